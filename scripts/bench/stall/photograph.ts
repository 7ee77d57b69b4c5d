import { type Canvas, createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import { Random } from "../../../tests/support/mutate.ts";

/** Parameters of a photograph of a page, taken with a telephone. */

export type Shot = {
  /** Rotation in degrees. */
  rotate: number;
  /** How much narrower the far edge is, as a fraction of the width. */
  tilt: number;
  /** Noise, in grey levels. */
  noise: number;
  /** How much darker the corner in the shadow is, 0 to 1. */
  shadow: number;
  /** JPEG quality, 1 to 100. */
  quality: number;
  seed: number;
};

const TABLE = "#6f655a";
const AROUND = 0.05;
/** Rows overlap a little; otherwise the table is visible between them. */
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

/** Adds noise everywhere and a soft shadow that grows towards the lower right corner. */
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

/** @returns a JPEG of the page on a table; the same parameters always give the same picture */
export async function photograph(page: Canvas, shot: Shot): Promise<Buffer> {
  // The rows are drawn from an image, because drawing from a canvas copies it whole each time.
  const canvas = tilted(await loadImage(page.toBuffer("image/png")), shot);
  weathered(canvas, shot);
  return canvas.toBuffer("image/jpeg", shot.quality);
}
