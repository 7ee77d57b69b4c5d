import { useNavigate } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type Hunter, hunterOf } from "#app/features/interview/hunters.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { deferredDialog } from "#app/ui/deferred/deferred-part.tsx";
import { notify } from "#app/ui/notify.tsx";
import { AnswerGuide } from "./answer-guide.tsx";
import { ChatHeader } from "./chat-header.tsx";
import { Composer } from "./composer.tsx";
import { EndPanel } from "./end-panel.tsx";
import { MessageLog } from "./message-log.tsx";
import { RatingDialog } from "./rating-dialog.tsx";
import { type ChatData, listPath } from "./screen-data.ts";
import { InterviewSession } from "./session.ts";
import type { SessionView } from "./session-view.ts";
import { ResumeOffer, StartOffer } from "./start-offer.tsx";

/** Its script comes while the screen is idle; who has told something has just reached the server that also sends it. */
const CareDialog = deferredDialog({ name: "dónde pedir ayuda", load: () => import("./care-dialog.tsx") });

/** The interview with one hunter. Give it the hunter's id as key. */
export function Conversation({ data, hunterId }: { data: ChatData; hunterId: Hunter["id"] }) {
  const hunter = hunterOf(hunterId);
  const [session, view] = useSession(data, hunterId);
  const { state } = view;
  const resultPath = view.interviewId === null ? "/interview-feedback" : `/interview-feedback?id=${view.interviewId}`;
  const greeting = state.phase === "greeting";
  return (
    <div className="grid h-dvh min-[73.75rem]:grid-cols-[minmax(0,1fr)_17.5rem]">
      <div className="flex min-h-0 min-w-0 flex-col">
        <ChatHeader hunter={hunter} state={state} back={listPath(data.fromCv)} />
        <MessageLog
          key={view.conversation}
          hunter={hunter}
          messages={state.messages}
          waiting={awaited(state.phase, hunter.name)}
          before={
            greeting && data.open ? (
              <ResumeOffer open={data.open} hunterName={hunter.name} onResume={() => session.resume()} />
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
        <Bottom
          session={session}
          view={view}
          hunter={hunter}
          voice={data.voice}
          listPath={listPath(data.fromCv)}
          resultPath={resultPath}
        />
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
        resultPath={resultPath}
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
  hunter: Hunter;
  voice: ChatData["voice"];
  listPath: string;
  resultPath: string;
};

function Bottom({ session, view, hunter, voice, listPath, resultPath }: BottomProps) {
  const { state } = view;
  if (!state.interviewStarted) return null;
  // After the time the box stays for the seconds until the result, disabled.
  if (state.ending !== null && state.ending !== "time") {
    return <EndPanel state={state} listPath={listPath} resultPath={resultPath} onRate={() => session.openRating()} />;
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
      {view.setAside !== null && <SetAsideNote onRecover={() => session.recover()} />}
      <Composer
        state={state}
        hunterName={hunter.name}
        voice={voice}
        text={view.draft}
        onText={(text) => session.write(text)}
        onSend={() => session.send()}
      />
    </>
  );
}

function useSession(data: ChatData, hunterId: Hunter["id"]): [InterviewSession, SessionView] {
  const navigate = useNavigate();
  const [session] = useState(() => new InterviewSession(data, hunterId));
  const view = useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; where it leads does not change
  useEffect(
    () =>
      session.open({
        leave: () => navigate(listPath(data.fromCv)),
        result: () => navigate("/interview-feedback"),
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

/** After going on: nothing was kept, and whoever was misunderstood has not lost what was written. */
function SetAsideNote({ onRecover }: { onRecover: () => void }) {
  return (
    <p className="mx-auto flex w-full max-w-[46rem] flex-wrap items-center gap-x-2 px-4 text-sm leading-5 text-ink-2 shell:px-2">
      Lo que escribiste no se guardó.
      <Button variant="ghost" size="sm" onClick={onRecover}>
        Recuperar mi texto
      </Button>
    </p>
  );
}
