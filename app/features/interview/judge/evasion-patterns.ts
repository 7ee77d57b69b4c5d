import { regex } from "#app/platform/regex.ts";

/** Patterns of clauses that evade the question: evasions, clichés, refusals. Tested on the normalized clause. */

const TELL =
  "(?:responder\\w*|contestar\\w*|hablar\\w*|comentar\\w*|revelar\\w*|divulgar\\w*|compartir\\w*|referir\\w*|" +
  "pronunciar\\w*|ventilar\\w*|detallar\\w*|entrar en|dar(?:te|le|les)? (?:ese |mas |los )?(?:detalles?|datos?|" +
  "cifras?|numeros)|entregar\\w*|profundizar|explicar\\w*|tratar\\w*|repetir\\w*|mezclar\\w*|contar\\w*|decir\\w*|" +
  "discutir\\w*|dejarla)";

export const EVASION_PATTERNS = {
  evasion: [
    regex()`
      \b(?:no vale la pena (?:entrar|hablar|contar|mencionar)|(?:da|daria|dan) para (?:un libro|mucho|rato|largo|
      conversar)|conversar largo|sobre ruedas|habria que (?:analizar|ver|estudiar|revisar|evaluar|estar|
      preguntar)\w*|me la salto|pasapalabra|primera vez que me (?:lo )?pregunt\w+|cant remember|me adapto a todo|
      donde me pongan|no sabria|cosas que pasan|algun dia lo|cada maestro|al maximo$|se cumplio un ciclo|
      motivos varios|cero dramas?|uno se da cuenta|se sabra|ahi vemos|cuando se pueda|los que saben|
      darle una vuelta)\b
    `,
    /^(?:lo|los|las|la) (?:tipic|normal|habitual|comun|correct|adecuad|suficiente)\w*(?: po)?$/,
    regex()`
      \b(?:no (?:me acuerdo|recuerdo)|no lo tengo (?:claro|pensado)|no estoy segur[oa]|que se yo|vaya a saber|
      dificil saberlo|no hay mucho que|nada que contar|nada relevante|no se que (?:decir|responder|contestar|
      poner)|me pillaste|quede en blanco|en blanco$|se me fue|lo que venga|ya vere|es relativo|(?:dejame|
      tengo que) pensarlo|no aplica|no soy de (?:pensar|planear|mirar|darle)|(?:ahi )?se vera|
      habria que (?:reflexionar|pensar)\w*|tendria que preguntar\w*|(?:te|le|les) (?:la )?quedo debiendo|
      eso lo (?:conversamos|vemos)|sin (?:ningun )?problemas?$|prefiero vivir|lo mismo de siempre|
      siempre lo mismo|cosa de nombres|no tengo$)\b
    `,
    regex()`
      ^(?:pasemos|paso|skip|next|pass|puede ser|tal vez|quizas|mas o menos|regular|a veces|todo|porque (?:si|
      no)(?: \w+)?|porque me (?:tinca|cae bien)|asi nomas)$|^cuando (?:hay|habia) que\b
    `,
    regex()`
      ^(?:mm+ |eh+ |uf+ |uy+ |ay |ah |pucha |la verdad |bueno |jaja\w* |sinceramente |honestamente |pero |
      y )*(?:yo )?no (?:lo )?se(?: (?:la verdad|que|nada|bien|mucho|como|cual|si|po|pues|yo|jaja\w*|sinceramente|
      pasemos|no)\b|$)
    `,
    regex()`
      \b(?:ni idea|no tengo (?:ni |la menor |mucha |nada )?(?:idea|que decir)|ni se que|quien sabe|
      vaya uno a saber|quien podria saberlo|no c$|no lo se)\b
    `,
    /\bno se me (?:ocurre|viene) (?:nada|ningun|a la (?:mente|cabeza))/,
    regex()`
      \b(?:no (?:podria|sabria|sabriamos|puedo) (?:nombrar\w*|elegir\w*|decir\w*|responder\w*|por donde|cual|que|
      contestar\w*|escoger\w*|precisar\w*)|no (?:me acuerdo|recuerdo)(?: (?:de )?(?:ningun|algo|nada|bien|ahora|
      uno|una|haber)|$))
    `,
    /\b(?:me da (?:lo mismo|igual)|da lo mismo|da igual|me es indiferente|el que sea|la que sea|lo que sea)\b/,
    regex()`
      (?:^siguiente(?: por favor)?$|siguiente pregunta|otra pregunta|a la siguiente|continuemos|pas(?:emos|o|
      ar) (?:a (?:la|otra)|palabra)|la que sigue|salt(?:emos|atela|ate|ese|emonos|ela)|dejemosl[ao]|(?:dejo|
      dejamos) para despues|paso$)
    `,
    regex()`
      \bno (?:lo|la|me lo) (?:habia|he|habian) (?:pensado|preguntado)\b|\bnunca (?:me )?(?:lo )?(?:habia|habian|
      he) (?:pensado|preguntado)\b|\b(?:tendria|tendriamos) que (?:pensarlo|revisar|verlo|acordarme)|
      \b(?:no me sale$|asi de memoria|no es algo (?:en lo|a lo) que|nada que decir)
    `,
    regex()`
      \b(?:habria que ver\w*|ya se vera|ya veremos|iremos viendo|el tiempo dira|eso se vera|voy viendo|
      sobre la marcha|habria que estar ahi|en su momento)\b
    `,
    regex()`
      ^(?:eso |mm+ |uf+ |bueno )*depende(?: (?:harto|mucho|siempre|no se)| de(?:l| la)? (?:cada|muchas|varias|
      muchos|varios|como|con que|dia|caso|contexto|momento|situacion|animo|persona|entorno)|$)
    `,
    regex()`
      \b(?:no (?:hay|existe) (?:una )?(?:receta|mucho que decir|una sola respuesta|nada que decir)|
      nada (?:en )?(?:especial|particular)|lo (?:normal|tipico|de siempre|justo)$|los (?:tipicos|normales|
      de siempre)|lo que (?:haria|usa|busca) (?:todo el mundo|cualquiera)|no tengo un metodo|
      nada fuera de lo comun|ni nada parecido)\b|^normal(?: |$)
    `,
    regex()`
      \b(?:como (?:todos|todo el mundo|cualquiera|corresponde)|igual que todos|supongo que|supongo$|
      de todo un poco|un poco de todo)\b
    `,
    regex()`
      \b(?:son|fueron|han sido|hay|ha habido) (?:tant[oa]s|much[oa]s|vari[oa]s|hart[oa]s|multiples)\b|^(?:si |
      uf+ |uy |bueno )*(?:muchas|hartas|varias) (?:cosas|experiencias|veces)\b
    `,
    regex()`
      \beso lo (?:veia|llevaba|hacia|ve|manejaba|decidia) (?:otr[oa]|mi antecesor|el|la|ellos)\b|
      \byo no (?:participaba|veia eso|me metia)\b
    `,
    regex()`
      \b(?:lo que (?:ustedes|usted|tu|sea|diga|quiera|quieras|estimen)|abierto a convers\w+|uno nunca sabe|
      a su criterio|sabra mejor|perdi la cuenta|podria estar horas)\b
    `,
    regex()`
      \b(?:es|esta) (?:una pregunta |muy |bien |super |re )*(?:amplia|amplio|dificil|complej[oa]|complicad[oa])$|
      \bda para largo\b|\bqu?e complicado\b|\b(?:se podria escribir|daria para|dificil(?:es)? de (?:poner|
      explicar)|todo un tema|dificil darle|bien relativo|muchos angulos|sinfin de|(?:algun dia|otro dia|otra vez|
      despues) (?:\w+ )?(?:te|le|se|lo) (?:\w+ )?(?:cuento|explico|mando|envio|vemos|conversamos)|en otra ocasion|
      contestar por contestar)\b
    `,
    regex()`
      \b(?:i dont know|no idea|it depends|hard to say|skip this|nothing comes to mind|great question|so many ways|
      go with the flow|i cant think of|not sure what to say|i guess$)
    `,
  ],
  cliche: [
    regex()`
      (?<!de toda )\b(?:la vida|las vueltas|cosas de la vida|las cosas pasan|el tiempo pone|cosas que se dan|
      se dio asi|asi es)\b
    `,
    regex()`
      \b(?:cada (?:un[oa]|persona|caso|cosa|cual|empresa|situacion|transformacion) (?:es|tiene|aporto|aporta|cual|
      fue|dice)|(?:un|otro) mundo$)\b
    `,
    regex()`
      \btod[oa]s? (?:tenemos|cometemos|somos|los (?:plazos|casos|trabajos)|toda carrera|aporta|fueron importantes|
      muy (?:lind|valios|bonit))
    `,
    regex()`
      \b(?:lo (?:importante|principal|fundamental|primero) es(?: (?:siempre|levantarse|seguir|tener|dar|
      la actitud|no))|es (?:clave|fundamental|esencial|importante) (?:no|buscar|tener|ser|dar|el|la)|
      esa es la clave|^la clave (?:es|esta))\b
    `,
    regex()`
      \b(?:hay que (?:ser|tener|seguir|escuchar|saber|dar|estar|adaptarse|ponerle|echarle)|uno (?:va|se adapta|
      hace lo que|tiene olfato|aprende|nunca|siempre))\b
    `,
    regex()`
      \b(?:siempre (?:doy|he sido|se llega|hay que|me esfuerzo|trato de dar|con dialogo)|el cien por ciento|
      lo mejor de (?:mi|uno)|doy todo|es mi sello|eso me define)\b
    `,
    regex()`
      \b(?:me considero|soy una? (?:persona|profesional) (?:muy|normal|super|proactiv|responsable)|soy (?:muy|
      bien|super) (?:creativ|complet|tranqui|responsable|positiv))
    `,
    regex()`
      \b(?:experiencia (?:enriquecedora|inolvidable|valiosa|unica)|muy (?:enriquecedor\w*|valios\w*|lindo todo)|
      todo muy (?:lindo|bien|bonito)|cada cosa tiene|cada una me marco)\b
    `,
    regex()`
      \b(?:buena onda|actitud positiva|dialogo siempre|con (?:mucho|harto|mucha|harta) (?:control|carino|
      paciencia|esfuerzo|amor|compromiso)|paciencia y carino|tacto y diplomacia)\b
    `,
    regex()`
      \b(?:como dijo|dicen que|como se dice|llego para quedarse|a la orden del dia|grandes cambios|se avecinan|
      es un arte|llegan solos|no hay imposibles|mente abierta|mirar (?:siempre )?(?:para|hacia) adelante|
      su librito|oportunidad disfrazada|gajes del oficio|(?:he visto|hubo|hay|vi) (?:de todo|muchas cosas)|
      pasado esta|every (?:situation|person|one) is different|stay positive)\b
    `,
  ],
  refusal: [
    regex()`
      \bno (?:(?:me|lo|la|los|las|se|le|te) )*(?:pronuncio|pronunciare|refiero|referire|meto|metere|entro|entrare|
      dare|contare|cuento|hablare|comentare|dire|diria|mencionare|revelare|expondre|tocare|conversare|ahondare|
      ventilare|abro|abrire|autorizan)\b|\bnada puedo (?:agregar|decir)
    `,
    regex()`
      \b(?:obligad[oa] a (?:callar|guardar)|declino|me excuso|sin comentarios|no comment|prefiero (?:callar|
      mantener\w*|quedarme con)|preferiria (?:que )?(?:pas|salt)\w+|(?:ley|contrato|abogad[oa]s?|empresa) (?:me |
      no me |nos )(?:impide|prohibe|pidi\w+|dej\w+)|judicializad[oa]s?|en tribunales|pleito|ya (?:lo|la|los|las|
      les|te|se) (?:\w+ )?(?:subi|puse|mande|envie|escribi|adjunte|respondi|conteste)|(?:lo|la) (?:subi|puse|
      mande|adjunte) (?:con|en|al|a la)|decline to|rather keep|not something i|not allowed to|told us not)\b
    `,
    regex()`
      \b(?:en (?:reserva|privado)$|(?:la|lo|las|los) mantengo (?:en )?(?:reserva|privad)|mi (?:vida|
      esfera) (?:privada|profesional|personal|intima)|no (?:es de su|le importa|te importa|procede|autorizo)|
      que (?:le|te) importa|por (?:motivos|razones) (?:legales|contractuales|personales)|(?:eso|esto) queda entre|
      guardo silencio|fuera de lugar|(?:tengo|esta) prohibid[oa]|por este medio|no (?:converso|hablo|opino|
      comento)$|que adjunte|informacion interna|mi abogad[oa]|pregunt(?:e|en|a|ale|ele)s? a (?:mi|mis)|(?:an|
      my) nda|thats private|no gracias|(?:lea|lean|revise|revisen|mire|miren|vea|vean|revisa|lee) (?:mi|el) (?:cv|
      curriculum|perfil|linkedin|hoja|portafolio)|ya (?:tiene|tienen|tienes) mi)\b
    `,
    new RegExp(
      `\\bno (?:(?:me|te|le|les|lo|la|los|las|se) )*(?:quiero|voy a|deseo|puedo|quisiera|pienso|debo|` +
        `corresponde(?: que)?|estoy (?:dispuest|autorizad)[oa] (?:a|para)|kiero) (?:ni )?${TELL}\\b`,
    ),
    new RegExp(
      `\\b(?:prefiero|preferiria|mejor|quisiera|preferimos|voy a) (?:mejor )?(?:no ${TELL}|no (?:dar|decir)|` +
        `pasar|reservar\\w*|guardar\\w*|dejarla|omitir\\w*|saltar\\w*|evitar)`,
    ),
    regex()`
      \bno (?:la|las|lo|los) (?:respondo|contesto|comento|divulgo|comparto|mezclo|discuto|converso)\b|
      \bno quisiera (?:tocar|entrar|ahondar|referirme|hablar)\w*|\bno tiene (?:nada )?que ver con (?:el|este|
      mi) (?:puesto|cargo|trabajo)|\bno voy a perder\b
    `,
    regex()`
      \b(?:esa|eso|ese tipo de \w+|la|las|los|eso no) (?:consultas |preguntas |temas )?no (?:la|las|lo|los|
      se) (?:quiero |voy a |pienso )?(?:respond\w+|contest\w+|coment\w+|habl\w+|divulg\w+|compart\w+|mezclo)
    `,
    regex()`
      \b(?:es|son|esta|estan|estaba|esto es|bajo|eran) (?:\w+ ){0,3}(?:confidencial\w*|reservad[oa]s?|
      privad[oa]s?|reservas?|sensibles|secret[oa]s?|propiedad de mi \w+|motivos personales|acuerdos de \w+)\b
    `,
    regex()`
      \b(?:clausulas?|acuerdos?|convenios?|contratos?) de (?:confidencialidad|reserva)\b|\bsecreto profesional\b|
      \b(?:informacion|temas?|datos?|asuntos?|motivos?) (?:\w+ )?(?:confidencial\w*|reservad\w+|privad\w+|
      sensible\w*|personales)\b
    `,
    regex()`
      \b(?:me (?:lo|la|los|las) (?:reservo|guardo|quedo)|me (?:reservo|abstengo|guardo (?:para|esa|la respuesta|
      esto))|me abstengo|guardare silencio|guardar reserva|la (?:tengo )?guardada para mi|no viene al caso|
      no comparto|no comento|reservarme)\b
    `,
    regex()`
      \b(?:esta|estan|sale|salen|aparece|figura|tiene|viene|sale todo)\b(?: \w+){0,4} (?:en|por) (?:mi|el|la|
      mis) (?:\w+ ){0,1}(?:cv|curriculum|curriculo|linkedin|hoja de vida|perfil|postulacion|formulario|anexo|
      informe|portafolio|carta)\b
    `,
    regex()`
      \b(?:ya|eso) (?:lo |la |eso |esta )*(?:puse|respondi|conteste|dije|explique|explicado|mencione|escribi|
      detalle)\b(?: \w+){0,3} (?:en|antes|mi|arriba)\b
    `,
    regex()`
      ^(?:lo siento |disculpe |disculpa |perdon |mire |con todo respeto )*(?:yo )?no (?:contesto|respondo|
      hablo (?:de|con)|comento|converso|comparto|doy (?:esos|ese|esa)|entro en|me refiero)\b|\bno (?:lo|la|las|
      los) (?:ando contando|voy a (?:decir|repetir))|\b(?:cosas|asuntos|temas) (?:mias|mios|que me guardo)\b|
      \bno tengo (?:la )?intencion\b|\bno insist\w+|\bquedo en el pasado\b|\bya (?:te|le|les|se los?) (?:mande|
      envie|entregue|comente)\b|\bme (?:impide|prohibe|obliga a guardar)\b|\bsolo (?:en la entrevista|en persona|
      con el gerente)\b|\bno se (?:quien|quienes) (?:me )?le[ea]n?\b|\bno corresponde que\b
    `,
    regex()`
      \b(?:no me (?:siento comod[oa]|parece (?:apropiad|adecuad|correct|pertinent)\w+)|invade mi|no es asunto|
      no (?:le|te) incumbe|pueden (?:revisarl|leerl|verl)\w+|pueden revisar\w* ahi|ahi l[oa]s? pueden|
      pregunt\w+ a (?:el|mis referencias|ellos))\b
    `,
    regex()`
      \b(?:paso|pasemos|avancemos|sigamos|podemos hablar de) (?:eso|otr[oa]|a otra|con otra|de otra)\b|\b(?:de|
      en) (?:esa materia|eso|ese tema|este tema) no\b|\bque avancemos\b
    `,
    regex()`
      \b(?:rather not|prefer not|cant (?:discuss|share|talk|answer)|cannot (?:discuss|share|answer)|
      wont (?:answer|discuss)|confidential|in my (?:cv|resume)|on my (?:cv|resume|linkedin)|none of your)\b
    `,
  ],
} as const satisfies Record<string, readonly RegExp[]>;
