import { PARTS, type Part, type Sentence } from "./sentences.ts";

/** Counts over the results of several CVs. */

export type Said = { id: string; sentences: readonly Sentence[] };
export type Labelled = { id: string; sentences: readonly { text: string; label: "true" | "false" | "empty" }[] };

/** Share of sentences that occur word for word in the result of another CV, in total and by part; 0 for none. */
export function shares(results: readonly Said[]) {
  const owners = new Map<string, Set<string>>();
  for (const { id, sentences } of results)
    for (const { text } of sentences) owners.set(text, (owners.get(text) ?? new Set()).add(id));
  const all = results.flatMap((result) => result.sentences);
  const share = (of: readonly Sentence[]) =>
    of.length === 0 ? 0 : of.filter(({ text }) => (owners.get(text)?.size ?? 0) > 1).length / of.length;
  const parts = PARTS.map((part) => {
    const own = all.filter((one) => one.part === part);
    return { part, sentences: own.length, repeated: share(own) };
  });
  return { parts, sentences: all.length, repeated: share(all) };
}

/**
 * Of the sentences that are said and were judged for this CV: the shares of false and of empty ones, null where none
 * was judged. A sentence that is no longer said counts no more.
 * @param part only those of this part
 */
export function countLabels(labels: readonly Labelled[], results: readonly Said[], part?: Part) {
  const said = new Map(results.map(({ id, sentences }) => [id, sentences]));
  const judged = labels.flatMap(({ id, sentences }) =>
    sentences.filter(({ text }) =>
      (said.get(id) ?? []).some((one) => one.text === text && (part === undefined || one.part === part)),
    ),
  );
  const share = (label: string) =>
    judged.length === 0 ? null : judged.filter((one) => one.label === label).length / judged.length;
  return { judged: judged.length, false: share("false"), empty: share("empty") };
}
