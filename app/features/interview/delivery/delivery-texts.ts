import { countWord } from "#app/platform/format.ts";
import type { Delivery, RepeatedFiller } from "./delivery.ts";

/** What a person reads of how the answers were spoken: plain, without a judgement, and no more than is known. */

export type DeliveryView = {
  /** What it is about, and how sure it is. */
  lead: string;
  facts: readonly { name: string; text: string }[];
  /** At most one. */
  tip: string | null;
};

const CAUTION =
  "Es una estimación y no cambia tu puntaje. El reconocimiento de voz suele omitir las muletillas y a veces " +
  "se equivoca en las palabras.";

/** The pace is told in steps of this: it is not known better. */
const PACE_STEP = 5;
/** Words a minute with few pauses, above which even attentive people lose some. */
const FAST = 190;
const LONG_PAUSE_SECONDS = 4;
const OFTEN = 5;

/** Words a minute as they are told. */
export function shownPace(pace: number): number {
  return Math.round(pace / PACE_STEP) * PACE_STEP;
}

export function deliveryView(delivery: Delivery): DeliveryView {
  const { answers, pace, pauses, lengths, filler } = delivery;
  const facts = [
    pace === null
      ? null
      : { name: "Ritmo", text: `Cerca de ${shownPace(pace)} palabras por minuto, contando las pausas.` },
    { name: "Pausas", text: pausesText(pauses) },
    { name: "Largo", text: lengthText(lengths, answers) },
    { name: "Muletillas", text: filler ? fillerText(filler) : "Ninguna aparece tres veces o más en el texto." },
  ];
  return { lead: leadText(answers), facts: facts.filter((fact) => fact !== null), tip: tipOf(delivery) };
}

function leadText(answers: number): string {
  const which =
    answers === 1 ? "la respuesta que dictaste completa" : `las ${answers} respuestas que dictaste completas`;
  return `Según ${which}. ${CAUTION}`;
}

function pausesText({ count, longest }: Delivery["pauses"]): string {
  if (longest === null) return "Ninguna de un segundo y medio o más.";
  const where = `de ${secondsText(longest.seconds)}, en la pregunta ${longest.number}`;
  if (count === 1) return `Una de un segundo y medio o más: ${where}.`;
  return `${countWord(count) ?? count} de un segundo y medio o más; la más larga, ${where}.`;
}

function lengthText({ shortest, longest }: Delivery["lengths"], answers: number): string {
  const [from, to] = [Math.round(shortest), Math.round(longest)];
  if (answers === 1) return `Hablaste ${secondsText(to)}.`;
  if (from === to) return `Hablaste ${secondsText(to)} en cada una.`;
  return `Hablaste entre ${from} y ${secondsText(to)} en cada una.`;
}

function fillerText({ filler, count, example }: RepeatedFiller): string {
  const times = `${(countWord(count) ?? String(count)).toLowerCase()} veces`;
  return `Dijiste «${filler}» al menos ${times}, por ejemplo en la pregunta ${example.number}: «${example.quote}».`;
}

function tipOf({ pace, pauses, filler }: Delivery): string | null {
  if (filler && filler.count >= OFTEN)
    return `Cuando sientas que viene un «${filler.filler}», prueba con un momento de silencio.`;
  if (pauses.longest && pauses.longest.seconds >= LONG_PAUSE_SECONDS)
    return "Si necesitas pensar, puedes decirlo: «déjame pensarlo un momento». Así la pausa se entiende.";
  if (pace !== null && pace > FAST) return "Prueba con una pausa corta antes de contar el resultado: así se nota más.";
  return null;
}

const decimal = new Intl.NumberFormat("es-CL", { maximumFractionDigits: 1 });

function secondsText(seconds: number): string {
  const shown = decimal.format(seconds);
  return shown === "1" ? "1 segundo" : `${shown} segundos`;
}
