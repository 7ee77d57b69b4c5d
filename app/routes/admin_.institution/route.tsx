import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useQuery } from "@tanstack/react-query";
import type { InstitutionData } from "#app/features/admin/institution/institution-schema.server.ts";
import { requirePermission, staffMember } from "#app/http/page.server.ts";
import { OfficePage } from "#app/routes/admin/admin-subpage.tsx";
import { ReadFailure } from "#app/routes/admin/list/read-failure.tsx";
import { Card } from "#app/ui/card.tsx";
import { LoadingRows } from "#app/ui/skeleton.tsx";
import { InstitutionForm } from "./institution-form.tsx";

const TITLE = "Institución";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs) {
  return { user: staffMember(await requirePermission(args, "institution")) };
}

export default function InstitutionScreen() {
  const { user } = useLoaderData<typeof loader>();
  return (
    <OfficePage
      user={user}
      title={TITLE}
      lead="Nombre, logo, color, contactos y textos. Los cambios se ven al guardar, sin reiniciar."
    >
      <LoadedForm />
    </OfficePage>
  );
}

/** What is typed stays when the data are read again: the form has its own copy. */
function LoadedForm() {
  const read = useQuery<InstitutionData>({ queryKey: ["/api/admin", "institution"] });
  if (read.data) return <InstitutionForm data={read.data} />;
  if (read.isError) return <ReadFailure read={read} title="Error al obtener los datos" />;
  return (
    <Card pad="none">
      <LoadingRows text="Cargando datos..." rows={5} />
    </Card>
  );
}
