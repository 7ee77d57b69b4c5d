import { textsOf } from "./answers.ts";

/** What people say who were not prepared, or had their mind elsewhere. */

/** On the subject of any question, and without content. */
export const VAGUE = textsOf(`
Siempre trato de dar lo mejor de mí y de aprender de todo lo que me toca.

Creo que depende mucho de la situación y de las personas con las que uno esté trabajando.

Yo diría que con responsabilidad, buena comunicación y harta paciencia todo se puede resolver.

Soy una persona proactiva, responsable y con muchas ganas de crecer profesionalmente.

Me ha pasado varias veces y siempre lo he podido solucionar de buena manera con el equipo.

En general me organizo bien, trabajo bajo presión y me adapto rápido a los cambios.

No se me ocurre un caso puntual ahora, pero sí he vivido cosas parecidas.

Lo importante es mantener la calma, escuchar a todos y buscar la mejor solución posible.

Me gusta mucho trabajar en equipo y aportar siempre con una buena actitud.

Uno va aprendiendo en el camino, así que con esfuerzo y compromiso se logran las cosas.

Trato de ver siempre el lado positivo y sacar un aprendizaje de cada experiencia.

Considero que tengo las competencias necesarias y muchas ganas de demostrarlo.
`);

/** About something else. */
export const OFF_TOPIC = textsOf(`
¿Esta entrevista se guarda en alguna parte? Quiero saber si después la puedo ver de nuevo.

Ayer jugó la selección y quedamos todos con la garganta apretada hasta el último minuto.

Oye, ¿a qué hora cierra la biblioteca los viernes? Es que tengo que devolver un libro.

La verdad es que prefiero no responder esa, pasemos a la siguiente por favor.

Estoy probando cómo funciona la plataforma, no se fijen en lo que escribo.

Hoy está lloviendo mucho acá y se corta la luz a cada rato, espero que no se caiga internet.

El otro día hice un queque de naranja con la receta de mi abuela y quedó muy esponjoso.

No sé qué poner aquí.

¿Cuánto pagan en ese puesto y si hay posibilidad de trabajar desde la casa?

Mi perro se llama Boldo y le gusta dormir al lado del computador cuando estudio.
`);
