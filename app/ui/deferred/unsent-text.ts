/** Tracks typed text: it decides whether the page may be reloaded, and what a notice may say of it. */

const typed = new WeakSet<EventTarget>();

/** Call once, in the browser. */
export function watchTyping(): void {
  document.addEventListener("input", (event) => event.target && typed.add(event.target), { capture: true });
}

/** Fields inside `data-draft-kept` are restored after a reload and do not count. */
export function hasUnsentText(): boolean {
  return typedFields().some((field) => field.closest("[data-draft-kept]") === null);
}

/** Whether something that was typed on this screen stands there, kept elsewhere or not. */
export function hasTypedText(): boolean {
  return typedFields().length > 0;
}

function typedFields(): (HTMLInputElement | HTMLTextAreaElement)[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "textarea, input:not([type=checkbox]):not([type=radio]):not([type=search])",
  );
  return [...fields].filter((field) => typed.has(field) && field.value.trim() !== "");
}
