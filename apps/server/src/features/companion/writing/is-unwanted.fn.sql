-- Whether an answer that was written is not to be stored: the words that it answers were taken back, one of the two is
-- held for age, care has begun while a companion wrote, or the creator has come while care did.
create or replace function is_unwanted(r companion_replies, c conversations, p_now timestamptz) returns boolean
language plpgsql stable as $$
begin
  return is_unasked(r) or is_age_held(c.user_id) or case r.kind
    when 'companion' then is_age_held(c.creator_user_id)
      or is_sales_quiet(c.user_id, p_now) and answered_by(c.conversation_id, p_now) <> 'companion'
    else has_creator_come(c.conversation_id) end;
end $$;
