import { careerOf } from "./career.ts";

/** What CVs are made of, by career. Every firm is invented. */

export const SOFTWARE = careerOf(`
carrera: Ingeniería Civil Informática
titulo: Ingenier{a|o} Civil Informátic{a|o}
perfil: Ingenier{a|o} informátic{a|o}: desarrollo de sistemas web y automatización de datos para servicios públicos.
perfil: Desarrollo y opero aplicaciones con Python y PostgreSQL; me interesa que sean simples de mantener.
flojo: Fanátic{a|o} de la tecnología, autodidacta y con ganas de aprender cosas nuevas.
flojo: Conocimientos en varios lenguajes de programación y buen manejo de computadores.
empleador: Softrauco
empleador: Municipalidad de Puerto Lemun
empleador: Datos del Sur
empleador: Clínica Río Pilmaiquén
empleador: Banco Cooperativo Raulí
empleador: Logística Ventisquero
practica: Practicante de desarrollo
practica: Ayudante de estructuras de datos
cargo: Desarrollador{a|} de software
cargo: Ingenier{a|o} de datos
cargo: Analista de sistemas
jefatura: Líder técnic{a|o}
jefatura: Jef{a|e} de desarrollo
logro: Desarrollé un sistema de reservas con {4-9} mil usuarios activos al mes.
logro: Reduje de {40-60} a {2-5} segundos el reporte más usado al rediseñar las consultas.
logro: Migré {3-6} millones de registros a PostgreSQL sin detener la atención.
logro: Automaticé {12-20} procesos de datos y ahorré {18-30} horas semanales.
logro: Subí de {20-30}% a {70-82}% la cobertura de pruebas de la aplicación principal.
logro: Bajé {35-55}% los errores en producción con despliegues pequeños y revisión de código.
logro: Implementé un modelo de predicción de demanda con error de {9-14}%.
logro: Lideré a {4-7} desarrolladores en un proyecto de {9-14} meses.
logro: Diseñé una API usada por {6-11} sistemas internos.
logro: Respondí por la disponibilidad: 99,{5-9}% durante {10-16} meses.
logro: Capacité a {15-25} personas en control de versiones.
logro: Reemplacé planillas manuales por un panel que consultan {40-80} funcionarios.
tarea: Desarrollo y mantención de páginas web.
tarea: Soporte a usuarios.
tarea: Apoyo en la instalación de sistemas.
tarea: Respaldo de equipos.
tarea: Documentación técnica.
tarea: Pruebas de software.
tarea: Reuniones con el equipo.
herramienta: Python
herramienta: JavaScript
herramienta: PostgreSQL
herramienta: Docker
herramienta: Git
herramienta: Java
herramienta: React
herramienta: Linux
saber: diseño de bases de datos
saber: pruebas automáticas
saber: integración continua
saber: modelado de datos
saber: APIs REST
saber: análisis de requisitos
curso: Diplomado en Ciencia de Datos, Universidad del Alerce
curso: Curso de arquitectura de software, Instituto Cordillera
`);

export const BUILDING = careerOf(`
carrera: Ingeniería en Construcción
titulo: Ingenier{a|o} Constructor{a|}
perfil: Ingenier{a|o} constructor{a|} en obras de vivienda: programación, control de costos y seguridad en terreno.
perfil: Administro obras viales y de pavimentación en zonas rurales, con cuadrillas propias y subcontratos.
flojo: Disponible para trabajar en terreno, con buena relación con los maestros.
flojo: Responsable, puntual y con ganas de aportar a la empresa.
empleador: Constructora Puente Alerce
empleador: Inmobiliaria Barrio Estación
empleador: Pavimentos del Maullín
empleador: Obras y Caminos Trancura
empleador: Ingeniería Térmica Frío Sur
empleador: Constructora Los Radales
practica: Practicante de terreno
practica: Ayudante de cubicaciones
cargo: Jef{a|e} de terreno
cargo: Programador{a|} de obra
cargo: Inspector{a|} técnic{a|o}
jefatura: Administrador{a|} de obra
jefatura: Jef{a|e} de control de proyectos
logro: Programé {140-220} viviendas y entregué {6-12} días antes del contrato.
logro: Bajé {8-14}% el costo de terminaciones con compras por etapa.
logro: Reduje de {12-16} a {3-5} los días de atraso al cambiar la secuencia de partidas.
logro: Dirigí cuadrillas de {35-60} personas sin accidentes graves en {12-18} meses.
logro: Cubiqué {24-38} mil metros cuadrados con diferencias menores a {2-3}%.
logro: Negocié con {9-14} subcontratos y ahorré {45-80} millones de pesos.
logro: Pavimenté {11-19} kilómetros de camino rural dentro del plazo.
logro: Implementé un control de calidad que bajó {40-58}% las observaciones de entrega.
logro: Evité {5-9} días de paralización al ordenar la bodega de obra.
logro: Supervisé {6-10} obras municipales por {300-620} millones de pesos.
logro: Capacité a {60-95} maestros en trabajo en altura.
logro: Coordiné la puesta en marcha de calefacción en {3-5} edificios.
tarea: Control de avance y asistencia.
tarea: Pedido de materiales.
tarea: Revisión de planos.
tarea: Libro de obra.
tarea: Estados de pago.
tarea: Apoyo en prevención de riesgos.
tarea: Coordinación con subcontratos.
herramienta: AutoCAD
herramienta: MS Project
herramienta: Revit
herramienta: Excel avanzado
herramienta: estación total
saber: programación de obras
saber: cubicaciones
saber: control de costos
saber: normativa de construcción
saber: prevención de riesgos
saber: gestión de subcontratos
curso: Diplomado en Administración de Obras, Universidad del Alerce
curso: Curso BIM, Instituto Cordillera
`);

export const AGRONOMY = careerOf(`
carrera: Agronomía
titulo: Ingenier{a|o} Agrónom{a|o}
perfil: Ingenier{a|o} agrónom{a|o} en berries y frutales del sur: manejo, riego y certificación de calidad.
perfil: Asesoro a pequeños productores en suelos, praderas y planes de inversión.
flojo: Amante de la naturaleza y del trabajo al aire libre, responsable y motivad{a|o}.
flojo: Con experiencia en el campo y disponibilidad para viajar.
empleador: Frutícola Huerto Nuevo
empleador: Agrícola Berries del Toltén
empleador: Cooperativa Campesina Rucamanqui
empleador: Viveros Selva Fría
empleador: Servicio de Asesoría Predial Itata
empleador: Molinos Río Cholchol
practica: Practicante de cosecha
practica: Ayudante de suelos
cargo: Encargad{a|o} de campo
cargo: Asesor{a|} predial
cargo: Inspector{a|} de calidad
jefatura: Jef{a|e} de campo
jefatura: Gerent{a|e} agrícola
logro: Aumenté {12-20}% el rendimiento de arándanos en {35-60} hectáreas.
logro: Bajé {18-28}% el uso de agua con riego por sensores.
logro: Asesoré a {40-70} productores y {26-44} postularon con éxito a fondos.
logro: Certifiqué {9-15} predios en buenas prácticas agrícolas.
logro: Reduje {25-38}% la fruta rechazada con inspección en línea.
logro: Instalé {12-20} hectáreas de praderas con {85-92}% de establecimiento.
logro: Dirigí cosechas de {120-260} temporeros con pago por trato.
logro: Ejecuté {6-10} ensayos de fertilización con repetición en dos temporadas.
logro: Negocié {180-320} toneladas de fruta para exportación.
logro: Preparé {15-24} planes de manejo aprobados por la autoridad.
logro: Capacité a {50-80} operarios en aplicación segura de fitosanitarios.
logro: Ahorré {14-26} millones de pesos en insumos con compras conjuntas.
tarea: Recorridos de campo.
tarea: Control de personal.
tarea: Registro de labores.
tarea: Aplicaciones fitosanitarias.
tarea: Atención a productores.
tarea: Apoyo en cosecha y embalaje.
tarea: Informes de temporada.
herramienta: QGIS
herramienta: Excel avanzado
herramienta: drones
herramienta: estación meteorológica
herramienta: Power BI
saber: riego tecnificado
saber: fertilidad de suelos
saber: inocuidad y calidad
saber: poda y manejo de berries
saber: evaluación de proyectos agrícolas
saber: buenas prácticas agrícolas
curso: Diplomado en Riego, Universidad del Alerce
curso: Curso de inocuidad alimentaria, Instituto Cordillera
`);

export const JOURNALISM = careerOf(`
carrera: Periodismo
titulo: Periodista
perfil: Periodista de medios regionales: reporteo, edición y redes con foco en temas de agua y territorio.
perfil: Comunicaciones institucionales: prensa, contenidos y crisis en organizaciones educativas y de salud.
flojo: Comunicador{a|} de alma, curios{a|o} y con buena redacción.
flojo: Amante de los libros, el cine y las redes sociales.
empleador: Diario La Ribera
empleador: Radio Comunitaria Newen
empleador: Fundación Relatos del Sur
empleador: Clínica Río Pilmaiquén
empleador: Agencia Puerto Norte
empleador: Teatro Cervantes de Trumao
practica: Practicante de crónica
practica: Ayudante de taller de radio
cargo: Periodista de contenidos
cargo: Editor{a|} web
cargo: Community manager
jefatura: Jef{a|e} de comunicaciones
jefatura: Editor{a|} general
logro: Publiqué {160-240} notas y {12-20} reportajes en {14-20} meses.
logro: Aumenté de {30-45} mil a {90-140} mil las visitas mensuales del sitio.
logro: Produje un pódcast de {18-26} capítulos con {8-15} mil escuchas.
logro: Gestioné {40-70} apariciones en medios durante un año.
logro: Dirigí a {5-8} periodistas y colaboradores.
logro: Organicé {9-15} conversatorios con {600-1100} asistentes en total.
logro: Rediseñé el boletín y su lectura subió de {18-24}% a {38-46}%.
logro: Cubrí {4-7} elecciones y sus resultados en tiempo real.
logro: Elaboré el plan de crisis de una clínica, usado en {3-5} casos.
logro: Grabé y edité {25-40} videos breves para redes.
logro: Gané {2-4} fondos de cultura por {9-22} millones de pesos.
logro: Reduje de {5-7} a dos días la respuesta a consultas de prensa.
tarea: Redacción de notas.
tarea: Publicación en redes sociales.
tarea: Cobertura de actividades.
tarea: Coordinación de entrevistas.
tarea: Archivo de prensa.
tarea: Edición de fotografías.
tarea: Apoyo en eventos.
herramienta: WordPress
herramienta: Adobe Premiere
herramienta: Photoshop
herramienta: Google Analytics
herramienta: Canva
saber: redacción periodística
saber: edición web
saber: entrevistas
saber: gestión de prensa
saber: planificación de contenidos
saber: verificación de datos
curso: Diplomado en Comunicación Digital, Universidad del Alerce
curso: Curso de periodismo de datos, Instituto Cordillera
`);
