import { readFileSync, writeFileSync } from "node:fs";
import { judgeAnswer } from "#app/features/interview/judge/judge.ts";
import { HUNTERS } from "#app/features/interview/hunters.ts";
import { readPieces, readable, wholeFeatures } from "#app/features/interview/signals/features.ts";
import { chancesOf } from "#app/features/interview/signals/signal-model.ts";
import { THINGS } from "#app/features/interview/signals/signal.ts";
import { aspectsOf } from "#app/features/interview/question-bank/question.ts";
const bank = new Map(HUNTERS.flatMap((h) => h.questions).map((q) => [q.id, q]));
const lo = (p: number) => Math.log(Math.max(1e-4, p) / Math.max(1e-4, 1 - p)) / 3;
const MARKS = ["firstPast","wePast","thirdPast","imperfect","perfect","conditional","future","present","thirdPresent","measured","digits","counted","percent","money","against","duration","result","nowState","ending","closing","reason","purpose","motive","cause","learning","role","example","stage","abstract","others","everyTime","year","month","ago","sometime","dayWords","frame"];
const VAGUE = /(?<![\p{L}])(?:much[oa]s?|much[ií]simo|harto|hart[oa]s|bastantes?|varios|varias|caleta|un mont[oó]n|un buen poco|casi (?:no|nada|todo)|cada vez (?:m[aá]s|menos)|m[aá]s r[aá]pido|mejor[oó]|baj[oó]|subi[oó]|aument[oó]|disminuy[oó]|menos|m[aá]s|lots|a lot|much)(?![\p{L}])/giu;
const IMPERSONAL = /(?<![\p{L}])se (?:les? |l[oa]s? )?(?:fue(?:ron)?|hizo|hicieron|arm[oó]|arm[oó]|revis\p{L}+|cambi\p{L}+|convers\p{L}+|habl[oó]|decidi[oó]|implement\p{L}+|contrat\p{L}+|form[oó]|conform[oó]|cre[oó]|separ\p{L}+|orden\p{L}+|logr[oó]|tom[oó]|busc[oó]|pidi[oó]|dej[oó]|prob[oó]|puso|pusieron|dio|dieron|llam[oó]|reuni[oó]|trabaj[oó]|\p{L}+[oó])(?![\p{L}])/giu;
const GENERAL = /(?<![\p{L}])(?:siempre|en general|generalmente|normalmente|suelo|por lo general|uno|trato de|cuando (?:se|me) |a veces|usually|always|cada vez que)(?![\p{L}])/giu;
const out: unknown[] = [];
for (const file of process.argv.slice(2)) {
  const { author, items } = JSON.parse(readFileSync(file, "utf8"));
  for (const it of items) {
    const q = bank.get(it.questionId)!;
    const v = judgeAnswer({ question: q.question, category: q.category, focus: q.focus, hunterId: it.hunterId, answer: it.text });
    const text = readable(it.text);
    const pieces = readPieces(text);
    const f: Record<string, number> = {};
    for (const t of THINGS) {
      const c = chancesOf(t, pieces);
      f[`w_${t}`] = lo(c.whole);
      const s = [...c.pieces].sort((a, b) => b - a);
      f[`m_${t}`] = lo(s[0] ?? 0);
      const last = c.pieces.slice(-3);
      f[`l_${t}`] = lo(Math.max(0, ...last));
      f[`x_${t}`] = Math.min(3, s.filter((p) => p > 0.5).length) / 3;
    }
    const n = Math.max(1, pieces.length);
    for (const m of MARKS) {
      const has = pieces.map((p) => p.has.has(m));
      f[`n_${m}`] = Math.min(4, has.filter(Boolean).length) / 4;
      f[`r_${m}`] = has.filter(Boolean).length / n;
      f[`e_${m}`] = has.slice(-3).some(Boolean) ? 1 : 0;
    }
    f.n = Math.log(n) / 3;
    f.words = Math.log(Math.max(1, text.split(/\s+/).length)) / 5;
    f.vague = Math.min(4, [...text.matchAll(VAGUE)].length) / 4;
    f.impersonal = Math.min(4, [...text.matchAll(IMPERSONAL)].length) / 4;
    f.general = Math.min(4, [...text.matchAll(GENERAL)].length) / 4;
    f.isVague = v.standing === "vague" ? 1 : 0;
    f.isAnswers = v.standing === "answers" ? 1 : 0;
    f.certainty = v.answers;
    out.push({ author, questionId: it.questionId, category: q.category, aspects: aspectsOf(q.category), standing: v.standing, missing: it.missing, alsoFine: it.alsoFine, f, text: it.text });
  }
}
writeFileSync("/tmp/fu/features.json", JSON.stringify(out));
console.log(out.length);
