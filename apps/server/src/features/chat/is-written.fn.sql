-- Whether one of the two people wrote this: text, photos, videos or a voice note. Automated messages, gifts and system
-- lines are not.
create or replace function is_written(p_type text, p_identity text) returns boolean
language sql immutable parallel safe
  return p_type in ('text', 'image', 'video', 'voice') and p_identity in ('fan', 'creator', 'ai');
