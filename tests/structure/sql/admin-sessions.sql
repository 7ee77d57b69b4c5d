-- the first page
select "session"."id", "session"."user_id", "user"."rut", "session"."client_name",
  "session"."client_email", "session"."client_phone", "session"."coach_id", "coach"."name" as "coach_name",
  "session"."starts_at", "session"."status", "session"."confirmed_at", "user"."is_active",
  "session"."message", "session"."starts_at" as "slice_key", "session"."id" as "slice_id"
from "coach_sessions" as "session"
inner join "users" as "user" on "user"."id" = "session"."user_id"
inner join "coaches" as "coach" on "coach"."id" = "session"."coach_id"
order by "session"."starts_at" desc, "session"."id" desc
limit ?;
--   SCAN session USING INDEX coach_sessions_start
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH coach USING INTEGER PRIMARY KEY (rowid=?)

select "count"
from "row_counts"
where "name" = ?;
--   SEARCH row_counts USING PRIMARY KEY (name=?)

-- a search that finds many
select id
from users
where id in (select rowid
  from users_search
  where users_search match ?)
limit ?;
--   SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SCAN users_search VIRTUAL TABLE INDEX 0:M3

select "session"."id", "session"."user_id", "user"."rut", "session"."client_name",
  "session"."client_email", "session"."client_phone", "session"."coach_id", "coach"."name" as "coach_name",
  "session"."starts_at", "session"."status", "session"."confirmed_at", "user"."is_active",
  "session"."message", "session"."starts_at" as "slice_key", "session"."id" as "slice_id"
from "coach_sessions" as "session"
inner join "users" as "user" on "user"."id" = "session"."user_id"
inner join "coaches" as "coach" on "coach"."id" = "session"."coach_id"
where +"session"."user_id" in (select id
  from users
  where id in (select rowid
    from users_search
    where users_search match ?))
order by "session"."starts_at" desc, "session"."id" desc
limit ?;
--   SCAN session USING INDEX coach_sessions_start
--   LIST SUBQUERY 2
--     SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--     LIST SUBQUERY 1
--       SCAN users_search VIRTUAL TABLE INDEX 0:M3
--     CREATE BLOOM FILTER
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH coach USING INTEGER PRIMARY KEY (rowid=?)

select count(*) as count
from (select 1 as "one"
  from "coach_sessions" as "session"
  where "session"."user_id" in (select id
    from users
    where id in (select rowid
      from users_search
      where users_search match ?))
  limit ?);
--   CO-ROUTINE (subquery-3)
--     SEARCH session USING COVERING INDEX coach_sessions_user (user_id=?)
--     LIST SUBQUERY 2
--       SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--       LIST SUBQUERY 1
--         SCAN users_search VIRTUAL TABLE INDEX 0:M3
--   SCAN (subquery-3)

-- a search that finds few
select id
from users
where id in (select rowid
  from users_search
  where users_search match ?)
limit ?;
--   SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SCAN users_search VIRTUAL TABLE INDEX 0:M3

select "session"."id", "session"."user_id", "user"."rut", "session"."client_name",
  "session"."client_email", "session"."client_phone", "session"."coach_id", "coach"."name" as "coach_name",
  "session"."starts_at", "session"."status", "session"."confirmed_at", "user"."is_active",
  "session"."message", "session"."starts_at" as "slice_key", "session"."id" as "slice_id"
from "coach_sessions" as "session"
inner join "users" as "user" on "user"."id" = "session"."user_id"
inner join "coaches" as "coach" on "coach"."id" = "session"."coach_id"
where "session"."user_id" in (?)
order by +"session"."starts_at" desc, "session"."id" desc
limit ?;
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH session USING INDEX coach_sessions_user (user_id=?)
--   SEARCH coach USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

select count(*) as count
from (select 1 as "one"
  from "coach_sessions" as "session"
  where "session"."user_id" in (?)
  limit ?);
--   CO-ROUTINE (subquery-1)
--     SEARCH session USING COVERING INDEX coach_sessions_user (user_id=?)
--   SCAN (subquery-1)

-- that were held
select "session"."id", "session"."user_id", "user"."rut", "session"."client_name",
  "session"."client_email", "session"."client_phone", "session"."coach_id", "coach"."name" as "coach_name",
  "session"."starts_at", "session"."status", "session"."confirmed_at", "user"."is_active",
  "session"."message", "session"."starts_at" as "slice_key", "session"."id" as "slice_id"
from "coach_sessions" as "session"
inner join "users" as "user" on "user"."id" = "session"."user_id"
inner join "coaches" as "coach" on "coach"."id" = "session"."coach_id"
where "session"."status" = ?
order by "session"."starts_at" desc, "session"."id" desc
limit ?;
--   SEARCH session USING INDEX coach_sessions_status (status=?)
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH coach USING INTEGER PRIMARY KEY (rowid=?)

select count(*) as count
from (select 1 as "one"
  from "coach_sessions" as "session"
  where "session"."status" = ?
  limit ?);
--   CO-ROUTINE (subquery-1)
--     SEARCH session USING COVERING INDEX coach_sessions_status (status=?)
--   SCAN (subquery-1)
