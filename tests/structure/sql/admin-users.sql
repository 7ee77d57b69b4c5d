-- Reads a whole table: a page in the order of the numbers walks the table from its end and stops when it is full; words of one or two letters are in no index

-- the first page
select "id", "rut", "name", "email", "email_source", "role", "is_active", "password_hash", "created_at",
  "interview_time_factor", "blocked_at", exists (select "user_id"
  from "sample_people"
  where "sample_people"."user_id" = "users"."id") as "is_sample", "id" as "slice_key", "id" as "slice_id"
from "users"
order by "id" desc, "id" desc
limit ?;
--   SCAN users
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH sample_people USING INTEGER PRIMARY KEY (rowid=?)

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

select "id", "rut", "name", "email", "email_source", "role", "is_active", "password_hash", "created_at",
  "interview_time_factor", "blocked_at", exists (select "user_id"
  from "sample_people"
  where "sample_people"."user_id" = "users"."id") as "is_sample", "id" as "slice_key", "id" as "slice_id"
from "users"
where +"id" in (select id
  from users
  where id in (select rowid
    from users_search
    where users_search match ?))
order by "id" desc, "id" desc
limit ?;
--   SCAN users
--   LIST SUBQUERY 3
--     SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--     LIST SUBQUERY 2
--       SCAN users_search VIRTUAL TABLE INDEX 0:M3
--     CREATE BLOOM FILTER
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH sample_people USING INTEGER PRIMARY KEY (rowid=?)

select count(*) as count
from (select id
  from users
  where id in (select rowid
    from users_search
    where users_search match ?)
  limit ?);
--   CO-ROUTINE (subquery-2)
--     SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--     LIST SUBQUERY 1
--       SCAN users_search VIRTUAL TABLE INDEX 0:M3
--   SCAN (subquery-2)

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

select "id", "rut", "name", "email", "email_source", "role", "is_active", "password_hash", "created_at",
  "interview_time_factor", "blocked_at", exists (select "user_id"
  from "sample_people"
  where "sample_people"."user_id" = "users"."id") as "is_sample", "id" as "slice_key", "id" as "slice_id"
from "users"
where "id" in (?)
order by +"id" desc, "id" desc
limit ?;
--   SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH sample_people USING INTEGER PRIMARY KEY (rowid=?)

-- a search by two letters
select id
from users
where (' ' || name glob ?
    or rut like ? escape '\'
    or email like ? escape '\')
limit ?;
--   SCAN users

select "id", "rut", "name", "email", "email_source", "role", "is_active", "password_hash", "created_at",
  "interview_time_factor", "blocked_at", exists (select "user_id"
  from "sample_people"
  where "sample_people"."user_id" = "users"."id") as "is_sample", "id" as "slice_key", "id" as "slice_id"
from "users"
where "id" in (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
order by +"id" desc, "id" desc
limit ?;
--   SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH sample_people USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

-- by name
select "id", "rut", "name", "email", "email_source", "role", "is_active", "password_hash", "created_at",
  "interview_time_factor", "blocked_at", exists (select "user_id"
  from "sample_people"
  where "sample_people"."user_id" = "users"."id") as "is_sample", "name_key" as "slice_key",
    "id" as "slice_id"
from "users"
order by "name_key" asc, "id" asc
limit ?;
--   SCAN users USING INDEX users_name
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH sample_people USING INTEGER PRIMARY KEY (rowid=?)

select "count"
from "row_counts"
where "name" = ?;
--   SEARCH row_counts USING PRIMARY KEY (name=?)
