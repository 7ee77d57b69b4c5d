import { RUT_ATTRIBUTE, type SamlForgery } from "./scripted-saml-provider.ts";

/** Answers of an identity provider that nobody may sign in with. */

export const RUT = "12345678-5";
export const VICTIM = "11111111-1";
export const RIGHT: SamlForgery = { attributes: { [RUT_ATTRIBUTE]: RUT } };

/** Another assertion than the one that is signed: of the victim. */
function evil(xml: string): {
  before: string;
  assertion: string;
  signature: string;
  bare: string;
  wrong: string;
  after: string;
} {
  const [, before = "", assertion = "", after = ""] =
    /^(.*?)(<saml:Assertion.*<\/saml:Assertion>)(.*)$/s.exec(xml) ?? [];
  const [signature = ""] = /<ds:Signature.*?<\/ds:Signature>/s.exec(assertion) ?? [];
  const bare = assertion.replace(signature, "");
  const wrong = bare.replace(RUT, VICTIM).replace(/ ID="[^"]+"/, ' ID="_evil"');
  return { before, assertion, signature, bare, wrong, after };
}
const inside = (assertion: string, text: string) => assertion.replace("</saml:Issuer>", `</saml:Issuer>${text}`);

const SHA1 = "http://www.w3.org/2000/09/xmldsig#";
/** Every one is the right answer but for one thing; with the cause that the log names. */
export const FORGED: [string, string, SamlForgery][] = [
  ["no signature", "signature", { sign: "none" }],
  ["a signed response around an assertion that is not", "signature", { sign: "response" }],
  ["the signature of another key", "signature", { key: "other" }],
  ["another RUT after signing", "signature", { change: (xml) => xml.replace(RUT, VICTIM) }],
  ["SHA-1 as signature", "algorithm", { signatureAlgorithm: `${SHA1}rsa-sha1` }],
  ["SHA-1 as digest", "algorithm", { digestAlgorithm: `${SHA1}sha1` }],
  ["HMAC with the public certificate as key", "algorithm", { signatureAlgorithm: `${SHA1}hmac-sha1` }],
  ["another audience", "audience", { audience: "https://other.example" }],
  ["no audience", "audience", { audience: null }],
  ["another issuer of the assertion", "issuer", { issuer: "https://evil.example/idp" }],
  ["another issuer of the response", "issuer", { responseIssuer: "https://evil.example/idp" }],
  ["another destination", "destination", { destination: "https://other.example/acs" }],
  ["another recipient", "recipient", { recipient: "https://other.example/acs" }],
  ["an end that is over", "expired", { notOnOrAfter: -90, confirmationEnd: 300 }],
  ["a confirmation that is over", "expired", { confirmationEnd: -90 }],
  ["a beginning that is to come", "not yet valid", { notBefore: 90 }],
  ["no InResponseTo", "in response to", { inResponseTo: null }],
  ["no InResponseTo in the assertion", "in response to", { confirmationInResponseTo: null }],
  ["another InResponseTo in the assertion", "in response to", { confirmationInResponseTo: "_another" }],
  ["a comment in the RUT", "comment", { attributes: {}, rutXml: "12345678<!-- -->-5" }],
  ["a comment in the name", "comment", { nameIdXml: "persona<!-- -->-1" }],
  ["CDATA in the RUT", "CDATA", { attributes: {}, rutXml: "<![CDATA[12345678-5]]>" }],
  [
    "an instruction",
    "processing instruction",
    { change: (xml) => xml.replace("<samlp:Status>", "<?a b?><samlp:Status>") },
  ],
  [
    "entities that unfold",
    "document type",
    { change: (xml) => `<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>${xml}` },
  ],
  [
    "much more than a provider sends",
    "too large",
    { change: (xml) => xml.replace(" Version=", ` Extra="${"x".repeat(200_000)}" Version=`) },
  ],
  [
    "many elements",
    "too much",
    { change: (xml) => xml.replace("<samlp:Status>", `<samlp:Status>${"<a/>".repeat(3_000)}`) },
  ],
  ["XML that is none", "not well-formed", { change: (xml) => xml.replace("</samlp:Response>", "") }],
  [
    "an encryption without a seal",
    "encryption algorithm",
    { encryptFor: "own", contentAlgorithm: "http://www.w3.org/2001/04/xmlenc#aes256-cbc" },
  ],
  ["a comment in an encrypted RUT", "comment", { encryptFor: "own", attributes: {}, rutXml: "12345678<!-- -->-5" }],
  ["an encrypted assertion without signature", "signature", { encryptFor: "own", sign: "none" }],
  ["SHA-1 in an encrypted assertion", "algorithm", { encryptFor: "own", digestAlgorithm: `${SHA1}sha1` }],
  [
    "XSW2: a wrong response with the signed one beside its signature",
    "signature reference",
    { sign: "response", change: wrapResponse("beside") },
  ],
  [
    "XSW3: a wrong assertion before the signed one",
    "assertions",
    {
      change: (xml) => {
        const e = evil(xml);
        return e.before + e.wrong + e.assertion + e.after;
      },
    },
  ],
  [
    "XSW4: the signed assertion in a wrong one",
    "assertions",
    {
      change: (xml) => {
        const e = evil(xml);
        return e.before + inside(e.wrong, e.assertion) + e.after;
      },
    },
  ],
  [
    "XSW5: the signature in a wrong assertion, what it signs at the end",
    "signature reference",
    {
      change: (xml) => {
        const e = evil(xml);
        return e.before + inside(e.wrong, e.signature) + e.bare + e.after;
      },
    },
  ],
  [
    "XSW6: what is signed in the signature of a wrong assertion",
    "signature reference",
    {
      change: (xml) => {
        const e = evil(xml);
        return e.before + inside(e.wrong, e.signature.replace("</ds:Signature>", `${e.bare}</ds:Signature>`)) + e.after;
      },
    },
  ],
  [
    "XSW7: a wrong assertion in extensions",
    "assertions",
    {
      change: (xml) => {
        const e = evil(xml);
        return `${e.before}<samlp:Extensions>${e.wrong}</samlp:Extensions>${e.assertion}${e.after}`;
      },
    },
  ],
  [
    "XSW8: what is signed in an object of the signature",
    "signature place",
    {
      change: (xml) => {
        const e = evil(xml);
        return (
          e.before +
          inside(e.wrong, e.signature.replace("</ds:Signature>", `<ds:Object>${e.bare}</ds:Object></ds:Signature>`)) +
          e.after
        );
      },
    },
  ],
];

function wrapResponse(place: "inside" | "beside"): (xml: string) => string {
  return (xml) => {
    const [signature = ""] = /<ds:Signature.*?<\/ds:Signature>/s.exec(xml) ?? [];
    const bare = xml.replace(signature, "");
    const wrong = bare.replace(RUT, VICTIM).replace(/ ID="/g, ' ID="_evil');
    const held =
      place === "inside"
        ? signature.replace("</ds:Signature>", `<ds:Object>${bare}</ds:Object></ds:Signature>`)
        : `${signature}${bare}`;
    return wrong.replace("</saml:Issuer>", `</saml:Issuer>${held}`);
  };
}
