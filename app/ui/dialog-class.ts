/** Classes shared by every dialog: the backdrop and a centred box; a bottom sheet on phones. */
export const dialogClass = {
  backdrop: "fixed inset-0 bg-patina-950/52 transition-opacity duration-200 data-closed:opacity-0",
  place: "fixed inset-0 flex items-end justify-center rows:items-center rows:p-4",
  panel:
    "relative flex max-h-[calc(100dvh-2rem)] w-full flex-col overflow-hidden rounded-t-dialog bg-surface " +
    "shadow-dialog rows:rounded-b-dialog " +
    "transition-[opacity,translate] duration-200 ease-calm data-closed:translate-y-1 data-closed:opacity-0",
} as const;
