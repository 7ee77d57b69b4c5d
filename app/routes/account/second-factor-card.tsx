import type { FactorState } from "#app/features/access/second-factor/factors.server.ts";
import { pluralize } from "#app/platform/format.ts";
import { Card } from "#app/ui/card.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

/** What the account has besides the password; it is changed on a page of its own. */
export function SecondFactorCard({ factors: { totp, recoveryCodesLeft, passkeys } }: { factors: FactorState }) {
  const left = pluralize(recoveryCodesLeft, "código de recuperación", "códigos de recuperación");
  return (
    <Card as="section" aria-labelledby="segundo-factor">
      <h2 id="segundo-factor">Segundo factor y llaves de acceso</h2>
      <dl className="mt-3 mb-4 grid gap-x-8 gap-y-2.5 rows:grid-cols-2">
        <div>
          <dt className="text-sm text-ink-3">Aplicación de códigos</dt>
          <dd>{totp ? `Activada · ${left}` : "Desactivada"}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-3">Llaves de acceso</dt>
          <dd>{passkeys.length === 0 ? "Ninguna" : passkeys.map(({ name }) => name).join(", ")}</dd>
        </div>
      </dl>
      <LinkButton to="/account/second-factor" variant="secondary">
        Administrar
      </LinkButton>
    </Card>
  );
}
