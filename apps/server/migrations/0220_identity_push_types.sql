-- What was decided about who a creator is, is told as what became of something that the creator submitted.
update notifications set push_type = case topic when 'identity_confirmed' then 'creator_success_msg' else 'creator_fail_msg' end
  where topic in ('identity_confirmed', 'identity_rejected');
