create or replace function count_comment() returns trigger language plpgsql as $$
declare
  before integer := case when tg_op <> 'INSERT' and old.deleted_at is null and old.visible_only_to is null then 1 else 0 end;
  after integer := case when new.deleted_at is null and new.visible_only_to is null then 1 else 0 end;
begin
  if before <> after then
    update posts p set comment_num = p.comment_num + after - before,
      comment_root_num = p.comment_root_num + case when new.root_id is null then after - before else 0 end
      where p.post_id = new.post_id;
  end if;
  return null;
end $$;

create or replace trigger comments_count after insert or update of deleted_at, visible_only_to on comments
  for each row execute function count_comment();
