-- of a student
select "id", "user_id"
from "interviews"
where "status" = ?
  and ("interviews"."user_id" is null
    or "interviews"."user_id" not in (select id
    from users
    where blocked_at is not null))
  and unixepoch(updated_at) + duration < ?
  and "user_id" = ?;
--   SEARCH interviews USING INDEX interviews_one_open (user_id=?)
--   LIST SUBQUERY 1
--     SCAN users USING INDEX users_blocked
--     CREATE BLOOM FILTER

select *
from "interviews"
where "user_id" = ?
  and "hunter_id" = ?
  and "status" = ?
order by "id" desc
limit ?;
--   SEARCH interviews USING INDEX interviews_one_open (user_id=? AND hunter_id=?)

select *
from "interview_messages"
where "interview_id" = ?
order by "position";
--   SEARCH interview_messages USING INDEX sqlite_autoindex_interview_messages_1 (interview_id=?)
