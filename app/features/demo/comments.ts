import { textsOf } from "./answers/answers.ts";

/** Comments on an interview by number of stars; an empty text is no comment. */
export const COMMENTS: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>> = {
  5: textsOf(`
Me sirvió mucho ver qué respuestas eran concretas y cuáles no. La voy a repetir antes de mi entrevista real.

Las preguntas son como las que me hicieron en mi práctica. Excelente para perder el miedo.

Quedé con una lista clara de qué mejorar. Gracias.

Se siente como una entrevista de verdad, y uno puede equivocarse sin problema.

Me gustó que explique cómo se calcula el puntaje.

Volví a hacerla después de corregir mi CV y se notó la diferencia.
`),
  4: textsOf(`
Muy buena, aunque me costó responder una pregunta sobre liderazgo porque aún no trabajo.

Las sugerencias ayudan. Agregaría más preguntas de mi carrera.

Buena práctica. El tiempo alcanza bien si uno no se alarga.

Me ayudó a darme cuenta de que no digo resultados en mis respuestas.

Útil. La haría otra vez con otro head hunter.
`),
  3: textsOf(`
Algunas preguntas eran más para gente con experiencia.

Está bien, pero me habría gustado responder hablando.

Me sirvió a medias: me puse nervioso al principio y no supe qué ejemplo dar.
`),
  2: textsOf(`
Se me cortó internet dos veces y perdí el hilo.

Encontré difíciles las preguntas para alguien que recién egresa.
`),
  1: textsOf(`
No entendí por qué una de mis respuestas quedó fuera de tema.
`),
};

/** Messages that people write when they book a coach. */
export const BOOKING_MESSAGES = textsOf(`
Quiero revisar mi CV antes de postular a una práctica.

Tengo una entrevista la próxima semana y me gustaría ensayar las preguntas difíciles.

Me gustaría ordenar mi perfil de LinkedIn y saber por dónde buscar.

Estoy pensando en cambiar de área y no sé cómo explicarlo en el CV.

Necesito ayuda para contar un período en que no trabajé.

Me llamaron de dos lugares y quiero saber cómo comparar las ofertas.

Quiero practicar cómo hablar de pretensiones de renta.

Llevo tres meses postulando y no me llaman: quisiera entender qué falla.
`);

export const REVIEW_MESSAGES = textsOf(`
El puntaje me parece bajo para lo que he hecho. ¿Alguien puede ver si se leyó bien mi experiencia?

En mi trabajo casi no hay cifras que poner. Quisiera que una persona viera si el puntaje es justo.

En mi carrera el CV se escribe de otra forma. ¿Lo pueden mirar, por favor?
`);

/** Uploads that are not CVs, as happens in reality. */
export const NO_CVS: readonly { fileName: string; text: string }[] = [
  {
    fileName: "Guia ejercicios unidad 3.txt",
    text: `Guía de ejercicios. Unidad 3: costos y volumen
Instrucciones: resuelve cada ejercicio en tu cuaderno y entrega el viernes.
1. Una empresa vende 1.200 unidades a $4.500 y sus costos fijos son $2.000.000. Calcula el punto de equilibrio.
2. Si el costo variable sube 8%, ¿en cuánto cambia el margen de contribución? Justifica tu respuesta.
3. Explica con tus palabras la diferencia entre costo fijo y costo variable. Da dos ejemplos de cada uno.
4. Dibuja el gráfico de costo, volumen y utilidad para los datos del ejercicio 1.
Puntaje: 10 puntos cada ejercicio. Tiempo estimado: 90 minutos.`,
  },
  {
    fileName: "Pan amasado.txt",
    text: `Pan amasado para 12 personas
Ingredientes
1 kilo de harina, 2 cucharaditas de sal, 20 gramos de levadura, 120 gramos de manteca y 2 tazas de agua tibia.
Preparación
Disolver la levadura en agua tibia. Mezclar la harina con la sal, agregar la manteca derretida y amasar diez minutos.
Dejar reposar una hora tapado con un paño. Formar los panes, pincharlos con un tenedor y hornear a 200 grados por 30
minutos. Servir con mantequilla o pebre.`,
  },
];
