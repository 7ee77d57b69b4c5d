import { ArrowUp } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { sendRefusal } from "#app/features/interview/interview-machine.ts";
import type { InterviewState } from "#app/features/interview/state.ts";
import type { VoiceOffer } from "#app/features/interview/voice/voice-offer.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { deferredPart } from "#app/ui/deferred/deferred-part.tsx";
import { EnterLine, enterMakesLine, useEnterMakesLine } from "./enter-choice.tsx";

// Loaded with the first question and not with the page. If it cannot be loaded, the answer is typed.
const VoiceControl = deferredPart({
  name: "el micrófono",
  waiting: <span className="w-10 touch:w-11" />,
  missing: "line",
  load: () => import("./voice-control.tsx"),
});

/** The server's limit for the length of an answer. */
const MAX_ANSWER_LENGTH = 10_000;
const TALLEST = 160;

type ComposerProps = {
  state: InterviewState;
  hunterName: string;
  voice: VoiceOffer;
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
};

/** The answer's text box. The student can type while the hunter is typing; only sending is disabled then. */
export function Composer({ state, hunterName, voice, text, onText, onSend }: ComposerProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const gate = useRef<((send: () => void) => void) | null>(null);
  const id = useId();
  const makesLine = useEnterMakesLine();
  const over = state.timeRemaining <= 0;
  const blocked = sendRefusal(state, text) !== null;
  useEffect(() => box.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text determines the height
  useEffect(() => {
    if (!box.current) return;
    box.current.style.height = "auto";
    box.current.style.height = `${Math.min(TALLEST, box.current.scrollHeight)}px`;
  }, [text]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!blocked) gate.current ? gate.current(onSend) : onSend();
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter also confirms a word in an input method (IME): ignore that one.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    const always = event.ctrlKey || event.metaKey;
    if (!always && (event.shiftKey || enterMakesLine())) return;
    // Key repeat of a held key must not send again.
    event.repeat ? event.preventDefault() : submit(event);
  };
  return (
    <div data-bottom-bar data-draft-kept className="px-2 pt-2 pb-2.5 shell:px-6 shell:pt-3 shell:pb-4">
      <form
        onSubmit={submit}
        className={classNames(
          "mx-auto flex max-w-[46rem] flex-wrap items-end gap-1 rounded-[1.125rem] border border-line-strong",
          "bg-surface p-1.5 shadow-raised has-[textarea:disabled]:border-line",
          "has-[textarea:disabled]:bg-sunken has-[textarea:disabled]:shadow-none",
          "has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-1",
          "has-[textarea:focus-visible]:outline-patina-600",
        )}
      >
        <label htmlFor={id} className="sr-only">
          Tu respuesta
        </label>
        <textarea
          ref={box}
          id={id}
          rows={1}
          value={text}
          maxLength={MAX_ANSWER_LENGTH}
          disabled={over}
          enterKeyHint={makesLine ? "enter" : "send"}
          placeholder={over ? "Se acabó el tiempo" : "Escribe tu respuesta"}
          aria-describedby={`${id}-keys`}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          className={classNames(
            "min-h-11 min-w-0 flex-1 resize-none rounded-control bg-transparent px-3 py-2.5 text-[1rem]",
            "leading-6 outline-none placeholder:text-[#6b726e] disabled:cursor-not-allowed shell:min-h-10",
            "shell:py-2",
          )}
        />
        <VoiceControl
          offer={voice}
          box={box}
          text={text}
          maxLength={MAX_ANSWER_LENGTH}
          over={over}
          onText={onText}
          gate={gate}
        />
        <Button type="submit" square icon={ArrowUp} aria-label="Enviar respuesta" disabled={blocked} />
      </form>
      <EnterLine id={`${id}-keys`} hunterName={hunterName} />
    </div>
  );
}
