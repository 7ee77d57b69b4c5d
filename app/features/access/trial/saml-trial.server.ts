import { X509Certificate } from "node:crypto";
import type { Clock } from "#app/platform/clock.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { formatDateTime, pluralize } from "#app/platform/format.ts";
import type { SamlProvider } from "../saml/provider.server.ts";
import { doubtful, fine, type TrialStep } from "./trial.ts";

/** Enough time to agree on a change of keys with whoever runs the provider. */
const SOON_MS = 45 * DAY_MS;

/** Looks at what a sign-in needs; nobody is asked, because everything that counts lies here. */
export function trySaml(provider: SamlProvider, clock: Clock): TrialStep[] {
  const { identityProvider, own, acsUrl } = provider;
  const { host } = new URL(identityProvider.entryPoint);
  const count = pluralize(identityProvider.certificates.length, "certificado", "certificados");
  return [
    fine(`Entra por ${host}, con ${count} de firma.`),
    ...identityProvider.certificates.map((pem, index, { length }) =>
      ends(pem, clock, {
        name: length === 1 ? "El certificado del proveedor" : `El certificado ${index + 1} del proveedor`,
        remedy: "Pide la descripción con el certificado siguiente; la plataforma no revisa la vigencia al entrar.",
      }),
    ),
    own
      ? ends(own.certificate, clock, {
          name: "El certificado de esta plataforma",
          remedy: "Haz un par nuevo y entrega al proveedor la descripción nueva.",
        })
      : fine("Sin SAML_SP_KEY esta plataforma no firma sus solicitudes ni abre aserciones cifradas."),
    fine(`Descripción para registrar: ${new URL("/auth/saml/metadata", acsUrl).href}`),
    keysStep(provider),
  ];
}

function ends(pem: string, clock: Clock, { name, remedy }: { name: string; remedy: string }): TrialStep {
  const end = new Date(new X509Certificate(pem).validTo);
  const left = end.getTime() - clock.now().getTime();
  const at = formatDateTime(end.toISOString());
  if (left < 0) return doubtful(`${name} venció el ${at}.`, remedy);
  return left < SOON_MS ? doubtful(`${name} vence el ${at}.`, remedy) : fine(`${name} vence el ${at}.`);
}

function keysStep({ attributes, isEmailVerified }: SamlProvider): TrialStep {
  const keys = [
    ...(attributes.identifier === undefined ? [] : [`el RUT, si llega en «${attributes.identifier}»`]),
    ...(isEmailVerified ? ["su correo confirmado"] : []),
  ];
  return fine(`Reconocerá a cada persona por ${keys.join(" o por ")}; eso se ve al entrar.`);
}
