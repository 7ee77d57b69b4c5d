import { bookForStudent, officeBookingSchema } from "#app/features/admin/commands/office-bookings.server.ts";
import { sessionAnswerSchema, sessionsPageSchema } from "#app/features/admin/list-answer-schemas.server.ts";
import { searchLook } from "#app/features/admin/lists/list-looks.ts";
import { LIST_QUERIES } from "#app/features/admin/lists/list-query.server.ts";
import { listPage } from "#app/features/admin/lists/lists.server.ts";
import { findAdminSession, ownSessions } from "#app/features/admin/lists/sessions-list.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "sessions",
  summary: "Lists the sessions with coaches; to a coach the own ones.",
  query: LIST_QUERIES["coach-sessions"],
  answer: { json: sessionsPageSchema },
  refusals: { 400: { bad_cursor: "`cursor` belongs to another order, or is none" } },
  audit: ({ query }, answer) =>
    searchLook(
      "coach-sessions",
      query.q,
      answer.sessions.map((row) => row.userId),
    ),
  async handle({ db, user, extent, query }) {
    const { rows, ...page } = await listPage(db, "coach-sessions", await ownSessions(db, query, { user, extent }));
    return { sessions: rows, ...page };
  },
});
export const action = endpoint({
  method: "POST",
  access: "sessions",
  summary: "Books a session for a student, and mails student and coach.",
  answer: { status: 201, json: sessionAnswerSchema },
  refusals: {
    400: { not_offered: "the coach does not offer this time" },
    404: { "": "no such person", unknown_coach: "no such coach, or one who takes no bookings" },
    409: {
      inactive: "the student's account is not active",
      slot_taken: "somebody has that slot",
      overlap: "the student has another session then",
    },
  },
  body: officeBookingSchema,
  async handle({ db, user, body }) {
    const id = await bookForStudent(db, user.id, body, { settings: getSettings() });
    return Response.json({ session: await findAdminSession(db, id) }, { status: 201 });
  },
});
