/** Loaded for what it does: pdfjs finds the half of it that parses in this process. */
declare module "pdfjs-dist/legacy/build/pdf.worker.mjs";
