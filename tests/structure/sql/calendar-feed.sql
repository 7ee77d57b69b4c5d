-- of a coach
select *
from "coach_sessions"
where "coach_id" = ?
  and "starts_at" >= ?
  and ("coach_sessions"."user_id" is null
    or "coach_sessions"."user_id" not in (select id
    from users
    where blocked_at is not null))
  and "status" in (?, ?, ?);
--   SEARCH coach_sessions USING INDEX coach_sessions_coach (coach_id=? AND status=? AND starts_at>?)
--   LIST SUBQUERY 1
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER

select *
from "coach_sessions"
where "coach_id" = ?
  and "starts_at" >= ?
  and ("coach_sessions"."user_id" is null
    or "coach_sessions"."user_id" not in (select id
    from users
    where blocked_at is not null))
  and "status" = ?
  and "updated_at" >= ?;
--   SEARCH coach_sessions USING INDEX coach_sessions_coach (coach_id=? AND status=? AND starts_at>?)
--   LIST SUBQUERY 1
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER
