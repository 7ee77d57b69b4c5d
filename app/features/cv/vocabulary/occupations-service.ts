import { list } from "./list.ts";

/** Job titles of hospitality, beauty, design, the arts, sports and security. "=": only as written. */

export const HOSPITALITY = list(`
garzón; sushero; maestro sushero; garzón part time; mesero; mozo; camarero; jefe de garzones; ayudante de garzón; copero; steward; barman; bartender; barista; sommelier; sumiller; maître; capitán de meseros; hostess; anfitrión de restaurante; cocinero; maestro de cocina
cocinero internacional; ayudante de cocina; auxiliar de cocina; chef; chef ejecutivo; sous chef; jefe de cocina; chef de partie; jefe de partida; pastelero; panadero; maestro panadero; maestro pastelero; maestro pizzero; pizzero; parrillero; sushiman; sandwichero; maestro sandwichero
manipulador de alimentos; repostero; chocolatero; carnicero; fiambrero; maestro carnicero; administrador de restaurante; administrador de casino; jefe de casino; gerente de restaurante; encargado de casino; supervisor de alimentos y bebidas
gerente de alimentos y bebidas; gastrónomo; administrador gastronómico; miembro de equipo; team member; trabajador de comida rápida; recepcionista de hotel; recepcionista nocturno; auditor nocturno; night auditor; =botones; bellboy; concierge; guest service agent; mucama; camarera de pisos
gobernanta; supervisor de pisos; jefe de recepción; jefe de reservas; agente de reservas; agente de viajes; ejecutivo de turismo; asesor de viajes; consultor de viajes; guía de turismo; guía turístico; guía de montaña; guía de excursiones; tour leader; coordinador turístico
tour operador; administrador de hotel; gerente de hotel; administrador hotelero; administrador de cabañas; croupier; crupier; attendant; tripulante de crucero; waiter; waitress; line cook; prep cook; kitchen assistant; kitchen helper; dishwasher; baker; pastry chef; head chef
restaurant manager; hotel receptionist; front desk agent; room attendant; tour guide; travel agent; banquetero; encargado de banquetería; jefe de banquetes; food truck
crew member; maestro heladero; ayudante de panadería; operario de casino; operador de alimentación; copero de casino; manipulador PAE
`);

export const BEAUTY = list(`
peluquero; estilista; barbero; colorista capilar; manicurista; manicure y pedicure; cosmetólogo; esteticista; maquillador; maquillador profesional; depiladora; masajista; lashista; tatuador; asesor de imagen; cosmiatra; terapeuta spa; encargado de spa; hairdresser; makeup artist; nail technician
`);

export const DESIGN = list(`
diseñador; diseñador gráfico; diseñador web; diseñador industrial; diseñador de productos; diseñador de vestuario; diseñador de moda; diseñador textil; diseñador editorial; diseñador publicitario; diseñador multimedia; diseñador digital; diseñador audiovisual; diseñador de servicios; diseñador teatral
diseñador escenográfico; diseñador junior; diseñador senior; diseñador freelance; director de arte; ilustrador; ilustrador digital; animador; animador 2D; animador 3D; animador digital; modelador 3D; artista 3D; artista conceptual; motion designer; motion grapher; serígrafo; diagramador; maquetador
=gráfica publicitaria; operador gráfico; visualizador arquitectónico; renderista; patronista; graphic designer; web designer; industrial designer; fashion designer; animator; art director; creative director; visual designer; 3D artist; motion graphics designer
`);

export const ARTS = list(`
actor; actriz; actor de doblaje; bailarín; coreógrafo; dramaturgo; director de teatro; director de coro; director de orquesta; =músico; cantante; guitarrista; pianista; violinista; baterista; DJ; productor musical; compositor; artista visual; artista plástico; artista escénico; escultor; pintor artístico
ceramista; muralista; curador; curador de arte; museólogo; conservador de museo; restaurador; restaurador de bienes culturales; gestor cultural; productor cultural; mediador cultural; mediador artístico; guía de museo; escenógrafo; vestuarista; utilero; tramoyista; =técnico teatral; jefe técnico
escritor; poeta; cuentacuentos; payaso; mago; clown; artista circense; cineasta; director de cine; productor de cine; continuista; documentalista; modelo publicitario; extra de televisión; luthier; actor de teatro; profesor de canto; animador de eventos; animador sociocultural
`);

export const SPORTS = list(`
entrenador; entrenador personal; entrenador deportivo; entrenador de fútbol; director técnico; preparador físico; personal trainer; instructor de gimnasio; instructor de pilates; instructor de yoga; instructor de zumba; instructor de natación; instructor de esquí; instructor deportivo; monitor deportivo
monitor de natación; monitor de campamento; monitor scout; salvavidas; guardavidas; árbitro; árbitro de fútbol; futbolista; deportista; deportista de alto rendimiento; atleta; coordinador deportivo; encargado de deportes; gestor deportivo; administrador deportivo; técnico deportivo; scouter; ojeador
jefe de gimnasio; recepcionista de gimnasio; lifeguard; coach; sports coach; fitness instructor; swimming instructor; personal trainer certificado; coach ontológico; coach ejecutivo; life coach; jinete; preparador de caballos; monitor de actividades; animador infantil
`);

export const SECURITY = list(`
guardia; guardia de seguridad; guardia OS-10; guardia privado; vigilante; vigilante privado; supervisor de seguridad; jefe de seguridad; encargado de seguridad; operador CCTV; operador de central de monitoreo; monitoreo de cámaras; portero; rondín; escolta
guardaespaldas; prevención de pérdidas; supervisor de prevención de pérdidas; oficial de carabineros; suboficial; detective; inspector PDI; policía municipal; gendarme; oficial de ejército; sargento; cabo segundo; soldado profesional; soldado conscripto; infante de marina
bombero voluntario; brigadista; brigadista de emergencias; inspector de seguridad ciudadana; patrullero; patrullero municipal; investigador privado; analista de seguridad; security guard; firefighter; police officer; transportador de valores; vigilante de valores; guardia de transporte de valores
=carabinero; =carabinera; =bombero; =bombera; oficial de policía; oficial policial; marino mercante; oficial de la armada; personal de línea; empleado civil
`);
