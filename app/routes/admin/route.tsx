import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "#app/http/page.server.ts";
import { ComingScreen } from "#app/routes/shell/coming-screen.tsx";

export const meta: MetaFunction = () => [{ title: "Panel de Administración · Desarrollo Profesional" }];

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireAdmin(args);
  return { user: { name: user.name, role: user.role } };
}

export default function AdminScreen() {
  const { user } = useLoaderData<typeof loader>();
  return (
    <ComingScreen
      user={user}
      title="Panel de Administración"
      art="/art/spot-activity.svg"
      promise="Aquí vas a ver usuarios, análisis y citas."
    />
  );
}
