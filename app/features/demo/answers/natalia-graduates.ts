import { answersOf } from "./answers.ts";

/** Answers to Natalia's questions, by graduates in their first years of work. Every person and firm is invented. */

export const BUSINESS = answersOf(`
natalia-1
Soy titulad{a|o} de Ingeniería Comercial y llevo {8-14} meses apoyando la facturación de una distribuidora. Antes
hice mi práctica en una cooperativa, ordenando pagos a proveedores. Me gustaría pasar a finanzas, porque lo que más
disfruto es explicar con números qué está pasando.

natalia-2
Elegí la carrera porque mis papás tenían un negocio y nunca sabían si el mes había sido bueno. Quiero llevar a mi
primer trabajo el presupuesto: en un ramo armamos el de una pyme real y en {3-4} meses dejaron de pagar multas por
atraso.

natalia-3
En un trabajo de marketing éramos seis y discutimos dos semanas por el producto. Propuse salir a preguntar, hicimos
{40-60} encuestas en la feria y decidimos con los datos. El que más se oponía terminó presentando esa parte, y
sacamos la mejor nota del curso.

natalia-4
Aprendí tablas dinámicas en tres días porque me pidieron un informe que nadie sabía hacer. Partí por un video corto,
usé los datos del mes anterior para practicar y comparé mi resultado con el que ya estaba entregado. Ese informe lo
hice después durante {7-9} meses seguidos.

natalia-5
En la práctica pagué dos veces una misma factura. Lo vi al cuadrar el banco, avisé a mi jefa ese mismo día y llamé
al proveedor para pedir una nota de crédito. Lo recuperamos en {8-12} días, y desde entonces marco cada documento
apenas queda pagado.

natalia-6
La última vez fue en julio: tres pruebas, el informe de práctica y el trabajo en la tienda. Dejé los turnos solo
para el fin de semana, estudié {2-3} horas cada mañana y escribí el informe por partes, una por noche. Llegué con
todo, aunque dormí poco.

natalia-7
Dirían que hago fácil lo que otros complican. Lo notaron en la ayudantía de contabilidad: traje boletas reales de un
almacén, hicimos el libro en vivo y {18-24} de 26 aprobaron la prueba siguiente.

natalia-8
Un cliente de la tienda quería devolver algo usado sin boleta y estaba gritando. Bajé la voz, le pedí los datos de
la tarjeta y encontré la compra en el sistema. No correspondía el cambio, pero le ofrecí la reparación y {5-8} días
después volvió a buscarla contento.

natalia-9
En la bodega de la práctica las guías se archivaban por fecha y nadie encontraba nada. Las ordené por proveedor un
viernes en la tarde y puse una hoja con el índice. Buscar una guía pasó de {15-20} minutos a dos.

natalia-10
Puedo aportar con conciliaciones, flujo de caja y reportes desde el primer mes, porque es lo que hice este año.
Necesito aprender costos en una empresa más grande: hasta ahora manejé {2-3} centros de costo y sé que ustedes
tienen muchos más.

Logros
Crucé las facturas con las órdenes de compra y encontré que un mismo flete se cobraba dos veces. Lo hablé con el
proveedor, cambiamos la forma de pedirlo y lo medí mes a mes: en {4-6} meses el gasto bajó {8-12} por ciento.

Técnica
La tarea más difícil fue unir tres planillas con nombres escritos de formas distintas. Hice una tabla de
equivalencias, la revisé con la encargada y dejé una macro con los pasos. Lo que tomaba dos días ahora toma {2-3}
horas.

Trayectoria
Aprendí a preguntar para qué se usa un reporte antes de hacerlo. Eso me sirve en cualquier cargo: eliminé {4-6}
informes que nadie leía y dediqué ese tiempo a explicar los que sí importaban.

Motivación
Me motivó ayudar a mis papás a entender su negocio. Lo que más me ha servido es contabilidad de costos, porque me
enseñó a mirar cada peso con la pregunta de qué lo causa.
`);

export const BUILDING = answersOf(`
natalia-1
Estudié Ingeniería en Construcción y llevo {9-15} meses como ayudante de jefe de terreno en una obra de viviendas.
Antes hice la práctica en pavimentación. Me gustaría llegar a programar obras, porque me gusta que cada cuadrilla
sepa qué le toca mañana.

natalia-2
Elegí la carrera porque me gustaba pasar por las obras de mi ciudad y ver crecer un edificio desde el suelo. Quiero
llevar a mi primer trabajo la parte de seguridad: en la práctica hice {20-30} charlas de cinco minutos y en ese
tiempo no hubo accidentes.

natalia-3
En el taller de título éramos cuatro y dos viajaban por trabajo, así que el proyecto no avanzaba. Propuse reuniones
de media hora los martes y jueves por video, repartí los planos por sistema y yo quedé con las cubicaciones.
Entregamos {1-2} semanas antes de la fecha.

natalia-4
Tuve que aprender a usar la estación total en dos días porque el topógrafo se fue de la obra. Partí por el manual,
practiqué después de la jornada y comparé mis puntos con los antiguos. Al tercer día replanteé {10-14} ejes y solo
uno tuvo que corregirse.

natalia-5
Una vez pedí el doble de enfierradura para un muro porque leí mal la escala. Lo avisé apenas llegó el camión,
coordiné la devolución con el proveedor y dejamos la mitad para la etapa siguiente. Desde entonces reviso cada
cubicación con otra persona antes de pedir.

natalia-6
En agosto tuve la prueba de estructuras, la entrega del taller y turnos en la obra. Anoté las fechas en un panel,
estudié en el bus {50-60} minutos de ida y de vuelta y pedí libre un solo viernes. Aprobé, y la entrega salió
completa.

natalia-7
Dirían que soy la persona que llega primero y con el plano doblado en el bolsillo. Lo notaron los maestros de la
obra: en invierno reorganicé las partidas según el pronóstico y perdimos {2-3} días por lluvia en vez de los nueve
del año antes.

natalia-8
Un vecino reclamaba todos los días por el ruido de la obra. Fui a su casa, le mostré el programa y acordamos no usar
el kango antes de las nueve. Le dejé mi teléfono y en {2-3} meses llamó una sola vez, para avisar de una fuga.

natalia-9
Sí: las herramientas se perdían y se compraban de nuevo cada mes. Armé un tablero con siluetas y una hoja de retiro
con firma, sin que me lo pidieran. En {2-3} meses el gasto en herramientas bajó a menos de la mitad.

natalia-10
En el primer mes puedo aportar cubicando y controlando avance, porque lo hago desde hace un año. Necesitaría
aprender a negociar con subcontratos, que hasta ahora solo he visto en {4-6} reuniones.

Logros
Separé las partidas que dependían de otra y cambié el orden de las terminaciones. Lo medí comparando el avance
programado con el real cada viernes: el atraso pasó de {14-18} días a {2-4} en dos meses.

Técnica
La tarea más difícil fue cubicar un edificio con planos que se contradecían. Hice una tabla con cada diferencia, la
llevé a la reunión con arquitectura y resolvimos {20-26} puntos en una tarde. Así el pedido de hormigón cuadró.

Trayectoria
Aprendí que un programa sirve solo si el capataz lo entiende. Eso me sirve para el cargo que busco: hoy reparto una
hoja por cuadrilla, con {3-5} tareas y su fecha, y los atrasos se saben el mismo día.

Motivación
Me motivó ver levantarse la sede de mi barrio y saber cuánto esfuerzo había detrás. Lo que más me ha servido es
programación de obras, porque obliga a pensar en quién espera a quién.
`);

export const SOCIAL = answersOf(`
natalia-1
Soy trabajador{a|} social y egresé hace {7-11} meses. Hice mi práctica en una oficina municipal de vivienda y ahora
apoyo un programa de personas mayores los fines de semana. Me gustaría trabajar en un equipo territorial, cerca de
los dirigentes de barrio.

natalia-2
Elegí Trabajo Social porque en mi población la junta de vecinos consiguió el agua potable y vi lo que logra la gente
organizada. La parte que quiero llevar a mi primer trabajo es el diagnóstico participativo, que apliqué con {25-35}
familias en mi tesis.

natalia-3
En la práctica debíamos hacer un diagnóstico entre tres y cada una entrevistaba a su manera. Propuse una pauta
común, la probamos con dos familias y repartimos las {30-36} que faltaban por sector. Terminamos una semana antes y
los datos se pudieron comparar.

natalia-4
Aprendí a usar el registro social de hogares en tres días, porque la funcionaria salió de vacaciones. Partí leyendo
las preguntas frecuentes, resolví casos simples y anoté los que no entendía para una llamada diaria. En {2-3}
semanas atendí a {90-120} personas.

natalia-5
En mi práctica cité a una familia en la dirección antigua y perdió su hora. Lo reconocí con ellos y con mi
supervisora, les conseguí otra hora esa semana y fui a dejarla en persona. Ahora confirmo el domicilio por teléfono
antes de cada visita.

natalia-6
En la semana final de la tesis tuve dos pruebas y turnos en el programa. Hice una tabla con lo que dependía de otros
y lo que dependía de mí, adelanté las entrevistas y dejé la redacción para la noche. Entregué el {29-30} y aprobé
ambas.

natalia-7
Dirían que escucho sin apurar a nadie. Lo notaron en las visitas: una señora que no hablaba con el equipo me contó a
la {2-3}ª visita por qué no quería postular al subsidio, y con eso pudimos ayudarla.

natalia-8
Un dirigente llegó molesto porque su comité había quedado fuera de un fondo. Le mostré el puntaje punto por punto,
reconocí que el acta estaba poco clara y le ofrecí preparar la siguiente postulación juntos. En {4-5} meses la
ganaron.

natalia-9
Vi que la gente volvía tres veces porque le faltaba algún papel. Hice una hoja con los documentos de cada beneficio
y la pegué en la entrada. En un mes las personas que volvían por eso bajaron de {18-22} a {6-8} a la semana.

natalia-10
Puedo aportar en atención de público y visitas desde el primer mes, porque hice {60-80} durante la práctica.
Necesito aprender a formular proyectos más grandes: hasta ahora participé en dos fondos pequeños.

Logros
Recorrí el sector casa por casa, ordené los casos por urgencia y acompañé a cada familia con sus papeles. Lo medimos
con las postulaciones completas: de {40-45} pasaron a {70-76} en un llamado, y las rechazadas por documentos fueron
dos.

Técnica
La tarea más difícil fue entrevistar a familias que desconfiaban. Llegué siempre con una dirigente conocida,
expliqué para qué eran los datos y dejé copia. De {30-34} familias solo tres no quisieron participar.

Trayectoria
Aprendí a explicar un trámite en palabras simples y a decir también cuando no corresponde. Eso me sirve en cualquier
oficina pública, porque la gente vuelve a la que le habla con claridad.

Motivación
Me motivó ver a los vecinos de mi población conseguir el agua potable. Lo que más me ha servido de la formación es
el trabajo con grupos, porque una reunión mal llevada puede terminar con un comité.
`);
