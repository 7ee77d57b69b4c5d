import { buildLexicon } from "./lexicon.ts";
import { list } from "./list.ts";

/** Legal forms and endings that close the name of an organisation. */
export const EMPLOYER_SUFFIXES: readonly string[] = list(`
S.A.; SA; S.A.C.; SAC; S.A.A.; S.A.S.; SAS; S.A. de C.V.; SA de CV; S. de R.L.; S.R.L.; SRL; SpA; S.p.A.; Ltda; Limitada; Cía; Cía Ltda; y Cía; EIRL; E.I.R.L.; S.L.; S.L.U.; S.C.; C.A.; Inc; Incorporated; LLC; L.L.C.; Ltd; Limited; Corp; Corporation; Company; Co; GmbH; AG; PLC; B.V.; N.V.; Pty; Lda; S/A; A.C.; A.G.; F.P.; Group; Holding; Holdings; Partners; Consulting; Solutions; Services; Chile; Perú SAC; LATAM; & Asociados; y Asociados; & Co; e Hijos; Hermanos; Hnos; Asociados; Associates; Consultores; Abogados
`);

/** Words that name a kind of organisation and usually open its name ("Clínica …", "Constructora …"). */
export const EMPLOYER_CUES: readonly string[] = list(`
hospital; hospital clínico; hospital regional; hospital base; clínica; clínica dental; clínica veterinaria; consultorio; CESFAM; CECOSF; COSAM; CCR; SAPU; SAR; SAMU; posta rural; posta; centro de salud; centro de salud familiar; centro médico; centro de diálisis; centro odontológico; laboratorio; laboratorios; farmacia; farmacias; botica; servicio de salud; mutual; mutual de seguridad; isapre; AFP; compin; red de salud; ELEAM; hogar de ancianos; residencia de adultos mayores
residencia; óptica; veterinaria; ilustre municipalidad; municipalidad; municipio; alcaldía; ayuntamiento; I. Municipalidad; corporación municipal; gobernación; gobierno regional; GORE; delegación presidencial; intendencia; ministerio; subsecretaría; secretaría regional ministerial; seremi; superintendencia; servicio nacional; dirección regional; dirección general; corporación; contraloría; fiscalía; ministerio público; defensoría; poder judicial; corte de apelaciones; corte suprema; juzgado
tribunal; notaría; conservador de bienes raíces; registro civil; tesorería general; servicio de impuestos internos; SII; aduana; aduanas; carabineros; PDI; gendarmería; ejército; armada; fuerza aérea; bomberos; cuerpo de bomberos; JUNAEB; JUNJI; SENAME; SERNATUR; SERNAC; SENCE; CORFO; SERCOTEC; INDAP; CONAF; SAG; INIA; IND; MOP; MINSAL; MINEDUC; INE; FOSIS; SENDA; INJUV; ChileAtiende; IPS; embajada; consulado; cámara de diputados; senado; congreso nacional
colegio; escuela; liceo; jardín infantil; sala cuna; instituto; universidad; université; università; universität; hochschule; lycée; école; đại học; daxue; facultad; academia; preuniversitario; kinder; centro educativo; centro de formación; fundación; corporación educacional; ONG; O.N.G.; asociación; asociación gremial; sindicato; cooperativa; junta de vecinos; centro cultural; museo; biblioteca; teatro; parroquia; iglesia; hogar de cristo; cruz roja; techo; federación; cámara de comercio; club; club deportivo; gimnasio; banco; caja de compensación; cooperativa de ahorro
financiera; corredora; corredora de bolsa; corredora de seguros; corredora de propiedades; aseguradora; seguros; compañía de seguros; factoring; leasing; bolsa de comercio; estudio; estudio jurídico; estudio contable; estudio de arquitectura; bufete; buffet de abogados; oficina de abogados; oficina contable; consultora; consultores; asesorías; agencia; agencia de publicidad; agencia de viajes; agencia digital; agencia de empleos; productora; editorial; imprenta; diario; periódico; revista; radio; canal
televisión; estudio fotográfico; constructora; inmobiliaria; empresa constructora; arquitectos; ingeniería y construcción; empresa; empresas; compañía; sociedad; grupo; holding; comercial; comercializadora; distribuidora; importadora; exportadora; importaciones; inversiones; servicios; transportes; transporte; logística; naviera; agencia naviera; agencia de aduanas; puerto; terminal; terminal portuario; aeropuerto; aerolínea; líneas aéreas; buses; courier; minera; compañía minera; sociedad minera; minería; mina
faena; fundición; refinería; codelco; contratista; maestranza; metalúrgica; siderúrgica; planta; fábrica; industrias; industria; manufacturas; textil; confecciones; agrícola; agroindustrial; agroindustria; viña; bodega; viñedos; fundo; parcela; packing; frutícola; exportadora frutícola; forestal; aserradero; celulosa; pesquera; salmonera; salmones; acuícola; vivero; lechería; frigorífico; ferretería; supermercado; supermercados; hipermercado; minimarket; almacén; almacenes; botillería; tienda; tiendas; multitienda
mall; centro comercial; librería; zapatería; boutique; bazar; mueblería; joyería; panadería; pastelería; carnicería; verdulería; amasandería; heladería; restaurant; restaurante; restobar; bar; pub; café; cafetería; casino; hotel; hostal; hostería; resort; cabañas; camping; lodge; fuente de soda; pizzería; sushi; banquetería; salón de belleza; peluquería; barbería; spa; lavandería; taller; taller mecánico; taller automotriz; automotora; automotriz; servicentro; estación de servicio; vulcanización; seguridad privada; aseo industrial
condominio; comunidad; edificio; telecomunicaciones; call center; contact center; startup; software factory; tecnología; sanitaria; eléctrica; empresa eléctrica; energía; gasco; hogar; casa particular; feria; kiosco; emprendimiento propio; negocio propio; negocio familiar; independiente; trabajo independiente; freelance; self-employed; hospital center; medical center; clinic; pharmacy; school; school district; university; college; bank; insurance; law firm; agency; studio; company; foundation; nonprofit; store; shop; restaurant group; city of; county
department of; ministry; institute; laboratory; construction; mining; airlines; logistics; consulting group; prefeitura; secretaria de educação; empresa brasileira; loja; escritório
`);

/**
 * Employers so well known that the name alone tells. Only a help where no cue word stands: what a hidden CV names will
 * mostly not be here.
 */
export const KNOWN_EMPLOYERS: readonly string[] =
  list(` BHP; Antofagasta Minerals; Anglo American; Collahuasi; SQM; Enami; Arauco; CMPC; Copec; Enex; Enap; Enel; CGE; Colbún; AES Andes; Metrogas; Lipigas; Abastible; Aguas Andinas; Esval; Essbio; Entel; Movistar; WOM; VTR; GTD; Falabella; Ripley; La Polar; Hites; ABCDIN; Sodimac; Homecenter; Construmart; Jumbo; Santa Isabel; Walmart; Hiper Lider; Express de Lider; Empresas Polar; Unimarc; SMU; Tottus; Cencosud; Mayorista 10
Alvi; OK Market; Oxxo; Cruz Verde; Salcobrand; Ahumada; Dr. Simi; Starbucks; McDonald's; Burger King; KFC; Domino's; Papa John's; Doggis; Juan Maestro; Sodexo; Aramark; Compass Group; Central Restaurantes; BancoEstado; Banco de Chile; Santander; BCI; Scotiabank; Itaú; BICE; Banco Security; Banco Falabella; Coopeuch; Caja Los Andes; Caja La Araucana; LATAM Airlines; Sky Airline; JetSmart; Turbus; Pullman Bus; Chilexpress; Starken; Correos de Chile
Blue Express; DHL; FedEx; UPS; Maersk; CSAV; Agunsa; SAAM; Mercado Libre; Rappi; PedidosYa; Uber; Cornershop; NotCo; Concha y Toro; CCU; Coca-Cola; Embonor; Nestlé; Carozzi; Soprole; Colun; Watt's; Agrosuper; Ariztía; Unilever; Procter & Gamble; Deloitte; PwC; EY; KPMG; Accenture; Everis; NTT Data; IBM; Amazon; Sonda; Tata Consultancy Services; Globant; Falabella Retail; Zara; H&M; Adidas; Nike; Decathlon; Adecco; Manpower; Randstad; Securitas; Prosegur; G4S; Brinks
ACHS; Achs Salud; Clínica Alemana; RedSalud; Integramédica; Megasalud; Banmédica; Fundación Integra; Teletón; Coaniquem; Un Techo para Chile; América Solidaria; Mejor Niñez; TVN; Canal 13; Chilevisión; El Mercurio; La Tercera; Copesa; BioBío; Metro de Santiago; EFE; Transantiago; Metbus; Salfacorp; Sigdo Koppers; Echeverría Izquierdo; Besalco; Socovesa; Komatsu; Finning; Siemens; ABB; Schneider Electric; Bosch; Sandvik; Orica; Enaex; Ferreyros; Alicorp; Backus; Interbank; BBVA; Bancolombia; Ecopetrol; Avianca
Bimbo; Pemex; Cemex; Femsa; Grupo Bimbo; Arcor; YPF; Techint; Petrobras; Pacífico Seguros; Rimac; Plaza Vea; Alkosto; Carrefour; Mercadona; Inditex; Supermaxi; Petroecuador; PDVSA; Polar
`);

export type EmployerCue = { cue: string; strength: "suffix" | "kind" | "known" };

/** Finds employer words in a text; the kinds are ordinary words, so they count in the head of a job, not in prose. */
export const employerLexicon = buildLexicon<EmployerCue>(
  [
    ...EMPLOYER_SUFFIXES.map((cue) => [cue, { cue, strength: "suffix" }] as const),
    ...EMPLOYER_CUES.map((cue) => [cue, { cue, strength: "kind" }] as const),
    ...KNOWN_EMPLOYERS.map((cue) => [cue, { cue, strength: "known" }] as const),
  ],
  { literal: true },
);
