import { careerOf } from "./career.ts";

/** What CVs are made of, by career. Every firm is invented. */

export const COMMERCIAL = careerOf(`
carrera: Ingeniería Comercial
titulo: Ingenier{a|o} Comercial
perfil: Ingenier{a|o} comercial con experiencia en control de costos y proyecciones para empresas de alimentos.
perfil: Ingenier{a|o} comercial orientad{a|o} al análisis de ventas: convierto datos de clientes en planes de compra.
perfil: Me dedico a la planificación financiera de empresas medianas, desde el presupuesto hasta su seguimiento mensual.
flojo: Persona proactiva, responsable, con capacidad de trabajo en equipo y bajo presión.
flojo: Busco una oportunidad para crecer profesionalmente y aportar con mis conocimientos a una empresa seria.
empleador: Conservera Punta Lavapié
empleador: Comercial Traiguén Sur
empleador: Molinos Río Cholchol
empleador: Lácteos Quebrada Honda
empleador: Exportadora Lago Verde
empleador: Servicios Contables Arrebol
practica: Practicante de finanzas
practica: Practicante de estudios comerciales
cargo: Analista financier{a|o}
cargo: Analista comercial
cargo: Asistente de planificación
jefatura: Jef{a|e} de planificación financiera
jefatura: Subgerente comercial
logro: Bajé {9-16}% el costo de fletes al renegociar con {4-7} transportistas por tramo.
logro: Armé el presupuesto de {5-9} áreas y su control mensual, con desvíos menores a {3-5}%.
logro: Construí un modelo de precios para {120-260} productos que subió {2-4} puntos el margen.
logro: Reduje de {10-14} a {4-6} días la emisión del informe de gestión con consultas automáticas.
logro: Recuperé {18-35} millones de pesos en cuentas por cobrar con más de 90 días.
logro: Proyecté la demanda de {30-60} productos y bajé {12-20}% el inventario detenido.
logro: Evalué la apertura de {2-3} sucursales; dos se abrieron y cumplieron su plan el primer año.
logro: Segmenté {2-5} mil clientes y la campaña dirigida aumentó {8-15}% la recompra.
logro: Preparé {12-20} presentaciones para el directorio con escenarios y riesgos.
logro: Implementé un tablero de ventas que usan {25-45} vendedores cada mañana.
logro: Negocié con {3-5} bancos y bajé {1-2} puntos la tasa de la línea de crédito.
logro: Lideré a {3-5} analistas en el cambio del sistema de costos, terminado en {6-9} meses.
tarea: Apoyo en la elaboración de informes mensuales.
tarea: Encargad{a|o} de la facturación y archivo de documentos.
tarea: Seguimiento de ventas y atención de clientes.
tarea: Apoyo en presupuestos y conciliaciones bancarias.
tarea: Preparación de planillas para la jefatura.
tarea: Cotización de productos y contacto con proveedores.
tarea: Otras labores administrativas del área.
herramienta: Excel avanzado
herramienta: Power BI
herramienta: SAP
herramienta: SQL
herramienta: Tableau
herramienta: Google Sheets
saber: presupuestos
saber: control de gestión
saber: evaluación de proyectos
saber: costos
saber: análisis de ventas
saber: flujo de caja
curso: Diplomado en Finanzas Corporativas, Universidad del Alerce
curso: Curso de modelos financieros, Instituto Cordillera
`);

export const ACCOUNTING = careerOf(`
carrera: Contador Auditor
titulo: Contador{a|} Auditor{a|}
perfil: Contador{a|} auditor{a|} con experiencia en cierres mensuales e impuestos de empresas de servicios y agrícolas.
perfil: Me especializo en auditoría de procesos de compra y en ordenar contabilidades atrasadas.
flojo: Contador{a|} con experiencia en todo tipo de empresas, ordenad{a|o} y puntual.
flojo: Cuento con conocimientos contables y muchas ganas de trabajar.
empleador: Estudio Contable Lautaro y Vera
empleador: Agrícola Fundo El Copihue
empleador: Constructora Los Radales
empleador: Transportes Ñielol
empleador: Auditores Independientes Mallín
empleador: Frigorífico Bahía Mansa
practica: Practicante de auditoría
practica: Practicante contable
cargo: Analista contable
cargo: Auditor{a|} de terreno
cargo: Encargad{a|o} de remuneraciones
jefatura: Jef{a|e} de contabilidad
jefatura: Contralor{a|}
logro: Acorté el cierre mensual de {11-14} a {5-7} días hábiles con un calendario por responsable.
logro: Preparé las declaraciones de renta de {40-70} contribuyentes sin observaciones.
logro: Detecté {4-8} millones pagados dos veces al cruzar facturas con transferencias.
logro: Ordené {14-20} meses de contabilidad atrasada de una empresa con {30-50} trabajadores.
logro: Audité {9-15} sucursales y seguí sus planes de mejora; {80-92}% se cumplió en el plazo.
logro: Calculé las remuneraciones de {110-180} personas con turnos y horas extra.
logro: Recuperé {6-12} millones de crédito fiscal mediante rectificatorias.
logro: Implementé la conciliación automática de {3-5} cuentas bancarias.
logro: Redacté el manual de compras, que redujo {25-40}% las órdenes sin respaldo.
logro: Dirigí a {4-7} personas en la adopción de normas internacionales.
logro: Levanté {18-26} controles internos y sus riesgos para el comité de auditoría.
logro: Capacité a {20-35} jefaturas en rendición de gastos; las rendiciones devueltas bajaron a la mitad.
tarea: Registro de facturas de compra y venta.
tarea: Análisis de cuentas y conciliaciones.
tarea: Declaración mensual de IVA.
tarea: Archivo y orden de documentos contables.
tarea: Atención de fiscalizaciones.
tarea: Cálculo de liquidaciones de sueldo.
tarea: Apoyo en inventarios.
herramienta: Excel avanzado
herramienta: Softland
herramienta: Defontana
herramienta: SAP
herramienta: portal del SII
herramienta: ACL
saber: IFRS
saber: tributaria
saber: auditoría interna
saber: remuneraciones
saber: conciliaciones bancarias
saber: control interno
curso: Diplomado en Tributación, Universidad del Alerce
curso: Curso de auditoría basada en riesgos, Instituto Cordillera
`);

export const LAW = careerOf(`
carrera: Derecho
titulo: Abogad{a|o}
perfil: Abogad{a|o} con práctica en derecho laboral y contratos de prestación de servicios.
perfil: Ejerzo en causas de familia y civiles, con atención directa de clientes y litigación en audiencias orales.
flojo: Abogad{a|o} responsable, con vocación de servicio y buenas relaciones interpersonales.
flojo: Interesad{a|o} en adquirir experiencia en el área jurídica.
empleador: Estudio Jurídico Cañete Barra
empleador: Corporación de Asistencia Legal Puelche
empleador: Inmobiliaria Altos de Pirihueico
empleador: Sindicato de Trabajadores Forestales Nahuelbuta
empleador: Notaría Segunda de Curaleufu
empleador: Fundación Derecho y Barrio
practica: Procurador{a|}
practica: Postulante en asistencia judicial
cargo: Abogad{a|o} junior
cargo: Asesor{a|} legal
cargo: Abogad{a|o} de contratos
jefatura: Fiscal
jefatura: Abogad{a|o} jef{a|e} de litigios
logro: Tramité {60-110} causas laborales y {70-82}% terminó en acuerdo antes del juicio.
logro: Redacté {35-60} contratos tipo que bajaron {40-55}% las consultas de las sucursales.
logro: Representé a {25-45} personas en audiencias de familia durante {10-14} meses.
logro: Obtuve {8-14} sentencias favorables en reclamaciones de multas.
logro: Revisé {90-140} títulos de dominio para un proyecto de {180-260} viviendas.
logro: Negocié {3-6} contratos colectivos con sindicatos de hasta {200-400} socios.
logro: Implementé un control de plazos con alertas: ninguno venció en {14-20} meses.
logro: Capacité a {40-70} jefaturas en la ley de datos personales.
logro: Constituí {12-22} sociedades y sus modificaciones.
logro: Coordiné a {3-5} procuradores y reduje de {6-8} a dos días la espera de un escrito.
logro: Reduje {18-30}% las contingencias laborales al corregir contratos de subcontratación.
logro: Elaboré {15-25} informes en derecho para el directorio.
tarea: Revisión del estado diario de causas.
tarea: Redacción de escritos y solicitudes.
tarea: Atención de público.
tarea: Trámites en notarías y conservador.
tarea: Archivo de carpetas.
tarea: Apoyo en la búsqueda de jurisprudencia.
tarea: Acompañamiento a audiencias.
herramienta: Oficina Judicial Virtual
herramienta: vLex
herramienta: Microsoft Word avanzado
herramienta: firma electrónica
herramienta: Excel intermedio
saber: derecho laboral
saber: contratos civiles y comerciales
saber: litigación oral
saber: redacción jurídica
saber: cumplimiento normativo
saber: derecho de familia
curso: Diplomado en Derecho del Trabajo, Universidad del Alerce
curso: Curso de litigación oral, Centro de Estudios Pilmaiquén
`);

export const INDUSTRIAL = careerOf(`
carrera: Ingeniería Civil Industrial
titulo: Ingenier{a|o} Civil Industrial
perfil: Ingenier{a|o} civil industrial con {6-9} años en logística y operaciones de distribución.
perfil: Dirijo operaciones de transporte y bodega con foco en seguridad, costo por entrega y equipos estables.
flojo: Profesional integral con visión de negocio y alta tolerancia a la frustración.
flojo: Ingenier{a|o} con ganas de enfrentar nuevos desafíos en una empresa líder.
empleador: Distribuidora Valle Pehuén
empleador: Puerto Seco Collipulli
empleador: Transportes Austral Rucapillán
empleador: Bodegas Tranque Viejo
empleador: Embotelladora Agua Clara
empleador: Retail Casa Boldo
practica: Practicante de operaciones
practica: Practicante de mejora continua
cargo: Ingenier{a|o} de procesos
cargo: Analista de logística
cargo: Coordinador{a|} de despacho
jefatura: Jef{a|e} de centro de distribución
jefatura: Gerent{a|e} de operaciones
logro: Aumenté de {82-86}% a {94-97}% las entregas a tiempo en {10-14} meses.
logro: Diseñé rutas para {24-40} camiones y ahorré {9-14}% de combustible.
logro: Bajé la merma de {4-5}% a 1,{2-8}% con conteos diarios por pasillo.
logro: Reduje el tiempo de carga de {75-95} a {38-48} minutos por camión.
logro: Implementé códigos de barras en una bodega de {4-9} mil metros cuadrados.
logro: Dirigí a {35-90} personas en tres turnos, con rotación anual de {12-18}%.
logro: Evalué y ejecuté inversiones por {180-420} millones de pesos.
logro: Bajé {28-45}% los accidentes con reuniones de cinco minutos y rutas peatonales.
logro: Levanté {30-48} procesos y eliminé {9-15} pasos sin valor.
logro: Negocié con {6-10} transportistas y bajé {8-12}% el costo por entrega.
logro: Automaticé el informe diario de operaciones, que ahorró {10-16} horas semanales.
logro: Puse en marcha un centro de distribución en {5-8} meses, dentro del presupuesto.
tarea: Control de inventarios y despachos.
tarea: Programación de turnos.
tarea: Elaboración de indicadores.
tarea: Coordinación con ventas y compras.
tarea: Supervisión de personal de bodega.
tarea: Apoyo en proyectos de mejora.
tarea: Reportes para la gerencia.
herramienta: SAP WM
herramienta: Excel avanzado
herramienta: Power BI
herramienta: Arena
herramienta: SQL
herramienta: AutoCAD
saber: planificación de la demanda
saber: gestión de inventarios
saber: lean
saber: seguridad operacional
saber: gestión de flotas
saber: indicadores de servicio
curso: Diplomado en Gestión Logística, Universidad del Alerce
curso: Certificación Lean Green Belt, Instituto Cordillera
`);
