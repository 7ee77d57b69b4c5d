/**
 * Patterns of misconduct of the author, by kind, and of its being regretted, refused or committed by somebody else. No
 * pattern decides alone: each is a feature that the trained model weighs. They apply to normalized words separated by
 * one blank.
 */

const FALSE_THING =
  "(?:certificado|licencia|boleta|boletas|factura|facturas|firma|firmas|informe|informes|planilla|registro|" +
  "registros|acta|actas|fecha|fechas|foto|fotos|resena|resenas|asistencia|titulo|nota|notas|encuesta|encuestas|" +
  "bitacora|guia|guias|papel|papeles|excel|inventario|kardex|checklist|etiqueta|etiquetas)";
const PEOPLE =
  "(?:cabr[oa]s?|vieja|viejo|viejas|viejos|negr[oa]s?|indi[oa]s?|haitian[oa]s?|venezolan[oa]s?|peruan[oa]s?|" +
  "colombian[oa]s?|extranjer[oa]s?|flaite|flaites|rot[oa]s?|gord[oa]s?|mujeres|mujer|minas|feminist\\w*|" +
  "maricon\\w*|weon\\w*|huevon\\w*|tont[oa]s?|inutil\\w*|ignorante\\w*|fracasad[oa]s?|floj[oa]s?|mapuche\\w*|" +
  "viejita\\w*|pobres|gente asi|esa gente|esta gente)";

/** Grouped by kind; the trained weights depend on the order. */
const SIGNS: readonly string[] = [
  // Lying and forging.
  "(?:menti|mentimos|miento|mentir|mentia|le mentimos|una mentir\\w+|mentira piadosa|invente|inventamos|inventaba|" +
    "inventando|fingi|fingimos|simule|me hice pasar)",
  `(?:falsifi\\w+|adulter\\w+|truch\\w+|fals[oa]s?|retocad[oa]s?|fotoshop|photoshop) (?:\\w+ ){0,4}|` +
    "(?:retoque|edite|cambie|cambiamos|arregle|arreglamos|corregi|borre|borramos|reescribi|llene|llenamos|" +
    `complete|completamos|firme|firmamos|puse|pusimos|acomod\\w+|maquill\\w+|infle|inflamos|inflaba|` +
    `redonde\\w+|ajuste|ajustamos|estire) (?:\\w+ ){0,3}${FALSE_THING}`,
  "(?:ayudar un poco|ayudarle|ayudamos un poco|un detallito|un ajustito|maquill\\w+|dibujar|dibuje|dibujamos|" +
    "cocin\\w+ los|para que cuadr\\w+|para que calz\\w+|cuadrara|calzara|inflad[oa]s?|inflar|inflamos|infle)",
  "(?:le|les) (?:dije|dijimos|decia|deciamos|asegure|aseguramos|jure|prometi|conte|informe|" +
    "informamos) (?:\\w+ ){0,8}(?:aunque|pero|total|cuando en realidad|si bien|sabiendo|y era mentira|y no era|" +
    "en verdad no)",
  "(?:no (?:le|les) (?:dije|dijimos|conte|contamos|avise|avisamos|informe|informamos)|me quede callad[oa]|" +
    "nos quedamos callad\\w+|omiti|omitimos|lo omiti|escondi|escondimos|ocult\\w+|tape|tapamos|me hice (?:el|" +
    "la) (?:les[oa]|tont[oa]|loc[oa]|sorda?)|nos hicimos los lesos|mire para el lado|guarde silencio)",
  "(?:en mi (?:curriculum|cv)|en el cv|curriculum) (?:\\w+ ){0,4}(?:puse|pongo|agregue|dice|invente)|" +
    "puse que (?:tenia|hablaba|terminé|termine|manejaba|era)",
  "(?:nadie (?:se )?(?:dio|da|daba|dara|noto|nota|notaba|pregunto|pregunta|revis\\w+|supo|sabe|sabia|reviso|" +
    "lo supo|lo noto|reclamo|chequea)|no (?:se )?(?:dio|dieron) cuenta|ni se (?:entero|enteraron|dio cuenta|noto)|" +
    "nunca se (?:entero|enteraron|supo|noto|dieron cuenta)|no se (?:entero|enteraron|noto|nota)|pas\\w+ (?:piola|" +
    "colad[oa])|sin que (?:nadie|se|lo|la|el|me))",
  "(?:total|al final) (?:\\w+ ){0,3}(?:nadie|igual|todos|no|a quien|el seguro|la empresa|ellos|son)|(?:todo " +
    "el mundo|todos|en todas partes|asi se|es lo que|cualquiera) (?:lo )?(?:hace|hacen|hacian|trabaja|funciona)",
  // Stealing.
  "(?:me (?:lleve|llevaba|llevo|quede con|quedaba con|guarde|guardaba|eche al bolsillo|robe|apropie|traje) |" +
    "nos (?:llevamos|quedamos con|repartimos|guardamos)|robe|robamos|robaba|sacaba|saque|sacamos|" +
    "sacando) (?:\\w+ ){0,6}(?:plata|lucas|caja|bodega|propina\\w*|vuelto\\w*|mercaderia|cobre|bencina|petroleo|" +
    "materiales|cable\\w*|herramienta\\w*|base de (?:datos|clientes)|listado|cartera|clientes|planos|codigo|insumos|" +
    "remedios|cajas|bono|diferencia)",
  "(?:vendi|vendia|vendimos|revend\\w+) (?:\\w+ ){0,5}(?:por fuera|por mi cuenta|en la feria|en negro|a un tercero|" +
    "a la competencia|sobrantes|por marketplace|bases? de datos)|por fuera|bajo cuerda|por debajo|en negro|" +
    "sin boleta|sin factura|por la izquierda",
  "(?:boleta|boletas|rendi|rendia|rendicion|viatico\\w*|kilometraje|taxi|gastos|horas extra\\w*|comision|" +
    "comisiones|coima\\w*|porcentaje|tajada|mordida|sobreprecio|sobrefactur\\w+) (?:\\w+ ){0,5}(?:no|nunca|que no|" +
    "de mas|mias|personal\\w*|infl\\w+|mi (?:primo|cunado|hermano|senora|mujer|marido)|para mi|bolsillo|aparte)",
  "(?:lo (?:presente|mostre|firme|subi|entregue|expuse|publique) como (?:mio|propio|idea mia)|como (?:si fuera|" +
    "idea) mi[oa]|con mi nombre|a mi nombre|la idea era (?:de|suya)|era de (?:otr\\w+|la practicante|" +
    "mi companer\\w+)|me (?:lleve|quede con) (?:el credito|las felicitaciones|el merito|el premio|el ascenso))",
  "(?:copie|copiamos|copiaba|plagi\\w+|torpedo\\w*|soplad\\w*|audifono|la prueba (?:del ano|filtrada)|" +
    "me la pasaron|me pasaron la prueba|le pague a|pague para que|me hizo la tesis|tesis comprada|rendi por|" +
    "rindio por|di la prueba por|chatgpt)",
  // Contempt.
  `(?:humill\\w+|me burl\\w+|nos burl\\w+|lo deje en ridiculo|la deje en ridiculo|los deje en ` +
    `ridiculo|ridiculic\\w+|puse en su lugar|ponerl[oae]s? en su lugar|hice llorar|la hice llorar|lo hice ` +
    `llorar|salio llorando|se puso a llorar|le grite|les grite|los grite|a gritos|a ` +
    `garabatos|garabatead\\w+|los reto|lo rete delante|delante de todos|frente a todos)`,
  `${PEOPLE} (?:\\w+ ){0,6}(?:no (?:sirv\\w+|saben|entiend\\w+|rind\\w+|dan|trabajan|piensan)|son (?:asi|` +
    `floj\\w+|todos|todas|buenas? para)|para hacer aseo|a la cocina|a su casa|a su pais|se embarazan|lloran|` +
    "cuestan|hay que)",
  "(?:le|les|lo|la|los|las) (?:dije|digo|decia|puse|pusimos|llamaba|llamabamos|trate de|tratamos de|" +
    `dec[ií]amos) (?:\\w+ ){0,5}${PEOPLE}|(?:unos|puros|puras|manga de|tropa de|sarta de) ${PEOPLE}`,
  "(?:no (?:estoy|esta uno) para|no pierdo (?:mi )?tiempo con|no me junto con|con (?:esa|esta) gente|" +
    "gente de (?:ese|esa) (?:nivel|clase|tipo)|sin (?:colegio|estudios|cultura)|de poblacion|cara de|" +
    "con suerte (?:leen|saben leer|terminaron)|no les da la cabeza|no le da (?:para mas|la cabeza))",
  // Rules, safety and law.
  "(?:coima\\w*|coime\\w+|soborn\\w+|un sobre|un sobrecito|un regalito|una atencion|botella de|le (?:pase|pasamos|" +
    "deje|dejamos|regale) (?:\\w+ ){0,4}(?:inspector\\w*|fiscalizador\\w*|funcionari\\w+|alcalde|concejal|encargado)|" +
    "para que (?:mirara|hiciera la vista|no cursara|no pasara el parte|aprobara|agilizara))",
  "(?:(?:nos )?salt\\w+ (?:el|la|los|las|ese|un) (?:\\w+ ){0,2}(?:protocolo|permiso|control|procedimiento|revision|" +
    "charla|charlas|inspeccion|paso|autorizacion|fila|bloqueo|licitacion)|sin (?:permiso|permisos|casco|arnes|" +
    "licencia|contrato|autorizacion|bloqueo|resolucion|estudio|medidas|consentimiento)|desconect\\w+|" +
    "puente\\w+ (?:el|la|los)|anul\\w+ (?:el|la) (?:sensor|alarma)|apag\\w+ (?:el|la|los) (?:sensor\\w*|alarma\\w*|" +
    "camara\\w*|gps))",
  "(?:vencid[oa]s?|cambi\\w+ (?:la|las) (?:fecha|fechas|etiqueta|etiquetas)|reetiquet\\w+|botamos (?:al|" +
    "en el) (?:rio|estero|canal|mar|quebrada)|al alcantarillado|riles|a menores|menores de edad|sin fichar|" +
    "sin registrar|de noche para que|antes de que (?:llegara|viniera|pasara) (?:la|el) (?:inspec\\w+|fiscaliz\\w+|" +
    "seremi|auditor\\w+)|cuando (?:venia|viene|llegaba|llega) (?:la|el) (?:inspec\\w+|fiscaliz\\w+|auditor\\w+|" +
    "seremi))",
  "(?:licitacion|bases|adjudic\\w+|concurso|contrato|puesto|cargo|postulacion) (?:\\w+ ){0,6}(?:a la medida|" +
    "amarrad\\w+|arreglad\\w+|de mi (?:primo|cunado|amigo|hermano|sobrino|compadre|mujer|esposa|esposo)|conocid\\w+|" +
    "antes que|le pase|filtr\\w+)|(?:informacion|dato|datos) (?:privilegiad\\w+|antes que|filtrad\\w+)|" +
    "compre acciones|vendi las acciones|pituto",
  "(?:trabaj\\w+|turnos?|jornadas?) (?:\\w+ ){0,4}(?:sin contrato|gratis|de corrido|dieciseis|veinte horas|" +
    "sin pagarl\\w+|sin colacion|en negro)|no (?:les|le) (?:pague|pagamos|pagaba) (?:\\w+ ){0,3}(?:horas|extras|" +
    "imposiciones|cotizaciones|finiquito|sueldo)|finiquito (?:\\w+ ){0,3}(?:menos|no|sin)",
  // Blaming others.
  "(?:le (?:eche|echamos|cargue|cargamos|achaque|atribui|pase) (?:\\w+ ){0,4}(?:culpa|error|muerto|responsabilidad|" +
    "pato|falla|perdida|faltante)|(?:quedo|salio|aparecio) como (?:culpable|responsable)|la culpa (?:la puse|quedo|" +
    "se la)|deje que (?:\\w+ ){0,3}(?:pagara|cargara|asumiera|respondiera|se comiera)|(?:pago|pagaron) (?:el|" +
    "los) platos|se la comio|asumio (?:el|ella))",
  "(?:lo|la|los|las) (?:despidieron|echaron|desvincularon|finiquitaron|sacaron|retaron|sumariaron) (?:\\w+ " +
    "){0,5}(?:por (?:eso|mi|algo)|y yo|y no|pero|en vez)|(?:y yo|y a mi) (?:\\w+ ){0,3}(?:me ascendieron|me " +
    "felicitaron|me dieron|me quede|pase|no me paso nada|sali limpi\\w+|qued\\w+ limpi\\w+)",
  "(?:licencia (?:medica )?(?:\\w+ ){0,3}(?:trucha|amigo|conocid\\w+|falsa|por estres|y me fui|para)|" +
    "me enferme de mentira|certificado (?:medico )?(?:\\w+ ){0,5}(?:amig\\w+|vecin\\w+|ti[oa]|prim[oa]|consegu\\w+|" +
    "compr\\w+)|marque por|marcaba por|marcar por|me marc\\w+ (?:la entrada|asistencia)|puse presente)",
  // Retaliation and cover-up.
  "(?:hice la vida imposible|le hicimos la vida imposible|la vida imposible|hasta que (?:\\w+ ){0,2}(?:renunci\\w+|" +
    "se fue|se fueron|se aburri\\w+|firmo|se canso|pidio|no aguanto|lloro|entendio)|aburrirl\\w+|cansarl\\w+|" +
    "para que (?:renunciara|se fuera|se aburriera|entendiera quien|aprendiera|supiera quien))",
  "(?:al que (?:reclam\\w+|alega\\w*|denunci\\w+|habl\\w+)|a (?:los|las|la|el) que (?:reclam\\w+|alegab\\w+|" +
    "denunci\\w+)|por (?:reclamar|alegar|denunciar|sapear|sapo|hablar)|el que (?:reclama|alega|habla)|sapos?|" +
    "lista negra|quedo (?:marcad[oa]|fichad[oa])|lo fiche|la fiche|no lo contrate nadie|llame a (?:todos|" +
    "colegas) para)",
  "(?:(?:le|les) (?:corte|quite|saque|baje|cambie|negue|congele|suspendi) (?:\\w+ ){0,4}(?:turnos?|bono|bonos|" +
    "horas|vacaciones|permiso|permisos|escritorio|funciones|proyecto\\w*|colacion|comision|nota|notas|recreo)|" +
    "la mande|lo mande|los mande|mandarl\\w+) (?:\\w+ ){0,5}(?:noche|bodega|subterraneo|otra (?:sucursal|region)|" +
    "lejos|castig\\w+|para que|por)?",
  "(?:denuncia|acoso|reclamo|queja|investigacion|sumario|sindicato|dirigent\\w+) (?:\\w+ ){0,8}(?:archiv\\w+|" +
    "guard\\w+|cajon|desaparec\\w+|no prosper\\w+|la hice|lo hice|convenci|tape|tapamos|retir\\w+|enfri\\w+|" +
    "qued\\w+ (?:ahi|en nada)|infiltr\\w+|espi\\w+|revis\\w+|camara\\w*|grab\\w+)|(?:lei|leia|revise|revisaba|espie|" +
    "grabe|grababa) (?:\\w+ ){0,4}(?:correos|whatsapp|mensajes|conversaciones|llamadas)",
  "(?:amenac\\w+|advert[ií]\\w*|le dije) (?:\\w+ ){0,6}(?:se arrepentir\\w+|se iba|perdia (?:la pega|el puesto|" +
    "el trabajo)|no (?:iba a )?(?:trabajar|encontrar)|sabia donde|atenerse|la puerta|quedaba sin)",
  // Showing no regret.
  "(?:no me arrepiento|volveria a hacerlo|lo haria de nuevo|lo volveria a hacer|no me averguenza|asi es (?:la|" +
    "el) (?:pega|negocio|mundo|sistema)|negocios son negocios|a rio revuelto|el fin|santo remedio|me salio redondo|" +
    "salio redondo|jugada maestra|hay que ser (?:viv[oa]|astut[oa]|pill[oa])|ser viv[oa]|fui viv[oa]|pillo|astucia|" +
    "creativ[oa] con|flexible con|merecido|se lo merecia|bien merecido|me lo gane)",
  // Repaired, refused, reported, or committed by somebody else.
  "(?:me arrepent\\w+|me averguenza|me dio verguenza|fui donde|fui a decir\\w*|avise|avisamos|reconoci|confese|" +
    "asumi|asumimos|pedi (?:disculpas|perdon)|pedimos (?:disculpas|perdon)|devolvi|devolvimos|reembols\\w+|" +
    "lo corregi y|rectific\\w+|se lo dije|transparent\\w+|declare|informe de inmediato|nunca mas|no lo haria|" +
    "aprendi que)",
  "(?:me negue|nos negamos|no quise|no acepte|no acept\\w+|rechac\\w+|dije que no|le dije que no|no firme|" +
    "no firmamos|denuncie|denunciamos|reporte|reportamos|di cuenta|puse la denuncia|canal de denuncias|" +
    "renuncie antes|preferi perder|preferimos perder|me pidieron|me pidio|me ofrecieron|me ofrecio|queria que yo|" +
    "querian que)",
  "(?:descubri|descubrimos|detecte|detectamos|encontre que|encontramos que|pille|investigu\\w+|investigamos|" +
    "audit\\w+|peric\\w+|fiscalic\\w+|defend\\w+|represent\\w+|atend\\w+|entreviste|report\\w+aje|caso|casos|" +
    "imputad\\w+|acusad\\w+|victima\\w*|un (?:vendedor|cajero|colega|cliente|proveedor|alumno|funcionario)|" +
    "una (?:vendedora|cajera|colega|clienta|alumna))",
  "(?:con (?:permiso|autorizacion|su permiso|el visto bueno|aviso|contrato|boleta)|autorizad[oa]|" +
    "a la vista de todos|quedo por escrito|dejamos constancia|deje constancia|de frente|en privado|con respeto|" +
    "con cuidado|escuche|lo escuche|la escuche|explique|le explique|acord\\w+)",
];

const COMPILED = SIGNS.map((sign) => new RegExp(`\\b(?:${sign})\\b`));

/**
 * Indexes of the patterns that match a piece of text.
 * @param line normalized words, one blank between them
 */
export function signsOf(line: string): number[] {
  return COMPILED.flatMap((sign, at) => (sign.test(line) ? [at] : []));
}
