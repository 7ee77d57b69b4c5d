import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signInWays } from "#app/features/access/ways.server.ts";
import { ownPath } from "#app/platform/own-path.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { LoginScreen } from "./login-screen.tsx";

export const meta: MetaFunction = () => [{ title: "Iniciar sesión · Desarrollo Profesional" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const returnTo = ownPath(new URL(request.url).searchParams.get("volver"));
  return { ways: signInWays(getSettings()), returnTo };
}

export default function LoginRoute() {
  return <LoginScreen {...useLoaderData<typeof loader>()} />;
}
