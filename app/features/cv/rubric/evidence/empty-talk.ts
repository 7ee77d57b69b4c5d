/** Phrases that say nothing of work: clichés of CVs and the tone of a chat. Spanish, English and Portuguese, folded. */

/** Use with match and matchAll only: both carry the g flag. */
export const CLICHES =
  /\b(?:muy responsable|responsable (?:y|,)|(?:persona|profesional|joven) (?:muy )?(?:responsable|proactiv[oa]|dinamic[oa]|comprometid[oa]|honest[oa]|alegre|organizad[oa])|proactiv[oa]s?|proactividad|dinamic[oa]|puntual(?:idad)?|empatic[oa]|resiliente|versatil|polifuncional|honest[oa]|honradez|esforzad[oa]|entusiasta|ganas de (?:trabajar|aprender|crecer|superarme|surgir)|trabajo bajo presion|trabajar bajo presion|tolerancia (?:a la )?(?:frustracion|presion)|buena presencia|buen(?:a)? (?:trato|disposicion|actitud|humor)|facilidad (?:de|para) (?:trabajar|aprender|palabra|trabajo)|facil aprendizaje|capacidad de (?:aprendizaje|adaptacion)|rapido aprendizaje|don de gente|apasionad[oa]|altamente (?:motivad[oa]|calificad[oa]|capacitad[oa])|orientad[oa] a (?:resultados|metas|objetivos)|enfocad[oa] (?:a|en) (?:resultados|metas|objetivos)|lider innato|mejora continua personal|dar lo mejor de mi|poner(?:me)? la camiseta|crecer (?:profesional|personal)mente|desarrollarme (?:profesional|personal)mente|nuevos desafios|team player|hard ?working|hard worker|self[- ]?motivated|results?[- ]oriented|detail[- ]oriented|passionate|go[- ]getter|think outside the box|fast learner|quick learner|dynamic professional|proativ[oa]|dinamismo|facilidade de aprendizado|trabalho em equipe)\b/g;
export const CHATTER =
  /\b(?:yo (?:soy|creo|siempre|tengo|he|trabaje|no|me|quiero|se|estuve|estoy|hice|puedo|era)|creo que|creo q|me considero|me gusta(?:n|ria|ba)?|mi nombre es|me llamo|hola|la verdad|de todo un poco|lo que sea|lo q sea|otras cosas|muchas cosas|cosas nuevas|y otras|etc|entre otr[oa]s|cuando (?:faltaba|podia|era)|a veces|aveces|me pedia|me mandaba|me toco|me di cuenta|me tuve que ir|me fui|me echaron|mi (?:ex )?(?:jefe|jefa|tio|tia|papa|mama|papas|familia|vida|hijo|hija|polola|pololo|senora|esposo|esposa|primo|hermano|hermana|persona)|mis (?:papas|padres|hijos|amigos|companeros)|dios|bendiga|de antemano|(?:una|la|esta|otra) oportunidad|no (?:los|les) voy a defraudar|espero (?:que|su|ser|contar|poder)|por favor|muchas gracias|gracias por|llamar (?:despues|solo)|(?:busco|la|una|de|alguna) pega|ojala|necesito (?:trabajo|trabajar|el trabajo)|busco (?:trabajo|pega|una oportunidad)|buscando (?:trabajo|pega)|no tengo (?:vicios|problemas|hijos|su telefono)|sin vicios|no fum(?:o|ador)|disponible para lo que|hacia de todo|hice de todo|i am a|i like|i love|my hobbies|dear sir|please hire|i really|i think|eu sou|gosto de)\b/g;

/** Percentages of will and attitude: "doy el 110%". */
const WILLING =
  /1[0-9]0\s?%.{0,30}(?:actitud|compromiso|esfuerzo|entrega|attitude|commit|effort)|(?:doy|dar|give|entrego)\b.{0,20}1[0-9]0\s?%|\balways give\b/;

/** Whether a folded sentence is talk about oneself rather than a deed; `g` patterns are matched, never tested. */
export function isEmptyTalk(folded: string): boolean {
  return WILLING.test(folded) || folded.match(CLICHES) !== null || folded.match(CHATTER) !== null;
}
