/**
 * True results that look a little like the lines that are not paid: [post, line]. They must keep what they are worth.
 */
export const HONEST: { first: readonly (readonly [string, string])[]; second: readonly (readonly [string, string])[] } =
  {
    first: [
      ["Barista", "Serví 300 cafés por turno y bajé la merma de leche de 9% a 4%."],
      ["Barista", "Gané el segundo lugar en un campeonato con 24 cafés de especialidad."],
      ["Prevencionista de riesgos", "Reduje 100% los accidentes con tiempo perdido."],
      ["Gerente general", "Administré un presupuesto de USD 2.400 millones."],
      ["Administrador de centro de datos", "Mantuve una disponibilidad de 99,99% en 3 salas."],
      ["Enfermera", "Coordiné una unidad de 24 camas."],
      ["Encargada de personas", "Bajé 35% los atrasos del personal de tienda."],
      ["Ejecutiva de reclamos", "Resolví 40 reclamos diarios y cerré 95% en el primer contacto."],
      ["Futbolista", "Jugué 45 partidos en primera división y marqué 12 goles."],
      ["Nutricionista", "Bajé 6 kilos en promedio el peso de 80 pacientes."],
      ["Abogada", "Discutí 14 causas ante la Corte de Apelaciones."],
      ["Community manager", "Aumenté 450% los seguidores de Instagram en un año."],
      ["Ejecutivo de ventas", "Cumplí 130% de la meta de ventas en 2023."],
      ["Psicóloga", "Atendí a 30 familias por semana por violencia o duelo."],
    ],
    second: [
      ["Cocinero", "Preparé 300 almuerzos diarios con 2% de merma."],
      ["Sommelier", "Caté 120 vinos para una carta de 60 etiquetas."],
      ["Tester de videojuegos", "Probé 40 juegos y reporté 320 errores."],
      ["Veterinaria", "Di en adopción 200 gatos y perros en campañas comunales."],
      ["Músico", "Toqué 120 funciones en 14 comunas."],
      ["Chofer", "Recorrí 90.000 km sin accidentes ni atrasos."],
      ["Analista de datos", "Procesé 50 millones de registros de clientes en Spark."],
      ["Gerenta de banca", "Dirigí una red de 12.000 personas en 6 países."],
      ["Auxiliar de aseo", "Limpié 40 habitaciones por día sin reclamos."],
      ["Productor de eventos", "Celebré 14 matrimonios con hasta 300 invitados."],
      ["Especialista SEO", "Aumenté 1.200% el tráfico orgánico, de 900 a 11.700 visitas al mes."],
      ["Jefe de bodega", "Bajé de 20 a 3 las llegadas tarde por mes en mi turno."],
      ["Recepcionista", "Atendí 80 pasajeros por turno y serví 60 desayunos."],
      ["Ingeniera de procesos", "Rompí el récord de producción con 1.240 toneladas en un día."],
      ["Trabajadora social", "Acompañé a 25 madres con licencia médica en su regreso al trabajo."],
      ["Director de hospital", "Administré $85.000 millones anuales y 2.300 funcionarios."],
      ["Vendedora", "Fui la mejor vendedora de la región con $48 millones en 2022."],
      ["Data engineer", "Reduced pipeline cost by 62% and cut latency from 4 h to 20 min."],
      ["Guardia", "Evité 6 hurtos y recuperé 3 notebooks perdidos."],
    ],
  };
