import type { Ground } from "./discriminating.ts";
import data from "./law-sentences.json";

/** What the law says of each ground, for the student: one sentence, without a full stop inside. */
export const LAW_SENTENCES: Readonly<Record<Ground, string>> = data;
