import { lazy, Suspense } from "react";
import { useEverTrue } from "#app/ui/use-ever-true.ts";
import type { WelcomeGuideProps } from "./guide-dialog.tsx";

const GuideDialog = lazy(() => import("./guide-dialog.tsx"));

/** The four steps of the product, one at a time. Starts over each time it opens. */
export function WelcomeGuide(props: WelcomeGuideProps) {
  if (!useEverTrue(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <GuideDialog {...props} />
    </Suspense>
  );
}
