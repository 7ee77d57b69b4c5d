/** Tracks typed text that has not been saved: it decides whether the page may be reloaded. */

const typed = new WeakSet<EventTarget>();

/** Call once, in the browser. */
export function watchTyping(): void {
  document.addEventListener("input", (event) => event.target && typed.add(event.target), { capture: true });
}

/** Fields inside `data-draft-kept` are restored after a reload and do not count. */
export function hasUnsentText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "textarea, input:not([type=checkbox]):not([type=radio]):not([type=search])",
  );
  return [...fields].some(
    (field) => typed.has(field) && field.value.trim() !== "" && field.closest("[data-draft-kept]") === null,
  );
}
