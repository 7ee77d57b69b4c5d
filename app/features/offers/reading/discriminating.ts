import data from "./discriminating.json";
import { type PhraseFinder, phraseFinder, type Span, type Word, wordsOf } from "./phrase-pattern.ts";
import { readText, type Sentence } from "./sentences.ts";

/**
 * What a condition of an offer goes by that the law counts as discrimination. `family` is marital status, children and
 * pregnancy; `origin` the school, the family's standing and the parents' work; `address` the commune as a mark of
 * class.
 */
export type Ground = keyof typeof data.grounds;

/** Offsets are those of the NFC form of the text, end exclusive. */
export type Discriminating = { start: number; end: number; ground: Ground };

type Rules = {
  demands: readonly string[];
  asked: readonly string[];
  never: readonly string[];
  unless?: readonly string[];
};
type Words = { plain: string; words: readonly Word[] };
type Matcher = Record<"demands" | "asked" | "never" | "unless", PhraseFinder>;

const GROUNDS = Object.keys(data.grounds) as Ground[];
const RULES: Readonly<Record<Ground, Rules>> = data.grounds;
const MATCHERS = new Map<Ground, Matcher>(
  GROUNDS.map((ground) => {
    const { demands, asked, never, unless = [] } = RULES[ground];
    return [
      ground,
      {
        demands: phraseFinder(demands),
        asked: phraseFinder(asked),
        never: phraseFinder(never),
        unless: phraseFinder(unless),
      },
    ];
  }),
);
const ASKS = phraseFinder(data.asks);
const NOT_ASKED = phraseFinder(data.notAsked);
const RESIDENCE = phraseFinder(data.residence);
const COMMUNE = phraseFinder(data.comunasOfAnUpperClass);
const MARK = phraseFinder(data.comunasThatMark);
const REASONED = phraseFinder(data.reasonedAddress);
/** Below this line a portal shows other offers. */
const OTHER_OFFERS = phraseFinder(data.otherOffers);
const OTHER_OFFERS_FROM = 0.4;
/** How far before a word its demand may stand, in characters. */
const REACH = 60;

const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end;
const has = (find: PhraseFinder, text: string) => find(text).length > 0;

/**
 * The conditions and preferences of a job offer that article 2 or 194 of the Chilean labour code counts as
 * discrimination, in order of appearance. It accuses an employer, so it says nothing where the sentence does not
 * clearly demand. Linear in the length of the text.
 */
export function discriminatingIn(text: string): Discriminating[] {
  const { plain, sentences } = readText(text);
  const words = wordsOf(plain);
  const end = endOfOffer(plain);
  const own = sentences.filter((sentence) => sentence.start < end);
  const found = GROUNDS.flatMap((ground) => {
    const spans = merged(foundOf(ground, { plain, words }, own));
    // "Con foto … sin foto no se revisa" asks for one photo.
    return (ground === "photo" ? spans.slice(0, 1) : spans).map((span) => ({ ...span, ground }));
  });
  return found.sort((one, other) => one.start - other.start || one.end - other.end);
}

function endOfOffer(plain: string): number {
  const from = plain.length * OTHER_OFFERS_FROM;
  return OTHER_OFFERS(plain).find(({ start }) => start > from)?.start ?? plain.length;
}

function foundOf(ground: Ground, text: Words, sentences: readonly Sentence[]): Span[] {
  const matcher = MATCHERS.get(ground);
  if (matcher === undefined) return [];
  const { plain, words: all } = text;
  const demands = matcher.demands(plain, all);
  const asked = matcher.asked(plain, all);
  const homes = ground === "address" ? homesOf(plain) : [];
  if (demands.length + asked.length + homes.length === 0 || has(matcher.unless, plain)) return [];
  const [wanted, lived] = [new Set(asked), new Set(homes)];
  return grouped(sentences, [...demands, ...asked, ...homes]).flatMap(({ sentence, spans }) => {
    const sentenceText = plain.slice(sentence.start, sentence.end);
    const inText = ({ start, end }: Span) => ({ start: start + sentence.start, end: end + sentence.start });
    const never = matcher.never(sentenceText).map(inText);
    const denials = NOT_ASKED(sentenceText).map(inText);
    const isReasoned = has(REASONED, sentenceText);
    const isMeant = (span: Span) => {
      if (wanted.has(span)) return isAsked(span.start - sentence.start, sentenceText);
      return !(isReasoned && lived.has(span));
    };
    return spans.filter(
      (span) => isMeant(span) && !never.some((one) => overlaps(one, span)) && !isDenied(span, denials),
    );
  });
}

/** The sentences in which something begins, with what begins there. */
function grouped(sentences: readonly Sentence[], spans: readonly Span[]): { sentence: Sentence; spans: Span[] }[] {
  const ordered = [...spans].sort((one, other) => one.start - other.start);
  let at = 0;
  return sentences.flatMap((sentence) => {
    while ((ordered[at]?.start ?? Number.POSITIVE_INFINITY) < sentence.start) at += 1;
    const from = at;
    while ((ordered[at]?.start ?? Number.POSITIVE_INFINITY) < sentence.end) at += 1;
    return at === from ? [] : [{ sentence, spans: ordered.slice(from, at) }];
  });
}

/** Whether the sentence says, outside of these words, that they are no condition. */
function isDenied(span: Span, denials: readonly Span[]): boolean {
  return denials.some((one) => one.start < span.start || one.end > span.end);
}

/** Whether a demand is said shortly before, or the words begin an item or a part between commas. */
function isAsked(start: number, words: string): boolean {
  const before = words.slice(Math.max(0, start - REACH), start);
  return /(?:^|[^a-z0-9\s])\s*$/.test(before) || has(ASKS, before);
}

/** Where the text speaks of living in two or more communes that are named as a mark of class. */
function homesOf(plain: string): Span[] {
  const communes = COMMUNE(plain);
  if (communes.length < 2) return [];
  return RESIDENCE(plain).flatMap((home) => {
    const named = communes.filter(({ start }) => start >= home.end && start - home.end < REACH);
    const last = named.at(-1);
    const isMark = named.some(({ start, end }) => has(MARK, plain.slice(start, end)));
    return named.length >= 2 && isMark && last !== undefined ? [{ start: home.start, end: last.end }] : [];
  });
}

/** Overlapping spans become one. */
function merged(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.start - other.start)) {
    const last = whole.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else whole.push({ ...span });
  }
  return whole;
}
