-- what is too old
select "id", "created_at" < ? as "old", ("processing_status" != ?
    and ("results" is not null
      or "text_read" is not null
      or "upload" is not null
      or "read_document" is not null
      or "corrections" is not null)) as "due"
from "cv_analyses"
where "id" > ?
order by "id"
limit ?;
--   SEARCH cv_analyses USING INTEGER PRIMARY KEY (rowid>?)

select "id", "started_at" < ? as "old", ("status" != ?
    and "student_name" != ?) as "due"
from "interviews"
where "id" > ?
order by "id"
limit ?;
--   SEARCH interviews USING INTEGER PRIMARY KEY (rowid>?)

select "id", "created_at" < ? as "old", ("ends_at" < ?
    and ("client_phone" != ?
      or "message" != ?)) as "due"
from "coach_sessions"
where "id" > ?
order by "id"
limit ?;
--   SEARCH coach_sessions USING INTEGER PRIMARY KEY (rowid>?)

select "id", "created_at" < ? as "old", "comments" != ? as "due"
from "interview_feedback"
where "id" > ?
order by "id"
limit ?;
--   SEARCH interview_feedback USING INTEGER PRIMARY KEY (rowid>?)

select "id", "created_at" < ? as "old", 1 as "due"
from "activities"
where "id" > ?
order by "id"
limit ?;
--   SEARCH activities USING INTEGER PRIMARY KEY (rowid>?)

select "id", "created_at" < ? as "old", status not in ('queued', 'sending') as "due"
from "outbox"
where "id" > ?
order by "id"
limit ?;
--   SEARCH outbox USING INTEGER PRIMARY KEY (rowid>?)

select "id", "created_at" < ? as "old", answered_at is not null as "due"
from "review_requests"
where "id" > ?
order by "id"
limit ?;
--   SEARCH review_requests USING INTEGER PRIMARY KEY (rowid>?)

delete
from "rights_requests"
where "closed_at" < ?
  and ("user_id" is null
    or "user_id" not in (select "users"."id"
    from "users"
    where "users"."blocked_at" is not null));
--   SCAN rights_requests
--   LIST SUBQUERY 1
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER
--   SEARCH rights_events USING COVERING INDEX rights_events_request (request_id=?)

select "id"
from "roster_loads"
where "created_at" < ?;
--   SCAN roster_loads

select "id", "created_at" < ? as "old", status not in ('waiting', 'offered') as "due"
from "waiting_list"
where "id" > ?
order by "id"
limit ?;
--   SEARCH waiting_list USING INTEGER PRIMARY KEY (rowid>?)

delete
from "email_changes"
where "expires_at" <= ?;
--   SEARCH email_changes USING COVERING INDEX email_changes_expiry (expires_at<?)

-- ended jobs
select "id"
from "jobs"
where "status" in (?, ?)
  and "finished_at" < ?
order by "id"
limit ?;
--   SCAN jobs

-- mails that came to nothing
update "outbox"
set "status" = ?, "lease_owner" = ?, "lease_until" = ?
where "expires_at" <= ?
  and ("status" = ?
    or ("status" = ?
      and "lease_until" <= ?));
--   MULTI-INDEX OR
--     INDEX 1
--       SEARCH outbox USING INDEX outbox_status (status=?)
--     INDEX 2
--       SEARCH outbox USING INDEX outbox_status (status=?)
