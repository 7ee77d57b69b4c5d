-- of a coach
select *
from "coaches"
where "is_active" = ?
  and "email" != ?
  and "id" = ?;
--   SEARCH coaches USING INTEGER PRIMARY KEY (rowid=?)

select "starts_at", "ends_at"
from "coach_sessions"
where "coach_id" = ?
  and "status" != ?
  and "ends_at" > ?
order by "starts_at";
--   SEARCH coach_sessions USING INDEX coach_sessions_one_live (coach_id=?)

select "starts_local" as "from", "ends_local" as "until"
from "coach_absences"
where "coach_id" = ?
  and "ends_local" > ?;
--   SEARCH coach_absences USING INDEX coach_absences_coach (coach_id=?)

select "busy"."starts_at" as "startsAt", "busy"."ends_at" as "endsAt"
from "coach_busy" as "busy"
inner join "coach_calendars" as "calendar" on "calendar"."coach_id" = "busy"."coach_id"
where "busy"."coach_id" = ?
  and "busy"."ends_at" > ?
  and "calendar"."read_at" >= ?;
--   SEARCH calendar USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH busy USING INDEX sqlite_autoindex_coach_busy_1 (coach_id=?)

select "offered_starts_at", "user_id"
from "waiting_list"
where "coach_id" = ?
  and "status" = ?;
--   SEARCH waiting_list USING INDEX waiting_list_one_offer (coach_id=?)
