/** Forms of Spanish verbs by their endings: person and tense. Approximate but deterministic. */

const ER = "(?<!\\p{L})";
const END = "(?!\\p{L})";
const form = (body: string, flags = "gu") => new RegExp(`${ER}(?:${body})${END}`, flags);

/** Words with a first-person ending that are not verbs in the first person past. */
const NOT_FIRST =
  "así|aquí|allí|ahí|qué|porqué|café|bebé|comité|josé|té|también|través|jamás|mí|sí|casi|chalé|puré|rubí|andré|noé|" +
  "salomé|maní|ají|haré|seré|estaré|tendré|podré|diré|iré|daré|veré|sabré|querré|\\p{L}{2,}(?:ar|er|ir)é";

/** For lower-case text with its accents. */
export const VERB_FORMS: Readonly<Record<string, RegExp>> = {
  firstPast: form(
    `(?!(?:${NOT_FIRST})${END})\\p{L}{2,}[éí]|hice|tuve|pude|puse|dije|estuve|traje|supe|quise|vine|fui|` +
      `anduve|conduje|di|vi|\\p{L}+(?:puse|tuve|duje|hice|vine)|me (?:tocó|toco|encargaron|pidieron|mandaron|` +
      "dejaron|nombraron)",
  ),
  wePast: form("\\p{L}{2,}(?:amos|imos)|nos tocó"),
  thirdPast: form(
    "\\p{L}{2,}(?:ó|aron|ieron|jeron)|fue|fueron|hizo|tuvo|pudo|puso|dijo|estuvo|trajo|supo|quiso|vino|dio|hubo|" +
      "vio|anduvo|quedo|llego|salio|murio|empezo|termino|bajo a|subio|pidieron",
  ),
  imperfect: form(
    "\\p{L}{2,}(?:aba|aban|ábamos|abamos|ía|ían|íamos)|era|eran|éramos|iba|iban|habia|tenia|hacia|queria|podia|" +
      "decia|sabia|venia|salia|vivia",
  ),
  perfect: form("(?:he|ha|hemos|han|había|habían|habíamos) \\p{L}+(?:ado|ido|cho|sto|rto)"),
  conditional: form("\\p{L}{2,}(?:ría|rían|ríamos|rias?)|haría|sería|tendría|habría"),
  future: form("\\p{L}{2,}(?:aré|eré|iré|dré|arán|erán|remos)|voy a \\p{L}+|vamos a \\p{L}+"),
  present: form(
    "soy|estoy|tengo|hago|puedo|quiero|voy|doy|creo|pienso|prefiero|necesito|aprendo|trato|intento|espero|siento|" +
      "veo|pongo|digo|salgo|vengo|conozco|manejo|llevo|busco|reviso|anoto|pregunto|escucho|hablo|explico|sigo|dejo|" +
      "pido|parto|uso|trabajo|estudio|hacemos|tenemos|vamos|somos|estamos",
  ),
  thirdPresent: form(
    "es|son|está|están|esta|estan|hay|tiene|tienen|hace|hacen|va|van|dice|dicen|queda|quedan|sirve|funciona|puede|" +
      "pueden|debe|da|dan|sabe|saben|cuesta|gusta|gustan|interesa|importa|pasa|pasan|falta|faltan|llega|llegan|paga|" +
      "pagan|sale|salen|viene|vienen|parece|vale|significa|sigue|siguen|existe|permite|trabaja|trabajan|ayuda|usa|" +
      "usan|pide|piden|manda|mandan|pierde|pierden|entra|entran|lleva|llevan|busca|buscan|ofrece",
  ),
};

const FINITE = Object.values(VERB_FORMS).map((one) => new RegExp(one.source, "u"));

/** Whether the text can be an independent clause: it contains a finite verb. */
export function hasVerb(lower: string): boolean {
  return FINITE.some((one) => one.test(lower));
}
