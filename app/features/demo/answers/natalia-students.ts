import { answersOf } from "./answers.ts";

/** Answers to Natalia's questions, by people who study or have just finished. Every person and firm is invented. */

export const NURSING = answersOf(`
natalia-1
Soy egresad{a|o} de Enfermería y estoy terminando mi internado en un centro de salud familiar. Hice prácticas en
medicina y en urgencia, donde llegué a atender {12-18} pacientes por turno. Me gustaría partir en atención primaria,
porque ahí se acompaña a las familias por años.

natalia-2
Elegí Enfermería porque a los quince años acompañé la rehabilitación de mi abuela y vi cuánto cambiaba su ánimo
según quién la atendía. A mi primer trabajo quiero llevar la educación en salud: en la práctica hice {6-9} talleres
para personas con diabetes y la asistencia fue creciendo.

natalia-3
En un ramo de salud comunitaria éramos cinco y dos dejaron de responder a una semana de la entrega. Cité a una
reunión corta, repartí de nuevo las partes según el tiempo de cada uno y tomé la tabulación de {80-120} encuestas.
Entregamos el informe el día que correspondía y el consultorio lo usó después.

natalia-4
Aprendí a usar el sistema de fichas electrónicas en dos días, porque la persona que nos capacitaba se enfermó. Partí
por el manual, hice una lista de las {8-12} tareas más frecuentes y le pedí a una técnico que mirara mis primeros
ingresos. Al tercer día ya registraba sola las curaciones.

natalia-5
En mi práctica anoté un control de presión en la ficha del paciente de la cama vecina. Me di cuenta diez minutos
después, avisé de inmediato a la enfermera a cargo y lo corregimos juntas antes de la visita médica. Desde entonces
leo el nombre en voz alta antes de registrar, porque un dato cambiado puede decidir un tratamiento.

natalia-6
El semestre pasado tuve dos certámenes, un informe y tres turnos de noche en la misma semana. Anoté todo el domingo
en una hoja, estudié los ramos en bloques de {40-50} minutos después de dormir y cambié un turno con una compañera.
Aprobé los dos y entregué el informe un día antes.

natalia-7
Mis compañeras dirían que mantengo la calma cuando todo se junta. Lo notaron en la práctica de urgencia de julio,
cuando llegaron {5-7} pacientes a la vez: ordené los ingresos en la pizarra, avisé al médico por prioridad y nadie
quedó sin categorizar.

natalia-8
Atendí a un señor que llevaba tres horas esperando y no quería que le tomaran la presión. Me senté a su lado, lo
dejé explicar lo que le molestaba y le conté cuántas personas había antes que él y por qué. A los cinco minutos
aceptó el control, y al irse pidió disculpas.

natalia-9
Sí: en el vacunatorio la gente preguntaba lo mismo una y otra vez y la fila no avanzaba. Hice por mi cuenta un
afiche con las cinco preguntas más comunes y lo puse en la entrada. En dos semanas la espera bajó de {40-50} a
{22-28} minutos, según el registro de la recepción.

natalia-10
Desde el primer mes puedo aportar curaciones, control de crónicos y talleres, porque los hice durante {9-11} meses
de internado. Necesitaría aprender los protocolos propios del centro y el manejo de la bodega de insumos, que solo
vi de lejos.

Logros
Lo logré yo con la ayuda de una técnico: revisé las fichas atrasadas, llamé a cada paciente y acordé horas en la
tarde. Lo medimos con el registro del programa cada viernes durante tres meses, y en ese tiempo los controles al día
pasaron de {52-58} a {78-84} por ciento.

Técnica
La tarea más difícil fue ordenar los registros de pacientes crónicos, porque venían de tres planillas distintas. Las
crucé por RUT, marqué los {30-40} casos repetidos y los revisé uno por uno con la encargada. Hoy la usan para citar.

Trayectoria
Aprendí a organizar un turno completo: quién necesita algo ahora, quién puede esperar y a quién hay que avisar. Eso
me sirve para cualquier cargo clínico, porque en {8-10} meses pasé de acompañar a otra enfermera a tener mi propia
sala.

Motivación
Me motivó ver de cerca el trabajo de una enfermera de posta que visitaba a mi familia cada mes. Lo que más me ha
servido es la formación en salud familiar, porque me enseñó a preguntar por la casa y no solo por la enfermedad.
`);

export const SOFTWARE = answersOf(`
natalia-1
Estudié Ingeniería Civil Informática y este año terminé mi memoria sobre turnos de buses rurales. He trabajado
{8-12} meses como ayudante de programación y en una práctica donde hice un módulo de reservas. Me gustaría entrar a
un equipo que desarrolle sistemas para servicios públicos.

natalia-2
Elegí informática porque en el liceo armé una página para vender los queques del curso y duplicamos los pedidos. La
parte que quiero llevar a mi primer trabajo es el diseño de bases de datos: me gusta que una consulta lenta pase a
responder en segundos y entender por qué.

natalia-3
En el proyecto de título éramos cuatro y el código de cada uno no funcionaba con el de los demás. Propuse integrar
todos los días a las seis, armé las pruebas automáticas y escribí una pauta de una página. En {2-4} semanas dejamos
de romper lo del resto y presentamos la fecha acordada.

natalia-4
Tuve que aprender Docker en una semana porque el servidor de la práctica cambió y nadie lo conocía. Partí con el
tutorial oficial, lo repetí con nuestro sistema en mi notebook y anoté cada error. Al quinto día desplegué solo y
dejé una guía de {3-5} páginas que todavía usan.

natalia-5
En la práctica borré una tabla de pruebas que otra persona estaba usando. Lo avisé por el canal del equipo en menos
de cinco minutos, recuperé el respaldo de la mañana y rehíce con ella los {12-20} registros que faltaban. Después
pedí que las bases de prueba tuvieran usuarios separados, y así quedó.

natalia-6
En junio tuve dos pruebas, la entrega del taller y la ayudantía. Puse todo en un tablero con fecha y horas
estimadas, adelanté la corrección de {25-35} tareas el fin de semana y dejé las mañanas para estudiar. Entregué
todo, aunque el taller salió con una función menos de las que queríamos.

natalia-7
Dirían que explico lo difícil con dibujos. Lo notaron en la ayudantía de estructuras de datos: antes de la segunda
prueba hice {4-6} sesiones con diagramas en la pizarra, y el promedio del curso subió casi un punto respecto de la
primera.

natalia-8
Un usuario de la práctica llamaba todas las semanas diciendo que el sistema «no servía». Fui a su puesto, le pedí
que lo usara delante de mí y vi que abría una versión antigua desde un acceso directo. Lo cambié, le dejé los pasos
escritos y no volvió a llamar por eso en los {2-3} meses que estuve.

natalia-9
Sí, nadie me lo pidió: los informes de la práctica se armaban copiando datos a mano cada lunes. Escribí un programa
corto que los sacaba de la base y lo probé dos semanas en paralelo. El trabajo bajó de {3-4} horas a unos diez
minutos.

natalia-10
En el primer mes puedo aportar corrigiendo errores y escribiendo pruebas, porque es lo que hice durante {4-6} meses
en la práctica. Necesitaría aprender su negocio y cómo revisan el código entre ustedes, que es lo que más me
interesa.

Logros
Primero medí cuánto demoraba cada consulta y encontré las tres que se llevaban casi todo el tiempo. Agregué índices,
cambié una unión y comparé antes y después con los mismos datos durante una semana: la respuesta bajó de {8-11}
segundos a menos de dos.

Técnica
La tarea más difícil fue migrar los datos de un sistema antiguo sin detener la atención. Hice un programa que los
pasaba de noche y comparaba totales por la mañana; en {5-7} días no se perdió ningún registro. Si partiera de nuevo,
haría las pruebas con datos reales desde el principio.

Trayectoria
Aprendí a preguntar antes de programar: en mis primeras semanas construí algo que nadie necesitaba. Ahora parto por
ver trabajar a la persona que lo va a usar, y eso me ahorró rehacer {2-3} módulos en el último proyecto.

Motivación
Me motivó que con un computador viejo se pudiera resolver algo útil para otra gente. Lo que más me ha servido es
haber aprendido a leer código ajeno, porque en el trabajo casi nunca se parte de cero.
`);

export const TEACHING = answersOf(`
natalia-1
Soy profesor{a|} de Educación Básica y egresé el año pasado. Hice mi práctica profesional en una escuela rural con
un curso combinado de {14-18} niños, y los sábados apoyo un taller de lectura en una biblioteca comunitaria. Me
gustaría trabajar en primer ciclo, enseñando a leer.

natalia-2
Elegí Pedagogía porque mi profesora de cuarto básico me prestaba libros y con eso me cambió la vida. La parte que
quiero llevar a mi primer trabajo es la lectura en voz alta: en la práctica la hice todos los días y {9-11} de los
niños subieron de nivel en un semestre.

natalia-3
En el taller de práctica debíamos planificar una unidad entre cuatro y cada una quería otro tema. Propuse votar con
criterios, ordené las ideas en una sola planificación y tomé las evaluaciones, que nadie quería hacer. La aplicamos
durante {3-4} semanas y la escuela la guardó para el año siguiente.

natalia-4
Tuve que aprender a enseñar en un curso combinado casi sin ayuda, porque la profesora guía tomó licencia. Partí
observando dos días, busqué material de escuelas rurales y armé guías de tres niveles. A la tercera semana los
{14-17} niños trabajaban al mismo tiempo en cosas distintas.

natalia-5
Una vez entregué mal sumadas {4-6} pruebas de matemática y una mamá lo notó. Lo reconocí frente al curso, corregí
las notas ese mismo día y llamé a cada apoderado. Desde entonces reviso las pruebas dos veces y en días distintos,
porque los niños confían en lo que uno les pone.

natalia-6
En noviembre tuve dos pruebas, la entrega del portafolio y la práctica todas las mañanas. Escribí las tareas por
orden de fecha, dejé listas las guías de los niños el domingo y usé los viajes en bus para estudiar. Entregué el
portafolio con {2-3} días de sobra.

natalia-7
Dirían que soy paciente y que no suelto a nadie. Lo notaron cuando un niño se negaba a escribir: durante {5-7}
semanas partimos por dibujar y ponerle una palabra a cada dibujo, y en el acto de fin de año leyó su cuento delante
de todos.

natalia-8
Un apoderado llegó muy molesto por una anotación de su hijo. Lo escuché sin interrumpir, le mostré lo que había
pasado ese día y le pedí ideas para que no se repitiera. Acordamos una libreta de ida y vuelta, y en {3-5} semanas
las anotaciones se terminaron.

natalia-9
Vi que en el recreo los niños más chicos se quedaban solos, así que llevé una caja con cuerdas, tizas y juegos de
mesa. Los de quinto se turnaban para enseñar, y a los dos meses los conflictos que anotaba la inspectora bajaron de
{11-14} a {3-5} por semana.

natalia-10
Puedo aportar desde el primer mes un plan de lectura diaria con su evaluación, porque ya lo apliqué en mi práctica.
Necesitaría aprender el trabajo con el equipo de integración, ya que solo participé en {2-3} reuniones.

Logros
Lo conseguí leyendo con cada niño diez minutos al día y anotando su avance en una tabla. Lo medí con la misma prueba
de velocidad lectora en marzo y en julio: {9-12} de {15-17} subieron al menos una categoría.

Técnica
La tarea más difícil fue adaptar una unidad completa para un niño con dificultad para hablar. Preparé tarjetas con
imágenes, ensayé con la fonoaudióloga y en {4-6} semanas ya pedía los materiales solo.

Trayectoria
Aprendí a planificar para niños distintos en una misma sala, porque en la escuela rural no hay otra forma. Eso me
sirve para cualquier curso: hoy ninguna de mis clases tiene una sola actividad igual para todos.

Motivación
Me motivó querer devolver lo que una profesora hizo por mí. Lo que más me ha servido de la formación es la didáctica
de la lectura, porque la uso todos los días y veo el resultado en pocas semanas.
`);

export const LAW = answersOf(`
natalia-1
Estudié Derecho y estoy preparando mi examen de grado. He trabajado como procurador{a|} en una oficina de {3-5}
abogados y un semestre en la clínica jurídica, atendiendo causas de familia. Me gustaría dedicarme a los contratos y
al derecho laboral.

natalia-2
Elegí Derecho porque en mi casa hubo un arriendo mal firmado y nos costó un año resolverlo. Quiero llevar a mi
primer trabajo la redacción clara: en la procuraduría reescribí {6-9} modelos de contrato para que el cliente los
entendiera sin ayuda.

natalia-3
En la clínica jurídica llevábamos una causa entre tres y cada uno le decía algo distinto a la usuaria. Propuse que
solo uno hablara con ella y que los demás anotaran en una carpeta común. En {3-4} semanas la causa avanzó y ella
dejó de llamar preocupada.

natalia-4
Aprendí a usar la tramitación electrónica en dos días, porque la secretaria de la oficina renunció. Partí leyendo el
instructivo del poder judicial, ingresé escritos simples y llamé a otro procurador por cada duda. A la segunda
semana subía {10-15} escritos diarios sin rechazos.

natalia-5
Una vez presenté un escrito con el rol de otra causa. Lo detecté esa misma tarde, le avisé al abogado antes de irse
e ingresé la rectificación al día siguiente a primera hora. No hubo consecuencias, y desde entonces uso una lista de
{5-7} puntos antes de enviar.

natalia-6
En octubre se juntaron dos solemnes, la entrega de la clínica y las audiencias de la oficina. Pedí cambiar una tarde
de trabajo, estudié de {6-7} a 9 de la mañana y dejé los escritos redactados el sábado. Aprobé las dos y no falté a
ninguna audiencia.

natalia-7
Mis compañeros dirían que soy ordenad{a|o} para argumentar. Lo notaron en el concurso de litigación: reuní {12-16}
sentencias en una tabla por argumento, la compartí con el equipo y llegamos a la semifinal.

natalia-8
En la clínica atendí a un señor que no aceptaba que su plazo ya había vencido. Le expliqué con un calendario qué
había pasado cada día, le mostré lo que sí se podía pedir y le dejé todo por escrito. Se fue tranquilo y volvió a la
semana siguiente con los papeles.

natalia-9
En la oficina los plazos se anotaban en un cuaderno y a veces se pasaban. Armé, sin que me lo pidieran, una planilla
con alertas por color y la reviso cada mañana. En {5-7} meses no se ha perdido ninguno; antes se perdían dos o tres
al año.

natalia-10
Puedo aportar desde el primer mes en tramitación y revisión de contratos, porque llevo {10-14} meses haciéndolo.
Necesitaría aprender negociación colectiva, que solo conozco por los ramos.

Logros
Revisé {40-60} contratos de arriendo uno por uno, porque tenían cláusulas distintas y nadie sabía cuál regía. Hice
un modelo único y una tabla de diferencias. Lo medimos por las consultas de los clientes: en tres meses bajaron a la
mitad.

Técnica
La tarea más difícil fue calcular finiquitos de trabajadores con turnos variables. Armé una planilla con cada
fórmula explicada y la comparé con {8-10} casos ya resueltos; coincidió en todos menos uno, que estaba mal pagado.

Trayectoria
Aprendí a escuchar antes de citar artículos: la gente cuenta lo importante al final. Eso me sirve para atender
clientes, y en la clínica me permitió descubrir una prueba que no estaba en la carpeta.

Motivación
Me motivó ver que un papel mal escrito puede costarle la casa a una familia. Lo que más me ha servido es el derecho
civil, porque ordena la manera de pensar un problema por partes.
`);
