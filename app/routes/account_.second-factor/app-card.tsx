import { useRevalidator } from "@remix-run/react";
import { CircleCheckBig } from "lucide-react";
import { useState } from "react";
import type { FactorState } from "#app/features/access/second-factor/factors.server.ts";
import { postJson } from "#app/http/api.ts";
import { formatDateTime, pluralize } from "#app/platform/format.ts";
import type { ProofWays } from "#app/routes/account/proof-ways.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { notify } from "#app/ui/notify.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { FactorCodeForm } from "./factor-code-form.tsx";
import { IdentityForm } from "./identity-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

type NewApp = { secret: string; qr: string };
type Step =
  | { name: "rest" | "ask" | "renew" | "remove" }
  | { name: "scan"; app: NewApp }
  | { name: "codes"; codes: string[] };

const REST: Step = { name: "rest" };

type AppCardProps = { rut: string; factors: FactorState; ways: ProofWays };

/** The authenticator app: switched on, its recovery codes, switched off. */
export function AppCard({ rut, factors, ways }: AppCardProps) {
  const [step, setStep] = useState<Step>(REST);
  const { revalidate } = useRevalidator();
  const close = () => setStep(REST);
  const showCodes = (codes: string[]) => {
    setStep({ name: "codes", codes });
    revalidate();
  };
  return (
    <Card as="section" aria-labelledby="aplicacion">
      <h2 id="aplicacion" className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        Aplicación de códigos
        {factors.totp && (
          <Badge tone="ok" icon={CircleCheckBig}>
            Activada
          </Badge>
        )}
      </h2>
      <State factors={factors} />
      {step.name === "rest" && <Actions isOn={factors.totp !== null} onChoose={(name) => setStep({ name })} />}
      {step.name === "ask" && (
        <IdentityForm
          rut={rut}
          ways={ways}
          action="Continuar"
          onProof={async (proof) =>
            setStep({ name: "scan", app: await postJson<NewApp>("/api/account/second-factor/totp", proof) })
          }
          onClose={close}
        />
      )}
      {step.name === "scan" && <Scan app={step.app} onCodes={showCodes} onClose={close} />}
      {step.name === "codes" && <RecoveryCodes codes={step.codes} onDone={close} />}
      {step.name === "renew" && (
        <FactorCodeForm
          action="Hacer códigos nuevos"
          onCode={async (answer) => {
            const path = "/api/account/second-factor/recovery-codes";
            showCodes((await postJson<{ recoveryCodes: string[] }>(path, answer)).recoveryCodes);
          }}
          onClose={close}
        />
      )}
      {step.name === "remove" && (
        <FactorCodeForm
          action="Desactivar"
          danger
          takesRecovery
          onCode={async (answer) => {
            await postJson("/api/account/second-factor/totp/remove", answer);
            close();
            notify({ tone: "ok", title: "Aplicación desactivada", detail: "Ya no se pide un código al entrar." });
            revalidate();
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}

function State({ factors: { totp, recoveryCodesLeft } }: { factors: FactorState }) {
  if (!totp) {
    return (
      <p className="mt-1 text-ink-2">
        Una aplicación de tu teléfono (Aegis, Google Authenticator u otra) muestra cada 30 segundos un código, que
        escribes después de tu contraseña. Funciona sin internet.
      </p>
    );
  }
  return (
    <p className="mt-1 text-ink-2">
      Desde el {formatDateTime(totp.since)}
      {totp.lastUsed && ` · Último uso el ${formatDateTime(totp.lastUsed)}`}.{" "}
      {recoveryCodesLeft === 1 ? "Queda " : "Quedan "}
      {pluralize(recoveryCodesLeft, "código de recuperación", "códigos de recuperación")}.
    </p>
  );
}

type ActionsProps = { isOn: boolean; onChoose: (name: "ask" | "renew" | "remove") => void };

function Actions({ isOn, onChoose }: ActionsProps) {
  const hydrated = useHydrated();
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {isOn ? (
        <>
          <Button variant="secondary" waiting={!hydrated} onClick={() => onChoose("renew")}>
            Códigos de recuperación nuevos
          </Button>
          <Button variant="danger" waiting={!hydrated} onClick={() => onChoose("remove")}>
            Desactivar
          </Button>
        </>
      ) : (
        <Button waiting={!hydrated} onClick={() => onChoose("ask")}>
          Activar
        </Button>
      )}
    </div>
  );
}

type ScanProps = { app: NewApp; onCodes: (codes: string[]) => void; onClose: () => void };

function Scan({ app, onCodes, onClose }: ScanProps) {
  return (
    <div className="mt-4">
      <p className="text-ink-2">Escanea este código con la aplicación, o escribe en ella la clave.</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(app.qr)}`}
        alt="Código QR para tu aplicación; la clave de abajo dice lo mismo"
        width={200}
        height={200}
        className="my-3 rounded-[0.5rem] border border-line"
      />
      <dl>
        <dt className="text-sm text-ink-3">Clave</dt>
        <dd className="font-mono wrap-anywhere">{app.secret.match(/.{1,4}/g)?.join(" ")}</dd>
      </dl>
      <FactorCodeForm
        action="Activar"
        onCode={async (answer) => {
          const path = "/api/account/second-factor/totp/confirm";
          onCodes((await postJson<{ recoveryCodes: string[] }>(path, answer)).recoveryCodes);
        }}
        onClose={onClose}
      />
    </div>
  );
}
