import { useSyncExternalStore } from "react";
import type { SignInWays } from "#app/features/access/ways.ts";
import { sessionWatch } from "#app/http/lost-session.ts";
import { forgetTab } from "#app/http/tab-storage.ts";
import { deferredDialog } from "#app/ui/deferred/deferred-part.tsx";

/** What the document knows of whoever it was made for. */
export type ScreenSession = {
  /** Tells this person's screens from another's. */
  person: string;
  ways: SignInWays;
};

const SessionDialog = deferredDialog({ name: "el ingreso", load: () => import("./session-dialog.tsx") });

/** Rendered once in the root: asks for the person over the current screen when its session has ended. */
export function SessionNotice({ ways }: { ways: SignInWays }) {
  const state = useSyncExternalStore(sessionWatch.subscribe, sessionWatch.state, () => null);
  const isOther = state === "other";
  return (
    <SessionDialog
      open={state}
      ways={ways}
      onClose={isOther ? () => leaveScreen("/") : sessionWatch.giveUp}
      onLeave={() => leaveScreen(isOther ? "/" : "/login")}
    />
  );
}

/** Loads a new document, so that nothing of this person stays in memory. */
function leaveScreen(to: string): void {
  forgetTab();
  window.location.assign(to);
}
