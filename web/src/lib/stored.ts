/** What this browser remembers between visits; silently nothing where storage is forbidden. */

type Name = "language" | "theme" | "speed" | "sounds" | "coach" | "explained" | "solved";

export function stored(name: Name): string | null {
  try {
    return localStorage.getItem(`royaumes-${name}`);
  } catch {
    return null;
  }
}

export function store(name: Name, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`royaumes-${name}`);
    else localStorage.setItem(`royaumes-${name}`, value);
  } catch {
    // A browser that stores nothing still plays.
  }
}
