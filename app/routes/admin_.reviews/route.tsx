import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useNavigate, useSearchParams } from "@remix-run/react";
import { requirePermission, staffMember } from "#app/http/page.server.ts";
import { OfficePage } from "#app/routes/admin/admin-subpage.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { RequestList } from "./request-list.tsx";

const TITLE = "Solicitudes de revisión";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs) {
  return { user: staffMember(await requirePermission(args, "reviews")) };
}

export default function ReviewsScreen() {
  const { user } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <OfficePage
      user={user}
      title={TITLE}
      lead="Personas que piden que alguien revise un puntaje hecho por la máquina. La respuesta aparece en su cuenta."
    >
      <Tabs
        label="Solicitudes"
        selected={search.get("status") === "answered" ? "answered" : "open"}
        onSelect={(id) => navigate({ search: id === "open" ? "" : `?status=${id}` }, { preventScrollReset: true })}
        items={[
          { id: "open", label: "Abiertas", panel: <RequestList status="open" /> },
          { id: "answered", label: "Respondidas", panel: <RequestList status="answered" /> },
        ]}
      />
    </OfficePage>
  );
}
