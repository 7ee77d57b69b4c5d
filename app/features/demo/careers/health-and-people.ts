import { careerOf } from "./career.ts";

/** What CVs are made of, by career. Every firm is invented. */

export const NURSING = careerOf(`
carrera: Enfermería
titulo: Enfermer{a|o}
perfil: Enfermer{a|o} con experiencia en medicina interna, gestión de turnos y educación a pacientes crónicos.
perfil: Enfermer{a|o} de atención primaria: programas de salud familiar, visitas domiciliarias y vacunación.
flojo: Enfermer{a|o} con vocación, empátic{a|o} y con muy buen trato con el paciente.
flojo: Me gusta ayudar a las personas y trabajar en equipo.
empleador: Hospital Comunitario Trumao
empleador: Clínica Río Pilmaiquén
empleador: CESFAM Población Arrayán
empleador: Centro de Diálisis Lafquén
empleador: Residencia de Mayores Los Ulmos
empleador: Hospital Base de Curaleufu
practica: Interna de Enfermería
practica: Ayudante de fundamentos de enfermería
cargo: Enfermer{a|o} clínic{a|o}
cargo: Enfermer{a|o} de urgencia
cargo: Enfermer{a|o} de atención primaria
jefatura: Enfermer{a|o} coordinador{a|} de unidad
jefatura: Subdirector{a|} de cuidados
logro: Reduje de {8-11} a {2-4} las caídas por trimestre con rondas cada dos horas.
logro: Vacuné a {900-1400} personas en una campaña de {4-6} semanas.
logro: Subí de {58-64}% a {81-88}% los controles al día de pacientes con diabetes.
logro: Capacité a {24-40} técnicos en prevención de lesiones por presión.
logro: Coordiné una unidad de {20-28} camas con {30-42} personas en cuarto turno.
logro: Implementé la entrega de turno escrita y bajé {45-60}% las omisiones de indicaciones.
logro: Realicé {180-260} visitas domiciliarias a personas con dependencia severa.
logro: Disminuí {30-42}% las infecciones asociadas a catéter en {8-12} meses.
logro: Atendí {14-22} ingresos diarios en urgencia con categorización propia.
logro: Elaboré {6-10} protocolos de enfermería aprobados por la dirección.
logro: Ordené la bodega clínica y reduje {20-35}% los insumos vencidos.
logro: Dirigí talleres de autocuidado con {110-170} asistentes.
tarea: Control de signos vitales.
tarea: Administración de medicamentos.
tarea: Registro en ficha clínica.
tarea: Curaciones simples y avanzadas.
tarea: Atención de pacientes y familias.
tarea: Supervisión de técnicos en enfermería.
tarea: Apoyo en procedimientos médicos.
herramienta: ficha clínica electrónica
herramienta: RAYEN
herramienta: Excel intermedio
herramienta: bombas de infusión
herramienta: monitores multiparámetro
saber: curaciones avanzadas
saber: RCP avanzado
saber: educación en salud
saber: gestión de turnos
saber: prevención de infecciones
saber: salud familiar
curso: Diplomado en Salud Familiar, Universidad del Alerce
curso: Curso de heridas y ostomías, Centro de Estudios Pilmaiquén
`);

export const PSYCHOLOGY = careerOf(`
carrera: Psicología
titulo: Psicólog{a|o}
perfil: Psicólog{a|o} laboral: selección por competencias, inducción y estudios de clima en empresas de servicios.
perfil: Psicólog{a|o} educacional con trabajo en convivencia escolar y apoyo a equipos docentes.
flojo: Psicólog{a|o} con habilidades blandas, empatía y buena disposición.
flojo: Me interesa trabajar con personas y seguir aprendiendo.
empleador: Consultora Personas y Trabajo Quilén
empleador: Colegio Cumbres del Llaima
empleador: Escuela Municipal Los Notros
empleador: Salmones Estero Bajo
empleador: Programa Infancia Aywiñ
empleador: Clínica Laboral Antumapu
practica: Practicante de psicología laboral
practica: Ayudante de psicometría
cargo: Psicólog{a|o} de selección
cargo: Psicólog{a|o} educacional
cargo: Analista de desarrollo organizacional
jefatura: Jef{a|e} de personas
jefatura: Coordinador{a|} de convivencia
logro: Conduje {140-220} procesos de selección; {86-93}% seguía en el cargo al año.
logro: Bajé de {38-46} a {19-25} días el tiempo para llenar una vacante.
logro: Apliqué un estudio de clima a {300-520} personas y acompañé {8-14} planes de mejora.
logro: Reduje {22-35}% la rotación de operarios con una inducción de tres semanas.
logro: Atendí a {60-95} estudiantes y sus familias por año.
logro: Diseñé talleres de convivencia para {18-26} cursos.
logro: Formé a {25-40} jefaturas en retroalimentación.
logro: Derivé y seguí {35-60} casos con la red de salud, con {78-88}% de asistencia.
logro: Implementé un protocolo de acogida aplicado en {4-7} establecimientos.
logro: Evalué {90-130} cargos con perfiles por competencias.
logro: Construí un panel de ausentismo que permitió bajarlo {9-15}% en un año.
logro: Coordiné un equipo de {4-6} profesionales en {2-3} comunas.
tarea: Entrevistas y aplicación de pruebas.
tarea: Redacción de informes psicolaborales.
tarea: Publicación de avisos y filtro curricular.
tarea: Atención de estudiantes y apoderados.
tarea: Apoyo en capacitaciones.
tarea: Reuniones con equipos.
tarea: Registro de atenciones.
herramienta: Excel intermedio
herramienta: SPSS
herramienta: Buk
herramienta: Zoom
herramienta: test de Zulliger
saber: selección por competencias
saber: clima laboral
saber: entrevistas por incidentes críticos
saber: convivencia escolar
saber: intervención grupal
saber: diseño de talleres
curso: Diplomado en Gestión de Personas, Universidad del Alerce
curso: Curso de mediación escolar, Centro de Estudios Pilmaiquén
`);

export const SOCIAL_WORK = careerOf(`
carrera: Trabajo Social
titulo: Trabajador{a|} Social
perfil: Trabajador{a|} social con experiencia en vivienda, subsidios y organización de comunidades.
perfil: Acompaño a familias y personas mayores en programas públicos, con trabajo en terreno y en red.
flojo: Trabajador{a|} social comprometid{a|o} con las personas y con disponibilidad inmediata.
flojo: Con ganas de aportar a la sociedad y crecer como profesional.
empleador: Municipalidad de Puerto Lemun
empleador: Fundación Vivienda Digna Küme
empleador: Programa Puente Barrio Quillay
empleador: Hogar de Mayores San Ramiro
empleador: Corporación Cultural Mapu Lahual
empleador: Oficina de la Infancia Curaleufu
practica: Practicante en vivienda
practica: Practicante en programa de mayores
cargo: Trabajador{a|} social de territorio
cargo: Encargad{a|o} de subsidios
cargo: Gestor{a|} comunitari{a|o}
jefatura: Coordinador{a|} de programa
jefatura: Director{a|} de desarrollo comunitario
logro: Acompañé a {70-110} familias en su postulación y {54-78} obtuvieron su vivienda.
logro: Formé {9-15} comités vecinales con {180-320} integrantes.
logro: Gestioné {24-52} millones de pesos en fondos concursables.
logro: Hice {260-380} visitas domiciliarias con informe social.
logro: Reduje de {40-50} a {16-22} días la espera por un informe.
logro: Levanté un diagnóstico participativo en {5-8} sectores con {400-640} encuestas.
logro: Coordiné una red de {12-18} instituciones para atender personas en calle.
logro: Instalé un punto de atención semanal que recibió a {30-55} personas por jornada.
logro: Acompañé a {35-60} personas mayores en su plan de cuidados.
logro: Capacité a {28-44} dirigentes en formulación de proyectos.
logro: Digitalicé {3-6} mil fichas y la búsqueda pasó de días a minutos.
logro: Dirigí un equipo de {7-11} profesionales en dos comunas.
tarea: Atención de público y orientación de beneficios.
tarea: Aplicación de fichas sociales.
tarea: Informes socioeconómicos.
tarea: Visitas a domicilio.
tarea: Coordinación con otras oficinas.
tarea: Apoyo en actividades comunitarias.
tarea: Archivo y registro de casos.
herramienta: Registro Social de Hogares
herramienta: Excel intermedio
herramienta: RUKAN
herramienta: Google Forms
herramienta: QGIS
saber: intervención familiar
saber: diagnóstico participativo
saber: formulación de proyectos
saber: subsidios habitacionales
saber: mediación comunitaria
saber: trabajo en red
curso: Diplomado en Políticas Sociales, Universidad del Alerce
curso: Curso de mediación comunitaria, Centro de Estudios Pilmaiquén
`);

export const TEACHING = careerOf(`
carrera: Pedagogía en Educación Básica
titulo: Profesor{a|} de Educación Básica
perfil: Profesor{a|} básic{a|o} con mención en lenguaje y experiencia en escuelas rurales multigrado.
perfil: Enseño matemática en segundo ciclo y coordino proyectos de ciencias con huerto escolar.
flojo: Profesor{a|} creativ{a|o}, alegre y con mucha paciencia con los niños.
flojo: Me apasiona enseñar y entregar valores.
empleador: Escuela Rural Los Mañíos
empleador: Colegio Particular Antilhue
empleador: Escuela Básica Puente Piedra
empleador: Liceo Bicentenario Quetrupillán
empleador: Fundación Leer Juntos
empleador: Escuela Especial Ayún
practica: Practicante de primer ciclo
practica: Ayudante de didáctica
cargo: Profesor{a|} de primer ciclo
cargo: Profesor{a|} de matemática
cargo: Encargad{a|o} de biblioteca escolar
jefatura: Jef{a|e} de unidad técnico pedagógica
jefatura: Director{a|} de escuela
logro: Subí de {46-54}% a {72-80}% los estudiantes que leen al nivel esperado en un año.
logro: Enseñé a leer a {21-28} niños de primero en {7-9} meses.
logro: Planifiqué y ejecuté un proyecto de huerto con {90-140} estudiantes.
logro: Bajé {30-45}% las inasistencias con llamados y visitas a las familias.
logro: Diseñé {14-22} guías de matemática que usan {5-8} profesores de la comuna.
logro: Mejoré {18-30} puntos el resultado de matemática de cuarto básico.
logro: Coordiné la biblioteca con {1200-2100} préstamos al año.
logro: Formé a {12-18} docentes en evaluación formativa.
logro: Acompañé a {9-15} estudiantes con necesidades especiales junto al equipo de integración.
logro: Gané {2-4} fondos para material de ciencias por {4-9} millones de pesos.
logro: Dirigí un equipo de {16-28} docentes en un colegio de {280-460} estudiantes.
logro: Organicé una feria científica con {30-48} proyectos presentados.
tarea: Planificación de clases.
tarea: Atención de apoderados.
tarea: Jefatura de curso.
tarea: Preparación de material didáctico.
tarea: Participación en consejos.
tarea: Actos y efemérides.
tarea: Apoyo en talleres.
herramienta: Google Classroom
herramienta: Canva
herramienta: Excel básico
herramienta: Kahoot
herramienta: SIGE
saber: didáctica de la lectura
saber: evaluación formativa
saber: adecuaciones curriculares
saber: aula multigrado
saber: trabajo con familias
saber: enseñanza de la matemática
curso: Mención en Lenguaje y Comunicación, Universidad del Alerce
curso: Curso de aula multigrado, Centro de Estudios Pilmaiquén
`);
