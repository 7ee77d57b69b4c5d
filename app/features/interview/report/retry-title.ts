/** The title of the next step that is about one question. */
export function retryTitle(number: number, isUnanswered: boolean): string {
  return isUnanswered ? `Prepara la pregunta ${number}` : `Practica la pregunta ${number} otra vez`;
}

/** The number of the question that such a title is about, also of a stored result; null for any other step. */
export function retriedQuestion(title: string): number | null {
  const [, again, first] = /^(?:Practica la pregunta (\d+) otra vez|Prepara la pregunta (\d+))$/u.exec(title) ?? [];
  const number = again ?? first;
  return number === undefined ? null : Number(number);
}
