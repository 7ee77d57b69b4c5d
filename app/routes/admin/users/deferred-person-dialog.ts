import { deferredDialog } from "#app/ui/deferred/deferred-part.tsx";

/** The form of a person, whose script is loaded when it opens. */
export const PersonDialog = deferredDialog({
  name: "la ventana de la persona",
  load: () => import("./person-dialog.tsx"),
});
