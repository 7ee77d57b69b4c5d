import { readFile } from "node:fs/promises";
import type { Download } from "@playwright/test";
import { ApiClient } from "../../support/api-client.ts";
import type { TestServer } from "../../support/server.ts";
import { unzip } from "../../support/unzip.ts";

/** An analysed CV and the files that the workshop makes of it. */

/** A student whose CV is analysed. */
export async function studentWithCv(server: TestServer, file: string | Uint8Array) {
  const student = await server.addStudent("Valentina Soto Rojas");
  const client = await new ApiClient(server.url).signIn(student);
  const form = new FormData();
  const name = typeof file === "string" ? "CV Valentina Soto.txt" : "CV Valentina Soto.docx";
  form.append("cv", new Blob([typeof file === "string" ? file : new Uint8Array(file)]), name);
  const response = await client.fetch("/api/cv/analyze", { method: "POST", body: form });
  const { id } = (await response.json()) as { id: number };
  return { student, id };
}

export async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

/** The text of a Word document that came as a download. */
export async function wordText(download: Download): Promise<string> {
  const document = (await unzip(await bytesOf(download))).get("word/document.xml");
  return String(document).replace(/<[^>]+>/g, "");
}
