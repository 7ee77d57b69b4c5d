import { CircleAlert, CircleCheckBig, WandSparkles } from "lucide-react";
import {
  accentProblem,
  type ContrastCheck,
  contrastChecks,
  OWN_ACCENT,
  ratioText,
  readableAccent,
} from "#app/platform/accent-color.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { TextField } from "#app/ui/field.tsx";
import { accentOf, themeOf } from "./preview-theme.ts";
import { PreviewLabel, SectionCard, TwoColumns } from "./section-card.tsx";
import type { InstitutionFormState } from "./use-institution-form.ts";

type SectionProps = { form: InstitutionFormState };

export function AccentSection({ form }: SectionProps) {
  const accent = accentOf(form.values);
  return (
    <SectionCard
      id="color"
      title="Color principal"
      aside={<p className="text-sm text-ink-3">Se comprueba mientras eliges. Uno que no se lee no se guarda.</p>}
    >
      <TwoColumns>
        <div>
          <ColorFields form={form} accent={accent} />
          <ul className="mt-3">
            {contrastChecks(accent).map((check) => (
              <CheckRow key={check.what} check={check} />
            ))}
          </ul>
        </div>
        <AccentPreview form={form} accent={accent} />
      </TwoColumns>
    </SectionCard>
  );
}

/** @param accent #rrggbb that is checked and shown */
function ColorFields({ form: { values, set, problems }, accent }: SectionProps & { accent: string }) {
  const better = accentProblem(accent) ? readableAccent(accent).toUpperCase() : null;
  return (
    <>
      <div className="flex items-start gap-3">
        <TextField
          label="Color"
          name="accent"
          value={values.accent}
          placeholder={OWN_ACCENT.toUpperCase()}
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          error={problems.accent}
          hint="Vacío: el color de la plataforma."
          onChange={(event) => set("accent", event.target.value)}
          className="min-w-0 flex-1"
        />
        <input
          type="color"
          aria-label="Elegir el color en una paleta"
          value={accent}
          onChange={(event) => set("accent", event.target.value.toUpperCase())}
          className="mt-6.5 h-11 w-12 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
        />
      </div>
      {(better || values.accent !== "") && (
        <div className="mt-2.5 flex flex-wrap gap-2">
          {better && (
            <Button
              variant="secondary"
              size="sm"
              icon={WandSparkles}
              onClick={() => set("accent", better)}
              className="touch:min-h-11"
            >
              Usar {better}
            </Button>
          )}
          {values.accent !== "" && (
            <Button variant="ghost" size="sm" onClick={() => set("accent", "")} className="touch:min-h-11">
              Usar el de la plataforma
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function CheckRow({ check: { what, foreground, background, ratio, passes } }: { check: ContrastCheck }) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-b-0">
      <svg viewBox="0 0 44 36" width={44} height={36} aria-hidden="true" className="shrink-0">
        <rect x="0.5" y="0.5" width="43" height="35" rx="8" fill={background} className="stroke-line" />
        <text x="22" y="23" textAnchor="middle" fontSize="15" fontWeight="640" fill={foreground}>
          Aa
        </text>
      </svg>
      <span className="min-w-0 flex-1 text-[0.875rem] leading-5">
        {what}
        <span className="block text-xs text-ink-3 tabular-nums">{ratioText(ratio)} a 1 · se pide 4,5</span>
      </span>
      <Badge tone={passes ? "ok" : "bad"} icon={passes ? CircleCheckBig : CircleAlert}>
        {passes ? "Cumple" : "No cumple"}
      </Badge>
    </li>
  );
}

/** The sign-in's head and a screen's buttons, in the colour that can be saved. */
function AccentPreview({ form: { values, logo, saved }, accent }: SectionProps & { accent: string }) {
  const shown = readableAccent(accent);
  return (
    <div>
      <PreviewLabel>{shown === accent ? "Así se ve" : `Así se ve con ${shown.toUpperCase()}`}</PreviewLabel>
      <div style={themeOf(values)} className="own-accent rounded-[0.75rem] border border-line bg-paper p-4">
        <p className="mb-3.5 flex items-center gap-2.5">
          <img src={logo.shown} alt="" width={36} height={36} className="size-9 object-contain" />
          <span className="min-w-0">
            <b className="block leading-5 wrap-anywhere">{values.name.trim() || saved.defaults.name}</b>
            <span className="block text-xs text-ink-3">Desarrollo Profesional</span>
          </span>
        </p>
        {values.welcome.trim() && (
          <p className="mb-3 text-sm whitespace-pre-line text-ink-2 wrap-anywhere">{values.welcome}</p>
        )}
        <p className="flex flex-wrap items-center gap-4">
          <span className={buttonClass({ size: "sm" })}>Comenzar simulación</span>
          <span className="link">Ver Guía</span>
        </p>
      </div>
      <p className="mt-1.5 text-sm text-ink-3">
        Los estados (Sólido, En desarrollo, Por reforzar) no cambian de color.
      </p>
    </div>
  );
}
