import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { rememberPerson } from "#app/http/lost-session.ts";
import { fetchPartsWhenIdle } from "#app/ui/deferred/fetch-when-idle.ts";
import { watchTyping } from "#app/ui/deferred/unsent-text.ts";

rememberPerson();
watchTyping();
fetchPartsWhenIdle();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
