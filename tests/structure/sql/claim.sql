-- a job
update "jobs"
set "status" = ?, "lease_owner" = ?, "lease_until" = ?, "attempts" = attempts + 1
where "id" = (select "candidate"."id"
  from "jobs" as "candidate"
  where ((candidate.status = 'queued'
        and "candidate"."run_after" <= ?)
      or (candidate.status = ?
        and candidate.lease_until <= ?))
    and "candidate"."kind" = ?
    and ("candidate"."user_id" is null
      or "candidate"."user_id" not in (select id
      from users
      where blocked_at is not null))
  order by "candidate"."id"
  limit ?)
returning *;
--   SEARCH jobs USING INTEGER PRIMARY KEY (rowid=?)
--   SCALAR SUBQUERY 2
--     SCAN candidate
--     LIST SUBQUERY 1
--       SCAN users USING INDEX users_blocked
--       CREATE BLOOM FILTER

-- a mail
update "outbox"
set "status" = ?, "lease_owner" = ?, "lease_until" = ?, "attempts" = attempts + 1
where "id" = (select "candidate"."id"
  from "outbox" as "candidate"
  where ((candidate.status = 'queued'
        and "candidate"."next_attempt_at" <= ?)
      or (candidate.status = ?
        and candidate.lease_until <= ?))
    and ("candidate"."expires_at" is null
      or "candidate"."expires_at" > ?)
    and not exists (select "older"."id"
    from "outbox" as "older"
    where "older"."topic" = "candidate"."topic"
      and "older"."recipient" = "candidate"."recipient"
      and "older"."id" < "candidate"."id"
      and "older"."status" = ?)
    and "candidate"."id" not in (select id
    from held_mails)
  order by "candidate"."next_attempt_at", "candidate"."id"
  limit ?)
returning *;
--   SEARCH outbox USING INTEGER PRIMARY KEY (rowid=?)
--   SCALAR SUBQUERY 3
--     MULTI-INDEX OR
--       INDEX 1
--         SEARCH candidate USING INDEX outbox_status (status=?)
--       INDEX 2
--         SEARCH candidate USING INDEX outbox_status (status=?)
--     LIST SUBQUERY 2
--       SCAN users EXISTS USING INDEX users_blocked
--       SCAN mail
--       LIST SUBQUERY 6
--         SCAN users USING INDEX users_blocked
--         CREATE BLOOM FILTER
--       LIST SUBQUERY 7
--         COMPOUND QUERY
--           LEFT-MOST SUBQUERY
--             SCAN users USING INDEX users_blocked
--             SEARCH coach_sessions USING COVERING INDEX coach_sessions_user (user_id=?)
--             CREATE BLOOM FILTER
--           UNION ALL
--             SCAN users USING INDEX users_blocked
--             SEARCH waiting_list USING COVERING INDEX waiting_list_user (user_id=?)
--             CREATE BLOOM FILTER
--           UNION ALL
--             SCAN users USING INDEX users_blocked
--             CREATE BLOOM FILTER
--           UNION ALL
--             SCAN users USING INDEX users_blocked
--             CREATE BLOOM FILTER
--       CREATE BLOOM FILTER
--     CORRELATED SCALAR SUBQUERY 1
--       SEARCH older USING INDEX outbox_status (status=?)
--     USE TEMP B-TREE FOR ORDER BY
