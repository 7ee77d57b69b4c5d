import type { MetaFunction } from "@remix-run/node";
import { LoginScreen } from "./login-screen.tsx";

export const meta: MetaFunction = () => [{ title: "Iniciar sesión · Desarrollo Profesional" }];

export default LoginScreen;
