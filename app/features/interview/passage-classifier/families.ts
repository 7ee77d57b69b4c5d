/**
 * Word families used in accounts of distress, violence, harassment or misconduct, one's own or met at work. A family
 * means nothing alone ("la jefa", "la casa", "me tocó"): the trained model weighs their combinations. Normalized
 * words; a star matches any ending.
 */
import { stripAccents } from "#app/platform/strip-accents.ts";

const FAMILIES: Readonly<Record<string, string>> = {
  me: "me mi mis yo conmigo mio mia myself my mine im ive nos nuestra nuestro",
  not: "no nunca nadie ni sin tampoco nada ningun* jamas dont cant never not nobody wont didnt",
  they: "el ella ellos ellas le les lo la los las he him she her they them se",
  partner:
    "polol* pareja marido espos* novi* conviviente ex exmarido expolol* expareja señora " +
    "senora boyfriend girlfriend husband wife partner andante mino mina",
  parent:
    "mama papa mami papi mamá papá padre* madre padrastr* madrastr* tio tia tios abuel* herman* prim* cunad* " +
    "suegr* stepdad stepfather father mother dad mom brother sister uncle apoderad* familia family taita viejo",
  child: "hij* guagua guaguas bebe nene nena niet* kids son daughter baby",
  boss:
    "jef* supervisor* gerent* director* encargad* profesor* profe profes docente dueñ* " +
    "duen* patron* capataz entrenador* cura sacerdote pastor presidente boss manager " +
    "supervisor teacher coach superior mayordomo administrador* tutor* guia",
  peer: "companer* compañer* colega* cabr* chiquill* group roommate coworker* equipo curso grupo amig*",
  stranger:
    "client* tipo hombre sujeto vecin* desconocid* guy man " +
    "prestamista* narco* banda contratista* pasajer* caballero weon",
  hit:
    "peg* golpe* combo combos charchazo* cachetad* empuj* patead* patada* zamarr* ahorc* jalone* maltrat* " +
    "moret* hit beat* punch* slap* shove* forcej* estrell* agredi* agrede* agresion* tironea* aforr*",
  touch:
    "toc* manose* roz* mano manos pierna piernas cuerpo cintura trasero besar besarme " +
    "beso touch* grop* agarr* arrincon* acorral* insinu* propas* encerro",
  abuse: "abus* viol* acos* rape* raped assault* harass* forz* oblig* chantaj* extors* explot*",
  sexual: "intim* fotos foto desnud* pack sexual* cochinad* piropo* rica cariños* regalon* salir acostar* sex carino*",
  humiliate:
    "humill* burl* insult* denigr* menosprec* ridiculiz* apod* sobrenombre bullying hostig* funa* " +
    "excluy* aisl* ignor* rien reian rieron inutil garabat* grita gritan gritó grito gritos trata " +
    "tratan negr* maricon* india venezolan* haitian* extranjer* margin* discrimin*",
  threat:
    "amenaz* amenac* persig* sigue siguen siguio esper* vigil* acech* threat* stalk* follow* " +
    "buscar encontrar arrepent* sapo* vengar* jur* pistola arma armad* cuchill*",
  fear: "mied* sust* asust* aterr* tem* panico terror scared afraid terrified fear* pavor",
  hide: "escond* encierr* encerr* pestillo tranc* callad* silencio ocult* tap* disimul* finj* fingi* hiding hide",
  home: "casa pieza hogar home dormitorio departamento depto cama bano baño puerta room bed",
  die: "mor* muer* mat* suicid* desapare* die dying kill* dead death existir extingu* fallec* partir irme descansar",
  life:
    "vida vivir vivo viva live living life alive mundo futuro manana " +
    "mañana seguir sigo continuar despert* amanec* levant* wake",
  burden: "carga cargar peso pesa pesar estorb* sobro sobra molest* burden mejor sinmi tranquil* falta extran* vacio",
  leave_things: "despedi* despedida carta perdon perdonen regal* claves ordenad* deje adios goodbye",
  self_harm:
    "dano daño lastim* cort* castig* autoles* autodestr* hurt* cut* marcas " +
    "cicatri* recai* recaida brazo brazos mang* herid* pellizc* rasgu*",
  cry: "llor* lagrim* cry* cried pena tears sollo*",
  sleep: "duerm* dorm* insomnio sleep* desvel* pesadilla*",
  eat: "com* como comer comido eat* ate vomit* kilos baje bajado hambre",
  body:
    "respir* ahog* pecho breath* tirit* tembl* shak* mareo* desmay* " +
    "aprieta apretado guata estomago corazon falta aire manos",
  attack: "ataque* crisis angusti* ansied* panic* depre* quiebr* quebr* derrumb* collapse* breakdown colaps*",
  worn:
    "aguant* puedo doy soporto fuerza* energia animo ganas sentido cansad* agotad* reventad* " +
    "exhaust* hart* tirad* hundid* perdid* rot* destroz* desech* deshech* muert*",
  cannot: "puedo puedes poder logro capaz can able cant couldnt imposible",
  died:
    "murio muert* fallec* mato suicido perdi perdimos enterr* funeral* " +
    "entierro accidente cancer died lost velorio luto duelo viud*",
  dates:
    "dia dias noche noches semana semanas mes meses ano anos ayer anoche hoy ahora lunes " +
    "domingo sabado viernes marzo abril enero days weeks months night today yesterday",
  always:
    "todos todas cada siempre todavia aun sigo sigue seguimos every " +
    "always still again denuevo nuevamente otra vez hasta",
  secret:
    "nadie conto contado contar dije dicho decir confes* secreto verguenza sabe saben sepa primera " +
    "escrib* alguien tell told ashamed anybody anyone denunci* ayuda ayudar help acudir quien",
  apology: "perdon disculp* sorry borr* olvid* igual verdad honestamente pucha",
  controls:
    "control* revisa quita quito retien* carnet pasaporte sueldo plata celular telefono " +
    "permiso deja prohib* encierra cuenta tarjeta llega llegue atraso atras*",
  over:
    "super* terapia psicolog* psiquiat* tratamiento recuper* bien hoy " +
    "estable alta logre aprendi ayudo sali salimos therapy",
  others:
    "pacient* usuari* victim* clienta client* alumn* estudiant* caso casos nin* vecin* familia* trabajadora " +
    "trabajador* persona personas senora joven* interno* imputad* adolescent* mujer mujeres hombres gente " +
    "residente*",
  work:
    "turno urgencia* atend* deriv* protocolo* comision denuncia* tesis investig* campana taller charla obra " +
    "personaje* practica hospital fiscalia comisaria carabinero* bomber* juicio causa causas expediente ficha " +
    "noticia reportaje capacit* prevencion programa area servicio equipo curso ramo proyecto informe",
  technical:
    "proceso procesos servidor sistema base codigo app juego partida partido gol nota prueba examen entrega vacuno " +
    "ternero plaga rata* fila hilo red planta cultivo* cosecha masa receta horno mina tronadura motor* bomba",
  joke:
    "risa chiste* broma* jaja* jajaja reir reimos talla tallas verguenza emocion orgullo felicidad alegria " +
    "contento",
};

const EXACT = new Map<string, string[]>();
const PREFIXES = new Map<string, string[]>();
for (const [family, words] of Object.entries(FAMILIES)) {
  for (const word of stripAccents(words).split(" ")) {
    const [table, key] = word.endsWith("*") ? [PREFIXES, word.slice(0, -1)] : [EXACT, word];
    table.set(key, [...new Set([...(table.get(key) ?? []), family])]);
  }
}

const MAX_PREFIX_LENGTH = Math.max(...[...PREFIXES.keys()].map((prefix) => prefix.length));

/** The families of a normalized word; most words have none. */
export function familiesOf(word: string): readonly string[] {
  const found = new Set(EXACT.get(word));
  for (let end = 2; end <= Math.min(word.length, MAX_PREFIX_LENGTH); end++) {
    for (const family of PREFIXES.get(word.slice(0, end)) ?? []) found.add(family);
  }
  return [...found];
}
