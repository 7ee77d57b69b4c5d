import { DIFFICULTY_WORDS } from "#app/features/cv/report/labels.ts";
import type { CvResult } from "#app/features/cv/result.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";

const SHOWN = 4;

/** Up to four interview questions for practice. */
export function QuestionsCard({ questions }: { questions: CvResult["interview_questions"] }) {
  return (
    <Card as="section" aria-labelledby="preguntas">
      <h2 id="preguntas">Preguntas para practicar</h2>
      {questions.length === 0 && (
        <p className="mt-2 text-ink-2">Practica con las preguntas generales de Entrevistas IA.</p>
      )}
      <ol className="mt-2">
        {questions.slice(0, SHOWN).map(({ question, difficulty, category }) => (
          <li key={question} className="grid gap-1.5 border-t border-hair py-2.5 first:border-0">
            <span className="wrap-anywhere">{question}</span>
            <span className="flex flex-wrap gap-1.5">
              <Badge tone="outline">{DIFFICULTY_WORDS[difficulty]}</Badge>
              {category && <Badge>{category}</Badge>}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
