-- When the invitation that counts was first opened. Older ones were opened at the first login at the latest.
alter table users add column referred_at timestamptz;
update users set referred_at = created_at where referred_by is not null;
alter table users add check ((referred_by is null) = (referred_at is null));
create index users_invited_creators on users (referred_by, referred_at desc, user_id desc)
  where referred_by is not null and is_creator and deleted_at is null;

-- What somebody agrees to on becoming a creator, with the version of the text that was shown.
alter table consents drop constraint consents_kind_check;
alter table consents add constraint consents_kind_check
  check (kind in ('age', 'terms', 'creator_age', 'creator_policy'));

-- The list of a creator's people that a membership is in.
create function membership_list(state text) returns text language sql immutable parallel safe
return case state
  when 'following' then 'followers'
  when 'trialing' then 'trials'
  when 'active' then 'subscribers'
  when 'past_due' then 'subscribers'
  else 'ended'
end;
create index memberships_by_list on memberships (char_id, membership_list(state), joined_at desc, user_id desc)
  include (state);

-- Who has given how much, kept by the gifts themselves: paging through people must not add up all their gifts.
create table gift_givers (
  char_id bigint not null references characters,
  user_id bigint not null references users,
  diamonds bigint not null check (diamonds > 0),
  gift_num integer not null check (gift_num > 0),
  last_gift_at timestamptz not null,
  primary key (char_id, user_id)
);
create index gift_givers_by_diamonds on gift_givers (char_id, diamonds desc, user_id desc);
insert into gift_givers (char_id, user_id, diamonds, gift_num, last_gift_at)
  select char_id, user_id, sum(diamonds), count(*), max(created_at) from gifts group by char_id, user_id;

create function count_gift() returns trigger language plpgsql as $$
begin
  insert into gift_givers as g (char_id, user_id, diamonds, gift_num, last_gift_at)
    values (new.char_id, new.user_id, new.diamonds, 1, new.created_at)
    on conflict (char_id, user_id) do update set diamonds = g.diamonds + excluded.diamonds,
      gift_num = g.gift_num + 1, last_gift_at = greatest(g.last_gift_at, excluded.last_gift_at);
  return null;
end $$;
create trigger gifts_count after insert on gifts for each row execute function count_gift();

create index media_by_owner on media (owner_user_id, media_id desc);
create index media_by_owner_and_kind on media (owner_user_id, kind, media_id desc);
drop index media_owner;
create index posts_of_character_by_likes on posts (char_id, like_num desc, diary_id desc)
  where state = 1 and deleted_at is null;
create index posts_waiting on posts (char_id, diary_id desc) where state in (4, 5) and deleted_at is null;

-- A creator's earnings of one kind, newest first; refunds and disputes are one kind to them.
create function earning_kind(kind text) returns text language sql immutable parallel safe
return case when kind in ('refund', 'chargeback') then 'taken_back' else kind end;
create index journal_entries_of_character on journal_entries (char_id, earning_kind(kind), entry_id desc)
  where char_id is not null;
