import { regex } from "#app/platform/regex.ts";
import type { ReadText } from "./read-text.ts";

/**
 * Compares what an answer explicitly declares ("aspiro a…", "mi mayor defecto es…", "domino Photoshop") with what the
 * question asks. A good answer to another interview question looks like any good answer, and only this comparison
 * reveals it. Stories about work declare nothing in this sense, because one story may answer many questions.
 */

type Declaration = {
  /** Pattern of a clause that declares it. */
  says: RegExp;
  /** Pattern of the questions (with category and focus) that such a clause answers. */
  fits: RegExp;
};

/** Open questions that nearly any account of oneself answers. */
const BROAD =
  "cuentame (?:de|sobre|algo de|un poco de) (?:ti|usted)$|hablame de ti|hableme de usted|presenta|quien (?:eres|" +
  "es usted)|por que (?:deberiamos|tu|usted|eres|contrat)|algo mas|preseleccion|diferencia de otr|distingue|" +
  "indicad|perfil|tell me about yourself";
const fits = (pattern: string) => new RegExp(`${pattern}|${BROAD}`);

const TRADE =
  "(?:tecnic[oa]|ingenier[oa]|licenciad[oa]|profesor[oa]?|contador[oa]?|abogad[oa]|enfermer[oa]|psicolog[oa]|" +
  "periodista|arquitect[oa]|medic[oa]|kinesiolog[oa]|matron[oa]?|administrador[oa]?)";
const DEGREE =
  "(?:derecho|ingenieria|pedagogia|tecnico|administracion|contador|contabilidad|magister|diplomado|mba|enfermeria|" +
  "psicologia|licenciatura|comercial|arquitectura|periodismo|medicina|kinesiologia|agronomia|trabajo social|" +
  "gastronomia|diseno)";
const TOOL =
  "(?:excel|word|office|sap|photoshop|illustrator|autocad|python|power|sql|access|ofimatica|erp|crm|html|java|" +
  "javascript|revit|canva|figma|r|spss|project|premiere|blender|tableau|defontana|sketchup|matlab)";
const HOBBY =
  "(?:futbol|pelota|basquetbol|tenis|padel|voleibol|natacion|musica|playa|cine|peliculas?|series?|documentales|" +
  "novelas?|viajar|bailar|cocinar|pescar|leer|correr|trotar|nadar|cantar|dormir|fiestas?|carretear|animales|" +
  "perros?|gatos?|anime|videojuegos?|rock|reggaeton|boleros|tejer|pintar|surf\\w*|camping|montana|parrilla|asados?|" +
  "yoga|zumba|gimnasio|television|tele|guitarra|piano|bateria|vinilos|puzles|deporte|deportes|play)";

const DECLARATIONS: Record<string, Declaration> = {
  salary: {
    says: regex()`
      \b(?:(?:aspir|pretend|esper|pid|gan)\w* (?:a |ganar |un |una |recibir |de |es |entre |unos |unas )*(?:renta|
      sueldo|\d|uno seis|uno y medio|un millon|dos millones|tres millones|seiscient\w+|setecient\w+|ochocient\w+|
      novecient\w+|quinient\w+)|(?:gustaria|quisiera|espero|quiero) ganar|mi (?:pretension|
      expectativa)|(?:mi renta|mi sueldo|sueldo minimo|una renta|un sueldo) (?:de|es|seria|partiria)|(?:mil|
      millon|millones|lucas|palos|cient\w+|\d) (?:pesos )?(?:(?:\w+ )?liquid|brut|mensual)\w*|salary expectation|
      million pesos)
    `,
    fits: fits(
      "sueldo|renta|salari|remuner|ganar|pretens|salary|benefici|oferta|expectativ|economic|haria aceptar|irte|" +
        "irse|que buscas|que te haria|que la haria",
    ),
  },
  weakness: {
    says: regex()`
      \b(?:mi (?:\w+ )?(?:defecto|debilidad|punto debil|talon de aquiles)|mis (?:defectos|debilidades)|
      tengo el defecto|me juega en contra|me cuesta (?:hablar|delegar|decir que no|concentrarme|confiar|
      pedir ayuda)|me falta (?:aprender|desarrollar|mejorar|seguridad|confianza)|soy (?:muy |demasiado |bastante |
      un poco |medio )?(?:perfeccionista|impaciente|desordenad[oa]|desconfiad[oa]|timid[oa]|ansios[oa]|terc[oa]|
      porfiad[oa]|autoexigente)|my (?:main |biggest )?weakness)\b
    `,
    fits: fits(
      "debil|defecto|mejorar|cuesta|falta|critic|diria|dirian|autoc|aspecto|jefe anterior|pacien|fortalez|estilo|" +
        "retroal|te pone nervios|entenderse|conflicto",
    ),
  },
  strength: {
    says: regex()`
      \b(?:mi (?:\w+ )?(?:fortaleza|virtud|cualidad)|mis (?:\w+ )?(?:fortalezas|virtudes|cualidades)|
      me (?:considero|defino|describo|caracterizo|describiria) (?:por ser |como )?(?:una? )?\w+|me (?:describ\w+|
      ven) como|(?:todos|siempre) (?:me )?dicen que (?:soy|tengo)|^soy (?:una? )?(?:persona )?(?:muy |
      bien )?(?:responsable|ordenad[oa]|puntual|alegre|creativ[oa]|proactiv[oa]|empatic[oa]|comprometid[oa]|
      honest[oa]|perseverante|sociable|trabajador[a]?|optimista|paciente|tranquil[oa]|disciplinad[oa])\b|
      i am a (?:hard worker|good listener|team player|fast learner)|my (?:main |biggest )?strength)\b
    `,
    fits: fits(
      "fortalez|virtud|cualidad|debil|defecto|estilo|diria|dirian|te describ|se describ|describ\\w+ (?:tu|su|a ti|" +
        "como)|diferencia|destac|valor (?:traes|agreg|aport)|aport|rol (?:sueles|tomas)|como eres|autoconoc|" +
        "solo o en|te piden|jefe anterior|sirva|competenc|conoce|busca|equilibr|lider",
    ),
  },
  future: {
    says: regex()`
      \b(?:(?:en|de aqui a) (?:\w+ )?(?:cinco|tres|diez|cuatro|dos|5|3|10|unos) anos (?:mas )?(?:me|quiero|
      quisiera|espero|estar|sere|ser)|me (?:veo|proyecto|imagino)(?: \w+){0,4} (?:en|a cargo|como|de|liderando|
      dirigiendo|trabajando)|mi (?:meta|sueno|objetivo) (?:\w+ )?es|(?:a|en el) (?:mediano plazo|largo plazo|
      futuro) (?:me|quiero|quisiera|espero)|in (?:five|ten|three) years i|i see myself)\b
    `,
    fits: fits(
      "(?:en|dentro de) \\w+ anos|futuro|te ves|se ve usted|proyect(?:as|a|arse|arte|arias|aria)|proyeccion|" +
        "tus? metas?|sus? metas?|mediano plazo|largo plazo|suen|aspir|motivacion|expectativ|te interesa|" +
        "por que postul|que esperas|que buscas|que te gustaria|donde te gustaria|crecer|desarroll|legado|vision|" +
        "aceptaria",
    ),
  },
  tools: {
    says: new RegExp(
      `\\b(?:(?:tengo (?:un )?(?:buen )?|mi |se |hice el curso de )?(?:manejo|dominio|nivel|domino|manejo|` +
        "usar|ocupar|uso|programar en|trabajo con|curso de) (?:de |en |el |muy bien |bien |avanzado de |medio " +
        `de |intermedio de |basico de |a nivel \\w+ |avanzado |el paquete |paquete )*${TOOL}\\b|^(?:en \\w+ ` +
        `trabajo con )?${TOOL} (?:avanzado|nivel|medio|basico|y))`,
    ),
    fits: fits(
      "herramient|programas|software|tecnolog|sistema|planilla|excel|digital|datos|codigo|inteligencia|tool|" +
        "que sabes|conocimient|competenc|habilidad|preparad|tecnic|lenguaje|usas|con que |aprendi|aprender|organiz|" +
        "prioriz|control|planific|mejor|proceso|diseñ|disen",
    ),
  },
  language: {
    says: regex()`
      \b(?:(?:mi|hablo|leo|domino|manejo|nivel de|certificado \w+ de|de) (?:ingles|portugues|aleman|frances)|
      ingles (?:es |nivel |a nivel )?(?:intermedio|basico|avanzado|medio|fluido|b1|b2))\b
    `,
    fits: fits(
      "ingles|idioma|lengua|english|extranjer|internacional|otro pais|herramient|que sabes|conocimient|competenc|" +
        "habilidad|aprend|preparad",
    ),
  },
  availability: {
    says: regex()`
      \b(?:puedo (?:empezar|partir|trabajar|entrar) (?:de|el|desde|altiro|manana|en|los)|(?:tengo|mi|total|
      plena) disponibilidad|solo puedo (?:en|los|de)|me acomoda (?:el|los|un) turno|licencia clase|
      ^vivo en \w+(?: \w+)?$|^(?:desde el|a partir del) (?:lunes|martes|primero|uno|dos|quince|\d+))\b
    `,
    fits: fits(
      "dispon|turno|horari|empezar|lunes|terreno|viaj|traslad|jornada|cuando pod|lejos|vives|vive usted|reubic|" +
        "fin de semana|estudiar y trabajar|flexib|incorpor",
    ),
  },
  company: {
    says: regex()`
      \b(?:(?:me gusta|me encanta|de) (?:su|tu) (?:empresa|compania|organizacion|institucion|firma|marca)|(?:su|
      tu|esta|la) (?:empresa|compania|organizacion|firma|marca) (?:tiene|es|ofrece|esta|tenga)|(?:me|
      lo que mas me|lo que me) (?:\w+ )?(?:atrae|atrajo|interesa|intereso|motiva|gusta|gusto|
      encanta) (?:\w+ ){0,3}(?:de )?(?:ustedes|su empresa|su (?:marca|cultura|proyecto|compromiso)|
      que (?:la empresa|ustedes|tienen|tengan))|(?:me entere del?|postule por) |
      supe de ustedes|(?:quiero trabajar|me gustaria (?:entrar|trabajar)) (?:aca|aqui|con ustedes|en su|porque))\b
    `,
    fits: fits(
      "nosotros|ustedes|empresa|por que (?:quieres|te interes|postul|nos|est[ae]|acept)|motiva|interes|atra|" +
        "llamo la atencion|aviso|que esperas|expectativ|oferta|aceptar|practica|que buscas|gusta|entrar aqui",
    ),
  },
  leaving: {
    says: regex()`
      \b(?:(?:deje|renuncie a|me fui de|me sali de) mi (?:ultimo |anterior )?(?:trabajo|pega|empleo|empresa)|
      me (?:quiero|quisiera) (?:ir|cambiar)|me iria por|me despidieron|busco (?:un )?(?:nuevo trabajo|cambio))\b
    `,
    fits: fits(
      "dejar|dejaste|dejo usted|irte|irse|renunci|salida|saliste|motiva|por que (?:quieres|te|cambi)|despid|" +
        "trayectoria|ultimo trabajo|que buscas|haria aceptar|fracas|error|dificil|desvincul|cambi[oa]",
    ),
  },
  studies: {
    says: new RegExp(
      `\\b(?:(?:estudie|estudio|egrese de|soy egresad[oa] de|me titule (?:de|en)|curse|entre a) (?:la ` +
        `carrera de |una? )?${DEGREE}|^soy ${TRADE} (?:en|de|del) |sali del (?:liceo|colegio)|fui ayudante de)`,
    ),
    fits: fits(
      "estudi|carrera|formacion|univers|curso|trayectoria|experiencia|historia|prepara|titul|ramo|elegiste|" +
        "conocimient|academ|curriculum|llegaste|llego|cargo actual|pausa|que sabes|aprend|practica|logro|orgull",
    ),
  },
  history: {
    says: regex()`
      \b(?:(?:tengo|con|son) (?:\w+ )?\w+ anos (?:de experiencia|en (?:el|la|gerencias?|retail|banca|mineria|
      ventas))|vengo del mundo|(?:parti|empece|comence) (?:como|de) \w+(?:era|or|ora|ista|nte|co|ca|ero)|
      he trabajado en|mi ultimo (?:empleo|trabajo) fue|hoy soy (?:jef|gerent|coordin|supervis|encargad|director|
      soci)\w+)\b
    `,
    fits: fits(
      "trayectoria|experiencia|historia|llegaste|llego|has trabajado|ha trabajado|ultimo trabajo|cargo|resum|" +
        "carrera|valor traes|aport|conoce|evolucion|practica|responsabilidades|cambi|a que te dedicas|lider|logr",
    ),
  },
  headcount: {
    says: regex()`
      \b(?:(?:tuve|tengo|tenia|lidere|dirigi) (?:a cargo |un equipo de |a )?(?:\d+|\w+) personas(?: a cargo| en)|
      lidere un equipo de)\b
    `,
    fits: fits(
      "lider|equipo|a cargo|personas|dirig|coordin|gente|grupo|trayectoria|experiencia|logr|result|deleg|formar|" +
        "formado|cargo|responsab|talento|motivabas|conflicto|cambio|crisis|transform|huelga",
    ),
  },
  best: {
    says: /\b(?:mi (?:mayor|principal|gran|mas grande|peor) (?:logro|error|fracaso|orgullo))\b/,
    fits: fits(
      "logr|orgull|result|exito|destac|impacto|error|fracas|equivoc|fall|aprend|dificil|decision|cara|arrep|crisis|" +
        "no salio|no resulto|frustr|content|proyecto|experiencia|arriesg|duro|apuesta|consecuenc|mejor",
    ),
  },
  role: {
    says: regex()`
      \b(?:prefiero trabajar (?:en equipo|sol[oa])|suelo (?:ser quien|coordinar|liderar)|
      mi estilo (?:de \w+ )?es)\b
    `,
    fits: fits(
      "equipo|grupo|sol[oa] o|rol|estilo|lider|colabor|como trabajas|companer|otras disciplinas|deleg|autoridad|" +
        "poder|gente|personas",
    ),
  },
  hobby: {
    says: new RegExp(
      `(?:^| )(?:(?:me|nos) (?:gusta|encanta|apasiona|fascina)n? (?:\\w+ ){0,3}?(?:el |la |los |las )?` +
        `${HOBBY}\\b|(?:soy|era) (?:muy )?(?:hincha|fanatic[oa]) |(?:juego|hago|entreno|practico|toco|escucho|` +
        `veo|voy a|colecciono|ver|jugar) (?:a |al |el |la |las |los )?${HOBBY}\\b|^(?:el |la |los |las )?` +
        `${HOBBY}(?: y (?:el |la |los |las )?${HOBBY})?$|en mi tiempo libre|colecciono )`,
    ),
    fits: regex()`
      tiempo libre|pasatiempo|hobb|fuera del? (?:trabajo|la oficina|clases)|intereses|stres|free time|relaja|
      desconect|no estas|no esta (?:trabaj|estudi)|te gusta hacer|disfrut|deporte|personal|quien (?:eres|
      es usted)|de ti |de usted |fin de semana
    `,
  },
};

const STRICT: readonly { asks: RegExp; offers: RegExp }[] = [
  {
    asks: /\b(?:sueldo|renta|salari\w*|remuneracion\w*|pretension\w*|cuanto (?:te|le) gustaria ganar)\b/,
    offers: regex()`
        \d|\b(?:mil|lucas?|millon\w*|palos?|pesos|cient\w+|\w+cientas|\w+cientos|sueldo|renta|plata|dinero|
        bono\w*|benefici\w*|mercado|minimo|liquid\w*|brut\w*|conversa\w*|negocia\w*|fij\w|variable|gan\w+|pag\w+|
        cobr\w+|salar\w+|uf|comision\w*|colacion|honorario\w*|contrato|salary)\b
      `,
  },
  {
    asks: /\b(?:programas|software|herramientas?|aplicaciones|plataformas|lenguajes|tools)\b/,
    offers: regex()`
        \b(?:excel|word|sap|erp|crm|sql|python|java\w*|office|power|autocad|revit|canva|figma|photoshop|
        programa\w*|software|sistema\w*|app|apps|planilla\w*|tabla\w*|tablero\w*|pizarra\w*|cuaderno|libreta|
        papel|codigo|modelo\w*|herramienta\w*|us[oaeé]\w*|ocup\w+|manej\w+|maquina\w*|correo|whatsapp|wasap|
        ningun[oa]|nada|project|primavera|tool\w*|datos|sensor\w*|digital\w*|plataforma\w*|google|notion|trello|
        git\w*|chat\w*|ia|script\w*|api|excels?|gantt|calendar\w*|agenda)\b
      `,
  },
  {
    asks: /\b(?:ingles|english|idiomas?)\b/,
    offers: regex()`
        \b(?:ingles|english|idioma\w*|nivel|habl\w+|le[oi]\w*|entend\w+|entiend\w+|escrib\w+|basico|medio|
        intermedio|avanzado|fluid\w+|bilingue|b[12]|a[12]|c[12]|toefl|ielts|nativ\w+|correo\w*|call|calls|
        gringo\w*|extranjer\w+|traduc\w+|nunca|ayer|no|si|curso\w*|manual\w*|portugues|frances|aleman|chino|
        supplier|meeting|video\w*|llamad\w+)\b
      `,
  },
];

export type DeclarationReading = {
  /** Share of the answer's words in clauses that declare something another question asks for, 0..1. */
  strayShare: number;
  /** The first declaration in the answer is something that was not asked. */
  strayFirst: boolean;
  /** At least one declaration is what was asked. */
  fitting: boolean;
  /** The question asks for a specific kind of thing (an amount, a tool, a language) and the answer names none. */
  unmet: boolean;
};

/** Compares what the answer declares with what the question asks. `hint`: category and focus, normalized. */
export function readDeclarations(text: ReadText, question: ReadText, hint: string): DeclarationReading {
  const asked = `${question.padded} ${hint}`;
  let stray = 0;
  let fitting = false;
  let first: "stray" | "fitting" | null = null;
  for (const clause of text.clauses) {
    const declared = Object.values(DECLARATIONS).filter((act) => act.says.test(clause.text));
    if (declared.length === 0) continue;
    const fit = declared.some((act) => act.fits.test(asked));
    first ??= fit ? "fitting" : "stray";
    if (fit) fitting = true;
    else stray += clause.words.length;
  }
  const unmet =
    text.words.length >= 4 && STRICT.some((kind) => kind.asks.test(question.padded) && !kind.offers.test(text.padded));
  return { strayShare: stray / Math.max(1, text.words.length), strayFirst: first === "stray", fitting, unmet };
}
