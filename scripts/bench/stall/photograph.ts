import { type Canvas, createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import { Random } from "../../../tests/support/mutate.ts";

/** A page as a telephone sees it. */

export type Shot = {
  /** Degrees. */
  rotate: number;
  /** How much narrower the far edge is, as a part of the width. */
  tilt: number;
  /** Grain, in grey levels. */
  noise: number;
  /** How much darker the corner in the shadow is, 0 to 1. */
  shadow: number;
  /** Of the JPEG, 1 to 100. */
  quality: number;
  seed: number;
};

const TABLE = "#6f655a";
const AROUND = 0.05;
/** Rows are drawn over each other by a little, else the table shines through between them. */
const ROW_HEIGHT = 1.6;

function tilted(page: Image, { rotate, tilt }: Shot): Canvas {
  const margin = Math.round(page.width * AROUND);
  const canvas = createCanvas(page.width + margin * 2, page.height + margin * 2);
  const context = canvas.getContext("2d");
  context.fillStyle = TABLE;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((rotate * Math.PI) / 180);
  context.translate(-canvas.width / 2, -canvas.height / 2);
  for (let y = 0; y < page.height; y += 1) {
    const width = page.width * (1 - tilt * (1 - y / page.height));
    context.drawImage(page, 0, y, page.width, 1, margin + (page.width - width) / 2, margin + y, width, ROW_HEIGHT);
  }
  return canvas;
}

/** Grain everywhere, and a soft shadow that grows towards the lower right corner. */
function weathered(canvas: Canvas, { noise, shadow, seed }: Shot): void {
  const context = canvas.getContext("2d");
  const picture = context.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = picture;
  const random = new Random(seed);
  for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
    const across = (pixel % canvas.width) / canvas.width;
    const down = pixel / canvas.width / canvas.height;
    const light = 1 - shadow * across * down;
    const grain = random.below(noise * 2 + 1) - noise;
    for (let colour = 0; colour < 3; colour += 1) {
      const at = pixel * 4 + colour;
      data[at] = (data[at] ?? 0) * light + grain;
    }
  }
  context.putImageData(picture, 0, 0);
}

/** @returns a JPEG of the page on a table; the same for the same shot */
export async function photograph(page: Canvas, shot: Shot): Promise<Buffer> {
  // Drawn from row by row: of a canvas each time would copy it whole.
  const canvas = tilted(await loadImage(page.toBuffer("image/png")), shot);
  weathered(canvas, shot);
  return canvas.toBuffer("image/jpeg", shot.quality);
}
