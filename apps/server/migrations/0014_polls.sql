-- What a post says of itself, and what it asks its readers.
alter table posts add column disclosures text[] not null default '{}';

-- `answer`: the right option of a quiz. `voter_num` and `vote_num` are counted with each vote.
create table post_polls (
  post_id bigint primary key references posts,
  is_multiple boolean not null,
  answer smallint,
  ends_at timestamptz,
  voter_num integer not null default 0 check (voter_num >= 0)
);
create table poll_options (
  post_id bigint not null references post_polls,
  option smallint not null,
  content text not null check (char_length(content) between 1 and 80),
  vote_num integer not null default 0 check (vote_num >= 0),
  primary key (post_id, option)
);
create table poll_votes (
  post_id bigint not null,
  user_id bigint not null references users,
  option smallint not null,
  voted_at timestamptz not null,
  primary key (post_id, user_id, option),
  foreign key (post_id, option) references poll_options
);
create index poll_votes_of_user on poll_votes (user_id);
create index poll_votes_by_option on poll_votes (post_id, option);
