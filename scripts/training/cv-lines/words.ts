import { list } from "#app/features/cv/vocabulary/list.ts";

/**
 * What the lists of the application do not know, so that the reader learns to do without them: trades, employers, schools
 * and towns that are invented or rare. Spanish and English. None of it is taken from a test set.
 */

export const RARE_TITLES = {
  es: list(`
aseo en oficinas; venta de ropa; cuidado de niños; ayuda en la cosecha; aseo industrial; cocina y reparto; atención de público; cuidado de adulto mayor; venta en feria; reemplazos; temporera de fruta; trabajos de jardín
huinchero; estibadora; picapedrero; fogonero; canastera; tallerista; campanillero; boyero; barquera; lustrador; maestra hilandera; pionetas; rondín; cajista; encuadernadora; afilador; luthier; apuntadora; utilero
tramoyista; claquetista; sonidista de campo; mamá cuidadora; nochero; garitera; tarjador; grumete; buzo mariscador; alarife; enfierrador; trazadora; palanquero; enganchador; sereno; florista; heladero; tortillera
community builder; product ops; brand lover; evangelizadora de datos; growth; mentora; scouter; curador; mediadora de sala; gestor de comunidad; dinamizadora; responsable de turno; número dos de cocina; mano derecha
coordinación de terreno; jefatura de patio; apoyo en ferias; encargatura de pañol; secretaría de estudios; relevo de planta; turno de noche; soporte de mesa; primera línea de atención; líder de célula; tech lead
chapter lead; back office; mesa de ayuda; control de acceso; jefe de cuadrilla; segundo de cocina; ayuda de cámara; docente hora aula; profesora part time; catedrático; lector; colaboradora honoraria; perito
`),
  en: list(`
farrier; cooper; stagehand; boom operator; deckhand; caseworker; line cook; store lead; stock clerk; personal banker; charge nurse; postdoctoral fellow; lab manager; key grip; ranger; sexton; bindery hand; bench jeweller
shift lead; crew member; barback; front of house; floor manager; table dealer; care assistant; teaching fellow; visiting lecturer; sales rep; account exec; growth lead; tech lead; chief of staff; programme officer
field officer; grants manager; desk editor; copy chief; beat reporter; producer; paralegal; clerk of works; quantity surveyor; scheduler; dispatcher; wrangler; evangelist; scrum lead; platform owner; staff scientist
assistant curator; conservator; docent; archivist; swim coach; lifeguard; groundskeeper; arborist; beekeeper; brewer; cheesemaker; baker; milliner; seamstress; rigger; welder; fitter; plumber's mate; site foreman
registered nurse; midwife; locum; dental hygienist; phlebotomist; radiographer; speech therapist; school psychologist; youth worker; family mediator; case manager; volunteer coordinator; fundraiser; campaigner
`),
} as const;

export const SENIORITY = {
  es: list(
    "senior; junior; jefe de; subjefa de; líder de; segunda; primer; de turno; zonal; regional; part time; interina; adjunto; titular; (reemplazo); II",
  ),
  en: list(
    "Senior; Junior; Lead; Principal; Assistant; Deputy; Head; Chief; Regional; Interim; Associate; Graduate; Part-time; Acting; Night; Trainee",
  ),
} as const;

export const FIELDS = {
  es: list(`
terreno; bodega; compras; personas; frío; riego; calidad; turnos; sala; caja; patio; vinculación con el medio; territorio; comunidades; datos; contenidos; flota; redes; obra gruesa; terminaciones; vivero; cosecha; laboratorio
faena; convivencia; inclusión; postventa; canal tradicional; experiencia de cliente; operaciones aéreas; control interno; cumplimiento; sostenibilidad; eventos; colecciones; públicos; montaje; luces; cocina fría; pastelería
`),
  en: list(`
water & sanitation; paediatrics; field operations; grants; wholesale; retail; night shift; data platform; customer success; people; payments; growth; compliance; trust and safety; exhibitions; collections; logistics; fleet
maintenance; cold storage; crops; irrigation; hospitality; events; housekeeping; kitchen; front desk; radio; audience; policy; public affairs; housing; community care; special needs; adult learning; early years; quality
`),
} as const;

/** Cut and joined to names that nobody has heard of. */
export const SYLLABLES = list(
  "an; bar; bel; cal; can; cor; dal; den; du; el; fal; fen; gar; gal; hor; il; jor; ka; lan; lem; lor; mal; mar; min; mon; na; nor; ol; pal; pel; qui; ra; ren; ro; sal; sen; sol; tan; tar; tem; tor; ul; val; ven; vi; yan; zar; lu; mi; to; che; llan; hue; ñi; pu; bri; cla; tren; gri; plo",
);

export const NAME_WORDS = {
  es: list(`
Seno Azul; Tres Puntas; Arrayán; La Quinta; Cuatro Esquinas; Piedra Larga; Buen Aire; Nube Roja; Puente Viejo; Los Coigües; Aurora; Mirador; Palo Santo; Faro Sur; Ventisquero; Barrilete; Brújula; Semilla; Tejuela; Umbral
Raíz; Hilo Negro; Alerce; Maqui; Loica; Pudú; Tricahue; Rompeolas; Marea Alta; La Mancha; Viento Norte; Cordal; Pirca; Trapiche; El Molino; San Telmo; Santa Gemma; Don Beno; La Comadre; Doña Inés; Tía Rosa; El Rodeo
`),
  en: list(`
Pebble; Quill; Foxglove; Tin Orchard; Harbour Lane; Northgate; Blue Anchor; Copper Kettle; Larkspur; Sable; Thistle & Oak; Redfern; Marlow; Ashgrove; Kestrel; Ember; Lantern; Saltmarsh; Birchwood; Fernhill; Bluebird; Halcyon
Meridian; Polaris; Juniper; Wren; Stonebridge; Oakhollow; Tidewater; Brightside; Lowlands; Silverpine; Rookery; Windmill; Greenfield; Moorgate; Whitby; Calder; Penrose; Trinity; St. Enda; St. Brendan; Highfield; Goldcrest
`),
} as const;

/** After or before the name of an employer. "" = nothing tells what it is. */
export const EMPLOYER_FORMS = {
  es: list(`
N; N; N; N Ltda.; N SpA; N S.A.; Comercial N; Constructora N; Clínica N; Hospital N; Colegio N; Escuela N; Fundación N; Transportes N; Agrícola N; Viña N; Hotel N; Restaurante N; Panadería N; Servicios N; N Servicios; N Consultores
Taller N; Ferretería N; Municipalidad de N; Universidad de N; Museo N; Radio N; Productora N; Estudio N; Centro N; Corporación N; Cooperativa N; Laboratorio N; Planta N; Minera N; N Chile; Grupo N; Jardín Infantil N; Fundo N
Congelados N; Riegos N; Caminos de N; Catastro N; Casa particular; Independiente; Supermercado N; Farmacia N; Banco N; Consultora N; Instituto N; Imprenta N; Caleta N; Almacén N; Editorial N; Isapre N; Notaría N; Feria N
`),
  en: list(`
N; N; N; N Ltd; N Inc.; N LLC; N Group; N Labs; N & Sons; N Hospital; N School; N Trust; N Foundation; N Hotel; N Bakery; University of N; N College; N Council; N Community Services; N Rehabilitation; N Library; Hotel N
N Children Network; N Works; N Studios; N Farm; N Housing Association; Bank of N; N Museum; N Media; N Energy; N Water; N Logistics; N Partners; N Health; The N; N Primary School; N Care Home; N Theatre; Self-employed; Freelance
`),
} as const;

export const TOWNS = {
  es: list(`
Pelarquillo; Caleta Ñire; San Eulogio; Villa Coicopihue; Puerto Alerce; Las Rosas de Itahue; Monteagudo; Quebrada Honda; Teruel; Zaragoza; Rosario; Cochabamba; Trujillo; Cuenca; Pereira; Tarija; Santa Fe; Salto; Mérida; Loja
Huancayo; Ibarra; Popayán; Oaxaca; Puebla; Gijón; Cádiz; Burgos; Bahía Blanca; Mendoza; Encarnación; Sucre; Manizales; Piura; Ambato; Neiva; Paysandú; León; Querétaro; Valencia; Tacna; Oruro; Córdoba; La Plata; Cartagena
`),
  en: list(`
Galway; Limerick; Ennis; Bristol; Cardiff; Leeds; Oakland, CA; Austin, TX; San Rafael, CA; Dayton, OH; Portland, OR; Kumasi; Accra; Nairobi; Lagos; Pune; Cebu; Penang; Wellington; Hobart; Halifax; Cork; Bath; York; Inverness
Durban; Kampala; Lusaka; Harare; Tampa, FL; Boise, ID; Tulsa, OK; Norwich; Derby; Exeter; Brno; Tartu; Graz; Ghent; Porto; Turku; Bergen; Aarhus; Remote; London; Toronto; Dublin; Sydney; Boston, MA; Chicago, IL; Denver, CO
`),
} as const;

export const COUNTRIES = {
  es: list("Chile; Perú; Argentina; España; México; Bolivia; Colombia; Ecuador; Uruguay"),
  en: list("Ireland; UK; United Kingdom; USA; Ghana; Kenya; India; Canada; Australia; New Zealand; Chile"),
} as const;

export const RARE_DEGREES = {
  es: list(`
Grado en Restauración; Maestría en Bordado Industrial; Tecnicatura en Lechería; Profesorado de Danza; Ciclo Formativo de Grado Superior en Acuicultura; Técnico Superior en Topografía; Licenciatura en Trama y Telar
Bachiller en Ciencias; Doctorado en Limnología; Posgrado en Docencia; Carrera técnica de Refrigeración; Título de Oficial Vidriero; Plan común; Especialidad en Cuidados; Máster en Datos Abiertos; Enseñanza media
Enseñanza media técnico profesional; Educación básica; 4° medio; Bachillerato; Secundaria; Perito mercantil; Ingeniería en Frío Industrial; Mención en Turismo Rural; Egresada de Bibliotecología; Pregrado en Sonido
`),
  en: list(`
BSc Occupational Therapy; BSc (Hons) Marine Biology; BA History; MA Museum Studies; MSc Water Resources; MPhil Linguistics; PhD in Soil Science; MBA; B.S. in Computer Engineering; B.A., Economics; Associate of Arts; GED
Higher National Diploma; A-Levels; Leaving Certificate; High School Diploma; Foundation Degree; Master of Public Health; Bachelor of Nursing; Certificate in Counselling; Graduate Diploma in Law; Minor in Music; BEng
Bachelor of Science; Master of Arts in Teaching; Doctor of Pharmacy; Diploma in Pâtisserie; NVQ Level 3; City & Guilds Carpentry; Apprenticeship in Boatbuilding; International Baccalaureate; LLB; BFA Theatre Design
`),
} as const;

export const SCHOOL_FORMS = {
  es: list(
    "Universidad de N; Universidad N; Universidad N del Sur; Instituto N; Instituto Profesional N; CFT N; Liceo N; Colegio N; Escuela Superior de N; N; Instituto Tecnológico N; Centro N; Academia N; Escuela Normal N.º 7; Universitat N; IES N; UTN N",
  ),
  en: list(
    "University of N; N University; N College; N Institute of Technology; N State University; N; N High School; N Community College; Institut N; N School of Art; King N College; St N's School; N Polytechnic; Royal N Academy; N Tech",
  ),
} as const;

export const COURSES = {
  es: list(`
Curso de primeros auxilios; Excel avanzado; Diplomado en gestión; Manipulación de alimentos; Taller de oratoria; Certificación en soldadura; Seminario de género; Curso OS-10; Inglés técnico; Capacitación en ventas
Licencia de grúa horquilla; Manejo defensivo; Uso de extintores; Introducción a Python; Scrum Fundamentals; Diplomado en Big Data; Curso de costura; Lengua de señas nivel 1; Congreso de riego; Monitor de trekking
`),
  en: list(`
First Aid at Work; AWS Certified Cloud Practitioner; Food Hygiene Level 2; PRINCE2 Practitioner; Certified Scrum Master; Manual Handling; Forklift licence; Google Analytics; Mental Health First Aid; CPR and AED
Deep Learning Specialization; Project Management Professional; TEFL; Safeguarding Children; NEBOSH General Certificate; SQL for Analysts; Barista Skills; Lean Six Sigma Green Belt; IELTS 7.5; Working at Height
`),
} as const;
