import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { HunterProfile } from "#app/features/interview/hunters/hunter.ts";
import type { InterviewState } from "#app/features/interview/state.ts";
import { ReadingSettings } from "#app/features/reading/reading-settings.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { ArchPortrait } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { deferredDialog } from "#app/ui/deferred/deferred-part.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { notify } from "#app/ui/notify.tsx";
import { ChatHeader } from "./chat-header.tsx";
import { Composer } from "./composer.tsx";
import { MessageLog } from "./message-log.tsx";
import { RatingDialog } from "./rating-dialog.tsx";
import { type ChatData, type ChatHunter, FINISHED, listPath, resultPath } from "./screen-data.ts";
import { InterviewSession } from "./session.ts";
import { celebrates, type SessionView } from "./session-view.ts";
import { AboutOffer, ResumeOffer, StartOffer } from "./start-offer.tsx";
import { EndedElsewhere, MovedElsewhere } from "./unsaved-answers.tsx";
import { lastSaid, useReadAloud } from "./use-read-aloud.ts";

/** Its script is loaded when the browser is idle; when the dialog is needed, the server has just been reachable. */
const CareDialog = deferredDialog({ name: "dónde pedir ayuda", load: () => import("./care-dialog.tsx") });

/** The interview with one hunter. Use the hunter's id as React key. */
export function Conversation({ data, hunter }: { data: ChatData; hunter: ChatHunter }) {
  const [session, view] = useSession(data, hunter);
  useReadAloud(view);
  const { state } = view;
  const greeting = state.phase === "greeting";
  return (
    <div className="grid h-dvh min-[73.75rem]:grid-cols-[minmax(0,1fr)_17.5rem]">
      <div className="flex min-h-0 min-w-0 flex-col">
        <ChatHeader hunter={hunter} state={state} back={listPath(data)} />
        <MessageLog
          key={view.conversation}
          hunter={hunter}
          messages={state.messages}
          waiting={awaited(state.phase, hunter.name)}
          before={
            greeting ? (
              <>
                {data.open && (
                  <ResumeOffer
                    open={data.open}
                    chosen={data.offer}
                    hunterName={hunter.name}
                    onResume={() => session.resume()}
                  />
                )}
                {data.offer && <AboutOffer title={data.offer.title} />}
              </>
            ) : undefined
          }
          after={
            greeting ? (
              <StartOffer
                primary={data.open === null}
                onStart={() => session.begin()}
                onDecline={() => session.decline()}
              />
            ) : undefined
          }
        />
        <Bottom session={session} view={view} hunter={hunter} voice={data.voice} listPath={listPath(data)} />
      </div>
      <AnswerGuide hunter={hunter} state={state} />
      <p role="status" className="sr-only">
        {view.announcement}
      </p>
      <CareDialog
        open={view.care}
        isOver={state.phase === "ended"}
        onClose={() => session.goOn()}
        onLeave={() => session.leaveHere()}
      />
      <RatingDialog
        open={view.rating}
        hunter={hunter}
        resultPath={resultPath(view.interviewId)}
        resultState={stateFor(view)}
        onSend={(rating, comments) => session.rate(rating, comments)}
        onClose={() => session.closeRating()}
      />
    </div>
  );
}

function awaited(phase: SessionView["state"]["phase"], hunterName: string): string | null {
  if (phase === "loading") return "Cargando la entrevista";
  return phase === "waiting" ? `${hunterName} está leyendo tu respuesta` : null;
}

type BottomProps = {
  session: InterviewSession;
  view: SessionView;
  hunter: ChatHunter;
  voice: ChatData["voice"];
  listPath: string;
};

function Bottom({ session, view, hunter, voice, listPath }: BottomProps) {
  const { state, unsaved } = view;
  const result = resultPath(view.interviewId);
  if (!state.interviewStarted) return null;
  if (unsaved?.why === "ended") return <EndedElsewhere texts={unsaved.texts} listPath={listPath} resultPath={result} />;
  // When the time is over, the text box stays disabled for the seconds until the result.
  if (state.ending !== null && state.ending !== "time") {
    return <EndPanel view={view} listPath={listPath} resultPath={result} onRate={() => session.openRating()} />;
  }
  return (
    <>
      {view.unsent > 0 && (
        <div className="mx-auto w-full max-w-[46rem] px-3 shell:px-0">
          <Alert tone="warn" role="status">
            {view.unsent === 1 ? "Una respuesta aún no llega" : `${view.unsent} respuestas aún no llegan`} al servidor.
            Se envía con la siguiente: sigue respondiendo y no cierres esta pestaña.
          </Alert>
        </div>
      )}
      {unsaved && <MovedElsewhere texts={unsaved.texts} onClose={() => session.dismissUnsaved()} />}
      {view.setAside !== null && <SetAsideNote onRecover={() => session.recover()} />}
      <Composer
        state={state}
        hunterName={hunter.name}
        voice={voice}
        text={view.draft}
        onText={(text) => session.write(text)}
        onSend={(spoken) => session.send(spoken)}
      />
    </>
  );
}

function useSession(data: ChatData, hunter: ChatHunter): [InterviewSession, SessionView] {
  const navigate = useNavigate();
  const [session] = useState(() => new InterviewSession(data, hunter));
  const view = useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; the exits do not change
  useEffect(
    () =>
      session.open({
        leave: () => navigate(listPath(data)),
        result: () => {
          const ended = session.snapshot();
          navigate(resultPath(ended.interviewId), { state: stateFor(ended) });
        },
        home: () => navigate("/"),
        questionsFailed: () =>
          notify({
            tone: "info",
            title: "Información",
            detail: "Se usarán preguntas genéricas para la entrevista.",
          }),
        followed: (tooLate) =>
          notify({
            tone: "info",
            title: "Tu entrevista siguió en otra pestaña",
            detail: tooLate
              ? "Esa pregunta ya tenía respuesta. Lo que escribiste sigue en el cuadro."
              : "Esta es la conversación como quedó guardada.",
          }),
        noQuestions: () =>
          notify({ tone: "bad", title: "Error", detail: "No se pudieron cargar las preguntas de entrevista." }),
      }),
    [session],
  );
  return [session, view];
}

/**
 * Shown after the student continues: the answer was not stored, and its text can be restored if it was misunderstood.
 */
function SetAsideNote({ onRecover }: { onRecover: () => void }) {
  return (
    <p
      className={classNames(
        "mx-auto flex w-full max-w-[46rem] flex-wrap items-center gap-x-2 px-4 text-sm leading-5 text-ink-2",
        "shell:px-2",
      )}
    >
      Lo que escribiste no se guardó.
      <Button variant="ghost" size="sm" onClick={onRecover}>
        Recuperar mi texto
      </Button>
    </p>
  );
}

/** What the result's screen is told about how one comes there. */
function stateFor(view: SessionView): typeof FINISHED | undefined {
  return celebrates(view) ? FINISHED : undefined;
}

type EndPanelProps = { view: SessionView; listPath: string; resultPath: string; onRate: () => void };

/** Shown instead of the text box once the conversation is over. */
function EndPanel({ view, listPath, resultPath, onRate }: EndPanelProps) {
  const { state } = view;
  const title = useRef<HTMLParagraphElement>(null);
  // The text box that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div data-bottom-bar className="px-3 pt-2 pb-4 shell:px-6 shell:pb-6">
      <div
        className={classNames(
          "mx-auto flex max-w-[46rem] flex-col gap-3 rounded-card border border-line bg-surface p-4",
          "shadow-raised rows:flex-row rows:items-center",
        )}
      >
        <p ref={title} tabIndex={-1} className="flex-1 font-semibold outline-none">
          Entrevista terminada. Completaste {state.questionsAnswered} de {state.totalQuestions} preguntas.
        </p>
        {state.ending === "suggestions" ? (
          <LinkButton to={listPath}>Volver a seleccionar Head Hunter</LinkButton>
        ) : (
          <div className="flex flex-col gap-2 rows:flex-row">
            {state.phase !== "done" && (
              <Button variant="secondary" onClick={onRate}>
                Calificar
              </Button>
            )}
            <LinkButton to={resultPath} state={stateFor(view)}>
              Ver resultado
            </LinkButton>
          </div>
        )}
      </div>
    </div>
  );
}

const PARTS = [
  ["Situación", "Qué estaba pasando"],
  ["Acción", "Qué hiciste tú"],
  ["Resultado", "Qué cambió, con un número"],
] as const;

/** Beside the conversation in wide windows: the hunter, the progress, and advice on structuring an answer. */
function AnswerGuide({ hunter, state }: { hunter: HunterProfile; state: InterviewState }) {
  const question = state.interviewStarted ? state.questions[state.currentQuestionIndex] : undefined;
  return (
    <aside
      aria-label="Ayuda para responder"
      className="hidden overflow-y-auto border-l border-line bg-quiet px-6 py-8 text-center min-[73.75rem]:block"
    >
      <ArchPortrait src={hunter.portrait} alt={`Retrato de ${hunter.name}`} className="mx-auto w-38" />
      <h2 className="mt-4 text-lg leading-6">
        {question ? `Pregunta ${state.currentQuestionIndex + 1} de ${state.totalQuestions}` : hunter.name}
      </h2>
      <p className="text-sm text-ink-2">{question ? question.category : hunter.approach}</p>
      <hr className="my-6 border-line" />
      <h3 className="text-left text-[0.875rem] leading-5">Cómo ordenar tu respuesta</h3>
      <ol className="mt-3 grid gap-3 text-left">
        {PARTS.map(([name, text], index) => (
          <li key={name} className="grid grid-cols-[1.5rem_1fr] gap-x-2.5 text-[0.875rem] leading-5">
            <span
              aria-hidden="true"
              className="grid size-6 place-items-center rounded-full bg-cobre-100 text-xs font-bold text-cobre-700"
            >
              {index + 1}
            </span>
            <span>
              <b className="block font-semibold">{name}</b>
              <span className="text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <ReadingSettings
        sample={lastSaid(state.messages)}
        level={3}
        className="mt-6 border-t border-line pt-6 text-left"
      />
    </aside>
  );
}
