import type { ReadText } from "./read-text.ts";

/**
 * Detects the grammatical person of a text. Interview answers are about their author, encyclopedic texts are not.
 * Spanish omits the pronoun, so the verb endings are analysed: with their accents if they were typed, and otherwise
 * with a list of common verbs.
 */

const PRONOUNS = new Set(
  (
    "yo me mi mis mio mia mios mias conmigo nos nosotros nosotras nuestro nuestra " +
    "nuestros nuestras i im ive id ill me my mine myself we our us weve"
  ).split(" "),
);

const IRREGULAR = new Set(
  (
    "hice tuve estuve fui pude puse supe quise vine dije traje anduve conduje produje deduje reduje propuse obtuve " +
    "mantuve sostuve expuse supuse dispuse intervine previne deshice rehice introduje traduje conclui constitui " +
    "soy estoy tengo hago puedo quiero voy doy creo pienso prefiero necesito aprendo trato intento espero siento " +
    "veo pongo digo salgo vengo conozco ofrezco propongo manejo llevo busco reviso anoto pregunto escucho hablo " +
    "explico entiendo prometo ordeno priorizo delego mido pido ayudo evito parto termino empiezo comienzo sigo " +
    "suelo dejo mantengo separo hablaria haria pediria buscaria diria llamaria trataria escucharia ofreceria " +
    "preguntaria explicaria pararia avisaria revisaria haria tendria estaria iria seria podria querria cacho ando " +
    "kedo quedo apano meto saco agarro cuido entreno ensayo estudio vendo vivo escribo leo dirijo lidero asesoro " +
    "he habia hemos habiamos hicimos tuvimos fuimos pudimos pusimos supimos quisimos vinimos dijimos trajimos " +
    "vimos dimos somos estamos tenemos hacemos vamos eramos estabamos ibamos sabiamos podiamos"
  ).split(/\s+/),
);

/**
 * Stems of verbs of work and study. With "-e/-aba/-are/-amos" (ar) or "-i/-ia/-imos" (er, ir) they are first person.
 */
const AR =
  "abandon acab acept acompan acord actualiz adapt administr adopt agend agot ajust alcanz almorz analiz andar " +
  "anot apoy aport apost apreci aprovech apunt arm arregl arriesg asign asist asum atend audit aument autoriz " +
  "avanc avis ayud baj busc calcul calm cambi cancel capacit cerr certific cit cobr coloc compar compart complet " +
  "compr comprob comunic conect confi consegu construi consult cont contact contest contrat control convers " +
  "coordin corrig cort cre cuadr cuestion cuid culp deleg demor demostr denunci descart desarroll desped despach " +
  "detect dibuj dict digitaliz disen document don duplic ech edit ejecut elabor elimin empec empuj encabez encarg " +
  "encontr enferm enfoc enoj ensay ensen entreg entren entrevist equivoc escal escap escuch esforc especializ " +
  "estren estudi evalu evit examin explic export expres facilit factur falt firm fund gan gast gener gestion grab " +
  "gradu gust habl identific implement import impuls incorpor inform inici instal intent invent inventari invert " +
  "investig invit jug junt lanc larg lav levant lider limpi llam lleg llev logr lucr mand manej matricul mejor " +
  "mezcl mir model mont mostr motiv muev negoci nombr not observ olvid opin optimiz orden organiz orient pag par " +
  "particip partic pas pele pens perdon pinch pint plane planific plante postul practic pregunt prepar present " +
  "prest presupuest prob proces program prometi promov propusi proteg qued quebr rechaz reclam reclut recomend " +
  "reconoc recort recuper redact reemplaz reflexion reform regal regres renegoci renunci reorganiz repar repas " +
  "report reprob rescat resolv respald respet reun revis rot sac salv saqu seleccion senal separ solicit sospech " +
  "sub sumi supervis suspend tard termin toc tom trabaj traslad trat ubic us valor vend verific viaj visit volv";
const ER =
  "abr aprend asist atend beb ced comet comprend comprometi conced conclu consegu construi convenc conoc corr " +
  "corrig crec decid dedic defend defin depend descubr despid dirig dorm eleg emprend entend entr envi escog " +
  "escrib establec exig hund impart inclu insist inverti involucr le mejor met mid mov ofrec omit part ped perd " +
  "permit prefer prend pretend produc promet propon proteg reaccion recib reclu recog reconoc reconstru recurr " +
  "reduc repart repet resist resolv respond reun romp sal segu sent serv sorprend sub suced suger sum sufr tej un " +
  "vend viv volv";

const COLLOQUIAL = new Set<string>();
for (const root of AR.split(" ")) {
  for (const ending of ["amos", "abamos", "aremos", "ariamos"]) COLLOQUIAL.add(root + ending);
  // Without accent, "-e" could also be a subjunctive, but for verbs typed without accents it nearly always is the
  // past.
  COLLOQUIAL.add(`${root}e`);
  if (root.endsWith("c")) COLLOQUIAL.add(`${root.slice(0, -1)}que`);
  if (root.endsWith("g")) COLLOQUIAL.add(`${root}ue`);
  if (root.endsWith("z")) COLLOQUIAL.add(`${root.slice(0, -1)}ce`);
}
for (const root of ER.split(" ")) {
  for (const ending of ["i", "imos", "emos", "iamos", "eremos", "iremos"]) COLLOQUIAL.add(root + ending);
}
for (const word of (
  "este pase parte aporte corte informe arte firme cree leche base dome clase " +
  "frente note costes padre une pie case tome llave fase lleve sube caiga"
).split(" "))
  COLLOQUIAL.delete(word);

const NOT_VERBS_E = new Set(
  (
    "café qué porqué sé té bebé josé comité olé chalé bufé puré consomé andré noé " +
    "consejé pié fé esté dé cliché carné paté tupé corsé canapé chimpancé"
  ).split(" "),
);
const NOT_VERBS_I = new Set(
  (
    "así aquí ahí allí allá mí sí casí rubí jabalí maní colibrí esquí " +
    "haití israelí marroquí ají guaraní pakistaní iraní bisturí"
  ).split(" "),
);
const NOT_VERBS_MOS = new Set(
  (
    "ramos tramos gramos extremos maximos minimos proximos ultimos mismos reclamos organismos prestamos " +
    "kilogramos miligramos supremos termos ritmos atomos mecanismos primos turismos optimos intimos pesimos " +
    "remos demos animos vamos legitimos maritimos centimos algoritmos istmos sismos cosmos humos"
  ).split(" "),
);

const ENGLISH_PAST =
  /^(?:[a-z]{3,}ed|was|had|did|made|went|built|led|ran|took|wrote|got|told|found|learned|brought|sent|sold)$/;

/** "-é", "-í" and "-mos" as typed. */
function isAccentedFirst(word: string): boolean {
  if (word.length < 3) return false;
  if (word.endsWith("é")) return !NOT_VERBS_E.has(word);
  if (word.endsWith("í")) return !NOT_VERBS_I.has(word);
  return false;
}

function isPlural(word: string): boolean {
  return word.length >= 5 && /(?:amos|emos|imos)$/.test(word) && !NOT_VERBS_MOS.has(word);
}

export type FirstPerson = {
  /** Verbs in the first person, singular and plural, in any tense. */
  verbs: number;
  /** Those in the preterite or imperfect, which tell what was done. */
  past: number;
  /** yo, me, mi, nos, nuestro, I, we… */
  pronouns: number;
};

/** Counts first-person forms in a text, or in any list of its words. */
export function readFirstPerson(text: Pick<ReadText, "words" | "accented" | "english">): FirstPerson {
  const result: FirstPerson = { verbs: 0, past: 0, pronouns: 0 };
  for (const word of text.accented) {
    if (!isAccentedFirst(word)) continue;
    result.verbs++;
    result.past++;
  }
  text.words.forEach((word, at) => {
    const before = text.words[at - 1] ?? "";
    if (PRONOUNS.has(word)) result.pronouns++;
    // "quedó", typed without its accent, would look like the first person "quedo".
    if (word.endsWith("o") && text.accented.includes(`${word.slice(0, -1)}ó`)) return;
    if (IRREGULAR.has(word)) {
      // "el estudio", "un manejo": after an article it is a noun.
      if (
        !/^(?:el|la|un|una|los|las|del|al|de|en|su|se|le|este|ese|por|que)$/.test(before) ||
        /(?:ve|je|se|ce|mos|oy|ngo)$/.test(word)
      )
        result.verbs++;
    } else if (COLLOQUIAL.has(word) && !text.accented.includes(word.replace(/e$/, "é").replace(/i$/, "í"))) {
      if (
        !/^(?:que|no|se|el|la|los|un|una|de|lo|quien|para|cuando|le|les|nadie)$/.test(before) ||
        word.endsWith("mos")
      ) {
        result.verbs++;
        result.past++;
      }
    } else if (isPlural(word)) {
      result.verbs++;
      result.past++;
    } else if (text.english && ENGLISH_PAST.test(word) && /^(?:i|we|and|then)$/.test(before)) {
      result.verbs++;
      result.past++;
    }
  });
  return result;
}
