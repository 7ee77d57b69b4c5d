/** "Canción" -> "Cancion"; the tilde of "ñ" goes too. Everything that Unicode calls a mark is removed. */
export function stripAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}
