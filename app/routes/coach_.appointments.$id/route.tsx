import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Video } from "lucide-react";
import { dayName } from "#app/features/coaching/day-text.ts";
import { appointmentOf } from "#app/features/coaching/desk/appointment.server.ts";
import type { Appointment } from "#app/features/coaching/desk/desk-view.ts";
import { MODALITIES } from "#app/features/coaching/modalities.ts";
import { requirePermission, staffMember } from "#app/http/page.server.ts";
import { isoNow } from "#app/platform/clock.ts";
import { getDb } from "#app/platform/db.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { OfficePage } from "#app/routes/admin/admin-subpage.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Before } from "./before.tsx";
import { NoteCard } from "./note-card.tsx";
import { StateButtons } from "./state-buttons.tsx";

const TITLE = "Cita";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const user = await requirePermission(args, "desk");
  const appointment = await findAppointment(user.id, args.params.id ?? "");
  const body = { user: staffMember(user), appointment, now: isoNow() };
  return Response.json(body, { status: appointment === null ? 404 : 200 });
}

async function findAppointment(userId: number, id: string): Promise<Appointment | null> {
  if (!/^\d{1,15}$/.test(id)) return null;
  try {
    return await appointmentOf(getDb(), userId, Number(id));
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

type AppointmentData = { user: ReturnType<typeof staffMember>; appointment: Appointment | null; now: string };

const BACK = { to: "/coach", label: "Escritorio" };

export default function AppointmentScreen() {
  const { user, appointment, now } = useLoaderData<AppointmentData>();
  if (appointment === null)
    return (
      <OfficePage user={user} title={TITLE} back={BACK}>
        <EmptyState
          art="/art/spot-search.svg"
          title="No encontramos esa cita"
          level={2}
          action={<LinkButton to="/coach">Ir al escritorio</LinkButton>}
        >
          Puede que la dirección tenga un número de más, o que la cita sea de otra persona.
        </EmptyState>
      </OfficePage>
    );
  return (
    <OfficePage
      user={user}
      title={appointment.name}
      lead={leadOf(appointment)}
      back={BACK}
      actions={<StateButtons appointment={appointment} now={now} />}
    >
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4">
          <About appointment={appointment} />
          <Before others={appointment.others} now={now} />
        </div>
        <NoteCard key={appointment.id} appointment={appointment} />
      </div>
    </OfficePage>
  );
}

function leadOf({ date, time, until, place, modality, career }: Appointment): string {
  const day = dayName(date);
  const parts = [
    `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${time} a ${until}`,
    place,
    MODALITIES[modality],
    career,
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

function About({ appointment: { message, email, phone, link } }: { appointment: Appointment }) {
  return (
    <Card as="section" aria-labelledby="about">
      <h2 id="about">Para esta cita</h2>
      <p className="mt-1 text-ink-2">{message === "" ? "No dejó un mensaje al agendar." : `«${message}»`}</p>
      <dl className="mt-3 grid grid-cols-[5rem_minmax(0,1fr)] gap-y-1 text-sm wrap-anywhere">
        <dt className="text-ink-3">Correo</dt>
        <dd>
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </dd>
        {phone !== "" && (
          <>
            <dt className="text-ink-3">Teléfono</dt>
            <dd>
              <a className="link" href={`tel:${phone.replace(/\s/g, "")}`}>
                {phone}
              </a>
            </dd>
          </>
        )}
      </dl>
      {link !== null && (
        <a href={link} target="_blank" rel="noreferrer" className={buttonClass({ variant: "secondary" }, "mt-4")}>
          <Icon glyph={Video} size={18} />
          Abrir reunión
        </a>
      )}
    </Card>
  );
}
