-- the first page
select "users"."id"
from "users"
where "users"."blocked_at" is not null
limit ?;
--   SCAN users USING INDEX users_blocked

select "feedback"."id", "feedback"."user_id", "user"."name", "user"."rut", "feedback"."hunter_id",
  "feedback"."rating", "feedback"."comments", "feedback"."created_at", "feedback"."id" as "slice_key",
  "feedback"."id" as "slice_id"
from "interview_feedback" as "feedback"
inner join "users" as "user" on "user"."id" = "feedback"."user_id"
order by "feedback"."id" desc, "feedback"."id" desc
limit ?;
--   SCAN feedback
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)

select count(*) as count
from (select 1 as "one"
  from "interview_feedback" as "feedback"
  limit ?);
--   CO-ROUTINE (subquery-1)
--     SCAN feedback USING COVERING INDEX interview_feedback_user
--   SCAN (subquery-1)

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

select "users"."id"
from "users"
where "users"."blocked_at" is not null
limit ?;
--   SCAN users USING INDEX users_blocked

select "feedback"."id", "feedback"."user_id", "user"."name", "user"."rut", "feedback"."hunter_id",
  "feedback"."rating", "feedback"."comments", "feedback"."created_at", "feedback"."id" as "slice_key",
  "feedback"."id" as "slice_id"
from "interview_feedback" as "feedback"
inner join "users" as "user" on "user"."id" = "feedback"."user_id"
where +"feedback"."user_id" in (select id
  from users
  where id in (select rowid
    from users_search
    where users_search match ?))
order by "feedback"."id" desc, "feedback"."id" desc
limit ?;
--   SCAN feedback
--   LIST SUBQUERY 2
--     SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--     LIST SUBQUERY 1
--       SCAN users_search VIRTUAL TABLE INDEX 0:M3
--     CREATE BLOOM FILTER
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)

select count(*) as count
from (select 1 as "one"
  from "interview_feedback" as "feedback"
  where "feedback"."user_id" in (select id
    from users
    where id in (select rowid
      from users_search
      where users_search match ?))
  limit ?);
--   CO-ROUTINE (subquery-3)
--     SEARCH feedback USING COVERING INDEX interview_feedback_user (user_id=?)
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

select "users"."id"
from "users"
where "users"."blocked_at" is not null
limit ?;
--   SCAN users USING INDEX users_blocked

select "feedback"."id", "feedback"."user_id", "user"."name", "user"."rut", "feedback"."hunter_id",
  "feedback"."rating", "feedback"."comments", "feedback"."created_at", "feedback"."id" as "slice_key",
  "feedback"."id" as "slice_id"
from "interview_feedback" as "feedback"
inner join "users" as "user" on "user"."id" = "feedback"."user_id"
where "feedback"."user_id" in (?)
order by +"feedback"."id" desc, "feedback"."id" desc
limit ?;
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH feedback USING INDEX interview_feedback_user (user_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select count(*) as count
from (select 1 as "one"
  from "interview_feedback" as "feedback"
  where "feedback"."user_id" in (?)
  limit ?);
--   CO-ROUTINE (subquery-1)
--     SEARCH feedback USING COVERING INDEX interview_feedback_user (user_id=?)
--   SCAN (subquery-1)

-- with five stars
select "users"."id"
from "users"
where "users"."blocked_at" is not null
limit ?;
--   SCAN users USING INDEX users_blocked

select "feedback"."id", "feedback"."user_id", "user"."name", "user"."rut", "feedback"."hunter_id",
  "feedback"."rating", "feedback"."comments", "feedback"."created_at", "feedback"."id" as "slice_key",
  "feedback"."id" as "slice_id"
from "interview_feedback" as "feedback"
inner join "users" as "user" on "user"."id" = "feedback"."user_id"
where "feedback"."rating" = ?
order by "feedback"."id" desc, "feedback"."id" desc
limit ?;
--   SCAN feedback
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)

select count(*) as count
from (select 1 as "one"
  from "interview_feedback" as "feedback"
  where "feedback"."rating" = ?
  limit ?);
--   CO-ROUTINE (subquery-1)
--     SCAN feedback
--   SCAN (subquery-1)
