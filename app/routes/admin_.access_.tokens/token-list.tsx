import { useRevalidator } from "@remix-run/react";
import { CircleCheckBig, CircleStop, Clock, KeyRound } from "lucide-react";
import { useState } from "react";
import { SCOPE_NAMES } from "#app/features/access/tokens/scopes.ts";
import type { ApiToken } from "#app/features/access/tokens/tokens.server.ts";
import { postJson } from "#app/http/api.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { ConfirmDialog } from "#app/routes/admin/confirm-dialog.tsx";
import { useCommand } from "#app/routes/admin/use-command.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { type Glyph, Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.tsx";

const STATES: Record<ApiToken["state"], { words: string; tone: BadgeTone; glyph: Glyph }> = {
  active: { words: "Activa", tone: "ok", glyph: CircleCheckBig },
  expired: { words: "Vencida", tone: "neutral", glyph: Clock },
  revoked: { words: "Revocada", tone: "neutral", glyph: CircleStop },
};

/** The tokens with their state and last use; one that works is revoked with two presses. */
export function TokenList({ tokens }: { tokens: ApiToken[] }) {
  const { busy, failure, run, forget } = useCommand();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<ApiToken | null>(null);
  const close = () => {
    setChosen(null);
    forget();
  };
  const revoke = async () => {
    if (!chosen) return;
    const outcome = await run(() => postJson(`/api/admin/tokens/${chosen.id}/revoke`));
    if (!outcome || outcome.failure !== undefined) return;
    notify({ tone: "ok", title: "Llave revocada", detail: `${chosen.name} ya no abre nada.` });
    close();
    revalidate();
  };
  if (tokens.length === 0) {
    return (
      <Card className="flex items-center gap-3 text-ink-2">
        <Icon glyph={KeyRound} size={20} />
        Todavía no hay llaves. Crea una cuando un programa la necesite.
      </Card>
    );
  }
  return (
    <Card pad="none" className="overflow-hidden">
      <DataTable caption="Llaves de programas" columns={columns(setChosen)} rows={tokens} rowKey={({ id }) => id} />
      <ConfirmDialog
        open={chosen !== null}
        title="Revocar la llave"
        confirm="Revocar"
        busyText="Revocando..."
        danger
        busy={busy}
        failure={failure}
        onConfirm={() => void revoke()}
        onClose={close}
      >
        <p>
          <b className="font-semibold">{chosen?.name}</b> ({chosen?.prefix}…) deja de servir en el momento. El programa
          que la usa necesitará otra.
        </p>
      </ConfirmDialog>
    </Card>
  );
}

function columns(onRevoke: (token: ApiToken) => void): Column<ApiToken>[] {
  return [
    {
      key: "name",
      header: "Llave",
      card: "name",
      cell: ({ name, prefix }) => (
        <span>
          <b className="font-semibold wrap-anywhere">{name}</b>
          <span className="block font-mono text-xs font-normal text-ink-3">{prefix}…</span>
        </span>
      ),
    },
    { key: "scope", header: "Abre", cell: ({ scope }) => scopeWords(scope) },
    {
      key: "made",
      header: "Creada",
      cell: ({ madeBy, createdAt }) => (
        <span>
          {formatDateTime(createdAt)}
          <span className="block text-xs text-ink-3">{madeBy}</span>
        </span>
      ),
    },
    { key: "expires", header: "Vence", cell: ({ expiresAt }) => formatDateTime(expiresAt) },
    {
      key: "used",
      header: "Último uso",
      cell: ({ lastUsedAt, lastUsedNetwork }) =>
        lastUsedAt ? (
          <span>
            {formatDateTime(lastUsedAt)}
            <span className="block text-xs text-ink-3 wrap-anywhere">desde {lastUsedNetwork}</span>
          </span>
        ) : (
          "Nunca"
        ),
    },
    {
      key: "state",
      header: "Estado",
      card: "state",
      cell: ({ state }) => (
        <Badge tone={STATES[state].tone} icon={STATES[state].glyph}>
          {STATES[state].words}
        </Badge>
      ),
    },
    {
      key: "acts",
      header: "Acciones",
      align: "right",
      card: "bare",
      cell: (token) =>
        token.state === "active" ? (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Revocar la llave ${token.name}`}
            onClick={() => onRevoke(token)}
            className="touch:min-h-11 max-rows:min-h-11"
          >
            Revocar
          </Button>
        ) : (
          <span className="text-ink-3">-</span>
        ),
    },
  ];
}

function scopeWords(scope: string): string {
  return Object.hasOwn(SCOPE_NAMES, scope) ? SCOPE_NAMES[scope as keyof typeof SCOPE_NAMES] : scope;
}
