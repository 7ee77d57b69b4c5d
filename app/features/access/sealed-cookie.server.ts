import { hkdfSync } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { EncryptJWT, type JWTPayload, jwtDecrypt } from "jose";
import type { z } from "zod";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { SECOND_MS } from "#app/platform/durations.ts";

/** What this platform must find again when a browser comes back: it travels in the browser, sealed. */
export class SealedCookie<T extends JWTPayload> {
  readonly lifetimeMs: number;
  readonly #name: string;
  readonly #schema: z.ZodType<T>;

  /** @param name of the cookie; with it goes the key, so that one kind cannot stand for another */
  constructor(name: string, schema: z.ZodType<T>, lifetimeMs: number) {
    this.#name = name;
    this.#schema = schema;
    this.lifetimeMs = lifetimeMs;
  }

  /** @returns the Set-Cookie value. */
  async keep(value: T): Promise<string> {
    const sealed = await new EncryptJWT(value)
      .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
      .setExpirationTime(this.expiresAt())
      .encrypt(this.#key());
    return this.#cookie().serialize(sealed, { maxAge: this.lifetimeMs / SECOND_MS });
  }

  /** The Set-Cookie value that ends it in this browser. */
  forget(): Promise<string> {
    return this.#cookie().serialize("", { maxAge: 0 });
  }

  /** Null for none, one that is too old, and one that was not sealed here. */
  async open(request: Request): Promise<T | null> {
    const sealed: unknown = await this.#cookie().parse(request.headers.get("Cookie"));
    if (typeof sealed !== "string" || sealed === "") return null;
    try {
      const { payload } = await jwtDecrypt(sealed, this.#key(), {
        currentDate: authRuntime().clock.now(),
        keyManagementAlgorithms: ["dir"],
        contentEncryptionAlgorithms: ["A256GCM"],
        requiredClaims: ["exp"],
      });
      return this.#schema.parse(payload);
    } catch {
      return null;
    }
  }

  /** When what is sealed now ends. */
  expiresAt(): Date {
    return new Date(authRuntime().clock.now().getTime() + this.lifetimeMs);
  }

  /** Lax: a browser may come back by a link from another site. */
  #cookie() {
    const isSecure = authRuntime().sessionCookie.name.startsWith("__Host-");
    return createCookie(isSecure ? `__Host-${this.#name}` : this.#name, {
      httpOnly: true,
      sameSite: "lax",
      path: "/",
      secure: isSecure,
    });
  }

  #key(): Uint8Array {
    return new Uint8Array(hkdfSync("sha256", authRuntime().sessionSecret, "", `${this.#name} transaction`, 32));
  }
}
