import { describe, expect, it } from "vitest";
import { type DictatedAnswer, deliveryOf } from "#app/features/interview/delivery/delivery.ts";
import { deliveryView, shownPace } from "#app/features/interview/delivery/delivery-texts.ts";
import { measure } from "../../../scripts/bench/delivery/measure.ts";
import { record } from "../../../scripts/bench/delivery/recordings.ts";
import { SCRIPTS } from "../../../scripts/bench/delivery/scripts.ts";

const PLAIN = "Ordené la bodega con mi equipo y los quiebres bajaron de doce a cuatro.";
const said = (number: number, spoken: Partial<DictatedAnswer["spoken"]> = {}, text = PLAIN): DictatedAnswer => ({
  number,
  text,
  spoken: { words: 60, seconds: 30, pauses: 0, longestPause: 0, ...spoken },
});
const viewOf = (...answers: DictatedAnswer[]) => {
  const delivery = deliveryOf(answers);
  if (!delivery) throw new Error("nothing was dictated");
  const { lead, facts, tip } = deliveryView(delivery);
  return { lead, tip, facts: Object.fromEntries(facts.map(({ name, text }) => [name, text])) };
};

describe("what is told of how the answers were spoken", () => {
  it("is nothing where none was dictated", () => {
    expect(deliveryOf([])).toBeNull();
  });

  it("is the pace of all of them together, pauses, lengths, and that it is an estimate", () => {
    const { lead, facts, tip } = viewOf(said(1), said(4, { words: 90, seconds: 50, pauses: 2, longestPause: 3.4 }));
    expect(lead).toMatch(/^Según las 2 respuestas que dictaste completas\. Es una estimación y no cambia tu puntaje\./);
    expect(facts).toEqual({
      Ritmo: "Cerca de 115 palabras por minuto, contando las pausas.",
      Pausas: "Dos de un segundo y medio o más; la más larga, de 3,4 segundos, en la pregunta 4.",
      Largo: "Hablaste entre 30 y 50 segundos en cada una.",
      Muletillas: "Ninguna aparece tres veces o más en el texto.",
    });
    expect(tip).toBeNull();
  });

  it("of one answer speaks of one", () => {
    const { lead, facts } = viewOf(said(3, { pauses: 1, longestPause: 2 }));
    expect(lead).toContain("Según la respuesta que dictaste completa.");
    expect(facts).toMatchObject({
      Pausas: "Una de un segundo y medio o más: de 2 segundos, en la pregunta 3.",
      Largo: "Hablaste 30 segundos.",
    });
    expect(viewOf(said(1), said(2)).facts).toMatchObject({
      Pausas: "Ninguna de un segundo y medio o más.",
      Largo: "Hablaste 30 segundos en cada una.",
    });
  });

  it("has no pace where too little was said", () => {
    expect(viewOf(said(1, { words: 12, seconds: 5 })).facts).not.toHaveProperty("Ritmo");
    expect(viewOf(said(1, { words: 30, seconds: 9 })).facts).not.toHaveProperty("Ritmo");
    expect(viewOf(said(1, { words: 12, seconds: 6 }), said(2, { words: 12, seconds: 6 })).facts).toMatchObject({
      Ritmo: "Cerca de 120 palabras por minuto, contando las pausas.",
    });
  });

  it("has the most repeated filler, with the person's own words and its question", () => {
    const first =
      "Partí en la bodega, o sea, como ayudante, eh, y después me ofrecieron quedarme con todos los turnos.";
    const { facts, tip } = viewOf(said(2, {}, first), said(5, {}, "O sea, fue difícil, o sea, harto."));
    expect(facts.Muletillas).toBe(
      "Dijiste «o sea» al menos tres veces, por ejemplo en la pregunta 2: " +
        "«Partí en la bodega, o sea, como ayudante, eh, y después me ofrecieron…».",
    );
    const quote = /: «(.*)…»\.$/.exec(facts.Muletillas ?? "")?.[1] ?? "-";
    expect(first).toContain(quote);
    expect(tip).toBeNull();
    const { facts: end } = viewOf(said(5, {}, "Fue difícil, eh, harto, eh, y largo, eh, fin."));
    expect(end.Muletillas).toMatch(/: «Fue difícil, eh, harto, eh, y largo, eh, fin»\.$/);
  });

  it("does not count twice as a habit", () => {
    expect(viewOf(said(1, {}, "O sea, fue difícil, o sea, harto.")).facts.Muletillas).toContain("Ninguna");
  });

  it("has one tip at most, of what is most useful", () => {
    const often = "O sea, uno, o sea, dos, o sea, tres, o sea, cuatro, o sea, cinco.";
    const slow = { pauses: 1, longestPause: 6 };
    expect(viewOf(said(1, slow, often)).tip).toContain("«o sea»");
    expect(viewOf(said(1, slow)).tip).toContain("déjame pensarlo");
    expect(viewOf(said(1, { words: 100 })).tip).toContain("pausa corta");
  });

  it("never says more than a language estimate can: no word of judgement", () => {
    const texts = [said(1, { words: 120 }), said(1, { words: 25 }), said(1, { pauses: 9, longestPause: 9 })].flatMap(
      (one) => {
        const { lead, facts, tip } = viewOf(one);
        return [lead, ...Object.values(facts), tip ?? ""];
      },
    );
    for (const text of texts) expect(text).not.toMatch(/demasiad|muy (?:rápid|lent)|deberías|mal(?! )|nervios/i);
  });
});

// All ten are measured by npm run eval:delivery.
it("tells the pace of a made recording within 5 % of a hand count", async () => {
  const [script] = SCRIPTS;
  if (!script) throw new Error("no script");
  const { samples, words, seconds } = record(script, 1);
  const time = await measure(samples);
  const told = shownPace((words * 60) / (time?.seconds ?? 1));
  expect(Math.abs(told / ((words * 60) / seconds) - 1)).toBeLessThan(0.05);
});
