-- of a coach
select *
from "coaches"
where "id" = ?
  and "is_active" = ?;
--   SEARCH coaches USING INTEGER PRIMARY KEY (rowid=?)

select "starts_at", "ends_at"
from "coach_sessions"
where "coach_id" = ?
  and "status" != ?
  and "ends_at" > ?
order by "starts_at";
--   SEARCH coach_sessions USING INDEX coach_sessions_one_live (coach_id=?)

select "date"
from "coach_blocked_dates"
where "coach_id" = ?;
--   SEARCH coach_blocked_dates USING COVERING INDEX sqlite_autoindex_coach_blocked_dates_1 (coach_id=?)

select "offered_starts_at", "user_id"
from "waiting_list"
where "coach_id" = ?
  and "status" = ?;
--   SEARCH waiting_list USING INDEX waiting_list_one_offer (coach_id=?)
