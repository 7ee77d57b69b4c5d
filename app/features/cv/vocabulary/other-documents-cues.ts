/** Kinds of documents that are no CV: name with article, different cues needed, cues separated by semicolons. */
export const OTHER_DOCUMENT_CUES: readonly (readonly [name: string, minimum: number, cues: string])[] = [
  [
    "una factura",
    4,
    `
factura electrónica; factura N°; factura número; número de factura; RUT emisor; RUT receptor; giro; señor(es); condición de pago; forma de pago; fecha de vencimiento; monto neto
neto; IVA 19%; total a pagar; subtotal; precio unitario; valor unitario; timbre electrónico; acuse de recibo; facturar a; invoice; invoice number; bill to; amount due; due date`,
  ],
  [
    "una boleta",
    3,
    `
boleta N°; boleta de honorarios electrónica; boleta de ventas y servicios; total honorarios; impuesto retenido; retención; vuelto; cajero N°; caja N°; subtotal
timbre electrónico SII; verifique documento; gracias por su compra; comprobante de venta; código de autorización; por atención profesional`,
  ],
  [
    "una cotización",
    3,
    `
cotización N°; presupuesto N°; validez de la oferta; validez de la cotización; oferta válida; precio unitario; valor unitario; subtotal; valor neto; más IVA; plazo de entrega
condiciones de pago; forma de pago; atención a; de nuestra consideración; estimado cliente; valores expresados en; unit price; valid until; presupuesto por; enviamos presupuesto; neto; ítem; valor total; cotizamos`,
  ],
  [
    "una liquidación de sueldo",
    4,
    `
liquidación de sueldo; liquidación de remuneraciones; sueldo base; gratificación legal; gratificación; total haberes; haberes; total imponible; imponible; descuentos legales
total descuentos; cotización AFP; cotización previsional; seguro de cesantía; impuesto único; días trabajados; alcance líquido; líquido a pagar; sueldo líquido
asignación de colación; certifico que he recibido; recibí conforme; payslip; gross pay; net pay; recibo de haberes`,
  ],
  [
    "un estado de cuenta",
    3,
    `
estado de cuenta; cartola; cartola de cuenta corriente; cuenta vista; saldo inicial; saldo final; saldo anterior; saldo disponible; cupo disponible; cupo total; pago mínimo
monto facturado; fecha de facturación; período facturado; próximo vencimiento; tasa de interés; CAE; N° de cuenta; account statement; opening balance; closing balance
available balance; avances en efectivo`,
  ],
  [
    "un contrato",
    3,
    `
en adelante el trabajador; en adelante el empleador; comparecen; comparece; entre las partes; las partes acuerdan; se ha convenido; han convenido; cláusula primera; el arrendador
el arrendatario; la parte arrendadora; el vendedor declara; obligaciones del trabajador; término del contrato; vigencia del contrato; se firma en dos ejemplares; en dos ejemplares
el arrendatario pagará; la propiedad arrendada; mes de garantía; garantía de arriendo; contrato de arrendamiento; contrato de trabajo; contrato de prestación de servicios; contrato a plazo fijo; arrendador; arrendatario; cédula de identidad número; de una parte; por una parte; por la otra parte; suscriben el presente; cláusula segunda
del mismo tenor; fijan domicilio; para todos los efectos legales; jurisdicción de sus tribunales; renta mensual; this agreement; the parties agree; hereinafter; in witness whereof`,
  ],
  [
    "una carta de presentación",
    3,
    `
estimados señores; estimados; estimado equipo; a quien corresponda; de mi consideración; de mi mayor consideración; junto con saludar; por medio de la presente
mediante la presente; me dirijo a usted; les escribo; manifestar mi interés; expresar mi interés; mi interés en el cargo; postular al cargo; postulo al cargo; adjunto mi currículum
adjunto mi CV; quedo a su disposición; quedo atento; quedo a la espera; a la espera de su respuesta; agradezco de antemano; agradeciendo su atención; sin otro particular
se despide atentamente; saluda atentamente; le saluda; atentamente; cordialmente; dear hiring manager; dear sir or madam; to whom it may concern; I am writing to
I am writing to apply; please find attached; I look forward to; yours sincerely; yours faithfully; sincerely; me permito dirigirme; me permito escribirles; les escribo porque; les escribo para; le escribo para; le escribo porque; gracias por leerme; gracias por su tiempo; gracias por considerar
me gustaría postular; quisiera postular; estoy interesada en; carta de motivación; carta de presentación; carta de intención; motivation letter; cover letter; dear team; un cordial saludo; saludos cordiales; un abrazo; si quieren conversar; me despido; muy señores míos; estimada directora; entrevista personal; agradezco su consideración; prezados senhores; venho por meio desta; thank you for your time; thank you for considering`,
  ],
  [
    "un certificado",
    2,
    `
certifica que; certificado de alumno regular; certificado de nacimiento; certificado de cotizaciones; el presente certificado; se extiende el presente certificado
se extiende el presente; se otorga el presente; otorga el presente; a petición del interesado; para los fines que estime convenientes; para los fines que estime
para ser presentado; quien suscribe; el que suscribe; hace constar; hago constar; código de verificación; ha aprobado satisfactoriamente; ha participado en; en reconocimiento a
verifique la autenticidad; firma electrónica avanzada; this is to certify; has successfully completed; certificate of completion; se deja constancia`,
  ],
  [
    "un acta",
    3,
    `
acta de reunión; acta N°; acta de asamblea; acta de sesión; acta de entrega; inasistentes; puntos de la tabla; orden del día; se da inicio a la reunión; siendo las
se abre la sesión; se levanta la sesión; se acuerda; toma la palabra; se aprueba por unanimidad; se da lectura al acta anterior; próxima reunión; compromisos y responsables
minutes of the meeting; quórum; asistentes; hora de inicio; hora de término; se cierra la sesión; se informa que; tabla:; acuerdos`,
  ],
  [
    "un informe",
    4,
    `
tabla de contenidos; índice de contenidos; índice de figuras; introducción; marco teórico; objetivo general; objetivos específicos; materiales y métodos; resultados y discusión
discusión; resultados obtenidos; conclusiones; bibliografía; referencias bibliográficas; figura 1; tabla 1; gráfico 1; capítulo 1; planteamiento del problema; hipótesis
estado del arte; profesor guía; limitaciones del estudio; este ensayo; el presente ensayo; el presente trabajo; el presente informe; este informe; este estudio; informe de laboratorio; resumen ejecutivo del proyecto; metodología empleada; recomendaciones finales; anexo 1; anexo A; bibliografía consultada; asignatura`,
  ],
  [
    "un artículo",
    4,
    `
abstract; keywords; palabras clave; introduction; related work; materials and methods; discussion; conclusion; acknowledgements; correspondencia a; figure 1; table 1
conflicto de intereses`,
  ],
  [
    "una noticia",
    2,
    `
por redacción; publicado el; actualizado el; lee también; te puede interesar; suscríbete; comparte esta noticia; comparte este artículo; noticias relacionadas; más leídas; en declaraciones a; según informó; precisó que; afirmó que; agregó que; fuentes policiales; dijo el; dijo la; señaló que; destacó que; explicó que; comentó que; indicó que; según explicó; obtuvo el primer lugar; la jornada; autoridades locales; read more; share this article; related stories; breaking news`,
  ],
  [
    "apuntes o una tarea",
    3,
    `
guía de ejercicios; ejercicio 1; ejercicios propuestos; pregunta 1; responde las siguientes preguntas; marque la alternativa correcta; selección múltiple; verdadero o falso
próxima clase; para la próxima clase; resumen de la clase; clase 2; clase 3; clase 4; clase 5; próxima semana; leer capítulo; materia de la prueba; entra en la prueba; recordar que; preguntar al profesor; ver página; capítulo 2; la profe dijo; el profe dijo; lecture notes; homework; próxima prueba; unidad 2
puntaje total; puntaje obtenido; unidad 1; clase 1; apuntes; apunte de clases; teorema; resuelva; objetivo de la clase; control N°; certamen; ayudantía N°`,
  ],
  [
    "un aviso de empleo",
    3,
    `
buscamos; se busca; se necesita; importante empresa; nos encontramos en búsqueda; estamos en búsqueda; estamos buscando; requisitos del cargo; requisitos excluyentes; excluyente
ofrecemos; se ofrece; renta líquida; renta acorde al mercado; tipo de contrato; vacantes; postula aquí; interesados enviar; enviar CV; enviar currículum; enviar antecedentes
fecha de cierre; únete a nuestro equipo; serás responsable de; tu misión será; qué te ofrecemos; descripción del cargo; funciones del cargo; envía tu cv; envía tu currículum; deseable; sueldo base más; contrato indefinido después de; indicando el cargo; postulaciones; busca incorporar; busca para su; busca cajeros; busca vendedores; para su local; we are looking for; we are hiring
job description; what we offer; apply now; equal opportunity employer; oferta laboral; oferta de empleo`,
  ],
  [
    "una receta de cocina",
    5,
    `
ingredientes; porciones; tiempo de preparación; tiempo de cocción; cucharada; cucharadita; taza; gramos de; una pizca de; pizca de sal; sal a gusto; sal y pimienta; batir
precalentar el horno; hornear; sofreír; a fuego lento; a fuego medio; dejar reposar; servir caliente; huevos; harina; azúcar; aceite; mantequilla; dientes de ajo; cebolla
picada en cubitos; tablespoon; teaspoon; preheat the oven`,
  ],
  [
    "un menú",
    6,
    `
menú; menú del día; entradas; para comenzar; ensaladas; sopas; platos de fondo; platos principales; acompañamientos; agregados; postres; bebidas; bebestibles; jugos naturales
vinos; cervezas; tragos; cócteles; sándwiches; pizzas; para compartir; para los niños; menú infantil; precios en pesos; opción vegetariana; sin gluten; main courses; pisco sour
lomo a lo pobre; reineta`,
  ],
  [
    "una letra de canción",
    4,
    `
coro; estribillo; verso 1; verso 2; pre coro; outro; chorus; acordes; capo; letra y música; oh oh; yeah yeah; la la la; na na na; mi amor; corazón; bis; solo de guitarra; Am; Em
Dm; lyrics`,
  ],
  [
    "un manual",
    3,
    `
manual de usuario; manual de instrucciones; guía de instalación; guía rápida; instrucciones de uso; instrucciones de seguridad; advertencia; precaución; antes de usar
contenido de la caja; especificaciones técnicas; paso 1; paso 2; haga clic en; presione el botón; encienda el equipo; no sumerja; garantía del producto; mantenimiento y limpieza
manual de instalación; manual de uso; manual de operación; conserve este manual; primer uso; desenchufe; no cubra; no use; uso doméstico; servicio técnico autorizado; problemas frecuentes; solución de problemas; solución de fallas; safety instructions; troubleshooting
user manual; user guide; getting started; lea estas instrucciones; desconecte; la garantía cubre; pulse el; inserte; enchufe; lea atentamente; mantenga fuera del alcance de los niños`,
  ],
  [
    "una receta médica",
    3,
    `
receta médica; Rp; cada 8 horas; cada 12 horas; cada 24 horas; comprimido; jarabe; vía oral; por 7 días; en ayunas; médico tratante; orden de examen; resultado de examen
valores de referencia; fecha de toma de muestra`,
  ],
  [
    "un correo electrónico",
    3,
    `
asunto; enviado el; reenviado; mensaje original; sent:; original message; junto con saludar; quedo atento; saludos cordiales; enviado desde mi iphone; enviado desde mi
best regards`,
  ],
  [
    "un plan de estudios",
    3,
    `
programa de asignatura; syllabus; créditos SCT; prerrequisitos; unidades temáticas; evaluación y ponderación; ponderación; bibliografía obligatoria; horas cronológicas
horas pedagógicas; perfil de ingreso; campo ocupacional; requisitos de admisión; arancel anual; puntaje mínimo; carácter obligatorio`,
  ],
  [
    "un texto legal",
    3,
    `
artículo 1; artículo 2; inciso primero; promúlgase; publíquese; tómese razón; anótese; resolución exenta; en conformidad con lo dispuesto; en lo principal; otrosí; S.J.L.
ruego a US; repertorio N°; ante mí`,
  ],
  [
    "un cuento o un poema",
    2,
    `
había una vez; érase una vez; capítulo 1; moraleja; colorín colorado; dijo él; dijo ella; once upon a time; chapter one; the end; he said; she said`,
  ],
  [
    "una lista de compras o precios",
    5,
    `
lista de precios; lista de compras; por unidad; el kilo; c/u; docena; leche; pan; arroz; detergente; papel higiénico; código producto; en stock; despacho gratis; agregar al carro`,
  ],
];
