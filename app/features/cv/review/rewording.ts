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
