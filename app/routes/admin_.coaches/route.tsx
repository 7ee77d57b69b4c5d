import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requirePermission, staffMember } from "#app/http/page.server.ts";
import { OfficePage } from "#app/routes/admin/admin-subpage.tsx";
import { CoachCards } from "./coach-cards.tsx";

const TITLE = "Coaches y ausencias";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs) {
  return { user: staffMember(await requirePermission(args, "coaches")) };
}

export default function CoachesScreen() {
  const { user } = useLoaderData<typeof loader>();
  return (
    <OfficePage
      user={user}
      title={TITLE}
      lead={
        "Quién atiende, cuándo y cómo. Lo que cambies vale para las próximas " +
        "reservas; las citas ya agendadas quedan como están."
      }
    >
      <CoachCards />
    </OfficePage>
  );
}
