import { Mic, MicOff, Square } from "lucide-react";
import {
  type MutableRefObject,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import type { Spoken } from "#app/features/interview/delivery/spoken.ts";
import { insertWords, movePlace } from "#app/features/interview/voice/dictation.ts";
import type { VoiceOffer } from "#app/features/interview/voice/voice-offer.ts";
import {
  BEHIND,
  BROWSER_NOTICE,
  LISTENING,
  NOTHING_HEARD,
  PREPARING,
  VOICE_BUTTON,
  WRITING_BEFORE_SEND,
  WRITING_LAST,
} from "#app/features/interview/voice/voice-texts.ts";
import { hushReader } from "#app/features/reading/use-reader.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.tsx";
import { VoiceSession, type VoiceView } from "./voice-session.ts";

const SILENT = { transform: "scaleX(0)" };
/** From this number of unprocessed 3 s chunks on, the student is informed of the delay. */
const FAR_BEHIND = 3;

/**
 * Called before a text is sent: calls `send` at once, or when the last words have arrived, with how the text was
 * dictated, if that is known.
 */
export type BeforeSend = MutableRefObject<((send: (spoken?: Spoken) => void) => void) | null>;

type VoiceControlProps = {
  offer: VoiceOffer;
  box: RefObject<HTMLTextAreaElement>;
  text: string;
  maxLength: number;
  /** The interview is over and accepts no more answers. */
  over: boolean;
  onText: (text: string) => void;
  gate: BeforeSend;
};

/** The microphone button of a text box, and a status line above the box. */
export default function VoiceControl({ over, gate, offer, ...target }: VoiceControlProps) {
  const level = useRef<HTMLSpanElement>(null);
  const dictation = useDictation(target);
  const [session] = useState(
    () =>
      new VoiceSession(offer, {
        text: () => target.box.current?.value ?? "",
        insert: (words, cut) => dictation.current.insert(words, cut),
        notify: (notice) => notify({ tone: "bad", ...notice }),
        level: (value) => {
          if (level.current) level.current.style.transform = `scaleX(${value.toFixed(3)})`;
        },
      }),
  );
  const view = useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot);
  useEffect(() => session.open(), [session]);
  useEffect(() => {
    gate.current = (send) => session.beforeSend(() => send(session.takeSpoken()));
    return () => {
      gate.current = null;
    };
  }, [gate, session]);
  useEffect(() => {
    if (over) session.dispatch({ type: "over" });
  }, [over, session]);
  const on = view.mode !== "off";
  const line = lineOf(view) || (offer.browser && view.refusal === "" ? BROWSER_NOTICE : "");
  return (
    <>
      <Button
        variant={on ? "danger" : "ghost"}
        square
        icon={on ? Square : view.refusal ? MicOff : Mic}
        aria-label={VOICE_BUTTON}
        aria-pressed={on}
        title={view.refusal || undefined}
        disabled={over}
        onClick={() => {
          if (!on) {
            // The microphone would take the reading for the answer.
            hushReader();
            dictation.current.begin();
          }
          session.press();
        }}
      />
      <div className={line ? "order-first flex basis-full items-center gap-3 px-3 pt-1 text-sm text-ink-2" : "sr-only"}>
        {view.mode === "recording" && (
          <span aria-hidden="true" className="h-1.5 w-14 shrink-0 overflow-hidden rounded-full bg-track">
            <span ref={level} data-level className="block h-full origin-left bg-bad-arc" style={SILENT} />
          </span>
        )}
        <p role="status">{line}</p>
      </div>
    </>
  );
}

function lineOf({ mode, pending, dead, held, line }: VoiceView): string {
  if (held && pending > 0) return WRITING_BEFORE_SEND;
  if (mode === "off") return pending > 0 ? WRITING_LAST : line;
  if (mode === "starting") return PREPARING;
  if (dead) return NOTHING_HEARD;
  return pending >= FAR_BEHIND ? BEHIND : LISTENING[mode];
}

type Dictation = Pick<VoiceControlProps, "box" | "text" | "maxLength" | "onText">;

/**
 * Inserts dictated words at the student's last insertion point, even while the student edits another part of the text.
 */
function useDictation({ box, text, maxLength, onText }: Dictation) {
  const place = useRef({ text, at: text.length });
  const follow = (now: string) => {
    place.current = { text: now, at: movePlace(place.current.text, now, place.current.at) };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a changed text moves the insertion point
  useLayoutEffect(() => follow(text), [text]);
  const begin = () => {
    const field = box.current;
    if (!field) return;
    // A caret at position 0 usually means that the user has not placed it.
    place.current = { text: field.value, at: field.selectionEnd || field.value.length };
  };
  const insert = (words: string, cut: number) => {
    const field = box.current;
    if (!field) return true;
    const before = field.value;
    follow(before);
    const next = insertWords(before, place.current.at, words, cut);
    if (next.text.length > maxLength) return false;
    const caret = [field.selectionStart, field.selectionEnd].map((at) => movePlace(before, next.text, at));
    place.current = { text: next.text, at: next.place };
    flushSync(() => onText(next.text));
    // Setting the value moves the caret to the end: restore it, because the student may be correcting a word.
    if (document.activeElement === field) field.setSelectionRange(caret[0] ?? null, caret[1] ?? null);
    if (next.place === next.text.length) field.scrollTop = field.scrollHeight;
    return true;
  };
  const latest = useRef({ begin, insert });
  useLayoutEffect(() => {
    latest.current = { begin, insert };
  });
  return latest;
}
