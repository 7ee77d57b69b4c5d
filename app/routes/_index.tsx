import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signInWays } from "#app/features/access/ways.server.ts";
import { homeOf } from "#app/features/auth/landing-path.ts";
import { optionalUser } from "#app/http/page.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { LoginScreen } from "./login/login-screen.tsx";

export const meta: MetaFunction = () => [{ title: "Iniciar sesión · Desarrollo Profesional" }];

/** Redirects a signed-in user to the home screen; /login always shows the form. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await optionalUser(args);
  if (user) throw redirect(homeOf(user.role));
  return { ways: signInWays(getSettings()) };
}

export default function IndexRoute() {
  return <LoginScreen ways={useLoaderData<typeof loader>().ways} />;
}
