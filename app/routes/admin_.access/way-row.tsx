import { Check, CircleAlert, CircleCheckBig, Minus, PlugZap, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { Way } from "#app/features/access/access-report.server.ts";
import type { TrialStep } from "#app/features/access/trial/trial.ts";
import { postJson } from "#app/http/api.ts";
import { useCommand } from "#app/routes/admin/use-command.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { type Glyph, Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** A way in and what it rests on; one that somebody outside answers can be tried. */
export function WayRow({ way: { id, name, facts, isOn }, mayTry }: { way: Way; mayTry: boolean }) {
  return (
    <li className="border-b border-line py-3 last:border-b-0 last:pb-0">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{name}</h3>
          {facts.map((fact) => (
            <p key={fact} className="text-sm text-ink-2 wrap-anywhere">
              {fact}
            </p>
          ))}
        </div>
        <Badge tone={isOn ? "ok" : "neutral"} icon={isOn ? Check : Minus}>
          {isOn ? "Activa" : "Apagada"}
        </Badge>
      </div>
      {id !== undefined && mayTry && <Trial id={id} name={name} />}
    </li>
  );
}

const SUMMARY: Record<TrialStep["state"], string> = {
  ok: "La prueba salió bien. Nadie entró: pruébala también entrando tú.",
  warn: "La prueba salió con advertencias. Nadie entró.",
  fail: "La prueba encontró algo que corregir. Nadie entró.",
};

function Trial({ id, name }: { id: string; name: string }) {
  const { busy, failure, run } = useCommand();
  const isReady = useHydrated();
  const [steps, setSteps] = useState<TrialStep[] | null>(null);
  const begin = async () => {
    setSteps(null);
    const outcome = await run(() => postJson<{ steps: TrialStep[] }>("/api/admin/access/try", { way: id }));
    if (outcome && outcome.failure === undefined) setSteps(outcome.answer.steps);
  };
  const worst = steps && (["fail", "warn"] as const).find((state) => steps.some((step) => step.state === state));
  return (
    <div className="mt-3">
      <Button
        variant="secondary"
        size="sm"
        icon={PlugZap}
        busy={busy}
        busyText="Probando..."
        waiting={!isReady}
        aria-label={`${steps ? "Probar otra vez" : "Probar"} ${name}`}
        onClick={() => void begin()}
      >
        {steps ? "Probar otra vez" : "Probar"}
      </Button>
      <div role="status">
        {steps && (
          <>
            <p className="mt-3 font-medium">{SUMMARY[worst ?? "ok"]}</p>
            <ul className="mt-1">
              {steps.map((step) => (
                <StepRow key={step.found} step={step} />
              ))}
            </ul>
          </>
        )}
      </div>
      {failure && (
        <Alert tone="bad" className="mt-3">
          {failure}
        </Alert>
      )}
    </div>
  );
}

const MARKS: Record<TrialStep["state"], { words: string; glyph: Glyph; tone: string }> = {
  ok: { words: "Bien", glyph: CircleCheckBig, tone: "text-ok" },
  warn: { words: "Advertencia", glyph: TriangleAlert, tone: "text-warn" },
  fail: { words: "Por corregir", glyph: CircleAlert, tone: "text-bad" },
};

function StepRow({ step: { state, found, remedy } }: { step: TrialStep }) {
  const { words, glyph, tone } = MARKS[state];
  return (
    <li className="flex gap-2 py-1.5 text-sm">
      <span className={classNames("mt-0.5 shrink-0", tone)}>
        <Icon glyph={glyph} size={16} />
        <span className="sr-only">{words}: </span>
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className={state === "ok" ? undefined : "font-medium"}>{found}</span>
        {remedy && <span className="block text-ink-2">{remedy}</span>}
      </span>
    </li>
  );
}
