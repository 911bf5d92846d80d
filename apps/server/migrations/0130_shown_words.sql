-- The words of what everybody may read of a caption: by these alone a post is found that somebody may not open. They are
-- kept, because making words of a text takes ten times as long as all else that a search asks about a post.
alter table post_words add column shown_words tsvector not null default '';
do $$ begin
  -- Where there are words, there are the functions that make them.
  if exists (select from post_words) then
    update post_words w set shown_words = search_words(cut_caption(p.content)) from posts p where p.diary_id = w.diary_id;
  end if;
end $$;
