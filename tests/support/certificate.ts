import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** A certificate for a name that signs itself, made by code: nobody has to keep one in the repository, with its key. */

export type TestCertificate = { cert: string; key: string };

const ECDSA_SHA256 = sequence(oid("2a8648ce3d040302"));
const RSA_SHA256 = sequence(oid("2a864886f70d01010b"), Buffer.from([5, 0]));
const COMMON_NAME = oid("550403");
const ALTERNATIVE_NAMES = oid("551d11");
const DAY_MS = 24 * 60 * 60 * 1000;

/** @param host the only name that it is good for. @param rsaBits of an RSA key; without it the key is of P-256 */
export function makeCertificate(host: string, rsaBits?: number): TestCertificate {
  const { publicKey, privateKey } =
    rsaBits === undefined
      ? generateKeyPairSync("ec", { namedCurve: "P-256" })
      : generateKeyPairSync("rsa", { modulusLength: rsaBits });
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(host)))));
  const algorithm = rsaBits === undefined ? ECDSA_SHA256 : RSA_SHA256;
  const names = sequence(der(0x82, Buffer.from(host)));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(Date.now() - DAY_MS), time(Date.now() + 30 * DAY_MS)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(sequence(ALTERNATIVE_NAMES, der(0x04, names)))),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign("sha256", content, privateKey)]);
  const lines =
    sequence(content, algorithm, der(0x03, signature))
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

/** Tag, length, value. */
function der(tag: number, value: Buffer): Buffer {
  const { length } = value;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
}

function sequence(...values: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(values));
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, "hex"));
}

/** YYMMDDhhmmssZ */
function time(epoch: number): Buffer {
  return der(0x17, Buffer.from(`${new Date(epoch).toISOString().slice(2, 19).replace(/[-T:]/g, "")}Z`));
}
