import { expect, test } from "vitest";
import type { DeliveryView } from "#app/features/interview/delivery/delivery-texts.ts";
import { loader as resultPage } from "#app/routes/interview-feedback/route.tsx";
import { makeUser } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { database, signedIn, student, told } from "../support/interview-student.ts";

/** How the answers were spoken, in the data of a result's screen. */

async function deliveryIn(search: string, client = student): Promise<DeliveryView | null> {
  const url = `http://localhost/interview-feedback${search}`;
  const { delivery } = (await (await callRoute(resultPage, { url, cookie: client.cookie })).json()) as {
    delivery: DeliveryView | null;
  };
  return delivery;
}

/** An interview of three answers, of which the second and the third can be dictated. */
async function play(isDictated: boolean): Promise<number> {
  const { interviewId } = await student.started();
  const spoken = (at: number, seconds: number, pauses: number) => {
    const words = told(at).split(" ").length;
    return isDictated ? { spoken: { words, seconds, pauses, longestPause: pauses === 0 ? 0 : 2.5 } } : {};
  };
  const send = (at: number, more: object) =>
    student.answered(`natalia-${at + 1}`, told(at), {
      interviewId,
      messageId: `m${at}`,
      responseSeconds: 60,
      ...more,
    });
  await send(0, {});
  await send(1, spoken(1, 12, 0));
  await send(2, spoken(2, 18, 1));
  await student.finish({ interviewId, reason: "abandoned" });
  return interviewId;
}

test("is told of the dictated answers alone, with the numbers of their questions", async () => {
  const id = await play(true);
  const words = [told(1), told(2)].reduce((sum, text) => sum + text.split(" ").length, 0);
  const delivery = await deliveryIn(`?id=${id}`);
  expect(delivery?.lead).toMatch(/^Según las 2 respuestas que dictaste completas\. Es una estimación/);
  expect(Object.fromEntries(delivery?.facts.map(({ name, text }) => [name, text]) ?? [])).toEqual({
    Ritmo: `Cerca de ${Math.round((words * 2) / 5) * 5} palabras por minuto, contando las pausas.`,
    Pausas: "Una de un segundo y medio o más: de 2,5 segundos, en la pregunta 3.",
    Largo: "Hablaste entre 12 y 18 segundos en cada una.",
    Muletillas: "Ninguna aparece tres veces o más en el texto.",
  });
  expect(await deliveryIn(""), "the newest result").toEqual(delivery);
});

test("is nothing where all was typed, in the sample, and for anybody else", async () => {
  expect(await deliveryIn("")).toBeNull();
  const typed = await play(false);
  expect(await deliveryIn(`?id=${typed}`)).toBeNull();
  const dictated = await play(true);
  const other = await signedIn(await makeUser(database.db));
  expect(await deliveryIn(`?id=${dictated}`, other)).toBeNull();
  expect(await deliveryIn(`?id=${dictated}`)).not.toBeNull();
});

test("goes with the texts of the answers", async () => {
  const id = await play(true);
  await database.db.deleteFrom("interview_messages").where("interview_id", "=", id).execute();
  expect(await deliveryIn(`?id=${id}`)).toBeNull();
});
