import type { SystemState } from "#app/features/admin/admin-office.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { howMany } from "#app/routes/admin/count-text.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Fact } from "./facts.tsx";

type Props = { fairness: SystemState["fairness"] };

/** What was changed in the CV, in Spanish; others are shown as they are. */
const SWAPS: Record<string, string> = {
  name: "el nombre",
  sex: "el sexo",
  nationality: "la nacionalidad",
  age: "la edad",
  residence: "la comuna",
  institution: "la casa de estudios",
  disability: "la discapacidad",
};

function points(value: number): string {
  const text = value.toLocaleString("es-CL", { maximumFractionDigits: 1 });
  return text === "1" ? "1 punto" : `${text} puntos`;
}

/** Only where the model that answers was measured and favours somebody. */
export function FairnessWarning({ fairness }: Props) {
  if (fairness?.state !== "unfair") return null;
  return (
    <Alert tone="warn" title="El modelo puntúa distinto el mismo CV según de quién es" className="mb-4">
      Al cambiar solo {SWAPS[fairness.swap] ?? fairness.swap}, el puntaje se movió hasta {points(fairness.largest)}; lo
      aceptable es 1. Usa otro modelo, o deja AI_ENGINE=rules: las reglas no miran esos datos. Después mide de nuevo con
      npm run eval:fairness.
    </Alert>
  );
}

/** Nothing where the rules answer alone. */
export function FairnessFact({ fairness }: Props) {
  if (fairness === null) return null;
  return (
    <Fact term="Trato parejo">
      {fairness.state === "unmeasured"
        ? "Sin medir con este modelo: npm run eval:fairness"
        : `Diferencia de hasta ${points(fairness.largest)}, ${points(fairness.mean)} en promedio (${howMany(fairness.pairs, "par", "pares")}, ${formatDateTime(fairness.at)})`}
    </Fact>
  );
}
