-- Dumped from the migrations by `npm run gen:db`. Do not edit: write a migration instead.

create extension pg_trgm;

create sequence entity_ids as bigint start 1001 increment 1 minvalue 1 maxvalue 9223372036854775807;

create sequence message_ids as bigint start 1001 increment 1 minvalue 1 maxvalue 9223372036854775807;

create table account_snapshots (
  account_id bigint not null,
  upto_entry_id bigint not null,
  balance bigint not null
);

create table auto_messages (
  char_id bigint not null,
  kind text not null,
  is_on boolean not null,
  content text not null,
  updated_at timestamp with time zone not null
);

create table block_walls (
  user_id bigint not null,
  other_user_id bigint not null,
  blocked_by bigint not null,
  created_at timestamp with time zone not null
);

create table blocks (
  user_id bigint not null,
  other_user_id bigint not null,
  met_char_id bigint,
  created_at timestamp with time zone not null
);

create table character_words (
  char_id bigint not null,
  names text not null,
  words tsvector not null
);

create table characters (
  char_id bigint not null default nextval('entity_ids'::regclass),
  user_id bigint not null,
  char_unique_id text not null,
  name text not null,
  nickname text not null default ''::text,
  tagline text not null default ''::text,
  bio text not null default ''::text,
  avatar_media_id bigint,
  banner_media_id bigint,
  image_media_id bigint,
  intro_media_id bigint,
  char_type integer not null default 0,
  is_blue_label integer not null default 0,
  group_id text,
  pro_sales_open boolean not null default true,
  comment_config smallint not null default 1,
  card jsonb not null default '{}'::jsonb,
  follower_num integer not null default 0,
  post_num integer not null default 0,
  like_num integer not null default 0,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  kind text
);

create table checkouts (
  checkout_id text not null,
  user_id bigint not null,
  purpose text not null,
  commodity_id text,
  char_id bigint,
  price_usd_cents integer not null,
  month_usd_cents integer,
  trial_days integer not null default 0,
  diamonds integer not null default 0,
  bonus_diamonds integer not null default 0,
  state text not null,
  provider text not null,
  provider_ref text,
  redirect_url text not null,
  exclusive_key text,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone
);

create table clock_offset (
  only_row boolean not null default true,
  advance_seconds bigint not null
);

create table comments (
  comment_id bigint not null generated always as identity,
  diary_id bigint not null,
  user_id bigint not null,
  root_id bigint,
  thread_user_id bigint not null,
  reply_to_id bigint,
  reply_user_id bigint,
  content text not null,
  aside_for bigint,
  client_id text,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone
);

create table commodities (
  commodity_id text not null,
  kind text not null,
  price_usd_cents integer not null,
  diamonds integer not null,
  bonus_diamonds integer not null default 0,
  is_featured boolean not null default false,
  "position" integer not null,
  is_active boolean not null default true
);

create table companion_replies (
  reply_id bigint not null generated always as identity,
  conversation_id bigint not null,
  user_id bigint not null,
  to_seq integer not null,
  message_id bigint not null default nextval('message_ids'::regclass),
  state text not null,
  stop_requested boolean not null default false,
  content text not null default ''::text,
  attempt integer not null default 0,
  crashes integer not null default 0,
  error text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null
);

create table consents (
  user_id bigint not null,
  kind text not null,
  text_version text not null,
  given_at timestamp with time zone not null
);

create table conversation_words (
  conversation_id bigint not null,
  seq integer not null,
  found_at timestamp with time zone not null,
  words tsvector not null
);

create table conversations (
  conversation_id bigint not null generated always as identity,
  user_id bigint not null,
  char_id bigint not null,
  creator_user_id bigint not null,
  last_seq integer not null default 0,
  fan_read_seq integer not null default 0,
  creator_read_seq integer not null default 0,
  fan_unread integer not null default 0,
  creator_unread integer not null default 0,
  last_content text not null default ''::text,
  last_type text not null default 'text'::text,
  last_identity text,
  last_message_at timestamp with time zone not null,
  changed_xid xid8 not null default pg_current_xact_id(),
  created_at timestamp with time zone not null
);

create table gift_givers (
  char_id bigint not null,
  user_id bigint not null,
  diamonds bigint not null,
  gift_num integer not null,
  last_gift_at timestamp with time zone not null
);

create table gifts (
  gift_id bigint not null generated always as identity,
  entry_id bigint not null,
  user_id bigint not null,
  char_id bigint not null,
  diamonds integer not null,
  message_id bigint not null,
  created_at timestamp with time zone not null
);

create table hidden_characters (
  user_id bigint not null,
  char_id bigint not null,
  created_at timestamp with time zone not null
);

create table idempotency_keys (
  user_id bigint not null,
  key text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamp with time zone not null
);

create table job_workers (
  worker_id text not null,
  last_seen_at timestamp with time zone not null
);

create table journal_entries (
  entry_id bigint not null generated always as identity,
  kind text not null,
  user_id bigint not null,
  char_id bigint,
  diary_id bigint,
  checkout_id text,
  share_bps integer,
  reverses bigint,
  created_at timestamp with time zone not null
);

create table ledger_accounts (
  account_id bigint not null generated by default as identity,
  kind text not null,
  currency text not null,
  user_id bigint,
  balance bigint,
  debt_allowed bigint not null default 0
);

create table likes (
  user_id bigint not null,
  diary_id bigint not null,
  created_at timestamp with time zone not null
);

create table media (
  media_id bigint not null generated always as identity,
  key text not null,
  owner_user_id bigint not null,
  kind text not null,
  class text not null,
  state text not null,
  width integer not null,
  height integer not null,
  duration_ms integer,
  widths integer[] not null,
  placeholder text not null,
  stripped_at timestamp with time zone,
  created_at timestamp with time zone not null
);

create table media_files (
  media_id bigint not null,
  variant text not null,
  width integer not null,
  content_type text not null,
  bytes bigint not null
);

create table media_uploads (
  user_id bigint not null,
  client_id text not null,
  media_id bigint not null,
  created_at timestamp with time zone not null
);

create table memberships (
  user_id bigint not null,
  char_id bigint not null,
  kind text not null,
  state text not null,
  period_end timestamp with time zone,
  month_usd_cents integer,
  renews boolean not null default false,
  trial_used boolean not null default false,
  provider_ref text,
  joined_at timestamp with time zone not null,
  updated_at timestamp with time zone not null
);

create table messages (
  conversation_id bigint not null,
  seq integer not null,
  message_id bigint not null default nextval('message_ids'::regclass),
  identity text not null,
  sender_user_id bigint not null,
  type text not null,
  content text not null,
  diamonds integer,
  client_id text,
  reply_to_seq integer,
  is_deleted boolean not null default false,
  created_at timestamp with time zone not null,
  changed_xid xid8 not null default pg_current_xact_id()
);

create table notice_choices (
  user_id bigint not null,
  push_type text not null,
  channel text not null,
  is_on boolean not null
);

create table notification_marks (
  user_id bigint not null,
  notification_id bigint not null,
  gift_id bigint not null
);

create table notifications (
  notification_id bigint not null generated always as identity,
  user_id bigint not null,
  push_type text not null,
  topic text not null,
  other_user_id bigint,
  char_id bigint,
  diary_id bigint,
  diamonds integer,
  usd_cents integer,
  cause text not null,
  created_at timestamp with time zone not null
);

create table payment_events (
  provider text not null,
  event_id text not null,
  type text not null,
  checkout_id text,
  outcome text not null,
  received_at timestamp with time zone not null
);

create table pending_earnings (
  entry_id bigint not null,
  account_id bigint not null,
  amount bigint not null,
  available_at timestamp with time zone not null,
  released_by bigint
);

create table post_media (
  diary_id bigint not null,
  "position" smallint not null,
  media_id bigint not null,
  is_preview boolean not null default false,
  is_in_post boolean not null default true,
  alt text not null default ''::text
);

create table post_words (
  diary_id bigint not null,
  words tsvector not null
);

create table postings (
  entry_id bigint not null,
  account_id bigint not null,
  amount bigint not null,
  balance_after bigint
);

create table posts (
  diary_id bigint not null generated always as identity,
  char_id bigint not null,
  tp smallint not null default 0,
  content text not null default ''::text,
  price integer not null default 0,
  state smallint not null,
  sort smallint not null default 0,
  has_preview boolean not null default false,
  like_num integer not null default 0,
  comment_num integer not null default 0,
  published_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  client_id text,
  is_reposted boolean not null default false,
  rejected_reason text not null default ''::text,
  comment_root_num integer not null default 0
);

create table purchases (
  user_id bigint not null,
  diary_id bigint not null,
  entry_id bigint not null,
  price integer not null,
  created_at timestamp with time zone not null,
  refunded_by bigint
);

create table reports (
  report_id bigint not null generated always as identity,
  user_id bigint not null,
  reported_type smallint not null,
  reported_id bigint not null,
  reason text not null,
  detail text not null default ''::text,
  state text not null default 'open'::text,
  created_at timestamp with time zone not null,
  content text not null default ''::text
);

create table restrictions (
  user_id bigint not null,
  other_user_id bigint not null,
  met_char_id bigint,
  created_at timestamp with time zone not null
);

create table retired_handles (
  digest bytea not null,
  retired_at timestamp with time zone not null
);

create table sandbox_checkouts (
  checkout_id text not null,
  description text not null,
  amount_usd_cents integer not null,
  month_usd_cents integer,
  trial_days integer not null default 0,
  timezone text not null,
  redirect_url text not null,
  state text not null,
  card text,
  created_at timestamp with time zone not null,
  paid_at timestamp with time zone
);

create table sandbox_events (
  event_id text not null,
  sequence bigint not null generated always as identity,
  checkout_id text not null,
  subscription_ref text,
  type text not null,
  body text not null,
  created_at timestamp with time zone not null,
  delivered_at timestamp with time zone
);

create table sandbox_subscriptions (
  subscription_ref text not null,
  checkout_id text not null,
  month_usd_cents integer not null,
  card text not null,
  anchor timestamp with time zone not null,
  months integer not null default 0,
  period_end timestamp with time zone not null,
  cancel_at_end boolean not null default false,
  state text not null,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone not null
);

create table server_secrets (
  name text not null,
  value bytea not null
);

create table sessions (
  session_id bigint not null generated always as identity,
  token_hash bytea not null,
  user_id bigint not null,
  device_id text not null,
  device text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  revoked_at timestamp with time zone
);

create table sign_in_identities (
  issuer text not null,
  subject text not null,
  user_id bigint not null,
  created_at timestamp with time zone not null
);

create table subscription_charges (
  checkout_id text not null,
  period_end timestamp with time zone not null,
  entry_id bigint not null,
  usd_cents integer not null
);

create table support_tickets (
  ticket_id bigint not null generated always as identity,
  user_id bigint not null,
  topic text not null,
  content text not null,
  state text not null default 'open'::text,
  concern text,
  client_id text not null,
  created_at timestamp with time zone not null
);

create table used_id_tokens (
  token_hash bytea not null,
  issuer text not null,
  nonce text not null,
  expires_at timestamp with time zone not null
);

create table used_offers (
  digest bytea not null,
  offer text not null,
  used_at timestamp with time zone not null
);

create table users (
  user_id bigint not null default nextval('entity_ids'::regclass),
  nickname text not null,
  avatar_media_id bigint,
  email text not null default ''::text,
  email_verified boolean not null default false,
  role text not null default 'member'::text,
  is_creator boolean not null default false,
  chat_mode smallint not null default 0,
  timezone text not null default 'UTC'::text,
  referred_by bigint,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  referred_at timestamp with time zone
);

create table welcome_gifts (
  user_id bigint not null,
  entry_id bigint not null,
  diamonds integer not null,
  received_at timestamp with time zone not null
);

alter table account_snapshots add constraint account_snapshots_pkey PRIMARY KEY (account_id);

alter table account_snapshots add constraint account_snapshots_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(account_id);

alter table auto_messages add constraint auto_messages_pkey PRIMARY KEY (char_id, kind);

alter table auto_messages add constraint auto_messages_content_check CHECK (((char_length(content) >= 1) AND (char_length(content) <= 500)));

alter table auto_messages add constraint auto_messages_kind_check CHECK ((kind = ANY (ARRAY['new-tips'::text, 'new-comments'::text, 'new-likes'::text, 'new-subscriber'::text, 'subscriber-canceled'::text, 're-subscribed'::text, 'sub-renewed'::text])));

alter table auto_messages add constraint auto_messages_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table block_walls add constraint block_walls_pkey PRIMARY KEY (user_id, other_user_id);

alter table block_walls add constraint block_walls_check CHECK ((user_id <> other_user_id));

alter table block_walls add constraint block_walls_blocked_by_fkey FOREIGN KEY (blocked_by) REFERENCES users(user_id);

alter table block_walls add constraint block_walls_other_user_id_fkey FOREIGN KEY (other_user_id) REFERENCES users(user_id);

alter table block_walls add constraint block_walls_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table blocks add constraint blocks_pkey PRIMARY KEY (user_id, other_user_id);

alter table blocks add constraint blocks_check CHECK ((user_id <> other_user_id));

alter table blocks add constraint blocks_met_char_id_fkey FOREIGN KEY (met_char_id) REFERENCES characters(char_id);

alter table blocks add constraint blocks_other_user_id_fkey FOREIGN KEY (other_user_id) REFERENCES users(user_id);

alter table blocks add constraint blocks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table character_words add constraint character_words_pkey PRIMARY KEY (char_id);

alter table character_words add constraint character_words_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id) ON DELETE CASCADE;

alter table characters add constraint characters_pkey PRIMARY KEY (char_id);

alter table characters add constraint characters_bio_check CHECK ((char_length(bio) <= 2000));

alter table characters add constraint characters_char_unique_id_check CHECK ((char_unique_id ~ '^[a-z0-9_]{3,30}$'::text));

alter table characters add constraint characters_comment_config_check CHECK ((comment_config = ANY (ARRAY[0, 1, 2, 3])));

alter table characters add constraint characters_follower_num_check CHECK ((follower_num >= 0));

alter table characters add constraint characters_kind_check CHECK ((kind = ANY (ARRAY['art'::text, 'music'::text, 'photography'::text, 'food'::text, 'wellness'::text, 'nature'::text, 'stories'::text, 'science'::text, 'travel'::text, 'fashion'::text, 'games'::text])));

alter table characters add constraint characters_like_num_check CHECK ((like_num >= 0));

alter table characters add constraint characters_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)));

alter table characters add constraint characters_post_num_check CHECK ((post_num >= 0));

alter table characters add constraint characters_tagline_check CHECK ((char_length(tagline) <= 160));

alter table characters add constraint characters_avatar_media_id_fkey FOREIGN KEY (avatar_media_id) REFERENCES media(media_id);

alter table characters add constraint characters_banner_media_id_fkey FOREIGN KEY (banner_media_id) REFERENCES media(media_id);

alter table characters add constraint characters_image_media_id_fkey FOREIGN KEY (image_media_id) REFERENCES media(media_id);

alter table characters add constraint characters_intro_media_id_fkey FOREIGN KEY (intro_media_id) REFERENCES media(media_id);

alter table characters add constraint characters_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table checkouts add constraint checkouts_pkey PRIMARY KEY (checkout_id);

alter table checkouts add constraint checkouts_provider_provider_ref_key UNIQUE (provider, provider_ref);

alter table checkouts add constraint checkouts_check CHECK (((purpose = 'diamonds'::text) = (commodity_id IS NOT NULL)));

alter table checkouts add constraint checkouts_check1 CHECK (((purpose = 'subscription'::text) = (char_id IS NOT NULL)));

alter table checkouts add constraint checkouts_month_usd_cents_check CHECK ((month_usd_cents > 0));

alter table checkouts add constraint checkouts_price_usd_cents_check CHECK ((price_usd_cents >= 0));

alter table checkouts add constraint checkouts_purpose_check CHECK ((purpose = ANY (ARRAY['diamonds'::text, 'subscription'::text])));

alter table checkouts add constraint checkouts_state_check CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text, 'declined'::text, 'expired'::text, 'refunded'::text])));

alter table checkouts add constraint checkouts_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table checkouts add constraint checkouts_commodity_id_fkey FOREIGN KEY (commodity_id) REFERENCES commodities(commodity_id);

alter table checkouts add constraint checkouts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table clock_offset add constraint clock_offset_pkey PRIMARY KEY (only_row);

alter table clock_offset add constraint clock_offset_only_row_check CHECK (only_row);

alter table comments add constraint comments_pkey PRIMARY KEY (comment_id);

alter table comments add constraint comments_check CHECK ((((root_id IS NULL) = (reply_to_id IS NULL)) AND ((root_id IS NULL) = (reply_user_id IS NULL))));

alter table comments add constraint comments_check1 CHECK (((deleted_at IS NULL) = (content <> ''::text)));

alter table comments add constraint comments_client_id_check CHECK (((char_length(client_id) >= 1) AND (char_length(client_id) <= 64)));

alter table comments add constraint comments_content_check CHECK ((char_length(content) <= 1000));

alter table comments add constraint comments_aside_for_fkey FOREIGN KEY (aside_for) REFERENCES users(user_id);

alter table comments add constraint comments_diary_id_fkey FOREIGN KEY (diary_id) REFERENCES posts(diary_id);

alter table comments add constraint comments_reply_to_id_fkey FOREIGN KEY (reply_to_id) REFERENCES comments(comment_id);

alter table comments add constraint comments_reply_user_id_fkey FOREIGN KEY (reply_user_id) REFERENCES users(user_id);

alter table comments add constraint comments_root_id_fkey FOREIGN KEY (root_id) REFERENCES comments(comment_id);

alter table comments add constraint comments_thread_user_id_fkey FOREIGN KEY (thread_user_id) REFERENCES users(user_id);

alter table comments add constraint comments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table commodities add constraint commodities_pkey PRIMARY KEY (commodity_id);

alter table commodities add constraint commodities_bonus_diamonds_check CHECK ((bonus_diamonds >= 0));

alter table commodities add constraint commodities_check CHECK ((diamonds = price_usd_cents));

alter table commodities add constraint commodities_diamonds_check CHECK ((diamonds > 0));

alter table commodities add constraint commodities_kind_check CHECK ((kind = ANY (ARRAY['diamond'::text, 'diamond_vip'::text, 'first_charge'::text])));

alter table commodities add constraint commodities_price_usd_cents_check CHECK ((price_usd_cents > 0));

alter table companion_replies add constraint companion_replies_pkey PRIMARY KEY (reply_id);

alter table companion_replies add constraint companion_replies_message_id_key UNIQUE (message_id);

alter table companion_replies add constraint companion_replies_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'writing'::text, 'complete'::text, 'stopped'::text, 'failed'::text])));

alter table companion_replies add constraint companion_replies_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(conversation_id);

alter table companion_replies add constraint companion_replies_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table consents add constraint consents_pkey PRIMARY KEY (user_id, kind, text_version);

alter table consents add constraint consents_kind_check CHECK ((kind = ANY (ARRAY['age'::text, 'terms'::text, 'creator_age'::text, 'creator_policy'::text])));

alter table consents add constraint consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table conversation_words add constraint conversation_words_pkey PRIMARY KEY (conversation_id, seq);

alter table conversation_words add constraint conversation_words_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(conversation_id) ON DELETE CASCADE;

alter table conversations add constraint conversations_pkey PRIMARY KEY (conversation_id);

alter table conversations add constraint conversations_user_id_char_id_key UNIQUE (user_id, char_id);

alter table conversations add constraint conversations_check CHECK (((fan_read_seq <= last_seq) AND (creator_read_seq <= last_seq)));

alter table conversations add constraint conversations_creator_unread_check CHECK ((creator_unread >= 0));

alter table conversations add constraint conversations_fan_unread_check CHECK ((fan_unread >= 0));

alter table conversations add constraint conversations_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table conversations add constraint conversations_creator_user_id_fkey FOREIGN KEY (creator_user_id) REFERENCES users(user_id);

alter table conversations add constraint conversations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table gift_givers add constraint gift_givers_pkey PRIMARY KEY (char_id, user_id);

alter table gift_givers add constraint gift_givers_diamonds_check CHECK ((diamonds > 0));

alter table gift_givers add constraint gift_givers_gift_num_check CHECK ((gift_num > 0));

alter table gift_givers add constraint gift_givers_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table gift_givers add constraint gift_givers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table gifts add constraint gifts_pkey PRIMARY KEY (gift_id);

alter table gifts add constraint gifts_entry_id_key UNIQUE (entry_id);

alter table gifts add constraint gifts_message_id_key UNIQUE (message_id);

alter table gifts add constraint gifts_diamonds_check CHECK (((diamonds >= 200) AND (diamonds <= 10000)));

alter table gifts add constraint gifts_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table gifts add constraint gifts_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES journal_entries(entry_id);

alter table gifts add constraint gifts_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(message_id);

alter table gifts add constraint gifts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table hidden_characters add constraint hidden_characters_pkey PRIMARY KEY (user_id, char_id);

alter table hidden_characters add constraint hidden_characters_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table hidden_characters add constraint hidden_characters_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table idempotency_keys add constraint idempotency_keys_pkey PRIMARY KEY (user_id, key);

alter table idempotency_keys add constraint idempotency_keys_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 200)));

alter table idempotency_keys add constraint idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table job_workers add constraint job_workers_pkey PRIMARY KEY (worker_id);

alter table journal_entries add constraint journal_entries_pkey PRIMARY KEY (entry_id);

alter table journal_entries add constraint journal_entries_reverses_key UNIQUE (reverses);

alter table journal_entries add constraint journal_entries_kind_check CHECK ((kind = ANY (ARRAY['purchase'::text, 'gift'::text, 'unlock'::text, 'subscription'::text, 'refund'::text, 'chargeback'::text, 'grant'::text, 'release'::text])));

alter table journal_entries add constraint journal_entries_share_bps_check CHECK (((share_bps >= 0) AND (share_bps <= 10000)));

alter table journal_entries add constraint journal_entries_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table journal_entries add constraint journal_entries_reverses_fkey FOREIGN KEY (reverses) REFERENCES journal_entries(entry_id);

alter table journal_entries add constraint journal_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table ledger_accounts add constraint ledger_accounts_pkey PRIMARY KEY (account_id);

alter table ledger_accounts add constraint ledger_accounts_user_id_kind_key UNIQUE NULLS NOT DISTINCT (user_id, kind);

alter table ledger_accounts add constraint ledger_accounts_check CHECK (((balance IS NULL) OR (balance >= (- debt_allowed))));

alter table ledger_accounts add constraint ledger_accounts_check1 CHECK (((kind = 'wallet'::text) = (balance IS NOT NULL)));

alter table ledger_accounts add constraint ledger_accounts_currency_check CHECK ((currency = ANY (ARRAY['DIA'::text, 'USD'::text])));

alter table ledger_accounts add constraint ledger_accounts_debt_allowed_check CHECK ((debt_allowed >= 0));

alter table ledger_accounts add constraint ledger_accounts_kind_check CHECK ((kind = ANY (ARRAY['wallet'::text, 'creator_pending'::text, 'creator_available'::text, 'diamonds_issued'::text, 'deferred_revenue'::text, 'processor'::text, 'platform_revenue'::text, 'promotions'::text])));

alter table ledger_accounts add constraint ledger_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table likes add constraint likes_pkey PRIMARY KEY (user_id, diary_id);

alter table likes add constraint likes_diary_id_fkey FOREIGN KEY (diary_id) REFERENCES posts(diary_id);

alter table likes add constraint likes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table media add constraint media_pkey PRIMARY KEY (media_id);

alter table media add constraint media_key_key UNIQUE (key);

alter table media add constraint media_check CHECK (((state <> 'ready'::text) OR (stripped_at IS NOT NULL)));

alter table media add constraint media_class_check CHECK ((class = ANY (ARRAY['public'::text, 'private'::text])));

alter table media add constraint media_height_check CHECK ((height > 0));

alter table media add constraint media_key_check CHECK ((key ~ '^[A-Za-z0-9_-]{22}$'::text));

alter table media add constraint media_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'video'::text])));

alter table media add constraint media_placeholder_check CHECK ((octet_length(placeholder) <= 600));

alter table media add constraint media_state_check CHECK ((state = ANY (ARRAY['processing'::text, 'ready'::text, 'rejected'::text])));

alter table media add constraint media_width_check CHECK ((width > 0));

alter table media add constraint media_widths_check CHECK ((cardinality(widths) > 0));

alter table media add constraint media_owner_user_id_fkey FOREIGN KEY (owner_user_id) REFERENCES users(user_id);

alter table media_files add constraint media_files_pkey PRIMARY KEY (media_id, variant);

alter table media_files add constraint media_files_bytes_check CHECK ((bytes > 0));

alter table media_files add constraint media_files_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(media_id);

alter table media_uploads add constraint media_uploads_pkey PRIMARY KEY (user_id, client_id);

alter table media_uploads add constraint media_uploads_media_id_key UNIQUE (media_id);

alter table media_uploads add constraint media_uploads_client_id_check CHECK (((char_length(client_id) >= 1) AND (char_length(client_id) <= 64)));

alter table media_uploads add constraint media_uploads_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(media_id) ON DELETE CASCADE;

alter table media_uploads add constraint media_uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table memberships add constraint memberships_pkey PRIMARY KEY (user_id, char_id);

alter table memberships add constraint memberships_check CHECK (((kind = 'free'::text) = (state = 'following'::text)));

alter table memberships add constraint memberships_check1 CHECK (((kind = 'pro'::text) = (period_end IS NOT NULL)));

alter table memberships add constraint memberships_check2 CHECK (((kind = 'free'::text) OR (month_usd_cents IS NOT NULL)));

alter table memberships add constraint memberships_kind_check CHECK ((kind = ANY (ARRAY['free'::text, 'pro'::text])));

alter table memberships add constraint memberships_state_check CHECK ((state = ANY (ARRAY['following'::text, 'trialing'::text, 'active'::text, 'past_due'::text, 'canceled'::text, 'expired'::text])));

alter table memberships add constraint memberships_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table memberships add constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table messages add constraint messages_pkey PRIMARY KEY (conversation_id, seq);

alter table messages add constraint messages_message_id_key UNIQUE (message_id);

alter table messages add constraint messages_identity_check CHECK ((identity = ANY (ARRAY['fan'::text, 'creator'::text, 'ai'::text, 'automated'::text, 'system'::text])));

alter table messages add constraint messages_type_check CHECK ((type = ANY (ARRAY['text'::text, 'gift'::text, 'mode'::text, 'help'::text])));

alter table messages add constraint messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(conversation_id);

alter table messages add constraint messages_sender_user_id_fkey FOREIGN KEY (sender_user_id) REFERENCES users(user_id);

alter table notice_choices add constraint notice_choices_pkey PRIMARY KEY (user_id, push_type, channel);

alter table notice_choices add constraint notice_choices_channel_check CHECK ((channel = ANY (ARRAY['push'::text, 'site'::text])));

alter table notice_choices add constraint notice_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table notification_marks add constraint notification_marks_pkey PRIMARY KEY (user_id);

alter table notification_marks add constraint notification_marks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table notifications add constraint notifications_pkey PRIMARY KEY (notification_id);

alter table notifications add constraint notifications_user_id_cause_key UNIQUE (user_id, cause);

alter table notifications add constraint notifications_cause_check CHECK (((char_length(cause) >= 1) AND (char_length(cause) <= 200)));

alter table notifications add constraint notifications_push_type_check CHECK ((push_type = ANY (ARRAY['subscriber_msg'::text, 'gift_paid_msg'::text, 'creator_success_msg'::text, 'creator_fail_msg'::text, 'link_msg'::text, 'system_msg'::text])));

alter table notifications add constraint notifications_topic_check CHECK ((topic ~ '^[a-z_]{1,40}$'::text));

alter table notifications add constraint notifications_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table notifications add constraint notifications_diary_id_fkey FOREIGN KEY (diary_id) REFERENCES posts(diary_id);

alter table notifications add constraint notifications_other_user_id_fkey FOREIGN KEY (other_user_id) REFERENCES users(user_id);

alter table notifications add constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table payment_events add constraint payment_events_pkey PRIMARY KEY (provider, event_id);

alter table payment_events add constraint payment_events_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(checkout_id);

alter table pending_earnings add constraint pending_earnings_pkey PRIMARY KEY (entry_id);

alter table pending_earnings add constraint pending_earnings_amount_check CHECK ((amount <> 0));

alter table pending_earnings add constraint pending_earnings_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(account_id);

alter table pending_earnings add constraint pending_earnings_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES journal_entries(entry_id);

alter table pending_earnings add constraint pending_earnings_released_by_fkey FOREIGN KEY (released_by) REFERENCES journal_entries(entry_id);

alter table post_media add constraint post_media_pkey PRIMARY KEY (diary_id, "position");

alter table post_media add constraint post_media_alt_check CHECK ((char_length(alt) <= 500));

alter table post_media add constraint post_media_check CHECK ((is_preview OR is_in_post));

alter table post_media add constraint post_media_diary_id_fkey FOREIGN KEY (diary_id) REFERENCES posts(diary_id);

alter table post_media add constraint post_media_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(media_id);

alter table post_words add constraint post_words_pkey PRIMARY KEY (diary_id);

alter table post_words add constraint post_words_diary_id_fkey FOREIGN KEY (diary_id) REFERENCES posts(diary_id) ON DELETE CASCADE;

alter table postings add constraint postings_pkey PRIMARY KEY (entry_id, account_id);

alter table postings add constraint postings_amount_check CHECK ((amount <> 0));

alter table postings add constraint postings_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(account_id);

alter table postings add constraint postings_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES journal_entries(entry_id);

alter table posts add constraint posts_pkey PRIMARY KEY (diary_id);

alter table posts add constraint posts_client_id_check CHECK (((char_length(client_id) >= 1) AND (char_length(client_id) <= 64)));

alter table posts add constraint posts_comment_num_check CHECK ((comment_num >= 0));

alter table posts add constraint posts_comment_root_num_check CHECK ((comment_root_num >= 0));

alter table posts add constraint posts_content_check CHECK ((char_length(content) <= 5000));

alter table posts add constraint posts_like_num_check CHECK ((like_num >= 0));

alter table posts add constraint posts_price_check CHECK (((price >= 0) AND (price <= 100000)));

alter table posts add constraint posts_rejected_reason_check CHECK ((char_length(rejected_reason) <= 500));

alter table posts add constraint posts_sort_check CHECK ((sort = ANY (ARRAY[0, 1])));

alter table posts add constraint posts_state_check CHECK (((state >= 0) AND (state <= 5)));

alter table posts add constraint posts_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table purchases add constraint purchases_pkey PRIMARY KEY (user_id, diary_id);

alter table purchases add constraint purchases_entry_id_key UNIQUE (entry_id);

alter table purchases add constraint purchases_price_check CHECK ((price > 0));

alter table purchases add constraint purchases_diary_id_fkey FOREIGN KEY (diary_id) REFERENCES posts(diary_id);

alter table purchases add constraint purchases_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES journal_entries(entry_id);

alter table purchases add constraint purchases_refunded_by_fkey FOREIGN KEY (refunded_by) REFERENCES journal_entries(entry_id);

alter table purchases add constraint purchases_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table reports add constraint reports_pkey PRIMARY KEY (report_id);

alter table reports add constraint reports_user_id_reported_type_reported_id_key UNIQUE (user_id, reported_type, reported_id);

alter table reports add constraint reports_content_check CHECK ((char_length(content) <= 1000));

alter table reports add constraint reports_detail_check CHECK ((char_length(detail) <= 1000));

alter table reports add constraint reports_reason_check CHECK ((reason = ANY (ARRAY['illegal'::text, 'minors'::text, 'non_consent'::text, 'violence'::text, 'hate'::text, 'private_facts'::text, 'copyright'::text, 'spam'::text, 'other'::text])));

alter table reports add constraint reports_reported_type_check CHECK ((reported_type = ANY (ARRAY[1, 2])));

alter table reports add constraint reports_state_check CHECK ((state = ANY (ARRAY['open'::text, 'upheld'::text, 'dismissed'::text])));

alter table reports add constraint reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table restrictions add constraint restrictions_pkey PRIMARY KEY (user_id, other_user_id);

alter table restrictions add constraint restrictions_check CHECK ((user_id <> other_user_id));

alter table restrictions add constraint restrictions_met_char_id_fkey FOREIGN KEY (met_char_id) REFERENCES characters(char_id);

alter table restrictions add constraint restrictions_other_user_id_fkey FOREIGN KEY (other_user_id) REFERENCES users(user_id);

alter table restrictions add constraint restrictions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table retired_handles add constraint retired_handles_pkey PRIMARY KEY (digest);

alter table sandbox_checkouts add constraint sandbox_checkouts_pkey PRIMARY KEY (checkout_id);

alter table sandbox_checkouts add constraint sandbox_checkouts_amount_usd_cents_check CHECK ((amount_usd_cents >= 0));

alter table sandbox_checkouts add constraint sandbox_checkouts_state_check CHECK ((state = ANY (ARRAY['open'::text, 'confirming'::text, 'paid'::text, 'declined'::text, 'expired'::text, 'refunded'::text, 'disputed'::text])));

alter table sandbox_events add constraint sandbox_events_pkey PRIMARY KEY (event_id);

alter table sandbox_events add constraint sandbox_events_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES sandbox_checkouts(checkout_id);

alter table sandbox_subscriptions add constraint sandbox_subscriptions_pkey PRIMARY KEY (subscription_ref);

alter table sandbox_subscriptions add constraint sandbox_subscriptions_checkout_id_key UNIQUE (checkout_id);

alter table sandbox_subscriptions add constraint sandbox_subscriptions_state_check CHECK ((state = ANY (ARRAY['trialing'::text, 'active'::text, 'past_due'::text, 'ended'::text])));

alter table sandbox_subscriptions add constraint sandbox_subscriptions_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES sandbox_checkouts(checkout_id);

alter table server_secrets add constraint server_secrets_pkey PRIMARY KEY (name);

alter table sessions add constraint sessions_pkey PRIMARY KEY (session_id);

alter table sessions add constraint sessions_token_hash_key UNIQUE (token_hash);

alter table sessions add constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table sign_in_identities add constraint sign_in_identities_pkey PRIMARY KEY (issuer, subject);

alter table sign_in_identities add constraint sign_in_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table subscription_charges add constraint subscription_charges_pkey PRIMARY KEY (checkout_id, period_end);

alter table subscription_charges add constraint subscription_charges_entry_id_key UNIQUE (entry_id);

alter table subscription_charges add constraint subscription_charges_usd_cents_check CHECK ((usd_cents > 0));

alter table subscription_charges add constraint subscription_charges_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(checkout_id);

alter table subscription_charges add constraint subscription_charges_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES journal_entries(entry_id);

alter table support_tickets add constraint support_tickets_pkey PRIMARY KEY (ticket_id);

alter table support_tickets add constraint support_tickets_user_id_client_id_key UNIQUE (user_id, client_id);

alter table support_tickets add constraint support_tickets_concern_check CHECK ((concern = ANY (ARRAY['self_harm'::text, 'minors'::text, 'non_consent'::text, 'private_facts'::text])));

alter table support_tickets add constraint support_tickets_content_check CHECK (((char_length(content) >= 1) AND (char_length(content) <= 4000)));

alter table support_tickets add constraint support_tickets_state_check CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text])));

alter table support_tickets add constraint support_tickets_topic_check CHECK ((topic = ANY (ARRAY['account'::text, 'payments'::text, 'creator'::text, 'safety'::text, 'bug'::text, 'other'::text])));

alter table support_tickets add constraint support_tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table used_id_tokens add constraint used_id_tokens_pkey PRIMARY KEY (token_hash);

alter table used_id_tokens add constraint used_id_tokens_issuer_nonce_key UNIQUE (issuer, nonce);

alter table used_offers add constraint used_offers_pkey PRIMARY KEY (digest, offer);

alter table users add constraint users_pkey PRIMARY KEY (user_id);

alter table users add constraint users_chat_mode_check CHECK ((chat_mode = ANY (ARRAY[0, 1])));

alter table users add constraint users_check CHECK (((referred_by IS NULL) = (referred_at IS NULL)));

alter table users add constraint users_nickname_check CHECK (((char_length(nickname) >= 1) AND (char_length(nickname) <= 80)));

alter table users add constraint users_role_check CHECK ((role = ANY (ARRAY['member'::text, 'moderator'::text, 'support'::text, 'finance'::text, 'admin'::text])));

alter table users add constraint users_avatar_media_id_fkey FOREIGN KEY (avatar_media_id) REFERENCES media(media_id);

alter table users add constraint users_referred_by_fkey FOREIGN KEY (referred_by) REFERENCES users(user_id);

alter table welcome_gifts add constraint welcome_gifts_pkey PRIMARY KEY (user_id);

alter table welcome_gifts add constraint welcome_gifts_entry_id_key UNIQUE (entry_id);

alter table welcome_gifts add constraint welcome_gifts_diamonds_check CHECK ((diamonds > 0));

alter table welcome_gifts add constraint welcome_gifts_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES journal_entries(entry_id);

alter table welcome_gifts add constraint welcome_gifts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

CREATE INDEX blocks_by_time ON public.blocks USING btree (user_id, created_at DESC, other_user_id DESC);

CREATE INDEX character_words_names ON public.character_words USING gin (names gin_trgm_ops);

CREATE INDEX character_words_words ON public.character_words USING gin (words);

CREATE INDEX characters_by_age ON public.characters USING btree (created_at DESC, char_id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX characters_by_popularity ON public.characters USING btree (follower_num DESC, char_id DESC) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX characters_handle ON public.characters USING btree (char_unique_id);

CREATE INDEX characters_kind_by_age ON public.characters USING btree (kind, created_at DESC, char_id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX characters_kind_by_popularity ON public.characters USING btree (kind, follower_num DESC, char_id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX characters_user ON public.characters USING btree (user_id);

CREATE INDEX checkouts_by_user ON public.checkouts USING btree (user_id, created_at DESC);

CREATE UNIQUE INDEX checkouts_one_open ON public.checkouts USING btree (user_id, exclusive_key) WHERE (state = ANY (ARRAY['open'::text, 'declined'::text]));

CREATE INDEX checkouts_open ON public.checkouts USING btree (created_at) WHERE (state = ANY (ARRAY['open'::text, 'declined'::text]));

CREATE INDEX comments_aside ON public.comments USING btree (aside_for, diary_id) WHERE ((aside_for IS NOT NULL) AND (deleted_at IS NULL));

CREATE INDEX comments_by_thread ON public.comments USING btree (thread_user_id, diary_id);

CREATE INDEX comments_by_writer ON public.comments USING btree (user_id, diary_id);

CREATE UNIQUE INDEX comments_client_id ON public.comments USING btree (user_id, client_id) WHERE (client_id IS NOT NULL);

CREATE INDEX comments_replies ON public.comments USING btree (root_id, comment_id) WHERE (root_id IS NOT NULL);

CREATE INDEX comments_roots ON public.comments USING btree (diary_id, comment_id DESC) WHERE ((root_id IS NULL) AND (deleted_at IS NULL));

CREATE INDEX companion_replies_by_message ON public.companion_replies USING btree (conversation_id, to_seq);

CREATE UNIQUE INDEX companion_replies_live ON public.companion_replies USING btree (conversation_id) WHERE (state = ANY (ARRAY['queued'::text, 'writing'::text]));

CREATE INDEX companion_replies_unfinished ON public.companion_replies USING btree (updated_at) WHERE (state = ANY (ARRAY['queued'::text, 'writing'::text]));

CREATE INDEX companion_replies_writing ON public.companion_replies USING btree (user_id) WHERE (state = 'writing'::text);

CREATE INDEX conversation_words_words ON public.conversation_words USING gin (words);

CREATE INDEX conversations_creator_unread ON public.conversations USING btree (creator_user_id) INCLUDE (creator_unread) WHERE (creator_unread > 0);

CREATE INDEX conversations_fan_unread ON public.conversations USING btree (user_id) INCLUDE (fan_unread) WHERE (fan_unread > 0);

CREATE INDEX conversations_of_creator ON public.conversations USING btree (creator_user_id, last_message_at DESC, conversation_id DESC);

CREATE INDEX conversations_of_creator_changed ON public.conversations USING btree (creator_user_id, changed_xid);

CREATE INDEX conversations_of_fan ON public.conversations USING btree (user_id, last_message_at DESC, conversation_id DESC);

CREATE INDEX conversations_of_fan_changed ON public.conversations USING btree (user_id, changed_xid);

CREATE INDEX gift_givers_by_diamonds ON public.gift_givers USING btree (char_id, diamonds DESC, user_id DESC);

CREATE INDEX gifts_by_character ON public.gifts USING btree (char_id, gift_id DESC);

CREATE INDEX gifts_by_fan ON public.gifts USING btree (user_id, gift_id DESC);

CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);

CREATE INDEX journal_entries_by_user ON public.journal_entries USING btree (user_id, entry_id DESC) WHERE (kind <> 'release'::text);

CREATE INDEX journal_entries_checkout ON public.journal_entries USING btree (checkout_id) WHERE (checkout_id IS NOT NULL);

CREATE INDEX journal_entries_of_character ON public.journal_entries USING btree (char_id, earning_kind(kind), entry_id DESC) WHERE (char_id IS NOT NULL);

CREATE INDEX likes_by_post ON public.likes USING btree (diary_id);

CREATE INDEX media_by_owner ON public.media USING btree (owner_user_id, media_id DESC);

CREATE INDEX media_by_owner_and_kind ON public.media USING btree (owner_user_id, kind, media_id DESC);

CREATE INDEX media_uploads_age ON public.media_uploads USING btree (created_at);

CREATE INDEX memberships_by_character ON public.memberships USING btree (char_id, joined_at DESC);

CREATE INDEX memberships_by_list ON public.memberships USING btree (char_id, membership_list(state), joined_at DESC, user_id DESC) INCLUDE (state);

CREATE UNIQUE INDEX memberships_provider_ref ON public.memberships USING btree (provider_ref) WHERE (provider_ref IS NOT NULL);

CREATE INDEX memberships_renewal ON public.memberships USING btree (period_end) WHERE ((kind = 'pro'::text) AND (state = ANY (ARRAY['trialing'::text, 'active'::text, 'past_due'::text, 'canceled'::text])));

CREATE INDEX messages_changed ON public.messages USING btree (conversation_id, changed_xid);

CREATE UNIQUE INDEX messages_client_id ON public.messages USING btree (conversation_id, sender_user_id, client_id) WHERE (client_id IS NOT NULL);

CREATE INDEX notifications_by_user ON public.notifications USING btree (user_id, push_type, notification_id DESC);

CREATE INDEX payment_events_checkout ON public.payment_events USING btree (checkout_id) WHERE (checkout_id IS NOT NULL);

CREATE INDEX pending_earnings_by_account ON public.pending_earnings USING btree (account_id, entry_id DESC);

CREATE INDEX pending_earnings_due ON public.pending_earnings USING btree (available_at) WHERE (released_by IS NULL);

CREATE INDEX pending_earnings_next ON public.pending_earnings USING btree (account_id, available_at) WHERE (released_by IS NULL);

CREATE INDEX post_media_media ON public.post_media USING btree (media_id);

CREATE INDEX post_words_words ON public.post_words USING gin (words);

CREATE INDEX postings_by_account ON public.postings USING btree (account_id, entry_id DESC) INCLUDE (amount);

CREATE INDEX posts_by_character ON public.posts USING btree (char_id, sort DESC, published_at DESC, diary_id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX posts_by_popularity ON public.posts USING btree (like_num DESC, diary_id DESC) WHERE ((state = 1) AND (deleted_at IS NULL));

CREATE UNIQUE INDEX posts_client_id ON public.posts USING btree (char_id, client_id) WHERE (client_id IS NOT NULL);

CREATE INDEX posts_feed ON public.posts USING btree (published_at DESC, diary_id DESC) WHERE ((state = 1) AND (deleted_at IS NULL));

CREATE INDEX posts_of_character_by_likes ON public.posts USING btree (char_id, like_num DESC, diary_id DESC) WHERE ((state = 1) AND (deleted_at IS NULL));

CREATE INDEX posts_waiting ON public.posts USING btree (char_id, diary_id DESC) WHERE ((state = ANY (ARRAY[4, 5])) AND (deleted_at IS NULL));

CREATE INDEX purchases_by_post ON public.purchases USING btree (diary_id);

CREATE INDEX reports_by_thing ON public.reports USING btree (reported_type, reported_id);

CREATE INDEX reports_open ON public.reports USING btree (created_at, report_id) WHERE (state = 'open'::text);

CREATE INDEX restrictions_by_time ON public.restrictions USING btree (user_id, created_at DESC, other_user_id DESC);

CREATE INDEX sandbox_checkouts_to_reverse ON public.sandbox_checkouts USING btree (paid_at) WHERE ((state = 'paid'::text) AND (card = ANY (ARRAY['refunded'::text, 'disputed'::text])));

CREATE INDEX sandbox_checkouts_unpaid ON public.sandbox_checkouts USING btree (created_at) WHERE (state = ANY (ARRAY['open'::text, 'confirming'::text, 'declined'::text]));

CREATE INDEX sandbox_events_by_checkout ON public.sandbox_events USING btree (checkout_id, sequence DESC);

CREATE INDEX sandbox_events_by_subscription ON public.sandbox_events USING btree (subscription_ref, sequence DESC);

CREATE INDEX sandbox_events_undelivered ON public.sandbox_events USING btree (sequence) WHERE (delivered_at IS NULL);

CREATE INDEX sandbox_subscriptions_due ON public.sandbox_subscriptions USING btree (next_attempt_at) WHERE (state <> 'ended'::text);

CREATE INDEX sessions_live_by_user ON public.sessions USING btree (user_id, session_id DESC) WHERE (revoked_at IS NULL);

CREATE INDEX sign_in_identities_user ON public.sign_in_identities USING btree (user_id);

CREATE INDEX support_tickets_by_person ON public.support_tickets USING btree (user_id, created_at DESC, ticket_id DESC);

CREATE INDEX support_tickets_open ON public.support_tickets USING btree (created_at, ticket_id) WHERE (state = 'open'::text);

CREATE INDEX used_id_tokens_expiry ON public.used_id_tokens USING btree (expires_at);

CREATE INDEX users_invited_creators ON public.users USING btree (referred_by, referred_at DESC, user_id DESC) WHERE ((referred_by IS NOT NULL) AND is_creator AND (deleted_at IS NULL));

CREATE INDEX users_referred_by ON public.users USING btree (referred_by) WHERE (referred_by IS NOT NULL);

CREATE OR REPLACE FUNCTION public.add_comment(p_user bigint, p_diary bigint, p_is_creator boolean, p_root bigint, p_reply_to bigint, p_reply_user bigint, p_content text, p_client_id text, p_now timestamp with time zone, OUT outcome text, OUT may_comment smallint, OUT new_id bigint, OUT owner_id bigint, OUT owner_char_id bigint, OUT is_aside boolean)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  post record;
  thread_user bigint := p_user;
  aside bigint;
begin
  select c.user_id, c.char_id into owner_id, owner_char_id from posts p join characters c using (char_id)
    where p.diary_id = p_diary;
  -- The account's deletion waits, a block or a restriction between the two, and the post's deletion; or it comes first.
  perform from users u where u.user_id = p_user and u.deleted_at is null for key share;
  if not found then outcome := 'gone'; return; end if;
  perform hold_pair(p_user, owner_id);
  perform hold_pair(p_user, p_reply_user);
  perform hold_commented(array[p_diary]);
  select k.comment_id, case when k.deleted_at is null then 'repeated' else 'target_gone' end into new_id, outcome
    from comments k where k.user_id = p_user and k.client_id = p_client_id;
  if found then return; end if;

  select post_access(c.user_id = p_user, false, j.joined, b.bought, p.price, p.state, p.has_preview) as access,
      can_comment(c.user_id = p_user, p_is_creator, j.joined, c.comment_config) as may_comment
    into post
    from posts p join characters c using (char_id)
    left join memberships m on m.user_id = p_user and m.char_id = c.char_id
    cross join lateral (select is_joined(m.kind, c.group_id, m.period_end, p_now) as joined) j
    cross join lateral (select exists (select from purchases b
      where b.user_id = p_user and b.diary_id = p.diary_id and b.refunded_by is null) as bought) b
    where p.diary_id = p_diary and p.deleted_at is null and c.deleted_at is null
      and not exists (select from block_walls w where w.user_id = p_user and w.other_user_id = c.user_id);
  may_comment := post.may_comment;
  outcome := case
    when post.access is null or post.access = 'none' then 'gone'
    when post.access <> 'full' then 'locked'
    when may_comment <> 1 then 'closed'
    else 'ok'
  end;
  if outcome = 'ok' and p_reply_to is not null then
    select k.thread_user_id into thread_user from comments k
      where k.comment_id = p_reply_to and k.diary_id = p_diary and k.user_id = p_reply_user
        and coalesce(k.root_id, k.comment_id) = p_root and k.deleted_at is null
        and (k.aside_for is null or k.aside_for = p_user)
        and not exists (select from block_walls w
          where w.user_id = p_user and w.other_user_id in (k.user_id, k.thread_user_id));
    if not found then outcome := 'target_gone'; end if;
  end if;
  if outcome <> 'ok' then return; end if;

  aside := comment_aside_for(owner_id, thread_user, p_user);
  is_aside := aside is not null;
  insert into comments (diary_id, user_id, root_id, thread_user_id, reply_to_id, reply_user_id, content, aside_for,
      client_id, created_at)
    values (p_diary, p_user, p_root, thread_user, p_reply_to, p_reply_user, p_content, aside, p_client_id, p_now)
    on conflict do nothing returning comment_id into new_id;
  if found then return; end if;
  -- The same client id under another post, in the same moment.
  outcome := 'repeated';
  select k.comment_id into new_id from comments k where k.user_id = p_user and k.client_id = p_client_id;
end $function$;

CREATE OR REPLACE FUNCTION public.append_message(p_user bigint, p_char bigint, p_creator bigint, p_identity text, p_sender bigint, p_type text, p_content text, p_diamonds integer, p_client_id text, p_reply_to integer, p_message_id bigint, p_now timestamp with time zone, OUT is_new boolean, OUT message messages)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  conversation bigint;
  from_fan boolean := p_identity = 'fan';
begin
  if exists (select from block_walls w where w.user_id = p_user and w.other_user_id = p_creator) then
    return;
  end if;
  select c.conversation_id into conversation
    from conversations c where c.user_id = p_user and c.char_id = p_char for update;
  if conversation is null then
    insert into conversations (user_id, char_id, creator_user_id, last_message_at, created_at)
      values (p_user, p_char, p_creator, p_now, p_now) on conflict do nothing;
    select c.conversation_id into conversation
      from conversations c where c.user_id = p_user and c.char_id = p_char for update;
  end if;
  if p_client_id is not null then
    select * into message from messages m
      where m.conversation_id = conversation and m.sender_user_id = p_sender and m.client_id = p_client_id;
    if found then is_new := false; return; end if;
  end if;
  update conversations c set
    last_seq = c.last_seq + 1,
    fan_unread = case when from_fan then 0 when p_identity = 'system' then c.fan_unread else c.fan_unread + 1 end,
    fan_read_seq = case when from_fan then c.last_seq + 1 else c.fan_read_seq end,
    creator_unread = case when p_identity = 'creator' then 0 when from_fan then c.creator_unread + 1 else c.creator_unread end,
    creator_read_seq = case when p_identity = 'creator' then c.last_seq + 1 else c.creator_read_seq end,
    last_content = case when p_type = 'mode' then c.last_content else left(p_content, 120) end,
    last_type = case when p_type = 'mode' then c.last_type else p_type end,
    last_identity = case when p_type = 'mode' then c.last_identity else p_identity end,
    last_message_at = case when p_type = 'mode' then c.last_message_at else p_now end,
    changed_xid = pg_current_xact_id()
    where c.conversation_id = conversation
    returning c.last_seq into message.seq;
  insert into messages (conversation_id, seq, message_id, identity, sender_user_id, type, content, diamonds,
      client_id, reply_to_seq, created_at)
    values (conversation, message.seq, coalesce(p_message_id, nextval('message_ids')), p_identity, p_sender, p_type,
      p_content, p_diamonds, p_client_id, p_reply_to, p_now)
    returning * into message;
  is_new := true;
end $function$;

CREATE OR REPLACE FUNCTION public.can_comment(is_owner boolean, is_creator boolean, joined boolean, config smallint)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN is_owner THEN (1)::smallint WHEN ((config = 2) AND is_creator) THEN (1)::smallint WHEN ((config = 3) AND joined) THEN (1)::smallint ELSE config END;

CREATE OR REPLACE FUNCTION public.check_entry_balances()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from new_postings p join ledger_accounts a using (account_id)
    group by p.entry_id, a.currency having sum(p.amount) <> 0 or count(*) < 2
  ) then
    raise exception 'journal entry does not balance' using errcode = 'check_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.claim_reply(p_reply bigint, p_max_writing integer, p_max_crashes integer, p_now timestamp with time zone, OUT outcome text, OUT reply companion_replies)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  is_rewrite boolean;
begin
  perform from users u where u.user_id = (select r.user_id from companion_replies r where r.reply_id = p_reply)
    for no key update;
  select * into reply from companion_replies r where r.reply_id = p_reply for update;
  is_rewrite := exists (select from messages m where m.message_id = reply.message_id);
  outcome := case
    when reply.state is null or reply.state not in ('queued', 'writing') then 'gone'
    when reply.state = 'writing' then 'busy'
    when reply.stop_requested then 'stop'
    when (select u.chat_mode from conversations c join users u on u.user_id = c.creator_user_id
      where c.conversation_id = reply.conversation_id) = 1 then 'stop'
    when is_behind_wall(reply.conversation_id) then 'stop'
    when reply.crashes >= p_max_crashes then 'fail'
    when (select count(*) from companion_replies r where r.user_id = reply.user_id and r.state = 'writing')
      >= p_max_writing then 'wait'
    else 'write'
  end;
  if outcome not in ('write', 'stop', 'fail') then return; end if;
  update companion_replies r set
    state = 'writing', attempt = r.attempt + 1, content = '', error = null, updated_at = p_now,
    to_seq = case when is_rewrite then r.to_seq else coalesce(unanswered_seq(r.conversation_id, r.to_seq), r.to_seq) end
    where r.reply_id = p_reply returning * into reply;
end $function$;

CREATE OR REPLACE FUNCTION public.comment_aside_for(p_owner bigint, p_thread_user bigint, p_writer bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
RETURN CASE WHEN ((EXISTS (SELECT FROM restrictions r WHERE ((r.user_id = comment_aside_for.p_owner) AND (r.other_user_id = comment_aside_for.p_thread_user)))) OR (EXISTS (SELECT FROM block_walls w WHERE ((w.user_id = comment_aside_for.p_owner) AND (w.other_user_id = comment_aside_for.p_thread_user))))) THEN p_thread_user WHEN ((EXISTS (SELECT FROM restrictions r WHERE ((r.user_id = comment_aside_for.p_owner) AND (r.other_user_id = comment_aside_for.p_writer)))) OR (EXISTS (SELECT FROM block_walls w WHERE ((w.user_id = comment_aside_for.p_owner) AND (w.other_user_id = comment_aside_for.p_writer))))) THEN p_writer ELSE NULL::bigint END;

CREATE OR REPLACE FUNCTION public.count_comment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before integer := case when tg_op <> 'INSERT' and old.deleted_at is null and old.aside_for is null then 1 else 0 end;
  after integer := case when new.deleted_at is null and new.aside_for is null then 1 else 0 end;
begin
  if before <> after then
    update posts p set comment_num = p.comment_num + after - before,
      comment_root_num = p.comment_root_num + case when new.root_id is null then after - before else 0 end
      where p.diary_id = new.diary_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_followers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before integer := case when tg_op <> 'INSERT' and old.state <> 'expired' then 1 else 0 end;
  after integer := case when tg_op <> 'DELETE' and new.state <> 'expired' then 1 else 0 end;
begin
  if before <> after then
    update characters set follower_num = follower_num + after - before
      where char_id = case when tg_op = 'DELETE' then old.char_id else new.char_id end;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_gift()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into gift_givers as g (char_id, user_id, diamonds, gift_num, last_gift_at)
    values (new.char_id, new.user_id, new.diamonds, 1, new.created_at)
    on conflict (char_id, user_id) do update set diamonds = g.diamonds + excluded.diamonds,
      gift_num = g.gift_num + 1, last_gift_at = greatest(g.last_gift_at, excluded.last_gift_at);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before integer := case when tg_op <> 'INSERT' and old.state = 1 and old.deleted_at is null then 1 else 0 end;
  after integer := case when new.state = 1 and new.deleted_at is null then 1 else 0 end;
begin
  if before <> after then
    update characters set post_num = post_num + after - before where char_id = new.char_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.cut_caption(content text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN "left"(content, LEAST(24, (char_length(content) / 4)));

CREATE OR REPLACE FUNCTION public.delete_comment(p_user bigint, p_comment bigint, p_now timestamp with time zone, OUT outcome text, OUT post_id bigint)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  found_comment record;
begin
  select k.diary_id into post_id from comments k where k.comment_id = p_comment;
  perform hold_commented(array[post_id]);
  select k.deleted_at, k.user_id = p_user or c.user_id = p_user as may_delete,
      (k.aside_for is null or k.aside_for = p_user) and not exists (select from block_walls w
        where w.user_id = p_user and w.other_user_id in (k.user_id, k.thread_user_id, c.user_id)) as is_seen
    into found_comment
    from comments k join posts p using (diary_id) join characters c using (char_id) where k.comment_id = p_comment;
  outcome := case
    when found_comment.may_delete and found_comment.deleted_at is not null then 'repeated'
    when found_comment.is_seen is not true or found_comment.deleted_at is not null then 'gone'
    when not found_comment.may_delete then 'forbidden'
    else 'ok'
  end;
  if outcome = 'ok' then
    update comments k set deleted_at = p_now, content = ''
      where (k.comment_id = p_comment or k.root_id = p_comment) and k.deleted_at is null;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.delete_message(p_viewer bigint, p_message bigint, OUT outcome text, OUT message messages, OUT char_id bigint, OUT fan_id bigint, OUT creator_id bigint, OUT fan_read_seq integer, OUT creator_read_seq integer, OUT fan_unread_total integer, OUT creator_unread_total integer)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  c conversations;
begin
  select v.* into c from conversations v
    join messages m on m.conversation_id = v.conversation_id
    where m.message_id = p_message and p_viewer in (v.user_id, v.creator_user_id) for update of v;
  if not found then outcome := 'gone'; return; end if;
  select * into message from messages m where m.message_id = p_message;
  outcome := case
    when message.sender_user_id <> p_viewer or message.type = 'gift' or message.identity = 'system' then 'forbidden'
    when message.is_deleted then 'repeated'
    else 'ok'
  end;
  if outcome <> 'ok' then return; end if;
  update messages m set content = '', is_deleted = true, changed_xid = pg_current_xact_id()
    where m.message_id = p_message returning * into message;
  update conversations v set
    last_content = case when v.last_seq = message.seq then '' else v.last_content end,
    fan_unread = recount_unread(v.conversation_id, 'fan', v.fan_read_seq),
    creator_unread = recount_unread(v.conversation_id, 'creator', v.creator_read_seq),
    changed_xid = pg_current_xact_id()
    where v.conversation_id = c.conversation_id;
  char_id := c.char_id;
  fan_id := c.user_id;
  creator_id := c.creator_user_id;
  fan_read_seq := c.fan_read_seq;
  creator_read_seq := c.creator_read_seq;
  fan_unread_total := unread_total(c.user_id);
  creator_unread_total := unread_total(c.creator_user_id);
end $function$;

CREATE OR REPLACE FUNCTION public.earning_kind(kind text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (kind = ANY (ARRAY['refund'::text, 'chargeback'::text])) THEN 'taken_back'::text ELSE kind END;

CREATE OR REPLACE FUNCTION public.erase_comments(p_user bigint, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform hold_commented(array(
    select k.diary_id from comments k where k.user_id = p_user or k.thread_user_id = p_user));
  update comments k set deleted_at = p_now, content = ''
    where (k.user_id = p_user or k.thread_user_id = p_user) and k.deleted_at is null;
end $function$;

CREATE OR REPLACE FUNCTION public.finish_reply(p_reply bigint, p_attempt integer, p_state text, p_content text, p_error text, p_now timestamp with time zone, OUT outcome text, OUT message messages, OUT is_new boolean, OUT fan_read_seq integer, OUT creator_read_seq integer, OUT fan_unread_total integer, OUT creator_unread_total integer)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  r companion_replies;
  c conversations;
  next_seq integer;
begin
  select v.* into c from conversations v join companion_replies p using (conversation_id)
    where p.reply_id = p_reply for update of v;
  update companion_replies p set state = p_state, content = p_content, error = p_error, updated_at = p_now
    where p.reply_id = p_reply and p.attempt = p_attempt and p.state = 'writing' returning * into r;
  if not found then outcome := 'lost'; return; end if;
  outcome := 'ok';
  if p_state in ('complete', 'stopped') and p_content <> '' then
    update messages m set content = p_content, changed_xid = pg_current_xact_id()
      where m.message_id = r.message_id and not m.is_deleted returning * into message;
    is_new := not found;
    if is_new and not exists (select from messages m where m.message_id = r.message_id) then
      select (a.message).* into message from append_message(c.user_id, c.char_id, c.creator_user_id, 'ai',
        c.creator_user_id, 'text', p_content, null, null, r.to_seq, r.message_id, p_now) a;
    elsif not is_new then
      update conversations v set changed_xid = pg_current_xact_id(),
        last_content = case when v.last_seq = message.seq then left(p_content, 120) else v.last_content end
        where v.conversation_id = c.conversation_id;
    end if;
  end if;
  next_seq := unanswered_seq(c.conversation_id, r.to_seq);
  if next_seq is not null and (select u.chat_mode from users u where u.user_id = c.creator_user_id) = 0 then
    perform request_reply(c.conversation_id, c.user_id, next_seq, p_now);
  end if;
  select v.fan_read_seq, v.creator_read_seq into fan_read_seq, creator_read_seq
    from conversations v where v.conversation_id = c.conversation_id;
  fan_unread_total := unread_total(c.user_id);
  creator_unread_total := unread_total(c.creator_user_id);
end $function$;

CREATE OR REPLACE FUNCTION public.greet_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  event text := new.char_id || ':' || new.user_id || ':' || extract(epoch from coalesce(new.period_end, new.joined_at));
  had_joined boolean := tg_op = 'UPDATE' and old.state <> 'expired';
  kind text;
begin
  kind := case
    when new.state = 'expired' then null
    when new.state = 'canceled' then case when had_joined and old.state <> 'canceled' then 'subscriber-canceled' end
    when tg_op = 'INSERT' then 'new-subscriber'
    when not had_joined or old.kind <> new.kind then
      case when old.kind = 'pro' then 're-subscribed' else 'new-subscriber' end
    when new.kind = 'pro' and new.provider_ref = old.provider_ref and new.period_end > old.period_end
      then 'sub-renewed'
  end;
  if kind is not null then
    perform queue_auto_message(new.char_id, kind, new.user_id, kind || ':' || event);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.has_used_offer(person bigint, what text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM (sign_in_identities i JOIN used_offers o ON ((o.digest = sign_in_digest(i.issuer, i.subject)))) WHERE ((i.user_id = has_used_offer.person) AND (o.offer = has_used_offer.what))));

CREATE OR REPLACE FUNCTION public.hold_commented(p_diaries bigint[])
 RETURNS void
 LANGUAGE sql
AS $function$
  select from posts p where p.diary_id = any(p_diaries) order by p.diary_id for no key update
$function$;

CREATE OR REPLACE FUNCTION public.hold_pair(p_one bigint, p_other bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_advisory_xact_lock_shared(hashtextextended(
    'pair ' || least(p_one, p_other) || ' ' || greatest(p_one, p_other), 0))
  where p_one is not null and p_other is not null
$function$;

CREATE OR REPLACE FUNCTION public.is_behind_wall(p_conversation bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM (conversations c JOIN block_walls w ON (((w.user_id = c.user_id) AND (w.other_user_id = c.creator_user_id)))) WHERE (c.conversation_id = is_behind_wall.p_conversation)));

CREATE OR REPLACE FUNCTION public.is_fan_of(p_user bigint, p_char bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN ((EXISTS (SELECT FROM users u WHERE ((u.user_id = is_fan_of.p_user) AND (u.deleted_at IS NULL)))) AND ((EXISTS (SELECT FROM memberships m WHERE ((m.user_id = is_fan_of.p_user) AND (m.char_id = is_fan_of.p_char)))) OR (EXISTS (SELECT FROM conversations c WHERE ((c.user_id = is_fan_of.p_user) AND (c.char_id = is_fan_of.p_char))))));

CREATE OR REPLACE FUNCTION public.is_joined(membership_kind text, group_id text, period_end timestamp with time zone, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN COALESCE((((membership_kind = 'free'::text) AND (group_id IS NULL)) OR ((membership_kind = 'pro'::text) AND (period_end > at))), false);

CREATE OR REPLACE FUNCTION public.keep_character_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  names text := lower(new.name || ' ' || new.nickname || ' ' || new.char_unique_id);
begin
  insert into character_words (char_id, names, words)
    values (new.char_id, names, search_words(names || ' ' || new.tagline))
    on conflict (char_id) do update set names = excluded.names, words = excluded.words;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_conversation_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into conversation_words (conversation_id, seq, found_at, words)
    select new.conversation_id, 0, new.created_at, search_words(u.nickname, owner_mark(new.creator_user_id))
    from users u where u.user_id = new.user_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_message_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    delete from conversation_words w where w.conversation_id = new.conversation_id and w.seq = new.seq;
  end if;
  if new.type = 'text' and new.content <> '' and not new.is_deleted then
    insert into conversation_words (conversation_id, seq, found_at, words)
      select c.conversation_id, new.seq, new.created_at,
        search_words(new.content, owner_mark(c.user_id)) || search_words(new.content, owner_mark(c.creator_user_id))
      from conversations c where c.conversation_id = new.conversation_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_nickname_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update conversation_words w set words = search_words(new.nickname, owner_mark(c.creator_user_id))
    from conversations c where c.user_id = new.user_id and w.conversation_id = c.conversation_id and w.seq = 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_post_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.state = 1 and new.deleted_at is null and new.content <> '' then
    insert into post_words (diary_id, words) values (new.diary_id, search_words(new.content))
      on conflict (diary_id) do update set words = excluded.words;
  else
    delete from post_words w where w.diary_id = new.diary_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.membership_list(state text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE state WHEN 'following'::text THEN 'followers'::text WHEN 'trialing'::text THEN 'trials'::text WHEN 'active'::text THEN 'subscribers'::text WHEN 'past_due'::text THEN 'subscribers'::text ELSE 'ended'::text END;

CREATE OR REPLACE FUNCTION public.owner_mark(owner bigint)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (('u'::text || owner) || 'x'::text);

CREATE OR REPLACE FUNCTION public.post_access(is_owner boolean, is_reviewer boolean, joined boolean, bought boolean, price integer, state smallint, has_preview boolean)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN is_owner THEN 'full'::text WHEN (is_reviewer AND (state = ANY (ARRAY[1, 2, 3]))) THEN 'full'::text WHEN (state <> 1) THEN 'none'::text WHEN (joined OR bought) THEN 'full'::text WHEN ((price > 0) AND has_preview) THEN 'preview'::text ELSE 'locked'::text END;

CREATE OR REPLACE FUNCTION public.queue_auto_message(p_char bigint, p_kind text, p_fan bigint, p_event text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from auto_messages a where a.char_id = p_char and a.kind = p_kind and a.is_on) then
    perform graphile_worker.add_job('auto-messages.send', json_build_object('char_id', p_char::text, 'kind', p_kind,
      'user_id', p_fan::text, 'event', p_event), queue_name := 'auto-messages ' || p_fan % 16,
      job_key := 'auto-messages.send:' || p_event, max_attempts := 5);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.queue_reply(p_reply bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform graphile_worker.add_job('companion.reply', json_build_object('reply_id', p_reply::text),
    job_key := 'companion.reply:' || p_reply, max_attempts := 5);
end $function$;

CREATE OR REPLACE FUNCTION public.read_conversation(p_viewer bigint, p_char bigint, p_fan bigint, p_seq integer, OUT changed boolean, OUT side text, OUT read_seq integer, OUT fan_id bigint, OUT creator_id bigint, OUT viewer_unread integer)
 RETURNS SETOF record
 LANGUAGE plpgsql
AS $function$
declare
  c conversations;
begin
  select * into c from conversations v
    where v.char_id = p_char and v.user_id = p_fan and p_viewer in (v.user_id, v.creator_user_id)
      and not exists (select from block_walls w where w.user_id = v.user_id and w.other_user_id = v.creator_user_id)
    for update;
  if not found then return; end if;
  side := case when c.user_id = p_viewer then 'fan' else 'creator' end;
  fan_id := c.user_id;
  creator_id := c.creator_user_id;
  read_seq := greatest(
    case side when 'fan' then c.fan_read_seq else c.creator_read_seq end, least(p_seq, c.last_seq));
  changed := read_seq > case side when 'fan' then c.fan_read_seq else c.creator_read_seq end;
  if changed and side = 'fan' then
    update conversations v set fan_read_seq = read_seq, changed_xid = pg_current_xact_id(),
      fan_unread = recount_unread(c.conversation_id, 'fan', read_seq) where v.conversation_id = c.conversation_id;
  elsif changed then
    update conversations v set creator_read_seq = read_seq, changed_xid = pg_current_xact_id(),
      creator_unread = recount_unread(c.conversation_id, 'creator', read_seq) where v.conversation_id = c.conversation_id;
  end if;
  viewer_unread := unread_total(p_viewer);
  return next;
end $function$;

CREATE OR REPLACE FUNCTION public.recount_unread(p_conversation bigint, p_side text, p_read_seq integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
RETURN (SELECT (count(*))::integer AS count FROM messages m WHERE ((m.conversation_id = recount_unread.p_conversation) AND (m.seq > recount_unread.p_read_seq) AND (NOT m.is_deleted) AND CASE recount_unread.p_side WHEN 'fan'::text THEN (m.identity = ANY (ARRAY['creator'::text, 'ai'::text, 'automated'::text])) ELSE (m.identity = 'fan'::text) END));

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.request_reply(p_conversation bigint, p_fan bigint, p_to_seq integer, p_now timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  added bigint;
begin
  insert into companion_replies (conversation_id, user_id, to_seq, state, created_at, updated_at)
    values (p_conversation, p_fan, p_to_seq, 'queued', p_now, p_now) on conflict do nothing
    returning reply_id into added;
  if added is not null then perform queue_reply(added); end if;
  return added;
end $function$;

CREATE OR REPLACE FUNCTION public.requeue_lost_replies(p_stale_before timestamp with time zone, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  with lost as (
    update companion_replies r set state = 'queued', updated_at = p_now,
      crashes = r.crashes + case r.state when 'writing' then 1 else 0 end
      where r.state in ('queued', 'writing') and r.updated_at < p_stale_before
      returning r.reply_id)
  select queue_reply(lost.reply_id) from lost
$function$;

CREATE OR REPLACE FUNCTION public.rewrite_reply(p_fan bigint, p_message bigint, p_now timestamp with time zone, OUT outcome text, OUT reply_id bigint)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  r companion_replies;
begin
  select * into r from companion_replies p where p.message_id = p_message and p.user_id = p_fan;
  if not found then outcome := 'gone'; return; end if;
  perform from conversations v where v.conversation_id = r.conversation_id for update;
  select * into r from companion_replies p where p.message_id = p_message for update;
  reply_id := r.reply_id;
  outcome := case
    when r.state in ('queued', 'writing') then 'live'
    when exists (select from companion_replies p
      where p.conversation_id = r.conversation_id and p.reply_id > r.reply_id) then 'gone'
    when exists (select from messages m where m.message_id = p_message and m.is_deleted) then 'gone'
    when exists (select from conversations v join users u on u.user_id = v.creator_user_id
      where v.conversation_id = r.conversation_id and (u.chat_mode = 1 or exists (select from block_walls w
        where w.user_id = p_fan and w.other_user_id = v.creator_user_id))) then 'gone'
    else 'ok'
  end;
  if outcome = 'ok' then
    update companion_replies p set state = 'queued', stop_requested = false, content = '', crashes = 0, error = null,
      updated_at = p_now where p.reply_id = r.reply_id;
    perform queue_reply(r.reply_id);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.search_query(typed text, owner text DEFAULT ''::text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN to_tsquery('simple'::regconfig, regexp_replace(replace(regexp_replace(search_text(typed), '([\u2e80-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]) (?=[\u2e80-\u9fff\uf900-\ufaff\U00020000-\U0003ffff])'::text, '\1<->'::text, 'g'::text), ' '::text, ' & '::text), '([[:alnum:]]+)'::text, (owner || '\1:*'::text), 'g'::text));

CREATE OR REPLACE FUNCTION public.search_text(content text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN btrim(regexp_replace(regexp_replace(lower(NORMALIZE(content, NFKC)), '([\u2e80-\u9fff\uf900-\ufaff\U00020000-\U0003ffff])'::text, ' \1 '::text, 'g'::text), '[^[:alnum:]]+'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION public.search_words(content text, owner text DEFAULT ''::text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN to_tsvector('simple'::regconfig, regexp_replace(search_text(content), '([[:alnum:]]+)'::text, (owner || '\1'::text), 'g'::text));

CREATE OR REPLACE FUNCTION public.send_gift(p_fan bigint, p_char bigint, p_diamonds integer, p_key text, p_hash bytea, p_share_bps integer, p_now timestamp with time zone, p_available_at timestamp with time zone, OUT outcome text, OUT balance bigint, OUT creator_user_id bigint, OUT answer jsonb, OUT fan_unread_total integer, OUT creator_unread_total integer)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  stored idempotency_keys;
  spent record;
  added record;
begin
  insert into idempotency_keys (user_id, key, request_hash, created_at)
    values (p_fan, p_key, p_hash, p_now) on conflict do nothing;
  if not found then
    select * into stored from idempotency_keys k where k.user_id = p_fan and k.key = p_key;
    if stored.request_hash <> p_hash then outcome := 'key_reused'; return; end if;
    outcome := 'repeated';
    answer := stored.answer;
    return;
  end if;

  select c.user_id into creator_user_id from characters c
    where c.char_id = p_char and c.deleted_at is null for key share;
  perform hold_pair(p_fan, creator_user_id);
  if exists (select from block_walls w where w.user_id = p_fan and w.other_user_id = creator_user_id) then
    creator_user_id := null;
  end if;
  outcome := case when creator_user_id is null then 'gone' when creator_user_id = p_fan then 'own' else 'ok' end;
  if outcome = 'ok' then
    select * into spent from spend_diamonds(
      p_fan, creator_user_id, p_char, null, 'gift', p_diamonds, p_share_bps, p_now, p_available_at);
    outcome := spent.outcome;
    balance := spent.balance;
  end if;
  if outcome <> 'ok' then
    delete from idempotency_keys k where k.user_id = p_fan and k.key = p_key;
    return;
  end if;
  select * into added from append_message(
    p_fan, p_char, creator_user_id, 'fan', p_fan, 'gift', '', p_diamonds, null, null, null, p_now);
  insert into gifts (entry_id, user_id, char_id, diamonds, message_id, created_at)
    values (spent.entry_id, p_fan, p_char, p_diamonds, (added.message).message_id, p_now);
  -- Ids as text: JSON numbers could not hold them.
  answer := jsonb_build_object('diamond', balance, 'message', to_jsonb(added.message) || jsonb_build_object(
    'message_id', (added.message).message_id::text, 'conversation_id', (added.message).conversation_id::text));
  update idempotency_keys k set answer = send_gift.answer where k.user_id = p_fan and k.key = p_key;
  fan_unread_total := unread_total(p_fan);
  creator_unread_total := unread_total(creator_user_id);
end $function$;

CREATE OR REPLACE FUNCTION public.send_message(p_sender bigint, p_char bigint, p_fan bigint, p_content text, p_client_id text, p_reply_to integer, p_wants_reply boolean, p_now timestamp with time zone, OUT outcome text, OUT is_new boolean, OUT message messages, OUT fan_id bigint, OUT creator_id bigint, OUT had_unread boolean, OUT fan_read_seq integer, OUT creator_read_seq integer, OUT fan_unread_total integer, OUT creator_unread_total integer, OUT answer_id bigint)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  known record;
  added record;
  from_fan boolean;
begin
  select ch.user_id as creator_id, ch.group_id, u.chat_mode,
      case p_sender when ch.user_id then c.creator_unread else c.fan_unread end > 0 as had_unread into known
    from characters ch join users u using (user_id)
    left join conversations c on c.char_id = ch.char_id
      and c.user_id = case p_sender when ch.user_id then p_fan else p_sender end
    where ch.char_id = p_char and ch.deleted_at is null and u.deleted_at is null;
  creator_id := known.creator_id;
  from_fan := p_sender <> creator_id;
  fan_id := case when from_fan then p_sender else p_fan end;
  outcome := case
    when creator_id is null or (from_fan and p_fan <> p_sender) then 'gone'
    when fan_id is null or fan_id = creator_id then 'own'
    when from_fan and known.group_id is not null and not coalesce((
      select is_joined(m.kind, known.group_id, m.period_end, p_now) from memberships m
        where m.user_id = fan_id and m.char_id = p_char), false) then 'not_joined'
    when not from_fan and not is_fan_of(fan_id, p_char) then 'gone'
    else 'ok'
  end;
  if outcome <> 'ok' then return; end if;

  select * into added from append_message(fan_id, p_char, creator_id, case when from_fan then 'fan' else 'creator' end,
    p_sender, 'text', p_content, null, p_client_id, p_reply_to, null, p_now);
  message := added.message;
  is_new := added.is_new;
  if is_new is null then outcome := 'gone'; return; end if;
  if is_new and from_fan and p_wants_reply and known.chat_mode = 0 then
    perform request_reply(message.conversation_id, fan_id, message.seq, p_now);
  end if;
  if from_fan then
    select r.reply_id into answer_id from companion_replies r
      where r.conversation_id = message.conversation_id
        and (r.to_seq >= message.seq or r.state in ('queued', 'writing'))
      order by r.reply_id limit 1;
  end if;
  had_unread := is_new and coalesce(known.had_unread, false);
  select c.fan_read_seq, c.creator_read_seq into fan_read_seq, creator_read_seq
    from conversations c where c.conversation_id = message.conversation_id;
  fan_unread_total := unread_total(fan_id);
  creator_unread_total := unread_total(creator_id);
end $function$;

CREATE OR REPLACE FUNCTION public.set_chat_mode(p_creator bigint, p_mode smallint, p_now timestamp with time zone)
 RETURNS TABLE(message messages, char_id bigint, fan_id bigint, fan_read_seq integer)
 LANGUAGE plpgsql
AS $function$
begin
  update users u set chat_mode = p_mode where u.user_id = p_creator and u.chat_mode <> p_mode;
  if not found then return; end if;
  return query
    select added.message, c.char_id, c.user_id, c.fan_read_seq
    from (select * from conversations v
      where v.creator_user_id = p_creator and v.last_message_at > p_now - interval '24 hours'
      order by v.last_message_at desc, v.conversation_id desc limit 200) c
    cross join lateral append_message(c.user_id, c.char_id, p_creator, 'system', p_creator, 'mode',
      case p_mode when 1 then 'manual' else 'ai' end, null, null, null, null, p_now) added
    where (added.message).seq is not null;
end $function$;

CREATE OR REPLACE FUNCTION public.set_comments_aside()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  owner bigint := coalesce(new.user_id, old.user_id);
  other bigint := coalesce(new.other_user_id, old.other_user_id);
begin
  if tg_table_name = 'restrictions' then
    perform pg_advisory_xact_lock(hashtextextended('pair ' || least(owner, other) || ' ' || greatest(owner, other), 0));
  end if;
  perform hold_commented(array(
    select p.diary_id from comments k join posts p using (diary_id) join characters c using (char_id)
    where c.user_id = owner and (k.user_id = other or k.thread_user_id = other)));
  update comments k set aside_for = comment_aside_for(owner, k.thread_user_id, k.user_id)
    from posts p join characters c using (char_id)
    where p.diary_id = k.diary_id and c.user_id = owner and (k.user_id = other or k.thread_user_id = other)
      and k.aside_for is distinct from comment_aside_for(owner, k.thread_user_id, k.user_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.sign_in_digest(issuer text, subject text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
RETURN sha256(convert_to(((issuer || chr(10)) || subject), 'UTF8'::name));

CREATE OR REPLACE FUNCTION public.spend_diamonds(p_fan bigint, p_creator bigint, p_char bigint, p_diary bigint, p_kind text, p_diamonds bigint, p_share_bps integer, p_now timestamp with time zone, p_available_at timestamp with time zone, OUT outcome text, OUT entry_id bigint, OUT balance bigint)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  wallet_id bigint;
  pending_id bigint;
  creator_cents bigint := p_diamonds * p_share_bps / 10000;
  entry bigint;
begin
  update ledger_accounts a set balance = a.balance - p_diamonds
    where a.user_id = p_fan and a.kind = 'wallet' and a.balance >= p_diamonds
    returning a.account_id, a.balance into wallet_id, balance;
  if wallet_id is null then
    select a.balance into balance from ledger_accounts a where a.user_id = p_fan and a.kind = 'wallet';
    outcome := case when balance < 0 then 'blocked' else 'insufficient' end;
    return;
  end if;
  select a.account_id into strict pending_id
    from ledger_accounts a where a.user_id = p_creator and a.kind = 'creator_pending';
  insert into journal_entries (kind, user_id, char_id, diary_id, share_bps, created_at)
    values (p_kind, p_fan, p_char, p_diary, p_share_bps, p_now)
    returning journal_entries.entry_id into entry;
  insert into postings (entry_id, account_id, amount, balance_after)
    select entry, v.account_id, v.amount, v.balance_after from (values
      (wallet_id, -p_diamonds, balance),
      (1::bigint, p_diamonds, null),
      (2::bigint, -p_diamonds, null),
      (pending_id, creator_cents, null),
      (4::bigint, p_diamonds - creator_cents, null)
    ) v (account_id, amount, balance_after) where v.amount <> 0;
  if creator_cents > 0 then
    insert into pending_earnings (entry_id, account_id, amount, available_at)
      values (entry, pending_id, creator_cents, p_available_at);
  end if;
  entry_id := entry;
  outcome := 'ok';
end $function$;

CREATE OR REPLACE FUNCTION public.thank_for_comment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform queue_auto_message(p.char_id, 'new-comments', new.user_id, 'comment:' || new.diary_id || ':' || new.user_id)
    from posts p where p.diary_id = new.diary_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.thank_for_gift()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform queue_auto_message(new.char_id, 'new-tips', new.user_id, 'gift:' || new.gift_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.thank_for_like()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform queue_auto_message(p.char_id, 'new-likes', new.user_id, 'like:' || new.diary_id || ':' || new.user_id)
    from posts p where p.diary_id = new.diary_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.unanswered_seq(p_conversation bigint, p_after integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
RETURN (SELECT m.seq FROM messages m WHERE ((m.conversation_id = unanswered_seq.p_conversation) AND (m.seq > unanswered_seq.p_after) AND (m.identity = 'fan'::text) AND (m.type = 'text'::text) AND (NOT m.is_deleted) AND (NOT (EXISTS (SELECT FROM messages h WHERE ((h.conversation_id = unanswered_seq.p_conversation) AND (h.seq > m.seq) AND (h.type = 'help'::text)))))) ORDER BY m.seq DESC LIMIT 1);

CREATE OR REPLACE FUNCTION public.unlock_post(p_fan bigint, p_diary bigint, p_expected_price integer, p_key text, p_hash bytea, p_share_bps integer, p_now timestamp with time zone, p_available_at timestamp with time zone, OUT outcome text, OUT balance bigint, OUT price integer)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  stored idempotency_keys;
  post record;
  spent record;
begin
  insert into idempotency_keys (user_id, key, request_hash, created_at)
    values (p_fan, p_key, p_hash, p_now) on conflict do nothing;
  if not found then
    select * into stored from idempotency_keys k where k.user_id = p_fan and k.key = p_key;
    if stored.request_hash <> p_hash then outcome := 'key_reused'; return; end if;
    outcome := 'repeated';
    balance := (stored.answer ->> 'diamond')::bigint;
    return;
  end if;

  -- The fan's wallet first: two unlocks of one person wait for each other here and not later.
  perform from ledger_accounts a where a.user_id = p_fan and a.kind = 'wallet' for update;
  select p.price, p.state, p.char_id, c.user_id as creator_id, c.group_id, m.kind, m.period_end
    into post
    from posts p join characters c using (char_id)
    left join memberships m on m.user_id = p_fan and m.char_id = p.char_id
    where p.diary_id = p_diary and p.deleted_at is null and c.deleted_at is null
      and not exists (select from block_walls w where w.user_id = p_fan and w.other_user_id = c.user_id)
    for key share of p;
  price := post.price;
  outcome := case
    when post.char_id is null or post.state <> 1 then 'gone'
    when post.creator_id = p_fan then 'owned'
    when is_joined(post.kind, post.group_id, post.period_end, p_now) then 'owned'
    when exists (select from purchases b where b.user_id = p_fan and b.diary_id = p_diary) then 'owned'
    when post.price = 0 then 'not_for_sale'
    when p_expected_price is not null and p_expected_price <> post.price then 'price_changed'
    else 'ok'
  end;
  if outcome = 'ok' then
    select * into spent from spend_diamonds(
      p_fan, post.creator_id, post.char_id, p_diary, 'unlock', post.price, p_share_bps, p_now, p_available_at);
    outcome := spent.outcome;
    balance := spent.balance;
  end if;
  if outcome = 'ok' then
    insert into purchases (user_id, diary_id, entry_id, price, created_at)
      values (p_fan, p_diary, spent.entry_id, post.price, p_now);
    update idempotency_keys k set answer = jsonb_build_object('diamond', balance)
      where k.user_id = p_fan and k.key = p_key;
  else
    delete from idempotency_keys k where k.user_id = p_fan and k.key = p_key;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.unread_total(p_user bigint)
 RETURNS integer
 LANGUAGE sql
 STABLE
RETURN (SELECT (COALESCE(sum(t.unread), (0)::bigint))::integer AS "coalesce" FROM ((SELECT c.fan_unread AS unread FROM conversations c WHERE ((c.user_id = unread_total.p_user) AND (c.fan_unread > 0) AND (NOT (EXISTS (SELECT FROM block_walls w WHERE ((w.user_id = unread_total.p_user) AND (w.other_user_id = c.creator_user_id))))) AND (NOT (EXISTS (SELECT FROM restrictions r WHERE ((r.user_id = unread_total.p_user) AND (r.other_user_id = c.creator_user_id)))))) LIMIT 1000) UNION ALL (SELECT c.creator_unread FROM conversations c WHERE ((c.creator_user_id = unread_total.p_user) AND (c.creator_unread > 0) AND (NOT (EXISTS (SELECT FROM block_walls w WHERE ((w.user_id = unread_total.p_user) AND (w.other_user_id = c.user_id))))) AND (NOT (EXISTS (SELECT FROM restrictions r WHERE ((r.user_id = unread_total.p_user) AND (r.other_user_id = c.user_id)))))) LIMIT 1000)) t);

CREATE TRIGGER block_walls_comments AFTER INSERT OR DELETE ON public.block_walls FOR EACH ROW EXECUTE FUNCTION set_comments_aside();

CREATE TRIGGER characters_words AFTER INSERT OR UPDATE OF name, nickname, char_unique_id, tagline ON public.characters FOR EACH ROW EXECUTE FUNCTION keep_character_words();

CREATE TRIGGER comments_auto_message AFTER INSERT ON public.comments FOR EACH ROW WHEN ((new.aside_for IS NULL)) EXECUTE FUNCTION thank_for_comment();

CREATE TRIGGER comments_count AFTER INSERT OR UPDATE OF deleted_at, aside_for ON public.comments FOR EACH ROW EXECUTE FUNCTION count_comment();

CREATE TRIGGER conversations_words AFTER INSERT ON public.conversations FOR EACH ROW EXECUTE FUNCTION keep_conversation_words();

CREATE TRIGGER gifts_auto_message AFTER INSERT ON public.gifts FOR EACH ROW EXECUTE FUNCTION thank_for_gift();

CREATE TRIGGER gifts_count AFTER INSERT ON public.gifts FOR EACH ROW EXECUTE FUNCTION count_gift();

CREATE TRIGGER journal_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.journal_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER likes_auto_message AFTER INSERT ON public.likes FOR EACH ROW EXECUTE FUNCTION thank_for_like();

CREATE TRIGGER memberships_auto_message AFTER INSERT OR UPDATE OF state, kind, period_end ON public.memberships FOR EACH ROW EXECUTE FUNCTION greet_member();

CREATE TRIGGER memberships_count AFTER INSERT OR DELETE OR UPDATE OF state ON public.memberships FOR EACH ROW EXECUTE FUNCTION count_followers();

CREATE TRIGGER messages_words AFTER INSERT OR UPDATE OF content, is_deleted ON public.messages FOR EACH ROW EXECUTE FUNCTION keep_message_words();

CREATE TRIGGER postings_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER postings_balance AFTER INSERT ON public.postings REFERENCING NEW TABLE AS new_postings FOR EACH STATEMENT EXECUTE FUNCTION check_entry_balances();

CREATE TRIGGER posts_count AFTER INSERT OR UPDATE OF state, deleted_at ON public.posts FOR EACH ROW EXECUTE FUNCTION count_posts();

CREATE TRIGGER posts_words AFTER INSERT OR UPDATE OF content, state, deleted_at ON public.posts FOR EACH ROW EXECUTE FUNCTION keep_post_words();

CREATE TRIGGER restrictions_comments AFTER INSERT OR DELETE ON public.restrictions FOR EACH ROW EXECUTE FUNCTION set_comments_aside();

CREATE TRIGGER users_nickname_words AFTER UPDATE OF nickname ON public.users FOR EACH ROW WHEN ((old.nickname <> new.nickname)) EXECUTE FUNCTION keep_nickname_words();
