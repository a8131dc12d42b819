/** Light or dark: as the system says, or as chosen here. */

import { keep, kept } from "./stored";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

class Look {
  theme = $state<Theme>("system");

  start(): void {
    this.choose(THEMES.find((one) => one === kept("theme")) ?? "system");
  }

  choose(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme === "system" ? null : theme);
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }
}

export const look = new Look();

/** Whether the system asks for little motion. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
