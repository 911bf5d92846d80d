-- The schema from which everything starts. What changes it later is a migration of its own.

create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

create sequence entity_ids start 1001;
create sequence message_ids start 1001;
create sequence payment_fetches;

-- Indexes need these two; their files replace them.
create or replace function earning_kind(kind text) returns text language sql immutable parallel safe
return case
  when kind in ('refund', 'chargeback', 'chargeback_reversal', 'clawback') then 'taken_back'
  when kind = 'post_sale' then 'unlock'
  when kind = 'gift_claim' then 'subscription' else kind end;

create or replace function membership_list(state text) returns text language sql immutable parallel safe
return case state
  when 'following' then 'followers'
  when 'trialing' then 'trials'
  when 'active' then 'subscribers'
  when 'past_due' then 'subscribers'
  else 'ended'
end;

-- blocks

create table blocked_pairs (
  user_id bigint,
  other_user_id bigint,
  created_at timestamptz not null,
  check (user_id <> other_user_id),
  primary key (user_id, other_user_id)
);

-- Who has blocked whom. A wall (block_walls) stands between two people while either has blocked the other.
-- met_char_id: the character under which the other one was met; null for a fan.
create table blocks (
  user_id bigint,
  other_user_id bigint,
  met_char_id bigint,
  created_at timestamptz not null,
  -- A number can be blocked without having met whom it names; the list then shows the number alone.
  is_met boolean not null default false,
  check (user_id <> other_user_id),
  primary key (user_id, other_user_id)
);
create index blocks_by_time on blocks (user_id, created_at desc, other_user_id desc);

-- Whose messages and comments a person wants to have aside, without their knowing.
create table restrictions (
  user_id bigint,
  other_user_id bigint,
  met_char_id bigint,
  created_at timestamptz not null,
  is_met boolean not null default false,
  check (user_id <> other_user_id),
  primary key (user_id, other_user_id)
);
create index restrictions_by_time on restrictions (user_id, created_at desc, other_user_id desc);

-- users

create table users (
  user_id bigint default nextval('entity_ids'::regclass) primary key,
  nickname text not null check (char_length(nickname) between 1 and 80),
  avatar_media_id bigint,
  email text not null default '',
  email_verified boolean not null default false,
  role text not null default 'member' check (role in ('member', 'moderator', 'support', 'finance', 'admin')),
  is_creator boolean not null default false,
  chat_mode smallint not null default 0 check (chat_mode in (0, 1)),
  timezone text not null default 'UTC',
  referred_by bigint references users,
  created_at timestamptz not null,
  deleted_at timestamptz,
  -- When the invitation that counts was first opened. Older ones were opened at the first login at the latest.
  referred_at timestamptz,
  -- Until when nothing is sold to somebody who has spoken of harming themselves.
  sales_quiet_until timestamptz,
  -- Who does not say what they have read does not learn it of others either.
  shows_receipts boolean not null default true,
  -- Since when an account is held because its person said that they are under 18.
  age_held_at timestamptz,
  check ((referred_by is null) = (referred_at is null))
);
create index users_avatar on users (avatar_media_id) where (avatar_media_id is not null);
create index users_invited_creators on users (referred_by, referred_at desc, user_id desc) where ((referred_by is not null) and is_creator and (deleted_at is null));
create index users_referred_by on users (referred_by) where (referred_by is not null);

create table consents (
  user_id bigint references users,
  kind text check (kind in ('age', 'terms', 'creator_age', 'creator_policy')),
  text_version text,
  given_at timestamptz not null,
  primary key (user_id, kind, text_version)
);

create table sessions (
  session_id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  user_id bigint not null references users,
  device_id text not null,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  revoked_at timestamptz,
  -- When this session's person last proved again who they are.
  stepped_up_at timestamptz
);
create index sessions_live_by_user on sessions (user_id, session_id desc) where (revoked_at is null);

-- What a session's next answer of an authenticator has to be an answer to. Taken once.
create table passkey_challenges (
  session_id bigint primary key references sessions on delete cascade,
  user_id bigint not null references users,
  challenge bytea not null check (octet_length(challenge) = 32),
  created_at timestamptz not null
);
create index passkey_challenges_by_user on passkey_challenges (user_id);

-- With what somebody proves once more who they are, before money may leave.
create table passkeys (
  passkey_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  name text not null check (char_length(name) between 1 and 60),
  -- As the authenticator names it, and the key (COSE) that checks its signatures.
  credential_id bytea not null unique,
  public_key bytea not null,
  transports text[] not null,
  -- Signatures so far, where the authenticator counts them.
  counter bigint not null check (counter >= 0),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id, passkey_id desc);

-- Written as long as a live connection of theirs is open; a row that is not renewed says nothing any more.
create table presence (
  user_id bigint primary key references users,
  seen_at timestamptz not null
);

create table sign_in_identities (
  issuer text,
  subject text,
  user_id bigint not null references users,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index sign_in_identities_user on sign_in_identities (user_id);

-- ID tokens and nonces that were used; kept until the token would have expired anyway.
create table used_id_tokens (
  token_hash bytea primary key,
  issuer text not null,
  nonce text not null,
  expires_at timestamptz not null,
  unique (issuer, nonce)
);
create index used_id_tokens_expiry on used_id_tokens (expires_at);

-- What is given once per person stays given when they delete their account and sign in anew: kept by a digest
-- (SHA-256) of the sign-in, without anything that names them.
create table used_offers (
  digest bytea,
  -- 'welcome_gift', or 'trial ' and a char_id
  offer text,
  used_at timestamptz not null,
  primary key (digest, offer)
);
create index used_offers_by_time on used_offers (used_at);

-- media

create table media (
  media_id bigint generated always as identity primary key,
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{22}$'),
  owner_user_id bigint not null references users,
  kind text not null check (kind in ('image', 'video', 'audio')),
  -- public: faces and banners. private: whatever belongs to a post.
  class text not null check (class in ('public', 'private')),
  state text not null check (state in ('processing', 'ready', 'rejected')),
  width integer not null,
  height integer not null,
  duration_ms integer,
  -- Widths of the stored pictures (of the poster for a clip), ascending: the names of their variants without the w.
  -- Kept here beside media_files so that a page of posts needs no second lookup per picture.
  widths integer[] not null,
  placeholder text not null check (octet_length(placeholder) <= 600),
  -- When position, camera and other metadata were taken out.
  stripped_at timestamptz,
  created_at timestamptz not null,
  -- The waveform of a voice note, 0 to 100.
  peaks integer[],
  -- What the wire says of a file, written once: every list of posts says it again for each picture of each post.
  item text not null default '',
  check ((state <> 'ready') or (stripped_at is not null)),
  constraint media_width_check check ((width > 0) = (kind <> 'audio')),
  constraint media_height_check check ((height > 0) = (kind <> 'audio')),
  constraint media_widths_check check ((cardinality(widths) > 0) = (kind <> 'audio')),
  constraint media_peaks_check check (((kind = 'audio') = (peaks is not null)) and ((peaks is null) or (((cardinality(peaks) >= 1) and (cardinality(peaks) <= 64)) and (0 <= ALL (peaks)) and (100 >= ALL (peaks)))))
);
create index media_by_owner on media (owner_user_id, media_id desc);
create index media_by_owner_and_kind on media (owner_user_id, kind, media_id desc);

create table media_files (
  media_id bigint references media,
  -- w320, w1080 … for pictures and for the posters of clips; mp4 for the clip itself.
  variant text,
  width integer not null,
  content_type text not null,
  bytes bigint not null check (bytes > 0),
  primary key (media_id, variant)
);

-- What was uploaded under the name that the browser gave it: a repeat finds it, and what no post ever took can be
-- cleaned away.
create table media_uploads (
  user_id bigint references users,
  client_id text check (char_length(client_id) between 1 and 64),
  media_id bigint not null unique references media on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, client_id)
);
create index media_uploads_age on media_uploads (created_at);

-- moderation

-- How often help was shown, by month: no person, no place smaller than a country.
create table help_referrals (
  month date check (EXTRACT(day FROM month) = (1)::numeric),
  source text check (source in ('message', 'comment', 'support')),
  region text check ((region = '') or (region ~ '^[A-Z]{2}$')),
  language text check (language in ('en', 'zh', 'ja', 'es', 'de')),
  referrals integer not null check (referrals > 0),
  primary key (month, source, region, language)
);

-- What people report; one report per person and thing. reported_type 1 = post.
create table reports (
  report_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  reported_type smallint not null check (reported_type between 1 and 5),
  reported_id bigint not null,
  reason text not null check (reason in ('minors', 'non_consent', 'harassment', 'hate', 'violence', 'illegal', 'private_facts', 'impersonation', 'copyright', 'spam', 'other')),
  detail text not null default '' check (char_length(detail) <= 1000),
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null,
  content text not null default '' check (char_length(content) <= 5000),
  evidence jsonb not null default '[]',
  reported_user_id bigint not null references users,
  unique (user_id, reported_type, reported_id)
);
create index reports_by_person on reports (reported_user_id);
create index reports_by_thing on reports (reported_type, reported_id);
create index reports_evidence on reports using gin (evidence jsonb_path_ops);
create index reports_open on reports (created_at, report_id) where (state = 'open');

-- characters

create table characters (
  char_id bigint default nextval('entity_ids'::regclass) primary key,
  user_id bigint not null references users,
  -- Handle and invite code.
  char_unique_id text not null check (char_unique_id ~ '^[a-z0-9_]{3,30}$'),
  name text not null check (char_length(name) between 1 and 60),
  nickname text not null default '',
  tagline text not null default '' check (char_length(tagline) <= 160),
  bio text not null default '' check (char_length(bio) <= 2000),
  avatar_media_id bigint references media,
  banner_media_id bigint references media,
  image_media_id bigint references media,
  intro_media_id bigint references media,
  char_type integer not null default 0,
  is_blue_label integer not null default 0,
  -- Null: free. Ids that name no tier are kept as they came; such a character cannot be sold.
  group_id text,
  pro_sales_open boolean not null default true,
  comment_config smallint not null default 1 check (comment_config in (0, 1, 2, 3)),
  -- Character card, V2 or V3, as it came.
  card jsonb not null default '{}',
  follower_num integer not null default 0 check (follower_num >= 0),
  post_num integer not null default 0 check (post_num >= 0),
  like_num integer not null default 0 check (like_num >= 0),
  created_at timestamptz not null,
  deleted_at timestamptz,
  kind text check (kind in ('art', 'music', 'photography', 'food', 'wellness', 'nature', 'stories', 'science', 'travel', 'fashion', 'games')),
  -- A creator may keep to themselves when they are here.
  is_presence_shown boolean not null default true
);
create index characters_avatar on characters (avatar_media_id) where (avatar_media_id is not null);
create index characters_banner on characters (banner_media_id) where (banner_media_id is not null);
create index characters_by_age on characters (created_at desc, char_id desc) where (deleted_at is null);
create index characters_by_popularity on characters (follower_num desc, char_id desc) where (deleted_at is null);
create unique index characters_handle on characters (char_unique_id);
create index characters_image on characters (image_media_id) where (image_media_id is not null);
create index characters_intro on characters (intro_media_id) where (intro_media_id is not null);
create index characters_kind_by_age on characters (kind, created_at desc, char_id desc) where (deleted_at is null);
create index characters_kind_by_popularity on characters (kind, follower_num desc, char_id desc) where (deleted_at is null);
create index characters_user on characters (user_id);

-- Handles of creators who are gone, as digests (SHA-256): an old link or invitation never leads to somebody else, and
-- the name itself is not kept.
create table retired_handles (
  digest bytea primary key,
  retired_at timestamptz not null
);

-- wallet

-- Accounts. Balances are credit-positive: what is owed to, or earned by, the account's owner is above zero;
-- what the outside owes us (processor) or what we gave away (promotions) is below. balance is a cache of the
-- postings, kept for accounts that one person moves; accounts that everybody pays into leave it null and are
-- read as last snapshot + later postings, so that nobody queues for their row.
create table ledger_accounts (
  account_id bigint generated by default as identity (start with 1001) primary key,
  kind text not null check (kind in ('wallet', 'reserved', 'creator_pending', 'creator_available', 'referral_pending', 'diamonds_issued', 'deferred_revenue', 'processor', 'platform_revenue', 'promotions', 'refunds_payable', 'clawback_reserve', 'payouts_in_flight', 'unclaimed_gifts')),
  currency text not null check (currency in ('DIA', 'USD')),
  user_id bigint references users,
  balance bigint,
  -- Raised debt after a chargeback is the one way below zero.
  debt_allowed bigint not null default 0 check (debt_allowed >= 0),
  check ((balance is null) or (balance >= (- debt_allowed))),
  constraint ledger_accounts_check1 check ((kind = 'wallet') = (balance is not null)),
  unique nulls not distinct (user_id, kind)
);
create index ledger_accounts_in_debt on ledger_accounts (user_id) where (balance < 0);
insert into ledger_accounts (account_id, kind, currency, debt_allowed) values
  (1, 'diamonds_issued', 'DIA', 0),
  (2, 'deferred_revenue', 'USD', 0),
  (3, 'processor', 'USD', 0),
  (4, 'platform_revenue', 'USD', 0),
  (5, 'promotions', 'USD', 0),
  (6, 'refunds_payable', 'USD', 0),
  (7, 'clawback_reserve', 'USD', 0),
  (8, 'payouts_in_flight', 'USD', 0),
  (12, 'unclaimed_gifts', 'USD', 0);

create table account_snapshots (
  account_id bigint primary key references ledger_accounts,
  upto_entry_id bigint not null,
  balance bigint not null
);

create table commodities (
  commodity_id text primary key,
  kind text not null check (kind in ('diamond', 'diamond_vip', 'first_charge')),
  price_usd_cents integer not null check (price_usd_cents > 0),
  diamonds integer not null check (diamonds > 0),
  bonus_diamonds integer not null default 0 check (bonus_diamonds >= 0),
  is_featured boolean not null default false,
  position integer not null,
  is_active boolean not null default true,
  check (diamonds = price_usd_cents)
);
insert into commodities (commodity_id, kind, price_usd_cents, diamonds, bonus_diamonds, is_featured, position, is_active) values
  ('diamonds_300', 'diamond', 300, 300, 0, false, 1, true),
  ('diamonds_500', 'diamond', 500, 500, 15, false, 2, true),
  ('diamonds_1000', 'diamond', 1000, 1000, 50, true, 3, true),
  ('diamonds_2500', 'diamond', 2500, 2500, 175, false, 4, true),
  ('diamonds_5000', 'diamond', 5000, 5000, 450, false, 5, true),
  ('diamonds_10000', 'diamond', 10000, 10000, 1200, false, 6, true),
  ('first_charge_200', 'first_charge', 200, 200, 100, true, 1, true),
  ('vip_monthly', 'diamond_vip', 999, 999, 301, false, 1, true);

create table checkouts (
  checkout_id text primary key,
  user_id bigint not null references users,
  purpose text not null check (purpose in ('diamonds', 'subscription', 'vip', 'post', 'gift', 'upgrade')),
  commodity_id text references commodities,
  char_id bigint references characters,
  -- Of the first charge; 0 while a trial runs.
  price_usd_cents integer not null check (price_usd_cents >= 0),
  month_usd_cents integer check (month_usd_cents > 0),
  trial_days integer not null default 0,
  diamonds integer not null default 0,
  bonus_diamonds integer not null default 0,
  state text not null check (state in ('open', 'paid', 'declined', 'expired', 'refunded')),
  provider text not null,
  provider_ref text,
  redirect_url text not null,
  -- What may be bought only once at a time; see checkouts_one_open.
  exclusive_key text,
  created_at timestamptz not null,
  settled_at timestamptz,
  subscription_ref text,
  -- What is paid for it at the provider after this is given back.
  closed_at timestamptz,
  -- The newest look at the provider's object that was applied; an older one that comes later is not.
  applied_fetch bigint not null default 0,
  post_id bigint,
  intro_usd_cents integer check (intro_usd_cents > 0),
  intro_months integer check (intro_months between 1 and 12),
  intro_charges integer check (intro_charges between 1 and 12),
  tier_level integer not null default 0 check (tier_level >= 0),
  currency text not null default 'USD',
  rate_micros bigint not null default 1000000,
  -- In which its buyer paid; the receipt comes in it where they have chosen no other.
  language text not null default 'en',
  -- Until when a checkout may be paid, and whether what it pays for was agreed to before and is due.
  payable_until timestamptz,
  is_due boolean not null default false,
  -- Since when the provider owes us the answer whether a payment of this checkout was taken.
  unanswered_since timestamptz,
  unique (provider, provider_ref),
  unique (provider, subscription_ref),
  constraint checkouts_commodity_check check ((purpose in ('diamonds', 'vip')) = (commodity_id is not null)),
  constraint checkouts_post_check check ((purpose = 'post') = (post_id is not null)),
  constraint checkouts_intro_whole check (num_nonnulls(intro_usd_cents, intro_months, intro_charges) = ANY (ARRAY[0, 3])),
  constraint checkouts_intro_of_subscription check ((intro_usd_cents is null) or ((month_usd_cents is not null) and (trial_days = 0))),
  constraint checkouts_char_check check ((purpose in ('subscription', 'gift', 'upgrade')) = (char_id is not null))
);
create index checkouts_by_subscription on checkouts (subscription_ref) where (subscription_ref is not null);
create index checkouts_by_user on checkouts (user_id, created_at desc);
create unique index checkouts_one_open on checkouts (user_id, exclusive_key) where (state = ANY (ARRAY['open', 'declined']));
create index checkouts_open on checkouts (created_at) where (state = ANY (ARRAY['open', 'declined']));

-- The currency that somebody has chosen; without a row it is that of their region.
create table currency_choices (
  user_id bigint primary key references users,
  currency text not null check (currency ~ '^[A-Z]{3}$')
);

-- A rate of a provider's that prices are shown at; checkouts can be opened at it until it expires.
create table currency_quotes (
  quote_id text primary key,
  provider text not null,
  currency text not null,
  rate_micros bigint not null check (rate_micros > 0),
  quoted_at timestamptz not null,
  expires_at timestamptz not null
);
create index currency_quotes_expired on currency_quotes (expires_at);
create index currency_quotes_newest on currency_quotes (provider, currency, quoted_at desc);

-- A weekly limit outlives the account that set it, by a week.
create table departed_limits (
  digest bytea primary key,
  weekly_usd_cents integer not null,
  spent bigint not null,
  charged bigint not null,
  -- When what was spent no longer counts.
  frees_at timestamptz not null,
  left_at timestamptz not null
);
create index departed_limits_by_time on departed_limits (left_at);

-- One effect and one stored answer per key and person. A refused spend leaves no row.
create table idempotency_keys (
  user_id bigint references users,
  key text check (char_length(key) between 1 and 200),
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table journal_entries (
  entry_id bigint generated always as identity primary key,
  kind text not null check (kind in ('purchase', 'gift', 'unlock', 'subscription', 'unapplied', 'refund', 'chargeback', 'chargeback_reversal', 'clawback', 'grant', 'release', 'payout', 'payout_paid', 'payout_failed', 'payout_canceled', 'vip', 'post_sale', 'lucky_box', 'prize', 'gift_purchase', 'gift_claim', 'message', 'reserve', 'unreserve')),
  -- Who acted, with whom, over what.
  user_id bigint not null references users,
  char_id bigint references characters,
  post_id bigint,
  checkout_id text,
  -- The creator's share that was applied, in basis points.
  share_bps integer check (share_bps between 0 and 10000),
  reverses bigint references journal_entries,
  created_at timestamptz not null,
  referral_bps integer check (referral_bps between 1 and 10000)
);
create index journal_entries_by_user on journal_entries (user_id, entry_id desc) where (kind <> 'release');
create index journal_entries_charges on journal_entries (user_id, entry_id desc) where (kind = ANY (ARRAY['purchase', 'subscription', 'vip', 'post_sale', 'gift_purchase', 'unapplied']));
create index journal_entries_checkout on journal_entries (checkout_id) where (checkout_id is not null);
create index journal_entries_of_character on journal_entries (char_id, earning_kind(kind), entry_id desc) where (char_id is not null);
create unique index journal_entries_one_purchase on journal_entries (checkout_id) where (kind = 'purchase');
create index journal_entries_reverses on journal_entries (reverses) where (reverses is not null);
create index journal_entries_unapplied on journal_entries (entry_id) where (kind = 'unapplied');

-- What the payment provider calls somebody who pays, so that the cards they have saved are offered again.
create table payment_customers (
  user_id bigint references users,
  provider text,
  customer_ref text not null,
  primary key (user_id, provider),
  unique (provider, customer_ref)
);

-- Up to when the provider's list of events was compared with ours.
create table payment_event_cursors (
  provider text primary key,
  listed_until timestamptz not null
);

-- Every signed event of the payment provider, with what it led to; written in the transaction of its effect.
create table payment_events (
  provider text,
  event_id text,
  type text not null,
  checkout_id text references checkouts,
  outcome text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_events_checkout on payment_events (checkout_id) where (checkout_id is not null);

-- Which entry books which payment of the provider: each one once, however often and in whatever order we hear of it.
create table payments (
  provider text,
  payment_ref text,
  checkout_id text not null references checkouts,
  entry_id bigint not null unique references journal_entries,
  usd_cents integer not null check (usd_cents > 0),
  tax_usd_cents integer not null default 0 check (tax_usd_cents >= 0),
  presented_currency text,
  presented_amount bigint,
  -- Receipts: each payment says which period it paid for, and a person's charges are found without their other entries.
  period_end timestamptz,
  presented_tax bigint not null default 0,
  presented_refunded bigint not null default 0,
  refund_refusal text check (refund_refusal in ('disputed', 'refused')),
  refund_refused_at timestamptz,
  primary key (provider, payment_ref),
  check ((presented_currency is null) = (presented_amount is null)),
  constraint payments_refund_refused check ((refund_refusal is null) = (refund_refused_at is null))
);
create index payments_by_checkout on payments (checkout_id);
create index payments_refund_refused on payments (refund_refused_at, payment_ref) where (refund_refusal is not null);

-- What a creator earned and when it may be paid out. A reversal has a row of its own, below zero. released_by: the
-- release that moved it to available; for an earning reversed before that, and its reversal, the reversal.
-- So the pending account's balance is what is not released yet.
create table pending_earnings (
  entry_id bigint references journal_entries,
  account_id bigint references ledger_accounts,
  amount bigint not null check (amount <> 0),
  available_at timestamptz not null,
  released_by bigint references journal_entries,
  primary key (entry_id, account_id)
);
create index pending_earnings_by_account on pending_earnings (account_id, entry_id desc);
create index pending_earnings_due on pending_earnings (available_at) where (released_by is null);
create index pending_earnings_next on pending_earnings (account_id, available_at) where (released_by is null);

create table postings (
  entry_id bigint references journal_entries,
  account_id bigint references ledger_accounts,
  amount bigint not null check (amount <> 0),
  -- For accounts with a cached balance: what it became.
  balance_after bigint,
  primary key (entry_id, account_id)
);
create index postings_by_account on postings (account_id, entry_id desc) include (amount);

create table referral_shares (
  -- The creator who was invited.
  user_id bigint primary key references users,
  account_id bigint not null references ledger_accounts,
  share_bps integer not null check (share_bps between 1 and 10000),
  ends_at timestamptz not null
);
create index referral_shares_by_account on referral_shares (account_id);

-- What somebody has set for themselves: how much may go in seven days, and from which amount on they are asked once more.
create table spending_limits (
  user_id bigint primary key references users,
  -- US cents; null: no limit.
  weekly_usd_cents integer check (weekly_usd_cents > 0),
  -- A higher limit, or none, that counts from next_from on.
  next_weekly_usd_cents integer check (next_weekly_usd_cents > 0),
  next_from timestamptz,
  -- Diamonds; null: never.
  confirm_above integer check (confirm_above >= 0),
  updated_at timestamptz not null,
  carried_spent bigint not null default 0,
  carried_charged bigint not null default 0,
  carried_until timestamptz,
  check ((next_from is not null) or (next_weekly_usd_cents is null))
);

-- Once per account, ever.
create table welcome_gifts (
  user_id bigint primary key references users,
  entry_id bigint not null unique references journal_entries,
  diamonds integer not null check (diamonds > 0),
  received_at timestamptz not null
);

-- ai-models

-- The model that an administrator has connected, where the environment names none. One row at most.
create table ai_connection (
  only_row boolean default true primary key check (only_row),
  base_url text not null,
  -- Encrypted (AES-256-GCM); null: the endpoint wants none.
  api_key bytea,
  model text not null,
  settings jsonb not null,
  connected_at timestamptz not null
);

-- Which model speaks for a creator, and what they let it cost in a month. No row: the operator's model, up to the operator's bound.
create table ai_settings (
  user_id bigint primary key references users,
  model text check (char_length(model) between 1 and 200),
  -- US cents a month; null: no bound of their own.
  budget_usd_cents integer check (budget_usd_cents >= 0),
  -- The month in which the bound was reached: until its end the offline companion speaks.
  spent_month date,
  updated_at timestamptz not null
);

-- What models were asked for a creator, by month (UTC).
create table ai_usage (
  user_id bigint references users,
  month date check (EXTRACT(day FROM month) = (1)::numeric),
  model text,
  answers bigint not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  -- Millionths of a US dollar.
  cost_micros bigint not null,
  check ((answers >= 0) and (input_tokens >= 0) and (output_tokens >= 0) and (cost_micros >= 0)),
  primary key (user_id, month, model)
);

-- care

-- Times in which somebody is cared for: from words of distress until a day after the last of them, or until they say that
-- they are all right. users.sales_quiet_until is the end of the newest.
create table care_episodes (
  episode_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  began_at timestamptz not null,
  last_words_at timestamptz not null,
  ends_at timestamptz not null,
  ended_by text check (ended_by in ('fan', 'staff')),
  region text not null check ((region = '') or (region ~ '^[A-Z]{2}$')),
  language text not null,
  check (last_words_at >= began_at),
  constraint care_episodes_check1 check (ends_at >= began_at)
);
create index care_episodes_user on care_episodes (user_id, began_at desc);

-- One thing that staff decide, or have to know of. It refers to a message and repeats none of its words; `content` is what
-- the person wrote to staff.
create table staff_cases (
  case_id bigint generated always as identity primary key,
  queue text not null check (queue in ('answers', 'appeals', 'identities')),
  kind text not null check (kind in ('distress', 'age', 'age_appeal')),
  user_id bigint not null references users,
  about_case_id bigint references staff_cases,
  source text not null check (source in ('message', 'comment', 'support', 'appeal')),
  message_id bigint,
  content text not null default '',
  state text not null default 'open' check (state in ('open', 'decided')),
  decision text check (decision in ('clear', 'keep')),
  note text not null default '',
  decided_by text,
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'decided') = (decision is not null)),
  constraint staff_cases_check1 check ((state = 'decided') = (decided_at is not null)),
  constraint staff_cases_check2 check ((kind = 'age_appeal') = (about_case_id is not null))
);
create unique index staff_cases_one_appeal on staff_cases (about_case_id) where (state = 'open');
create index staff_cases_open on staff_cases (created_at) where (state = 'open');
create index staff_cases_user on staff_cases (user_id, case_id desc);

-- offers

-- Several months paid at once, for less: of the month's price times the months.
create table bundles (
  char_id bigint references characters,
  months integer check (months in (3, 6, 12)),
  percent_off integer not null check (percent_off between 0 and 50),
  primary key (char_id, months)
);

-- Further tiers of a page: each costs more than those below it and opens all that they open. Level 0 is the page's
-- subscription as it is; of it only the words stand here, its price is the character's. A level never changes.
create table page_tiers (
  char_id bigint references characters,
  level integer check (level between 0 and 1000000),
  name text not null check (char_length(name) <= 40),
  perks text[] not null check (cardinality(perks) <= 8),
  month_usd_cents integer check (month_usd_cents > 0),
  retired_at timestamptz,
  created_at timestamptz not null,
  check ((level = 0) = (month_usd_cents is null)),
  constraint page_tiers_check1 check ((level > 0) or (retired_at is null)),
  primary key (char_id, level)
);

create table promotions (
  promotion_id bigint generated always as identity primary key,
  char_id bigint not null references characters,
  client_id text not null,
  name text not null,
  -- new: has never paid for this page; lapsed: has, and is not subscribed; chosen: stands in promotion_fans; link: came by it.
  audience text not null check (audience in ('everyone', 'new', 'lapsed', 'chosen', 'link')),
  code text unique,
  percent_off integer check (percent_off between 5 and 90),
  first_usd_cents integer check (first_usd_cents >= 50),
  trial_days integer check (trial_days between 2 and 30),
  -- So many months at that price.
  months integer not null check (months between 1 and 12),
  claim_limit integer check (claim_limit > 0),
  ends_at timestamptz,
  stopped_at timestamptz,
  created_at timestamptz not null,
  check (num_nonnulls(percent_off, first_usd_cents, trial_days) = 1),
  constraint promotions_check1 check ((audience = 'link') = (code is not null)),
  constraint promotions_check2 check ((percent_off is not null) or (months = 1)),
  unique (char_id, client_id)
);
create index promotions_by_character on promotions (char_id, promotion_id desc);
create index promotions_running on promotions (char_id) where (stopped_at is null);

-- A checkout that was opened at a promotion's price; it holds its place until it is paid or closed.
create table promotion_claims (
  checkout_id text primary key references checkouts,
  promotion_id bigint not null references promotions,
  user_id bigint not null references users,
  claimed_at timestamptz not null
);
create index promotion_claims_by_promotion on promotion_claims (promotion_id, claimed_at desc, checkout_id);
create index promotion_claims_by_user on promotion_claims (user_id, promotion_id);

create table promotion_fans (
  promotion_id bigint references promotions,
  user_id bigint references users,
  primary key (promotion_id, user_id)
);
create index promotion_fans_by_user on promotion_fans (user_id);

-- subscriptions

-- Since when somebody has been with a creator: what leaving and coming back does not begin anew.
create table first_joins (
  user_id bigint references users,
  char_id bigint references characters,
  joined_at timestamptz not null,
  primary key (user_id, char_id)
);
create index first_joins_by_character on first_joins (char_id);
create index first_joins_by_time on first_joins (joined_at, user_id, char_id);

-- One row per fan and character: a free follow or a pro subscription, whatever its state.
create table memberships (
  user_id bigint references users,
  char_id bigint references characters,
  kind text not null check (kind in ('free', 'pro')),
  state text not null check (state in ('following', 'trialing', 'active', 'past_due', 'canceled', 'expired')),
  -- End of what is paid for; null for a follow.
  period_end timestamptz,
  -- The price this fan agreed to.
  month_usd_cents integer,
  renews boolean not null default false,
  -- One trial per fan and character, ever.
  trial_used boolean not null default false,
  provider_ref text,
  joined_at timestamptz not null,
  updated_at timestamptz not null,
  tier_level integer not null default 0 check (tier_level >= 0),
  switch_level integer check (switch_level >= 0),
  switch_from_usd_cents integer check (switch_from_usd_cents > 0),
  -- How a member hears of a creator's new posts: by a notification for each, in the digest by mail alone, or not at all.
  bell text not null default 'digest' check (bell in ('all', 'digest', 'off')),
  check ((kind = 'free') = (state = 'following')),
  constraint memberships_check1 check ((kind = 'pro') = (period_end is not null)),
  constraint memberships_check2 check ((kind = 'free') or (month_usd_cents is not null)),
  primary key (user_id, char_id),
  constraint memberships_switch_whole check (num_nonnulls(switch_level, switch_from_usd_cents) <> 1),
  constraint memberships_tier_of_pro check ((kind = 'pro') or ((tier_level = 0) and (switch_level is null)))
);
create index memberships_by_bell on memberships (char_id, user_id) where (bell = 'all');
create index memberships_by_character on memberships (char_id, joined_at desc);
create index memberships_by_list on memberships (char_id, membership_list(state), joined_at desc, user_id desc) include (state);
create index memberships_by_user on memberships (user_id, joined_at desc, char_id desc) include (kind);
create unique index memberships_provider_ref on memberships (provider_ref) where (provider_ref is not null);
create index memberships_renewal on memberships (period_end) where ((kind = 'pro') and (state = ANY (ARRAY['trialing', 'active', 'past_due', 'canceled'])));

-- Who has subscribed keeps their price until they agree to a new one: from the next charge on it costs that.
create table price_consents (
  consent_id bigint generated always as identity primary key,
  -- Of the subscription that runs.
  checkout_id text not null references checkouts,
  user_id bigint not null references users,
  before_usd_cents integer not null check (before_usd_cents > 0),
  month_usd_cents integer not null check (month_usd_cents > 0),
  agreed_at timestamptz not null
);
create index price_consents_by_checkout on price_consents (checkout_id);

-- Every paid month, so that each one is booked once however its events arrive.
create table subscription_charges (
  checkout_id text references checkouts,
  period_end timestamptz,
  entry_id bigint not null unique references journal_entries,
  usd_cents integer not null check (usd_cents > 0),
  primary key (checkout_id, period_end)
);

create table subscription_gifts (
  gift_id bigint generated always as identity primary key,
  checkout_id text not null unique references checkouts,
  code text not null unique,
  user_id bigint not null references users,
  char_id bigint not null references characters,
  -- Whom it is for; null: whoever has the link.
  to_user_id bigint references users,
  months integer not null check (months in (1, 3, 6, 12)),
  month_usd_cents integer not null check (month_usd_cents > 0),
  -- waiting for its payment; ready to be claimed; returning: its money goes back, nobody can claim it any more.
  state text not null check (state in ('waiting', 'ready', 'claimed', 'returning', 'returned')),
  created_at timestamptz not null,
  expires_at timestamptz,
  claimed_by bigint references users,
  claimed_at timestamptz,
  claim_entry_id bigint unique references journal_entries,
  -- What the claim opened; null again once that was taken back.
  period_end timestamptz,
  -- From when on the months of a gift are somebody's: what goes back takes its own time with it, and no other's.
  period_start timestamptz,
  check ((state = 'waiting') = (expires_at is null)),
  constraint subscription_gifts_check1 check ((claimed_by is null) = (claim_entry_id is null)),
  constraint subscription_gifts_check2 check ((state <> 'claimed') or (claimed_by is not null)),
  constraint subscription_gifts_whole_period check ((period_start is null) = (period_end is null))
);
create index subscription_gifts_by_character on subscription_gifts (char_id) where (state = 'ready');
create index subscription_gifts_of_buyer on subscription_gifts (user_id, gift_id desc) where (state <> 'waiting');
create index subscription_gifts_of_receiver on subscription_gifts (claimed_by, char_id) where (period_end is not null);
create index subscription_gifts_ready on subscription_gifts (expires_at) where (state = ANY (ARRAY['ready', 'returning']));

-- What a checkout of the difference between two tiers was reckoned from. `period_end`: of the period that it is for.
create table tier_upgrades (
  checkout_id text primary key references checkouts,
  user_id bigint not null references users,
  char_id bigint not null references characters,
  subscription_ref text not null,
  from_level integer not null,
  from_usd_cents integer not null,
  to_level integer not null,
  month_usd_cents integer not null,
  period_end timestamptz not null,
  state text not null check (state in ('waiting', 'done', 'undone')),
  check (to_level > from_level)
);
create index tier_upgrades_by_subscription on tier_upgrades (subscription_ref);
create index tier_upgrades_paid on tier_upgrades (period_end) where (state <> 'waiting');

-- posts

create table posts (
  post_id bigint generated always as identity (start with 101) primary key,
  char_id bigint not null references characters,
  -- 1 = official post.
  tp smallint not null default 0,
  content text not null default '' check (char_length(content) <= 5000),
  -- Diamonds; 0 = free.
  price integer not null default 0 check (price between 0 and 100000),
  -- 0 private, 1 published, 2 pending review, 3 rejected, 4 scheduled, 5 draft.
  state smallint not null check (state between 0 and 5),
  -- 1 = pinned to the profile.
  sort smallint not null default 0 check (sort in (0, 1)),
  has_preview boolean not null default false,
  like_num integer not null default 0 check (like_num >= 0),
  comment_num integer not null default 0 check (comment_num >= 0),
  published_at timestamptz not null,
  deleted_at timestamptz,
  -- The name that the browser gave the post it wrote: a repeat finds it.
  client_id text check (char_length(client_id) between 1 and 64),
  -- Brought to the top again by its creator: published_at is then the time of that.
  is_reposted boolean not null default false,
  -- Why a post was rejected, in words for its creator.
  rejected_reason text not null default '' check (char_length(rejected_reason) <= 500),
  -- comment_num counts what everybody may see; comment_root_num, of these, what stands by itself.
  comment_root_num integer not null default 0 check (comment_root_num >= 0),
  -- What joining opens, and what one has joined. A paid post says whether whoever has joined has it, or everybody buys it.
  members_included boolean not null default true,
  -- What the two home feeds walk. The score of a post is kept by a trigger (features/posts/post-score.fn.sql) and never
  -- falls, so that a list in its order shows no post twice while somebody pages through it.
  score bigint not null default 0,
  -- Members of this tier and of those above have it.
  tier_level integer not null default 0 check (tier_level >= 0),
  -- When members began to be told of the post; null: they were not.
  told_at timestamptz,
  trend bigint not null default 0,
  -- When the price of a post was raised last, once others could see it.
  price_raised_at timestamptz,
  -- Since when a post is there for its buyers alone, because its creator has left.
  kept_at timestamptz,
  -- The caption's (ISO 639-1), kept by a trigger (features/posts/post-language.fn.sql); null: its words do not tell.
  language text,
  -- Open to everyone: a free post for all members that strangers and visitors have in full as well.
  is_open boolean not null default false check (not is_open or price = 0 and tier_level = 0)
);
create index posts_by_character on posts (char_id, sort desc, published_at desc, post_id desc) where (deleted_at is null);
create index posts_by_popularity on posts (like_num desc, post_id desc) where ((state = 1) and (deleted_at is null));
create index posts_by_trend on posts (trend desc, post_id desc) include (char_id) where ((state = 1) and (deleted_at is null) and (trend > 0));
create unique index posts_client_id on posts (char_id, client_id) where (client_id is not null);
create index posts_feed on posts (published_at desc, post_id desc) include (char_id) where ((state = 1) and (deleted_at is null));
create index posts_kept on posts (kept_at) where (kept_at is not null);
create index posts_of_character_by_likes on posts (char_id, like_num desc, post_id desc) where ((state = 1) and (deleted_at is null));
create index posts_of_character_by_time on posts (char_id, published_at desc, post_id desc) where ((state = 1) and (deleted_at is null));
create index posts_offered_by_score on posts (score desc, post_id desc) include (char_id, language) where ((state = 1) and (deleted_at is null) and not is_open);
create index posts_open_by_score on posts (score desc, post_id desc) include (char_id, language) where ((state = 1) and (deleted_at is null) and is_open);
create index posts_waiting on posts (char_id, post_id desc) where ((state = ANY (ARRAY[4, 5])) and (deleted_at is null));

create table likes (
  user_id bigint references users,
  post_id bigint references posts,
  created_at timestamptz not null,
  primary key (user_id, post_id)
);
create index likes_by_user on likes (user_id, created_at desc, post_id desc);
create index likes_newest on likes (post_id, created_at desc, user_id desc);

-- Who has liked or commented on a post, once each, and what the post weighs by it: a day, in millionths, at which one person
-- alone would weigh as much. Everybody counts half as much a day later, which changes no order: nothing is computed again.
create table post_engagements (
  post_id bigint references posts,
  user_id bigint references users,
  primary key (post_id, user_id)
);

-- What a creator collects gifts for under a post; goal_gifts says which gifts were given toward it. How much that is, the
-- ledger says.
create table post_goals (
  post_id bigint primary key references posts,
  title text not null,
  diamonds integer not null check (diamonds between 200 and 1000000)
);

create table post_media (
  post_id bigint references posts,
  position smallint,
  media_id bigint not null references media,
  -- Shown to everybody in place of the locked post.
  is_preview boolean not null default false,
  -- A free preview is part of the post as well, unless it stands for it only.
  is_in_post boolean not null default true,
  -- What is to be seen on it, for those who cannot see it. As secret as the picture.
  alt text not null default '' check (char_length(alt) <= 500),
  primary key (post_id, "position"),
  check (is_preview or is_in_post)
);
create index post_media_media on post_media (media_id);

-- Captions as a model has translated them, once per language. `content_hash` says of which words: an edited caption is
-- translated anew.
create table post_translations (
  post_id bigint references posts,
  language text check (language in ('en', 'zh', 'ja', 'es', 'de')),
  content_hash text not null,
  content text not null,
  created_at timestamptz not null,
  primary key (post_id, language)
);

create table purchases (
  user_id bigint references users,
  post_id bigint references posts,
  entry_id bigint not null unique references journal_entries,
  price integer not null check (price > 0),
  created_at timestamptz not null,
  refunded_by bigint references journal_entries,
  primary key (user_id, post_id)
);
create index purchases_by_post on purchases (post_id);

-- chat

-- How a creator's companion answers by default, beside users.chat_mode (1: not at all). No row: at once, and at all hours.
create table answer_settings (
  user_id bigint primary key references users,
  ai_mode text not null default 'auto' check (ai_mode in ('auto', 'supervised', 'draft')),
  -- The mode outside of working hours; null: there are none.
  away_mode text check (away_mode in ('auto', 'supervised', 'draft', 'off')),
  -- One bit per ISO weekday, Monday the lowest; minutes since midnight in the creator's zone. A day that ends before it begins ends tomorrow.
  work_days smallint not null default 31 check (work_days between 1 and 127),
  work_from smallint not null default 540 check (work_from between 0 and 1439),
  work_to smallint not null default 1020 check (work_to between 0 and 1439),
  hold_seconds smallint not null default 30 check (hold_seconds between 5 and 600),
  handover_topics text[] not null default '{distress,anger,refund,meeting}' check (handover_topics <@ '{distress,anger,refund,meeting}'::text[]),
  updated_at timestamptz not null,
  message_price smallint not null default 0 check (message_price between 0 and 50)
);

-- Labels that a person gives to conversations of theirs; the other side learns nothing of them.
create table labels (
  label_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  name text not null check (char_length(name) between 1 and 40),
  created_at timestamptz not null,
  unique (user_id, name)
);

-- One conversation per fan and character, seen from two sides.
create table conversations (
  conversation_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  char_id bigint not null references characters,
  creator_user_id bigint not null references users,
  last_seq integer not null default 0,
  fan_read_seq integer not null default 0,
  creator_read_seq integer not null default 0,
  fan_unread integer not null default 0 check (fan_unread >= 0),
  creator_unread integer not null default 0 check (creator_unread >= 0),
  last_content text not null default '',
  last_type text not null default 'text',
  last_identity text,
  last_message_at timestamptz,
  -- The transaction that changed it last: the order in which a client catches up.
  changed_xid xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null,
  -- A conversation may be answered otherwise than the creator's default (null).
  mode text check (mode in ('auto', 'supervised', 'draft', 'off')),
  -- The message that the list shows: lines about who answers are never it.
  preview_seq integer not null default 0,
  fan_folder text not null default 'inbox' check (fan_folder in ('inbox', 'archived', 'deleted')),
  creator_folder text not null default 'inbox' check (creator_folder in ('inbox', 'archived', 'deleted')),
  fan_pinned boolean not null default false,
  creator_pinned boolean not null default false,
  fan_muted boolean not null default false,
  creator_muted boolean not null default false,
  fan_marked_unread boolean not null default false,
  creator_marked_unread boolean not null default false,
  -- Messages up to this one are deleted for this side alone.
  fan_cleared_seq integer not null default 0,
  creator_cleared_seq integer not null default 0,
  -- The fan has subscribed; triggers keep it like the membership.
  is_subscriber boolean not null default false,
  -- All that the fan has given in gifts.
  gifted_diamonds bigint not null default 0,
  intimacy_points integer not null default 0,
  intimacy_day date,
  intimacy_day_messages smallint not null default 0,
  intimacy_day_gifts smallint not null default 0,
  circle_since timestamptz,
  fan_circle_closed boolean not null default false,
  creator_circle_closed boolean not null default false,
  handover text check (handover in ('distress', 'anger', 'refund', 'meeting')),
  handover_seq integer,
  chat_no smallint not null default 0 check (chat_no >= 0),
  -- What its fan calls it.
  name text not null default '' check (char_length(name) <= 60),
  -- Where somebody spoke of harming themselves last: the number of the help card that met it.
  distress_seq integer,
  check ((fan_read_seq <= last_seq) and (creator_read_seq <= last_seq)),
  constraint conversations_check1 check ((fan_cleared_seq <= last_seq) and (creator_cleared_seq <= last_seq)),
  constraint conversations_check2 check ((handover is null) = (handover_seq is null)),
  unique (user_id, char_id, chat_no)
);
create index conversations_circle_of_creator on conversations (creator_user_id, circle_since, conversation_id) where ((circle_since is not null) and (NOT fan_circle_closed));
create index conversations_circle_of_fan on conversations (user_id, circle_since, conversation_id) where ((circle_since is not null) and (NOT creator_circle_closed));
create index conversations_creator_folder on conversations (creator_user_id, creator_folder, creator_pinned desc, last_message_at desc, conversation_id desc) where (last_message_at is not null);
create index conversations_creator_unread on conversations (creator_user_id, creator_pinned desc, last_message_at desc, conversation_id desc) include (creator_unread, creator_muted) where (((creator_unread > 0) or creator_marked_unread) and (creator_folder = 'inbox') and (last_message_at is not null));
create index conversations_creator_waiting on conversations (creator_user_id, creator_pinned desc, last_message_at desc, conversation_id desc) where ((last_identity = 'fan') and (creator_folder = 'inbox') and (last_message_at is not null));
create index conversations_distress on conversations (creator_user_id, creator_pinned desc, last_message_at desc, conversation_id desc) where ((handover = 'distress') and (last_message_at is not null));
create index conversations_fan_folder on conversations (user_id, fan_folder, fan_pinned desc, last_message_at desc, conversation_id desc) where (last_message_at is not null);
create index conversations_fan_unread on conversations (user_id, fan_pinned desc, last_message_at desc, conversation_id desc) include (fan_unread, fan_muted) where (((fan_unread > 0) or fan_marked_unread) and (fan_folder = 'inbox') and (last_message_at is not null));
create index conversations_fan_waiting on conversations (user_id, fan_pinned desc, last_message_at desc, conversation_id desc) where ((last_identity = ANY (ARRAY['creator', 'ai'])) and (fan_folder = 'inbox') and (last_message_at is not null));
create index conversations_of_creator on conversations (creator_user_id, last_message_at desc, conversation_id desc);
create index conversations_of_creator_changed on conversations (creator_user_id, changed_xid);
create index conversations_of_fan_changed on conversations (user_id, changed_xid);
create index conversations_subscribers on conversations (creator_user_id, creator_pinned desc, last_message_at desc, conversation_id desc) where (is_subscriber and (creator_folder = 'inbox') and (last_message_at is not null));
create index conversations_top_fans on conversations (creator_user_id, gifted_diamonds desc, conversation_id desc) where ((gifted_diamonds > 0) and (creator_folder = 'inbox') and (last_message_at is not null));

create table conversation_labels (
  label_id bigint references labels on delete cascade,
  conversation_id bigint references conversations,
  primary key (label_id, conversation_id)
);
create index conversation_labels_of_conversation on conversation_labels (conversation_id);

create table messages (
  conversation_id bigint references conversations,
  seq integer,
  message_id bigint not null default nextval('message_ids'::regclass) unique,
  identity text not null check (identity in ('fan', 'creator', 'ai', 'automated', 'system')),
  sender_user_id bigint not null references users,
  type text not null check (type in ('text', 'gift', 'mode', 'help', 'level', 'milestone', 'image', 'video', 'voice', 'care', 'age')),
  content text not null,
  diamonds integer,
  client_id text,
  reply_to_seq integer,
  is_deleted boolean not null default false,
  created_at timestamptz not null,
  changed_xid xid8 not null default pg_current_xact_id(),
  -- An answer that was stopped before its end.
  is_stopped boolean not null default false,
  -- Raised by every change, so that of two states of a message the later one is known.
  revision integer not null default 0,
  edited_at timestamptz,
  -- One per person: a conversation has two.
  fan_reaction text check (char_length(fan_reaction) <= 16),
  creator_reaction text check (char_length(creator_reaction) <= 16),
  version smallint not null default 1,
  version_num smallint not null default 1,
  rating smallint not null default 0,
  -- Diamonds that its media costs the fan; null: nothing.
  price integer,
  -- Whether the creator has changed the AI's words before they went out: then nobody takes them for the AI's alone, nor for the
  -- creator's.
  is_creator_edited boolean not null default false,
  primary key (conversation_id, seq),
  constraint messages_price_check check ((price is null) or ((price > 0) and (type in ('image', 'video', 'voice'))))
);
create index messages_changed on messages (conversation_id, changed_xid);
create unique index messages_client_id on messages (conversation_id, sender_user_id, client_id) where (client_id is not null);
create index messages_with_price on messages (conversation_id, seq desc) where (price is not null);

create table message_media (
  message_id bigint references messages(message_id),
  position smallint,
  media_id bigint not null references media,
  primary key (message_id, "position")
);
create index message_media_by_media on message_media (media_id);

-- A conversation has one fan, so a message is bought once.
create table message_purchases (
  message_id bigint primary key references messages(message_id),
  user_id bigint not null references users,
  entry_id bigint not null unique references journal_entries,
  price integer not null check (price > 0),
  created_at timestamptz not null,
  refunded_by bigint references journal_entries
);
create index message_purchases_of_fan on message_purchases (user_id, created_at desc, message_id desc);

-- Words that an edit or an unsending took out of a message.
create table message_versions (
  conversation_id bigint,
  seq integer,
  -- The revision that had these words.
  revision integer,
  sender_user_id bigint not null references users,
  content text not null,
  replaced_at timestamptz not null,
  primary key (conversation_id, seq, revision),
  foreign key (conversation_id, seq) references messages(conversation_id, seq)
);
create index message_versions_replaced on message_versions (replaced_at);

-- account

-- What a person has switched away from the default, which is on.
create table notice_choices (
  user_id bigint references users,
  push_type text,
  channel text check (channel in ('push', 'site')),
  is_on boolean not null,
  primary key (user_id, push_type, channel)
);

-- support

create table support_tickets (
  ticket_id bigint generated always as identity (start with 1001) primary key,
  user_id bigint not null references users,
  topic text not null check (topic in ('account', 'payments', 'creator', 'safety', 'bug', 'other')),
  content text not null check (char_length(content) between 1 and 4000),
  state text not null default 'open' check (state in ('open', 'closed')),
  -- Why it should be read before others; null for most.
  concern text check (concern in ('self_harm', 'minors', 'non_consent', 'private_facts')),
  client_id text not null,
  created_at timestamptz not null,
  unique (user_id, client_id)
);
create index support_tickets_by_person on support_tickets (user_id, created_at desc, ticket_id desc);
create index support_tickets_open on support_tickets (created_at, ticket_id) where (state = 'open');

-- payouts

-- Who a creator is to the tax office and the bank, and where their money goes.
create table payout_accounts (
  user_id bigint primary key references users,
  legal_name text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  identity_state text not null check (identity_state in ('pending', 'verified', 'rejected')),
  -- Of a rejected one.
  identity_reason text,
  identity_decided_at timestamptz,
  -- Who of the staff did.
  identity_decided_by text,
  -- Number and address for the tax form: AES-256-GCM under a key that is not in this database.
  sealed_tax bytea,
  provider text,
  account_ref text,
  destination_state text not null default 'none' check (destination_state in ('none', 'incomplete', 'pending', 'ready', 'rejected')),
  bank_last4 text,
  -- Changes when the money would go somewhere else; usable_at: from then on it may.
  destination_key text,
  usable_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((provider is null) = (account_ref is null)),
  constraint payout_accounts_check1 check ((identity_state = 'rejected') = (identity_reason is not null)),
  unique (provider, account_ref)
);
create index payout_accounts_to_review on payout_accounts (updated_at, user_id) where (identity_state = 'pending');

create table payouts (
  payout_id bigint generated always as identity primary key,
  -- Its name at the provider.
  provider_key text not null unique,
  user_id bigint not null references users,
  amount_usd_cents bigint not null check (amount_usd_cents > 0),
  state text not null check (state in ('requested', 'approved', 'sent', 'paid', 'failed', 'canceled')),
  -- Why it failed, and what the provider said to it.
  reason text check (reason in ('taken_back', 'account_closed', 'provider_refused', 'bank_refused')),
  provider_message text,
  provider text,
  account_ref text,
  bank_last4 text,
  requested_at timestamptz not null,
  approved_at timestamptz,
  sent_at timestamptz,
  ended_at timestamptz,
  arrives_at timestamptz,
  entry_id bigint not null unique references journal_entries,
  paid_entry_id bigint unique references journal_entries,
  return_entry_id bigint unique references journal_entries,
  constraint payouts_check1 check ((state = 'failed') = (reason is not null)),
  constraint payouts_check2 check ((state <> 'paid') or (paid_entry_id is not null)),
  constraint payouts_check4 check ((approved_at is null) = (account_ref is null)),
  constraint payouts_returned check ((state in ('failed', 'canceled')) = (return_entry_id is not null)),
  constraint payouts_ended check ((state in ('paid', 'failed', 'canceled')) = (ended_at is not null)),
  constraint payouts_canceled_before_approval check ((state <> 'canceled') or (approved_at is null))
);
create index payouts_of_user on payouts (user_id, payout_id desc);
create unique index payouts_one_in_flight on payouts (user_id) where (state = ANY (ARRAY['requested', 'approved', 'sent']));
create index payouts_unfinished on payouts (payout_id) where (state = ANY (ARRAY['requested', 'approved', 'sent']));

-- shop

-- Lucky boxes: what a draw is made of is committed to before it (the SHA-256 of `seed` is shown) and shown after it.
create table lucky_seeds (
  seed_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  -- 32 random bytes; told to nobody before the draw.
  seed bytea not null check (octet_length(seed) = 32),
  committed_at timestamptz not null,
  drawn_at timestamptz,
  -- What a draw is committed to covers its table of prizes as well. What was shown for draws that are still to come stays.
  version smallint not null default 1 check (version in (1, 2))
);
create unique index lucky_seeds_next on lucky_seeds (user_id) where (drawn_at is null);

create table lucky_draws (
  seed_id bigint primary key references lucky_seeds,
  user_id bigint not null references users,
  box_type text not null,
  -- The buyer's part of the draw: the SHA-256 of their Idempotency-Key, in hex.
  client_seed text not null,
  price integer not null check (price > 0),
  prize integer not null check (prize > 0),
  entry_id bigint not null unique references journal_entries,
  prize_entry_id bigint not null unique references journal_entries,
  -- As it was drawn: what verify-draw checks.
  proof jsonb not null,
  drawn_at timestamptz not null
);
create index lucky_draws_by_user on lucky_draws (user_id, seed_id desc);
create index lucky_draws_of_day on lucky_draws (user_id, drawn_at);

-- Every paid month, so that its diamonds are credited once however its events arrive.
create table vip_charges (
  checkout_id text references checkouts,
  period_end timestamptz,
  entry_id bigint not null unique references journal_entries,
  primary key (checkout_id, period_end)
);

-- VIP: a monthly membership of the house. One row per person, whatever its state.
create table vip_memberships (
  user_id bigint primary key references users,
  state text not null check (state in ('active', 'past_due', 'canceled', 'expired')),
  -- End of what is paid for.
  period_end timestamptz not null,
  -- The price that was agreed, and the diamonds of each month.
  month_usd_cents integer not null check (month_usd_cents > 0),
  month_diamonds integer not null check (month_diamonds > 0),
  renews boolean not null,
  provider_ref text not null unique,
  started_at timestamptz not null,
  updated_at timestamptz not null
);
create index vip_memberships_ending on vip_memberships (period_end) where (state <> 'expired');

-- memory

-- What the companion remembers of one fan in one conversation. Whether it may, its running summary, and how far it has read.
create table memories (
  conversation_id bigint primary key references conversations,
  user_id bigint not null references users,
  is_on boolean not null default true,
  summary text not null default '' check (char_length(summary) <= 4000),
  -- Messages up to here are in the summary, or were read for facts; nothing at or before forgotten_seq is read again.
  summary_seq integer not null default 0,
  read_seq integer not null default 0,
  forgotten_seq integer not null default 0,
  -- Counts what people have changed: a summary that was begun before is not stored.
  revision integer not null default 0,
  updated_at timestamptz not null,
  -- Messages up to here have their vectors, of this model with so many dimensions; others cannot be compared with them.
  embedded_seq integer not null default 0,
  embedding_model text,
  embedding_dimensions integer
);
create index memories_of_fan on memories (user_id);

-- A forgotten fact stays as a row without content, so that what was read before does not bring it back.
create table memory_facts (
  fact_id bigint generated always as identity primary key,
  conversation_id bigint not null references memories on delete cascade,
  user_id bigint not null references users,
  kind text not null check (kind in ('name', 'place', 'job', 'birthday', 'pet', 'plan', 'like', 'other')),
  content text not null check (char_length(content) <= 200),
  author text not null check (author in ('companion', 'fan', 'creator')),
  -- What it is about: its kind where there is one of it (a name), else its kind and a digest of its first words.
  slot text not null,
  source_seq integer,
  is_pinned boolean not null default false,
  forgotten_at timestamptz,
  -- The newest message when somebody corrected or forgot it: what the companion reads up to there changes nothing.
  decided_seq integer,
  client_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((author <> 'companion') or (source_seq is not null)),
  constraint memory_facts_check1 check ((forgotten_at is null) or (content = '')),
  unique (conversation_id, slot),
  foreign key (conversation_id, source_seq) references messages(conversation_id, seq)
);
create unique index memory_facts_client_id on memory_facts (conversation_id, client_id) where (client_id is not null);
create index memory_facts_of_fan on memory_facts (user_id);
create index memory_facts_source on memory_facts (conversation_id, source_seq) where (source_seq is not null);

-- Finds earlier messages of a conversation by what they mean: vectors that a model makes of the fan's messages, where the
-- operator has named one. Those of the newest few thousand messages are kept.
create table memory_vectors (
  conversation_id bigint references memories on delete cascade,
  seq integer,
  -- One bit a dimension, by which the nearest few are found, and one byte a dimension (-127 to 127), by which they are ordered.
  signs bit varying not null,
  levels bytea not null,
  check (octet_length(levels) = length((signs)::"bit")),
  primary key (conversation_id, seq)
);

-- Finds earlier messages of a conversation by their words: digests, the newest message first. One word is looked up
-- within one conversation, so what it costs does not grow with what others say.
create table memory_words (
  conversation_id bigint references memories on delete cascade,
  word integer,
  seq integer,
  primary key (conversation_id, word, seq)
);

-- library

-- What a person keeps for themselves: saved posts in named collections, and how far they have watched clips.
create table collections (
  collection_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  name text not null check (char_length(name) between 1 and 40),
  created_at timestamptz not null,
  unique (user_id, name),
  unique (user_id, collection_id)
);

create table saved_posts (
  user_id bigint references users,
  post_id bigint references posts,
  collection_id bigint,
  saved_at timestamptz not null,
  primary key (user_id, post_id),
  foreign key (user_id, collection_id) references collections(user_id, collection_id) on delete set null (collection_id)
);
create index saved_posts_by_time on saved_posts (user_id, saved_at desc, post_id desc);
create index saved_posts_of_collection on saved_posts (user_id, collection_id, saved_at desc, post_id desc);

create table watch_positions (
  user_id bigint references users,
  post_id bigint references posts,
  seconds real not null check (seconds > (0)::double precision),
  watched_at timestamptz not null,
  primary key (user_id, post_id)
);
create index watch_positions_by_time on watch_positions (user_id, watched_at desc, post_id desc);

-- comments

create table comments (
  comment_id bigint generated always as identity (start with 1001) primary key,
  post_id bigint not null references posts,
  user_id bigint not null references users,
  -- The comment under which it stands; null for one that stands by itself.
  root_id bigint references comments,
  -- Who wrote that one: the person whose thread it is.
  thread_user_id bigint not null references users,
  -- What it answers, and whom.
  reply_to_id bigint references comments,
  reply_user_id bigint references users,
  -- Empty once it is deleted.
  content text not null check (char_length(content) <= 1000),
  visible_only_to bigint references users,
  -- Made by the browser: a repeat finds what is there.
  client_id text check (char_length(client_id) between 1 and 64),
  created_at timestamptz not null,
  deleted_at timestamptz,
  check (((root_id is null) = (reply_to_id is null)) and ((root_id is null) = (reply_user_id is null))),
  constraint comments_check1 check ((deleted_at is null) = (content <> ''))
);
create index comments_by_thread on comments (thread_user_id, post_id);
create index comments_by_writer on comments (user_id, post_id);
create unique index comments_client_id on comments (user_id, client_id) where (client_id is not null);
create index comments_replies on comments (root_id, comment_id) where (root_id is not null);
create index comments_roots on comments (post_id, comment_id desc) where ((root_id is null) and (deleted_at is null));
create index comments_visible_only_to on comments (visible_only_to, post_id) where ((visible_only_to is not null) and (deleted_at is null));

-- gifts

-- Who has given how much, kept by the gifts themselves: paging through people must not add up all their gifts.
create table gift_givers (
  char_id bigint references characters,
  user_id bigint references users,
  diamonds bigint not null check (diamonds > 0),
  gift_num integer not null check (gift_num > 0),
  last_gift_at timestamptz not null,
  primary key (char_id, user_id)
);
create index gift_givers_by_diamonds on gift_givers (char_id, diamonds desc, user_id desc);

create table gifts (
  gift_id bigint generated always as identity primary key,
  entry_id bigint not null unique references journal_entries,
  user_id bigint not null references users,
  char_id bigint not null references characters,
  diamonds integer not null check (diamonds between 200 and 10000),
  message_id bigint not null unique references messages(message_id),
  created_at timestamptz not null,
  -- A gift that its giver took back: its debit is reversed, its message empty, and it counts nowhere.
  undone_at timestamptz
);
create index gifts_by_character on gifts (char_id, gift_id desc);
create index gifts_by_fan on gifts (user_id, gift_id desc);

create table goal_gifts (
  entry_id bigint primary key references journal_entries,
  post_id bigint not null references posts
);
create index goal_gifts_by_post on goal_gifts (post_id, entry_id);

-- companion

-- Answers of a companion in several versions: written again, or as the answer to other words of the fan's. What the log says
-- is the version that was chosen. A row is written when there is a second version, or when one is rated.
create table answer_versions (
  conversation_id bigint,
  -- The answer's message.
  seq integer,
  version smallint check (version between 1 and 100),
  user_id bigint not null references users,
  char_id bigint not null references characters,
  -- The fan's words that it answers; null for a greeting.
  question text,
  content text not null,
  is_stopped boolean not null,
  rating smallint not null default 0 check (rating in (-1, 0, 1)),
  reasons text[] not null default '{}',
  note text not null default '' check (char_length(note) <= 500),
  rated_at timestamptz,
  created_at timestamptz not null,
  is_creator_edited boolean not null default false,
  check ((rating = 0) = (rated_at is null)),
  primary key (conversation_id, seq, version),
  foreign key (conversation_id, seq) references messages(conversation_id, seq)
);
create index answer_versions_of_fan on answer_versions (user_id);
create index answer_versions_rated on answer_versions (char_id, rated_at desc, conversation_id desc, seq desc, version desc) where (rated_at is not null);

-- An answer of the companion while it is written and what became of it.
create table companion_replies (
  reply_id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  -- The fan: at most two answers are written for one person at a time.
  user_id bigint not null references users,
  -- The newest message that is answered.
  to_seq integer not null,
  -- Reserved for the stored answer.
  message_id bigint not null default nextval('message_ids'::regclass) unique,
  state text not null check (state in ('queued', 'writing', 'waiting', 'draft', 'complete', 'stopped', 'failed', 'discarded')),
  stop_requested boolean not null default false,
  content text not null default '',
  -- Raised by whoever takes up the writing; what an earlier writer still sends is void.
  attempt integer not null default 0,
  -- How often a writer was lost on the way.
  crashes integer not null default 0,
  error text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Since when an answer's present writer has held it: one that holds it for too long is found by this.
  claimed_at timestamptz,
  question text,
  is_continued boolean not null default false,
  mode text not null default 'auto' check (mode in ('auto', 'supervised', 'draft')),
  due_at timestamptz,
  -- Who stops an answer pays for what was written; when we stop it, nobody does.
  stopped_by_fan boolean not null default false,
  kind text not null default 'companion' check (kind in ('companion', 'care', 'help')),
  constraint companion_replies_due_check check ((state = 'waiting') = (due_at is not null))
);
create index companion_replies_by_message on companion_replies (conversation_id, to_seq);
create index companion_replies_due on companion_replies (due_at) where (state = 'waiting');
create unique index companion_replies_live on companion_replies (conversation_id) where (state = ANY (ARRAY['queued', 'writing', 'waiting', 'draft']));
create index companion_replies_unfinished on companion_replies (updated_at) where (state = ANY (ARRAY['queued', 'writing']));
create index companion_replies_writing on companion_replies (user_id) where (state = 'writing');

create table message_charges (
  conversation_id bigint not null,
  seq integer not null,
  user_id bigint not null references users,
  diamonds smallint not null check (diamonds between 1 and 50),
  state text not null check (state in ('reserved', 'captured', 'released')),
  reserve_entry bigint primary key references journal_entries,
  -- The sale, once it is captured.
  charge_entry bigint unique references journal_entries,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- What of a reservation was charged: of an answer that its reader stopped, a part.
  charged smallint,
  check ((state = 'captured') = (charge_entry is not null)),
  constraint message_charges_check1 check ((state = 'reserved') = (ended_at is null)),
  foreign key (conversation_id, seq) references messages(conversation_id, seq),
  constraint message_charges_check2 check ((state = 'captured') = (charged is not null)),
  constraint message_charges_check3 check ((charged >= 1) and (charged <= diamonds))
);
create index message_charges_of_fan on message_charges (user_id) where (state = 'reserved');
create index message_charges_of_message on message_charges (conversation_id, seq);
create index message_charges_reserved on message_charges (conversation_id, seq) where (state = 'reserved');
create unique index message_charges_reserved_once on message_charges (conversation_id, seq) where (state = 'reserved');

-- Messages of companions as they were read aloud: one file each, of the words with that digest. `user_id` is who asked for it.
create table message_speech (
  message_id bigint primary key references messages(message_id) on delete cascade,
  user_id bigint not null references users,
  words_digest bytea not null,
  voice text not null,
  model text not null,
  file_key text not null unique,
  type text not null check (type in ('audio/mpeg', 'audio/wav', 'audio/ogg')),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null
);
create index message_speech_created on message_speech (created_at);
create index message_speech_user on message_speech (user_id, created_at);

-- Who a fan is to companions: a name, pronouns and a few lines, chosen per conversation. Without one they are who they are.
create table personas (
  persona_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  name text not null check (char_length(name) between 1 and 40),
  pronouns text not null default '' check (char_length(pronouns) <= 40),
  about text not null default '' check (char_length(about) <= 600),
  client_id text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, client_id),
  unique (user_id, persona_id)
);

create table persona_choices (
  user_id bigint references users,
  char_id bigint references characters,
  persona_id bigint not null,
  chat_no smallint default 0,
  foreign key (user_id, persona_id) references personas(user_id, persona_id) on delete cascade,
  primary key (user_id, char_id, chat_no)
);
create index persona_choices_of on persona_choices (user_id, persona_id);

-- auto-messages

create table auto_message_budgets (
  char_id bigint primary key references characters,
  per_day smallint not null check (per_day between 1 and 20),
  updated_at timestamptz not null
);

create table auto_message_log (
  log_id bigint generated always as identity primary key,
  char_id bigint not null references characters,
  user_id bigint not null references users,
  kind text not null,
  event text not null,
  state text not null check (state in ('waiting', 'sent', 'skipped')),
  reason text check (reason in ('off', 'unavailable', 'quiet', 'media', 'cooldown', 'outranked', 'budget')),
  message_id bigint,
  due_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'skipped') = (reason is not null)),
  constraint auto_message_log_check1 check ((state = 'sent') = (message_id is not null)),
  unique (char_id, event)
);
create index auto_message_log_by_character on auto_message_log (char_id, log_id);
create index auto_message_log_by_fan on auto_message_log (char_id, user_id, ended_at);
create index auto_message_log_of_user on auto_message_log (user_id);
create index auto_message_log_waiting on auto_message_log (due_at) where (state = 'waiting');

-- What a creator's character says by itself when something happens.
create table auto_messages (
  char_id bigint references characters,
  kind text check (kind in ('new-tips', 'new-comments', 'new-likes', 'new-subscriber', 'subscriber-canceled', 're-subscribed', 'sub-renewed')),
  is_on boolean not null,
  content text not null check (char_length(content) between 1 and 500),
  updated_at timestamptz not null,
  delay_seconds integer not null default 0 check (delay_seconds between 0 and 86400),
  cooldown_seconds integer not null default 0 check (cooldown_seconds between 0 and 2592000),
  keyword text not null default '' check (char_length(keyword) <= 50),
  -- So many files it was saved with: while one of them is missing, nothing is sent.
  media_num smallint not null default 0 check (media_num between 0 and 20),
  -- Diamonds that the fan is asked for them; null: nothing.
  price integer,
  primary key (char_id, kind),
  check ((price is null) or ((price > 0) and (media_num > 0)))
);

create table auto_message_media (
  char_id bigint,
  kind text,
  position smallint,
  media_id bigint not null references media on delete cascade,
  primary key (char_id, kind, "position"),
  foreign key (char_id, kind) references auto_messages(char_id, kind) on delete cascade
);
create index auto_message_media_by_media on auto_message_media (media_id);

-- feed

-- Whose posts a person does not want in their home feed.
create table hidden_characters (
  user_id bigint references users,
  char_id bigint references characters,
  created_at timestamptz not null,
  primary key (user_id, char_id)
);

create table less_creators (
  user_id bigint references users,
  char_id bigint references characters,
  created_at timestamptz not null,
  primary key (user_id, char_id)
);

create table less_topics (
  user_id bigint references users,
  topic text,
  created_at timestamptz not null,
  primary key (user_id, topic)
);

-- What somebody has had before them in the home feed, the newest thousand, and what they want less of in For you.
create table seen_posts (
  user_id bigint references users,
  post_id bigint references posts,
  seen_at timestamptz not null,
  primary key (user_id, post_id)
);
create index seen_posts_by_time on seen_posts (user_id, seen_at desc, post_id desc);

-- discover

-- Creators: by the words of what they call themselves, and by names that are spelled nearly so.
create table character_words (
  char_id bigint primary key references characters on delete cascade,
  names text not null,
  words tsvector not null
);
create index character_words_names on character_words using gin (names gin_trgm_ops);
create index character_words_words on character_words using gin (words);

-- Messages by their number, and at 0 the fan's name for the creator. Every word carries whose it is ('u12xhello'),
-- once for either side: a search walks through one's own words and no other's, however common the word.
create table conversation_words (
  conversation_id bigint references conversations on delete cascade,
  seq integer,
  found_at timestamptz not null,
  words tsvector not null,
  primary key (conversation_id, seq)
);
create index conversation_words_words on conversation_words using gin (words);

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

-- The #tags of published captions. `is_shown`: the tag stands in what everybody may read of a locked one.
create table post_tags (
  tag text,
  published_at timestamptz not null,
  post_id bigint references posts on delete cascade,
  is_shown boolean not null,
  primary key (post_id, tag)
);
create index post_tags_by_time on post_tags (tag, published_at desc, post_id desc) include (is_shown);

-- Published captions, in a table of their own: a like rewrites the post's row, and must not rewrite its words.
create table post_words (
  post_id bigint primary key references posts on delete cascade,
  words tsvector not null,
  -- The words of what everybody may read of a caption: by these alone a post is found that somebody may not open. They are
  -- kept, because making words of a text takes ten times as long as all else that a search asks about a post.
  shown_words tsvector not null default ''::tsvector
);
create index post_words_words on post_words using gin (words);

-- The words that bios, taglines, kinds and captions are made of, each once and nobody's. `is_public`: it has stood where
-- everybody may read it. `is_loose`: a text that had it has gone, so perhaps nothing has it any more.
create table search_terms (
  word text collate "C" primary key,
  is_public boolean not null,
  is_loose boolean not null default false
);
create index search_terms_loose on search_terms (word) where is_loose;
create index search_terms_near on search_terms using gin (word gin_trgm_ops);

-- notifications

-- How far somebody has read, in notifications and in the gifts of their characters.
create table notification_marks (
  user_id bigint primary key references users,
  notification_id bigint not null,
  gift_id bigint not null
);

-- Written in the transaction of its cause. Gifts are not in here: a gift's own row is its notification.
create table notifications (
  notification_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  push_type text not null check (push_type in ('subscriber_msg', 'gift_paid_msg', 'creator_success_msg', 'creator_fail_msg', 'link_msg', 'system_msg', 'chat_msg', 'local_msg')),
  topic text not null check (topic ~ '^[a-z_]{1,40}$'),
  -- Whom it is about; hidden while a block separates the two.
  other_user_id bigint references users,
  char_id bigint references characters,
  post_id bigint references posts,
  diamonds integer,
  usd_cents integer,
  -- Names what happened: told once, however often it is reported.
  cause text not null check (char_length(cause) between 1 and 200),
  created_at timestamptz not null,
  -- The comment that a notification is about.
  comment_id bigint references comments,
  -- When what a notification speaks of is due: the end of a trial, the next charge.
  due_at timestamptz,
  -- In which of their conversations it happened.
  chat_no smallint not null default 0,
  -- How many things one notification stands for that has not been read since the first of them.
  item_num integer not null default 1,
  -- The message that it is about.
  message_id bigint,
  charged_currency text,
  charged_amount bigint,
  unique (user_id, cause)
);
create index notifications_by_user on notifications (user_id, push_type, notification_id desc);

-- earnings

create table earning_days (
  account_id bigint references ledger_accounts,
  day date,
  source text,
  entries integer not null,
  gross_usd_cents bigint not null,
  net_usd_cents bigint not null,
  primary key (account_id, day, source)
);

create table earning_fans (
  account_id bigint references ledger_accounts,
  month date,
  fan_id bigint,
  entries integer not null,
  gross_usd_cents bigint not null,
  net_usd_cents bigint not null,
  primary key (account_id, month, fan_id)
);

create table earning_posts (
  account_id bigint references ledger_accounts,
  month date,
  post_id bigint,
  entries integer not null,
  gross_usd_cents bigint not null,
  net_usd_cents bigint not null,
  primary key (account_id, month, post_id)
);

-- What creators earned, summed up per day and source, per month and post, and per month and fan. Rolled up to one entry
-- for all; what was posted since is added when it is read.
create table earning_rollup (
  is_only boolean default true primary key check (is_only),
  upto_entry_id bigint not null
);
insert into earning_rollup (is_only, upto_entry_id) values
  (true, 0);

-- Days and months are those of the profile's time zone when the first earning was summed up: a month that was stated does
-- not move because somebody has.
create table earning_zones (
  account_id bigint primary key references ledger_accounts,
  timezone text not null
);

-- creator-tools

-- What a creator writes down beside a fan's conversation, for themselves alone.
create table fan_notes (
  char_id bigint references characters,
  user_id bigint references users,
  content text not null check ((length(content) >= 1) and (length(content) <= 4000)),
  updated_at timestamptz not null,
  primary key (char_id, user_id)
);
create index fan_notes_of_fan on fan_notes (user_id);

-- A creator's own answers to what is often asked, in the order in which they were written.
create table quick_replies (
  reply_id bigint generated always as identity primary key,
  char_id bigint not null references characters,
  content text not null check ((length(content) >= 1) and (length(content) <= 1000)),
  client_id text not null,
  created_at timestamptz not null,
  unique (char_id, client_id)
);
create index quick_replies_of_character on quick_replies (char_id, reply_id);

-- tracking

-- A creator's links for the places where they post themselves, and what came of each.
create table tracking_links (
  link_id bigint generated always as identity primary key,
  char_id bigint not null references characters,
  client_id text not null,
  name text not null,
  code text not null unique,
  created_at timestamptz not null,
  archived_at timestamptz,
  unique (char_id, client_id)
);
create index tracking_links_by_character on tracking_links (char_id, link_id desc);

-- By the day in UTC, so that a link that everybody opens is one short row.
create table tracking_clicks (
  link_id bigint references tracking_links,
  day date,
  clicks integer not null check (clicks > 0),
  primary key (link_id, day)
);

-- Who came by which link. The first counts for thirty days; then another one may.
create table tracking_touches (
  user_id bigint references users,
  char_id bigint references characters,
  touched_at timestamptz,
  link_id bigint not null references tracking_links,
  -- The account is younger than the click.
  is_sign_up boolean not null,
  joined_at timestamptz,
  primary key (user_id, char_id, touched_at)
);
create index tracking_touches_by_link on tracking_touches (link_id);

-- cards

-- A character's card as its creator works on it. JSON as text: it leaves byte by byte as it came, but for what was changed.
-- What prompts read of the published one is characters.card.
create table card_drafts (
  char_id bigint primary key references characters,
  draft text not null,
  -- Counts changes, so that two tabs do not write over each other.
  version integer not null,
  published text not null,
  published_at timestamptz,
  -- Which files belong to which text.
  generation integer not null default 0,
  published_generation integer not null default 0,
  updated_at timestamptz not null
);

-- What came with a card beside its JSON, in the storage: `picture` as it is shown, `original` as it leaves, and assets.
create table card_files (
  char_id bigint references card_drafts,
  generation integer,
  role text check (role in ('picture', 'original', 'asset')),
  path text,
  key text not null unique,
  bytes bigint not null check (bytes >= 0),
  primary key (char_id, generation, role, path)
);

-- What came out when they and the platform's own were replayed. Of each character the newest, and the one that what is
-- published was proven with.
create table card_proofs (
  proof_id bigint generated always as identity primary key,
  char_id bigint not null references characters,
  -- Of the draft, the conversations and the model.
  digest text not null,
  model text not null,
  results jsonb not null,
  is_safe boolean not null,
  is_published boolean not null default false,
  created_at timestamptz not null
);
create index card_proofs_of on card_proofs (char_id, proof_id desc);
create unique index card_proofs_published on card_proofs (char_id) where is_published;

-- Conversations that a creator keeps to prove a card with.
create table golden_conversations (
  char_id bigint references characters,
  place integer,
  title text not null,
  turns jsonb not null,
  checks jsonb not null,
  primary key (char_id, place)
);

-- push

-- Devices that take notices: browsers and apps, each for the session in which it asked for them.
create table push_devices (
  push_device_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  session_id bigint not null references sessions,
  kind text not null check (kind in ('web', 'firebase')),
  -- A browser's endpoint, or an app's token: whoever has it can be reached there.
  endpoint text not null unique,
  p256dh text not null default '',
  auth text not null default '',
  language text not null,
  created_at timestamptz not null
);
create index push_devices_by_session on push_devices (session_id);
create index push_devices_by_user on push_devices (user_id, push_device_id);

-- What notices say, and when they are quiet, in minutes of the day in the person's zone. Nobody needs a row.
create table push_settings (
  user_id bigint primary key references users,
  detail text not null default 'hidden' check (detail in ('hidden', 'names', 'words')),
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  check ((((quiet_from is null) = (quiet_until is null)) and (quiet_from IS DISTINCT FROM quiet_until)) or (quiet_from is null))
);

-- mail

-- Where somebody gets mail, and when; a row comes with an address.
create table mail_settings (
  user_id bigint primary key references users,
  address text not null check (char_length(address) between 3 and 254),
  -- What mails are written in.
  language text not null,
  -- Part of every link in a mail; another address gets another one, and the links of the old one end.
  code text not null,
  -- Null: nothing but the mail that asks for it is sent.
  confirmed_at timestamptz,
  cadence text not null default 'weekly' check (cadence in ('off', 'daily', 'weekly')),
  -- On the clock of the person's zone; ISO weekday.
  hour smallint not null default 9 check (hour between 0 and 23),
  weekday smallint not null default 1 check (weekday between 1 and 7),
  -- What happened until then has been told.
  told_until timestamptz not null,
  -- When the next digest is due; null: none is.
  next_at timestamptz,
  -- Mails in a row that the address's server has refused for good; after some of them nothing is sent any more.
  refusal_num smallint not null default 0,
  stopped_at timestamptz,
  -- Whether a mail comes before a trial ends or a year renews, and when a payment fails.
  reminders boolean not null default true
);
create index mail_settings_due on mail_settings (next_at, user_id) where (next_at is not null);

-- Mails that were or are to be sent. They hold no words: what a mail says is looked up when it goes out.
create table mails (
  mail_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('confirm', 'digest', 'receipt', 'refund', 'reminder')),
  address text not null,
  -- sending: handed over at that moment, or by a process that ended meanwhile. unknown: nobody can say whether it arrived.
  state text not null check (state in ('queued', 'sending', 'sent', 'refused', 'unknown', 'dropped')),
  created_at timestamptz not null,
  -- The journal entry of a receipt, the notification of a reminder.
  subject_id bigint
);
create index mails_by_address on mails (address, created_at);
create index mails_by_time on mails (created_at);
create index mails_by_user on mails (user_id, created_at);
create unique index mails_once on mails (kind, subject_id) where (subject_id is not null);

-- platform and outside

-- CCBill knows no checkouts and can be asked for little: what was offered, and what it has told us, by postback or in
-- its list of transactions, is kept here.
create table ccbill_checkouts (
  checkout_id text primary key,
  -- By this its list of transactions names a sale.
  username text not null unique,
  month_amount integer,
  trial_days integer not null,
  expired_at timestamptz,
  created_at timestamptz not null,
  first_months integer not null default 1,
  currency text not null default 'USD',
  first_amount integer
);

create table ccbill_entries (
  -- The same for the same thing, whichever way it was told.
  entry_key text primary key,
  sequence bigint generated always as identity,
  kind text not null check (kind in ('sale', 'declined', 'rebill', 'rebill_failed', 'cancel', 'expire', 'refund', 'chargeback', 'end', 'refund_asked')),
  checkout_id text,
  subscription_id text,
  amount_usd_cents integer not null default 0,
  happened_at timestamptz not null,
  recorded_at timestamptz not null,
  billed_currency text,
  billed_amount integer,
  -- A digest of what CCBill names a card by: one trial per card and creator.
  card_digest text,
  check ((checkout_id is not null) or (subscription_id is not null))
);
create index ccbill_entries_by_checkout on ccbill_entries (checkout_id) where (checkout_id is not null);
create index ccbill_entries_by_subscription on ccbill_entries (subscription_id) where (subscription_id is not null);
create index ccbill_entries_in_order on ccbill_entries (recorded_at, sequence);

-- Until when its list was read.
create table ccbill_extract (
  only_row boolean default true primary key check (only_row),
  read_until timestamptz not null
);

create table ccbill_held (
  held_key text primary key,
  reason text not null check (reason in ('unsigned_checkout', 'odd_amount')),
  kind text not null,
  subscription_id text not null,
  amount text not null,
  happened_at timestamptz not null,
  held_at timestamptz not null
);
create index ccbill_held_by_time on ccbill_held (held_at, held_key);

-- A refund that CCBill was asked for and has not answered: it is asked for again only once its list has told of that time.
create table ccbill_refund_tries (
  payment_ref text primary key,
  tried_at timestamptz not null
);

-- Demo mode's moved clock; one row at most.
create table clock_offset (
  only_row boolean default true primary key check (only_row),
  advance_seconds bigint not null
);

-- The worker pools that take jobs, one per process. The locks of one that is not seen any more are released by the others.
create table job_workers (
  worker_id text primary key,
  last_seen_at timestamptz not null
);

create table sandbox_checkouts (
  checkout_id text primary key,
  description text not null,
  amount integer not null,
  month_amount integer,
  trial_days integer not null default 0,
  timezone text not null,
  redirect_url text not null,
  state text not null check (state in ('open', 'confirming', 'paid', 'declined', 'expired')),
  card text,
  created_at timestamptz not null,
  paid_at timestamptz,
  -- The sandbox keeps cards for buyers, and pays creators out.
  customer_ref text,
  intro_amount integer,
  intro_months integer not null default 1,
  intro_charges integer not null default 0,
  currency text not null default 'USD',
  expires_at timestamptz not null,
  constraint sandbox_checkouts_amount_usd_cents_check check (amount >= 0)
);
create index sandbox_checkouts_by_customer on sandbox_checkouts (customer_ref) where (customer_ref is not null);
create index sandbox_checkouts_unpaid on sandbox_checkouts (expires_at) where (state = ANY (ARRAY['open', 'confirming', 'declined']));

create table sandbox_events (
  event_id text primary key,
  sequence bigint generated always as identity,
  checkout_id text references sandbox_checkouts,
  type text not null,
  body text not null,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index sandbox_events_by_checkout on sandbox_events (checkout_id, sequence desc);
create index sandbox_events_by_time on sandbox_events (created_at);
create index sandbox_events_undelivered on sandbox_events (sequence) where (delivered_at is null);

create table sandbox_methods (
  method_ref text primary key,
  customer_ref text not null,
  card text not null,
  is_default boolean not null,
  created_at timestamptz not null
);
create index sandbox_methods_by_customer on sandbox_methods (customer_ref, created_at);
create unique index sandbox_methods_default on sandbox_methods (customer_ref) where is_default;

create table sandbox_payments (
  payment_ref text primary key,
  checkout_id text not null references sandbox_checkouts,
  amount integer not null,
  -- End of the subscription's period that it pays for.
  period_end timestamptz,
  refunded integer not null default 0,
  disputed integer not null default 0,
  -- What the test card does with it next, and when.
  next_step text check (next_step in ('refund', 'refund_half', 'dispute', 'dispute_then_win', 'win')),
  next_step_at timestamptz,
  paid_at timestamptz not null,
  currency text not null default 'USD',
  constraint sandbox_payments_amount_usd_cents_check check (amount > 0),
  constraint sandbox_payments_refunded_usd_cents_check check (refunded >= 0),
  constraint sandbox_payments_disputed_usd_cents_check check (disputed >= 0),
  check ((refunded + disputed) <= amount),
  constraint sandbox_payments_check1 check ((next_step is null) = (next_step_at is null))
);
create index sandbox_payments_by_checkout on sandbox_payments (checkout_id, paid_at);
create index sandbox_payments_due on sandbox_payments (next_step_at) where (next_step is not null);

create table sandbox_payout_accounts (
  account_ref text primary key,
  state text not null check (state in ('incomplete', 'ready', 'rejected')),
  bank_last4 text,
  return_url text,
  created_at timestamptz not null
);

create table sandbox_payouts (
  payout_id text primary key,
  account_ref text not null references sandbox_payout_accounts,
  amount_usd_cents integer not null check (amount_usd_cents > 0),
  state text not null check (state in ('sent', 'paid', 'failed')),
  failure text,
  is_reclaimed boolean not null default false,
  arrives_at timestamptz not null
);
create index sandbox_payouts_due on sandbox_payouts (arrives_at) where (state = 'sent');

create table sandbox_subscriptions (
  subscription_ref text primary key,
  checkout_id text not null unique references sandbox_checkouts,
  month_amount integer not null,
  card text not null,
  -- The day of the month that renewals aim at.
  anchor timestamptz not null,
  months integer not null default 0,
  period_end timestamptz not null,
  cancel_at_end boolean not null default false,
  state text not null check (state in ('trialing', 'active', 'past_due', 'ended')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  intro_amount integer,
  -- How many months from the beginning on cost that.
  intro_until integer not null default 0
);
create index sandbox_subscriptions_due on sandbox_subscriptions (next_attempt_at) where (state <> 'ended');

-- Keys made once per installation (links, tokens). Never leaves the server.
create table server_secrets (
  name text primary key,
  value bytea not null
);
-- What was given once is kept by an HMAC (RFC 2104) of the sign-in or the card, under a random key of this installation, so that
-- nobody can try sign-ins against the digests. Both pads of the key are stored, as they are hashed.
insert into server_secrets (name, value)
select pad.name, (
  select string_agg(set_byte('\x00'::bytea, 0, (case when i < 32 then get_byte(key.value, i) else 0 end) # pad.mask), ''::bytea order by i)
  from generate_series(0, 63) i)
from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as value) key
cross join (values ('used offers, inner pad', 54), ('used offers, outer pad', 92)) pad (name, mask);

-- References to tables that come later.

alter table blocked_pairs add foreign key (user_id) references users(user_id);
alter table blocked_pairs add foreign key (other_user_id) references users(user_id);
alter table blocks add foreign key (user_id) references users(user_id);
alter table blocks add foreign key (other_user_id) references users(user_id);
alter table blocks add foreign key (met_char_id) references characters(char_id);
alter table restrictions add foreign key (user_id) references users(user_id);
alter table restrictions add foreign key (other_user_id) references users(user_id);
alter table restrictions add foreign key (met_char_id) references characters(char_id);
alter table users add foreign key (avatar_media_id) references media(media_id);
alter table checkouts add foreign key (post_id) references posts(post_id);
