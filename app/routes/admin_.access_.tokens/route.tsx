import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listTokens } from "#app/features/access/tokens/tokens.server.ts";
import { requirePermission, staffMember } from "#app/http/page.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { OfficePage } from "#app/routes/admin/admin-subpage.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { NewToken } from "./new-token.tsx";
import { TokenList } from "./token-list.tsx";

const TITLE = "Llaves de programas";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs) {
  const user = await requirePermission(args, "tokens");
  return { user: staffMember(user), tokens: await listTokens(getDb()) };
}

export default function TokensScreen() {
  const { user, tokens } = useLoaderData<typeof loader>();
  return (
    <OfficePage
      user={user}
      title={TITLE}
      back={{ to: "/admin/access", label: "Volver a Formas de ingreso" }}
      lead="Con una llave un programa de la universidad entra sin persona. Cada una abre una sola cosa y vence."
    >
      <NewToken />
      <Alert tone="info" title="Una llave dura lo que dura la cuenta de quien la creó" className="my-4">
        <p>Si esa cuenta se desactiva, se borra o pierde el rol, sus llaves quedan revocadas en el momento.</p>
      </Alert>
      <TokenList tokens={tokens} />
    </OfficePage>
  );
}
