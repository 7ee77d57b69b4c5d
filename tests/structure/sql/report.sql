-- a term
select count(*) as value, count(distinct user_id) as people
from "cv_analyses"
where "created_at" >= ?
  and "created_at" < ?;
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH cv_analyses USING COVERING INDEX cv_analyses_created (created_at>? AND created_at<?)

select count(*) as value, count(distinct user_id) as people
from "interviews"
where "started_at" >= ?
  and "started_at" < ?;
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH interviews USING COVERING INDEX interviews_started (started_at>? AND started_at<?)

select count(*) as value, count(distinct user_id) as people
from "coach_sessions"
where "created_at" >= ?
  and "created_at" < ?;
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH coach_sessions USING COVERING INDEX coach_sessions_created (created_at>? AND created_at<?)

select max(created_at), overall_score
from cv_analyses
where created_at >= ?
  and created_at < ?
  and processing_status = 'completed'
  and overall_score is not null
group by user_id;
--   SEARCH cv_analyses USING COVERING INDEX cv_analyses_created (created_at>? AND created_at<?)
--   USE TEMP B-TREE FOR GROUP BY

select count(*) as "people"
from "sample_people";
--   SCAN sample_people

select "status", count(*) as "value", count(distinct "user_id") as "people"
from "coach_sessions"
where "starts_at" >= ?
  and "starts_at" < ?
group by "status";
--   SEARCH coach_sessions USING INDEX coach_sessions_start (starts_at>? AND starts_at<?)
--   USE TEMP B-TREE FOR GROUP BY
--   USE TEMP B-TREE FOR count(DISTINCT)

select avg("result"."score") as "mean", count(distinct "interview"."user_id") as "people"
from "interviews" as "interview"
inner join "interview_results" as "result" on "result"."interview_id" = "interview"."id"
where "interview"."started_at" >= ?
  and "interview"."started_at" < ?;
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SEARCH interview USING COVERING INDEX interviews_started (started_at>? AND started_at<?)
--   SEARCH result USING INTEGER PRIMARY KEY (rowid=?)

select avg("rating") as "mean", count(distinct "user_id") as "people"
from "interview_feedback"
where "created_at" >= ?
  and "created_at" < ?;
--   USE TEMP B-TREE FOR count(DISTINCT)
--   SCAN interview_feedback
