import type { Prompt } from "./chat-model.ts";

/** Renders a task's prompt as the two texts that every engine takes. */

export type RenderedPrompt = { system: string; user: string };

/** Markers of chat templates and of our own fences: in text written by people they must not act as structure. */
const TEMPLATE_MARKS = /<\|[^<>|]{0,64}\|>|<\/?s>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:start|end)_of_turn>/giu;
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;

/** Removes everything from a text that could end its fence or be read as a turn of the conversation. */
function harmless(text: string): string {
  return text
    .replace(CONTROL, (char) => (char === "\n" || char === "\t" ? char : " "))
    .replace(TEMPLATE_MARKS, " ")
    .replaceAll("<<<", "‹‹‹")
    .replaceAll(">>>", "›››");
}

/** Deterministic: the same prompt gives the same bytes. */
export function renderPrompt({ system, parts }: Prompt): RenderedPrompt {
  const user = parts.map((part) =>
    "data" in part ? `<<<${part.label}\n${harmless(part.data)}\n${part.label}>>>` : part.text,
  );
  return { system, user: user.join("\n\n") };
}
