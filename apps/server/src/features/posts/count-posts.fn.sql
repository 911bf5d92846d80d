-- post_num is the number of published posts. A trigger counts, so that every writer is counted, also concurrent ones.
create or replace function count_posts() returns trigger language plpgsql as $$
declare
  before integer := case when tg_op <> 'INSERT' and old.state = 1 and old.deleted_at is null then 1 else 0 end;
  after integer := case when new.state = 1 and new.deleted_at is null then 1 else 0 end;
begin
  if before <> after then
    update characters set post_num = post_num + after - before where char_id = new.char_id;
  end if;
  return null;
end $$;

create or replace trigger posts_count after insert or update of state, deleted_at on posts
  for each row execute function count_posts();
