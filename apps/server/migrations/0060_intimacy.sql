-- What two people have come to: points for what a fan says and gives, counted by the day, and the inner circle.
alter table conversations
  add column intimacy_points integer not null default 0,
  add column intimacy_day date,
  add column intimacy_day_messages smallint not null default 0,
  add column intimacy_day_gifts smallint not null default 0,
  add column circle_since timestamptz,
  add column fan_circle_closed boolean not null default false,
  add column creator_circle_closed boolean not null default false;

alter table messages drop constraint messages_type_check;
alter table messages add constraint messages_type_check
  check (type in ('text', 'gift', 'mode', 'help', 'level'));

-- What was said and given so far counts by the same rules.
with days as (
  select m.conversation_id, (m.created_at at time zone 'UTC')::date as day,
    10 + least(10, count(*) filter (where m.type = 'text'))
      + least(20, sum(coalesce(m.diamonds, 0) / 100)) as points
  from messages m where m.identity = 'fan' group by 1, 2
), sums as (
  select conversation_id, sum(points)::integer as points from days group by 1
)
update conversations c set intimacy_points = s.points,
  circle_since = case when s.points >= 500 then c.last_message_at end
  from sums s where s.conversation_id = c.conversation_id;

create index conversations_circle_of_creator on conversations (creator_user_id, circle_since, conversation_id)
  where circle_since is not null and not fan_circle_closed;
create index conversations_circle_of_fan on conversations (user_id, circle_since, conversation_id)
  where circle_since is not null and not creator_circle_closed;
