import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signInWays } from "#app/features/access/ways.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { LoginScreen } from "./login-screen.tsx";

export const meta: MetaFunction = () => [{ title: "Iniciar sesión · Desarrollo Profesional" }];

export async function loader() {
  return { ways: signInWays(getSettings()) };
}

export default function LoginRoute() {
  return <LoginScreen ways={useLoaderData<typeof loader>().ways} />;
}
