-- the first page
select "users"."id"
from "users"
where "users"."blocked_at" is not null
limit ?;
--   SCAN users USING INDEX users_blocked

select "analysis"."id", "analysis"."user_id", "user"."name", "user"."rut", "analysis"."file_name",
  "analysis"."file_type", "analysis"."file_size", "analysis"."processing_status",
  "analysis"."current_level", "analysis"."overall_score", "analysis"."created_at",
  "analysis"."created_at" as "slice_key", "analysis"."id" as "slice_id"
from "cv_analyses" as "analysis"
inner join "users" as "user" on "user"."id" = "analysis"."user_id"
order by "analysis"."created_at" desc, "analysis"."id" desc
limit ?;
--   SCAN analysis USING INDEX cv_analyses_created
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY

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

select "analysis"."id", "analysis"."user_id", "user"."name", "user"."rut", "analysis"."file_name",
  "analysis"."file_type", "analysis"."file_size", "analysis"."processing_status",
  "analysis"."current_level", "analysis"."overall_score", "analysis"."created_at",
  "analysis"."created_at" as "slice_key", "analysis"."id" as "slice_id"
from "cv_analyses" as "analysis"
inner join "users" as "user" on "user"."id" = "analysis"."user_id"
where +"analysis"."user_id" in (select id
  from users
  where id in (select rowid
    from users_search
    where users_search match ?))
order by "analysis"."created_at" desc, "analysis"."id" desc
limit ?;
--   SCAN analysis USING INDEX cv_analyses_created
--   LIST SUBQUERY 2
--     SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--     LIST SUBQUERY 1
--       SCAN users_search VIRTUAL TABLE INDEX 0:M3
--     CREATE BLOOM FILTER
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY

select count(*) as count
from (select 1 as "one"
  from "cv_analyses" as "analysis"
  where "analysis"."user_id" in (select id
    from users
    where id in (select rowid
      from users_search
      where users_search match ?))
  limit ?);
--   CO-ROUTINE (subquery-3)
--     SEARCH analysis USING COVERING INDEX cv_analyses_user (user_id=?)
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

select "analysis"."id", "analysis"."user_id", "user"."name", "user"."rut", "analysis"."file_name",
  "analysis"."file_type", "analysis"."file_size", "analysis"."processing_status",
  "analysis"."current_level", "analysis"."overall_score", "analysis"."created_at",
  "analysis"."created_at" as "slice_key", "analysis"."id" as "slice_id"
from "cv_analyses" as "analysis"
inner join "users" as "user" on "user"."id" = "analysis"."user_id"
where "analysis"."user_id" in (?)
order by +"analysis"."created_at" desc, "analysis"."id" desc
limit ?;
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH analysis USING INDEX cv_analyses_user (user_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select count(*) as count
from (select 1 as "one"
  from "cv_analyses" as "analysis"
  where "analysis"."user_id" in (?)
  limit ?);
--   CO-ROUTINE (subquery-1)
--     SEARCH analysis USING COVERING INDEX cv_analyses_user (user_id=?)
--   SCAN (subquery-1)

-- by score
select "users"."id"
from "users"
where "users"."blocked_at" is not null
limit ?;
--   SCAN users USING INDEX users_blocked

select "analysis"."id", "analysis"."user_id", "user"."name", "user"."rut", "analysis"."file_name",
  "analysis"."file_type", "analysis"."file_size", "analysis"."processing_status",
  "analysis"."current_level", "analysis"."overall_score", "analysis"."created_at",
  "analysis"."overall_score" as "slice_key", "analysis"."id" as "slice_id"
from "cv_analyses" as "analysis"
inner join "users" as "user" on "user"."id" = "analysis"."user_id"
order by "analysis"."overall_score" desc, "analysis"."id" desc
limit ?;
--   SCAN analysis USING INDEX cv_analyses_score
--   SEARCH user USING INTEGER PRIMARY KEY (rowid=?)

select "count"
from "row_counts"
where "name" = ?;
--   SEARCH row_counts USING PRIMARY KEY (name=?)
