/** Draws the card to share, 1200 x 630 pixels, as a PNG. */

type CardTexts = { institution: string; title: string; name: string; month: string };

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
/** Right of it stands the seal. */
const TEXT_WIDTH = 720;
const SEAL = { height: 430, width: 369 } as const;
/** Those of the light appearance: the picture leaves this screen. */
const COLORS = { ground: "#083a38", mark: "#f3d2b6", title: "#ffffff", text: "#cfe7e2" } as const;

/** @throws when a picture cannot be made here */
export async function drawCard({ institution, title, name, month }: CardTexts): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("no 2d canvas");
  const family = getComputedStyle(document.body).fontFamily;
  const font = (weight: number, size: number) => `${weight} ${size}px ${family}`;
  await document.fonts.load(font(650, 64), title);
  const seal = await loadPicture("/art/sello.svg");

  pen.fillStyle = COLORS.ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.drawImage(seal, WIDTH - EDGE - SEAL.width, HEIGHT - SEAL.height, SEAL.width, SEAL.height);
  pen.textBaseline = "top";
  let y = EDGE;
  const write = (text: string, weight: number, size: number, color: string, lines: number) => {
    pen.font = font(weight, size);
    pen.fillStyle = color;
    for (const line of wrapped(pen, text, lines)) {
      pen.fillText(line, EDGE, y, TEXT_WIDTH);
      y += size * 1.18;
    }
  };
  write(institution, 560, 32, COLORS.mark, 2);
  y += 20;
  write(title, 650, 64, COLORS.title, 4);
  y += 32;
  write(name, 560, 34, COLORS.text, 2);
  write(month, 400, 34, COLORS.text, 1);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** The text in lines; the last one holds the rest, which is then drawn narrower. */
function wrapped(pen: CanvasRenderingContext2D, text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const isFull = last !== undefined && lines.length < most && pen.measureText(longer).width > TEXT_WIDTH;
    if (last === undefined || isFull) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

async function loadPicture(source: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  return picture;
}
