-- People are found by the words of their bio and of what they do, too; misspelt words find the words that are spelled
-- nearly so. Rung 7 (discover).
create extension if not exists fuzzystrmatch;

-- What people type who look for a kind of creator, in every language of the screen.
create table kind_words (
  kind text primary key,
  words text not null
);
insert into kind_words (kind, words) values
  ('art', 'art artist painting drawing pottery ceramics sculpture craft 艺术 绘画 陶艺 手工'),
  ('music', 'music musician songs singing band 音乐 歌手 唱歌'),
  ('photography', 'photography photographer photos pictures camera 摄影 照片 相机'),
  ('food', 'food cooking cook chef baking kitchen recipes 美食 烹饪 做饭 烘焙 食谱'),
  ('wellness', 'wellness health fitness yoga meditation sport 身心 健康 健身 瑜伽 冥想'),
  ('nature', 'nature gardening garden plants animals outdoors 自然 园艺 花园 植物 动物'),
  ('stories', 'stories story writing books fiction reading 故事 写作 小说 读书'),
  ('science', 'science astronomy space physics biology 科学 天文 太空 物理 生物'),
  ('travel', 'travel travelling journeys sailing adventure 旅行 旅游 航海 冒险'),
  ('fashion', 'fashion style clothes beauty makeup 时尚 穿搭 服装 美妆'),
  ('games', 'games gaming gamer streaming 游戏 电竞 直播');

-- The words that bios, taglines, kinds and captions are made of, each once and nobody's. `is_public`: it has stood where
-- everybody may read it. `is_loose`: a text that had it has gone, so perhaps nothing has it any more.
create table search_terms (
  word text collate "C" primary key,
  is_public boolean not null,
  is_loose boolean not null default false
);
create index search_terms_near on search_terms using gin (word gin_trgm_ops);
create index search_terms_loose on search_terms (word) where is_loose;

create or replace trigger characters_words
  after insert or update of name, nickname, char_unique_id, tagline, bio, kind on characters
  for each row execute function keep_character_words();

-- What was written before. Words of the bio have no weight, all others 'A'.
update character_words w
  set words = setweight(search_words(w.names || ' ' || c.tagline || ' ' || coalesce(k.words, '')), 'A') || search_words(c.bio)
  from characters c left join kind_words k on k.kind = c.kind where c.char_id = w.char_id;
insert into search_terms (word, is_public)
  select word, bool_or(is_public) from (
    select u.lexeme as word, true as is_public from characters c left join kind_words k on k.kind = c.kind,
      unnest(search_words(c.tagline || ' ' || c.bio || ' ' || coalesce(k.words, ''))) u where c.deleted_at is null
    union all
    select u.lexeme, u.lexeme = any(tsvector_to_array(search_words(cut_caption(p.content))))
    from post_words w join posts p using (diary_id), unnest(w.words) u) found
  where length(word) between 4 and 30 and word ~ '^[[:alpha:]]+$'
  group by word;
