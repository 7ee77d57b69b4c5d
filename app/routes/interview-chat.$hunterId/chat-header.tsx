import { ArrowLeft, CirclePause, Lightbulb, MessageCircleQuestion, Timer, Volume2, VolumeX } from "lucide-react";
import { useId, useState } from "react";
import type { HunterProfile } from "#app/features/interview/hunters/hunter.ts";
import type { InterviewState } from "#app/features/interview/state.ts";
import { countdown, timerTone } from "#app/features/interview/timer.ts";
import { ReadingSettings } from "#app/features/reading/reading-settings.tsx";
import { useReader } from "#app/features/reading/use-reader.ts";
import { pluralize } from "#app/platform/format.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { lastSaid } from "./use-read-aloud.ts";

/** The hunter's name, the interview's progress, and the remaining time. */
export function ChatHeader({ hunter, state, back }: { hunter: HunterProfile; state: InterviewState; back: string }) {
  const [reader, { voice, on }] = useReader();
  const [open, setOpen] = useState(false);
  const settings = useId();
  return (
    <>
      <header
        className={classNames(
          "relative flex flex-wrap items-center gap-2 border-b border-line bg-surface py-2 pr-3 pl-1",
          "shell:flex-nowrap shell:gap-3 shell:bg-paper shell:py-3.5 shell:pr-6 shell:pl-4",
        )}
      >
        <LinkButton to={back} variant="ghost" square icon={ArrowLeft}>
          <span className="sr-only">Volver a head hunters</span>
        </LinkButton>
        <Avatar name={hunter.name} src={hunter.portrait} size={40} />
        <div className="min-w-0 flex-1">
          <h1 className="text-lg leading-5.5 tracking-[-0.015em] shell:text-lg shell:leading-5.5">{hunter.name}</h1>
          <p className="truncate text-sm leading-4.5 text-ink-3">{hunter.title}</p>
        </div>
        {reader !== null && voice !== "unknown" && (
          <Button
            variant="ghost"
            square
            icon={on ? Volume2 : VolumeX}
            aria-label="Leer las preguntas"
            aria-expanded={open}
            aria-controls={settings}
            className="min-[73.75rem]:hidden"
            onClick={() => setOpen(!open)}
          />
        )}
        {state.interviewStarted && <Progress state={state} />}
      </header>
      <div id={settings} hidden={!open} className="border-b border-line bg-surface px-4 py-3 min-[73.75rem]:hidden">
        <ReadingSettings sample={lastSaid(state.messages)} level={2} className="mx-auto max-w-[46rem]" />
      </div>
    </>
  );
}

function Progress({ state }: { state: InterviewState }) {
  const current = state.currentQuestionIndex;
  const held = state.phase === "question" && !state.timerActive;
  const tone = held ? "patina" : timerTone(state.timeRemaining);
  return (
    <>
      {state.phase === "waiting" && (
        <Badge tone="patina" size="lg" icon={CirclePause}>
          Reloj en pausa
        </Badge>
      )}
      <ul
        aria-label="Avance"
        className={classNames(
          "flex w-full flex-wrap gap-1.5 pb-1 pl-2 shell:w-auto shell:flex-nowrap shell:gap-2 shell:pb-0",
          "shell:pl-0",
        )}
      >
        <li>
          <Badge size="lg" icon={MessageCircleQuestion}>
            Pregunta {current + 1}/{state.totalQuestions}
          </Badge>
        </li>
        <li>
          <Badge size="lg" icon={Lightbulb}>
            Sugerencias {state.suggestionsGiven}/{state.maxSuggestions}
          </Badge>
        </li>
        <li className="max-shell:ml-auto">
          <span role="timer" aria-label={spokenTime(state.timeRemaining)}>
            <Badge
              tone={tone}
              size="lg"
              icon={held ? CirclePause : Timer}
              className={classNames(
                tone === "warn" && "inset-ring inset-ring-warn-line",
                tone === "bad" && "inset-ring inset-ring-bad-line",
              )}
            >
              {held ? "En pausa" : countdown(state.timeRemaining)}
            </Badge>
          </span>
        </li>
      </ul>
      <div aria-hidden="true" className="absolute inset-x-0 -bottom-px flex gap-0.75">
        {state.questions.map((question, index) => (
          <span key={question.id} className={classNames("h-0.75 flex-1", stepColor(index, state))} />
        ))}
      </div>
    </>
  );
}

/** Colour of a step: done, current, or to come. After the end, an unanswered question is neither done nor current. */
function stepColor(index: number, { currentQuestionIndex: current, ending }: InterviewState): string {
  if (index < current || ending === "completed") return "bg-patina-500";
  return index === current && ending === null ? "bg-cobre-500" : "";
}

/** Text for screen readers: "Quedan 9 minutos y 12 segundos". */
function spokenTime(secondsLeft: number): string {
  const whole = Math.ceil(Math.max(0, secondsLeft));
  const minutes = Math.floor(whole / 60);
  const seconds = whole % 60;
  return `Quedan ${pluralize(minutes, "minuto", "minutos")} y ${pluralize(seconds, "segundo", "segundos")}`;
}
