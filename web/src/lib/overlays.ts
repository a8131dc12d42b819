/**
 * Drawers and dialogs in the browser's history: the back button closes the uppermost, as it does in an app.
 * However many are open, one after the other or one over the other, they are one step of the history.
 */

interface Mark {
  overlay?: boolean;
}
const open: (() => void)[] = [];
const marked = (): boolean => (history.state as Mark | null)?.overlay === true;

function back(): void {
  if (marked()) return; // the button came from a page behind this one
  open.at(-1)?.();
  if (open.length > 1) mark(); // others are still open below it
}

function mark(): void {
  if (!marked()) history.pushState({ overlay: true } satisfies Mark, "");
}

/** Tell that something was opened over the page; call what comes back when it is closed. */
export function opened(close: () => void): () => void {
  if (!open.length) addEventListener("popstate", back);
  open.push(close);
  mark();
  return () => {
    open.splice(open.indexOf(close), 1);
    // What is opened in its place keeps the step; a link that was followed has made one of its own.
    setTimeout(() => {
      if (open.length) return;
      removeEventListener("popstate", back);
      if (marked()) history.back();
    });
  };
}
