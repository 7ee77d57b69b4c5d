import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

/** A provider of OpenID Connect on loopback that answers whatever a test tells it, right or forged. */

const CLIENT = { id: "careers", secret: "secreto-del-proveedor-canario" };
const SECONDS = () => Math.floor(Date.now() / 1000);

type Keys = { privateKey: CryptoKey; publicKey: CryptoKey };
export type Forgery = {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  /** Replaces the signed token altogether. */
  token?: (right: string) => string | Promise<string>;
  key?: "own" | "other";
};

export class ScriptedOidcProvider {
  url = "";
  readonly client = CLIENT;
  /** Everything secret that went over the wire. */
  readonly secrets: string[] = [CLIENT.secret];
  /** Bodies that the token endpoint got. */
  readonly redeemed: URLSearchParams[] = [];
  metadata: Record<string, unknown> = {};
  readonly #answers = new Map<string, { nonce: string; forgery: Forgery }>();
  readonly #server: Server;
  #own!: Keys;
  #other!: Keys;

  constructor() {
    this.#server = createServer((req, res) => void this.#answer(req, res));
  }

  async start(): Promise<this> {
    this.#own = await generateKeyPair("RS256", { extractable: true });
    this.#other = await generateKeyPair("RS256", { extractable: true });
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  /** The public key as somebody who confuses algorithms would use it: a shared secret. */
  async publicKeyAsSecret(): Promise<Uint8Array> {
    return new TextEncoder().encode(JSON.stringify(await exportJWK(this.#own.publicKey)));
  }

  /** What the person's browser is sent back with. */
  grant(authorization: URL, forgery: Forgery = {}): { code: string; state: string } {
    const code = `codigo-canario-${crypto.randomUUID()}`;
    const state = authorization.searchParams.get("state") ?? "";
    this.#answers.set(code, { nonce: authorization.searchParams.get("nonce") ?? "", forgery });
    this.secrets.push(code);
    return { code, state };
  }

  /** A token signed by this provider, or by a key of somebody else. */
  async sign(claims: JWTPayload, { header = {}, key = "own" }: Pick<Forgery, "header" | "key"> = {}): Promise<string> {
    const keys = key === "own" ? this.#own : this.#other;
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid: "key-1", ...header })
      .sign(keys.privateKey);
    this.secrets.push(token);
    return token;
  }

  async #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const send = (body: unknown, status = 200) => {
      res.writeHead(status, { "content-type": "application/json" });
      res.end(JSON.stringify(body));
    };
    if (req.url === "/.well-known/openid-configuration") return send(this.#description());
    if (req.url === "/jwks") {
      const jwk = await exportJWK(this.#own.publicKey);
      return send({ keys: [{ ...jwk, kid: "key-1", use: "sig", alg: "RS256" }] });
    }
    if (req.url !== "/token") return send({}, 404);
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const body = new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
    this.redeemed.push(body);
    this.secrets.push(body.get("code_verifier") ?? "-none-");
    // One use, as a right provider does it; a test of replays grants the same answer again.
    const granted = this.#answers.get(body.get("code") ?? "");
    if (!granted) return send({ error: "invalid_grant", error_description: "canario-descripcion" }, 400);
    const token = await this.#idToken(granted);
    const access = `acceso-canario-${crypto.randomUUID()}`;
    this.secrets.push(token, access);
    send({ access_token: access, token_type: "Bearer", expires_in: 60, id_token: token });
  }

  async #idToken({ nonce, forgery }: { nonce: string; forgery: Forgery }): Promise<string> {
    const now = SECONDS();
    const claims = { iss: this.url, aud: CLIENT.id, sub: "persona-1", iat: now, exp: now + 300, nonce };
    const given = Object.fromEntries(
      Object.entries({ ...claims, ...forgery.claims }).filter(([, v]) => v !== undefined),
    );
    const token = await this.sign(given as JWTPayload, forgery);
    return forgery.token ? await forgery.token(token) : token;
  }

  #description(): object {
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      jwks_uri: `${this.url}/jwks`,
      end_session_endpoint: `${this.url}/end`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
      ...this.metadata,
    };
  }
}

/** base64url of JSON. */
export const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
