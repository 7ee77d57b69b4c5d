import { buildLexicon } from "./lexicon.ts";
import { list } from "./list.ts";

/** Languages that people speak: "Spanish name | other names". */
const LANGUAGE_LINES = list(`
Español | Castellano | Spanish | Espanhol | Lengua española; Inglés | English | Idioma inglés; Portugués | Portuguese | Portugués brasileño; Francés | French | Français; Alemán | German | Deutsch | Alemão; Italiano | Italian; Chino mandarín | Mandarín | Chino | Chinese; Japonés | Japanese; Coreano | Korean
Ruso | Russian; Árabe | Arabic; Hebreo | Hebrew; Hindi; Turco | Turkish; Griego | Greek; Polaco | Polish; Ucraniano | Ukrainian; Sueco | Swedish; Noruego | Norwegian; Danés | Danish; Finés | Finlandés | Finnish; Neerlandés | Holandés | Dutch; Checo | Czech; Rumano | Romanian; Húngaro | Hungarian; Croata | Croatian; Serbio | Serbian; Catalán; Gallego | Galician; Euskera | Vasco | Basque
Latín | Latin language; Creole | Creole haitiano | Criollo haitiano | Kreyòl | Haitian Creole; Mapudungun | Mapuzugun | Mapuche zugun; Quechua; Aymara | Aimara; Rapa Nui | Rapanui; Guaraní; Náhuatl; Maya yucateco; Lengua de señas | Lengua de señas chilena | LSCh | Lenguaje de señas | Sign language; Vietnamita | Vietnamese; Tailandés | Thai; Persa | Farsi; Urdu; Tagalo | Tagalog; Esperanto
`);

export type SpokenLanguage = { /** Spanish name. */ name: string; wordings: readonly string[] };

export const LANGUAGES: readonly SpokenLanguage[] = LANGUAGE_LINES.map((line) => {
  const wordings = line.split("|").map((wording) => wording.trim());
  return { name: wordings[0] ?? "", wordings };
});

/** Finds names of languages. Nationalities look alike ("empresa alemana" does not match, "italiano" does). */
export const languageLexicon = buildLexicon(
  LANGUAGES.flatMap((language) => language.wordings.map((wording) => [wording, language] as const)),
  { literal: true },
);

export type LanguageBand = "native" | "advanced" | "intermediate" | "basic" | "certificate";

/** Words for the command of a language; certificates say that there is proof, not how good it is. */
export const LANGUAGE_LEVELS: Readonly<Record<LanguageBand, readonly string[]>> = {
  native: list(
    `nativo; lengua materna; idioma materno; materno; lengua nativa; bilingüe; native speaker; mother tongue; bilingual; nativo hablante; hablante nativo; C2; fluente nativo; língua materna; first language`,
  ),
  advanced: list(
    `avanzado; nivel avanzado; fluido; fluidez; fluente; alto; nivel alto; experto; superior; profesional; competencia profesional; competencia profesional completa; competencia básica profesional; dominio; dominio completo; muy bueno; excelente; C1; advanced; proficient; professional working proficiency; full professional proficiency; upper intermediate; business level; avançado; intermedio avanzado; intermedio alto; hablado y escrito; B2`,
  ),
  intermediate: list(
    `intermedio; nivel intermedio; medio; nivel medio; regular; conversacional; bueno; buen nivel; aceptable; B1; intermediate; conversational; limited working proficiency; good; pre intermedio; preintermedio; pre intermediate; intermediário; medio alto; funcional`,
  ),
  basic: list(
    `básico; nivel básico; elemental; inicial; principiante; bajo; nociones; conocimientos básicos; nivel usuario; nivel lectura; lectura; técnico; instrumental; inglés técnico; A1; A2; elementary; beginner; elementary proficiency; notions; iniciante; limitado`,
  ),
  certificate: list(
    `TOEFL; TOEFL iBT; TOEIC; IELTS; Cambridge; First Certificate; FCE; CAE; CPE; PET Cambridge; KET; Aptis; Duolingo English Test; EF SET; EFSET; DELF; DALF; TestDaF; Goethe; Goethe Zertifikat; CELI; CILS; CELPE-Bras; HSK; JLPT; Noken; DELE; SIELE; Linguaskill; iTEP; Versant; Pearson PTE; Oxford Placement Test; MCER; CEFR`,
  ),
};

/** Finds level words; meant for a line that names a language or for the skills section ("Excel avanzado"). */
export const languageLevelLexicon = buildLexicon<LanguageBand>(
  (Object.entries(LANGUAGE_LEVELS) as [LanguageBand, readonly string[]][]).flatMap(([band, words]) =>
    words.map((word) => [word, band] as const),
  ),
);
