import { regex } from "#app/platform/regex.ts";
import { PLAIN_HUNTER_NAMES } from "./hunter-names.ts";

/**
 * Patterns of clauses that talk to the interviewer instead of answering: counter-questions, requests, small talk,
 * pleas.
 */

export const CHATTER_PATTERNS = {
  counter_question: [
    regex()`
      \b(?:a (?:que|cual|cuales|quien) (?:\w+ ){0,2}(?:te|se) (?:refieres?|refiere)|(?:se|te) (?:refiere|
      refieres) (?:usted )?a)\b
    `,
    /\b(?:no (?:te |le |lo )?(?:entend\w+|entiendo|comprend\w+|cach[eo]|capt[eo]|queda claro)|no me queda clar[oa])\b/,
    regex()`
      \b(?:me )?(?:puedes?|podria|podrias|puede|podra) (?:usted )?(?:ser mas|repetir\w*|aclarar\w*|precisar\w*|
      reformular\w*|especificar|explicar(?:me|la|lo)?)\b
    `,
    regex()`
      \b(?:en que sentido|que (?:quieres?|quiere) decir|que significa|que entiende usted|que entiendes por|
      a que le llam\w+|como asi|repite la|repitame|repeteme)\b
    `,
    regex()`
      ^(?:y )?(?:tu|usted|a ti|a usted|ustedes|que|como|cual|perdon)$|\bpor que (?:me )?(?:lo )?(?:preguntas?|
      quieres? saber)\b
    `,
    regex()`
      \bantes de (?:seguir|contestar|responder|continuar|empezar)\b|\b(?:me gustaria|quisiera|necesito|
      quiero) saber\b|\b(?:te|le) interesa (?:la|el|que|lo)\b
    `,
    regex()`
      \b(?:es (?:obligatori[oa]|necesari[oa]|parte de)|tengo que (?:decir|contestar|responder|contar)|
      cuantas preguntas|cuanto tiempo tengo|puedo elegir|(?:quiere|quieres) (?:un|que|algo)|prefieres? que)\b
    `,
    regex()`
      \b(?:rephrase|what do you mean|could you clarify|can you repeat|what exactly|do you mean|why do you ask|
      what about you)\b
    `,
  ],
  help_request: [
    regex()`
      ^(?:(?:oye|por|favor|porfa|porfavor|antes|ya|y|entonces|${PLAIN_HUNTER_NAMES}|usted|senora|senor|
      mejor) )*(?!(?:llame|reclame|programe|queme|derrame|exclame|teme|extreme|supreme|alarme|informe|conforme|
      firme|uniforme|blasfeme)\b)[a-z]{2,}[ae]me(?:l[oa]s?)?\b
    `,
    regex()`
      \b(?:quisiera|necesito|quiero|busco) (?:contratar|cotizar|comprar|arrendar|que me|un (?:abogado|arriendo|
      departamento|prestamo|logo)|sus servicios)\b|\b(?:genera|crea|redacta|corrige|resuelve|calcula|
      inventa)(?:me)? (?:un|una|el|la|este|esta)\b
    `,
    regex()`
      \b(?:me|nos) (?:lo |la )?(?:puedes?|podrias?|puede|pueden) (?:usted )?(?:ayudar|decir|explicar|recomendar|
      mandar|dar|orientar|pasar|ensenar|redactar|enviar|hacer|escribir|prestar)\w*
    `,
    regex()`
      \b(?:puedes?|podrias?|podria|puede) (?:usted )?(?:ayudarme|decirme|explicarme|recomendarme|mandarme|darme|
      orientarme|pasarme|ensenarme|redactarme|escribirme|enviarme|hacerme)\b
    `,
    regex()`
      (?:^|\b(?:y|oye|porfa|favor|antes|entonces|mejor|pero) )(?:ayudame|ayudeme|recomiendame|recomiendeme|
      escribeme|escribame|dime|digame|dame|deme|hazme|hagame|traduce\w*|traduzca\w*|resume\w*|explicame|
      expliqueme|mandame|mandeme|enviame|envieme|redactame|redacta|calcula|calculame|ensename|escribe|haz|
      cuentame)\b
    `,
    regex()`
      \bme (?:ayudas|redactas|recomiendas|das|mandas|pasas|explicas|aconsejas|recomienda usted|ayuda usted|
      orienta usted|calculas|haces)\b
    `,
    regex()`
      \b(?:necesito|quisiera|me gustaria|quiero|queria) que (?:me|usted|tu|ustedes)\b|\bnecesito (?:ayuda|
      asesoria|un favor|orientacion)\b
    `,
    regex()`
      \b(?:cuanto (?:pagan|es|cuesta|cobra|vale|sale)|como se (?:hace|instala|calcula|llega)|donde (?:puedo|
      compro|queda)|con quien puedo|cual seria la respuesta|que (?:debo|deberia|tengo que) (?:responder|contestar|
      poner|decir)|que (?:me )?(?:aconsejas?|recomiendas?|quiere escuchar))\b
    `,
    regex()`
      \b(?:can|could) you (?:help|write|give|tell|explain|send|recommend|translate)|\bwrite (?:me|a good)\b|
      \bgive me an example\b
    `,
  ],
  small_talk: [
    regex()`
      \b(?:en mute|mi camara|la pantalla|el timbre|la alarma|el ruido|la bulla|los ladridos|la letra|
      se me (?:cayo|quedo|apago|corto|fue) (?:el|la|pegad\w|internet)|vaso de agua|(?:ya|y) (?:vuelvo|volvi)|
      aqui estoy|recien me siento|llegue (?:corriendo|tarde|recien|justo)|me (?:siento|puse) nervios\w+|
      me sonroj\w+|sonrojar|saludos|linda tarde|(?:un|que) honor|que emocion|para mi un honor|agradecerle|
      agradecerte|(?:le|te|les) agradezco|is barking|thank you|having me)\b
    `,
    regex()`
      ^(?:(?:ay|uy|oye|oiga|uf|ah|jaja\w*|jeje\w*|${PLAIN_HUNTER_NAMES}) )*que (?:\w+ )?(?:nervios|calor|frio|lata|
      risa|fuerte|susto|pena|linda?s?|lindo|bonit[oa]s?|rapido|simpatic[oa]|amable|entretenid[oa]|emocion|dia|
      bueno que|buena onda|verguenza|coincidencia|pesadilla|rico|sueno|miedo|honor|alegria|gusto|placer|cosas)\b
    `,
    regex()`
      \b(?:eres (?:un amor|mas \w+|simpatic\w+|seca|sec[oa])|tienes (?:linda|bonita|buena) (?:voz|foto|energia)|
      tiene cara|se te nota|te encuentro|me dijeron que (?:eras|usted era)|sigue no mas|sigue nomas)\b
    `,
    regex()`
      \b(?:se ven? (?:bonit|lind|lumin|bien)\w*|(?:bonit|lind|hermos)[oa] (?:su|tu|la|el|foto|oficina|voz)|
      me encantan? (?:tu|su|como eres)|bendiciones|cuidese|cuidate|nos vemos|chao|me alegro|que bueno que|
      espero que (?:estes?|se encuentre|este)|como va todo|ando (?:resfriad[oa]|con sueno|cansad[oa])|
      tengo (?:hambre|sueno|frio|calor|las manos)|me duele|dormi (?:pesimo|mal|poco)|en el metro|mucho taco)\b
    `,
    regex()`
      ^(?:hola\w*|buen[oa]s?(?: (?:dias?|tardes|noches))|mucho gusto|encantad[oa]|un gusto|que gusto|saludos|hi|
      hello|hey|good (?:morning|afternoon)|nice to meet|wena|holi|ola)\b
    `,
    regex()`
      ^(?:(?:ja|je|ji|ha){2,}\w*|gracias|muchas gracias|ok|okey|perfecto|dale|bkn)(?: (?:bien|gracias|perfecto|
      sigamos|perfecto sigamos|muchas gracias|jaja\w*|${PLAIN_HUNTER_NAMES}|por la oportunidad|muy amable|
      todo bien))*$
    `,
    regex()`
      \b(?:te ves|te pareces|eres (?:muy|bien|super|tan) (?:simpatic|linda|bonit|amable|buena)\w*|usted es muy|
      se nota que (?:te|le|eres|usted)|que (?:linda|buena|bonita|simpatica) (?:foto|pregunta|persona)|
      tu forma de ser|felicitarl[ao]|su trayectoria es|me recuerda)\b
    `,
    regex()`
      \b(?:que (?:frio|calor|lluvia|lindo dia)|hace (?:mucho |harto )?(?:frio|calor)|no paro de llover|llovi\w+|
      bajo cero|weather|grados)\b
    `,
    regex()`
      \b(?:(?:se|me) (?:corto|escucha\w*|oye|cayo el internet|congelo)|me estan llamando|un (?:momento|segundo|
      minuto)|ya vuelvo|golpeando la puerta|probando|me estaciono|el perro esta|la demora|le contesto enseguida|
      mala senal|ya (?:estoy|volvi)(?: \w+)? aqui|tecnico del internet|me conecte|conectarme|la aplicacion|
      cuando quieras)\b
    `,
    regex()`
      \b(?:(?:tu|usted) eres|eres de|usted (?:es|conoce|estudio)|es pariente|de donde eres|
      conoces? (?:por )?(?:alla|aca)|lo conoce|por alla|viste el partido|y tu que|como (?:estas|esta usted|te va|
      le va|amanecio)|que tal|how are you|how is your)\b
    `,
    regex()`
      \b(?:fin de semana|felic(?:es|idades)(?: \w+)?|que coincidencia|alergia|un abrazo|feliz (?:de|dia|navidad|
      ano|cumple|dieciocho)|me hablaron (?:de|harto)|gracias por (?:su|tu|la|el)|muy amable|nice to meet|
      lindo dia|buen fin de|un gusto (?:conversar|hablar)|gusto (?:conversar|saludar)\w*|agradable conversar|
      nervios[oa])\b
    `,
  ],
  plea_for_score: [
    regex()`
      \b(?:por (?:aprobad[oa]|buena|valida|correcta)|no me (?:eche|echen|repruebe\w*|baje\w*|descuente\w*)|
      tenga (?:compasion|piedad)|sea buen\w*|un empujoncito|(?:me )?baj\w+ (?:los )?puntos|necesito pasar|
      quedamos amigos|good grade|hagame (?:el|ese) favor|ponga\w* (?:un|una|la))\b
    `,
    regex()`
      (?<!\bse )\b(?:pon(?:me|eme|ga|game|gan|gas|gale)?|da(?:me)?|de(?:me|n|mela)?|cuent[ae](?:me|mela|s)?|
      cuenteme|marca\w*|marque\w*|regala\w*|sube(?:me)?|suba(?:me)?)\b(?: \w+){0,4} (?:buena nota|nota|puntaje|
      maximo|100|cien|puntos|correct[ao]|como (?:buena|correcta|valida|mala)|un siete|7)\b
    `,
    /\b(?:aprueb[ae](?:me|nme|la|s)?|apruebame|pasame|dejame pasar|hazme pasar)\b/,
    regex()`
      \b(?:se lo|te lo|le|te|les) (?:ruego|suplico|imploro)\b|\b(?:se lo|te lo) (?:pido|agradeceria|prometo)\b|
      \bconsidere? (?:esta|mi) respuesta\b|\bporfa(?:vor|cito)?\b(?: \w+){0,6} (?:puntaje|nota|apruebe\w*|
      aprueba\w*|pasar)
    `,
    regex()`
      \b(?:necesito|me falta|me faltan|para que me den) (?:\w+ ){0,4}(?:puntaje|nota|100|cien|certificado|beca|
      puntos|titularme)\b
    `,
    /\b(?:full marks|good score|high score|pass me|please give me|maximum score|i really need this)\b/,
  ],
} as const satisfies Record<string, readonly RegExp[]>;
