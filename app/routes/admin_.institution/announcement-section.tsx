import { CalendarClock } from "lucide-react";
import { AnnouncementBanner } from "#app/features/admin/institution/announcement-banner.tsx";
import { INSTITUTION_LIMITS } from "#app/features/admin/institution/institution-limits.ts";
import { Badge } from "#app/ui/badge.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { announcementWords, countHint } from "./form-values.ts";
import { themeOf } from "./preview-theme.ts";
import { PreviewLabel, SectionCard, TwoColumns } from "./section-card.tsx";
import type { InstitutionFormState } from "./use-institution-form.ts";

type SectionProps = { form: InstitutionFormState };

export function AnnouncementSection({ form: { values, set, problems, tried } }: SectionProps) {
  const shown = tried ? problems : {};
  const state = announcementWords(values, new Date().toISOString());
  const aside = state && (
    <Badge tone={state.isShown ? "ok" : "patina"} icon={CalendarClock}>
      {state.words}
    </Badge>
  );
  return (
    <SectionCard id="anuncio" title="Anuncio en el inicio" aside={aside}>
      <TwoColumns>
        <div className="grid items-start gap-4 rows:max-lg:grid-cols-2">
          <TextField
            label="Desde"
            type="datetime-local"
            name="from"
            value={values.from}
            error={shown.from}
            hint="Hora de Chile."
            onChange={(event) => set("from", event.target.value)}
          />
          <TextField
            label="Hasta"
            type="datetime-local"
            name="until"
            value={values.until}
            error={shown.until}
            hint="Desde esa hora no se ve más."
            onChange={(event) => set("until", event.target.value)}
          />
          <TextAreaField
            label="Texto"
            name="announcement"
            rows={3}
            value={values.announcement}
            maxLength={INSTITUTION_LIMITS.announcement}
            hint={`${countHint(values.announcement, "announcement")}. Vacío: no hay anuncio.`}
            onChange={(event) => set("announcement", event.target.value)}
            className="rows:max-lg:col-span-2"
          />
        </div>
        <div>
          <PreviewLabel>Así se ve en el inicio</PreviewLabel>
          {values.announcement.trim() ? (
            <div style={themeOf(values)} className="own-accent">
              <AnnouncementBanner text={values.announcement} />
            </div>
          ) : (
            <p className="text-sm text-ink-3">Sin texto no se muestra nada.</p>
          )}
        </div>
      </TwoColumns>
    </SectionCard>
  );
}
