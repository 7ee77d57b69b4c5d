// Bundles the document reader and its libraries into one minified file and stores V8's compiled code for it in a second
// file: this halves the startup time of the process that each uploaded file gets. Packages that are native or start
// workers stay external.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { build } from "esbuild";
import PDFDocument from "pdfkit";

const PROGRAM = "reader-program.cjs";
const OUTSIDE = ["@napi-rs/canvas", "tesseract.js"];
/** The flags that the reader is started with: V8 accepts a code cache only if its flags are the same. */
const FLAGS = ["--disallow-code-generation-from-strings"];

/**
 * @param {{ root: string, outdir: string, alias: Record<string, string>,
 *   writeWhole: (file: string, contents: Uint8Array) => boolean }} options
 */
export async function bundleReader({ root, outdir, alias, writeWhole }) {
  /** @type {import("esbuild").BuildOptions} */
  const common = {
    bundle: true,
    platform: "node",
    target: "node22",
    format: "cjs",
    outdir,
    outExtension: { ".js": ".cjs" },
    alias,
    logLevel: "warning",
    write: false,
  };
  const reader = path.join(root, "app", "documents", "reader");
  const program = await build({
    ...common,
    entryPoints: { "reader-program": path.join(reader, "main.ts") },
    external: OUTSIDE,
    minify: true,
    banner: { js: 'const moduleUrl = require("node:url").pathToFileURL(__filename).href;' },
    define: { "import.meta.url": "moduleUrl" },
    plugins: [tellingParser],
  });
  const start = await build({ ...common, entryPoints: { "read-document": path.join(reader, "start.ts") } });
  let isNew = false;
  for (const { path: file, contents } of program.outputFiles ?? []) isNew = writeWhole(file, contents) || isNew;
  for (const { path: file, contents } of start.outputFiles ?? []) isNew = writeWhole(file, contents) || isNew;
  await keepCompiled({ root, outdir, isNew });
}

/**
 * Patches that make pdfjs's parser report what it normally drops. When only text is read (`maxImageSize: 1`), no image
 * is decoded and pdfjs skips images, but the reader has to know where they are and what they cover. It also needs the
 * `ActualText` of marked content. If `before` does not occur exactly once, the build fails.
 */
const TOLD = [
  {
    before: "    if (maxImageSize !== -1 && w * h > maxImageSize) {\n",
    added: `    if (maxImageSize === 1) {
      const stencil = Boolean(dict.get("IM", "ImageMask"));
      const holes = dict.has("SMask") || dict.has("Mask") || dict.get("SMaskInData") > 0 || (stencil && w * h > 1);
      const layer = dict.has("OC") ? await this.parseMarkedContentProps(dict.get("OC"), resources) : undefined;
      operatorList.addImageOps(OPS.paintImageXObject, [{ solid: !holes, stencil }], layer);
      return;
    }
`,
  },
  {
    before: '            args = [args[0].name, args[1] instanceof Dict ? args[1].get("MCID") : null];\n',
    added: `            {
              const marks = args[1] instanceof Name ? resources.get("Properties")?.get(args[1].name) : args[1];
              const words = marks instanceof Dict ? marks.get("ActualText") : null;
              if (typeof words === "string") {
                operatorList.addOp(fn, [args[0].name, null, stringToPDFString(words)]);
                continue;
              }
            }
`,
  },
];

/** @type {import("esbuild").Plugin} */
const tellingParser = {
  name: "telling-parser",
  setup({ onLoad }) {
    onLoad({ filter: /pdfjs-dist\/legacy\/build\/pdf\.worker\.mjs$/ }, ({ path: file }) => {
      let contents = readFileSync(file, "utf8");
      for (const { before, added } of TOLD) {
        if (contents.split(before).length !== 2)
          throw new Error(`pdfjs has changed: «${before.trim()}» is not there once`);
        contents = contents.replace(before, () => added + before);
      }
      return { contents, loader: "js" };
    });
  },
};

/** @param {{ root: string, outdir: string, isNew: boolean }} options */
async function keepCompiled({ root, outdir, isNew }) {
  const kept = readdirSync(outdir).filter((name) => name.startsWith(PROGRAM) && name.endsWith(".compiled"));
  const own = `${PROGRAM}.${process.version}-${process.arch}.compiled`;
  if (!isNew && kept.includes(own)) return;
  for (const name of kept) rmSync(path.join(outdir, name));
  const folder = mkdtempSync(path.join(tmpdir(), "reader-sample-"));
  try {
    const sample = path.join(folder, "sample.pdf");
    writeFileSync(sample, await samplePdf(root));
    execFileSync(process.execPath, [...FLAGS, path.join(outdir, "read-document.cjs"), "--compile", sample], {
      stdio: ["ignore", "ignore", "inherit"],
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Makes a two-page PDF with an embedded font, a standard font, lists, stroked and filled rectangles, colours and a
 * link.
 * @param {string} root
 */
function samplePdf(root) {
  const font = path.join(root, "node_modules", "@fontsource", "hanken-grotesk", "files");
  const pdf = new PDFDocument({ size: "A4", margin: 50 });
  const bytes = buffer(pdf);
  for (const face of [`${font}/hanken-grotesk-latin-400-normal.woff`, "Helvetica"]) {
    pdf.font(face).fontSize(20).fillColor("#224466").text("María Ñandú Pérez");
    pdf.fontSize(10).fillColor("black").text("maria@correo.cl", { link: "mailto:maria@correo.cl" });
    pdf.fontSize(13).text("EXPERIENCIA").fontSize(10);
    for (let year = 2015; year < 2023; year += 1) {
      pdf.text(`Analista de datos, Empresa de Ejemplo S.A.   ${year} - ${year + 1}`);
      pdf.list(["Ordené los informes del área y bajé los plazos un 20 %.", "Formé a tres personas."]);
    }
    pdf.rect(50, pdf.y + 10, 300, 40).stroke();
    pdf.rect(400, 60, 120, 200).fill("#eeeeee").fillColor("black").text("Idiomas: inglés", 410, 80);
    pdf.addPage();
  }
  pdf.end();
  return bytes;
}
