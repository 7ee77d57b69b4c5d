-- a term
select max(created_at), overall_score
from cv_analyses
where created_at >= ?
  and created_at < ?
  and processing_status = 'completed'
  and overall_score is not null
  and "user_id" in (select id
  from users
  where "faculty" = ?)
  and (("user_id" is null
      or "user_id" not in (select id
      from users
      where blocked_at is not null))
    and "user_id" not in (select user_id
    from objections
    where purpose = ?))
group by user_id;
--   SEARCH cv_analyses USING INDEX cv_analyses_user (user_id=?)
--   LIST SUBQUERY 1
--     SEARCH users USING COVERING INDEX users_faculty (faculty=?)
--   LIST SUBQUERY 2
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 3
--     SCAN objections USING COVERING INDEX sqlite_autoindex_objections_1
--     CREATE BLOOM FILTER

select count(*) as value, count(distinct user_id) as people
from "cv_analyses"
where "created_at" >= ?
  and "created_at" < ?
  and "user_id" in (select id
  from users
  where "faculty" = ?)
  and (("user_id" is null
      or "user_id" not in (select id
      from users
      where blocked_at is not null))
    and "user_id" not in (select user_id
    from objections
    where purpose = ?));
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH cv_analyses USING COVERING INDEX cv_analyses_created (created_at>? AND created_at<?)
--   LIST SUBQUERY 1
--     SEARCH users USING COVERING INDEX users_faculty (faculty=?)
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 2
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 3
--     SCAN objections USING COVERING INDEX sqlite_autoindex_objections_1
--     CREATE BLOOM FILTER

select count(*) as value, count(distinct user_id) as people
from "interviews"
where "started_at" >= ?
  and "started_at" < ?
  and "user_id" in (select id
  from users
  where "faculty" = ?)
  and (("user_id" is null
      or "user_id" not in (select id
      from users
      where blocked_at is not null))
    and "user_id" not in (select user_id
    from objections
    where purpose = ?));
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH interviews USING COVERING INDEX interviews_started (started_at>? AND started_at<?)
--   LIST SUBQUERY 1
--     SEARCH users USING COVERING INDEX users_faculty (faculty=?)
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 2
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 3
--     SCAN objections USING COVERING INDEX sqlite_autoindex_objections_1
--     CREATE BLOOM FILTER

select count(*) as value, count(distinct user_id) as people
from "coach_sessions"
where "created_at" >= ?
  and "created_at" < ?
  and "user_id" in (select id
  from users
  where "faculty" = ?)
  and (("user_id" is null
      or "user_id" not in (select id
      from users
      where blocked_at is not null))
    and "user_id" not in (select user_id
    from objections
    where purpose = ?));
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH coach_sessions USING COVERING INDEX coach_sessions_created (created_at>? AND created_at<?)
--   LIST SUBQUERY 1
--     SEARCH users USING COVERING INDEX users_faculty (faculty=?)
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 2
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 3
--     SCAN objections USING COVERING INDEX sqlite_autoindex_objections_1
--     CREATE BLOOM FILTER

select count(*) as "people"
from "sample_people";
--   SCAN sample_people

select "status", count(*) as "value", count(distinct "user_id") as "people"
from "coach_sessions"
where "starts_at" >= ?
  and "starts_at" < ?
  and "user_id" in (select id
  from users
  where "faculty" = ?)
  and (("user_id" is null
      or "user_id" not in (select id
      from users
      where blocked_at is not null))
    and "user_id" not in (select user_id
    from objections
    where purpose = ?))
group by "status";
--   SEARCH coach_sessions USING INDEX coach_sessions_user (user_id=? AND starts_at>? AND starts_at<?)
--   LIST SUBQUERY 1
--     SEARCH users USING COVERING INDEX users_faculty (faculty=?)
--   LIST SUBQUERY 2
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 3
--     SCAN objections USING COVERING INDEX sqlite_autoindex_objections_1
--     CREATE BLOOM FILTER
--   USE TEMP B-TREE FOR GROUP BY
--   USE TEMP B-TREE FOR count(DISTINCT)

select avg("result"."score") as "mean", count(distinct "interview"."user_id") as "people"
from "interviews" as "interview"
inner join "interview_results" as "result" on "result"."interview_id" = "interview"."id"
where "interview"."started_at" >= ?
  and "interview"."started_at" < ?
  and "interview"."user_id" in (select id
  from users
  where "faculty" = ?)
  and (("interview"."user_id" is null
      or "interview"."user_id" not in (select id
      from users
      where blocked_at is not null))
    and "interview"."user_id" not in (select user_id
    from objections
    where purpose = ?));
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH interview USING COVERING INDEX interviews_started (started_at>? AND started_at<?)
--   LIST SUBQUERY 1
--     SEARCH users USING COVERING INDEX users_faculty (faculty=?)
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 2
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 3
--     SCAN objections USING COVERING INDEX sqlite_autoindex_objections_1
--     CREATE BLOOM FILTER
--   SEARCH result USING INTEGER PRIMARY KEY (rowid=?)

select avg("rating") as "mean", count(distinct "user_id") as "people"
from "interview_feedback"
where "created_at" >= ?
  and "created_at" < ?
  and "user_id" in (select id
  from users
  where "faculty" = ?)
  and (("user_id" is null
      or "user_id" not in (select id
      from users
      where blocked_at is not null))
    and "user_id" not in (select user_id
    from objections
    where purpose = ?));
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH interview_feedback USING INDEX interview_feedback_user (user_id=?)
--   LIST SUBQUERY 1
--     SEARCH users USING COVERING INDEX users_faculty (faculty=?)
--   LIST SUBQUERY 2
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 3
--     SCAN objections USING COVERING INDEX sqlite_autoindex_objections_1
--     CREATE BLOOM FILTER

select count(*) as "value", count(distinct rating.user_id) as "people", avg(rating.stars) as "mean"
from "session_ratings" as "rating"
inner join "coach_sessions" as "session" on "session"."id" = "rating"."session_id"
where "session"."status" = ?
  and "session"."starts_at" >= ?
  and "session"."starts_at" < ?
  and "rating"."user_id" in (select id
  from users
  where "faculty" = ?)
  and (("rating"."user_id" is null
      or "rating"."user_id" not in (select id
      from users
      where blocked_at is not null))
    and "rating"."user_id" not in (select user_id
    from objections
    where purpose = ?));
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH session USING COVERING INDEX coach_sessions_status (status=? AND starts_at>? AND starts_at<?)
--   SEARCH rating USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SEARCH users USING COVERING INDEX users_faculty (faculty=?)
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 2
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 3
--     SCAN objections USING COVERING INDEX sqlite_autoindex_objections_1
--     CREATE BLOOM FILTER

select count(*) as "value", count(distinct rating.user_id) as "people", avg(rating.stars) as "mean",
  "session"."coach_id" as "coachId"
from "session_ratings" as "rating"
inner join "coach_sessions" as "session" on "session"."id" = "rating"."session_id"
where "session"."status" = ?
  and "session"."starts_at" >= ?
  and "session"."starts_at" < ?
  and "rating"."user_id" in (select id
  from users
  where "faculty" = ?)
  and (("rating"."user_id" is null
      or "rating"."user_id" not in (select id
      from users
      where blocked_at is not null))
    and "rating"."user_id" not in (select user_id
    from objections
    where purpose = ?))
group by "session"."coach_id"
order by "session"."coach_id";
--   SEARCH session USING INDEX coach_sessions_status (status=? AND starts_at>? AND starts_at<?)
--   SEARCH rating USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SEARCH users USING COVERING INDEX users_faculty (faculty=?)
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 2
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 3
--     SCAN objections USING COVERING INDEX sqlite_autoindex_objections_1
--     CREATE BLOOM FILTER
--   USE TEMP B-TREE FOR GROUP BY
--   USE TEMP B-TREE FOR count(DISTINCT)

with scores as ( select user_id, overall_score as score, row_number() over (partition by user_id
    order by created_at, id) as place, count(*) over (partition by user_id) as analyses
  from cv_analyses
  where created_at >= ?
    and created_at < ?
    and processing_status = 'completed'
    and overall_score is not null
    and "user_id" in (select id
    from users
    where "faculty" = ?)
    and (("user_id" is null
        or "user_id" not in (select id
        from users
        where blocked_at is not null))
      and "user_id" not in (select user_id
      from objections
      where purpose = ?)) ) select count(distinct user_id) as people,
        avg(case when place = 1 then score end) as first, avg(case when place = analyses then score end) as last
from scores
where analyses > 1;
--   CO-ROUTINE scores
--     CO-ROUTINE (subquery-6)
--       CO-ROUTINE (subquery-7)
--         SEARCH cv_analyses USING INDEX cv_analyses_user (user_id=?)
--         LIST SUBQUERY 1
--           SEARCH users USING COVERING INDEX users_faculty (faculty=?)
--         LIST SUBQUERY 2
--           SCAN users USING INDEX users_blocked
--           CREATE BLOOM FILTER
--         LIST SUBQUERY 3
--           SCAN objections USING COVERING INDEX sqlite_autoindex_objections_1
--           CREATE BLOOM FILTER
--       SCAN (subquery-7)
--       USE TEMP B-TREE FOR ORDER BY
--     SCAN (subquery-6)
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SCAN scores

select "career" as name, count(distinct user_id) as people
from "cv_analyses" join users on users.id = user_id
where "cv_analyses"."created_at" >= ?
  and "cv_analyses"."created_at" < ?
  and "user_id" in (select id
  from users
  where "faculty" = ?)
  and (("user_id" is null
      or "user_id" not in (select id
      from users
      where blocked_at is not null))
    and "user_id" not in (select user_id
    from objections
    where purpose = ?))
group by "career";
--   SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SEARCH users USING COVERING INDEX users_faculty (faculty=?)
--   REUSE LIST SUBQUERY 1
--   SEARCH cv_analyses USING INDEX cv_analyses_user (user_id=?)
--   LIST SUBQUERY 2
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 3
--     SCAN objections USING COVERING INDEX sqlite_autoindex_objections_1
--     CREATE BLOOM FILTER
--   USE TEMP B-TREE FOR GROUP BY
--   USE TEMP B-TREE FOR count(DISTINCT)

select "career" as name, count(distinct user_id) as people
from "interviews" join users on users.id = user_id
where "interviews"."started_at" >= ?
  and "interviews"."started_at" < ?
  and "user_id" in (select id
  from users
  where "faculty" = ?)
  and (("user_id" is null
      or "user_id" not in (select id
      from users
      where blocked_at is not null))
    and "user_id" not in (select user_id
    from objections
    where purpose = ?))
group by "career";
--   SEARCH interviews USING COVERING INDEX interviews_started (started_at>? AND started_at<?)
--   LIST SUBQUERY 1
--     SEARCH users USING COVERING INDEX users_faculty (faculty=?)
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 2
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 3
--     SCAN objections USING COVERING INDEX sqlite_autoindex_objections_1
--     CREATE BLOOM FILTER
--   SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR GROUP BY
--   USE TEMP B-TREE FOR count(DISTINCT)

select "career" as name, count(distinct user_id) as people
from "coach_sessions" join users on users.id = user_id
where "coach_sessions"."created_at" >= ?
  and "coach_sessions"."created_at" < ?
  and "user_id" in (select id
  from users
  where "faculty" = ?)
  and (("user_id" is null
      or "user_id" not in (select id
      from users
      where blocked_at is not null))
    and "user_id" not in (select user_id
    from objections
    where purpose = ?))
group by "career";
--   SEARCH coach_sessions USING COVERING INDEX coach_sessions_created (created_at>? AND created_at<?)
--   LIST SUBQUERY 1
--     SEARCH users USING COVERING INDEX users_faculty (faculty=?)
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 2
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 3
--     SCAN objections USING COVERING INDEX sqlite_autoindex_objections_1
--     CREATE BLOOM FILTER
--   SEARCH users USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR GROUP BY
--   USE TEMP B-TREE FOR count(DISTINCT)
