import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findHunter } from "#app/features/interview/hunters.ts";
import { addressFromCv } from "#app/features/interview/question-sets.server.ts";
import { useHunters } from "#app/features/interview/use-hunters.ts";
import { requireUser } from "#app/http/page.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { listOr } from "#app/platform/format.ts";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Conversation } from "./conversation.tsx";
import { loadChat } from "./load-chat.server.ts";
import { type ChatData, LIST_PATH } from "./screen-data.ts";

export const meta: MetaFunction = () => [{ title: "Entrevista · Desarrollo Profesional" }];

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const user = await requireUser(args);
  const { hunterId = "" } = args.params;
  const data = await loadChat(user, hunterId, args.request.url);
  const isPlain = findHunter(hunterId) && data.offer === null;
  const personal = isPlain ? await addressFromCv(getDb(), user.id, args.request.url) : null;
  if (personal !== null) throw redirect(personal);
  return Response.json(data, { status: data.hunter === null ? 404 : 200 });
}

/** The conversation keeps its own state in the browser: its calls must not reload the page's data. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;

export default function InterviewChatScreen() {
  const data = useLoaderData<ChatData>();
  if (data.hunter === null) return <UnknownHunter user={data.user} />;
  return (
    <PageShell user={data.user} title="Entrevista" layout="full">
      <Conversation key={`${data.hunter.id}-${data.fromCv}-${data.offer?.id}`} data={data} hunter={data.hunter} />
    </PageShell>
  );
}

function UnknownHunter({ user }: Pick<ChatData, "user">) {
  const names = useHunters().map(({ name }) => name);
  return (
    <PageShell user={user} title="Entrevista">
      <div className="grid min-h-[60dvh] place-items-center text-center">
        <div>
          <h1>Head Hunter no encontrado</h1>
          <EmptyState
            art="/art/spot-search.svg"
            title={`Puedes practicar con ${listOr(names)}`}
            level={2}
            action={<LinkButton to={LIST_PATH}>Volver a Entrevistas IA</LinkButton>}
          >
            Esta dirección no es de ninguno de ellos: puede que tenga una letra de más.
          </EmptyState>
        </div>
      </div>
    </PageShell>
  );
}
