import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import { CircleCheckBig } from "lucide-react";
import { BOOKING_STATUS } from "#app/features/coaching/booking-status.ts";
import { findAppointment } from "#app/features/coaching/links/appointment-link.server.ts";
import type { AppointmentView } from "#app/features/coaching/links/appointment-view.ts";
import { linkPage } from "#app/http/link-page.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { LinkFacts, LinkScreen, NeedsScripts } from "#app/routes/layout/link-screen.tsx";
import { useLinkAct } from "#app/routes/layout/use-link-act.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { AFTERWARDS, BUTTONS, wordsOf } from "./words.ts";

export const meta: MetaFunction = () => [{ title: "Tu cita de coaching · Desarrollo Profesional" }];

export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return linkPage(args, (sent) => findAppointment(getDb(), sent, { settings: getSettings() }));
}

/** What 'Confirmo que voy' and 'No puedo ir' of a reminder open. */
export default function AppointmentScreen() {
  const view = useLoaderData<AppointmentView>();
  const { token = "" } = useParams();
  const { state, appointment } = view;
  const act = useLinkAct("/api/coaching/appointment", state);
  const hydrated = useHydrated();
  const { title, lead } = wordsOf(view);
  const button = BUTTONS[view.kind];
  const afterwards = AFTERWARDS[state];
  return (
    <LinkScreen ref={act.heading} title={title} lead={lead} done={Done({ state })}>
      {appointment && <LinkFacts {...appointment} />}
      {state === "open" && (
        <form
          method="post"
          action="/api/coaching/appointment"
          className="mt-5"
          onSubmit={(event) => {
            event.preventDefault();
            void act.send({ token });
          }}
        >
          {act.error && (
            <Alert tone="bad" className="mb-4">
              {act.error}
            </Alert>
          )}
          <Button
            type="submit"
            size="lg"
            block
            variant={button.variant}
            busy={act.busy}
            busyText={button.busy}
            waiting={!hydrated}
          >
            {button.text}
          </Button>
          <NeedsScripts />
        </form>
      )}
      {afterwards && (
        <div className="mt-6">
          <LinkButton to={afterwards.to} size="lg" variant="secondary" className="max-sm:w-full">
            {afterwards.text}
          </LinkButton>
        </div>
      )}
    </LinkScreen>
  );
}

/** The badge of what the links were used for. */
function Done({ state }: Pick<AppointmentView, "state">) {
  if (state === "confirmed") {
    return (
      <Badge tone="ok" size="lg" icon={CircleCheckBig}>
        Confirmada
      </Badge>
    );
  }
  if (state !== "cancelled") return null;
  const { word, tone, glyph } = BOOKING_STATUS.cancelled;
  return (
    <Badge tone={tone} size="lg" icon={glyph}>
      {word}
    </Badge>
  );
}
