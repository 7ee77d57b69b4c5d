/** Turns the noun or infinitive that opens a task into the first person of the past: "Coordinación" -> "Coordiné". */

import { pairs } from "#app/features/cv/vocabulary/list.ts";
import { fold } from "#app/features/cv/vocabulary/text.ts";

const IRREGULAR = new Map(
  pairs(`apoyo = Apoyé; manejo = Manejé; control = Controlé; registro = Registré; diseno = Diseñé; desarrollo = Desarrollé; gestion = Gestioné;
  analisis = Analicé; venta = Vendí; ventas = Vendí; soporte = Di soporte; atencion = Atendí; revision = Revisé; supervision = Supervisé;
  recepcion = Recibí; despacho = Despaché; cobranza = Cobré; compra = Compré; compras = Compré; visitas = Visité; visita = Visité; cuidado = Cuidé;
  mantencion = Mantuve; mantenimiento = Mantuve; confeccion = Confeccioné; produccion = Produje; resolucion = Resolví;
  seleccion = Seleccioné; inspeccion = Inspeccioné; emision = Emití; redaccion = Redacté; construccion = Construí; instruccion = Instruí; traduccion = Traduje;
  clases = Enseñé; entrevistas = Entrevisté; informes = Redacté; reportes = Preparé; limpieza = Limpié; aseo = Limpié; asesoria = Asesoré; auditoria = Audité;
  docencia = Enseñé; monitoreo = Monitoreé; calculo = Calculé; dibujo = Dibujé; ejecucion = Ejecuté; distribucion = Distribuí; contratacion = Contraté;
  hacer = Hice; realizar = Realicé; mantener = Mantuve; producir = Produje; conducir = Conduje; traducir = Traduje; dar = Di; ser = Fui; tener = Tuve;
  responsable = Organicé; encargado = Organicé; encargada = Organicé; levantamiento = Levanté; cumplimiento = Cumplí; abastecimiento = Abastecí;
  entrenamiento = Entrené; procesamiento = Procesé; almacenamiento = Almacené; reclutamiento = Recluté; mejoramiento = Mejoré; inventario = Inventarié; inventarios = Inventarié;
  apoyar = Apoyé; atender = Atendí; administracion = Administré; reposicion = Repuse; facturacion = Facturé; poda = Podé; reparacion = Reparé`),
);

/** First person of a verb in -ar, with its spelling kept: "aplic" -> "apliqué". */
function arPast(stem: string): string {
  if (stem.endsWith("c")) return `${stem.slice(0, -1)}qué`;
  if (stem.endsWith("g")) return `${stem}ué`;
  if (stem.endsWith("z")) return `${stem.slice(0, -1)}cé`;
  return `${stem}é`;
}

/** Nouns whose verb says something else than the deed: "Rotación" is not "Roté". */
const NO_DEED =
  /^(?:rot|dot|situ|est|titul|rel|popul|pobl|habit|ubic|dur|vac|voc|motiv|nivel|cotiz|particip|oper|aline|circul|form|inform|gradu|alter|val|oblig|asoci|fund|corpor|destin)aci[oó]n$/u;

/** The past of the word, or null when no rule is sure of it. */
export function pastOf(word: string): string | null {
  const known = IRREGULAR.get(fold(word));
  if (known !== undefined) return known;
  const lower = word.toLocaleLowerCase("es");
  if (NO_DEED.test(lower)) return null;
  const stem = /^(.{2,})aci[oó]n$/u.exec(lower)?.[1] ?? /^(.{2,})ar$/u.exec(lower)?.[1];
  const past = stem !== undefined ? arPast(stem) : (/^(.{3,})ir$/u.exec(lower)?.[1]?.concat("í") ?? null);
  return past === null ? null : past.charAt(0).toLocaleUpperCase("es") + past.slice(1);
}

const EXAMPLES: readonly [cue: RegExp, example: string][] = [
  [
    /\b(?:guardia\w*|vigilan\w*|conserje\w*|rondas)\b/,
    "Cubrí [X] turnos sin incidentes y respondí [X] emergencias en menos de [X] minutos",
  ],
  [
    /\b(?:chofer\w*|conductor\w*|camion\w*|repartidor\w*)\b/,
    "Recorrí [X] km al mes sin accidentes y entregué a tiempo el [X]% de los pedidos",
  ],
  [/\b(?:veterinari\w*|mascotas)\b/, "Atendí a [X] animales al mes y bajé las reconsultas de [X]% a [X]%"],
  [/\b(?:soldad\w*|soldadura\w*|calderer\w*|metalic\w*)\b/, "Soldé [X] uniones y bajé los rechazos de [X]% a [X]%"],
  [
    /\b(?:pasteler\w*|panader\w*|reposter\w*|cocin\w*)\b/,
    "Preparé [X] porciones por turno y bajé la merma de [X]% a [X]%",
  ],
  [/\b(?:operador\w*|maquinaria|retroexcavador\w*)\b/, "Operé [X] horas sin accidentes y moví [X] m3 por turno"],
  [
    /\b(?:secretari\w*|administrativ\w*|recepcionista\w*|oficina|expedientes?)\b/,
    "Tramité [X] expedientes al mes y bajé el plazo de respuesta de [X] a [X] días",
  ],
  [
    /\b(?:barber\w*|peluquer\w*|estetic\w*|cosmetolog\w*)\b/,
    "Atendí a [X] clientes por semana y [X]% volvió dentro de un mes",
  ],
  [
    /\b(?:cuidador\w*|personas mayores|adultos? mayor\w*)\b/,
    "Acompañé a [X] personas mayores y bajé las caídas de [X] a [X] al año",
  ],
  [
    /\b(?:software|sistemas? (?:informatic\w*|de informacion)|informatic\w*|aplicaciones|web|codigo|program\w*|api|base\w* de datos|sql|dashboards?|etl|queries|reportes?|reports?|datos|data)\b/,
    "Automaticé [X] reportes y ahorré [X] horas al mes a un equipo de [X] personas",
  ],
  [
    /\b(?:contab\w*|concilia\w*|impuest\w*|tribut\w*|remuneracion\w*|balance\w*|accounting)\b/,
    "Cerré la contabilidad de [X] empresas en [X] días, [X] menos que antes",
  ],
  [
    /\b(?:pacient\w*|nutricion\w*|kinesio\w*|odontolog\w*|matron\w*|tens|clinic\w*|enfermer\w*|hospital|salud|curacion\w*|patients?)\b/,
    "Atendí a [X] pacientes por turno y bajé los eventos adversos de [X] a [X]",
  ],
  [
    /\b(?:alumn\w*|estudiant\w*|curso|clases|docen\w*|profesor\w*|colegio|liceo|aula|teach\w*)\b/,
    "Enseñé a [X] estudiantes y su promedio subió de [X] a [X]",
  ],
  [
    /\b(?:bodega\w*|supply|planner|abastecimiento|inventari\w*|despach\w*|logist\w*|reponedor\w*|stock)\b/,
    "Ordené un inventario de [X] productos y bajé las diferencias de [X]% a [X]%",
  ],
  [
    /\b(?:vent\w*|vend\w*|client\w*|cartera|ejecutiv[oa] comercial|caja|cajer\w*|tienda\w*|sales)\b/,
    "Atendí una cartera de [X] clientes y superé la meta en [X]%",
  ],
  [
    /\b(?:electric\w*|tablero\w*|mantencion\w*|mantenimiento|mecanic\w*|maquin\w*|instalacion\w*|motor\w*)\b/,
    "Resolví [X] fallas al mes y reduje las detenciones de [X] a [X] horas al mes",
  ],
  [
    /\b(?:obra\w*|plano\w*|arquitect\w*|edifica\w*|construc\w*|vivienda\w*|permiso\w*)\b/,
    "Desarrollé los planos de [X] viviendas ([X] m2) y obtuve [X] permisos en [X] meses",
  ],
  [
    /\b(?:abogad\w*|procurador\w*|egresad[oa] de derecho|causa\w*|juicio\w*|demanda\w*|contrat\w* legal\w*|tribunal\w*|juzgado\w*|derecho|escrito\w*|juridic\w*)\b/,
    "Tramité [X] causas y obtuve un resultado favorable en [X] de ellas",
  ],
  [
    /\b(?:seleccion|reclutamiento|entrevista\w*|candidat\w*|induccion|clima)\b/,
    "Cubrí [X] vacantes en un promedio de [X] días, con [X]% de permanencia al año",
  ],
  [
    /\b(?:redes sociales|instagram|contenido\w*|campana\w*|publicacion\w*|marca\w*|video\w*|community)\b/,
    "Publiqué [X] piezas al mes y aumenté las interacciones de [X] a [X]",
  ],
  [
    /\b(?:campo|hectarea\w*|cosecha\w*|riego|cultivo\w*|predio\w*|temporer\w*)\b/,
    "Manejé [X] hectáreas y subí el rendimiento de [X] a [X] toneladas por hectárea",
  ],
  [
    /\b(?:famili\w*|comunidad\w*|taller\w*|intervencion\w*|usuari\w*|social\w*|vecin\w*)\b/,
    "Acompañé a [X] familias y [X] de ellas completaron el programa",
  ],
  [
    /\b(?:restaur\w*|garz\w*|turis\w*|hotel\w*|evento\w*|pasajero\w*)\b/,
    "Atendí [X] mesas por turno y bajé los reclamos de [X] a [X] al mes",
  ],
  [
    /\b(?:laboratorio|muestra\w*|ensayo\w*|analisis quimic\w*|investiga\w*|tesis)\b/,
    "Analicé [X] muestras al mes y reduje las repeticiones de [X]% a [X]%",
  ],
  [
    /\b(?:proyecto\w*|coordin\w*|planific\w*|equipo\w*)\b/,
    "Coordiné [X] proyectos con [X] personas y los entregué en [X] meses",
  ],
];
const GENERAL_EXAMPLE = "Reduje de [X] a [X] días el plazo de entrega, en beneficio de [X] personas";

/**
 * A result as it could be written for this kind of work, with [X] where the person's own figures go. The first text that
 * names a trade decides: pass the profession before the task.
 */
export function exampleFor(texts: readonly string[]): string {
  for (const text of texts) {
    // Who studies does not teach: "estudiante de Derecho" is about law.
    const folded = fold(text).replace(/\b(?:estudiante|alumn[oa]) (?:de|en)\b/g, " ");
    const found = EXAMPLES.find(([cue]) => cue.test(folded));
    if (found !== undefined) return found[1];
  }
  return GENERAL_EXAMPLE;
}
