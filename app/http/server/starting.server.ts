import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import { securityHeaders } from "./headers.server.ts";

/** Seconds after which a client that was told to wait may ask again. */
const RETRY_SECONDS = 3;
const TITLE = "La plataforma está iniciando";
/** Calls of programs: whatever they accept, they get JSON. */
const FOR_PROGRAMS = /^\/(?:api|healthz|readyz|metrics)(?:[/?]|$)/;

/**
 * Answers everything while the server starts (a restore that is finished, the database brought up to date, the first
 * accounts): 503, for people as a page that asks again by itself, for programs as JSON. Nothing of the application is
 * there yet, nor are its static files: the page holds all that it needs.
 */
export function startingListener({ https, institution }: { https: boolean; institution: string }): RequestListener {
  return (req, res) => {
    const nonce = randomBytes(16).toString("base64url");
    const isPage = wantsPage(req);
    const message = `${TITLE}. Intenta en unos segundos.`;
    res.writeHead(503, {
      ...securityHeaders(nonce, { https, dev: false }),
      "Content-Type": isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": String(RETRY_SECONDS),
      // A body that nobody reads must not keep the connection.
      ...(!req.complete && req.method !== "GET" && req.method !== "HEAD" && { Connection: "close" }),
    });
    if (req.method === "HEAD") res.end();
    else res.end(isPage ? startingPage(nonce, institution) : JSON.stringify({ error: message, message }));
  };
}

/** Whoever sent a form comes back by a GET: what a page that asks again does. */
function wantsPage({ url = "/", headers }: IncomingMessage): boolean {
  return (headers.accept ?? "").includes("text/html") && !FOR_PROGRAMS.test(url);
}

/** In the look of the house (app/app.css), of which nothing can be loaded yet; the arch is its sign. */
function startingPage(nonce: string, institution: string): string {
  return `<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<title>${TITLE} · Desarrollo Profesional</title>
<style nonce="${nonce}">
*{box-sizing:border-box;margin:0}
html{color-scheme:light}
body{min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;padding:24px \
20px;background:#f6f5f2;color:#17211f;
font:15px/1.6 "Hanken Grotesk Variable",ui-sans-serif,system-ui,sans-serif;-webkit-font-smoothing:antialiased}
header{font-weight:700;letter-spacing:-.01em;overflow-wrap:anywhere}
header span{display:block;color:#5f6864;font-size:13px;font-weight:400;letter-spacing:0}
main{margin:auto;max-width:34rem;padding:32px 0;text-align:center}
svg{display:block;margin:0 auto 28px}
h1{font-size:26px;line-height:1.2;letter-spacing:-.03em;text-wrap:balance;margin-bottom:12px}
p{color:#46504d;font-size:17px;text-wrap:balance}
.bar{width:160px;height:4px;margin:28px auto 0;border-radius:4px;background:#e7e4dd;overflow:hidden}
.bar i{display:block;width:40%;height:100%;border-radius:4px;background:#0b5a55;animation:go 1.4s ease-in-out \
infinite alternate}
@keyframes go{to{transform:translateX(150%)}}
@media (min-width:40rem){body{padding:28px 32px}h1{font-size:34px}}
@media (prefers-reduced-motion:reduce){.bar i{animation:none;width:100%}}
</style>
</head>
<body>
<header>${escaped(institution)}<span>Desarrollo Profesional</span></header>
<main>
<svg width="120" height="140" viewBox="0 0 120 140" aria-hidden="true"><path d="M0 140V60a60 60 0 0 1 120 0v80z" \
fill="#cfe7e2"/>
<circle cx="60" cy="72" r="24" fill="#e9b48b"/><path d="M0 140v-34q34-30 66-14t54-2v50z" fill="#0b5a55"/><path d="M0 \
140v-16q44-22 120-2v18z" fill="#083a38"/></svg>
<h1>${TITLE}</h1>
<p role="status">Esta página vuelve a intentarlo sola. Suele tardar unos segundos; después de una actualización o de \
restaurar un respaldo, algunos minutos.</p>
<div class="bar" aria-hidden="true"><i></i></div>
</main>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
