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
  order by "candidate"."id"
  limit ?)
returning *;
--   SEARCH jobs USING INTEGER PRIMARY KEY (rowid=?)
--   SCALAR SUBQUERY 1
--     SCAN candidate

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
  order by "candidate"."next_attempt_at", "candidate"."id"
  limit ?)
returning *;
--   SEARCH outbox USING INTEGER PRIMARY KEY (rowid=?)
--   SCALAR SUBQUERY 2
--     MULTI-INDEX OR
--       INDEX 1
--         SEARCH candidate USING INDEX outbox_status (status=?)
--       INDEX 2
--         SEARCH candidate USING INDEX outbox_status (status=?)
--     CORRELATED SCALAR SUBQUERY 1
--       SEARCH older USING INDEX outbox_status (status=?)
--     USE TEMP B-TREE FOR ORDER BY
