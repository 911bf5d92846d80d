-- Whether one of the two sides has said this themselves: words, photos, videos or a voice note. What is sent by itself, a gift
-- and the lines of the system are none.
create or replace function is_written(p_type text, p_identity text) returns boolean
language sql immutable parallel safe
  return p_type in ('text', 'image', 'video', 'voice') and p_identity in ('fan', 'creator', 'ai');
