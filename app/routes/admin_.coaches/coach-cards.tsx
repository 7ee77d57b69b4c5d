import { CircleCheck, CircleMinus, MailWarning, Pencil, Plus } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { AdminCoach } from "#app/features/admin/panel-api-schemas.server.ts";
import { ReadFailure } from "#app/routes/admin/list/read-failure.tsx";
import { useCoaches } from "#app/routes/admin/queries.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { deferredDialog } from "#app/ui/deferred/deferred-part.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadingRows } from "#app/ui/skeleton.tsx";
import { Absences } from "./absences.tsx";
import { COACH_MODALITIES, WEEKDAY_NAMES } from "./coach-labels.ts";
import { PortraitButtons } from "./portrait-buttons.tsx";

const CoachDialog = deferredDialog({ name: "la ficha del coach", load: () => import("./coach-dialog.tsx") });

export function CoachCards() {
  const read = useCoaches();
  const [open, setOpen] = useState(false);
  // The coach in the form is kept while the form fades out; undefined: a new coach.
  const edited = useRef<AdminCoach | undefined>(undefined);
  const [turn, setTurn] = useState(0);
  const edit = (coach: AdminCoach | undefined) => {
    edited.current = coach;
    setTurn(turn + 1);
    setOpen(true);
  };
  return (
    <>
      {read.data?.length !== 0 && (
        <Button icon={Plus} onClick={() => edit(undefined)} className="mb-4">
          Agregar coach
        </Button>
      )}
      {read.isError && <ReadFailure read={read} title="Error al obtener coaches" />}
      {read.isPending && (
        <Card pad="none">
          <LoadingRows text="Cargando coaches..." />
        </Card>
      )}
      {read.data?.length === 0 && (
        <Card pad="none">
          <EmptyState
            art="/art/spot-calendar.svg"
            level={2}
            title="Todavía no hay coaches"
            action={
              <Button icon={Plus} onClick={() => edit(undefined)}>
                Agregar el primer coach
              </Button>
            }
          >
            Basta su nombre, su email y las horas en que atiende: con eso las personas ya pueden reservar. Toma dos
            minutos.
          </EmptyState>
        </Card>
      )}
      <div className="grid items-start gap-4 shell:grid-cols-2">
        {read.data?.map((coach) => (
          <CoachCard key={coach.id} coach={coach} onEdit={() => edit(coach)} />
        ))}
      </div>
      <CoachDialog key={turn} coach={edited.current} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function CoachCard({ coach, onEdit }: { coach: AdminCoach; onEdit: () => void }) {
  const title = `coach-${coach.id}`;
  return (
    <Card as="article" aria-labelledby={title}>
      <div className="flex items-start gap-3.5">
        <Avatar name={coach.name} src={coach.image} size={56} />
        <div className="min-w-0 flex-1">
          <h2 id={title} className="text-lg leading-6 wrap-anywhere">
            {coach.name}
          </h2>
          <p className="text-ink-2">{coach.title || coach.specialty || "Sin título"}</p>
          <div className="mt-1.5 flex flex-wrap gap-2">
            {coach.isSample && <Badge tone="outline">Muestra</Badge>}
            <Bookable coach={coach} />
          </div>
        </div>
        <Button
          variant="secondary"
          size="sm"
          icon={Pencil}
          aria-label={`Editar a ${coach.name}`}
          onClick={onEdit}
          className="touch:min-h-11"
        >
          Editar
        </Button>
      </div>
      <PortraitButtons coach={coach} />
      <CoachFacts coach={coach} />
      <Absences coach={coach} />
    </Card>
  );
}

function Bookable({ coach }: { coach: AdminCoach }) {
  if (!coach.isActive) return <Badge icon={CircleMinus}>Inactivo: no recibe reservas</Badge>;
  if (!coach.isBookable) {
    return (
      <Badge tone="warn" icon={MailWarning}>
        Falta el correo: no recibe reservas
      </Badge>
    );
  }
  return (
    <Badge tone="ok" icon={CircleCheck}>
      Activo
    </Badge>
  );
}

/** Modality, place and weekly hours of a coach. */
function CoachFacts({ coach }: { coach: AdminCoach }) {
  const days = coach.availability.filter(({ times }) => times.length > 0);
  return (
    <dl className="mt-4 grid gap-x-4 gap-y-1.5 rows:grid-cols-[8rem_minmax(0,1fr)]">
      <Fact term="Especialidad">{coach.specialty || "-"}</Fact>
      <Fact term="Email">{coach.email || "Sin email"}</Fact>
      <Fact term="Horas">
        {days.length === 0
          ? "Sin horas"
          : days.map(({ weekday, times }) => (
              <span key={weekday} className="block tabular-nums">
                {WEEKDAY_NAMES[weekday - 1]}: {times.join(", ")}
              </span>
            ))}
      </Fact>
      <Fact term="Duración">{coach.sessionMinutes} minutos</Fact>
      <Fact term="Modalidad">{COACH_MODALITIES[coach.modality]}</Fact>
      {coach.modality !== "online" && <Fact term="Lugar">{coach.meetingPlace || "Sin lugar"}</Fact>}
      {coach.modality !== "in_person" && <Fact term="Enlace">{coach.meetingLink || "Sin enlace"}</Fact>}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm leading-6 text-ink-3 max-rows:mt-1">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}
