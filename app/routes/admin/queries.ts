import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Cohorts } from "#app/features/admin/cohorts.server.ts";
import type { PageInfo } from "#app/features/admin/list-answer-schemas.server.ts";
import type { AdminTab } from "#app/features/admin/list-options.ts";
import type {
  AdminCoach,
  AdminReviewRequest,
  AdminSummary,
  SystemState,
  TermReport,
} from "#app/features/admin/panel-api-schemas.server.ts";

import type { AdminToday } from "#app/features/admin/today/today-schema.server.ts";
import { useMay } from "./may.ts";

/** React Query hooks of the panel: each key is the API path. */

const ADMIN = "/api/admin";

/** One page of a list; the previous page stays visible until the new one is loaded. */
export function useList<Page extends PageInfo>(tab: AdminTab, query: string): UseQueryResult<Page> {
  return useQuery<Page>({ queryKey: [ADMIN, query ? `${tab}?${query}` : tab], placeholderData: keepPreviousData });
}

export function useSummary(): UseQueryResult<AdminSummary> {
  return useQuery<AdminSummary>({ queryKey: [ADMIN, "summary"], enabled: useMay("people") });
}

/** What a change of a session may promise about mails. */
export function useMailPromise(): string {
  const { data } = useSummary();
  if (!data) return "Se avisa por email, si está configurado.";
  return data.mail.smtpConfigured
    ? "Se avisa por email a quien tenga un correo propio."
    : "El correo no está configurado: avisa tú a la persona y al coach.";
}

export function useToday(): UseQueryResult<AdminToday> {
  return useQuery<AdminToday>({ queryKey: [ADMIN, "today"], enabled: useMay("people") });
}

export function useCohorts(): UseQueryResult<Cohorts> {
  return useQuery<Cohorts>({ queryKey: [ADMIN, "cohorts"], enabled: useMay("report") });
}

export function useSystem(): UseQueryResult<SystemState> {
  return useQuery<SystemState>({ queryKey: [ADMIN, "system"] });
}

/** All coaches, including those who currently take no bookings. */
export function useCoaches(): UseQueryResult<AdminCoach[]> {
  return useQuery<{ coaches: AdminCoach[] }, Error, AdminCoach[]>({
    queryKey: [ADMIN, "coaches"],
    enabled: useMay("coaches"),
    select: (answer) => answer.coaches,
  });
}

export function useReviewRequests(status: "open" | "answered"): UseQueryResult<AdminReviewRequest[]> {
  return useQuery<{ requests: AdminReviewRequest[] }, Error, AdminReviewRequest[]>({
    queryKey: [ADMIN, `review-requests?status=${status}`],
    select: (answer) => answer.requests,
  });
}

/** @param query period and cohort; null while there is no complete period: then nothing is loaded */
export function useTermReport(query: string | null): UseQueryResult<TermReport> {
  return useQuery<TermReport>({ queryKey: [ADMIN, `report?${query}`], enabled: query !== null });
}

/**
 * Call it after a change: visible data is loaded again now, other data when it becomes visible. It covers the whole
 * panel, because every action also adds an activity and changes a counter. Resolves when loading has finished or
 * failed.
 */
export function useRefreshAdmin(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: [ADMIN] }), [client]);
}
