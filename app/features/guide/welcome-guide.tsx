import { deferredDialog } from "#app/ui/deferred/deferred-part.tsx";

/** The four steps of the product, one at a time. Starts over each time it opens. */
export const WelcomeGuide = deferredDialog({ name: "la guía", load: () => import("./guide-dialog.tsx") });
