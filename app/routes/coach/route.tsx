import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { publishedSince } from "#app/features/coaching/calendar-feed/feed-address.server.ts";
import { dayName } from "#app/features/coaching/day-text.ts";
import { deskOf } from "#app/features/coaching/desk/desk.server.ts";
import type { Desk } from "#app/features/coaching/desk/desk-view.ts";
import { requirePermission, staffMember } from "#app/http/page.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { pluralize } from "#app/platform/format.ts";
import { OfficePage } from "#app/routes/admin/admin-subpage.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { NextCard } from "./next-card.tsx";
import { OwnCalendar } from "./own-calendar.tsx";
import { ToClose } from "./to-close.tsx";
import { Week } from "./week.tsx";

const TITLE = "Escritorio";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

const day = z.iso.date();

export async function loader(args: LoaderFunctionArgs) {
  const user = await requirePermission(args, "desk");
  const week = day.safeParse(new URL(args.request.url).searchParams.get("week"));
  const desk = await deskOf(getDb(), user.id, week.data ?? null);
  return { user: staffMember(user), desk, publishedSince: await publishedSince(getDb(), user.id) };
}

export default function DeskScreen() {
  const { user, desk, publishedSince: since } = useLoaderData<typeof loader>();
  return (
    <OfficePage user={user} title={TITLE} {...(desk && { lead: leadOf(desk) })}>
      {desk === null ? (
        <Alert tone="info" title="Tu cuenta no está unida a un coach">
          La oficina la une en Coaches y ausencias.
        </Alert>
      ) : (
        <>
          <NextCard next={desk.next} now={desk.now} today={desk.today} />
          <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
            <Week desk={desk} />
            <div className="grid gap-4">
              <ToClose sessions={desk.toClose} today={desk.today} />
              <OwnCalendar publishedSince={since} />
            </div>
          </div>
        </>
      )}
    </OfficePage>
  );
}

function leadOf({ today, days, sessions }: Desk): string {
  const on = (date: string) => sessions.filter((session) => session.date === date).length;
  const name = dayName(today);
  const counts = days.includes(today)
    ? `Hoy, ${pluralize(on(today), "cita", "citas")}; esta semana, ${sessions.length}.`
    : `En la semana que miras, ${pluralize(sessions.length, "cita", "citas")}.`;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}. ${counts}`;
}
