-- Returns the wire's `postPoll` of a post; null without a poll. What was voted is shown to those who have voted, to its
-- creator, and to all when it is over.
create or replace function post_poll(p_post bigint, p_viewer bigint, p_is_owner boolean, p_now timestamptz) returns json
language plpgsql stable parallel safe as $$
declare
  poll post_polls;
  own smallint[];
  is_over boolean;
  is_shown boolean;
begin
  select * into poll from post_polls o where o.post_id = p_post;
  if not found then return null; end if;
  own := array(select v.option from poll_votes v where v.post_id = p_post and v.user_id = p_viewer order by v.option);
  is_over := coalesce(poll.ends_at <= p_now, false);
  is_shown := coalesce(p_is_owner, false) or is_over or cardinality(own) > 0;
  return json_build_object(
    'options', (select json_agg(json_build_object('content', o.content,
        'vote_num', case when is_shown then o.vote_num end) order by o.option)
      from poll_options o where o.post_id = p_post),
    'is_multiple', poll.is_multiple, 'is_quiz', poll.answer is not null,
    'answer', case when is_shown then poll.answer end, 'my_options', own, 'voter_num', poll.voter_num,
    'ends_time', to_char(poll.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'is_over', is_over);
end $$;
