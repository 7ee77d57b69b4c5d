import { useState } from "react";
import type { AdminReading } from "#app/features/admin/question-schemas.server.ts";
import { postJson } from "#app/http/api.ts";
import { useCommand } from "#app/routes/admin/use-command.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";

const CERTAINTY: Record<AdminReading["certainty"], string> = {
  high: "con bastante seguridad",
  medium: "con algo de seguridad",
  low: "con poca seguridad",
};

const VERDICT: Record<NonNullable<AdminReading["verdict"]>, string> = {
  answers: "Aceptarían esta respuesta.",
  vague: "Aceptarían esta respuesta, pero como vaga.",
  doubtful: "Dudarían de que esta respuesta conteste la pregunta.",
  off: "No aceptarían esta respuesta: darían una sugerencia.",
};

type QuestionReadingProps = { hunterId: string; question: string; category: string };

/** What answers to the question are judged by, and a trial of it. */
export function QuestionReading({ hunterId, question, category }: QuestionReadingProps) {
  const { busy, failure, run } = useCommand();
  const [answer, setAnswer] = useState("");
  const [reading, setReading] = useState<{ of: string; found: AdminReading } | null>(null);
  const key = JSON.stringify([question, category, answer]);
  const ask = async () => {
    const body = { hunterId, question, category, answer };
    const outcome = await run(() => postJson<AdminReading>("/api/admin/questions/reading", body));
    if (outcome && outcome.failure === undefined) setReading({ of: key, found: outcome.answer });
  };
  // A reading of another text would be untrue.
  const found = reading?.of === key ? reading.found : null;
  return (
    <details className="rounded-control bg-paper px-3.5 py-2">
      <summary className="cursor-pointer py-1 text-[0.875rem] font-semibold touch:py-2">Cómo se evalúa</summary>
      <p className="mt-1 text-sm text-ink-2">
        El programa declara qué piden sus propias preguntas. De un texto de la oficina lo estiman las reglas por sus
        palabras, y miran si la respuesta trata de eso y no de otra pregunta de la entrevista. No saben si lo que la
        persona dice es correcto. Con un modelo de lenguaje instalado, él también opina.
      </p>
      <TextAreaField
        label="Respuesta de prueba"
        optional
        rows={3}
        className="mt-2.5"
        value={answer}
        maxLength={4000}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        disabled={question.trim() === ""}
        className="mt-2 touch:min-h-11"
        onClick={() => void ask()}
      >
        Probar con las reglas
      </Button>
      <div role="status" className="mt-2 text-sm">
        {failure && <p className="text-bad">{failure}</p>}
        {found && <p>{readingWords(found)}</p>}
        {found?.verdict && <p className="mt-1 font-semibold">{VERDICT[found.verdict]}</p>}
      </div>
    </details>
  );
}

function readingWords({ basis, certainty, asks }: AdminReading): string {
  if (asks.length === 0) return "Las reglas no reconocen qué pide esta pregunta.";
  const list = asks.length === 1 ? asks[0] : `${asks.slice(0, -1).join(", ")} o ${asks.at(-1)}`;
  if (basis === "bank") return `El programa declara que pide: ${list}.`;
  return `Las reglas entienden, ${CERTAINTY[certainty]}, que pide: ${list}.`;
}
