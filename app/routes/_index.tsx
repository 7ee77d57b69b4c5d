import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { homeOf } from "#app/features/auth/landing-path.ts";
import { optionalUser } from "#app/http/page.server.ts";
import { LoginScreen } from "./login/login-screen.tsx";

export const meta: MetaFunction = () => [{ title: "Iniciar sesión · Desarrollo Profesional" }];

/** Redirects a signed-in user to the home screen; /login always shows the form. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await optionalUser(args);
  return user ? redirect(homeOf(user.role)) : null;
}

export default LoginScreen;
