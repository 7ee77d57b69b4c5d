import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { fetchPartsWhenIdle } from "#app/ui/deferred/fetch-when-idle.ts";
import { watchTyping } from "#app/ui/deferred/unsent-text.ts";

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
