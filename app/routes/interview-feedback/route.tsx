import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "#app/http/page.server.ts";
import { ComingScreen } from "#app/routes/shell/coming-screen.tsx";

export const meta: MetaFunction = () => [{ title: "Resultado de Entrevista · Desarrollo Profesional" }];

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  return { user: { name: user.name, role: user.role } };
}

export default function InterviewFeedbackScreen() {
  const { user } = useLoaderData<typeof loader>();
  return (
    <ComingScreen
      user={user}
      title="Resultado de Entrevista"
      art="/art/spot-feedback.svg"
      promise="Aquí vas a ver cómo te fue en tu entrevista."
    />
  );
}
