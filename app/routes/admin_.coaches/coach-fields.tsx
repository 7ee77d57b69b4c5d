import type { CoachModality } from "#app/features/admin/panel-api-schemas.server.ts";
import type { Availability } from "#app/features/coaching/booking-types.ts";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { COACH_MODALITIES } from "./coach-labels.ts";
import { WeekGrid } from "./week-grid.tsx";
import { weekConflict } from "./week-grid-rules.ts";

export type CoachDraft = {
  name: string;
  email: string;
  specialty: string;
  title: string;
  description: string;
  modality: CoachModality;
  meetingPlace: string;
  meetingLink: string;
  isActive: boolean;
  sessionMinutes: number;
  availability: Availability;
  /** RUT of the account with which the coach signs in; empty: none. */
  account: string;
};

/** Sentences that say how to fix a field, by field. */
export type CoachErrors = {
  name?: string;
  email?: string;
  meetingLink?: string;
};

/** In minutes. */
const SESSION_LENGTHS = [15, 20, 30, 40, 45, 60, 90, 120];

type CoachFieldsProps = { draft: CoachDraft; errors: CoachErrors; onChange: (changes: Partial<CoachDraft>) => void };

export function CoachFields({ draft, errors, onChange }: CoachFieldsProps) {
  const text = (
    field: "name" | "email" | "specialty" | "title" | "meetingPlace" | "meetingLink" | "account",
    maxLength: number,
  ) => ({
    value: draft[field],
    maxLength,
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  return (
    <div className="grid gap-4 rows:grid-cols-2">
      <TextField label="Nombre" {...text("name", 120)} error={errors.name} />
      <TextField
        label="Email"
        type="email"
        hint="Ahí llegan los avisos de citas: sin él no recibe reservas."
        {...text("email", 254)}
        error={errors.email}
      />
      <TextField
        label="RUT de su cuenta"
        optional
        hint="Con el rol Coach: entra a la plataforma y ve sus propias sesiones."
        className="rows:col-span-2"
        {...text("account", 30)}
      />
      <TextField label="Título" optional {...text("title", 120)} />
      <TextField label="Especialidad" optional {...text("specialty", 120)} />
      <TextAreaField
        label="Descripción"
        optional
        className="rows:col-span-2"
        maxLength={1000}
        value={draft.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <SelectField
        label="Modalidad"
        value={draft.modality}
        onChange={(event) => onChange({ modality: event.target.value as CoachModality })}
      >
        {Object.entries(COACH_MODALITIES).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Duración de cada sesión"
        value={draft.sessionMinutes}
        onChange={(event) => onChange({ sessionMinutes: Number(event.target.value) })}
      >
        {SESSION_LENGTHS.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes} minutos
          </option>
        ))}
      </SelectField>
      <TextField label="Lugar" optional {...text("meetingPlace", 200)} />
      <TextField
        label="Enlace de videollamada"
        optional
        type="url"
        {...text("meetingLink", 500)}
        error={errors.meetingLink}
      />
      <div className="rows:col-span-2">
        <WeekGrid
          availability={draft.availability}
          minutes={draft.sessionMinutes}
          error={weekConflict(draft.availability, draft.sessionMinutes)}
          onChange={(availability) => onChange({ availability })}
        />
      </div>
      <label className="flex min-h-11 items-center gap-3 rows:col-span-2">
        <input
          type="checkbox"
          checked={draft.isActive}
          onChange={(event) => onChange({ isActive: event.target.checked })}
          className="size-5 accent-act"
        />
        <span>
          <b className="font-semibold">Activo</b>
          <span className="block text-sm text-ink-3">Solo los coaches activos reciben reservas nuevas.</span>
        </span>
      </label>
    </div>
  );
}
