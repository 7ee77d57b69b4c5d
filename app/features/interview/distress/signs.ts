/**
 * Patterns of distress, violence and harassment in Chilean Spanish, grouped by kind. No pattern decides alone, because
 * e.g. "me pega" can be about the sun: each is a feature that the trained model weighs. They apply to normalized words
 * separated by one blank.
 */

import { regex } from "#app/platform/regex.ts";

const PARTNER =
  "(?:pololo|polola|pareja|marido|esposo|esposa|novio|novia|conviviente|ex|expolol[oa]|exmarido|senora|mujer|" +
  "boyfriend|girlfriend|husband|wife|partner)";
const RELATIVE =
  "(?:mama|papa|mami|papi|padre|madre|padrastro|madrastra|tio|tia|abuelo|abuela|hermano|hermana|primo|prima|cunado|" +
  "suegro|suegra|taita|viejo|hijo|hija|stepdad|stepfather|father|mother|dad|mom|brother|sister|uncle)";
const BOSS =
  "(?:jefe|jefa|supervisor|supervisora|gerente|director|directora|encargado|encargada|profe|profesor|profesora|" +
  "docente|dueno|patron|capataz|entrenador|cura|sacerdote|presidente|guia|tutor|mayordomo|companero|companeros|" +
  "colega|colegas|cliente|tipo|boss|manager|supervisor|coach)";
const OFTEN =
  "(?:todos los dias|todas las noches|cada dia|cada noche|todo el dia|hace (?:\\w+ )?(?:dias|semanas|meses)|" +
  "llevo (?:\\w+ )?(?:dias|semanas|meses)|semanas|every (?:day|night|morning)|for (?:days|weeks|months))";

/** Grouped by kind; the trained weights depend on the order. */
const SIGNS: readonly string[] = [
  // Suicidal thoughts.
  "(?:matarme|suicidarme|suicidio|suicidarse|quitarme la vida|acabar con (?:todo|mi vida)|terminar con (?:todo|" +
    "mi vida)|kill myself|end my life|end it all|take my life)",
  "(?:me quiero|quiero|quisiera|queria|ganas de|deseo|pienso en|pensado en|pensando en|want to|" +
    "wanna) (?:\\w+ ){0,2}(?:morir|morirme|matarme|desaparecer|dormir para siempre|no existir|dejar de existir|" +
    "descansar de todo|die|disappear)",
  "(?:no (?:quiero|quisiera|tengo ganas de|me dan ganas de|vale la pena|tiene sentido)|dont want to) (?:\\w+ " +
    ")?(?:vivir|seguir|estar aqui|estar mas|existir|despertar|levantarme|live|be here|be alive|wake up|go on)",
  "(?:no despertar|no despertara|no haber despertado|dormirme y no|acostarme y no|sleep and not wake|not wake up)",
  "(?:estarian|estaria|quedarian|andarian|va a estar|van a estar|seria|better off) (?:\\w+ ){0,3}(?:sin mi|" +
    "si yo no|without me)",
  "(?:soy|sere|ser|siento|sentirme) (?:\\w+ ){0,2}(?:una carga|un estorbo|un lastre|un cacho|una molestia|un peso|" +
    "basura|un desecho|a burden)|(?:les peso|estorbo|sobro|cargar conmigo|nadie (?:me )?(?:notaria|echaria de menos|" +
    "extranaria))",
  "(?:no me veo|no veo|no me imagino|no le encuentro|no encuentro|dont see) (?:\\w+ ){0,3}(?:manana|futuro|lunes|" +
    "ano|sentido|salida|ninguna parte|vivo|viva|point|future|way out)",
  "(?:deje|dejo|ordene|regale|reparti|entregue|escribi) (?:\\w+ ){0,4}(?:claves|cosas|cartas|carta|perra|gato|" +
    "mascota|despedida|todo listo)|despedirme de todos|me despedi de",
  "(?:para que (?:sigo|seguir|vivo|vivir|me levanto|levantarme|estoy|hago)|que sentido tiene (?:seguir|todo|vivir))",
  // Self-harm.
  "(?:me (?:hago|hice|he hecho|hacia|vuelvo a hacer) (?:dano|cosas|cositas|heridas|cortes|moretones)|hacerme dano|" +
    "hago dano a mi mism[oa])",
  "(?:me (?:lastimo|lastime|lastimaba|corto|corte|cortaba|cortara|rasguno|rasgune|quemo|queme|pellizco|castigo|" +
    "castigue|castigaba|golpeo|golpee|autolesion\\w+)|cortarme|lastimarme|castigarme|quemarme|autolesion\\w*|" +
    "hurt(?:ing)? myself|cut(?:ting)? myself|self harm)",
  "(?:marcas|cicatrices|cortes|heridas|manga larga|mangas largas|brazos|munecas|muslos|scars|sleeves)",
  "(?:recai|recaida|volvi a (?:hacerlo|lastimarme|cortarme)|limpi[oa] y|relapsed)",
  // Blows, control and fear at home.
  "(?:me|nos) (?:ha |han |habia |volvio a |sigue )?(?:peg(?:a|o|an|aba|aban|ado|aron|ando|ue)|golpe(?:a|o|an|aba|" +
    "ado|aron|ando)|maltrat\\w+|empuj(?:a|o|aba|aron|ado)|pate(?:a|o|aba|aron)|zamarre\\w+|ahorc\\w+|cachete\\w+|" +
    "tironea\\w*|estrell\\w+|agarra a|agarro a|aforr\\w+|levanta la mano|saca la (?:cresta|mugre|chucha)|" +
    "saco la (?:cresta|mugre|chucha)|tiro contra|lanzo|rompio|quebro)",
  `${PARTNER} (?:\\w+ ){0,6}(?:peg\\w+|golpe\\w+|empuj\\w+|mano|control\\w+|revis\\w+|encierr\\w+|encerr\\w+|` +
    `grit\\w+|amenaz\\w+|insult\\w+|celos\\w*|quit\\w+|deja|hit\\w*|pushed|grabbed|locks|checks)`,
  `${RELATIVE} (?:\\w+ ){0,6}(?:peg\\w+|golpe\\w+|empuj\\w+|tomad[oa]|curad[oa]|curao|toma|borrach[oa]|` +
    `encierr\\w+|encerr\\w+|grit\\w+|amenaz\\w+|insult\\w+|toc\\w+|abus\\w+|hits|drunk|hurts)`,
  "(?:miedo|terror|susto|panico|pavor|scared|afraid|terrified) (?:\\w+ ){0,4}(?:casa|volver|llegar|salir|el|ella|" +
    "mi papa|mi marido|going home|go home|him)|no (?:quiero|puedo|me atrevo a|me atrevi a) (?:volver|llegar|" +
    "entrar)(?: a (?:mi|la))?(?: casa)?",
  "(?:moret[oo]n\\w*|ojo morado|ojo en tinta|labio partido|maquillo (?:para|y)|dije que me cai|digo que me cai|" +
    "gafas oscuras|bruise\\w*|black eye)",
  "(?:escondid[oa]|encerrad[oa]|encierro|encerramos|pestillo|tranca|puerta trancada|duermo con la puerta|bajito|" +
    "si me (?:escucha|oye|pilla|ve)|que no (?:me )?(?:escuche|sepa|oiga|vea)|llega en cualquier|ya llego|hiding)",
  "(?:no me deja (?:salir|trabajar|hablar|ver|usar|juntarme|tener|estudiar)|me (?:quita|quito|retiene|controla|" +
    "revisa|cuenta|guarda|esconde) (?:\\w+ ){0,3}(?:carnet|sueldo|plata|tarjeta|celular|telefono|claves|llaves|" +
    "minutos|ropa|pasaporte))",
  "(?:me trata|me tratan|me trataba|me dice|me dicen|me decia|me grita|me gritan|me llama|" +
    "me llaman) (?:\\w+ ){0,3}(?:inutil|basura|loca|loco|tonta|tonto|histerica|puta|mierda|negra|negro|india|indio|" +
    "maricon|weona|weon|gorda|muerta de hambre|nada|fea|vieja|cochinadas|groserias|garabatos)",
  // Harassment and abuse.
  "(?:me|nos) (?:ha |habia |sigue |quiere |queria |quiso |intento |trato de )?(?:toc(?:a|o|aba|aron|ado|ando|arme|" +
    "ar)|manose\\w+|roz(?:a|o|aba)|agarr(?:a|o|aba|aron)|bes(?:a|o|aba)|acorral\\w+|arrincon\\w+|acos(?:a|o|aba|an|" +
    "aron|ado)|encerro|encierra|desnud\\w+|persigue|obliga\\w*|obligo|forz\\w+|fuerza|viol(?:o|a|aba|aron|ado|aban)|" +
    "abus\\w+)\\b",
  "(?:manosea\\w*|manoseo|tocarme|tocarnos|violaron|violada|violado|violarme|violacion|abusaron|abuso de mi|" +
    "abusaba de|abusador|acoso sexual|acosador|raped|molested|assaulted|groped|touches me|touching me|forced me|" +
    "harass(?:es|ing|ed) me)",
  "(?:mano|manos) (?:\\w+ ){0,2}(?:en|por|bajo|debajo|sobre|encima) (?:\\w+ ){0,2}(?:pierna|piernas|rodilla|muslo|" +
    "cintura|trasero|poto|espalda|cuello|hombro|mesa|falda|blusa|polera)|por debajo de la mesa|mano en mi",
  `${BOSS} (?:\\w+ ){0,8}(?:toc\\w+|manose\\w+|roz\\w+|mano en|fotos|desnud\\w+|cuerpo|salir con el|salga ` +
    `con el|saliera con el|carinosa|besar\\w*|beso|acost\\w+|insinu\\w+|propas\\w+|rica|piropos|madrugada|de ` +
    `noche|oficina sola|encierr\\w+|encerr\\w+|touch\\w*|corner\\w*)`,
  "(?:fotos (?:mias|intimas|desnud\\w+|de (?:el|mi) (?:sin|cuerpo)|suyas)|sin ropa|mi cuerpo|mis pechos|mi poto|" +
    "porno|pack|videos? intim\\w+|nudes)",
  "(?:la nota|el bono|el contrato|el puesto|el turno|la pega|renovar\\w*|aprobar) (?:\\w+ ){0,5}(?:si (?:yo " +
    ")?(?:salgo|salia|era|soy|acepto|aceptaba|me acost\\w+|contest\\w+)|salir con el|carinosa|favores?)",
  "(?:(?:cuando|desde que|a los|tenia) (?:\\w+ ){0,3}(?:chica|chico|nina|nino|anos)) (?:\\w+ ){0,8}(?:toc\\w+|" +
    "abus\\w+|me hacia|me hizo|quedabamos sol[oa]s|callad[oa]|secreto|viol\\w+)|lo que me (?:hacia|hizo|hicieron|" +
    "hace)|me hacia lo que|makes me do",
  "(?:hacen la vida imposible|hace la vida imposible|me humill\\w+|humillan|se burlan|se rien de mi|me ignoran|" +
    "me excluyen|me aislan|aislad[oa]|nadie me habla|ley del hielo|me hacen bullying|bullying|hostig\\w+|apodo|" +
    "sobrenombre|me botan|me esconden|me dejan sola|me dejan solo|sin funciones)",
  // Threats.
  "(?:amenaz\\w+|amenac\\w+|threat\\w*|me la juro|se la juraron|me juro|la van a pagar|me va a (?:matar|encontrar|" +
    "pegar)|me van a (?:matar|encontrar|pegar|quemar)|me mata|me matan|finish me|kill me)",
  "(?:me|nos|la|lo) (?:sigue|siguen|siguio|siguieron|persigue|persiguen|espera|esperan|espero|esperaba|esperaban|" +
    "vigila|vigilan|acecha|ronda|rondan|follows?|waits) (?:\\w+ ){0,3}(?:afuera|fuera|paradero|salida|esquina|casa|" +
    "porton|calle|micro|noche|outside|home|auto)|quedo esperando|esperando afuera|camina detras|waits outside",
  "(?:sabe|saben|sabia|sabian|knows) (?:\\w+ ){0,3}(?:donde vivo|donde vivimos|donde estudia|a que colegio|" +
    "mi direccion|where i live)|foto de (?:mi|la) (?:casa|puerta|hija|hijo)",
  "(?:chantaj\\w+|extors\\w+|subir (?:mis|las|unas) fotos|publicar (?:mis|las) fotos|prestamista\\w*|le debo plata|" +
    "les debo plata|sicario\\w*|pistola|cuchillo|balas?|armad[oa]|corona\\w* (?:de flores|funebre)|llamadas anonimas|" +
    "blackmail\\w*|stalk\\w*)",
  // Breaking down.
  `(?:lloro|llorando|llorar|lloraba|me pongo a llorar|crying|cry) (?:\\w+ ){0,6}${OFTEN}|${OFTEN} (?:\\w+ ` +
    "){0,4}(?:llorando|lloro|llorar|crying)|no (?:paro|puedo parar|dejo) de llorar|cant stop crying|lloro " +
    "(?:en|antes|sola|solo)|me puse a llorar|estoy llorando",
  "(?:no duermo|no puedo dormir|no logro dormir|no he dormido|duermo (?:dos|tres|poco|mal|nada)|durmiendo (?:dos|" +
    "tres|como|poco|mal)|sin dormir|no pego un ojo|pesadillas|havent slept|cant sleep|dont sleep)",
  "(?:no como|no estoy comiendo|no he comido|no puedo comer|sin comer|no retengo|dejado de comer|deje de comer|" +
    "vomito (?:antes|todos|cada|en)|baje (?:\\w+ )?kilos|bajado (?:\\w+ )?kilos|havent (?:really )?eaten|cant eat)",
  "(?:no (?:puedo|logro|podia) respirar|me falta el aire|me ahogo|se me aprieta el pecho|apretado el pecho|" +
    "se me (?:duermen|cierra|nubla)|me tirit\\w+|tiritando|temblando|me tiembl\\w+|tirito|cant breathe|shaking)",
  "(?:ataques? de (?:panico|angustia|ansiedad|llanto)|crisis de (?:panico|angustia|ansiedad|llanto|pena)|" +
    "panic attacks?|me dio otr[oa]|me esta dando|me da otr[oa]|depresion|deprimid[oa]|angustia|angustiad[oa])",
  "no (?:puedo|aguanto|doy|soporto|resisto|tengo fuerzas|tengo ganas|me da) (?:mas|seguir|nada|para mas|ni para)|" +
    "ya no (?:puedo|doy|aguanto|soy capaz|tengo)|no (?:se )?cuanto mas (?:aguanto|voy)|cant (?:do this|go on|take it|" +
    "anymore)|al limite|toque fondo|tocando fondo",
  "(?:no (?:me levanto|puedo levantarme|logro levantarme|salgo|he salido|me bano|contesto|abro)|" +
    "tirad[oa] en la cama|sin salir de|encerrad[oa] en (?:la|mi) pieza|dias sin|semanas sin|cant get up|havent left)",
  "(?:me quebre|me derrumbe|me vine abajo|estoy (?:mal|pesimo|deshech[oa]|destruid[oa]|hundid[oa]|quebrad[oa]|" +
    "destrozad[oa]|colapsad[oa]|rot[oa]|perdid[oa]|vaci[oa])|ando (?:mal|pesimo)|breaking down|falling apart|not ok|" +
    "not okay|i am broken)",
  // A loss that the person cannot cope with.
  "(?:se (?:me )?(?:murio|mato|suicido|quito la vida|fue)|murio|murieron|fallecio|fallecieron|perdi|perdimos|" +
    "enterramos|enterre|lost my|died|passed away|killed (?:himself|herself)) (?:\\w+ ){0,6}(?:mi|mis|el|la|hijo|hija|" +
    "guagua|mama|papa|hermano|hermana|senora|marido|esposa|esposo|amigo|amiga|polol[oa]|brother|sister|son|daughter|" +
    "friend|mother|father)",
  `(?:mi|nuestra|nuestro|my) (?:mejor )?(?:${RELATIVE}|${PARTNER}|guagua|amigo|amiga|bebe|friend|son|` +
    `daughter) (?:\\w+ ){0,4}(?:murio|fallecio|se mato|se suicido|se fue|muri\\w+|died|killed|passed)`,
  "(?:desde entonces|desde que (?:murio|se fue|no esta|partio)|desde (?:enero|febrero|marzo|abril|mayo|junio|julio|" +
    "agosto|septiembre|octubre|noviembre|diciembre)|since then|hace (?:dos|tres|un|veinte|\\w+) (?:semanas|meses|mes|" +
    "dias)) (?:\\w+ ){0,6}(?:no|ni|nada|lloro|sin|not|cant|just)",
  "(?:cementerio|funeral|su (?:plato|ropa|taza|pieza|lado|voz|cama)|el ultimo mensaje|no le conteste|" +
    "tenia que haber sido yo|deberia haber sido yo|culpa mia|me quiero quedar ahi|should have been me)",
  // Not having told anybody.
  "(?:nadie (?:lo )?sabe|no lo sabe nadie|no se lo he (?:dicho|contado) a nadie|" +
    "nunca (?:se )?lo (?:habia )?(?:conte|contado|dicho|dije|escrito|escribi)|primera vez que lo (?:escribo|digo|" +
    "cuento)|no (?:se|tengo) a quien|no tengo con quien|nadie me cree|nadie me ha preguntado|nadie pregunta|" +
    "nadie dijo nada|dont know who to tell|nobody knows|never told)",
  "(?:perdon|disculpe|disculpa|sorry|borrelo|borrenlo|eso no lo ponga|no se por que (?:lo|le|te) (?:digo|escribo|" +
    "cuento|puse)|no se por que aca|olvidelo|olvidalo)",
  "(?:me da verguenza|que verguenza|verguenza|me da cosa|me cuesta decirlo|da plancha|no es chiste|no es broma|" +
    "en serio|de verdad|honestly|i mean it)",
  "(?:ayuda|ayudenme|auxilio|help me|no se que hacer|no se como salir|no se como decirlo|dont know what to do|" +
    "sin salida|no hay salida)",
];

/**
 * Unambiguous phrases, which count however rare they were in training. "Morirse de" something is a joke or a figure of
 * speech.
 */
const PLAIN = regex()`
    \b(?:(?:me )?(?:quiero|quisiera|queria|deseo) morir(?:me)?(?! de )|me quiero matar(?! de )|quiero (?:matarme|
    suicidarme|desaparecer)|(?:pienso|pensado|pensando) en (?:matarme|suicidarme)|no quiero (?:seguir )?vi(?:vir|
    viendo)|i (?:want|wanna) (?:to )?die|kill myself|me (?:violaron|violo|manosearon|manoseo)|abusaron de mi|
    i was raped)\b
  `;

export function saysItPlainly(line: string): boolean {
  return PLAIN.test(line);
}

/** Indexes of the patterns of blows, harassment, abuse and threats. */
export const VIOLENCE_SIGNS: ReadonlySet<number> = new Set(Array.from({ length: 33 - 13 }, (_, at) => 13 + at));

const COMPILED = SIGNS.map((sign) => new RegExp(`\\b(?:${sign})\\b`));

/**
 * Indexes of the patterns that match a piece of text.
 * @param line normalized words, one blank between them
 */
export function signsOf(line: string): number[] {
  return COMPILED.flatMap((sign, at) => (sign.test(line) ? [at] : []));
}
