import type { Clause, ReadText } from "./text.ts";

/**
 * What a clause does instead of answering. A hit is evidence, not a verdict: "no sé si fue lo mejor, pero cerré la planta"
 * holds "no sé" and answers. The model weighs the hits against what else the answer holds.
 */

export type Dodge =
  | "evasion"
  | "cliche"
  | "refusal"
  | "counter_question"
  | "help_request"
  | "small_talk"
  | "plea_for_score";

export const DODGES: readonly Dodge[] = [
  "evasion",
  "cliche",
  "refusal",
  "counter_question",
  "help_request",
  "small_talk",
  "plea_for_score",
];

const TELL =
  "(?:responder\\w*|contestar\\w*|hablar\\w*|comentar\\w*|revelar\\w*|divulgar\\w*|compartir\\w*|referir\\w*|pronunciar\\w*|ventilar\\w*|detallar\\w*|entrar en|dar(?:te|le|les)? (?:ese |mas |los )?(?:detalles?|datos?|cifras?|numeros)|entregar\\w*|profundizar|explicar\\w*|tratar\\w*|repetir\\w*|mezclar\\w*|contar\\w*|decir\\w*|discutir\\w*|dejarla)";

const PATTERNS: Record<Dodge, readonly RegExp[]> = {
  evasion: [
    /\b(?:no vale la pena (?:entrar|hablar|contar|mencionar)|(?:da|daria|dan) para (?:un libro|mucho|rato|largo|conversar)|conversar largo|sobre ruedas|habria que (?:analizar|ver|estudiar|revisar|evaluar|estar|preguntar)\w*|me la salto|pasapalabra|primera vez que me (?:lo )?pregunt\w+|cant remember|me adapto a todo|donde me pongan|no sabria|cosas que pasan|algun dia lo|cada maestro|al maximo$|se cumplio un ciclo|motivos varios|cero dramas?|uno se da cuenta|se sabra|ahi vemos|cuando se pueda|los que saben|darle una vuelta)\b/,
    /^(?:lo|los|las|la) (?:tipic|normal|habitual|comun|correct|adecuad|suficiente)\w*(?: po)?$/,
    /\b(?:no (?:me acuerdo|recuerdo)|no lo tengo (?:claro|pensado)|no estoy segur[oa]|que se yo|vaya a saber|dificil saberlo|no hay mucho que|nada que contar|nada relevante|no se que (?:decir|responder|contestar|poner)|me pillaste|quede en blanco|en blanco$|se me fue|lo que venga|ya vere|es relativo|(?:dejame|tengo que) pensarlo|no aplica|no soy de (?:pensar|planear|mirar|darle)|(?:ahi )?se vera|habria que (?:reflexionar|pensar)\w*|tendria que preguntar\w*|(?:te|le|les) (?:la )?quedo debiendo|eso lo (?:conversamos|vemos)|sin (?:ningun )?problemas?$|prefiero vivir|lo mismo de siempre|siempre lo mismo|cosa de nombres|no tengo$)\b/,
    /^(?:pasemos|paso|skip|next|pass|puede ser|tal vez|quizas|mas o menos|regular|a veces|todo|porque (?:si|no)(?: \w+)?|porque me (?:tinca|cae bien)|asi nomas)$|^cuando (?:hay|habia) que\b/,
    /^(?:mm+ |eh+ |uf+ |uy+ |ay |ah |pucha |la verdad |bueno |jaja\w* |sinceramente |honestamente |pero |y )*(?:yo )?no (?:lo )?se(?: (?:la verdad|que|nada|bien|mucho|como|cual|si|po|pues|yo|jaja\w*|sinceramente|pasemos|no)\b|$)/,
    /\b(?:ni idea|no tengo (?:ni |la menor |mucha |nada )?(?:idea|que decir)|ni se que|quien sabe|vaya uno a saber|quien podria saberlo|no c$|no lo se)\b/,
    /\bno se me (?:ocurre|viene) (?:nada|ningun|a la (?:mente|cabeza))/,
    /\b(?:no (?:podria|sabria|sabriamos|puedo) (?:nombrar\w*|elegir\w*|decir\w*|responder\w*|por donde|cual|que|contestar\w*|escoger\w*|precisar\w*)|no (?:me acuerdo|recuerdo)(?: (?:de )?(?:ningun|algo|nada|bien|ahora|uno|una|haber)|$))/,
    /\b(?:me da (?:lo mismo|igual)|da lo mismo|da igual|me es indiferente|el que sea|la que sea|lo que sea)\b/,
    /(?:^siguiente(?: por favor)?$|siguiente pregunta|otra pregunta|a la siguiente|continuemos|pas(?:emos|o|ar) (?:a (?:la|otra)|palabra)|la que sigue|salt(?:emos|atela|ate|ese|emonos|ela)|dejemosl[ao]|(?:dejo|dejamos) para despues|paso$)/,
    /\bno (?:lo|la|me lo) (?:habia|he|habian) (?:pensado|preguntado)\b|\bnunca (?:me )?(?:lo )?(?:habia|habian|he) (?:pensado|preguntado)\b|\b(?:tendria|tendriamos) que (?:pensarlo|revisar|verlo|acordarme)|\b(?:no me sale$|asi de memoria|no es algo (?:en lo|a lo) que|nada que decir)/,
    /\b(?:habria que ver\w*|ya se vera|ya veremos|iremos viendo|el tiempo dira|eso se vera|voy viendo|sobre la marcha|habria que estar ahi|en su momento)\b/,
    /^(?:eso |mm+ |uf+ |bueno )*depende(?: (?:harto|mucho|siempre|no se)| de(?:l| la)? (?:cada|muchas|varias|muchos|varios|como|con que|dia|caso|contexto|momento|situacion|animo|persona|entorno)|$)/,
    /\b(?:no (?:hay|existe) (?:una )?(?:receta|mucho que decir|una sola respuesta|nada que decir)|nada (?:en )?(?:especial|particular)|lo (?:normal|tipico|de siempre|justo)$|los (?:tipicos|normales|de siempre)|lo que (?:haria|usa|busca) (?:todo el mundo|cualquiera)|no tengo un metodo|nada fuera de lo comun|ni nada parecido)\b|^normal(?: |$)/,
    /\b(?:como (?:todos|todo el mundo|cualquiera|corresponde)|igual que todos|supongo que|supongo$|de todo un poco|un poco de todo)\b/,
    /\b(?:son|fueron|han sido|hay|ha habido) (?:tant[oa]s|much[oa]s|vari[oa]s|hart[oa]s|multiples)\b|^(?:si |uf+ |uy |bueno )*(?:muchas|hartas|varias) (?:cosas|experiencias|veces)\b/,
    /\beso lo (?:veia|llevaba|hacia|ve|manejaba|decidia) (?:otr[oa]|mi antecesor|el|la|ellos)\b|\byo no (?:participaba|veia eso|me metia)\b/,
    /\b(?:lo que (?:ustedes|usted|tu|sea|diga|quiera|quieras|estimen)|abierto a convers\w+|uno nunca sabe|a su criterio|sabra mejor|perdi la cuenta|podria estar horas)\b/,
    /\b(?:es|esta) (?:una pregunta |muy |bien |super |re )*(?:amplia|amplio|dificil|complej[oa]|complicad[oa])$|\bda para largo\b|\bqu?e complicado\b|\b(?:se podria escribir|daria para|dificil(?:es)? de (?:poner|explicar)|todo un tema|dificil darle|bien relativo|muchos angulos|sinfin de|(?:algun dia|otro dia|otra vez|despues) (?:\w+ )?(?:te|le|se|lo) (?:\w+ )?(?:cuento|explico|mando|envio|vemos|conversamos)|en otra ocasion|contestar por contestar)\b/,
    /\b(?:i dont know|no idea|it depends|hard to say|skip this|nothing comes to mind|great question|so many ways|go with the flow|i cant think of|not sure what to say|i guess$)/,
  ],
  cliche: [
    /(?<!de toda )\b(?:la vida|las vueltas|cosas de la vida|las cosas pasan|el tiempo pone|cosas que se dan|se dio asi|asi es)\b/,
    /\b(?:cada (?:un[oa]|persona|caso|cosa|cual|empresa|situacion|transformacion) (?:es|tiene|aporto|aporta|cual|fue|dice)|(?:un|otro) mundo$)\b/,
    /\btod[oa]s? (?:tenemos|cometemos|somos|los (?:plazos|casos|trabajos)|toda carrera|aporta|fueron importantes|muy (?:lind|valios|bonit))/,
    /\b(?:lo (?:importante|principal|fundamental|primero) es(?: (?:siempre|levantarse|seguir|tener|dar|la actitud|no))|es (?:clave|fundamental|esencial|importante) (?:no|buscar|tener|ser|dar|el|la)|esa es la clave|^la clave (?:es|esta))\b/,
    /\b(?:hay que (?:ser|tener|seguir|escuchar|saber|dar|estar|adaptarse|ponerle|echarle)|uno (?:va|se adapta|hace lo que|tiene olfato|aprende|nunca|siempre))\b/,
    /\b(?:siempre (?:doy|he sido|se llega|hay que|me esfuerzo|trato de dar|con dialogo)|el cien por ciento|lo mejor de (?:mi|uno)|doy todo|es mi sello|eso me define)\b/,
    /\b(?:me considero|soy una? (?:persona|profesional) (?:muy|normal|super|proactiv|responsable)|soy (?:muy|bien|super) (?:creativ|complet|tranqui|responsable|positiv))/,
    /\b(?:experiencia (?:enriquecedora|inolvidable|valiosa|unica)|muy (?:enriquecedor\w*|valios\w*|lindo todo)|todo muy (?:lindo|bien|bonito)|cada cosa tiene|cada una me marco)\b/,
    /\b(?:buena onda|actitud positiva|dialogo siempre|con (?:mucho|harto|mucha|harta) (?:control|carino|paciencia|esfuerzo|amor|compromiso)|paciencia y carino|tacto y diplomacia)\b/,
    /\b(?:como dijo|dicen que|como se dice|llego para quedarse|a la orden del dia|grandes cambios|se avecinan|es un arte|llegan solos|no hay imposibles|mente abierta|mirar (?:siempre )?(?:para|hacia) adelante|su librito|oportunidad disfrazada|gajes del oficio|(?:he visto|hubo|hay|vi) (?:de todo|muchas cosas)|pasado esta|every (?:situation|person|one) is different|stay positive)\b/,
  ],
  refusal: [
    /\bno (?:(?:me|lo|la|los|las|se|le|te) )*(?:pronuncio|pronunciare|refiero|referire|meto|metere|entro|entrare|dare|contare|cuento|hablare|comentare|dire|diria|mencionare|revelare|expondre|tocare|conversare|ahondare|ventilare|abro|abrire|autorizan)\b|\bnada puedo (?:agregar|decir)/,
    /\b(?:obligad[oa] a (?:callar|guardar)|declino|me excuso|sin comentarios|no comment|prefiero (?:callar|mantener\w*|quedarme con)|preferiria (?:que )?(?:pas|salt)\w+|(?:ley|contrato|abogad[oa]s?|empresa) (?:me |no me |nos )(?:impide|prohibe|pidi\w+|dej\w+)|judicializad[oa]s?|en tribunales|pleito|ya (?:lo|la|los|las|les|te|se) (?:\w+ )?(?:subi|puse|mande|envie|escribi|adjunte|respondi|conteste)|(?:lo|la) (?:subi|puse|mande|adjunte) (?:con|en|al|a la)|decline to|rather keep|not something i|not allowed to|told us not)\b/,
    /\b(?:en (?:reserva|privado)$|(?:la|lo|las|los) mantengo (?:en )?(?:reserva|privad)|mi (?:vida|esfera) (?:privada|profesional|personal|intima)|no (?:es de su|le importa|te importa|procede|autorizo)|que (?:le|te) importa|por (?:motivos|razones) (?:legales|contractuales|personales)|(?:eso|esto) queda entre|guardo silencio|fuera de lugar|(?:tengo|esta) prohibid[oa]|por este medio|no (?:converso|hablo|opino|comento)$|que adjunte|informacion interna|mi abogad[oa]|pregunt(?:e|en|a|ale|ele)s? a (?:mi|mis)|(?:an|my) nda|thats private|no gracias|(?:lea|lean|revise|revisen|mire|miren|vea|vean|revisa|lee) (?:mi|el) (?:cv|curriculum|perfil|linkedin|hoja|portafolio)|ya (?:tiene|tienen|tienes) mi)\b/,
    new RegExp(
      `\\bno (?:(?:me|te|le|les|lo|la|los|las|se) )*(?:quiero|voy a|deseo|puedo|quisiera|pienso|debo|corresponde(?: que)?|estoy (?:dispuest|autorizad)[oa] (?:a|para)|kiero) (?:ni )?${TELL}\\b`,
    ),
    new RegExp(
      `\\b(?:prefiero|preferiria|mejor|quisiera|preferimos|voy a) (?:mejor )?(?:no ${TELL}|no (?:dar|decir)|pasar|reservar\\w*|guardar\\w*|dejarla|omitir\\w*|saltar\\w*|evitar)`,
    ),
    /\bno (?:la|las|lo|los) (?:respondo|contesto|comento|divulgo|comparto|mezclo|discuto|converso)\b|\bno quisiera (?:tocar|entrar|ahondar|referirme|hablar)\w*|\bno tiene (?:nada )?que ver con (?:el|este|mi) (?:puesto|cargo|trabajo)|\bno voy a perder\b/,
    /\b(?:esa|eso|ese tipo de \w+|la|las|los|eso no) (?:consultas |preguntas |temas )?no (?:la|las|lo|los|se) (?:quiero |voy a |pienso )?(?:respond\w+|contest\w+|coment\w+|habl\w+|divulg\w+|compart\w+|mezclo)/,
    /\b(?:es|son|esta|estan|estaba|esto es|bajo|eran) (?:\w+ ){0,3}(?:confidencial\w*|reservad[oa]s?|privad[oa]s?|reservas?|sensibles|secret[oa]s?|propiedad de mi \w+|motivos personales|acuerdos de \w+)\b/,
    /\b(?:clausulas?|acuerdos?|convenios?|contratos?) de (?:confidencialidad|reserva)\b|\bsecreto profesional\b|\b(?:informacion|temas?|datos?|asuntos?|motivos?) (?:\w+ )?(?:confidencial\w*|reservad\w+|privad\w+|sensible\w*|personales)\b/,
    /\b(?:me (?:lo|la|los|las) (?:reservo|guardo|quedo)|me (?:reservo|abstengo|guardo (?:para|esa|la respuesta|esto))|me abstengo|guardare silencio|guardar reserva|la (?:tengo )?guardada para mi|no viene al caso|no comparto|no comento|reservarme)\b/,
    /\b(?:esta|estan|sale|salen|aparece|figura|tiene|viene|sale todo)\b(?: \w+){0,4} (?:en|por) (?:mi|el|la|mis) (?:\w+ ){0,1}(?:cv|curriculum|curriculo|linkedin|hoja de vida|perfil|postulacion|formulario|anexo|informe|portafolio|carta)\b/,
    /\b(?:ya|eso) (?:lo |la |eso |esta )*(?:puse|respondi|conteste|dije|explique|explicado|mencione|escribi|detalle)\b(?: \w+){0,3} (?:en|antes|mi|arriba)\b/,
    /^(?:lo siento |disculpe |disculpa |perdon |mire |con todo respeto )*(?:yo )?no (?:contesto|respondo|hablo (?:de|con)|comento|converso|comparto|doy (?:esos|ese|esa)|entro en|me refiero)\b|\bno (?:lo|la|las|los) (?:ando contando|voy a (?:decir|repetir))|\b(?:cosas|asuntos|temas) (?:mias|mios|que me guardo)\b|\bno tengo (?:la )?intencion\b|\bno insist\w+|\bquedo en el pasado\b|\bya (?:te|le|les|se los?) (?:mande|envie|entregue|comente)\b|\bme (?:impide|prohibe|obliga a guardar)\b|\bsolo (?:en la entrevista|en persona|con el gerente)\b|\bno se (?:quien|quienes) (?:me )?le[ea]n?\b|\bno corresponde que\b/,
    /\b(?:no me (?:siento comod[oa]|parece (?:apropiad|adecuad|correct|pertinent)\w+)|invade mi|no es asunto|no (?:le|te) incumbe|pueden (?:revisarl|leerl|verl)\w+|pueden revisar\w* ahi|ahi l[oa]s? pueden|pregunt\w+ a (?:el|mis referencias|ellos))\b/,
    /\b(?:paso|pasemos|avancemos|sigamos|podemos hablar de) (?:eso|otr[oa]|a otra|con otra|de otra)\b|\b(?:de|en) (?:esa materia|eso|ese tema|este tema) no\b|\bque avancemos\b/,
    /\b(?:rather not|prefer not|cant (?:discuss|share|talk|answer)|cannot (?:discuss|share|answer)|wont (?:answer|discuss)|confidential|in my (?:cv|resume)|on my (?:cv|resume|linkedin)|none of your)\b/,
  ],
  counter_question: [
    /\b(?:a (?:que|cual|cuales|quien) (?:\w+ ){0,2}(?:te|se) (?:refieres?|refiere)|(?:se|te) (?:refiere|refieres) (?:usted )?a)\b/,
    /\b(?:no (?:te |le |lo )?(?:entend\w+|entiendo|comprend\w+|cach[eo]|capt[eo]|queda claro)|no me queda clar[oa])\b/,
    /\b(?:me )?(?:puedes?|podria|podrias|puede|podra) (?:usted )?(?:ser mas|repetir\w*|aclarar\w*|precisar\w*|reformular\w*|especificar|explicar(?:me|la|lo)?)\b/,
    /\b(?:en que sentido|que (?:quieres?|quiere) decir|que significa|que entiende usted|que entiendes por|a que le llam\w+|como asi|repite la|repitame|repeteme)\b/,
    /^(?:y )?(?:tu|usted|a ti|a usted|ustedes|que|como|cual|perdon)$|\bpor que (?:me )?(?:lo )?(?:preguntas?|quieres? saber)\b/,
    /\bantes de (?:seguir|contestar|responder|continuar|empezar)\b|\b(?:me gustaria|quisiera|necesito|quiero) saber\b|\b(?:te|le) interesa (?:la|el|que|lo)\b/,
    /\b(?:es (?:obligatori[oa]|necesari[oa]|parte de)|tengo que (?:decir|contestar|responder|contar)|cuantas preguntas|cuanto tiempo tengo|puedo elegir|(?:quiere|quieres) (?:un|que|algo)|prefieres? que)\b/,
    /\b(?:rephrase|what do you mean|could you clarify|can you repeat|what exactly|do you mean|why do you ask|what about you)\b/,
  ],
  help_request: [
    /^(?:(?:oye|por|favor|porfa|porfavor|antes|ya|y|entonces|natalia|cristian|mia|usted|senora|senor|mejor) )*(?!(?:llame|reclame|programe|queme|derrame|exclame|teme|extreme|supreme|alarme|informe|conforme|firme|uniforme|blasfeme)\b)[a-z]{2,}[ae]me(?:l[oa]s?)?\b/,
    /\b(?:quisiera|necesito|quiero|busco) (?:contratar|cotizar|comprar|arrendar|que me|un (?:abogado|arriendo|departamento|prestamo|logo)|sus servicios)\b|\b(?:genera|crea|redacta|corrige|resuelve|calcula|inventa)(?:me)? (?:un|una|el|la|este|esta)\b/,
    /\b(?:me|nos) (?:lo |la )?(?:puedes?|podrias?|puede|pueden) (?:usted )?(?:ayudar|decir|explicar|recomendar|mandar|dar|orientar|pasar|ensenar|redactar|enviar|hacer|escribir|prestar)\w*/,
    /\b(?:puedes?|podrias?|podria|puede) (?:usted )?(?:ayudarme|decirme|explicarme|recomendarme|mandarme|darme|orientarme|pasarme|ensenarme|redactarme|escribirme|enviarme|hacerme)\b/,
    /(?:^|\b(?:y|oye|porfa|favor|antes|entonces|mejor|pero) )(?:ayudame|ayudeme|recomiendame|recomiendeme|escribeme|escribame|dime|digame|dame|deme|hazme|hagame|traduce\w*|traduzca\w*|resume\w*|explicame|expliqueme|mandame|mandeme|enviame|envieme|redactame|redacta|calcula|calculame|ensename|escribe|haz|cuentame)\b/,
    /\bme (?:ayudas|redactas|recomiendas|das|mandas|pasas|explicas|aconsejas|recomienda usted|ayuda usted|orienta usted|calculas|haces)\b/,
    /\b(?:necesito|quisiera|me gustaria|quiero|queria) que (?:me|usted|tu|ustedes)\b|\bnecesito (?:ayuda|asesoria|un favor|orientacion)\b/,
    /\b(?:cuanto (?:pagan|es|cuesta|cobra|vale|sale)|como se (?:hace|instala|calcula|llega)|donde (?:puedo|compro|queda)|con quien puedo|cual seria la respuesta|que (?:debo|deberia|tengo que) (?:responder|contestar|poner|decir)|que (?:me )?(?:aconsejas?|recomiendas?|quiere escuchar))\b/,
    /\b(?:can|could) you (?:help|write|give|tell|explain|send|recommend|translate)|\bwrite (?:me|a good)\b|\bgive me an example\b/,
  ],
  small_talk: [
    /\b(?:en mute|mi camara|la pantalla|el timbre|la alarma|el ruido|la bulla|los ladridos|la letra|se me (?:cayo|quedo|apago|corto|fue) (?:el|la|pegad\w|internet)|vaso de agua|(?:ya|y) (?:vuelvo|volvi)|aqui estoy|recien me siento|llegue (?:corriendo|tarde|recien|justo)|me (?:siento|puse) nervios\w+|me sonroj\w+|sonrojar|saludos|linda tarde|(?:un|que) honor|que emocion|para mi un honor|agradecerle|agradecerte|(?:le|te|les) agradezco|is barking|thank you|having me)\b/,
    /^(?:(?:ay|uy|oye|oiga|uf|ah|jaja\w*|jeje\w*|mia|natalia|cristian) )*que (?:\w+ )?(?:nervios|calor|frio|lata|risa|fuerte|susto|pena|linda?s?|lindo|bonit[oa]s?|rapido|simpatic[oa]|amable|entretenid[oa]|emocion|dia|bueno que|buena onda|verguenza|coincidencia|pesadilla|rico|sueno|miedo|honor|alegria|gusto|placer|cosas)\b/,
    /\b(?:eres (?:un amor|mas \w+|simpatic\w+|seca|sec[oa])|tienes (?:linda|bonita|buena) (?:voz|foto|energia)|tiene cara|se te nota|te encuentro|me dijeron que (?:eras|usted era)|sigue no mas|sigue nomas)\b/,
    /\b(?:se ven? (?:bonit|lind|lumin|bien)\w*|(?:bonit|lind|hermos)[oa] (?:su|tu|la|el|foto|oficina|voz)|me encantan? (?:tu|su|como eres)|bendiciones|cuidese|cuidate|nos vemos|chao|me alegro|que bueno que|espero que (?:estes?|se encuentre|este)|como va todo|ando (?:resfriad[oa]|con sueno|cansad[oa])|tengo (?:hambre|sueno|frio|calor|las manos)|me duele|dormi (?:pesimo|mal|poco)|en el metro|mucho taco)\b/,
    /^(?:hola\w*|buen[oa]s?(?: (?:dias?|tardes|noches))|mucho gusto|encantad[oa]|un gusto|que gusto|saludos|hi|hello|hey|good (?:morning|afternoon)|nice to meet|wena|holi|ola)\b/,
    /^(?:(?:ja|je|ji|ha){2,}\w*|gracias|muchas gracias|ok|okey|perfecto|dale|bkn)(?: (?:bien|gracias|perfecto|sigamos|perfecto sigamos|muchas gracias|jaja\w*|cristian|natalia|mia|por la oportunidad|muy amable|todo bien))*$/,
    /\b(?:te ves|te pareces|eres (?:muy|bien|super|tan) (?:simpatic|linda|bonit|amable|buena)\w*|usted es muy|se nota que (?:te|le|eres|usted)|que (?:linda|buena|bonita|simpatica) (?:foto|pregunta|persona)|tu forma de ser|felicitarl[ao]|su trayectoria es|me recuerda)\b/,
    /\b(?:que (?:frio|calor|lluvia|lindo dia)|hace (?:mucho |harto )?(?:frio|calor)|no paro de llover|llovi\w+|bajo cero|weather|grados)\b/,
    /\b(?:(?:se|me) (?:corto|escucha\w*|oye|cayo el internet|congelo)|me estan llamando|un (?:momento|segundo|minuto)|ya vuelvo|golpeando la puerta|probando|me estaciono|el perro esta|la demora|le contesto enseguida|mala senal|ya (?:estoy|volvi)(?: \w+)? aqui|tecnico del internet|me conecte|conectarme|la aplicacion|cuando quieras)\b/,
    /\b(?:(?:tu|usted) eres|eres de|usted (?:es|conoce|estudio)|es pariente|de donde eres|conoces? (?:por )?(?:alla|aca)|lo conoce|por alla|viste el partido|y tu que|como (?:estas|esta usted|te va|le va|amanecio)|que tal|how are you|how is your)\b/,
    /\b(?:fin de semana|felic(?:es|idades)(?: \w+)?|que coincidencia|alergia|un abrazo|feliz (?:de|dia|navidad|ano|cumple|dieciocho)|me hablaron (?:de|harto)|gracias por (?:su|tu|la|el)|muy amable|nice to meet|lindo dia|buen fin de|un gusto (?:conversar|hablar)|gusto (?:conversar|saludar)\w*|agradable conversar|nervios[oa])\b/,
  ],
  plea_for_score: [
    /\b(?:por (?:aprobad[oa]|buena|valida|correcta)|no me (?:eche|echen|repruebe\w*|baje\w*|descuente\w*)|tenga (?:compasion|piedad)|sea buen\w*|un empujoncito|(?:me )?baj\w+ (?:los )?puntos|necesito pasar|quedamos amigos|good grade|hagame (?:el|ese) favor|ponga\w* (?:un|una|la))\b/,
    /(?<!\bse )\b(?:pon(?:me|eme|ga|game|gan|gas|gale)?|da(?:me)?|de(?:me|n|mela)?|cuent[ae](?:me|mela|s)?|cuenteme|marca\w*|marque\w*|regala\w*|sube(?:me)?|suba(?:me)?)\b(?: \w+){0,4} (?:buena nota|nota|puntaje|maximo|100|cien|puntos|correct[ao]|como (?:buena|correcta|valida|mala)|un siete|7)\b/,
    /\b(?:aprueb[ae](?:me|nme|la|s)?|apruebame|pasame|dejame pasar|hazme pasar)\b/,
    /\b(?:se lo|te lo|le|te|les) (?:ruego|suplico|imploro)\b|\b(?:se lo|te lo) (?:pido|agradeceria|prometo)\b|\bconsidere? (?:esta|mi) respuesta\b|\bporfa(?:vor|cito)?\b(?: \w+){0,6} (?:puntaje|nota|apruebe\w*|aprueba\w*|pasar)/,
    /\b(?:necesito|me falta|me faltan|para que me den) (?:\w+ ){0,4}(?:puntaje|nota|100|cien|certificado|beca|puntos|titularme)\b/,
    /\b(?:full marks|good score|high score|pass me|please give me|maximum score|i really need this)\b/,
  ],
};

export type DodgeHits = {
  /** Number of clauses in which the dodge shows. */
  clauses: number;
  /** Share of the answer's words that stand in such clauses, 0..1. */
  share: number;
  /** Number of different patterns seen. */
  patterns: number;
  /** True when the first clause of the answer shows it. */
  first: boolean;
};

/** Only in a clause written as a question. */
const ASKED: Partial<Record<Dodge, RegExp>> = {
  counter_question:
    /^(?:y )?(?:tu|usted|a ti|a usted|ustedes|que|como|cual|cuales|quien|cuando|donde|cuant[oa]s?|por que|perdon|en que|es|hay|puedo|debo|se refiere)(?: |$)/,
  help_request:
    /\bme (?:envia|manda|da|dice|ayuda|recomienda|explica|pasa|orienta|presta|hace|revisa|ensena|calcula)s?\b|\b(?:conoces?|sabes?) (?:de|a|alguna?|si|donde|quien)\b/,
};

/** No evidence at all. */
export const NO_HITS: DodgeHits = { clauses: 0, share: 0, patterns: 0, first: false };

/** Evidence of every dodge in an answer, and the clauses in which any of them shows. */
export type DodgeReading = { hits: Record<Dodge, DodgeHits>; caught: ReadonlySet<Clause> };

function hitsOf(dodge: Dodge, text: ReadText, caught: Set<Clause>): DodgeHits {
  const seen = new Set<RegExp>();
  const hits = { ...NO_HITS };
  for (const clause of text.clauses) {
    const asked = clause.asks ? ASKED[dodge] : undefined;
    const found = [...PATTERNS[dodge], ...(asked ? [asked] : [])].filter((pattern) => pattern.test(clause.text));
    if (found.length === 0) continue;
    for (const pattern of found) seen.add(pattern);
    caught.add(clause);
    hits.clauses++;
    hits.share += clause.words.length / text.words.length;
    if (clause === text.clauses[0]) hits.first = true;
  }
  hits.patterns = seen.size;
  return hits;
}

/** Looks for every dodge in every clause. */
export function readDodges(text: ReadText): DodgeReading {
  const caught = new Set<Clause>();
  const of = (dodge: Dodge) => hitsOf(dodge, text, caught);
  return {
    hits: {
      evasion: of("evasion"),
      cliche: of("cliche"),
      refusal: of("refusal"),
      counter_question: of("counter_question"),
      help_request: of("help_request"),
      small_talk: of("small_talk"),
      plea_for_score: of("plea_for_score"),
    },
    caught,
  };
}
