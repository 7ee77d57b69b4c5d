import type { SignInState } from "#app/features/admin/admin-office.ts";
import { postJson } from "#app/http/api.ts";
import { countText } from "#app/routes/admin/count-text.ts";
import { useAct } from "#app/routes/admin/use-act.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.tsx";
import { Fact, Facts } from "./facts.tsx";

/** What slows sign-ins down now, and how to end the waiting that is no account's own. */
export function SignInCard({ state }: { state: SignInState }) {
  const { busy, failure, act } = useAct();
  const clear = async () => {
    const result = await act(() => postJson("/api/admin/login-delays/clear"));
    if (result && result.failure === undefined) {
      notify({ tone: "ok", title: "Esperas quitadas", detail: "Las cuentas frenadas siguen frenadas." });
    }
  };
  return (
    <Facts title="Ingreso">
      <Fact term="Alerta">{state.isAlarmUp ? "Muchas cuentas probadas: navegadores nuevos esperan" : "No"}</Fact>
      <Fact term="Direcciones lentas">{countText(state.slowNetworks)}</Fact>
      <Fact term="Esperan ahora">{countText(state.waiting)}</Fact>
      <Fact term="Nombres frenados">{countText(state.blockedNames)}</Fact>
      {(state.isAlarmUp || state.slowNetworks > 0) && (
        <div className="mt-4">
          <Button variant="secondary" busy={busy} onClick={clear}>
            Quitar esperas
          </Button>
        </div>
      )}
      {failure !== null && <Alert tone="bad" role="alert" title={failure} className="mt-4" />}
    </Facts>
  );
}
