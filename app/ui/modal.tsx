import { deferredDialog } from "./deferred/deferred-part.tsx";

/**
 * A modal dialog: the focus stays inside, Esc closes, the focus returns to what opened it. The dialog machinery is a
 * sixth of a screen's scripts: it comes when the screen is idle, or when the first dialog opens.
 */
export const Modal = deferredDialog({ name: "esta ventana", load: () => import("./modal-dialog.tsx") });
