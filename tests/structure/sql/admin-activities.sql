-- the first page
select "users"."id"
from "users"
where "users"."blocked_at" is not null
limit ?;
--   SCAN users USING INDEX users_blocked

select "activity"."id", "activity"."user_id", "user"."name", "user"."rut", "activity"."action",
  "activity"."details", "activity"."created_at", "activity"."created_at" as "slice_key",
  "activity"."id" as "slice_id"
from "activities" as "activity"
inner join "users" as "user" on "user"."id" = "activity"."user_id"
order by "activity"."created_at" desc, "activity"."id" desc
limit ?;
--   SCAN activity USING INDEX activities_created
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)

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

select "users"."id"
from "users"
where "users"."blocked_at" is not null
limit ?;
--   SCAN users USING INDEX users_blocked

select "activity"."id", "activity"."user_id", "user"."name", "user"."rut", "activity"."action",
  "activity"."details", "activity"."created_at", "activity"."created_at" as "slice_key",
  "activity"."id" as "slice_id"
from "activities" as "activity"
inner join "users" as "user" on "user"."id" = "activity"."user_id"
where +"activity"."user_id" in (select id
  from users
  where id in (select rowid
    from users_search
    where users_search match ?))
order by "activity"."created_at" desc, "activity"."id" desc
limit ?;
--   SCAN activity USING INDEX activities_created
--   LIST SUBQUERY 2
--     SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--     LIST SUBQUERY 1
--       SCAN users_search VIRTUAL TABLE INDEX 0:M3
--     CREATE BLOOM FILTER
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)

select count(*) as count
from (select 1 as "one"
  from "activities" as "activity"
  where "activity"."user_id" in (select id
    from users
    where id in (select rowid
      from users_search
      where users_search match ?))
  limit ?);
--   CO-ROUTINE (subquery-3)
--     SEARCH activity USING COVERING INDEX activities_user (user_id=?)
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

select "activity"."id", "activity"."user_id", "user"."name", "user"."rut", "activity"."action",
  "activity"."details", "activity"."created_at", "activity"."created_at" as "slice_key",
  "activity"."id" as "slice_id"
from "activities" as "activity"
inner join "users" as "user" on "user"."id" = "activity"."user_id"
where "activity"."user_id" in (?)
order by +"activity"."created_at" desc, "activity"."id" desc
limit ?;
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH activity USING INDEX activities_user (user_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select count(*) as count
from (select 1 as "one"
  from "activities" as "activity"
  where "activity"."user_id" in (?)
  limit ?);
--   CO-ROUTINE (subquery-1)
--     SEARCH activity USING COVERING INDEX activities_user (user_id=?)
--   SCAN (subquery-1)

-- of an action
select "users"."id"
from "users"
where "users"."blocked_at" is not null
limit ?;
--   SCAN users USING INDEX users_blocked

select "activity"."id", "activity"."user_id", "user"."name", "user"."rut", "activity"."action",
  "activity"."details", "activity"."created_at", "activity"."created_at" as "slice_key",
  "activity"."id" as "slice_id"
from "activities" as "activity"
inner join "users" as "user" on "user"."id" = "activity"."user_id"
where "activity"."action" = ?
order by "activity"."created_at" desc, "activity"."id" desc
limit ?;
--   SEARCH activity USING INDEX activities_action (action=?)
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)

select count(*) as count
from (select 1 as "one"
  from "activities" as "activity"
  where "activity"."action" = ?
  limit ?);
--   CO-ROUTINE (subquery-1)
--     SEARCH activity USING COVERING INDEX activities_action (action=?)
--   SCAN (subquery-1)
