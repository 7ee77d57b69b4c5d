import { useLocation, useNavigationType, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { type Choice, NOTHING_CHOSEN } from "./choice.ts";

export type Step = 1 | 2 | 3;

/** Where a person is in the wizard: it is the screen's address, so that reload, Back and Forward lead to it. */
type Place = { step: Step; choice: Choice };

const STEP_WORDS: Record<Step, string | null> = { 1: null, 2: "datos", 3: "confirmar" };
/** In the history's state: the wizard wrote this address, and already shows it. */
const OWN = { fromWizard: true };

/** What the address says, whether or not it can be booked. */
function placeOf(params: URLSearchParams, onlyCoach: number | null): Place {
  const coach = params.get("coach");
  const coachId = coach !== null && /^\d{1,9}$/.test(coach) ? Number(coach) : onlyCoach;
  const date = coachId === null ? null : shaped(params.get("fecha"), /^\d{4}-\d{2}-\d{2}$/);
  const time = date === null ? null : shaped(params.get("hora"), /^\d{2}:\d{2}$/);
  const word = params.get("paso");
  const step = word === STEP_WORDS[3] ? 3 : word === STEP_WORDS[2] ? 2 : 1;
  return { step: time === null ? 1 : step, choice: { coachId, date, time } };
}

function shaped(text: string | null, shape: RegExp): string | null {
  return text !== null && shape.test(text) ? text : null;
}

function paramsOf({ step, choice }: Place): URLSearchParams {
  const params = new URLSearchParams();
  if (choice.coachId !== null) params.set("coach", String(choice.coachId));
  if (choice.date !== null) params.set("fecha", choice.date);
  if (choice.time !== null) params.set("hora", choice.time);
  const word = STEP_WORDS[step];
  if (word !== null) params.set("paso", word);
  return params;
}

/**
 * @param onlyCoach the coach who is chosen from the beginning
 * @param onArrive the person came to this place by its address: what it names may be gone
 */
export function usePlace(onlyCoach: number | null, onArrive: () => void) {
  const [params, setParams] = useSearchParams();
  const [place, setPlace] = useState(() => placeOf(params, onlyCoach));
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(place);
  shown.current = place;
  // A choice is shown at once, and its address follows; any other change of the address is followed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(() => {
    if (type !== "POP" && location.state?.fromWizard) return;
    const next = placeOf(params, onlyCoach);
    if (paramsOf(next).toString() === paramsOf(shown.current).toString()) return;
    setPlace(next);
    onArrive();
  }, [location.key]);

  const write = (next: Place, replace: boolean) => {
    shown.current = next;
    setPlace(next);
    setParams(paramsOf(next), { replace, preventScrollReset: true, state: OWN });
  };
  return {
    place,
    /** A step is an entry of the history. */
    goTo: (step: Step, choice = shown.current.choice) => write({ step, choice }, false),
    choose: (choice: Choice) => write({ ...shown.current, choice }, true),
    /** Back to the choice, in place of what can not be confirmed (any more). */
    restart: (choice: Choice = { ...NOTHING_CHOSEN, coachId: onlyCoach }) => write({ step: 1, choice }, true),
    /** Back to the texts, which this tab does not have (any more). */
    askTexts: () => write({ ...shown.current, step: 2 }, true),
  };
}
