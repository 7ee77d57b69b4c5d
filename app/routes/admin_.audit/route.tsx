import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { requirePermission, staffMember } from "#app/http/page.server.ts";
import { OfficePage } from "#app/routes/admin/admin-subpage.tsx";
import { ChainCard } from "./chain-card.tsx";
import { TrailList } from "./trail-list.tsx";

const TITLE = "Rastro";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs) {
  return { user: staffMember(await requirePermission(args, "audit")) };
}

/** Filters and pages are in the URL and load their own data: changing them must not reload the page's data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export default function AuditScreen() {
  const { user } = useLoaderData<typeof loader>();
  return (
    <OfficePage user={user} title={TITLE} lead="Quién del equipo hizo qué, a quién y cuándo. Solo se agregan filas.">
      <ChainCard />
      <TrailList />
    </OfficePage>
  );
}
