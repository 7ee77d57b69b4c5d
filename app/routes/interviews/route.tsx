import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "#app/http/page.server.ts";
import { ComingScreen } from "#app/routes/shell/coming-screen.tsx";

export const meta: MetaFunction = () => [{ title: "Entrevistas IA · Desarrollo Profesional" }];

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  return { user: { name: user.name, role: user.role } };
}

export default function InterviewsScreen() {
  const { user } = useLoaderData<typeof loader>();
  return (
    <ComingScreen
      user={user}
      title="Entrevistas IA"
      art="/art/spot-search.svg"
      promise="Aquí vas a elegir con quién practicar tu próxima entrevista."
    />
  );
}
