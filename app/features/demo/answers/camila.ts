import { answersOf } from "./answers.ts";

/** What the demo student answered: to Natalia before and after working on her CV, and to Cristian in between. */

export const CAMILA_FIRST = answersOf(`
natalia-1
Soy Camila, ingeniera comercial. Trabajo como analista de control de gestión en una distribuidora desde 2024 y antes
hice la práctica en una cooperativa. Me gustaría seguir en control de gestión en una empresa más grande.

natalia-2
Elegí Ingeniería Comercial porque me gustaban los números y también trabajar con personas.

natalia-3
En la tesis éramos tres y una compañera se fue de intercambio a mitad de semestre. Propuse reunirnos por video los
domingos, repartí los capítulos de nuevo y me quedé con el análisis de datos, que era lo más atrasado. Entregamos el
día que correspondía.

natalia-4
Tuve que aprender Power BI casi sola en mi trabajo.

natalia-5
Todos nos equivocamos alguna vez, lo importante es siempre dar lo mejor de una y aprender.

natalia-6
La última vez fue en el cierre de diciembre, con el informe anual y un curso de noche. Hice una lista por fecha,
pedí a mi jefa que me dijera cuál era lo primero y avancé el curso los sábados. Llegué con las dos cosas.

natalia-7
Creo que dirían que soy responsable y proactiva.

natalia-8
El encargado de una bodega no quería explicarme por qué no calzaban sus conteos, porque pensaba que lo iba a culpar.
Fui un día completo a contar con él, vi que el problema eran las devoluciones y se lo dije a mi jefa así. Desde ahí
me llama él cuando algo no cuadra.

natalia-9
Sí: los reportes de venta se enviaban en seis archivos distintos cada lunes. Armé uno solo con una hoja por zona,
sin que me lo pidieran, y lo probé dos semanas. Ahora se demora una hora en vez de la mañana completa.

natalia-10
Podría aportar con reportes y presupuesto. Necesitaría aprender del negocio.
`);

export const CAMILA_WITH_CRISTIAN = answersOf(`
cristian-1
El primer hito fue la práctica en la cooperativa en 2023, donde respondía por las conciliaciones. El segundo, entrar
como analista en 2024: pasé a hacer los 14 reportes mensuales. El tercero fue este año, cuando quedé a cargo del
presupuesto de seis áreas, porque la persona que lo llevaba se fue.

cristian-2
El cierre mensual bajó de nueve días a cuatro entre marzo y octubre del año pasado. Mi parte fue automatizar los
reportes en Power BI y acordar con cada área la hora de corte. Se midió con la fecha en que gerencia recibe el
informe.

cristian-3
El inventario de tres bodegas nunca calzaba con SAP cuando lo recibí. Crucé los movimientos con los conteos semana
por semana y encontré que las devoluciones se ingresaban dos veces. Cambiamos el formulario y las diferencias
bajaron 18 por ciento en un semestre.

cristian-4
No tengo personas a cargo, así que no me ha tocado.

cristian-5
Sí, en el último presupuesto finanzas y operaciones pidieron su informe para el mismo día. Les escribí a las dos
jefas juntas, les mostré cuánto demoraba cada uno y pregunté cuál decisión se tomaba antes. Salió primero
operaciones y finanzas lo recibió la mañana siguiente.

cristian-6
En 2024 hice un tablero de ventas que nadie usó. Mi error fue armarlo sin preguntar qué miraban los vendedores.
Desde entonces parto con una conversación de media hora y un dibujo en papel, y el siguiente tablero lo abren todos
los lunes.

cristian-7
Al jefe de bodega, que no quería contar los viernes. Le mostré que el conteo del lunes lo obligaba a parar dos horas
y que el viernes eran cuarenta minutos. Probamos un mes y lo dejó así.
`);

export const CAMILA_AFTER = answersOf(`
natalia-1
Soy Camila Rojas, ingeniera comercial de la Universidad del Alerce. Llevo dos años en control de gestión en una
distribuidora: automaticé 14 reportes y el cierre bajó de nueve a cuatro días. Quiero pasar a un equipo que use esos
datos para decidir precios y compras.

natalia-3
En la tesis éramos tres y una compañera se fue a mitad de semestre. Cité a una reunión ese mismo domingo, repartí
los capítulos según el tiempo de cada una y tomé el análisis de datos, que llevaba cuatro semanas de atraso. Lo
entregamos en la fecha y sacamos un 6,2.

natalia-4
Aprendí SQL en tres semanas porque Power BI se quedaba pegado con los datos de ventas. Partí con un curso gratis de
noche, repetí cada ejercicio con nuestras tablas y le pedí a informática que revisara mis consultas. Hoy el reporte
que demoraba 40 minutos se actualiza en dos.

natalia-5
En mi segundo mes mandé a gerencia un informe con las ventas de una zona duplicadas. Lo vi esa tarde, llamé a mi
jefa antes de que lo leyeran y envié la corrección con una línea que decía qué había cambiado. Desde entonces
comparo cada total con el mes anterior antes de enviar.

natalia-6
En diciembre se me juntaron el cierre anual, el presupuesto y el diplomado. Anoté todo con fecha y horas, acordé con
mi jefa que el presupuesto iba primero y dejé el diplomado para los sábados. Entregué las tres cosas, la última con
un día de margen.

natalia-7
Mis compañeros dirían que pregunto hasta entender. Lo notaron cuando las bodegas no cuadraban: fui a contar con los
bodegueros dos viernes seguidos y descubrí que las devoluciones se ingresaban dos veces.

natalia-9
Sí, los reportes de venta salían en seis archivos cada lunes. Armé uno solo con una hoja por zona y lo probé dos
semanas antes de mostrarlo. La mañana completa que tomaba pasó a ser una hora.

Logros
Descargué los movimientos de SAP de seis meses y los comparé con los conteos de cada bodega, semana por semana. Vi
que las devoluciones se ingresaban dos veces y propuse un solo formulario. Lo medí con la diferencia en pesos al
cierre: bajó 18 por ciento entre enero y junio.

Técnica
Usé Power BI para unir ventas e inventario y SQL para traer solo lo necesario, porque los archivos eran muy pesados.
El cierre pasó de nueve días a cuatro. Si partiera de nuevo, definiría primero con cada área una sola fecha de
corte: me habría ahorrado dos meses de ajustes.

Trayectoria
Aprendí a llevar un número hasta quien decide: en dos años pasé de mandar reportes a presentarlos en la reunión de
gerencia. Eso me sirve para el cargo que busco, porque ahí hay que explicar por qué cambió un margen y qué hacer.

Motivación
Me motivó ver a mi tía cerrar su local sin saber en qué perdía plata. Lo que más me ha servido es costos y
presupuesto, porque con eso armé el de seis áreas el año pasado.

Proyección
Me gustaría liderar el control de gestión de una empresa regional en unos cuatro años. Mi primer paso es entrar a un
equipo de precios, porque ahí aprendería la parte comercial que me falta, y terminar este año el curso de modelos de
costos.
`);
