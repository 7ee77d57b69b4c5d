import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readInstitutionData } from "#app/features/admin/institution/read-institution.server.ts";
import { requireAdmin } from "#app/http/page.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { OfficePage } from "#app/routes/admin/admin-subpage.tsx";
import { InstitutionForm } from "./institution-form.tsx";

const TITLE = "Institución";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs) {
  const { name } = await requireAdmin(args);
  const data = await readInstitutionData(getDb(), getSettings());
  return { user: { name }, data, now: new Date().toISOString() };
}

export default function InstitutionScreen() {
  const { user, data, now } = useLoaderData<typeof loader>();
  return (
    <OfficePage
      user={user}
      title={TITLE}
      lead="Nombre, logo, color, contactos y textos. Los cambios se ven al guardar, sin reiniciar."
    >
      <InstitutionForm data={data} now={now} />
    </OfficePage>
  );
}
