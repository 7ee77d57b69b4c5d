/** What people have typed on this page and nobody has kept: it decides whether the page may be loaded anew. */

const typed = new WeakSet<EventTarget>();

/** Call once, in the browser. */
export function watchTyping(): void {
  document.addEventListener("input", (event) => event.target && typed.add(event.target), { capture: true });
}

/** Fields inside of `data-draft-kept` come back by themselves after a reload. */
export function hasUnsentText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "textarea, input:not([type=checkbox]):not([type=radio]):not([type=search])",
  );
  return [...fields].some(
    (field) => typed.has(field) && field.value.trim() !== "" && field.closest("[data-draft-kept]") === null,
  );
}
