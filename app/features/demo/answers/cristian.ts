import { answersOf } from "./answers.ts";

/** Answers to Cristian's questions, by people with four to ten years of work. Every person and firm is invented. */

export const LOGISTICS = answersOf(`
cristian-1
El primer hito fue en 2017, cuando pasé de digitar guías a programar los despachos de una zona. El segundo, en 2020:
quedé a cargo de {8-12} choferes y del presupuesto de combustible. El tercero es de hace dos años, cuando asumí el
centro de distribución completo y empecé a responder ante la gerencia.

cristian-2
Bajamos las entregas atrasadas de {17-20} a {5-7} por ciento en un año. Mi parte fue cambiar el orden de carga y
acordar ventanas horarias con los {10-14} clientes más grandes. Se midió con la hora de firma de cada guía, que
antes nadie miraba.

cristian-3
La bodega recibía mercadería sin cita y los camiones esperaban hasta tres horas. Puse una agenda por proveedor, con
media hora de tolerancia, y la probé con los cinco que más venían. A los {2-3} meses la espera promedio era de 35
minutos y sumamos al resto.

cristian-4
En marzo hablé con un supervisor que llegaba tarde los lunes y su turno lo imitaba. Le dije en privado lo que veía,
con las fechas, y le pregunté qué pasaba. Acordamos moverlo al turno de tarde por {2-3} meses; mejoró, y hoy forma a
los nuevos.

cristian-5
Sí, me ha pasado: ventas pidió un despacho especial el mismo día en que operaciones cerraba inventario. Decidí por
el costo de no hacerlo: atrasar el inventario detenía a todos el lunes. Les expliqué a ambos el porqué y el cliente
recibió su pedido {1-2} días después, sin multa.

cristian-6
Un proyecto de lectores de código de barras no resultó en 2021. Mi responsabilidad fue comprarlos sin probar la
señal al fondo de la bodega, y {6-8} quedaron guardados. Desde entonces hago una prueba de dos semanas en la peor
zona antes de comprar algo.

cristian-7
A los choferes de una empresa externa, que no querían usar la aplicación de rutas. Les pregunté qué perdían con ella
y era el tiempo de almuerzo, así que lo agregué como parada. Con ese cambio {9-11} de 12 la usaron desde la primera
semana.

cristian-8
El más enredado fue una merma que aparecía solo en invierno. Comparé turnos, zonas y proveedores durante {4-6}
semanas y vi que coincidía con la lluvia. La causa era una puerta de andén que no cerraba: el cartón mojado se
botaba sin registrar.

cristian-9
Choqué con ventas porque prometía entregas en 24 horas que no podíamos cumplir. Ellos querían no perder clientes y
yo no pagar horas extra. Quedamos en dos zonas: la cercana en un día y el resto en dos; los reclamos bajaron de
{25-30} a {8-10} mensuales.

cristian-10
Cambiaría porque en mi empresa ya ordené la operación y no hay otro centro que abrir. En un año tendría que haber
bajado el costo por entrega al menos {8-10} por ciento y dejado a alguien del equipo listo para reemplazarme.

Logros
Junté los datos de un año de entregas, los ordené por hora de salida y encontré que el atraso partía en la carga.
Cambié el orden de preparación en dos rutas y lo comparé con las demás durante {5-7} semanas, por eso sé que fue
eso.

Técnica
La tarea más difícil fue armar el modelo de rutas en una planilla, porque el sistema no consideraba las alturas de
los caminos. Lo probé con {3-4} camiones un mes y ahorramos cerca de 400 litros de combustible.

Trayectoria
Aprendí a dar una instrucción y revisar su resultado el mismo día. Eso me sirve para el cargo que busco, porque en
operaciones lo que no se mira hoy cuesta el doble mañana.

Motivación
Me motivó que en la logística se ve al tiro si uno lo hizo bien. Lo que más me ha servido de mi formación es
estadística: con ella dejé de discutir por impresiones.
`);

export const SOFTWARE_LEAD = answersOf(`
cristian-1
Mi primer hito fue entrar como desarrollador{a|} en 2018 y hacerme cargo del módulo de pagos. El segundo, en 2021,
pasar a referente técnico de {4-5} personas: empecé a decidir la arquitectura. El tercero fue el año pasado, cuando
respondí por primera vez ante el cliente por fechas y costos.

cristian-2
Logramos que la emisión de certificados pasara de dos días a {3-5} minutos. Yo diseñé la cola de trabajos y dirigí a
dos personas durante un trimestre. Se midió con los registros del sistema y con los llamados a la mesa de ayuda, que
bajaron {60-70} por ciento.

cristian-3
Las versiones salían los viernes en la noche y siempre había algo que reparar el sábado. Automatizamos las pruebas
de lo que más fallaba, pasamos a entregas pequeñas los martes y dejé por escrito cómo volver atrás. En {5-7} meses
hubo dos retrocesos, y antes teníamos tres al mes.

cristian-4
Hace medio año hablé con alguien que cerraba tareas sin probarlas. Le mostré {3-5} errores suyos que habían llegado
al usuario y le pregunté cómo los habría encontrado él. Acordamos revisar juntos por dos semanas; hoy sus entregas
vuelven casi nunca.

cristian-5
Sí, el jefe de producto quería una función nueva y operaciones pedía corregir una caída. Miré cuántas personas
afectaba cada una: la caída, {700-900} al día. Hicimos eso primero, le di fecha cierta al otro y la función salió la
semana siguiente.

cristian-6
Un proyecto de aplicación móvil no resultó: la usaron {30-40} personas. Mi parte de la culpa fue aceptar los
requisitos sin hablar con usuarios. Desde entonces pido cinco entrevistas antes de escribir código, y si no se
puede, lo dejo por escrito como riesgo.

cristian-7
Al área de seguridad, que no quería aprobar el acceso desde fuera. No tenía autoridad sobre ellos, así que les llevé
los {5-6} riesgos que les preocupaban con una medida para cada uno. Aceptaron una prueba de un mes con un solo
equipo, y después lo abrieron.

cristian-8
El problema más enredado fue una lentitud que aparecía solo a fin de mes. Registré tiempos de cada consulta durante
{3-4} semanas y descarté la red y el servidor. La causa era un respaldo que bloqueaba una tabla; lo movimos de hora
y se acabó.

cristian-9
Choqué con un cliente que pedía cambios todos los días sin mover la fecha. Él necesitaba mostrar avance a su
gerencia y nosotros terminar. Acordamos una demostración semanal y una lista de máximo {3-4} cambios por ciclo;
terminamos con una semana de atraso y no con un mes.

cristian-10
Cambiaría de trabajo porque mi equipo ya camina solo y quiero formar uno desde cero. En un año tendría que haber
entregado algo en uso real y haber contratado {2-3} personas que sigan ahí.

Logros
Separé lo que tenía que ser inmediato de lo que podía esperar y puse una cola con reintentos. Lo medí comparando los
registros de {3-4} meses antes y después: los errores por tiempo de espera bajaron de 200 a menos de 10 diarios.

Técnica
Lo más difícil fue cambiar de base de datos con el sistema funcionando. Escribimos en las dos durante {2-3} semanas,
comparamos cada noche y cambiamos la lectura por partes. No se perdió ninguna transacción.

Trayectoria
Aprendí a decir que no con una alternativa en la mano. Eso me sirve en un cargo con más responsabilidad, porque
priorizar es la mitad del trabajo.

Motivación
Me motivó resolver problemas que otros veían como magia. Lo que más me ha servido son los cursos de algoritmos y de
bases de datos: los uso cada semana.
`);

export const WARD = answersOf(`
cristian-1
El primer hito fue partir en 2016 como enfermer{a|o} de turno en medicina. El segundo, en 2019, quedar a cargo de la
capacitación de los ingresos: pasé a responder por otros. El tercero fue asumir la coordinación de una unidad de
{20-24} camas hace dos años, con sus turnos y sus insumos.

cristian-2
Bajamos las caídas de pacientes de {8-9} a {2-3} por trimestre. Mi parte fue instalar una ronda cada dos horas y
revisar con el equipo cada caso la misma semana. Se midió con el registro de eventos de la unidad de calidad, que no
lo llevamos nosotros.

cristian-3
La entrega de turno duraba casi una hora y se perdían indicaciones. Armé una pauta de una página por paciente y la
probamos en un pasillo durante {3-4} semanas. Quedó en 25 minutos y las omisiones que detectaba farmacia bajaron a
menos de la mitad.

cristian-4
Hace {3-5} meses una técnico dejó dos veces los registros sin firmar. La llamé aparte, le mostré las fichas y le
pregunté qué dificultad tenía. Estaba cubriendo otro pasillo, así que redistribuí y lo revisé con ella cada lunes;
no volvió a pasar.

cristian-5
Sí, la jefatura médica pidió abrir dos camas y la subdirección, entregar los turnos del mes ese mismo día. Decidí
abrir las camas porque había pacientes esperando en urgencia. Avisé el atraso de los turnos y los envié a las {8-9}
de la mañana siguiente.

cristian-6
Un plan de visitas extendidas no resultó. Mi responsabilidad fue no preguntarle al turno de noche, que quedó con más
ruido y menos manos. Lo suspendimos a las {2-3} semanas; ahora ningún cambio parte sin una reunión con los tres
turnos.

cristian-7
A los kinesiólogos, que no dependen de mí, para que registraran en la misma hoja. Les mostré {10-12} casos en que
repetimos una movilización por no saber de la suya. El argumento del dolor del paciente funcionó más que el de la
norma.

cristian-8
Faltaban insumos todos los jueves y nadie sabía por qué. Conté durante {3-4} semanas entradas y salidas por turno y
vi que el pedido se hacía con el consumo de un año atrás. Cambiamos la fórmula y dejamos de pedir prestado a otras
unidades.

cristian-9
Tuve un choque con el servicio de imágenes porque llamaba pacientes a la hora del baño. Ellos querían llenar el
equipo y nosotros ordenar la mañana. Quedamos en bloques de {4-5} pacientes desde las diez, y los exámenes
suspendidos bajaron de nueve a dos por semana.

cristian-10
Cambiaría porque quiero aprender gestión de una red completa y en mi hospital ese cargo no existe. En un año tendría
que haber bajado la espera de {2-3} policlínicos y tener a los equipos de acuerdo con el cambio.

Logros
Revisé con el equipo cada caída del último año y vimos que la mayoría ocurría antes de las ocho. Movimos la ronda a
esa hora y lo medí por {5-6} meses con el registro de calidad, comparando con la unidad vecina.

Técnica
Lo más difícil fue usar la ficha electrónica para los turnos, porque no estaba hecha para eso. Pedí un reporte por
hora, lo crucé con las licencias y en {2-3} meses dejamos de llamar gente en su día libre.

Trayectoria
Aprendí a cuidar al que cuida: un turno mal armado se nota en los pacientes. Eso me sirve para coordinar equipos más
grandes.

Motivación
Me motivó la enfermera que atendió a mi papá y nos explicaba todo dos veces. Lo que más me ha servido es salud
pública, porque obliga a mirar datos antes de opinar.
`);

export const ACCOUNTS = answersOf(`
cristian-1
El primer hito fue en 2015, cuando pasé de asistente a analista contable y firmé mis primeras conciliaciones. El
segundo fue quedar a cargo de impuestos de {3-4} sociedades en 2018. El tercero, dirigir el área contable: hoy
respondo por {5-6} personas y por el cierre.

cristian-2
El cierre mensual pasó de 12 días hábiles a {5-6} en un año. Mi parte fue dividirlo por tareas con responsable y
adelantar las provisiones. Se midió con la fecha en que la casa matriz recibe los estados, que antes siempre nos
reclamaba.

cristian-3
Las rendiciones de gastos llegaban en sobres y tardábamos un mes en pagarlas. Cambié a una foto por celular con tope
por tipo y lo probé con los {8-10} vendedores que más viajan. A los tres meses pagábamos en una semana y nadie quiso
volver atrás.

cristian-4
Fue en abril: un analista entregaba bien, pero siempre tarde, y atrasaba al resto. Le mostré las fechas de {3-4}
meses y le pregunté qué parte le costaba. Era una planilla que nadie le había explicado; la vimos juntos dos tardes
y ahora termina primero.

cristian-5
Sí, gerencia pidió un flujo de caja el mismo día que vencía el impuesto mensual. Decidí el impuesto, porque la multa
era cierta y el flujo se usaba el jueves. Se lo dije al gerente en el momento y le mandé un borrador con {2-3}
cifras.

cristian-6
En 2020 intenté cambiar el plan de cuentas completo en dos meses y no resultó. Mi error fue no dejar una tabla para
comparar con el año anterior. Volvimos atrás; lo hice de nuevo por partes y con esa tabla, y desde entonces cambio
una sola cosa por cierre.

cristian-7
A los jefes de obra, que guardaban las facturas hasta fin de mes. No dependían de mí, así que les mostré que por eso
no les llegaban los pagos de sus proveedores. Con {4-5} que probaron y vieron el efecto, los demás se sumaron.

cristian-8
El más enredado fue una diferencia de {3-4} millones en existencias que llevaba dos años. Revisé documento por
documento los meses en que crecía y vi que eran devoluciones valorizadas al precio de venta. Corregimos el sistema y
se cerró.

cristian-9
Choqué con compras porque emitía órdenes después de la factura. Ellos querían rapidez y nosotros respaldo. Acordamos
un fondo para compras urgentes bajo {150-200} mil pesos y todo lo demás con orden previa; en un trimestre los casos
bajaron de 40 a seis.

cristian-10
Cambiaría porque quiero trabajar en una empresa que se prepara para abrir locales y aportar desde las finanzas. En
un año tendría que haber dejado un cierre de {4-5} días y un presupuesto que los locales usen de verdad.

Logros
Hice una lista de las tareas del cierre, medí cuánto esperaba cada una y vi que la mitad dependía de un solo
archivo. Lo dividimos en tres y lo comparé mes a mes: {5-6} días menos al cabo del año.

Técnica
Lo más difícil fue armar la conciliación automática de {4-5} bancos en Excel con consultas. Lo que tomaba dos días
quedó en tres horas, y las diferencias aparecen marcadas con su fecha.

Trayectoria
Aprendí a explicar una cifra a quien no es contador. Eso me sirve en un cargo con más exposición: hoy presento al
directorio en una página.

Motivación
Me motivó el orden que ponía mi profesor de contabilidad en un negocio de barrio. Lo que más me ha servido es
tributaria, porque una decisión mal pensada ahí cuesta más que cualquier otra.
`);
