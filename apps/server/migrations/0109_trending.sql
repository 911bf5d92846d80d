-- Who has liked or commented on a post, once each, and what the post weighs by it: a day, in millionths, at which one person
-- alone would weigh as much. Everybody counts half as much a day later, which changes no order: nothing is computed again.
create table post_engagements (
  diary_id bigint not null references posts,
  user_id bigint not null references users,
  primary key (diary_id, user_id)
);

alter table posts add column trend bigint not null default 0;

insert into post_engagements (diary_id, user_id)
  select l.diary_id, l.user_id from likes l join posts p using (diary_id) join characters c using (char_id)
    where c.user_id <> l.user_id
  union
  select o.diary_id, o.user_id from comments o join posts p using (diary_id) join characters c using (char_id)
    where c.user_id <> o.user_id and o.deleted_at is null and o.visible_only_to is null;

update posts p set trend = t.trend from (
  select e.diary_id, round(1000000 * (max(e.day) + ln(sum(power(2::float8, greatest(-60, e.day - e.latest)))) / ln(2)))::bigint as trend
  from (
    select f.diary_id, f.day, max(f.day) over (partition by f.diary_id) as latest from (
      select diary_id, user_id, min(extract(epoch from created_at) / 86400)::float8 as day from (
        select diary_id, user_id, created_at from likes
        union all select diary_id, user_id, created_at from comments where deleted_at is null and visible_only_to is null) a
      group by diary_id, user_id) f
    join post_engagements m on m.diary_id = f.diary_id and m.user_id = f.user_id) e
  group by e.diary_id) t
where p.diary_id = t.diary_id;

create index posts_by_trend on posts (trend desc, diary_id desc) include (char_id)
  where state = 1 and deleted_at is null and trend > 0;
