/**
 * Classes shared by every dialog: the backdrop and a centred box; a bottom sheet on phones. The opening moves by a CSS
 * animation and not by Headless UI's `transition`: a dialog closed while that one runs can stay mounted, unseen, and
 * catch every click (https://github.com/tailwindlabs/headlessui/issues/3892). So a closed dialog is gone at once.
 */
export const dialogClass = {
  backdrop: "fixed inset-0 bg-scrim animate-backdrop",
  place: "fixed inset-0 flex items-end justify-center rows:items-center rows:p-4",
  panel:
    "relative flex max-h-[calc(100dvh-2rem)] w-full flex-col overflow-hidden rounded-t-dialog bg-surface " +
    "shadow-dialog animate-dialog rows:rounded-b-dialog",
} as const;
