-- of a student
select "id", "user_id"
from "interviews"
where "status" = ?
  and unixepoch(updated_at) + duration < ?
  and "user_id" = ?;
--   SEARCH interviews USING INDEX interviews_one_open (user_id=?)

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
