import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import type { OfferChange } from "#app/features/offers/api-schemas.server.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import type { ShownOffer } from "./screen-data.ts";

export type ChangeOffer = {
  busy: boolean;
  problem: ApiError | null;
  /** @returns whether it was done */
  send: (change: OfferChange) => Promise<boolean>;
};

/** Sends what the student changes of an offer, and shows it as the server has it then. */
export function useOfferChange({ id, updatedAt }: Pick<ShownOffer, "id" | "updatedAt">): ChangeOffer {
  const { revalidate, state } = useRevalidator();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const send = async (change: OfferChange) => {
    setSending(true);
    setProblem(null);
    try {
      await postJson(`/api/job-offers/${id}`, { ...change, updatedAt });
      revalidate();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
      return false;
    } finally {
      setSending(false);
    }
  };
  // Until the new state has come, another change would be one of the old state.
  return { busy: sending || state !== "idle", problem, send };
}
