import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** An authenticator in software (ES256, no attestation), which can be told to answer wrongly. */

type Options = { challenge: string; rpId?: string; rp?: { id?: string }; user?: { id: string } };

/** What an answer says instead of the truth. */
export type Lie = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Whether a person was there, and was verified. */
  userPresent?: boolean;
  userVerified?: boolean;
  counter?: number;
  userHandle?: string;
  credentialId?: string;
  type?: string;
  /** Signs with another key. */
  key?: KeyObject;
};

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

export class Authenticator {
  readonly origin: string;
  readonly credentialId = base64url(randomBytes(32));
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  counter = 0;
  userHandle = "";

  constructor(origin: string) {
    this.origin = origin;
  }

  /** The answer to navigator.credentials.create. */
  create(options: Options, lie: Lie = {}) {
    this.userHandle = options.user?.id ?? "";
    const id = Buffer.from(this.credentialId, "base64url");
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.#coseKey()]);
    const authData = Buffer.concat([this.#authData(options.rp?.id ?? "", lie, 0x40), credential]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(authData)],
    ]);
    const response = {
      clientDataJSON: this.#clientData("webauthn.create", options, lie),
      attestationObject: base64url(isoCBOR.encode(attestation as never)),
      transports: ["internal"],
    };
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: "public-key",
      response,
      clientExtensionResults: {},
    };
  }

  /** The answer to navigator.credentials.get. */
  get(options: Options, lie: Lie = {}) {
    this.counter += 1;
    const authData = this.#authData(options.rpId ?? "", lie, 0);
    const clientDataJSON = this.#clientData("webauthn.get", options, lie);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    const id = lie.credentialId ?? this.credentialId;
    const response = {
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(sign("sha256", signed, lie.key ?? this.#keys.privateKey)),
      userHandle: lie.userHandle ?? this.userHandle,
    };
    return { id, rawId: id, type: "public-key", response, clientExtensionResults: {} };
  }

  #clientData(type: string, { challenge }: Options, lie: Lie): string {
    const data = { type: lie.type ?? type, challenge: lie.challenge ?? challenge, origin: lie.origin ?? this.origin };
    return base64url(Buffer.from(JSON.stringify({ ...data, crossOrigin: false })));
  }

  #authData(rpId: string, lie: Lie, more: number): Buffer {
    const flags = (lie.userPresent === false ? 0 : 0x01) | (lie.userVerified === false ? 0 : 0x04) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lie.counter ?? this.counter);
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.from([flags]), counter]);
  }

  #coseKey(): Buffer {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]);
    return Buffer.from(isoCBOR.encode(key as never));
  }
}
