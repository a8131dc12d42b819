/** What this browser keeps between visits; silently nothing where storage is forbidden. */

type Kept = "language" | "theme" | "motion" | "log";

export function kept(name: Kept): string | null {
  try {
    return localStorage.getItem(`royaumes-${name}`);
  } catch {
    return null;
  }
}

export function keep(name: Kept, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`royaumes-${name}`);
    else localStorage.setItem(`royaumes-${name}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
