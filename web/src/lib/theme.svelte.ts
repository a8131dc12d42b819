/** Light or dark: as the system says, or as chosen here. */

import { store, stored } from "./stored";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

class ThemeChoice {
  now = $state<Theme>("system");

  start(): void {
    this.choose(THEMES.find((one) => one === stored("theme")) ?? "system");
  }

  choose(theme: Theme): void {
    this.now = theme;
    store("theme", theme === "system" ? null : theme);
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }
}

export const theme = new ThemeChoice();

/** Whether the system asks for little motion. */
export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
