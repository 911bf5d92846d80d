-- Returns the language (ISO 639-1) that a text is most likely written in: by its script, or by the commonest short words
-- of languages that share the Latin one. Null where its words do not tell.
create or replace function guess_language(content text) returns text language sql immutable parallel safe as $$
  select case
      when s.kana + s.han > s.latin / 4 and s.kana > 0 then 'ja'
      when s.han > s.latin / 4 then 'zh'
      when s.hangul > s.latin / 4 then 'ko'
      when s.cyrillic > s.latin then 'ru'
      when s.arabic > s.latin then 'ar'
      else (
        select case when w.count >= 1 and w.count > w.next then w.language end
        from (
          select w.language, w.count, coalesce(lead(w.count) over (order by w.count desc), 0) as next
          from (values
            ('en', regexp_count(content, '\y(the|and|of|to|is|are|was|my|you|with|for|this|it|in|a|an|i|not|at|on|that|have|be|they|who|we|all|one|but|same|new)\y', 1, 'i')),
            ('es', regexp_count(content, '\y(el|la|los|las|que|de|y|en|un|una|mi|con|por|para|es|no|se|lo|al|del|más)\y', 1, 'i')),
            ('de', regexp_count(content, '\y(der|die|das|und|ist|ich|nicht|mit|ein|eine|für|auf|zu|im|den|dem|es|von|sich|noch|wenn|an|auch)\y', 1, 'i')),
            ('fr', regexp_count(content, '\y(le|les|des|du|et|est|je|ne|pas|une|dans|pour|sur|avec)\y', 1, 'i')),
            ('it', regexp_count(content, '\y(il|di|che|non|per|una|sono|della|con|mi|è|gli|nel)\y', 1, 'i')),
            ('pt', regexp_count(content, '\y(o|os|que|não|uma|com|para|do|da|em|meu|é)\y', 1, 'i'))
          ) w (language, count)
          order by w.count desc limit 1
        ) w)
    end
  from (select regexp_count(content, '[ぁ-ヿ]') as kana, regexp_count(content, '[一-鿿]') as han,
      regexp_count(content, '[가-힣]') as hangul, regexp_count(content, '[Ѐ-ӿ]') as cyrillic,
      regexp_count(content, '[؀-ۿ]') as arabic, regexp_count(content, '[a-zA-ZÀ-ɏ]') as latin) s
  where content <> ''
$$;

-- Keeps the language of a post's caption.
create or replace function set_post_language() returns trigger language plpgsql as $$
begin
  new.language := guess_language(new.content);
  return new;
end $$;

create or replace trigger posts_language before insert or update of content on posts
  for each row execute function set_post_language();
