/** Converts tú to usted, for questions that the CV analysis words with tú and a formal hunter asks. */

const WORDS = new Map(
  Object.entries({
    tú: "usted",
    tu: "su",
    tus: "sus",
    ti: "usted",
    contigo: "con usted",
    tuyo: "suyo",
    tuya: "suya",
    tuyos: "suyos",
    tuyas: "suyas",
    // Present tense and subjunctive.
    eres: "es",
    estás: "está",
    has: "ha",
    hayas: "haya",
    vas: "va",
    das: "da",
    dices: "dice",
    haces: "hace",
    sabes: "sabe",
    tienes: "tiene",
    puedes: "puede",
    quieres: "quiere",
    crees: "cree",
    sientes: "siente",
    prefieres: "prefiere",
    nombras: "nombra",
    mencionas: "menciona",
    indicas: "indica",
    cuentas: "cuenta",
    muestras: "muestra",
    presentas: "presenta",
    usas: "usa",
    buscas: "busca",
    trabajas: "trabaja",
    esperas: "espera",
    aportas: "aporta",
    manejas: "maneja",
    necesitas: "necesita",
    describes: "describe",
    llevas: "lleva",
    // Imperatives.
    cuéntame: "cuénteme",
    explícame: "explíqueme",
    descríbeme: "descríbame",
    háblame: "hábleme",
    dime: "dígame",
    dame: "deme",
    relátame: "reláteme",
    // Irregular past tenses.
    hiciste: "hizo",
    tuviste: "tuvo",
    fuiste: "fue",
    dijiste: "dijo",
    pudiste: "pudo",
    pusiste: "puso",
    propusiste: "propuso",
    estuviste: "estuvo",
    quisiste: "quiso",
    viniste: "vino",
    supiste: "supo",
    trajiste: "trajo",
    condujiste: "condujo",
    redujiste: "redujo",
    produjiste: "produjo",
    diste: "dio",
    viste: "vio",
    obtuviste: "obtuvo",
    mantuviste: "mantuvo",
    mediste: "midió",
    pediste: "pidió",
    despediste: "despidió",
    seguiste: "siguió",
    conseguiste: "consiguió",
    elegiste: "eligió",
    corregiste: "corrigió",
    dirigiste: "dirigió",
    sentiste: "sintió",
    preferiste: "prefirió",
    serviste: "sirvió",
    competiste: "compitió",
    convertiste: "convirtió",
    invertiste: "invirtió",
    repetiste: "repitió",
    sugeriste: "sugirió",
  }),
);

/** Words that only look like second-person past forms. */
const NOT_YOU = new Set(
  (
    "existe consiste insiste asiste resiste persiste desiste triste chiste contraste desgaste traste baste gaste " +
    "parte aparte comparte reparte imparte suerte fuerte muerte vierte invierte convierte advierte"
  ).split(" "),
);

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/íste$/u, "yó"],
  [/aste$/u, "ó"],
  [/iste$/u, "ió"],
  [/rías$/u, "ría"],
  [/ieras$/u, "iera"],
  [/([aei]r)te$/u, "$1se"],
];

/** The usted form of one word; null if the word addresses nobody. */
function formalWord(word: string): string | null {
  const known = WORDS.get(word);
  if (known !== undefined) return known;
  if (NOT_YOU.has(word) || word.length < 5) return null;
  const ending = ENDINGS.find(([end]) => end.test(word));
  return ending === undefined ? null : word.replace(ending[0], ending[1]);
}

/** "¿Qué hiciste tú?" -> "¿Qué hizo usted?". Quotations between «» are not changed. */
export function toUsted(text: string): string {
  return text
    .split(/(«[^»]*»)/u)
    .map((part) => (part.startsWith("«") ? part : plainToUsted(part)))
    .join("");
}

const ADDRESS = /(?<!\p{L})(te\s+)?(\p{L}+)(?!\p{L})/giu;

/** A capitalized word inside a sentence is a name: "Estudio Duarte" does not address anybody. */
function isName(before: string, word: string): boolean {
  return /^\p{Lu}/u.test(word) && !/(?:^|[.:;?!¿¡])\s*$/u.test(before);
}

/** "jefa de categorías" contains no second-person conditional. */
function isNoun(before: string, word: string): boolean {
  return /rías$/iu.test(word) && /(?:^|\s)(?:de|en|con|por|para|sobre|las|unas)\s$/iu.test(before);
}

function plainToUsted(text: string): string {
  return text.replace(ADDRESS, (whole, pronoun: string | undefined, word: string, at: number) => {
    const before = text.slice(0, at + whole.length - word.length);
    if (isName(before, word) || isNoun(before, word)) return whole;
    const formal = formalWord(word.toLocaleLowerCase("es"));
    if (pronoun === undefined) return formal === null ? word : sameCase(word, formal);
    // "te presentas" becomes "se presenta", and "te gustaría" becomes "le gustaría": the verb's person decides the
    // pronoun.
    const own = formal !== null && WORDS.get(word.toLocaleLowerCase("es")) !== "su";
    return `${sameCase(whole, own ? "se" : "le")}${pronoun.slice(2)}${own ? formal : (formal ?? word)}`;
  });
}

function sameCase(model: string, text: string): string {
  const first = model.charAt(0);
  return first === first.toLocaleLowerCase("es") ? text : text.charAt(0).toLocaleUpperCase("es") + text.slice(1);
}
