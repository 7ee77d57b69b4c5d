// Prints a body of HTML with Chromium: to PDF or to pixels, and gives its text in reading order.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const fontFolder = path.resolve("node_modules/@fontsource/hanken-grotesk/files");
const face = (weight) =>
  `@font-face{font-family:Grotesk;font-weight:${weight};src:url(${pathToFileURL(fontFolder)}/` +
  `hanken-grotesk-latin-${weight}-normal.woff2)}`;
const BASE =
  `${face(400)}${face(700)}*{box-sizing:border-box}body{margin:0;font:10pt/1.35 "Liberation Sans"}p,h1,h2,h3,` +
  "ul{margin:0}";

const wrap = (html) =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><style>${BASE}</style></head><body>${html}</body></html>`;

const sanitizeOutput = (text) =>
  text
    .replace(/\u00ad/g, "")
    .replace(/[ \t\u00a0]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{2,}/g, "\n")
    .trim();

/**
 * Design tools write a page's pieces in the order they were drawn, or row by row: gives `.frag` elements such an order.
 */
function scatter(seed) {
  let state = Number(seed) || 0;
  const random = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  for (const parent of new Set([...document.querySelectorAll(".frag")].map((element) => element.parentElement))) {
    const pieces = [...parent.children].filter((element) => element.classList.contains("frag"));
    const order = pieces
      .map((piece) => ({ piece, key: seed === "rows" ? piece.offsetTop * 10000 + piece.offsetLeft : random() }))
      .sort((a, b) => a.key - b.key);
    for (const { piece } of order) parent.append(piece);
  }
}

/** LaTeX output often maps its joined letters to the single ligature characters. */
function joinLetters() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement.tagName === "STYLE") continue;
    walker.currentNode.data = walker.currentNode.data.replace(/fi/g, "\ufb01").replace(/fl/g, "\ufb02");
  }
}

async function open(page, html, options) {
  const file = options.scratch;
  const { writeFile } = await import("node:fs/promises");
  await writeFile(file, wrap(html));
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() => document.fonts.ready);
  const text = sanitizeOutput(
    await page.evaluate(() => {
      for (const element of document.querySelectorAll(".hidden-note")) element.style.display = "none";
      const seen = document.body.innerText;
      for (const element of document.querySelectorAll(".hidden-note")) element.style.display = "";
      return seen;
    }),
  );
  if (options.shuffle) await page.evaluate(scatter, options.shuffle);
  if (options.ligatures) await page.evaluate(joinLetters);
  return text;
}

/** Starts Chromium; `pdf` and `pixels` give { data, text }. Call `close` at the end. */
export async function startBrowser(scratch) {
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox", "--allow-file-access-from-files"],
  });
  return {
    async pdf(html, options) {
      const page = await browser.newPage();
      const text = await open(page, html, { ...options, scratch });
      const data = await page.pdf({
        format: options.paper ?? "Letter",
        printBackground: true,
        preferCSSPageSize: true,
        tagged: options.tagged === "yes",
      });
      await page.close();
      return { data, text };
    },
    async pixels(html, options) {
      const scale = Number(options.dpi ?? 150) / 96;
      const page = await browser.newPage({
        viewport: { width: Number(options.width ?? 780), height: Number(options.height ?? 1000) },
        deviceScaleFactor: scale,
      });
      const text = await open(page, html, { ...options, scratch });
      const data = await page.screenshot({ fullPage: true, type: "png" });
      await page.close();
      return { data, text };
    },
    close: () => browser.close(),
  };
}
