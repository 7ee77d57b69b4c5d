import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ModelFailure } from "#app/ai/chat-model.ts";
import { evaluate, evaluateWith } from "../../../scripts/bench/eval-relevance.ts";
import { interviewModel } from "../../support/interview-model.ts";

const files = ["heldout", "heldout-registers", "heldout-blind"].map((name): unknown =>
  JSON.parse(readFileSync(`tests/fixtures/interviews/${name}.json`, "utf8")),
);
const accuracy = (parts: readonly { right: number; answers: number }[]) =>
  parts.reduce((sum, part) => sum + part.right, 0) / parts.reduce((sum, part) => sum + part.answers, 0);
const alone = accuracy(files.map(evaluate));

/** What the rules and a model of this making come to on all held-out answers. */
async function together(decide: (user: string) => number): Promise<number> {
  const model = interviewModel({ decide: ({ user }) => decide(user) });
  return accuracy(await Promise.all(files.map(async (file) => (await evaluateWith(model, file)).evaluation)));
}

describe("the held-out answers with a model", () => {
  it.each([
    ["says yes to everything", () => 1],
    ["says no to everything", () => 0],
    ["never knows", () => 0.5],
  ])("lose one in a hundred at most when it %s", async (_, decide) => {
    expect(await together(decide)).toBeGreaterThanOrEqual(alone - 0.01);
  });

  it("gain from one that is right nine times in ten", async () => {
    const labels = new Map<string, boolean>();
    for (const file of files as { questions: { answers: { text: string; label: string }[] }[] }[])
      for (const { answers } of file.questions)
        for (const { text, label } of answers) labels.set(text.trim().slice(0, 60), label === "relevant");
    let asked = 0;
    const right = await together((user) => {
      const answer = user.split("<<<RESPUESTA\n")[1] ?? "";
      asked += 1;
      const truth = [...labels].find(([text]) => answer.startsWith(text))?.[1] ?? false;
      return (asked % 10 === 0) !== truth ? 0.95 : 0.05;
    });
    expect(right).toBeGreaterThan(alone + 0.005);
  });

  it("are the rules' where it fails, and that is counted", async () => {
    const model = interviewModel({
      decide: () => {
        throw new ModelFailure("down", "as told");
      },
    });
    const [file] = files;
    const { evaluation, share } = await evaluateWith(model, file);
    expect({ ...evaluation, slowestMs: 0 }).toEqual({ ...evaluate(file), slowestMs: 0 });
    expect(share.failed).toBe(share.asked);
    expect(share.asked).toBeGreaterThan(80);
  });
});
