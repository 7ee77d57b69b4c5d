import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requirePermission, staffMember } from "#app/http/page.server.ts";
import { OfficePage } from "#app/routes/admin/admin-subpage.tsx";
import { SystemCards } from "./system-cards.tsx";

const TITLE = "Estado del sistema";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs) {
  return { user: staffMember(await requirePermission(args, "system")) };
}

export default function SystemScreen() {
  const { user } = useLoaderData<typeof loader>();
  return (
    <OfficePage user={user} title={TITLE} lead="Lo primero que mira informática cuando algo no anda.">
      <SystemCards />
    </OfficePage>
  );
}
