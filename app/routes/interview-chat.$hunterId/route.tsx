import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "#app/http/page.server.ts";
import { ComingScreen } from "#app/routes/shell/coming-screen.tsx";

export const meta: MetaFunction = () => [{ title: "Entrevista · Desarrollo Profesional" }];

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  return { user: { name: user.name, role: user.role } };
}

export default function InterviewChatScreen() {
  const { user } = useLoaderData<typeof loader>();
  return (
    <ComingScreen
      user={user}
      title="Entrevista"
      art="/art/spot-feedback.svg"
      promise="Aquí vas a conversar con tu head hunter."
    />
  );
}
