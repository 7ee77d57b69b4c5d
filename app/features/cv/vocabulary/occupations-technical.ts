import { list } from "./list.ts";

/** Job titles of engineering, IT, science, construction, mining, agriculture and the trades. "=": only as written. */

export const ENGINEERING = list(`
ingeniero; dibujante; perito; motorista; embalador; piloto; ingeniero civil; ingeniero civil industrial; ingeniero industrial; ingeniero comercial; ingeniero mecánico; ingeniero civil mecánico; ingeniero eléctrico; ingeniero civil eléctrico; ingeniero electrónico
ingeniero electricista; ingeniero químico; ingeniero civil químico; ingeniero ambiental; ingeniero en medio ambiente; ingeniero en alimentos; ingeniero en minas; ingeniero metalúrgico; ingeniero geólogo
ingeniero agrónomo; ingeniero forestal; ingeniero acuícola; ingeniero pesquero; ingeniero en prevención de riesgos; ingeniero en construcción; ingeniero constructor; ingeniero estructural; ingeniero calculista; ingeniero hidráulico
ingeniero geomensor; ingeniero topógrafo; ingeniero biomédico; ingeniero civil biomédico; ingeniero en biotecnología; ingeniero en automatización; ingeniero mecatrónico; ingeniero en mantenimiento; ingeniero de mantención; ingeniero de confiabilidad
ingeniero de procesos; ingeniero de proyectos; ingeniero de planta; ingeniero de producción; ingeniero de calidad; ingeniero de costos; ingeniero de planificación; ingeniero de terreno; ingeniero de obra; ingeniero de estudios; ingeniero de diseño
ingeniero de operaciones; ingeniero de mejora continua; ingeniero junior; ingeniero senior; ingeniero de ventas; ingeniero en logística; ingeniero en transporte; ingeniero naval; ingeniero aeronáutico; ingeniero acústico; ingeniero en sonido
ingeniero telecomunicaciones; ingeniero textil; ingeniero petrolero; ingeniero en energía; ingeniero en finanzas; ingeniero en administración; ingeniero en marketing; ingeniero matemático; ingeniero físico; ingeniero de control
prevencionista de riesgos; prevencionista; experto en prevención de riesgos; experto en prevención; asesor en prevención de riesgos; encargado de prevención; jefe de prevención de riesgos; coordinador HSE; asesor HSE; supervisor SSO; supervisor HSEQ
encargado de medio ambiente; jefe de medio ambiente; especialista ambiental; consultor ambiental; inspector ambiental; analista ambiental; planificador de mantenimiento; programador de mantenimiento; jefe de mantención; jefe de mantenimiento
supervisor de mantención; supervisor de mantenimiento; encargado de mantención; jefe de planta; jefe de producción; supervisor de producción; supervisor de planta; encargado de producción; jefe de turno; jefe de línea
líder de línea; supervisor de turno; inspector de calidad; controlador de calidad; analista de control de calidad; supervisor de calidad; auditor de calidad; jefe de aseguramiento de calidad; dibujante técnico; dibujante proyectista; proyectista; proyectista mecánico
proyectista eléctrico; cadista; modelador BIM; coordinador BIM; especialista BIM; civil engineer; mechanical engineer; electrical engineer; industrial engineer; chemical engineer; process engineer; project engineer; quality engineer; maintenance engineer
manufacturing engineer; environmental engineer; field engineer; design engineer; engineering intern; safety officer; production supervisor; quality inspector; jefe de ingeniería; gerente de ingeniería; gerente de planta; operador de planta; operador de procesos
operador de sala de control; operador de caldera; =técnico en automatización; =técnico en instrumentación; instrumentista; =técnico industrial; =técnico mecánico; =técnico eléctrico; =técnico electrónico; =técnico en mantenimiento; =técnico de mantención; =técnico en refrigeración
`);

export const IT = list(`
programador; programador junior; programador web; programador full stack; analista programador; ingeniero en informática; ingeniero civil informático; ingeniero civil en computación; ingeniero de software
ingeniero de sistemas; ingeniero de datos; ingeniero devops; ingeniero en ciberseguridad; ingeniero QA; ingeniero de machine learning; ingeniero de soporte; ingeniero de redes; ingeniero cloud; ingeniero en computación
desarrollador; desarrollador web; desarrollador de software; desarrollador full stack; desarrollador front end; desarrollador frontend; desarrollador back end; desarrollador backend; desarrollador móvil; desarrollador android; desarrollador iOS
desarrollador java; desarrollador python; desarrollador .NET; desarrollador PHP; desarrollador salesforce; desarrollador SAP; desarrollador de videojuegos; analista de sistemas; analista de datos; analista QA; analista de pruebas; tester; tester QA
analista de ciberseguridad; analista de seguridad informática; analista SOC; analista BI; analista de inteligencia de negocios; analista de soporte; analista de mesa de ayuda; analista TI; científico de datos; cientista de datos; arquitecto de software
arquitecto de soluciones; arquitecto cloud; arquitecto de datos; arquitecto TI; administrador de sistemas; administrador de redes; administrador de base de datos; administrador de servidores; DBA; sysadmin; jefe de informática; encargado de informática
encargado de computación; jefe de TI; gerente de TI; gerente de tecnología; director de tecnología; jefe de proyectos TI; jefe de desarrollo; líder técnico; soporte técnico; =técnico en soporte; =técnico de soporte; =técnico informático; =técnico en computación
=técnico en redes; =técnico en informática; mesa de ayuda; soporte TI; soporte computacional; consultor SAP; consultor TI; consultor funcional; implementador de software; diseñador UX; diseñador UX/UI; diseñador UI; investigador UX; UX researcher; UX designer
UI designer; product designer; product owner; technical product manager; agile coach; operador de computación; operador de sistemas; webmaster; hacker ético; pentester; software engineer; software developer; web developer; frontend developer; front end developer
backend developer; back end developer; full stack developer; full stack engineer; mobile developer; android developer; iOS developer; data analyst; data scientist; data engineer; machine learning engineer; AI engineer; devops engineer; site reliability engineer; SRE
cloud engineer; cloud architect; systems administrator; network engineer; security engineer; security analyst; cybersecurity analyst; QA engineer; QA analyst; QA tester; QA automation; test engineer; IT support; IT support specialist; IT manager
help desk; help desk technician; database administrator; solutions architect; technical lead; tech lead; engineering manager; CTO; game developer; game designer; BI analyst; business intelligence analyst; analytics engineer; prompt engineer; programmer
`);

export const SCIENCE = list(`
biólogo; biólogo marino; bioquímico; biotecnólogo; químico industrial; químico analista; químico laboratorista; analista químico; analista de laboratorio; laboratorista; laboratorista químico; =técnico de laboratorio; =técnica de laboratorio
jefe de laboratorio; encargado de laboratorio; asistente de laboratorio; auxiliar de laboratorio; astrónomo; matemático aplicado; estadístico aplicado; geólogo; geofísico; oceanógrafo; meteorólogo; microbiólogo; ecólogo; botánico de terreno; zoólogo; paleontólogo
genetista; investigador; investigador asociado; investigador principal; investigador postdoctoral; postdoctorante; asistente de investigación; coordinador de investigación; tesista; doctorando; becario; becario doctoral; analista estadístico; bioinformático
research scientist; research associate; postdoctoral researcher; laboratory technician; lab technician; lab assistant; biologist; chemist; geologist; muestrista; muestreador; catador; tecnólogo en alimentos; analista SIG; analista GIS; especialista SIG
`);

export const CONSTRUCTION = list(`
arquitecto; arquitecto proyectista; arquitecto coordinador; arquitecto junior; arquitecto paisajista; paisajista; urbanista; interiorista; constructor civil; residente de obra; =profesional de terreno; profesional de obra; jefe de obra; jefe de terreno
jefe de oficina técnica; oficina técnica; administrador de obra; director de obra; supervisor de obra; supervisor de terreno; capataz; capataz de obra; inspector técnico de obra; ITO; inspector de obra; topógrafo; alarife; ayudante de topógrafo
nivelador; trazador; dibujante arquitectónico; dibujante de arquitectura; cubicador; presupuestista; jefe de presupuestos; calculista estructural; mecánico de suelos; laboratorista de hormigones; laboratorista vial; maestro de obra; maestro carpintero; maestro albañil
maestro pintor; maestro enfierrador; maestro ceramista; maestro yesero; maestro mayor; maestro de primera; maestro segunda; maestro general; maestro concretero; maestro tabiquero; jornal; jornalero; jornal de obra; jornalero de construcción; ayudante de maestro; ayudante de carpintero; ayudante de albañil
ayudante de construcción; obrero; obrero de construcción; albañil; enfierrador; concretero; carpintero; carpintero de obra gruesa; carpintero de terminaciones; carpintero moldajista; pintor de brocha; pintor de obra; pintor industrial; yesero; estucador; ceramista de obra; techador
hojalatero; vidriero; tabiquero; gásfiter; plomero; fontanero; instalador sanitario; instalador de gas; instalador eléctrico; instalador de paneles solares; instalador de aire acondicionado; pañolero; operador de retroexcavadora; operador de excavadora
operador de maquinaria pesada; operador de motoniveladora; operador de rodillo; operador de bulldozer; operador de minicargador; operador de cargador frontal; operador de grúa torre; operador de grúa pluma; operador de manlift; rigger; andamiero; jardinero; vialero; banderero
construction worker; site manager; construction manager; architect; interior designer; landscaper; surveyor; estimator; decorador; decorador de interiores; diseñador de interiores; diseñador de ambientes
`);

export const MINING =
  list(` operador mina; operador de equipos mineros; operador de camión de extracción; operador CAEX; operador de LHD; operador de scoop; operador de jumbo; operador de pala; operador de perforadora; operador de perforación; operador de chancado
operador de concentradora; operador de planta concentradora; operador de flotación; operador de espesadores; operador de lixiviación; operador de molienda; operador de fundición; =mecánico mina; mantenedor mecánico; mantenedor eléctrico; mantenedor; mantenedor mina
jefe de turno mina; supervisor mina; supervisor de operaciones mina; planificador mina; ingeniero planificador mina; geotécnico; geomecánico; geólogo de exploración; geólogo de mina; sondajista; ayudante de sondaje; perforista; tronador; tronadurista; =polvorinero
metalurgista; ingeniero de procesos metalúrgicos; muestrero; laboratorista metalúrgico; operador de equipo pesado; operador multifuncional; operador de aguas; fundidor; pirquinero; mining engineer; aprendiz mina; aprendiz minero
`);

export const AGRICULTURE = list(`
agrónomo; =técnico agrícola; =técnica agrícola; administrador agrícola; administrador de campo; administrador de fundo; jefe de campo; jefe de huerto; encargado de campo; encargado de riego; regador; temporero; cosechero; podador; packinero; seleccionador de fruta
embaladora de fruta; supervisor de packing; control de calidad de fruta; asesor agrícola; tractorista; operador agrícola; operador de tractor; obrero agrícola; trabajador agrícola; peón agrícola; aplicador de plaguicidas; aplicador de agroquímicos; viverista; apicultor
ordeñador; capataz agrícola; enólogo; ayudante de enología; viticultor; bodeguero de vinos; operario de bodega de vinos; guardabosques; guardaparque; brigadista forestal; motosierrista; operador forestal; jefe de faena forestal; operario acuícola; jefe de centro de cultivo
asistente de centro de cultivo; operario de planta de proceso; operario de salmonera; buzo; buzo mariscador; buzo comercial; pescador; pescador artesanal; patrón de lancha; piscicultor; alimentador de peces; =técnico acuícola; =técnico forestal; floricultor; huertero; productor agrícola
`);

export const TRADES = list(`
electricista; maestro eléctrico; ayudante de electricista; ayudante eléctrico; electricista industrial; electromecánico; =mecánico; mecánico automotriz; mecánico industrial; mecánico de mantención; mecánico diesel; mecánico de maquinaria pesada; mecánico de motos
mecánico de bicicletas; ayudante de mecánico; maestro mecánico; desabollador; desabollador y pintor; pintor automotriz; scanerista; vulcanizador; lubricador; lavador de autos; soldador; soldador calificado; maestro soldador; ayudante de soldador; cañonero; caldereo
calderero; tornero; fresador; tornero fresador; matricero; operador CNC; cerrajero; tapicero; mueblista; ebanista; carpintero mueblista; costurera; modista; sastre; cortador textil; confeccionista; operario textil; operario de máquina; zapatero; joyero; orfebre; relojero; artesano
operario; operario de producción; operario de planta; operario general; operario de fábrica; operario industrial; operario de limpieza; operario de aseo; operador de máquina; operador de producción; operador de línea; operador industrial; maquinista industrial; envasador
prensista; encuadernador; operador de imprenta; mecánico de refrigeración; frigorista; =técnico en climatización; =técnico electricista; =técnico electromecánico; =técnico automotriz; =técnico en terreno; =técnico instalador; =técnico en telecomunicaciones; =técnico en electrónica; instalador de redes
instalador de fibra óptica; instalador de alarmas; instalador de cámaras; instalador de TV cable; liniero; maestro chasquilla; maestro multifuncional; ayudante general; ayudante de mantención; auxiliar de mantención; encargado de mantención de edificio; auxiliar de aseo; auxiliar de servicios
auxiliar de servicios generales; auxiliar de servicios menores; personal de aseo; encargado de aseo; supervisor de aseo; aseador; limpiador de vidrios; asesora del hogar; empleada doméstica; trabajadora de casa particular; ama de llaves; lavandero; planchadora
conserje; mayordomo; nochero; encargado de edificio; recolector de residuos; reciclador; reciclador de base; fumigador; piscinero; ascensorista; electrician; mechanic; welder; plumber; carpenter; machine operator; maintenance technician; cleaner; housekeeper; janitor; handyman; factory worker; assembly worker
`);
