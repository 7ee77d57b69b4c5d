import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { PageInfo } from "#app/features/admin/list-api-schemas.server.ts";
import type { AdminTab } from "#app/features/admin/list-options.ts";
import type {
  AdminCoach,
  AdminReviewRequest,
  AdminSummary,
  SystemState,
  TermReport,
} from "#app/features/admin/panel-api-schemas.server.ts";

/** The reads of the panel: each key is the path. */

const ADMIN = "/api/admin";

/** A page of a list; the page before stays in sight until the new one is there. */
export function useList<Page extends PageInfo>(tab: AdminTab, query: string): UseQueryResult<Page> {
  return useQuery<Page>({ queryKey: [ADMIN, query ? `${tab}?${query}` : tab], placeholderData: keepPreviousData });
}

export function useSummary(): UseQueryResult<AdminSummary> {
  return useQuery<AdminSummary>({ queryKey: [ADMIN, "summary"] });
}

export function useSystem(): UseQueryResult<SystemState> {
  return useQuery<SystemState>({ queryKey: [ADMIN, "system"] });
}

/** All coaches, also those who take no bookings now. */
export function useCoaches(): UseQueryResult<AdminCoach[]> {
  return useQuery<{ coaches: AdminCoach[] }, Error, AdminCoach[]>({
    queryKey: [ADMIN, "coaches"],
    select: (answer) => answer.coaches,
  });
}

export function useReviewRequests(status: "open" | "answered"): UseQueryResult<AdminReviewRequest[]> {
  return useQuery<{ requests: AdminReviewRequest[] }, Error, AdminReviewRequest[]>({
    queryKey: [ADMIN, `review-requests?status=${status}`],
    select: (answer) => answer.requests,
  });
}

/** Days of Chile, both included; nothing is read while the period is not whole. */
export function useTermReport({ from, to }: { from: string; to: string }): UseQueryResult<TermReport> {
  return useQuery<TermReport>({
    queryKey: [ADMIN, `report?${new URLSearchParams({ from, to })}`],
    enabled: from !== "" && to !== "" && from <= to,
  });
}

/**
 * After a change: what is in sight is read again, the rest when it comes into sight. All of the panel, since every
 * act is also a row among the activities and moves a counter. Resolves when it is there or has failed.
 */
export function useRefreshAdmin(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: [ADMIN] }), [client]);
}
