/** Asked for every optional content (a group, or an expression of several) as pdfjs hands it over. */
export type IsOn = (content: unknown) => boolean;

type Part = { on: boolean; spoken: string; from: number };

const LETTER = /[\p{L}\p{N}]/u;
const MAX_PIECES = 1_000;

/** The marked parts of a page around the current operator: layers that are shown or not, words for reading aloud. */
export class MarkedContent {
  /** Words that are to be read where nothing but white space is drawn. */
  readonly unseen: string[] = [];
  #open: Part[] = [];
  #off = 0;
  #isOn: IsOn;

  constructor(isOn: IsOn) {
    this.#isOn = isOn;
  }

  /** Whether all layers around are. */
  get shown(): boolean {
    return this.#off === 0;
  }

  /**
   * @param args the operator's: a tag, for "OC" the optional content, and the words that stand for the part (see
   * scripts/bundle-reader.mjs)
   * @param from characters drawn so far
   */
  begin(args: ArrayLike<unknown>, from: number): void {
    const on = args[0] !== "OC" || this.#isOn(args[1]);
    const spoken = typeof args[2] === "string" && LETTER.test(args[2]) ? args[2] : "";
    this.#open.push({ on, spoken, from });
    if (!on) this.#off += 1;
  }

  end(drawn: readonly { text: string }[]): void {
    const part = this.#open.pop();
    if (!part) return;
    if (!part.on) this.#off -= 1;
    if (part.spoken === "" || drawn.length === part.from || this.unseen.length >= MAX_PIECES) return;
    if (drawn.slice(part.from).every(({ text }) => text.trim() === "")) this.unseen.push(part.spoken);
  }
}
