import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { Desk, DeskDetail } from "#app/features/privacy/rights/rights-schemas.server.ts";

const RIGHTS = ["/api/admin", "rights"] as const;

/** @param query filters as in the address */
export function useDesk(query: string): UseQueryResult<Desk> {
  return useQuery<Desk>({ queryKey: [RIGHTS[0], `rights?${query}`], placeholderData: keepPreviousData });
}

export function useDeskRequest(id: string): UseQueryResult<DeskDetail> {
  return useQuery<DeskDetail>({ queryKey: [...RIGHTS, id] });
}
