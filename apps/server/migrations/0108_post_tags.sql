-- The #tags of published captions. `is_shown`: the tag stands in what everybody may read of a locked one.
create table post_tags (
  tag text not null,
  published_at timestamptz not null,
  diary_id bigint not null references posts on delete cascade,
  is_shown boolean not null,
  primary key (diary_id, tag)
);
create index post_tags_by_time on post_tags (tag, published_at desc, diary_id desc) include (is_shown);

insert into post_tags (tag, published_at, diary_id, is_shown)
  select f.tag, p.published_at, p.diary_id,
    exists (select from regexp_matches(lower(normalize(left(p.content, least(24, char_length(p.content) / 4)), nfkc)),
      '(?<![[:alnum:]_#/&])#([[:alnum:]_]{1,50})(?![[:alnum:]_#])', 'g') s where s[1] = f.tag)
  from posts p cross join lateral (
    select distinct m[1] as tag from regexp_matches(lower(normalize(p.content, nfkc)),
      '(?<![[:alnum:]_#/&])#([[:alnum:]_]{1,50})(?![[:alnum:]_#])', 'g') m where m[1] ~ '[[:alpha:]]' limit 30) f
  where p.state = 1 and p.deleted_at is null and p.content like '%#%';
