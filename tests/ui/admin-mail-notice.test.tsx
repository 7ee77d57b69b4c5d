// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { json, SUMMARY, server, show } from "./admin-screen.tsx";

// The notice used to name the cause of a message that only waits.
it.each(["El buzón está lleno.", null])(
  "failed mails name a cause only when all share it: %s",
  async (failureCause) => {
    const counts = { ...SUMMARY.mail.counts, failed: 2 };
    const mail = { ...SUMMARY.mail, counts, lastError: "El servidor no responde.", failureCause };
    server.answers.summary = json({ ...SUMMARY, mail });
    await show();
    const notice = (await screen.findByText("2 correos no se pudieron enviar")).closest("div")?.parentElement;
    expect(notice?.textContent).toContain(failureCause ?? "Por causas distintas.");
    expect(notice?.textContent).not.toContain("El servidor no responde.");
  },
);
