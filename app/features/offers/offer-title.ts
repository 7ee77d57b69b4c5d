const MAX_CHARS = 60;
const CONNECTING = /^(?:de|del|la|el|los|las|y|e|o|u|a|en|para|con|por)$/i;

/** The post; where it is not known, the beginning of the offer in quotation marks. */
export function offerTitle({ post, text }: { post: string; text: string }): string {
  if (post !== "") return quieter(post);
  const line =
    text
      .split("\n")
      .find((one) => /\p{L}/u.test(one))
      ?.trim() ?? "";
  if (line.length <= MAX_CHARS) return `Aviso «${line}»`;
  const cut = line.slice(0, MAX_CHARS);
  return `Aviso «${cut.slice(0, Math.max(cut.lastIndexOf(" "), MAX_CHARS / 2)).trimEnd()}…»`;
}

/** With its firm, where the student wrote it. */
export function firmAndTitle({ firm, ...offer }: { firm: string; post: string; text: string }): string {
  return firm === "" ? offerTitle(offer) : `${firm}, ${offerTitle(offer)}`;
}

/** "ANALISTA DE COSTOS TI" -> "Analista de Costos TI": a heading in capitals shouts. */
function quieter(post: string): string {
  if (post !== post.toLocaleUpperCase("es-CL") || !post.includes(" ")) return post;
  const words = post.split(" ").map((word, index) => {
    if (index > 0 && CONNECTING.test(word)) return word.toLocaleLowerCase("es-CL");
    const isAcronym = word.length <= 3 || !/[AEIOUÁÉÍÓÚ]/.test(word);
    return isAcronym ? word : word.charAt(0) + word.slice(1).toLocaleLowerCase("es-CL");
  });
  return words.join(" ");
}
