-- what is too old
select "id", "created_at" < ? as "old", (("cv_analyses"."user_id" is null
      or "cv_analyses"."user_id" not in (select id
      from users
      where blocked_at is not null))
    and "processing_status" != ?
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
--   LIST SUBQUERY 1
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER

select "id", "started_at" < ? as "old", (("interviews"."user_id" is null
      or "interviews"."user_id" not in (select id
      from users
      where blocked_at is not null))
    and "status" != ?
    and "student_name" != ?) as "due"
from "interviews"
where "id" > ?
order by "id"
limit ?;
--   SEARCH interviews USING INTEGER PRIMARY KEY (rowid>?)
--   LIST SUBQUERY 1
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER

select "id", "created_at" < ? as "old", ("practice_attempts"."user_id" is null
    or "practice_attempts"."user_id" not in (select id
    from users
    where blocked_at is not null)) as "due"
from "practice_attempts"
where "id" > ?
order by "id"
limit ?;
--   SEARCH practice_attempts USING INTEGER PRIMARY KEY (rowid>?)
--   LIST SUBQUERY 1
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER

select "id", "created_at" < ? as "old", (("job_offers"."user_id" is null
      or "job_offers"."user_id" not in (select id
      from users
      where blocked_at is not null))
    and "updated_at" < ?) as "due"
from "job_offers"
where "id" > ?
order by "id"
limit ?;
--   SEARCH job_offers USING INTEGER PRIMARY KEY (rowid>?)
--   LIST SUBQUERY 1
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER

delete
from "job_offers"
where "deleted_at" < ?
  and ("job_offers"."user_id" is null
    or "job_offers"."user_id" not in (select id
    from users
    where blocked_at is not null))
returning "id";
--   SEARCH job_offers USING INDEX job_offers_deleted (deleted_at<?)
--   LIST SUBQUERY 1
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER
--   SEARCH interviews USING COVERING INDEX interviews_job_offer (job_offer_id=?)

select "id", "created_at" < ? as "old", (("coach_sessions"."user_id" is null
      or "coach_sessions"."user_id" not in (select id
      from users
      where blocked_at is not null))
    and "ends_at" < ?
    and ("client_phone" != ?
      or "message" != ?
      or exists (select "session_id"
      from "session_notes"
      where "session_id" = "coach_sessions"."id"))) as "due"
from "coach_sessions"
where "id" > ?
order by "id"
limit ?;
--   SEARCH coach_sessions USING INTEGER PRIMARY KEY (rowid>?)
--   LIST SUBQUERY 1
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH session_notes USING INTEGER PRIMARY KEY (rowid=?)

select "id", "created_at" < ? as "old", (("interview_feedback"."user_id" is null
      or "interview_feedback"."user_id" not in (select id
      from users
      where blocked_at is not null))
    and "comments" != ?) as "due"
from "interview_feedback"
where "id" > ?
order by "id"
limit ?;
--   SEARCH interview_feedback USING INTEGER PRIMARY KEY (rowid>?)
--   LIST SUBQUERY 1
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER

select "id", "created_at" < ? as "old", ("activities"."user_id" is null
    or "activities"."user_id" not in (select id
    from users
    where blocked_at is not null)) as "due"
from "activities"
where "id" > ?
order by "id"
limit ?;
--   SEARCH activities USING INTEGER PRIMARY KEY (rowid>?)
--   LIST SUBQUERY 1
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER

select "id", "created_at" < ? as "old", status not in ('queued', 'sending')
  and "outbox"."id" not in (select id
  from held_mails) as "due"
from "outbox"
where "id" > ?
order by "id"
limit ?;
--   SEARCH outbox USING INTEGER PRIMARY KEY (rowid>?)
--   LIST SUBQUERY 1
--     SCAN users EXISTS USING INDEX users_blocked
--     SCAN mail
--     LIST SUBQUERY 5
--       SCAN users USING INDEX users_blocked
--       CREATE BLOOM FILTER
--     LIST SUBQUERY 6
--       COMPOUND QUERY
--         LEFT-MOST SUBQUERY
--           SCAN users USING INDEX users_blocked
--           SEARCH coach_sessions USING COVERING INDEX coach_sessions_user (user_id=?)
--           CREATE BLOOM FILTER
--         UNION ALL
--           SCAN users USING INDEX users_blocked
--           SEARCH waiting_list USING COVERING INDEX waiting_list_user (user_id=?)
--           CREATE BLOOM FILTER
--         UNION ALL
--           SCAN users USING INDEX users_blocked
--           CREATE BLOOM FILTER
--         UNION ALL
--           SCAN users USING INDEX users_blocked
--           CREATE BLOOM FILTER
--     CREATE BLOOM FILTER

select "id", "created_at" < ? as "old", answered_at is not null
  and ("review_requests"."user_id" is null
    or "review_requests"."user_id" not in (select id
    from users
    where blocked_at is not null)) as "due"
from "review_requests"
where "id" > ?
order by "id"
limit ?;
--   SEARCH review_requests USING INTEGER PRIMARY KEY (rowid>?)
--   LIST SUBQUERY 1
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER

delete
from "rights_requests"
where "closed_at" < ?
  and ("rights_requests"."user_id" is null
    or "rights_requests"."user_id" not in (select id
    from users
    where blocked_at is not null));
--   SCAN rights_requests
--   LIST SUBQUERY 1
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER
--   SEARCH rights_events USING COVERING INDEX rights_events_request (request_id=?)

select "id"
from "roster_loads"
where "created_at" < ?
  and "id" not in (select "load_id"
  from "roster_rows"
  where "user_id" in (select "users"."id"
    from "users"
    where "users"."blocked_at" is not null));
--   SCAN roster_loads
--   LIST SUBQUERY 2
--     SEARCH roster_rows USING COVERING INDEX roster_rows_user (user_id=?)
--     LIST SUBQUERY 1
--       SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER

delete
from "api_tokens"
where ("expires_at" < ?
    or "revoked_at" < ?);
--   SCAN api_tokens

select "id", "created_at" < ? as "old", status not in ('waiting', 'offered')
  and ("waiting_list"."user_id" is null
    or "waiting_list"."user_id" not in (select id
    from users
    where blocked_at is not null)) as "due"
from "waiting_list"
where "id" > ?
order by "id"
limit ?;
--   SEARCH waiting_list USING INTEGER PRIMARY KEY (rowid>?)
--   LIST SUBQUERY 1
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER

delete
from "email_changes"
where "expires_at" <= ?
  and ("email_changes"."user_id" is null
    or "email_changes"."user_id" not in (select id
    from users
    where blocked_at is not null));
--   SEARCH email_changes USING INDEX email_changes_expiry (expires_at<?)
--   LIST SUBQUERY 1
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER

delete
from "pending_sign_ins"
where "expires_at" <= ?;
--   SEARCH pending_sign_ins USING COVERING INDEX pending_sign_ins_expiry (expires_at<?)

delete
from "used_challenges"
where "expires_at" <= ?;
--   SEARCH used_challenges USING INDEX used_challenges_expiry (expires_at<?)

delete
from "totp_secrets"
where "confirmed_at" is null
  and "created_at" <= ?;
--   SCAN totp_secrets

delete
from "entry_codes"
where "created_at" <= ?
  and ("entry_codes"."user_id" is null
    or "entry_codes"."user_id" not in (select id
    from users
    where blocked_at is not null));
--   SEARCH entry_codes USING INDEX entry_codes_age (created_at<?)
--   LIST SUBQUERY 1
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER

update "outbox"
set "mail" = iif(is_secret = 1, json_set(mail, '$.text', '', '$.html', ''), mail), "is_secret" = ?
where "is_secret" = ?
  and "expires_at" <= ?;
--   SEARCH outbox USING INDEX outbox_secret (expires_at<?)

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
