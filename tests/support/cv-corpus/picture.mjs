// Makes a clean page picture look scanned or photographed, and packs it within the corpus's size limit.
import { createCanvas, loadImage } from "@napi-rs/canvas";
import PDFDocument from "pdfkit";

const LIMIT = 148_000;

function rotated(source, degrees, paper) {
  const canvas = createCanvas(source.width, source.height);
  const context = canvas.getContext("2d");
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(source, -source.width / 2, -source.height / 2);
  context.resetTransform();
  return canvas;
}

/** A page seen from slightly below: each row of pixels a little narrower than the one under it. */
function tilted(source, share) {
  const margin = Math.round(source.width * 0.04);
  const canvas = createCanvas(source.width + margin * 2, source.height + margin * 2);
  const context = canvas.getContext("2d");
  context.fillStyle = "#6d6258";
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (let y = 0; y < source.height; y++) {
    const width = source.width * (1 - share * (1 - y / source.height));
    context.drawImage(source, 0, y, source.width, 1, margin + (source.width - width) / 2, margin + y, width, 1.6);
  }
  return canvas;
}

/** Grain and uneven light; `amount` in grey levels. */
function weathered(canvas, amount, shade) {
  const context = canvas.getContext("2d");
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = image;
  let state = 7;
  for (let i = 0; i < data.length; i += 4) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const pixel = i / 4;
    const light = 1 - shade * ((pixel % canvas.width) / canvas.width) * (pixel / canvas.width / canvas.height);
    const grain = (state / 2147483648 - 0.5) * 2 * amount;
    for (let c = 0; c < 3; c++) data[i + c] = Math.max(0, Math.min(255, data[i + c] * light + grain));
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

function turned(source, orientation) {
  // Orientation 6 means "turn the stored picture 90 degrees clockwise to see it"; 8 the other way; so it is stored the
  // opposite way.
  const canvas = createCanvas(source.height, source.width);
  const context = canvas.getContext("2d");
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(((orientation === 6 ? -90 : 90) * Math.PI) / 180);
  context.drawImage(source, -source.width / 2, -source.height / 2);
  context.resetTransform();
  return canvas;
}

/** Puts an EXIF block with only the orientation tag into a JPEG. */
function withOrientation(jpeg, orientation) {
  const tiff = Buffer.from("4d4d002a0000000800010112000300000001000000000000", "hex");
  tiff.writeUInt16BE(orientation, 18);
  const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff, Buffer.alloc(4)]);
  const header = Buffer.alloc(4);
  header.writeUInt16BE(0xffe1, 0);
  header.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), header, body, jpeg.subarray(2)]);
}

function jpegWithin(canvas, limit) {
  for (let quality = 82; quality >= 20; quality -= 6) {
    const data = canvas.toBuffer("image/jpeg", quality);
    if (data.length <= limit) return data;
  }
  throw new Error("picture too large for the corpus");
}

/** PNG bytes of a clean page -> the aged picture as { canvas }. */
async function aged(png, options) {
  const source = await loadImage(png);
  let canvas = rotated(source, Number(options.rotate ?? 0), options.paper ?? "#fbfaf6");
  if (options.tilt) canvas = tilted(canvas, Number(options.tilt));
  if (options.noise || options.shade)
    canvas = weathered(canvas, Number(options.noise ?? 0), Number(options.shade ?? 0));
  return canvas;
}

export async function toJpeg(png, options) {
  const canvas = await aged(png, options);
  const orientation = Number(options.exif ?? 0);
  if (!orientation) return jpegWithin(canvas, LIMIT);
  return withOrientation(jpegWithin(turned(canvas, orientation), LIMIT), orientation);
}

export async function toPng(png, options) {
  return (await aged(png, options)).toBuffer("image/png");
}

/** A PDF whose only page is a picture, as office scanners write it. */
export async function toScan(png, options) {
  const jpeg = jpegWithin(await aged(png, options), LIMIT);
  const document = new PDFDocument({ size: "LETTER", margin: 0 });
  const chunks = [];
  const done = new Promise((resolve) => document.on("end", resolve));
  document.on("data", (chunk) => chunks.push(chunk));
  document.image(jpeg, 0, 0, { fit: [612, 792], align: "center", valign: "center" });
  document.end();
  await done;
  return Buffer.concat(chunks);
}
