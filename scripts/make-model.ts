import { isShapeName, SHAPES } from "./gguf/shapes.ts";
import { writeGguf } from "./gguf/write-gguf.ts";

/** Writes a GGUF file of random weights for tests and benchmarks: npm run make:model -- tiny-bpe OUT [seed] [peak] */

const [shape = "", file, seed = "1", peak = "3"] = process.argv.slice(2);

if (!isShapeName(shape) || !file) {
  console.error(`Usage: npm run make:model -- SHAPE FILE [seed] [peak]\nShapes: ${Object.keys(SHAPES).join(", ")}`);
  process.exitCode = 2;
} else {
  const { bytes, sha256, parameters } = await writeGguf(file, shape, { seed: Number(seed), peak: Number(peak) });
  console.log(JSON.stringify({ file, shape, bytes, parameters, sha256 }));
}
