import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { Plus } from "lucide-react";
import { requirePermission, staffMember } from "#app/http/page.server.ts";
import { OfficePage } from "#app/routes/admin/admin-subpage.tsx";
import { Button } from "#app/ui/button.tsx";
import { QuestionBank } from "./question-bank.tsx";
import { NEW, useEditing } from "./use-editing.ts";

const TITLE = "Preguntas de entrevista";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs) {
  return { user: staffMember(await requirePermission(args, "questions")) };
}

/** Filters are in the URL: changing them must not reload the page's data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export default function QuestionsScreen() {
  const { user } = useLoaderData<typeof loader>();
  const editing = useEditing();
  return (
    <OfficePage
      user={user}
      title={TITLE}
      lead="Cada cambio hace una versión nueva; los resultados dicen con cuál se hizo la entrevista."
      actions={
        <Button variant="secondary" icon={Plus} onClick={() => editing.open(NEW)}>
          Agregar pregunta
        </Button>
      }
    >
      <QuestionBank editing={editing} />
    </OfficePage>
  );
}
