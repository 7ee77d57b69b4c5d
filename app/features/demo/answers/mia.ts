import { answersOf } from "./answers.ts";

/** Answers to Mia's questions, by people who have led organisations for years. Every person and firm is invented. */

export const RETAIL = answersOf(`
mia-1
Llegué en 2016 a una cadena de {18-22} tiendas con tres jefaturas renunciadas y el inventario sin cuadrar. Cuando
dejé el cargo tenía una jefatura estable por zona, un solo sistema de reposición y quiebres de {4-5} por ciento,
desde los 16 que encontré.

mia-2
En 2019 propuse cerrar {3-4} tiendas que todavía ganaban plata, contra la opinión de casi toda la gerencia. Me apoyé
en que sus contratos vencían y el público se movía a otro barrio. Trasladamos a {45-50} personas, y el margen de la
zona subió dos puntos al año siguiente.

mia-3
Encabecé el paso de la reposición por pedido a la reposición por consumo. La mayor resistencia estuvo en los jefes
de tienda antiguos, que perdían su criterio. Trabajé con {5-6} de ellos como piloto y fueron quienes capacitaron al
resto; en ocho meses estaba en todas.

mia-4
Preparo una hoja con la decisión que necesito y los tres números que la sostienen. El caso más difícil fue pedir al
directorio {400-450} millones para bodegas después de un mal año. Hablé antes con cada director, recogí sus dudas y
las respondí en la primera lámina. Lo aprobaron en dos etapas.

mia-5
De mi equipo salieron dos gerentes de zona y la actual gerente de operaciones. A ella le pasé un proyecto con
presupuesto propio en 2018, la llevé {3-4} veces al directorio para que expusiera y le pedí que formara a su
reemplazo antes de ascenderla.

mia-6
La más seria fue el cierre de tiendas en 2020. Los primeros días armé una mesa diaria de veinte minutos, aseguré el
pago de las {280-320} personas y abrí despacho a domicilio con lo que había. Hoy hablaría antes con los
arrendadores, porque ahí perdimos dos meses.

mia-7
Negocié con el sindicato un cambio de turnos en que ambos podíamos perder la temporada. Cedí un domingo libre
adicional y un bono fijo; el límite lo puse en la apertura de las {9-10} de la mañana. Firmamos a tres años y no
hubo paro.

mia-8
Cambiamos la costumbre de culpar a la bodega por todo. Hice que cada reclamo llegara con foto y hora, y publiqué el
resultado sin nombres cada lunes. Supe que era real cuando las tiendas empezaron a reportar errores propios: de
{0-1} a 12 en un mes.

mia-9
En 2021 rechacé una venta grande porque el comprador pedía facturar a otra razón social. Eran {90-110} millones en
un mes flojo. Lo expliqué al gerente general con el correo en la mano: si empezábamos por ahí, no podíamos exigir
nada a las tiendas.

mia-10
Mi primera prioridad sería la gente de las tiendas, porque la rotación de {45-50} por ciento impide todo lo demás.
La segunda, el inventario único entre tienda y sitio. La tercera, revisar locales que viven de la costumbre; en un
año cerraría o movería {4-6}.
`);

export const SCHOOLS = answersOf(`
mia-1
Recibí en 2015 un liceo técnico con {410-430} estudiantes, matrícula en baja y dos especialidades sin taller. Hoy
tiene 560, los talleres funcionan y nueve de cada diez titulados hace práctica. Lo distinto es que los profesores
deciden juntos con datos.

mia-2
Decidí no separar los cursos por notas, aunque la mayoría del consejo lo pedía en 2018. Me apoyé en los resultados
de {4-5} años de los cursos mezclados y en visitas a otros dos liceos. A los dos años las notas bajas mejoraron y
las altas no bajaron.

mia-3
Encabecé el paso a evaluar por proyectos en dos especialidades. La resistencia mayor estuvo en quienes temían perder
control de su ramo. Empecé con {6-7} profesores voluntarios, les di dos horas semanales para prepararse y mostré los
trabajos en la feria; el resto pidió entrar.

mia-4
Preparo el caso real y lo que voy a pedir en una frase. En 2022 tuve que decir al sostenedor que el presupuesto no
alcanzaba para {5-6} meses. Llevé tres salidas con su costo para los estudiantes y recomendé una; elegimos esa y
evitamos despedir.

mia-5
Formé a la actual directora de otro liceo y a dos jefes de unidad técnica. Con ella hice algo simple: durante {2-3}
años dirigió las reuniones que yo tenía que dirigir, y conversábamos media hora después de cada una.

mia-6
La crisis más seria fue el incendio de un taller. El primer día ubiqué a los {34-38} estudiantes, hablé con cada
familia y suspendí las clases prácticas. Esa semana conseguí un taller prestado. Hoy revisaría antes las conexiones,
que estaban anotadas y nadie había priorizado.

mia-7
Negociamos con la empresa que recibe nuestras prácticas cuando quiso pagar menos. Cedí fechas y acepté grupos de
{8-10}; puse el límite en la supervisión diaria, porque sin ella no es práctica. Firmaron por dos años con esa
condición.

mia-8
Logré cambiar la costumbre de empezar tarde. Puse la primera clase con lo que más les gustaba y abrí la puerta
{20-25} minutos antes con desayuno. Supe que era real cuando la asistencia de las ocho pasó de 71 a 88 por ciento y
siguió así sin mí.

mia-9
Una vez renuncié a un fondo de {60-70} millones porque exigía inscribir estudiantes que no iban a participar. Lo
expliqué al consejo con la ficha a la vista: el próximo año nos auditarían, y además era mentir.

mia-10
La primera sería la trayectoria de los profesores, porque sin ellos no hay colegio. La segunda, un sistema simple de
datos que hoy no existe. La tercera, alianzas con {10-12} empresas para prácticas pagadas. En ese orden, porque cada
una sostiene la que sigue.
`);
