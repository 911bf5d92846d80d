-- Dumped from the migrations by `npm run gen:db`. Do not edit: write a migration instead.

create extension fuzzystrmatch;

create extension pg_trgm;

create type conversation_change as (
  is_pinned boolean,
  is_muted boolean,
  is_archived boolean,
  is_marked_unread boolean,
  clear_seq integer
);

create type conversation_counts as (
  fan_read_seq integer,
  creator_read_seq integer,
  fan_unread_total integer,
  creator_unread_total integer
);

create type conversation_key as (
  fan_id bigint,
  char_id bigint,
  creator_id bigint,
  chat_no smallint
);

create type correspondence as (
  is_from_fan boolean,
  fan_id bigint,
  char_id bigint,
  creator_id bigint,
  group_id text,
  chat_no smallint,
  conversation_id bigint,
  mode text,
  is_begun boolean,
  had_unread boolean,
  has_greeting boolean
);

create type diamond_sale as (
  fan_id bigint,
  creator_id bigint,
  char_id bigint,
  post_id bigint,
  kind text,
  diamonds bigint
);

create type message_draft as (
  identity text,
  type text,
  content text,
  diamonds integer,
  client_id text,
  reply_to_seq integer,
  message_id bigint
);

create type new_comment as (
  post_id bigint,
  root_id bigint,
  reply_to_id bigint,
  reply_user_id bigint,
  content text,
  client_id text
);

create type new_gift as (
  fan_id bigint,
  char_id bigint,
  chat_no smallint,
  diamonds integer,
  note text
);

create type outgoing_message as (
  char_id bigint,
  fan_id bigint,
  chat_no smallint,
  content text,
  client_id text,
  reply_to_seq integer,
  media_ids bigint[],
  media_price integer,
  expected_price integer
);

create type post_terms as (
  price integer,
  members_included boolean,
  tier_level integer,
  state smallint,
  has_preview boolean,
  is_open boolean
);

create type post_viewer as (
  is_owner boolean,
  is_reviewer boolean,
  is_member boolean,
  member_level integer,
  has_bought boolean
);

create sequence entity_ids as bigint start 1001 increment 1 minvalue 1 maxvalue 9223372036854775807;

create sequence message_ids as bigint start 1001 increment 1 minvalue 1 maxvalue 9223372036854775807;

create sequence payment_fetches as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807;

create table account_snapshots (
  account_id bigint not null,
  upto_entry_id bigint not null,
  balance bigint not null
);

create table ai_connection (
  only_row boolean not null default true,
  base_url text not null,
  api_key bytea,
  model text not null,
  settings jsonb not null,
  connected_at timestamp with time zone not null
);

create table ai_settings (
  user_id bigint not null,
  model text,
  budget_usd_cents integer,
  spent_month date,
  updated_at timestamp with time zone not null
);

create table ai_usage (
  user_id bigint not null,
  month date not null,
  model text not null,
  answers bigint not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  cost_micros bigint not null
);

create table answer_settings (
  user_id bigint not null,
  ai_mode text not null default 'auto'::text,
  away_mode text,
  work_days smallint not null default 31,
  work_from smallint not null default 540,
  work_to smallint not null default 1020,
  hold_seconds smallint not null default 30,
  handover_topics text[] not null default '{distress,anger,refund,meeting}'::text[],
  updated_at timestamp with time zone not null,
  message_price smallint not null default 0
);

create table answer_versions (
  conversation_id bigint not null,
  seq integer not null,
  version smallint not null,
  user_id bigint not null,
  char_id bigint not null,
  question text,
  content text not null,
  is_stopped boolean not null,
  rating smallint not null default 0,
  reasons text[] not null default '{}'::text[],
  note text not null default ''::text,
  rated_at timestamp with time zone,
  created_at timestamp with time zone not null,
  is_creator_edited boolean not null default false
);

create table audience_events (
  user_id bigint,
  kind text not null,
  char_id bigint not null,
  slot bigint not null,
  source text not null,
  country text not null,
  hour timestamp with time zone not null,
  xid xid8 not null default pg_current_xact_id()
);

create table audience_hours (
  char_id bigint not null,
  dim text not null,
  hour timestamp with time zone not null,
  key text not null,
  views integer not null,
  visits integer not null,
  reached integer not null,
  joined integer not null,
  paid integer not null
);

create table audience_rollup (
  is_only boolean not null default true,
  upto_xid xid8 not null,
  upto_entry_id bigint not null,
  counted_at timestamp with time zone,
  kept_since timestamp with time zone not null default '-infinity'::timestamp with time zone
);

create table auto_message_budgets (
  char_id bigint not null,
  per_day smallint not null,
  updated_at timestamp with time zone not null
);

create table auto_message_log (
  log_id bigint not null generated always as identity,
  char_id bigint not null,
  user_id bigint not null,
  kind text not null,
  event text not null,
  state text not null,
  reason text,
  message_id bigint,
  due_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone
);

create table auto_message_media (
  char_id bigint not null,
  kind text not null,
  "position" smallint not null,
  media_id bigint not null
);

create table auto_messages (
  char_id bigint not null,
  kind text not null,
  is_on boolean not null,
  content text not null,
  updated_at timestamp with time zone not null,
  delay_seconds integer not null default 0,
  cooldown_seconds integer not null default 0,
  keyword text not null default ''::text,
  media_num smallint not null default 0,
  price integer
);

create table blocked_pairs (
  user_id bigint not null,
  other_user_id bigint not null,
  created_at timestamp with time zone not null
);

create table blocks (
  user_id bigint not null,
  other_user_id bigint not null,
  met_char_id bigint,
  created_at timestamp with time zone not null,
  is_met boolean not null default false
);

create table broadcast_media (
  broadcast_id bigint not null,
  "position" smallint not null,
  media_id bigint not null
);

create table broadcast_recipients (
  broadcast_id bigint not null,
  user_id bigint not null,
  state text not null,
  reason text,
  message_id bigint,
  conversation_id bigint,
  seq integer
);

create table broadcast_texts (
  broadcast_id bigint not null,
  language text not null,
  content text not null
);

create table broadcasts (
  broadcast_id bigint not null generated always as identity,
  char_id bigint not null,
  content text not null,
  price integer,
  media_num smallint not null,
  list_ids text[] not null,
  except_list_ids text[] not null,
  skip_bought boolean not null,
  skip_written_hours integer not null,
  state text not null,
  send_at timestamp with time zone,
  created_at timestamp with time zone not null,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  recipient_num integer not null default 0,
  sent_num integer not null default 0
);

create table bundles (
  char_id bigint not null,
  months integer not null,
  percent_off integer not null
);

create table card_drafts (
  char_id bigint not null,
  draft text not null,
  version integer not null,
  published text not null,
  published_at timestamp with time zone,
  generation integer not null default 0,
  published_generation integer not null default 0,
  updated_at timestamp with time zone not null
);

create table card_files (
  char_id bigint not null,
  generation integer not null,
  role text not null,
  path text not null,
  key text not null,
  bytes bigint not null
);

create table card_proofs (
  proof_id bigint not null generated always as identity,
  char_id bigint not null,
  digest text not null,
  model text not null,
  results jsonb not null,
  is_safe boolean not null,
  is_published boolean not null default false,
  created_at timestamp with time zone not null
);

create table care_episodes (
  episode_id bigint not null generated always as identity,
  user_id bigint not null,
  began_at timestamp with time zone not null,
  last_words_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  ended_by text,
  region text not null,
  language text not null
);

create table case_files (
  file_id bigint not null generated always as identity,
  user_id bigint not null,
  kind text not null,
  subject_id bigint not null,
  name text not null,
  file_key text not null,
  client_id text not null,
  created_at timestamp with time zone not null
);

create table ccbill_checkouts (
  checkout_id text not null,
  username text not null,
  month_amount integer,
  trial_days integer not null,
  expired_at timestamp with time zone,
  created_at timestamp with time zone not null,
  first_months integer not null default 1,
  currency text not null default 'USD'::text,
  first_amount integer
);

create table ccbill_entries (
  entry_key text not null,
  sequence bigint not null generated always as identity,
  kind text not null,
  checkout_id text,
  subscription_id text,
  amount_usd_cents integer not null default 0,
  happened_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  billed_currency text,
  billed_amount integer,
  card_digest text
);

create table ccbill_extract (
  only_row boolean not null default true,
  read_until timestamp with time zone not null
);

create table ccbill_held (
  held_key text not null,
  reason text not null,
  kind text not null,
  subscription_id text not null,
  amount text not null,
  happened_at timestamp with time zone not null,
  held_at timestamp with time zone not null
);

create table ccbill_refund_tries (
  payment_ref text not null,
  tried_at timestamp with time zone not null
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
  kind text,
  is_presence_shown boolean not null default true
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
  settled_at timestamp with time zone,
  subscription_ref text,
  closed_at timestamp with time zone,
  applied_fetch bigint not null default 0,
  post_id bigint,
  intro_usd_cents integer,
  intro_months integer,
  intro_charges integer,
  tier_level integer not null default 0,
  currency text not null default 'USD'::text,
  rate_micros bigint not null default 1000000,
  language text not null default 'en'::text,
  payable_until timestamp with time zone,
  is_due boolean not null default false,
  unanswered_since timestamp with time zone
);

create table clock_offset (
  only_row boolean not null default true,
  advance_seconds bigint not null
);

create table collections (
  collection_id bigint not null generated always as identity,
  user_id bigint not null,
  name text not null,
  created_at timestamp with time zone not null
);

create table comments (
  comment_id bigint not null generated always as identity,
  post_id bigint not null,
  user_id bigint not null,
  root_id bigint,
  thread_user_id bigint not null,
  reply_to_id bigint,
  reply_user_id bigint,
  content text not null,
  visible_only_to bigint,
  client_id text,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  is_withheld boolean not null default false
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
  updated_at timestamp with time zone not null,
  claimed_at timestamp with time zone,
  question text,
  is_continued boolean not null default false,
  mode text not null default 'auto'::text,
  due_at timestamp with time zone,
  stopped_by_fan boolean not null default false,
  kind text not null default 'companion'::text
);

create table consents (
  user_id bigint not null,
  kind text not null,
  text_version text not null,
  given_at timestamp with time zone not null
);

create table conversation_labels (
  label_id bigint not null,
  conversation_id bigint not null
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
  last_message_at timestamp with time zone,
  changed_xid xid8 not null default pg_current_xact_id(),
  created_at timestamp with time zone not null,
  mode text,
  preview_seq integer not null default 0,
  fan_folder text not null default 'inbox'::text,
  creator_folder text not null default 'inbox'::text,
  fan_pinned boolean not null default false,
  creator_pinned boolean not null default false,
  fan_muted boolean not null default false,
  creator_muted boolean not null default false,
  fan_marked_unread boolean not null default false,
  creator_marked_unread boolean not null default false,
  fan_cleared_seq integer not null default 0,
  creator_cleared_seq integer not null default 0,
  is_subscriber boolean not null default false,
  gifted_diamonds bigint not null default 0,
  intimacy_points integer not null default 0,
  intimacy_day date,
  intimacy_day_messages smallint not null default 0,
  intimacy_day_gifts smallint not null default 0,
  circle_since timestamp with time zone,
  fan_circle_closed boolean not null default false,
  creator_circle_closed boolean not null default false,
  handover text,
  handover_seq integer,
  chat_no smallint not null default 0,
  name text not null default ''::text,
  distress_seq integer
);

create table currency_choices (
  user_id bigint not null,
  currency text not null
);

create table currency_quotes (
  quote_id text not null,
  provider text not null,
  currency text not null,
  rate_micros bigint not null,
  quoted_at timestamp with time zone not null,
  expires_at timestamp with time zone not null
);

create table data_exports (
  export_id bigint not null generated always as identity,
  user_id bigint not null,
  language text not null,
  state text not null default 'queued'::text,
  file_key text,
  bytes bigint,
  created_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  expires_at timestamp with time zone
);

create table departed_limits (
  digest bytea not null,
  weekly_usd_cents integer not null,
  spent bigint not null,
  charged bigint not null,
  frees_at timestamp with time zone not null,
  left_at timestamp with time zone not null
);

create table earning_days (
  account_id bigint not null,
  day date not null,
  source text not null,
  entries integer not null,
  gross_usd_cents bigint not null,
  net_usd_cents bigint not null
);

create table earning_fans (
  account_id bigint not null,
  month date not null,
  fan_id bigint not null,
  entries integer not null,
  gross_usd_cents bigint not null,
  net_usd_cents bigint not null
);

create table earning_posts (
  account_id bigint not null,
  month date not null,
  post_id bigint not null,
  entries integer not null,
  gross_usd_cents bigint not null,
  net_usd_cents bigint not null
);

create table earning_rollup (
  is_only boolean not null default true,
  upto_entry_id bigint not null
);

create table earning_zones (
  account_id bigint not null,
  timezone text not null
);

create table fan_list_people (
  list_id bigint not null,
  user_id bigint not null,
  added_at timestamp with time zone not null
);

create table fan_lists (
  list_id bigint not null generated always as identity,
  char_id bigint not null,
  name text not null,
  rule jsonb,
  created_at timestamp with time zone not null
);

create table fan_notes (
  char_id bigint not null,
  user_id bigint not null,
  content text not null,
  updated_at timestamp with time zone not null
);

create table first_joins (
  user_id bigint not null,
  char_id bigint not null,
  joined_at timestamp with time zone not null
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
  created_at timestamp with time zone not null,
  undone_at timestamp with time zone
);

create table goal_gifts (
  entry_id bigint not null,
  post_id bigint not null
);

create table golden_conversations (
  char_id bigint not null,
  place integer not null,
  title text not null,
  turns jsonb not null,
  checks jsonb not null
);

create table held_changes (
  change_id bigint not null generated always as identity,
  user_id bigint not null,
  kind text not null,
  subject_id bigint not null,
  fields jsonb not null,
  media_ids bigint[] not null default '{}'::bigint[],
  state text not null default 'waiting'::text,
  created_at timestamp with time zone not null
);

create table help_referrals (
  month date not null,
  source text not null,
  region text not null,
  language text not null,
  referrals integer not null
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
  post_id bigint,
  checkout_id text,
  share_bps integer,
  reverses bigint,
  created_at timestamp with time zone not null,
  referral_bps integer
);

create table kind_words (
  kind text not null,
  words text not null
);

create table labels (
  label_id bigint not null generated always as identity,
  user_id bigint not null,
  name text not null,
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

create table less_creators (
  user_id bigint not null,
  char_id bigint not null,
  created_at timestamp with time zone not null
);

create table less_topics (
  user_id bigint not null,
  topic text not null,
  created_at timestamp with time zone not null
);

create table likes (
  user_id bigint not null,
  post_id bigint not null,
  created_at timestamp with time zone not null
);

create table lucky_draws (
  seed_id bigint not null,
  user_id bigint not null,
  box_type text not null,
  client_seed text not null,
  price integer not null,
  prize integer not null,
  entry_id bigint not null,
  prize_entry_id bigint not null,
  proof jsonb not null,
  drawn_at timestamp with time zone not null
);

create table lucky_seeds (
  seed_id bigint not null generated always as identity,
  user_id bigint not null,
  seed bytea not null,
  committed_at timestamp with time zone not null,
  drawn_at timestamp with time zone,
  version smallint not null default 1
);

create table mail_settings (
  user_id bigint not null,
  address text not null,
  language text not null,
  code text not null,
  confirmed_at timestamp with time zone,
  cadence text not null default 'weekly'::text,
  hour smallint not null default 9,
  weekday smallint not null default 1,
  told_until timestamp with time zone not null,
  next_at timestamp with time zone,
  refusal_num smallint not null default 0,
  stopped_at timestamp with time zone,
  reminders boolean not null default true
);

create table mails (
  mail_id bigint not null generated always as identity,
  user_id bigint not null,
  kind text not null,
  address text not null,
  state text not null,
  created_at timestamp with time zone not null,
  subject_id bigint
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
  created_at timestamp with time zone not null,
  peaks integer[],
  item text not null default ''::text,
  withheld_at timestamp with time zone,
  is_packaged boolean not null default false
);

create table media_files (
  media_id bigint not null,
  variant text not null,
  width integer not null,
  content_type text not null,
  bytes bigint not null,
  height integer,
  codecs text,
  head_bytes integer,
  segment_bytes integer[],
  segment_ms integer[]
);

create table media_uploads (
  user_id bigint not null,
  client_id text not null,
  media_id bigint not null,
  created_at timestamp with time zone not null,
  upload_id text,
  bytes bigint not null default 0,
  received bigint not null default 0,
  written_at timestamp with time zone,
  poster_media_id bigint,
  digest bytea,
  reason text not null default ''::text,
  lease_holder text,
  lease_until timestamp with time zone,
  is_lease_wanted boolean not null default false,
  filename text not null default ''::text
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
  updated_at timestamp with time zone not null,
  tier_level integer not null default 0,
  switch_level integer,
  switch_from_usd_cents integer,
  bell text not null default 'digest'::text
);

create table memories (
  conversation_id bigint not null,
  user_id bigint not null,
  is_on boolean not null default true,
  summary text not null default ''::text,
  summary_seq integer not null default 0,
  read_seq integer not null default 0,
  forgotten_seq integer not null default 0,
  revision integer not null default 0,
  updated_at timestamp with time zone not null,
  embedded_seq integer not null default 0,
  embedding_model text,
  embedding_dimensions integer
);

create table memory_facts (
  fact_id bigint not null generated always as identity,
  conversation_id bigint not null,
  user_id bigint not null,
  kind text not null,
  content text not null,
  author text not null,
  slot text not null,
  source_seq integer,
  is_pinned boolean not null default false,
  forgotten_at timestamp with time zone,
  decided_seq integer,
  client_id text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  refuted_seqs integer[] not null default '{}'::integer[]
);

create table memory_vectors (
  conversation_id bigint not null,
  seq integer not null,
  signs bit varying not null,
  levels bytea not null
);

create table memory_words (
  conversation_id bigint not null,
  word integer not null,
  seq integer not null
);

create table message_charges (
  conversation_id bigint not null,
  seq integer not null,
  user_id bigint not null,
  diamonds smallint not null,
  state text not null,
  reserve_entry bigint not null,
  charge_entry bigint,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  charged smallint
);

create table message_media (
  message_id bigint not null,
  "position" smallint not null,
  media_id bigint not null
);

create table message_purchases (
  message_id bigint not null,
  user_id bigint not null,
  entry_id bigint not null,
  price integer not null,
  created_at timestamp with time zone not null,
  refunded_by bigint
);

create table message_speech (
  message_id bigint not null,
  user_id bigint not null,
  words_digest bytea not null,
  voice text not null,
  model text not null,
  file_key text not null,
  type text not null,
  bytes integer not null,
  created_at timestamp with time zone not null
);

create table message_versions (
  conversation_id bigint not null,
  seq integer not null,
  revision integer not null,
  sender_user_id bigint not null,
  content text not null,
  replaced_at timestamp with time zone not null
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
  changed_xid xid8 not null default pg_current_xact_id(),
  is_stopped boolean not null default false,
  revision integer not null default 0,
  edited_at timestamp with time zone,
  fan_reaction text,
  creator_reaction text,
  version smallint not null default 1,
  version_num smallint not null default 1,
  rating smallint not null default 0,
  price integer,
  is_creator_edited boolean not null default false
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
  post_id bigint,
  diamonds integer,
  usd_cents integer,
  cause text not null,
  created_at timestamp with time zone not null,
  comment_id bigint,
  due_at timestamp with time zone,
  chat_no smallint not null default 0,
  item_num integer not null default 1,
  message_id bigint,
  charged_currency text,
  charged_amount bigint
);

create table page_tiers (
  char_id bigint not null,
  level integer not null,
  name text not null,
  perks text[] not null,
  month_usd_cents integer,
  retired_at timestamp with time zone,
  created_at timestamp with time zone not null
);

create table passkey_challenges (
  session_id bigint not null,
  user_id bigint not null,
  challenge bytea not null,
  created_at timestamp with time zone not null
);

create table passkeys (
  passkey_id bigint not null generated always as identity,
  user_id bigint not null,
  name text not null,
  credential_id bytea not null,
  public_key bytea not null,
  transports text[] not null,
  counter bigint not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone
);

create table payment_customers (
  user_id bigint not null,
  provider text not null,
  customer_ref text not null
);

create table payment_event_cursors (
  provider text not null,
  listed_until timestamp with time zone not null
);

create table payment_events (
  provider text not null,
  event_id text not null,
  type text not null,
  checkout_id text,
  outcome text not null,
  received_at timestamp with time zone not null
);

create table payments (
  provider text not null,
  payment_ref text not null,
  checkout_id text not null,
  entry_id bigint not null,
  usd_cents integer not null,
  tax_usd_cents integer not null default 0,
  presented_currency text,
  presented_amount bigint,
  period_end timestamp with time zone,
  presented_tax bigint not null default 0,
  presented_refunded bigint not null default 0,
  refund_refusal text,
  refund_refused_at timestamp with time zone
);

create table payout_accounts (
  user_id bigint not null,
  legal_name text not null,
  country text not null,
  identity_state text not null,
  identity_reason text,
  identity_decided_at timestamp with time zone,
  identity_decided_by text,
  sealed_tax bytea,
  provider text,
  account_ref text,
  destination_state text not null default 'none'::text,
  bank_last4 text,
  destination_key text,
  usable_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null
);

create table payouts (
  payout_id bigint not null generated always as identity,
  provider_key text not null,
  user_id bigint not null,
  amount_usd_cents bigint not null,
  state text not null,
  reason text,
  provider_message text,
  provider text,
  account_ref text,
  bank_last4 text,
  requested_at timestamp with time zone not null,
  approved_at timestamp with time zone,
  sent_at timestamp with time zone,
  ended_at timestamp with time zone,
  arrives_at timestamp with time zone,
  entry_id bigint not null,
  paid_entry_id bigint,
  return_entry_id bigint
);

create table pending_earnings (
  entry_id bigint not null,
  account_id bigint not null,
  amount bigint not null,
  available_at timestamp with time zone not null,
  released_by bigint
);

create table persona_choices (
  user_id bigint not null,
  char_id bigint not null,
  persona_id bigint not null,
  chat_no smallint not null default 0
);

create table personas (
  persona_id bigint not null generated always as identity,
  user_id bigint not null,
  name text not null,
  pronouns text not null default ''::text,
  about text not null default ''::text,
  client_id text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null
);

create table poll_options (
  post_id bigint not null,
  option smallint not null,
  content text not null,
  vote_num integer not null default 0
);

create table poll_votes (
  post_id bigint not null,
  user_id bigint not null,
  option smallint not null,
  voted_at timestamp with time zone not null
);

create table post_engagements (
  post_id bigint not null,
  user_id bigint not null
);

create table post_goals (
  post_id bigint not null,
  title text not null,
  diamonds integer not null
);

create table post_media (
  post_id bigint not null,
  "position" smallint not null,
  media_id bigint not null,
  is_preview boolean not null default false,
  is_in_post boolean not null default true,
  alt text not null default ''::text
);

create table post_polls (
  post_id bigint not null,
  is_multiple boolean not null,
  answer smallint,
  ends_at timestamp with time zone,
  voter_num integer not null default 0
);

create table post_tags (
  tag text not null,
  published_at timestamp with time zone not null,
  post_id bigint not null,
  is_shown boolean not null
);

create table post_times (
  post_id bigint not null,
  char_id bigint not null,
  publish_at timestamp with time zone,
  wall timestamp without time zone,
  zone text,
  published_at timestamp with time zone,
  failure text not null default ''::text,
  expires_at timestamp with time zone,
  expired_at timestamp with time zone
);

create table post_translations (
  post_id bigint not null,
  language text not null,
  content_hash text not null,
  content text not null,
  created_at timestamp with time zone not null
);

create table post_words (
  post_id bigint not null,
  words tsvector not null,
  shown_words tsvector not null default ''::tsvector
);

create table postings (
  entry_id bigint not null,
  account_id bigint not null,
  amount bigint not null,
  balance_after bigint
);

create table posts (
  post_id bigint not null generated always as identity,
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
  comment_root_num integer not null default 0,
  members_included boolean not null default true,
  score bigint not null default 0,
  tier_level integer not null default 0,
  told_at timestamp with time zone,
  trend bigint not null default 0,
  price_raised_at timestamp with time zone,
  kept_at timestamp with time zone,
  language text,
  is_open boolean not null default false,
  disclosures text[] not null default '{}'::text[]
);

create table presence (
  user_id bigint not null,
  seen_at timestamp with time zone not null
);

create table price_consents (
  consent_id bigint not null generated always as identity,
  checkout_id text not null,
  user_id bigint not null,
  before_usd_cents integer not null,
  month_usd_cents integer not null,
  agreed_at timestamp with time zone not null
);

create table promotion_claims (
  checkout_id text not null,
  promotion_id bigint not null,
  user_id bigint not null,
  claimed_at timestamp with time zone not null
);

create table promotion_fans (
  promotion_id bigint not null,
  user_id bigint not null
);

create table promotions (
  promotion_id bigint not null generated always as identity,
  char_id bigint not null,
  client_id text not null,
  name text not null,
  audience text not null,
  code text,
  percent_off integer,
  first_usd_cents integer,
  trial_days integer,
  months integer not null,
  claim_limit integer,
  ends_at timestamp with time zone,
  stopped_at timestamp with time zone,
  created_at timestamp with time zone not null
);

create table purchases (
  user_id bigint not null,
  post_id bigint not null,
  entry_id bigint not null,
  price integer not null,
  created_at timestamp with time zone not null,
  refunded_by bigint
);

create table push_devices (
  push_device_id bigint not null generated always as identity,
  user_id bigint not null,
  session_id bigint not null,
  kind text not null,
  endpoint text not null,
  p256dh text not null default ''::text,
  auth text not null default ''::text,
  language text not null,
  created_at timestamp with time zone not null
);

create table push_settings (
  user_id bigint not null,
  detail text not null default 'hidden'::text,
  quiet_from smallint,
  quiet_until smallint
);

create table quick_replies (
  reply_id bigint not null generated always as identity,
  char_id bigint not null,
  content text not null,
  client_id text not null,
  created_at timestamp with time zone not null
);

create table recovery_codes (
  user_id bigint not null,
  digest bytea not null,
  used_at timestamp with time zone
);

create table referral_shares (
  user_id bigint not null,
  account_id bigint not null,
  share_bps integer not null,
  ends_at timestamp with time zone not null
);

create table refused_files (
  digest bytea not null,
  case_id bigint not null,
  created_at timestamp with time zone not null
);

create table removal_requests (
  request_id bigint not null generated always as identity,
  case_id bigint not null,
  kind text not null,
  content text not null,
  contact bytea,
  language text not null,
  client_id text,
  state text not null default 'open'::text,
  hidden_at timestamp with time zone,
  decided_at timestamp with time zone,
  created_at timestamp with time zone not null
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
  content text not null default ''::text,
  evidence jsonb not null default '[]'::jsonb,
  reported_user_id bigint not null
);

create table restrictions (
  user_id bigint not null,
  other_user_id bigint not null,
  met_char_id bigint,
  created_at timestamp with time zone not null,
  is_met boolean not null default false
);

create table retired_handles (
  digest bytea not null,
  retired_at timestamp with time zone not null
);

create table sanctions (
  sanction_id bigint not null generated always as identity,
  user_id bigint not null,
  kind text not null,
  case_id bigint not null,
  begins_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  lifted_at timestamp with time zone
);

create table sandbox_checkouts (
  checkout_id text not null,
  description text not null,
  amount integer not null,
  month_amount integer,
  trial_days integer not null default 0,
  timezone text not null,
  redirect_url text not null,
  state text not null,
  card text,
  created_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  customer_ref text,
  intro_amount integer,
  intro_months integer not null default 1,
  intro_charges integer not null default 0,
  currency text not null default 'USD'::text,
  expires_at timestamp with time zone not null
);

create table sandbox_events (
  event_id text not null,
  sequence bigint not null generated always as identity,
  checkout_id text,
  type text not null,
  body text not null,
  created_at timestamp with time zone not null,
  delivered_at timestamp with time zone
);

create table sandbox_methods (
  method_ref text not null,
  customer_ref text not null,
  card text not null,
  is_default boolean not null,
  created_at timestamp with time zone not null
);

create table sandbox_payments (
  payment_ref text not null,
  checkout_id text not null,
  amount integer not null,
  period_end timestamp with time zone,
  refunded integer not null default 0,
  disputed integer not null default 0,
  next_step text,
  next_step_at timestamp with time zone,
  paid_at timestamp with time zone not null,
  currency text not null default 'USD'::text
);

create table sandbox_payout_accounts (
  account_ref text not null,
  state text not null,
  bank_last4 text,
  return_url text,
  created_at timestamp with time zone not null
);

create table sandbox_payouts (
  payout_id text not null,
  account_ref text not null,
  amount_usd_cents integer not null,
  state text not null,
  failure text,
  is_reclaimed boolean not null default false,
  arrives_at timestamp with time zone not null
);

create table sandbox_subscriptions (
  subscription_ref text not null,
  checkout_id text not null,
  month_amount integer not null,
  card text not null,
  anchor timestamp with time zone not null,
  months integer not null default 0,
  period_end timestamp with time zone not null,
  cancel_at_end boolean not null default false,
  state text not null,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone not null,
  intro_amount integer,
  intro_until integer not null default 0
);

create table saved_posts (
  user_id bigint not null,
  post_id bigint not null,
  collection_id bigint,
  saved_at timestamp with time zone not null
);

create table search_terms (
  word text collate "C" not null,
  is_public boolean not null,
  is_loose boolean not null default false
);

create table seen_posts (
  user_id bigint not null,
  post_id bigint not null,
  seen_at timestamp with time zone not null
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
  revoked_at timestamp with time zone,
  stepped_up_at timestamp with time zone
);

create table sign_in_identities (
  issuer text not null,
  subject text not null,
  user_id bigint not null,
  created_at timestamp with time zone not null
);

create table spending_limits (
  user_id bigint not null,
  weekly_usd_cents integer,
  next_weekly_usd_cents integer,
  next_from timestamp with time zone,
  confirm_above integer,
  updated_at timestamp with time zone not null,
  carried_spent bigint not null default 0,
  carried_charged bigint not null default 0,
  carried_until timestamp with time zone
);

create table staff_cases (
  case_id bigint not null generated always as identity,
  queue text not null,
  kind text not null,
  user_id bigint not null,
  about_case_id bigint,
  source text not null,
  message_id bigint,
  content text not null default ''::text,
  state text not null default 'open'::text,
  decision text,
  note text not null default ''::text,
  decided_by text,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  severity smallint not null default 2,
  subject_type smallint,
  subject_id bigint,
  reason text not null default ''::text,
  claimed_by bigint,
  claimed_until timestamp with time zone,
  decider_id bigint,
  proposal text,
  proposed_by bigint,
  days integer,
  swept_into bigint,
  due_at timestamp with time zone
);

create table staff_events (
  event_id bigint not null generated always as identity,
  case_id bigint not null,
  queue text not null,
  actor_id bigint,
  actor_name text not null,
  action text not null,
  decision text,
  reason text not null default ''::text,
  note text not null default ''::text,
  before text not null default ''::text,
  after text not null default ''::text,
  created_at timestamp with time zone not null
);

create table subscription_charges (
  checkout_id text not null,
  period_end timestamp with time zone not null,
  entry_id bigint not null,
  usd_cents integer not null
);

create table subscription_gifts (
  gift_id bigint not null generated always as identity,
  checkout_id text not null,
  code text not null,
  user_id bigint not null,
  char_id bigint not null,
  to_user_id bigint,
  months integer not null,
  month_usd_cents integer not null,
  state text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  claimed_by bigint,
  claimed_at timestamp with time zone,
  claim_entry_id bigint,
  period_end timestamp with time zone,
  period_start timestamp with time zone
);

create table support_messages (
  message_id bigint not null generated always as identity,
  ticket_id bigint not null,
  user_id bigint not null,
  author text not null,
  content text not null,
  client_id text,
  created_at timestamp with time zone not null
);

create table support_tickets (
  ticket_id bigint not null generated always as identity,
  user_id bigint not null,
  topic text not null,
  content text not null,
  state text not null default 'open'::text,
  concern text,
  client_id text not null,
  created_at timestamp with time zone not null,
  language text not null default 'en'::text,
  answered_at timestamp with time zone
);

create table tier_upgrades (
  checkout_id text not null,
  user_id bigint not null,
  char_id bigint not null,
  subscription_ref text not null,
  from_level integer not null,
  from_usd_cents integer not null,
  to_level integer not null,
  month_usd_cents integer not null,
  period_end timestamp with time zone not null,
  state text not null
);

create table totp_secrets (
  user_id bigint not null,
  sealed_secret bytea not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  wrong_count integer not null default 0,
  wrong_since timestamp with time zone
);

create table tracking_clicks (
  link_id bigint not null,
  day date not null,
  clicks integer not null
);

create table tracking_links (
  link_id bigint not null generated always as identity,
  char_id bigint not null,
  client_id text not null,
  name text not null,
  code text not null,
  created_at timestamp with time zone not null,
  archived_at timestamp with time zone
);

create table tracking_touches (
  user_id bigint not null,
  char_id bigint not null,
  touched_at timestamp with time zone not null,
  link_id bigint not null,
  is_sign_up boolean not null,
  joined_at timestamp with time zone
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
  referred_at timestamp with time zone,
  sales_quiet_until timestamp with time zone,
  shows_receipts boolean not null default true,
  age_held_at timestamp with time zone,
  language text,
  muted_until timestamp with time zone,
  banned_until timestamp with time zone
);

create table vault_folders (
  folder_id bigint not null generated always as identity,
  char_id bigint not null,
  name text not null,
  created_at timestamp with time zone not null
);

create table vault_items (
  media_id bigint not null,
  folder_id bigint not null
);

create table vip_charges (
  checkout_id text not null,
  period_end timestamp with time zone not null,
  entry_id bigint not null
);

create table vip_memberships (
  user_id bigint not null,
  state text not null,
  period_end timestamp with time zone not null,
  month_usd_cents integer not null,
  month_diamonds integer not null,
  renews boolean not null,
  provider_ref text not null,
  started_at timestamp with time zone not null,
  updated_at timestamp with time zone not null
);

create table watch_positions (
  user_id bigint not null,
  post_id bigint not null,
  seconds real not null,
  watched_at timestamp with time zone not null
);

create table welcome_gifts (
  user_id bigint not null,
  entry_id bigint not null,
  diamonds integer not null,
  received_at timestamp with time zone not null
);

alter table account_snapshots add constraint account_snapshots_pkey PRIMARY KEY (account_id);

alter table account_snapshots add constraint account_snapshots_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(account_id);

alter table ai_connection add constraint ai_connection_pkey PRIMARY KEY (only_row);

alter table ai_connection add constraint ai_connection_only_row_check CHECK (only_row);

alter table ai_settings add constraint ai_settings_pkey PRIMARY KEY (user_id);

alter table ai_settings add constraint ai_settings_budget_usd_cents_check CHECK ((budget_usd_cents >= 0));

alter table ai_settings add constraint ai_settings_model_check CHECK (((char_length(model) >= 1) AND (char_length(model) <= 200)));

alter table ai_settings add constraint ai_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table ai_usage add constraint ai_usage_pkey PRIMARY KEY (user_id, month, model);

alter table ai_usage add constraint ai_usage_check CHECK (((answers >= 0) AND (input_tokens >= 0) AND (output_tokens >= 0) AND (cost_micros >= 0)));

alter table ai_usage add constraint ai_usage_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric));

alter table ai_usage add constraint ai_usage_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table answer_settings add constraint answer_settings_pkey PRIMARY KEY (user_id);

alter table answer_settings add constraint answer_settings_ai_mode_check CHECK ((ai_mode = ANY (ARRAY['auto'::text, 'supervised'::text, 'draft'::text])));

alter table answer_settings add constraint answer_settings_away_mode_check CHECK ((away_mode = ANY (ARRAY['auto'::text, 'supervised'::text, 'draft'::text, 'off'::text])));

alter table answer_settings add constraint answer_settings_handover_topics_check CHECK ((handover_topics <@ '{distress,anger,refund,meeting}'::text[]));

alter table answer_settings add constraint answer_settings_hold_seconds_check CHECK (((hold_seconds >= 5) AND (hold_seconds <= 600)));

alter table answer_settings add constraint answer_settings_message_price_check CHECK (((message_price >= 0) AND (message_price <= 50)));

alter table answer_settings add constraint answer_settings_work_days_check CHECK (((work_days >= 1) AND (work_days <= 127)));

alter table answer_settings add constraint answer_settings_work_from_check CHECK (((work_from >= 0) AND (work_from <= 1439)));

alter table answer_settings add constraint answer_settings_work_to_check CHECK (((work_to >= 0) AND (work_to <= 1439)));

alter table answer_settings add constraint answer_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table answer_versions add constraint answer_versions_pkey PRIMARY KEY (conversation_id, seq, version);

alter table answer_versions add constraint answer_versions_check CHECK (((rating = 0) = (rated_at IS NULL)));

alter table answer_versions add constraint answer_versions_note_check CHECK ((char_length(note) <= 500));

alter table answer_versions add constraint answer_versions_rating_check CHECK ((rating = ANY (ARRAY['-1'::integer, 0, 1])));

alter table answer_versions add constraint answer_versions_version_check CHECK (((version >= 1) AND (version <= 100)));

alter table answer_versions add constraint answer_versions_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table answer_versions add constraint answer_versions_conversation_id_seq_fkey FOREIGN KEY (conversation_id, seq) REFERENCES messages(conversation_id, seq);

alter table answer_versions add constraint answer_versions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table audience_events add constraint audience_events_country_check CHECK (((country = ''::text) OR (country ~ '^[A-Z]{2}$'::text)));

alter table audience_events add constraint audience_events_kind_check CHECK ((kind = ANY (ARRAY['view'::text, 'visit'::text, 'reach'::text, 'join'::text, 'pay'::text])));

alter table audience_events add constraint audience_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table audience_hours add constraint audience_hours_pkey PRIMARY KEY (char_id, dim, hour, key);

alter table audience_hours add constraint audience_hours_dim_check CHECK ((dim = ANY (ARRAY['all'::text, 'source'::text, 'country'::text, 'post'::text])));

alter table audience_rollup add constraint audience_rollup_pkey PRIMARY KEY (is_only);

alter table audience_rollup add constraint audience_rollup_is_only_check CHECK (is_only);

alter table auto_message_budgets add constraint auto_message_budgets_pkey PRIMARY KEY (char_id);

alter table auto_message_budgets add constraint auto_message_budgets_per_day_check CHECK (((per_day >= 1) AND (per_day <= 20)));

alter table auto_message_budgets add constraint auto_message_budgets_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table auto_message_log add constraint auto_message_log_pkey PRIMARY KEY (log_id);

alter table auto_message_log add constraint auto_message_log_char_id_event_key UNIQUE (char_id, event);

alter table auto_message_log add constraint auto_message_log_check CHECK (((state = 'skipped'::text) = (reason IS NOT NULL)));

alter table auto_message_log add constraint auto_message_log_check1 CHECK (((state = 'sent'::text) = (message_id IS NOT NULL)));

alter table auto_message_log add constraint auto_message_log_reason_check CHECK ((reason = ANY (ARRAY['off'::text, 'unavailable'::text, 'quiet'::text, 'media'::text, 'cooldown'::text, 'outranked'::text, 'budget'::text])));

alter table auto_message_log add constraint auto_message_log_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'skipped'::text])));

alter table auto_message_log add constraint auto_message_log_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table auto_message_log add constraint auto_message_log_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table auto_message_media add constraint auto_message_media_pkey PRIMARY KEY (char_id, kind, "position");

alter table auto_message_media add constraint auto_message_media_char_id_kind_fkey FOREIGN KEY (char_id, kind) REFERENCES auto_messages(char_id, kind) ON DELETE CASCADE;

alter table auto_message_media add constraint auto_message_media_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(media_id) ON DELETE CASCADE;

alter table auto_messages add constraint auto_messages_pkey PRIMARY KEY (char_id, kind);

alter table auto_messages add constraint auto_messages_check CHECK (((price IS NULL) OR ((price > 0) AND (media_num > 0))));

alter table auto_messages add constraint auto_messages_content_check CHECK (((char_length(content) >= 1) AND (char_length(content) <= 500)));

alter table auto_messages add constraint auto_messages_cooldown_seconds_check CHECK (((cooldown_seconds >= 0) AND (cooldown_seconds <= 2592000)));

alter table auto_messages add constraint auto_messages_delay_seconds_check CHECK (((delay_seconds >= 0) AND (delay_seconds <= 86400)));

alter table auto_messages add constraint auto_messages_keyword_check CHECK ((char_length(keyword) <= 50));

alter table auto_messages add constraint auto_messages_kind_check CHECK ((kind = ANY (ARRAY['new-tips'::text, 'new-comments'::text, 'new-likes'::text, 'new-subscriber'::text, 'subscriber-canceled'::text, 're-subscribed'::text, 'sub-renewed'::text])));

alter table auto_messages add constraint auto_messages_media_num_check CHECK (((media_num >= 0) AND (media_num <= 20)));

alter table auto_messages add constraint auto_messages_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table blocked_pairs add constraint blocked_pairs_pkey PRIMARY KEY (user_id, other_user_id);

alter table blocked_pairs add constraint blocked_pairs_check CHECK ((user_id <> other_user_id));

alter table blocked_pairs add constraint blocked_pairs_other_user_id_fkey FOREIGN KEY (other_user_id) REFERENCES users(user_id);

alter table blocked_pairs add constraint blocked_pairs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table blocks add constraint blocks_pkey PRIMARY KEY (user_id, other_user_id);

alter table blocks add constraint blocks_check CHECK ((user_id <> other_user_id));

alter table blocks add constraint blocks_met_char_id_fkey FOREIGN KEY (met_char_id) REFERENCES characters(char_id);

alter table blocks add constraint blocks_other_user_id_fkey FOREIGN KEY (other_user_id) REFERENCES users(user_id);

alter table blocks add constraint blocks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table broadcast_media add constraint broadcast_media_pkey PRIMARY KEY (broadcast_id, "position");

alter table broadcast_media add constraint broadcast_media_broadcast_id_fkey FOREIGN KEY (broadcast_id) REFERENCES broadcasts(broadcast_id);

alter table broadcast_media add constraint broadcast_media_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(media_id);

alter table broadcast_recipients add constraint broadcast_recipients_pkey PRIMARY KEY (broadcast_id, user_id);

alter table broadcast_recipients add constraint broadcast_recipients_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'left_out'::text, 'failed'::text, 'unsent'::text])));

alter table broadcast_recipients add constraint broadcast_recipients_broadcast_id_fkey FOREIGN KEY (broadcast_id) REFERENCES broadcasts(broadcast_id);

alter table broadcast_recipients add constraint broadcast_recipients_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table broadcast_texts add constraint broadcast_texts_pkey PRIMARY KEY (broadcast_id, language);

alter table broadcast_texts add constraint broadcast_texts_content_check CHECK (((char_length(content) >= 1) AND (char_length(content) <= 2000)));

alter table broadcast_texts add constraint broadcast_texts_broadcast_id_fkey FOREIGN KEY (broadcast_id) REFERENCES broadcasts(broadcast_id);

alter table broadcasts add constraint broadcasts_pkey PRIMARY KEY (broadcast_id);

alter table broadcasts add constraint broadcasts_content_check CHECK ((char_length(content) <= 2000));

alter table broadcasts add constraint broadcasts_price_check CHECK ((price > 0));

alter table broadcasts add constraint broadcasts_state_check CHECK ((state = ANY (ARRAY['scheduled'::text, 'sending'::text, 'sent'::text, 'stopped'::text, 'unsending'::text, 'unsent'::text, 'failed'::text])));

alter table broadcasts add constraint broadcasts_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table bundles add constraint bundles_pkey PRIMARY KEY (char_id, months);

alter table bundles add constraint bundles_months_check CHECK ((months = ANY (ARRAY[3, 6, 12])));

alter table bundles add constraint bundles_percent_off_check CHECK (((percent_off >= 0) AND (percent_off <= 50)));

alter table bundles add constraint bundles_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table card_drafts add constraint card_drafts_pkey PRIMARY KEY (char_id);

alter table card_drafts add constraint card_drafts_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table card_files add constraint card_files_pkey PRIMARY KEY (char_id, generation, role, path);

alter table card_files add constraint card_files_key_key UNIQUE (key);

alter table card_files add constraint card_files_bytes_check CHECK ((bytes >= 0));

alter table card_files add constraint card_files_role_check CHECK ((role = ANY (ARRAY['picture'::text, 'original'::text, 'asset'::text])));

alter table card_files add constraint card_files_char_id_fkey FOREIGN KEY (char_id) REFERENCES card_drafts(char_id);

alter table card_proofs add constraint card_proofs_pkey PRIMARY KEY (proof_id);

alter table card_proofs add constraint card_proofs_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table care_episodes add constraint care_episodes_pkey PRIMARY KEY (episode_id);

alter table care_episodes add constraint care_episodes_check CHECK ((last_words_at >= began_at));

alter table care_episodes add constraint care_episodes_check1 CHECK ((ends_at >= began_at));

alter table care_episodes add constraint care_episodes_ended_by_check CHECK ((ended_by = ANY (ARRAY['fan'::text, 'staff'::text])));

alter table care_episodes add constraint care_episodes_region_check CHECK (((region = ''::text) OR (region ~ '^[A-Z]{2}$'::text)));

alter table care_episodes add constraint care_episodes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table case_files add constraint case_files_pkey PRIMARY KEY (file_id);

alter table case_files add constraint case_files_file_key_key UNIQUE (file_key);

alter table case_files add constraint case_files_user_id_client_id_key UNIQUE (user_id, client_id);

alter table case_files add constraint case_files_kind_check CHECK ((kind ~ '^[a-z_]{1,40}$'::text));

alter table case_files add constraint case_files_name_check CHECK ((name ~ '^[a-z_]{1,40}$'::text));

alter table case_files add constraint case_files_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table ccbill_checkouts add constraint ccbill_checkouts_pkey PRIMARY KEY (checkout_id);

alter table ccbill_checkouts add constraint ccbill_checkouts_username_key UNIQUE (username);

alter table ccbill_entries add constraint ccbill_entries_pkey PRIMARY KEY (entry_key);

alter table ccbill_entries add constraint ccbill_entries_check CHECK (((checkout_id IS NOT NULL) OR (subscription_id IS NOT NULL)));

alter table ccbill_entries add constraint ccbill_entries_kind_check CHECK ((kind = ANY (ARRAY['sale'::text, 'declined'::text, 'rebill'::text, 'rebill_failed'::text, 'cancel'::text, 'expire'::text, 'refund'::text, 'chargeback'::text, 'end'::text, 'refund_asked'::text])));

alter table ccbill_extract add constraint ccbill_extract_pkey PRIMARY KEY (only_row);

alter table ccbill_extract add constraint ccbill_extract_only_row_check CHECK (only_row);

alter table ccbill_held add constraint ccbill_held_pkey PRIMARY KEY (held_key);

alter table ccbill_held add constraint ccbill_held_reason_check CHECK ((reason = ANY (ARRAY['unsigned_checkout'::text, 'odd_amount'::text])));

alter table ccbill_refund_tries add constraint ccbill_refund_tries_pkey PRIMARY KEY (payment_ref);

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

alter table checkouts add constraint checkouts_provider_subscription_ref_key UNIQUE (provider, subscription_ref);

alter table checkouts add constraint checkouts_char_check CHECK (((purpose = ANY (ARRAY['subscription'::text, 'gift'::text, 'upgrade'::text])) = (char_id IS NOT NULL)));

alter table checkouts add constraint checkouts_commodity_check CHECK (((purpose = ANY (ARRAY['diamonds'::text, 'vip'::text])) = (commodity_id IS NOT NULL)));

alter table checkouts add constraint checkouts_intro_charges_check CHECK (((intro_charges >= 1) AND (intro_charges <= 12)));

alter table checkouts add constraint checkouts_intro_months_check CHECK (((intro_months >= 1) AND (intro_months <= 12)));

alter table checkouts add constraint checkouts_intro_of_subscription CHECK (((intro_usd_cents IS NULL) OR ((month_usd_cents IS NOT NULL) AND (trial_days = 0))));

alter table checkouts add constraint checkouts_intro_usd_cents_check CHECK ((intro_usd_cents > 0));

alter table checkouts add constraint checkouts_intro_whole CHECK ((num_nonnulls(intro_usd_cents, intro_months, intro_charges) = ANY (ARRAY[0, 3])));

alter table checkouts add constraint checkouts_month_usd_cents_check CHECK ((month_usd_cents > 0));

alter table checkouts add constraint checkouts_post_check CHECK (((purpose = 'post'::text) = (post_id IS NOT NULL)));

alter table checkouts add constraint checkouts_price_usd_cents_check CHECK ((price_usd_cents >= 0));

alter table checkouts add constraint checkouts_purpose_check CHECK ((purpose = ANY (ARRAY['diamonds'::text, 'subscription'::text, 'vip'::text, 'post'::text, 'gift'::text, 'upgrade'::text])));

alter table checkouts add constraint checkouts_state_check CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text, 'declined'::text, 'expired'::text, 'refunded'::text])));

alter table checkouts add constraint checkouts_tier_level_check CHECK ((tier_level >= 0));

alter table checkouts add constraint checkouts_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table checkouts add constraint checkouts_commodity_id_fkey FOREIGN KEY (commodity_id) REFERENCES commodities(commodity_id);

alter table checkouts add constraint checkouts_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id);

alter table checkouts add constraint checkouts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table clock_offset add constraint clock_offset_pkey PRIMARY KEY (only_row);

alter table clock_offset add constraint clock_offset_only_row_check CHECK (only_row);

alter table collections add constraint collections_pkey PRIMARY KEY (collection_id);

alter table collections add constraint collections_user_id_collection_id_key UNIQUE (user_id, collection_id);

alter table collections add constraint collections_user_id_name_key UNIQUE (user_id, name);

alter table collections add constraint collections_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40)));

alter table collections add constraint collections_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table comments add constraint comments_pkey PRIMARY KEY (comment_id);

alter table comments add constraint comments_check CHECK ((((root_id IS NULL) = (reply_to_id IS NULL)) AND ((root_id IS NULL) = (reply_user_id IS NULL))));

alter table comments add constraint comments_check1 CHECK (((deleted_at IS NULL) = (content <> ''::text)));

alter table comments add constraint comments_client_id_check CHECK (((char_length(client_id) >= 1) AND (char_length(client_id) <= 64)));

alter table comments add constraint comments_content_check CHECK ((char_length(content) <= 1000));

alter table comments add constraint comments_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id);

alter table comments add constraint comments_reply_to_id_fkey FOREIGN KEY (reply_to_id) REFERENCES comments(comment_id);

alter table comments add constraint comments_reply_user_id_fkey FOREIGN KEY (reply_user_id) REFERENCES users(user_id);

alter table comments add constraint comments_root_id_fkey FOREIGN KEY (root_id) REFERENCES comments(comment_id);

alter table comments add constraint comments_thread_user_id_fkey FOREIGN KEY (thread_user_id) REFERENCES users(user_id);

alter table comments add constraint comments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table comments add constraint comments_visible_only_to_fkey FOREIGN KEY (visible_only_to) REFERENCES users(user_id);

alter table commodities add constraint commodities_pkey PRIMARY KEY (commodity_id);

alter table commodities add constraint commodities_bonus_diamonds_check CHECK ((bonus_diamonds >= 0));

alter table commodities add constraint commodities_check CHECK ((diamonds = price_usd_cents));

alter table commodities add constraint commodities_diamonds_check CHECK ((diamonds > 0));

alter table commodities add constraint commodities_kind_check CHECK ((kind = ANY (ARRAY['diamond'::text, 'diamond_vip'::text, 'first_charge'::text])));

alter table commodities add constraint commodities_price_usd_cents_check CHECK ((price_usd_cents > 0));

alter table companion_replies add constraint companion_replies_pkey PRIMARY KEY (reply_id);

alter table companion_replies add constraint companion_replies_message_id_key UNIQUE (message_id);

alter table companion_replies add constraint companion_replies_due_check CHECK (((state = 'waiting'::text) = (due_at IS NOT NULL)));

alter table companion_replies add constraint companion_replies_kind_check CHECK ((kind = ANY (ARRAY['companion'::text, 'care'::text, 'help'::text])));

alter table companion_replies add constraint companion_replies_mode_check CHECK ((mode = ANY (ARRAY['auto'::text, 'supervised'::text, 'draft'::text])));

alter table companion_replies add constraint companion_replies_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'writing'::text, 'waiting'::text, 'draft'::text, 'complete'::text, 'stopped'::text, 'failed'::text, 'discarded'::text])));

alter table companion_replies add constraint companion_replies_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(conversation_id);

alter table companion_replies add constraint companion_replies_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table consents add constraint consents_pkey PRIMARY KEY (user_id, kind, text_version);

alter table consents add constraint consents_kind_check CHECK ((kind = ANY (ARRAY['age'::text, 'terms'::text, 'creator_age'::text, 'creator_policy'::text])));

alter table consents add constraint consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table conversation_labels add constraint conversation_labels_pkey PRIMARY KEY (label_id, conversation_id);

alter table conversation_labels add constraint conversation_labels_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(conversation_id);

alter table conversation_labels add constraint conversation_labels_label_id_fkey FOREIGN KEY (label_id) REFERENCES labels(label_id) ON DELETE CASCADE;

alter table conversation_words add constraint conversation_words_pkey PRIMARY KEY (conversation_id, seq);

alter table conversation_words add constraint conversation_words_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(conversation_id) ON DELETE CASCADE;

alter table conversations add constraint conversations_pkey PRIMARY KEY (conversation_id);

alter table conversations add constraint conversations_user_id_char_id_chat_no_key UNIQUE (user_id, char_id, chat_no);

alter table conversations add constraint conversations_chat_no_check CHECK ((chat_no >= 0));

alter table conversations add constraint conversations_check CHECK (((fan_read_seq <= last_seq) AND (creator_read_seq <= last_seq)));

alter table conversations add constraint conversations_check1 CHECK (((fan_cleared_seq <= last_seq) AND (creator_cleared_seq <= last_seq)));

alter table conversations add constraint conversations_check2 CHECK (((handover IS NULL) = (handover_seq IS NULL)));

alter table conversations add constraint conversations_creator_folder_check CHECK ((creator_folder = ANY (ARRAY['inbox'::text, 'archived'::text, 'deleted'::text])));

alter table conversations add constraint conversations_creator_unread_check CHECK ((creator_unread >= 0));

alter table conversations add constraint conversations_fan_folder_check CHECK ((fan_folder = ANY (ARRAY['inbox'::text, 'archived'::text, 'deleted'::text])));

alter table conversations add constraint conversations_fan_unread_check CHECK ((fan_unread >= 0));

alter table conversations add constraint conversations_handover_check CHECK ((handover = ANY (ARRAY['distress'::text, 'anger'::text, 'refund'::text, 'meeting'::text])));

alter table conversations add constraint conversations_mode_check CHECK ((mode = ANY (ARRAY['auto'::text, 'supervised'::text, 'draft'::text, 'off'::text])));

alter table conversations add constraint conversations_name_check CHECK ((char_length(name) <= 60));

alter table conversations add constraint conversations_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table conversations add constraint conversations_creator_user_id_fkey FOREIGN KEY (creator_user_id) REFERENCES users(user_id);

alter table conversations add constraint conversations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table currency_choices add constraint currency_choices_pkey PRIMARY KEY (user_id);

alter table currency_choices add constraint currency_choices_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text));

alter table currency_choices add constraint currency_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table currency_quotes add constraint currency_quotes_pkey PRIMARY KEY (quote_id);

alter table currency_quotes add constraint currency_quotes_rate_micros_check CHECK ((rate_micros > 0));

alter table data_exports add constraint data_exports_pkey PRIMARY KEY (export_id);

alter table data_exports add constraint data_exports_check CHECK (((state = 'ready'::text) = ((file_key IS NOT NULL) AND (bytes IS NOT NULL) AND (ready_at IS NOT NULL) AND (expires_at IS NOT NULL))));

alter table data_exports add constraint data_exports_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'ready'::text, 'failed'::text])));

alter table data_exports add constraint data_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table departed_limits add constraint departed_limits_pkey PRIMARY KEY (digest);

alter table earning_days add constraint earning_days_pkey PRIMARY KEY (account_id, day, source);

alter table earning_days add constraint earning_days_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(account_id);

alter table earning_fans add constraint earning_fans_pkey PRIMARY KEY (account_id, month, fan_id);

alter table earning_fans add constraint earning_fans_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(account_id);

alter table earning_posts add constraint earning_posts_pkey PRIMARY KEY (account_id, month, post_id);

alter table earning_posts add constraint earning_posts_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(account_id);

alter table earning_rollup add constraint earning_rollup_pkey PRIMARY KEY (is_only);

alter table earning_rollup add constraint earning_rollup_is_only_check CHECK (is_only);

alter table earning_zones add constraint earning_zones_pkey PRIMARY KEY (account_id);

alter table earning_zones add constraint earning_zones_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(account_id);

alter table fan_list_people add constraint fan_list_people_pkey PRIMARY KEY (list_id, user_id);

alter table fan_list_people add constraint fan_list_people_list_id_fkey FOREIGN KEY (list_id) REFERENCES fan_lists(list_id) ON DELETE CASCADE;

alter table fan_list_people add constraint fan_list_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table fan_lists add constraint fan_lists_pkey PRIMARY KEY (list_id);

alter table fan_lists add constraint fan_lists_char_id_name_key UNIQUE (char_id, name);

alter table fan_lists add constraint fan_lists_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)));

alter table fan_lists add constraint fan_lists_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table fan_notes add constraint fan_notes_pkey PRIMARY KEY (char_id, user_id);

alter table fan_notes add constraint fan_notes_content_check CHECK (((length(content) >= 1) AND (length(content) <= 4000)));

alter table fan_notes add constraint fan_notes_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table fan_notes add constraint fan_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table first_joins add constraint first_joins_pkey PRIMARY KEY (user_id, char_id);

alter table first_joins add constraint first_joins_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table first_joins add constraint first_joins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

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

alter table goal_gifts add constraint goal_gifts_pkey PRIMARY KEY (entry_id);

alter table goal_gifts add constraint goal_gifts_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES journal_entries(entry_id);

alter table goal_gifts add constraint goal_gifts_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id);

alter table golden_conversations add constraint golden_conversations_pkey PRIMARY KEY (char_id, place);

alter table golden_conversations add constraint golden_conversations_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table held_changes add constraint held_changes_pkey PRIMARY KEY (change_id);

alter table held_changes add constraint held_changes_kind_check CHECK ((kind ~ '^[a-z_]{1,40}$'::text));

alter table held_changes add constraint held_changes_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'applied'::text, 'refused'::text])));

alter table held_changes add constraint held_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table help_referrals add constraint help_referrals_pkey PRIMARY KEY (month, source, region, language);

alter table help_referrals add constraint help_referrals_language_check CHECK ((language = ANY (ARRAY['en'::text, 'zh'::text, 'ja'::text, 'es'::text, 'de'::text])));

alter table help_referrals add constraint help_referrals_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric));

alter table help_referrals add constraint help_referrals_referrals_check CHECK ((referrals > 0));

alter table help_referrals add constraint help_referrals_region_check CHECK (((region = ''::text) OR (region ~ '^[A-Z]{2}$'::text)));

alter table help_referrals add constraint help_referrals_source_check CHECK ((source = ANY (ARRAY['message'::text, 'comment'::text, 'support'::text])));

alter table hidden_characters add constraint hidden_characters_pkey PRIMARY KEY (user_id, char_id);

alter table hidden_characters add constraint hidden_characters_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table hidden_characters add constraint hidden_characters_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table idempotency_keys add constraint idempotency_keys_pkey PRIMARY KEY (user_id, key);

alter table idempotency_keys add constraint idempotency_keys_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 200)));

alter table idempotency_keys add constraint idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table job_workers add constraint job_workers_pkey PRIMARY KEY (worker_id);

alter table journal_entries add constraint journal_entries_pkey PRIMARY KEY (entry_id);

alter table journal_entries add constraint journal_entries_kind_check CHECK ((kind = ANY (ARRAY['purchase'::text, 'gift'::text, 'unlock'::text, 'subscription'::text, 'unapplied'::text, 'refund'::text, 'chargeback'::text, 'chargeback_reversal'::text, 'clawback'::text, 'grant'::text, 'release'::text, 'payout'::text, 'payout_paid'::text, 'payout_failed'::text, 'payout_canceled'::text, 'vip'::text, 'post_sale'::text, 'lucky_box'::text, 'prize'::text, 'gift_purchase'::text, 'gift_claim'::text, 'message'::text, 'reserve'::text, 'unreserve'::text])));

alter table journal_entries add constraint journal_entries_referral_bps_check CHECK (((referral_bps >= 1) AND (referral_bps <= 10000)));

alter table journal_entries add constraint journal_entries_share_bps_check CHECK (((share_bps >= 0) AND (share_bps <= 10000)));

alter table journal_entries add constraint journal_entries_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table journal_entries add constraint journal_entries_reverses_fkey FOREIGN KEY (reverses) REFERENCES journal_entries(entry_id);

alter table journal_entries add constraint journal_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table kind_words add constraint kind_words_pkey PRIMARY KEY (kind);

alter table labels add constraint labels_pkey PRIMARY KEY (label_id);

alter table labels add constraint labels_user_id_name_key UNIQUE (user_id, name);

alter table labels add constraint labels_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40)));

alter table labels add constraint labels_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table ledger_accounts add constraint ledger_accounts_pkey PRIMARY KEY (account_id);

alter table ledger_accounts add constraint ledger_accounts_user_id_kind_key UNIQUE NULLS NOT DISTINCT (user_id, kind);

alter table ledger_accounts add constraint ledger_accounts_check CHECK (((balance IS NULL) OR (balance >= (- debt_allowed))));

alter table ledger_accounts add constraint ledger_accounts_check1 CHECK (((kind = 'wallet'::text) = (balance IS NOT NULL)));

alter table ledger_accounts add constraint ledger_accounts_currency_check CHECK ((currency = ANY (ARRAY['DIA'::text, 'USD'::text])));

alter table ledger_accounts add constraint ledger_accounts_debt_allowed_check CHECK ((debt_allowed >= 0));

alter table ledger_accounts add constraint ledger_accounts_kind_check CHECK ((kind = ANY (ARRAY['wallet'::text, 'reserved'::text, 'creator_pending'::text, 'creator_available'::text, 'referral_pending'::text, 'diamonds_issued'::text, 'deferred_revenue'::text, 'processor'::text, 'platform_revenue'::text, 'promotions'::text, 'refunds_payable'::text, 'clawback_reserve'::text, 'payouts_in_flight'::text, 'unclaimed_gifts'::text])));

alter table ledger_accounts add constraint ledger_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table less_creators add constraint less_creators_pkey PRIMARY KEY (user_id, char_id);

alter table less_creators add constraint less_creators_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table less_creators add constraint less_creators_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table less_topics add constraint less_topics_pkey PRIMARY KEY (user_id, topic);

alter table less_topics add constraint less_topics_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table likes add constraint likes_pkey PRIMARY KEY (user_id, post_id);

alter table likes add constraint likes_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id);

alter table likes add constraint likes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table lucky_draws add constraint lucky_draws_pkey PRIMARY KEY (seed_id);

alter table lucky_draws add constraint lucky_draws_entry_id_key UNIQUE (entry_id);

alter table lucky_draws add constraint lucky_draws_prize_entry_id_key UNIQUE (prize_entry_id);

alter table lucky_draws add constraint lucky_draws_price_check CHECK ((price > 0));

alter table lucky_draws add constraint lucky_draws_prize_check CHECK ((prize > 0));

alter table lucky_draws add constraint lucky_draws_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES journal_entries(entry_id);

alter table lucky_draws add constraint lucky_draws_prize_entry_id_fkey FOREIGN KEY (prize_entry_id) REFERENCES journal_entries(entry_id);

alter table lucky_draws add constraint lucky_draws_seed_id_fkey FOREIGN KEY (seed_id) REFERENCES lucky_seeds(seed_id);

alter table lucky_draws add constraint lucky_draws_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table lucky_seeds add constraint lucky_seeds_pkey PRIMARY KEY (seed_id);

alter table lucky_seeds add constraint lucky_seeds_seed_check CHECK ((octet_length(seed) = 32));

alter table lucky_seeds add constraint lucky_seeds_version_check CHECK ((version = ANY (ARRAY[1, 2])));

alter table lucky_seeds add constraint lucky_seeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table mail_settings add constraint mail_settings_pkey PRIMARY KEY (user_id);

alter table mail_settings add constraint mail_settings_address_check CHECK (((char_length(address) >= 3) AND (char_length(address) <= 254)));

alter table mail_settings add constraint mail_settings_cadence_check CHECK ((cadence = ANY (ARRAY['off'::text, 'daily'::text, 'weekly'::text])));

alter table mail_settings add constraint mail_settings_hour_check CHECK (((hour >= 0) AND (hour <= 23)));

alter table mail_settings add constraint mail_settings_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)));

alter table mail_settings add constraint mail_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table mails add constraint mails_pkey PRIMARY KEY (mail_id);

alter table mails add constraint mails_kind_check CHECK ((kind = ANY (ARRAY['confirm'::text, 'digest'::text, 'receipt'::text, 'refund'::text, 'reminder'::text])));

alter table mails add constraint mails_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'refused'::text, 'unknown'::text, 'dropped'::text])));

alter table mails add constraint mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table media add constraint media_pkey PRIMARY KEY (media_id);

alter table media add constraint media_key_key UNIQUE (key);

alter table media add constraint media_check CHECK (((state <> 'ready'::text) OR (stripped_at IS NOT NULL)));

alter table media add constraint media_check1 CHECK (((NOT is_packaged) OR (kind = 'video'::text)));

alter table media add constraint media_class_check CHECK ((class = ANY (ARRAY['public'::text, 'private'::text])));

alter table media add constraint media_height_check CHECK (((state <> 'ready'::text) OR ((height > 0) = (kind <> 'audio'::text))));

alter table media add constraint media_key_check CHECK ((key ~ '^[A-Za-z0-9_-]{22}$'::text));

alter table media add constraint media_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'video'::text, 'audio'::text])));

alter table media add constraint media_peaks_check CHECK ((((kind = 'audio'::text) = (peaks IS NOT NULL)) AND ((peaks IS NULL) OR ((cardinality(peaks) >= 1) AND (cardinality(peaks) <= 64) AND (0 <= ALL (peaks)) AND (100 >= ALL (peaks))))));

alter table media add constraint media_placeholder_check CHECK ((octet_length(placeholder) <= 600));

alter table media add constraint media_state_check CHECK ((state = ANY (ARRAY['uploading'::text, 'processing'::text, 'ready'::text, 'failed'::text, 'rejected'::text])));

alter table media add constraint media_width_check CHECK (((state <> 'ready'::text) OR ((width > 0) = (kind <> 'audio'::text))));

alter table media add constraint media_widths_check CHECK (((state <> 'ready'::text) OR ((cardinality(widths) > 0) = (kind <> 'audio'::text))));

alter table media add constraint media_owner_user_id_fkey FOREIGN KEY (owner_user_id) REFERENCES users(user_id);

alter table media_files add constraint media_files_pkey PRIMARY KEY (media_id, variant);

alter table media_files add constraint media_files_bytes_check CHECK ((bytes > 0));

alter table media_files add constraint media_files_codecs_check CHECK ((char_length(codecs) <= 100));

alter table media_files add constraint media_files_head_bytes_check CHECK ((head_bytes > 0));

alter table media_files add constraint media_files_height_check CHECK ((height > 0));

alter table media_files add constraint media_files_segments_check CHECK (((num_nulls(height, codecs, head_bytes, segment_bytes, segment_ms) = ANY (ARRAY[0, 5])) AND (cardinality(segment_bytes) = cardinality(segment_ms))));

alter table media_files add constraint media_files_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(media_id);

alter table media_uploads add constraint media_uploads_pkey PRIMARY KEY (user_id, client_id);

alter table media_uploads add constraint media_uploads_upload_id_key UNIQUE (upload_id);

alter table media_uploads add constraint media_uploads_bytes_check CHECK ((bytes >= 0));

alter table media_uploads add constraint media_uploads_check CHECK (((received >= 0) AND (received <= bytes)));

alter table media_uploads add constraint media_uploads_client_id_check CHECK (((char_length(client_id) >= 1) AND (char_length(client_id) <= 64)));

alter table media_uploads add constraint media_uploads_digest_check CHECK ((octet_length(digest) = 32));

alter table media_uploads add constraint media_uploads_filename_check CHECK ((char_length(filename) <= 200));

alter table media_uploads add constraint media_uploads_reason_check CHECK ((char_length(reason) <= 40));

alter table media_uploads add constraint media_uploads_upload_id_check CHECK ((char_length(upload_id) = 22));

alter table media_uploads add constraint media_uploads_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(media_id) ON DELETE CASCADE;

alter table media_uploads add constraint media_uploads_poster_media_id_fkey FOREIGN KEY (poster_media_id) REFERENCES media(media_id) ON DELETE SET NULL;

alter table media_uploads add constraint media_uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table memberships add constraint memberships_pkey PRIMARY KEY (user_id, char_id);

alter table memberships add constraint memberships_bell_check CHECK ((bell = ANY (ARRAY['all'::text, 'digest'::text, 'off'::text])));

alter table memberships add constraint memberships_check CHECK (((kind = 'free'::text) = (state = 'following'::text)));

alter table memberships add constraint memberships_check1 CHECK (((kind = 'pro'::text) = (period_end IS NOT NULL)));

alter table memberships add constraint memberships_check2 CHECK (((kind = 'free'::text) OR (month_usd_cents IS NOT NULL)));

alter table memberships add constraint memberships_kind_check CHECK ((kind = ANY (ARRAY['free'::text, 'pro'::text])));

alter table memberships add constraint memberships_state_check CHECK ((state = ANY (ARRAY['following'::text, 'trialing'::text, 'active'::text, 'past_due'::text, 'canceled'::text, 'expired'::text])));

alter table memberships add constraint memberships_switch_from_usd_cents_check CHECK ((switch_from_usd_cents > 0));

alter table memberships add constraint memberships_switch_level_check CHECK ((switch_level >= 0));

alter table memberships add constraint memberships_switch_whole CHECK ((num_nonnulls(switch_level, switch_from_usd_cents) <> 1));

alter table memberships add constraint memberships_tier_level_check CHECK ((tier_level >= 0));

alter table memberships add constraint memberships_tier_of_pro CHECK (((kind = 'pro'::text) OR ((tier_level = 0) AND (switch_level IS NULL))));

alter table memberships add constraint memberships_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table memberships add constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table memories add constraint memories_pkey PRIMARY KEY (conversation_id);

alter table memories add constraint memories_summary_check CHECK ((char_length(summary) <= 4000));

alter table memories add constraint memories_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(conversation_id);

alter table memories add constraint memories_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table memory_facts add constraint memory_facts_pkey PRIMARY KEY (fact_id);

alter table memory_facts add constraint memory_facts_conversation_id_slot_key UNIQUE (conversation_id, slot);

alter table memory_facts add constraint memory_facts_author_check CHECK ((author = ANY (ARRAY['companion'::text, 'fan'::text, 'creator'::text])));

alter table memory_facts add constraint memory_facts_check CHECK (((author <> 'companion'::text) OR (source_seq IS NOT NULL)));

alter table memory_facts add constraint memory_facts_check1 CHECK (((forgotten_at IS NULL) OR (content = ''::text)));

alter table memory_facts add constraint memory_facts_content_check CHECK ((char_length(content) <= 200));

alter table memory_facts add constraint memory_facts_kind_check CHECK ((kind = ANY (ARRAY['name'::text, 'place'::text, 'job'::text, 'birthday'::text, 'pet'::text, 'plan'::text, 'like'::text, 'other'::text])));

alter table memory_facts add constraint memory_facts_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES memories(conversation_id) ON DELETE CASCADE;

alter table memory_facts add constraint memory_facts_conversation_id_source_seq_fkey FOREIGN KEY (conversation_id, source_seq) REFERENCES messages(conversation_id, seq);

alter table memory_facts add constraint memory_facts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table memory_vectors add constraint memory_vectors_pkey PRIMARY KEY (conversation_id, seq);

alter table memory_vectors add constraint memory_vectors_check CHECK ((octet_length(levels) = length((signs)::"bit")));

alter table memory_vectors add constraint memory_vectors_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES memories(conversation_id) ON DELETE CASCADE;

alter table memory_words add constraint memory_words_pkey PRIMARY KEY (conversation_id, word, seq);

alter table memory_words add constraint memory_words_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES memories(conversation_id) ON DELETE CASCADE;

alter table message_charges add constraint message_charges_pkey PRIMARY KEY (reserve_entry);

alter table message_charges add constraint message_charges_charge_entry_key UNIQUE (charge_entry);

alter table message_charges add constraint message_charges_check CHECK (((state = 'captured'::text) = (charge_entry IS NOT NULL)));

alter table message_charges add constraint message_charges_check1 CHECK (((state = 'reserved'::text) = (ended_at IS NULL)));

alter table message_charges add constraint message_charges_check2 CHECK (((state = 'captured'::text) = (charged IS NOT NULL)));

alter table message_charges add constraint message_charges_check3 CHECK (((charged >= 1) AND (charged <= diamonds)));

alter table message_charges add constraint message_charges_diamonds_check CHECK (((diamonds >= 1) AND (diamonds <= 50)));

alter table message_charges add constraint message_charges_state_check CHECK ((state = ANY (ARRAY['reserved'::text, 'captured'::text, 'released'::text])));

alter table message_charges add constraint message_charges_charge_entry_fkey FOREIGN KEY (charge_entry) REFERENCES journal_entries(entry_id);

alter table message_charges add constraint message_charges_conversation_id_seq_fkey FOREIGN KEY (conversation_id, seq) REFERENCES messages(conversation_id, seq);

alter table message_charges add constraint message_charges_reserve_entry_fkey FOREIGN KEY (reserve_entry) REFERENCES journal_entries(entry_id);

alter table message_charges add constraint message_charges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table message_media add constraint message_media_pkey PRIMARY KEY (message_id, "position");

alter table message_media add constraint message_media_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(media_id);

alter table message_media add constraint message_media_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(message_id);

alter table message_purchases add constraint message_purchases_pkey PRIMARY KEY (message_id);

alter table message_purchases add constraint message_purchases_entry_id_key UNIQUE (entry_id);

alter table message_purchases add constraint message_purchases_price_check CHECK ((price > 0));

alter table message_purchases add constraint message_purchases_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES journal_entries(entry_id);

alter table message_purchases add constraint message_purchases_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(message_id);

alter table message_purchases add constraint message_purchases_refunded_by_fkey FOREIGN KEY (refunded_by) REFERENCES journal_entries(entry_id);

alter table message_purchases add constraint message_purchases_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table message_speech add constraint message_speech_pkey PRIMARY KEY (message_id);

alter table message_speech add constraint message_speech_file_key_key UNIQUE (file_key);

alter table message_speech add constraint message_speech_bytes_check CHECK ((bytes > 0));

alter table message_speech add constraint message_speech_type_check CHECK ((type = ANY (ARRAY['audio/mpeg'::text, 'audio/wav'::text, 'audio/ogg'::text])));

alter table message_speech add constraint message_speech_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(message_id) ON DELETE CASCADE;

alter table message_speech add constraint message_speech_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table message_versions add constraint message_versions_pkey PRIMARY KEY (conversation_id, seq, revision);

alter table message_versions add constraint message_versions_conversation_id_seq_fkey FOREIGN KEY (conversation_id, seq) REFERENCES messages(conversation_id, seq);

alter table message_versions add constraint message_versions_sender_user_id_fkey FOREIGN KEY (sender_user_id) REFERENCES users(user_id);

alter table messages add constraint messages_pkey PRIMARY KEY (conversation_id, seq);

alter table messages add constraint messages_message_id_key UNIQUE (message_id);

alter table messages add constraint messages_creator_reaction_check CHECK ((char_length(creator_reaction) <= 16));

alter table messages add constraint messages_fan_reaction_check CHECK ((char_length(fan_reaction) <= 16));

alter table messages add constraint messages_identity_check CHECK ((identity = ANY (ARRAY['fan'::text, 'creator'::text, 'ai'::text, 'automated'::text, 'system'::text])));

alter table messages add constraint messages_price_check CHECK (((price IS NULL) OR ((price > 0) AND (type = ANY (ARRAY['image'::text, 'video'::text, 'voice'::text])))));

alter table messages add constraint messages_type_check CHECK ((type = ANY (ARRAY['text'::text, 'gift'::text, 'mode'::text, 'help'::text, 'level'::text, 'milestone'::text, 'image'::text, 'video'::text, 'voice'::text, 'care'::text, 'age'::text])));

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

alter table notifications add constraint notifications_push_type_check CHECK ((push_type = ANY (ARRAY['subscriber_msg'::text, 'gift_paid_msg'::text, 'creator_success_msg'::text, 'creator_fail_msg'::text, 'link_msg'::text, 'system_msg'::text, 'chat_msg'::text, 'local_msg'::text])));

alter table notifications add constraint notifications_topic_check CHECK ((topic ~ '^[a-z_]{1,40}$'::text));

alter table notifications add constraint notifications_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table notifications add constraint notifications_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(comment_id);

alter table notifications add constraint notifications_other_user_id_fkey FOREIGN KEY (other_user_id) REFERENCES users(user_id);

alter table notifications add constraint notifications_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id);

alter table notifications add constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table page_tiers add constraint page_tiers_pkey PRIMARY KEY (char_id, level);

alter table page_tiers add constraint page_tiers_check CHECK (((level = 0) = (month_usd_cents IS NULL)));

alter table page_tiers add constraint page_tiers_check1 CHECK (((level > 0) OR (retired_at IS NULL)));

alter table page_tiers add constraint page_tiers_level_check CHECK (((level >= 0) AND (level <= 1000000)));

alter table page_tiers add constraint page_tiers_month_usd_cents_check CHECK ((month_usd_cents > 0));

alter table page_tiers add constraint page_tiers_name_check CHECK ((char_length(name) <= 40));

alter table page_tiers add constraint page_tiers_perks_check CHECK ((cardinality(perks) <= 8));

alter table page_tiers add constraint page_tiers_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table passkey_challenges add constraint passkey_challenges_pkey PRIMARY KEY (session_id);

alter table passkey_challenges add constraint passkey_challenges_challenge_check CHECK ((octet_length(challenge) = 32));

alter table passkey_challenges add constraint passkey_challenges_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(session_id) ON DELETE CASCADE;

alter table passkey_challenges add constraint passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table passkeys add constraint passkeys_pkey PRIMARY KEY (passkey_id);

alter table passkeys add constraint passkeys_credential_id_key UNIQUE (credential_id);

alter table passkeys add constraint passkeys_counter_check CHECK ((counter >= 0));

alter table passkeys add constraint passkeys_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)));

alter table passkeys add constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table payment_customers add constraint payment_customers_pkey PRIMARY KEY (user_id, provider);

alter table payment_customers add constraint payment_customers_provider_customer_ref_key UNIQUE (provider, customer_ref);

alter table payment_customers add constraint payment_customers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table payment_event_cursors add constraint payment_event_cursors_pkey PRIMARY KEY (provider);

alter table payment_events add constraint payment_events_pkey PRIMARY KEY (provider, event_id);

alter table payment_events add constraint payment_events_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(checkout_id);

alter table payments add constraint payments_pkey PRIMARY KEY (provider, payment_ref);

alter table payments add constraint payments_entry_id_key UNIQUE (entry_id);

alter table payments add constraint payments_check CHECK (((presented_currency IS NULL) = (presented_amount IS NULL)));

alter table payments add constraint payments_refund_refusal_check CHECK ((refund_refusal = ANY (ARRAY['disputed'::text, 'refused'::text])));

alter table payments add constraint payments_refund_refused CHECK (((refund_refusal IS NULL) = (refund_refused_at IS NULL)));

alter table payments add constraint payments_tax_usd_cents_check CHECK ((tax_usd_cents >= 0));

alter table payments add constraint payments_usd_cents_check CHECK ((usd_cents > 0));

alter table payments add constraint payments_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(checkout_id);

alter table payments add constraint payments_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES journal_entries(entry_id);

alter table payout_accounts add constraint payout_accounts_pkey PRIMARY KEY (user_id);

alter table payout_accounts add constraint payout_accounts_provider_account_ref_key UNIQUE (provider, account_ref);

alter table payout_accounts add constraint payout_accounts_check CHECK (((provider IS NULL) = (account_ref IS NULL)));

alter table payout_accounts add constraint payout_accounts_check1 CHECK (((identity_state = 'rejected'::text) = (identity_reason IS NOT NULL)));

alter table payout_accounts add constraint payout_accounts_country_check CHECK ((country ~ '^[A-Z]{2}$'::text));

alter table payout_accounts add constraint payout_accounts_destination_state_check CHECK ((destination_state = ANY (ARRAY['none'::text, 'incomplete'::text, 'pending'::text, 'ready'::text, 'rejected'::text])));

alter table payout_accounts add constraint payout_accounts_identity_state_check CHECK ((identity_state = ANY (ARRAY['pending'::text, 'verified'::text, 'rejected'::text])));

alter table payout_accounts add constraint payout_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table payouts add constraint payouts_pkey PRIMARY KEY (payout_id);

alter table payouts add constraint payouts_entry_id_key UNIQUE (entry_id);

alter table payouts add constraint payouts_paid_entry_id_key UNIQUE (paid_entry_id);

alter table payouts add constraint payouts_provider_key_key UNIQUE (provider_key);

alter table payouts add constraint payouts_return_entry_id_key UNIQUE (return_entry_id);

alter table payouts add constraint payouts_amount_usd_cents_check CHECK ((amount_usd_cents > 0));

alter table payouts add constraint payouts_canceled_before_approval CHECK (((state <> 'canceled'::text) OR (approved_at IS NULL)));

alter table payouts add constraint payouts_check1 CHECK (((state = 'failed'::text) = (reason IS NOT NULL)));

alter table payouts add constraint payouts_check2 CHECK (((state <> 'paid'::text) OR (paid_entry_id IS NOT NULL)));

alter table payouts add constraint payouts_check4 CHECK (((approved_at IS NULL) = (account_ref IS NULL)));

alter table payouts add constraint payouts_ended CHECK (((state = ANY (ARRAY['paid'::text, 'failed'::text, 'canceled'::text])) = (ended_at IS NOT NULL)));

alter table payouts add constraint payouts_reason_check CHECK ((reason = ANY (ARRAY['taken_back'::text, 'account_closed'::text, 'provider_refused'::text, 'bank_refused'::text])));

alter table payouts add constraint payouts_returned CHECK (((state = ANY (ARRAY['failed'::text, 'canceled'::text])) = (return_entry_id IS NOT NULL)));

alter table payouts add constraint payouts_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'approved'::text, 'sent'::text, 'paid'::text, 'failed'::text, 'canceled'::text])));

alter table payouts add constraint payouts_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES journal_entries(entry_id);

alter table payouts add constraint payouts_paid_entry_id_fkey FOREIGN KEY (paid_entry_id) REFERENCES journal_entries(entry_id);

alter table payouts add constraint payouts_return_entry_id_fkey FOREIGN KEY (return_entry_id) REFERENCES journal_entries(entry_id);

alter table payouts add constraint payouts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table pending_earnings add constraint pending_earnings_pkey PRIMARY KEY (entry_id, account_id);

alter table pending_earnings add constraint pending_earnings_amount_check CHECK ((amount <> 0));

alter table pending_earnings add constraint pending_earnings_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(account_id);

alter table pending_earnings add constraint pending_earnings_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES journal_entries(entry_id);

alter table pending_earnings add constraint pending_earnings_released_by_fkey FOREIGN KEY (released_by) REFERENCES journal_entries(entry_id);

alter table persona_choices add constraint persona_choices_pkey PRIMARY KEY (user_id, char_id, chat_no);

alter table persona_choices add constraint persona_choices_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table persona_choices add constraint persona_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table persona_choices add constraint persona_choices_user_id_persona_id_fkey FOREIGN KEY (user_id, persona_id) REFERENCES personas(user_id, persona_id) ON DELETE CASCADE;

alter table personas add constraint personas_pkey PRIMARY KEY (persona_id);

alter table personas add constraint personas_user_id_client_id_key UNIQUE (user_id, client_id);

alter table personas add constraint personas_user_id_persona_id_key UNIQUE (user_id, persona_id);

alter table personas add constraint personas_about_check CHECK ((char_length(about) <= 600));

alter table personas add constraint personas_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40)));

alter table personas add constraint personas_pronouns_check CHECK ((char_length(pronouns) <= 40));

alter table personas add constraint personas_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table poll_options add constraint poll_options_pkey PRIMARY KEY (post_id, option);

alter table poll_options add constraint poll_options_content_check CHECK (((char_length(content) >= 1) AND (char_length(content) <= 80)));

alter table poll_options add constraint poll_options_vote_num_check CHECK ((vote_num >= 0));

alter table poll_options add constraint poll_options_post_id_fkey FOREIGN KEY (post_id) REFERENCES post_polls(post_id);

alter table poll_votes add constraint poll_votes_pkey PRIMARY KEY (post_id, user_id, option);

alter table poll_votes add constraint poll_votes_post_id_option_fkey FOREIGN KEY (post_id, option) REFERENCES poll_options(post_id, option);

alter table poll_votes add constraint poll_votes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table post_engagements add constraint post_engagements_pkey PRIMARY KEY (post_id, user_id);

alter table post_engagements add constraint post_engagements_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id);

alter table post_engagements add constraint post_engagements_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table post_goals add constraint post_goals_pkey PRIMARY KEY (post_id);

alter table post_goals add constraint post_goals_diamonds_check CHECK (((diamonds >= 200) AND (diamonds <= 1000000)));

alter table post_goals add constraint post_goals_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id);

alter table post_media add constraint post_media_pkey PRIMARY KEY (post_id, "position");

alter table post_media add constraint post_media_alt_check CHECK ((char_length(alt) <= 500));

alter table post_media add constraint post_media_check CHECK ((is_preview OR is_in_post));

alter table post_media add constraint post_media_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(media_id);

alter table post_media add constraint post_media_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id);

alter table post_polls add constraint post_polls_pkey PRIMARY KEY (post_id);

alter table post_polls add constraint post_polls_voter_num_check CHECK ((voter_num >= 0));

alter table post_polls add constraint post_polls_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id);

alter table post_tags add constraint post_tags_pkey PRIMARY KEY (post_id, tag);

alter table post_tags add constraint post_tags_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id) ON DELETE CASCADE;

alter table post_times add constraint post_times_pkey PRIMARY KEY (post_id);

alter table post_times add constraint post_times_check CHECK ((((publish_at IS NULL) = (wall IS NULL)) AND ((publish_at IS NULL) = (zone IS NULL))));

alter table post_times add constraint post_times_failure_check CHECK ((failure = ANY (ARRAY[''::text, 'media'::text, 'tier'::text, 'error'::text])));

alter table post_times add constraint post_times_zone_check CHECK ((char_length(zone) <= 60));

alter table post_times add constraint post_times_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table post_times add constraint post_times_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id);

alter table post_translations add constraint post_translations_pkey PRIMARY KEY (post_id, language);

alter table post_translations add constraint post_translations_language_check CHECK ((language = ANY (ARRAY['en'::text, 'zh'::text, 'ja'::text, 'es'::text, 'de'::text])));

alter table post_translations add constraint post_translations_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id);

alter table post_words add constraint post_words_pkey PRIMARY KEY (post_id);

alter table post_words add constraint post_words_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id) ON DELETE CASCADE;

alter table postings add constraint postings_pkey PRIMARY KEY (entry_id, account_id);

alter table postings add constraint postings_amount_check CHECK ((amount <> 0));

alter table postings add constraint postings_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(account_id);

alter table postings add constraint postings_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES journal_entries(entry_id);

alter table posts add constraint posts_pkey PRIMARY KEY (post_id);

alter table posts add constraint posts_check CHECK (((NOT is_open) OR ((price = 0) AND (tier_level = 0))));

alter table posts add constraint posts_client_id_check CHECK (((char_length(client_id) >= 1) AND (char_length(client_id) <= 64)));

alter table posts add constraint posts_comment_num_check CHECK ((comment_num >= 0));

alter table posts add constraint posts_comment_root_num_check CHECK ((comment_root_num >= 0));

alter table posts add constraint posts_content_check CHECK ((char_length(content) <= 5000));

alter table posts add constraint posts_like_num_check CHECK ((like_num >= 0));

alter table posts add constraint posts_price_check CHECK (((price >= 0) AND (price <= 100000)));

alter table posts add constraint posts_rejected_reason_check CHECK ((char_length(rejected_reason) <= 500));

alter table posts add constraint posts_sort_check CHECK ((sort = ANY (ARRAY[0, 1])));

alter table posts add constraint posts_state_check CHECK (((state >= 0) AND (state <= 6)));

alter table posts add constraint posts_tier_level_check CHECK ((tier_level >= 0));

alter table posts add constraint posts_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table presence add constraint presence_pkey PRIMARY KEY (user_id);

alter table presence add constraint presence_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table price_consents add constraint price_consents_pkey PRIMARY KEY (consent_id);

alter table price_consents add constraint price_consents_before_usd_cents_check CHECK ((before_usd_cents > 0));

alter table price_consents add constraint price_consents_month_usd_cents_check CHECK ((month_usd_cents > 0));

alter table price_consents add constraint price_consents_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(checkout_id);

alter table price_consents add constraint price_consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table promotion_claims add constraint promotion_claims_pkey PRIMARY KEY (checkout_id);

alter table promotion_claims add constraint promotion_claims_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(checkout_id);

alter table promotion_claims add constraint promotion_claims_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions(promotion_id);

alter table promotion_claims add constraint promotion_claims_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table promotion_fans add constraint promotion_fans_pkey PRIMARY KEY (promotion_id, user_id);

alter table promotion_fans add constraint promotion_fans_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions(promotion_id);

alter table promotion_fans add constraint promotion_fans_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table promotions add constraint promotions_pkey PRIMARY KEY (promotion_id);

alter table promotions add constraint promotions_char_id_client_id_key UNIQUE (char_id, client_id);

alter table promotions add constraint promotions_code_key UNIQUE (code);

alter table promotions add constraint promotions_audience_check CHECK ((audience = ANY (ARRAY['everyone'::text, 'new'::text, 'lapsed'::text, 'chosen'::text, 'link'::text])));

alter table promotions add constraint promotions_check CHECK ((num_nonnulls(percent_off, first_usd_cents, trial_days) = 1));

alter table promotions add constraint promotions_check1 CHECK (((audience = 'link'::text) = (code IS NOT NULL)));

alter table promotions add constraint promotions_check2 CHECK (((percent_off IS NOT NULL) OR (months = 1)));

alter table promotions add constraint promotions_claim_limit_check CHECK ((claim_limit > 0));

alter table promotions add constraint promotions_first_usd_cents_check CHECK ((first_usd_cents >= 50));

alter table promotions add constraint promotions_months_check CHECK (((months >= 1) AND (months <= 12)));

alter table promotions add constraint promotions_percent_off_check CHECK (((percent_off >= 5) AND (percent_off <= 90)));

alter table promotions add constraint promotions_trial_days_check CHECK (((trial_days >= 2) AND (trial_days <= 30)));

alter table promotions add constraint promotions_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table purchases add constraint purchases_pkey PRIMARY KEY (user_id, post_id);

alter table purchases add constraint purchases_entry_id_key UNIQUE (entry_id);

alter table purchases add constraint purchases_price_check CHECK ((price > 0));

alter table purchases add constraint purchases_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES journal_entries(entry_id);

alter table purchases add constraint purchases_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id);

alter table purchases add constraint purchases_refunded_by_fkey FOREIGN KEY (refunded_by) REFERENCES journal_entries(entry_id);

alter table purchases add constraint purchases_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table push_devices add constraint push_devices_pkey PRIMARY KEY (push_device_id);

alter table push_devices add constraint push_devices_endpoint_key UNIQUE (endpoint);

alter table push_devices add constraint push_devices_kind_check CHECK ((kind = ANY (ARRAY['web'::text, 'firebase'::text])));

alter table push_devices add constraint push_devices_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(session_id);

alter table push_devices add constraint push_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table push_settings add constraint push_settings_pkey PRIMARY KEY (user_id);

alter table push_settings add constraint push_settings_check CHECK (((((quiet_from IS NULL) = (quiet_until IS NULL)) AND (quiet_from IS DISTINCT FROM quiet_until)) OR (quiet_from IS NULL)));

alter table push_settings add constraint push_settings_detail_check CHECK ((detail = ANY (ARRAY['hidden'::text, 'names'::text, 'words'::text])));

alter table push_settings add constraint push_settings_quiet_from_check CHECK (((quiet_from >= 0) AND (quiet_from <= 1439)));

alter table push_settings add constraint push_settings_quiet_until_check CHECK (((quiet_until >= 0) AND (quiet_until <= 1439)));

alter table push_settings add constraint push_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table quick_replies add constraint quick_replies_pkey PRIMARY KEY (reply_id);

alter table quick_replies add constraint quick_replies_char_id_client_id_key UNIQUE (char_id, client_id);

alter table quick_replies add constraint quick_replies_content_check CHECK (((length(content) >= 1) AND (length(content) <= 1000)));

alter table quick_replies add constraint quick_replies_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table recovery_codes add constraint recovery_codes_pkey PRIMARY KEY (user_id, digest);

alter table recovery_codes add constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES totp_secrets(user_id);

alter table referral_shares add constraint referral_shares_pkey PRIMARY KEY (user_id);

alter table referral_shares add constraint referral_shares_share_bps_check CHECK (((share_bps >= 1) AND (share_bps <= 10000)));

alter table referral_shares add constraint referral_shares_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(account_id);

alter table referral_shares add constraint referral_shares_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table refused_files add constraint refused_files_pkey PRIMARY KEY (digest);

alter table refused_files add constraint refused_files_digest_check CHECK ((octet_length(digest) = 32));

alter table removal_requests add constraint removal_requests_pkey PRIMARY KEY (request_id);

alter table removal_requests add constraint removal_requests_content_check CHECK ((char_length(content) <= 4000));

alter table removal_requests add constraint removal_requests_kind_check CHECK ((kind = ANY (ARRAY['intimate_image'::text, 'copyright'::text, 'illegal'::text])));

alter table removal_requests add constraint removal_requests_state_check CHECK ((state = ANY (ARRAY['open'::text, 'removed'::text, 'refused'::text, 'restored'::text])));

alter table reports add constraint reports_pkey PRIMARY KEY (report_id);

alter table reports add constraint reports_user_id_reported_type_reported_id_key UNIQUE (user_id, reported_type, reported_id);

alter table reports add constraint reports_content_check CHECK ((char_length(content) <= 5000));

alter table reports add constraint reports_detail_check CHECK ((char_length(detail) <= 1000));

alter table reports add constraint reports_reason_check CHECK ((reason = ANY (ARRAY['minors'::text, 'non_consent'::text, 'harassment'::text, 'hate'::text, 'violence'::text, 'illegal'::text, 'private_facts'::text, 'impersonation'::text, 'copyright'::text, 'spam'::text, 'other'::text])));

alter table reports add constraint reports_reported_type_check CHECK (((reported_type >= 1) AND (reported_type <= 5)));

alter table reports add constraint reports_state_check CHECK ((state = ANY (ARRAY['open'::text, 'upheld'::text, 'dismissed'::text])));

alter table reports add constraint reports_reported_user_id_fkey FOREIGN KEY (reported_user_id) REFERENCES users(user_id);

alter table reports add constraint reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table restrictions add constraint restrictions_pkey PRIMARY KEY (user_id, other_user_id);

alter table restrictions add constraint restrictions_check CHECK ((user_id <> other_user_id));

alter table restrictions add constraint restrictions_met_char_id_fkey FOREIGN KEY (met_char_id) REFERENCES characters(char_id);

alter table restrictions add constraint restrictions_other_user_id_fkey FOREIGN KEY (other_user_id) REFERENCES users(user_id);

alter table restrictions add constraint restrictions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table retired_handles add constraint retired_handles_pkey PRIMARY KEY (digest);

alter table sanctions add constraint sanctions_pkey PRIMARY KEY (sanction_id);

alter table sanctions add constraint sanctions_check CHECK ((ends_at > begins_at));

alter table sanctions add constraint sanctions_kind_check CHECK ((kind = ANY (ARRAY['strike'::text, 'mute'::text, 'ban'::text])));

alter table sanctions add constraint sanctions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table sandbox_checkouts add constraint sandbox_checkouts_pkey PRIMARY KEY (checkout_id);

alter table sandbox_checkouts add constraint sandbox_checkouts_amount_usd_cents_check CHECK ((amount >= 0));

alter table sandbox_checkouts add constraint sandbox_checkouts_state_check CHECK ((state = ANY (ARRAY['open'::text, 'confirming'::text, 'paid'::text, 'declined'::text, 'expired'::text])));

alter table sandbox_events add constraint sandbox_events_pkey PRIMARY KEY (event_id);

alter table sandbox_events add constraint sandbox_events_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES sandbox_checkouts(checkout_id);

alter table sandbox_methods add constraint sandbox_methods_pkey PRIMARY KEY (method_ref);

alter table sandbox_payments add constraint sandbox_payments_pkey PRIMARY KEY (payment_ref);

alter table sandbox_payments add constraint sandbox_payments_amount_usd_cents_check CHECK ((amount > 0));

alter table sandbox_payments add constraint sandbox_payments_check CHECK (((refunded + disputed) <= amount));

alter table sandbox_payments add constraint sandbox_payments_check1 CHECK (((next_step IS NULL) = (next_step_at IS NULL)));

alter table sandbox_payments add constraint sandbox_payments_disputed_usd_cents_check CHECK ((disputed >= 0));

alter table sandbox_payments add constraint sandbox_payments_next_step_check CHECK ((next_step = ANY (ARRAY['refund'::text, 'refund_half'::text, 'dispute'::text, 'dispute_then_win'::text, 'win'::text])));

alter table sandbox_payments add constraint sandbox_payments_refunded_usd_cents_check CHECK ((refunded >= 0));

alter table sandbox_payments add constraint sandbox_payments_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES sandbox_checkouts(checkout_id);

alter table sandbox_payout_accounts add constraint sandbox_payout_accounts_pkey PRIMARY KEY (account_ref);

alter table sandbox_payout_accounts add constraint sandbox_payout_accounts_state_check CHECK ((state = ANY (ARRAY['incomplete'::text, 'ready'::text, 'rejected'::text])));

alter table sandbox_payouts add constraint sandbox_payouts_pkey PRIMARY KEY (payout_id);

alter table sandbox_payouts add constraint sandbox_payouts_amount_usd_cents_check CHECK ((amount_usd_cents > 0));

alter table sandbox_payouts add constraint sandbox_payouts_state_check CHECK ((state = ANY (ARRAY['sent'::text, 'paid'::text, 'failed'::text])));

alter table sandbox_payouts add constraint sandbox_payouts_account_ref_fkey FOREIGN KEY (account_ref) REFERENCES sandbox_payout_accounts(account_ref);

alter table sandbox_subscriptions add constraint sandbox_subscriptions_pkey PRIMARY KEY (subscription_ref);

alter table sandbox_subscriptions add constraint sandbox_subscriptions_checkout_id_key UNIQUE (checkout_id);

alter table sandbox_subscriptions add constraint sandbox_subscriptions_state_check CHECK ((state = ANY (ARRAY['trialing'::text, 'active'::text, 'past_due'::text, 'ended'::text])));

alter table sandbox_subscriptions add constraint sandbox_subscriptions_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES sandbox_checkouts(checkout_id);

alter table saved_posts add constraint saved_posts_pkey PRIMARY KEY (user_id, post_id);

alter table saved_posts add constraint saved_posts_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id);

alter table saved_posts add constraint saved_posts_user_id_collection_id_fkey FOREIGN KEY (user_id, collection_id) REFERENCES collections(user_id, collection_id) ON DELETE SET NULL (collection_id);

alter table saved_posts add constraint saved_posts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table search_terms add constraint search_terms_pkey PRIMARY KEY (word);

alter table seen_posts add constraint seen_posts_pkey PRIMARY KEY (user_id, post_id);

alter table seen_posts add constraint seen_posts_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id);

alter table seen_posts add constraint seen_posts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table server_secrets add constraint server_secrets_pkey PRIMARY KEY (name);

alter table sessions add constraint sessions_pkey PRIMARY KEY (session_id);

alter table sessions add constraint sessions_token_hash_key UNIQUE (token_hash);

alter table sessions add constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table sign_in_identities add constraint sign_in_identities_pkey PRIMARY KEY (issuer, subject);

alter table sign_in_identities add constraint sign_in_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table spending_limits add constraint spending_limits_pkey PRIMARY KEY (user_id);

alter table spending_limits add constraint spending_limits_check CHECK (((next_from IS NOT NULL) OR (next_weekly_usd_cents IS NULL)));

alter table spending_limits add constraint spending_limits_confirm_above_check CHECK ((confirm_above >= 0));

alter table spending_limits add constraint spending_limits_next_weekly_usd_cents_check CHECK ((next_weekly_usd_cents > 0));

alter table spending_limits add constraint spending_limits_weekly_usd_cents_check CHECK ((weekly_usd_cents > 0));

alter table spending_limits add constraint spending_limits_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table staff_cases add constraint staff_cases_pkey PRIMARY KEY (case_id);

alter table staff_cases add constraint staff_cases_check CHECK (((state = 'decided'::text) = (decision IS NOT NULL)));

alter table staff_cases add constraint staff_cases_check1 CHECK (((state = 'decided'::text) = (decided_at IS NOT NULL)));

alter table staff_cases add constraint staff_cases_check2 CHECK (((kind = ANY (ARRAY['age_appeal'::text, 'appeal'::text])) = (about_case_id IS NOT NULL)));

alter table staff_cases add constraint staff_cases_claim CHECK (((claimed_by IS NULL) = (claimed_until IS NULL)));

alter table staff_cases add constraint staff_cases_days_check CHECK (((days >= 1) AND (days <= 3650)));

alter table staff_cases add constraint staff_cases_decision_check CHECK ((decision ~ '^[a-z_]{1,40}$'::text));

alter table staff_cases add constraint staff_cases_kind_check CHECK ((kind ~ '^[a-z_]{1,40}$'::text));

alter table staff_cases add constraint staff_cases_proposal CHECK (((proposal IS NULL) = (proposed_by IS NULL)));

alter table staff_cases add constraint staff_cases_proposal_check CHECK ((proposal ~ '^[a-z_]{1,40}$'::text));

alter table staff_cases add constraint staff_cases_queue_check CHECK ((queue = ANY (ARRAY['answers'::text, 'appeals'::text, 'identities'::text, 'payouts'::text, 'posts'::text, 'removals'::text, 'reports'::text, 'tickets'::text])));

alter table staff_cases add constraint staff_cases_reason_check CHECK ((char_length(reason) <= 40));

alter table staff_cases add constraint staff_cases_severity_check CHECK (((severity >= 0) AND (severity <= 3)));

alter table staff_cases add constraint staff_cases_source_check CHECK ((source ~ '^[a-z_]{1,40}$'::text));

alter table staff_cases add constraint staff_cases_state_check CHECK ((state = ANY (ARRAY['open'::text, 'decided'::text])));

alter table staff_cases add constraint staff_cases_subject CHECK (((subject_type IS NULL) = (subject_id IS NULL)));

alter table staff_cases add constraint staff_cases_subject_type_check CHECK (((subject_type >= 1) AND (subject_type <= 9)));

alter table staff_cases add constraint staff_cases_about_case_id_fkey FOREIGN KEY (about_case_id) REFERENCES staff_cases(case_id);

alter table staff_cases add constraint staff_cases_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES users(user_id);

alter table staff_cases add constraint staff_cases_decider_id_fkey FOREIGN KEY (decider_id) REFERENCES users(user_id);

alter table staff_cases add constraint staff_cases_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES users(user_id);

alter table staff_cases add constraint staff_cases_swept_into_fkey FOREIGN KEY (swept_into) REFERENCES staff_cases(case_id);

alter table staff_cases add constraint staff_cases_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table staff_events add constraint staff_events_pkey PRIMARY KEY (event_id);

alter table staff_events add constraint staff_events_action_check CHECK ((action = ANY (ARRAY['claim'::text, 'decide'::text, 'propose'::text, 'look'::text, 'sweep'::text])));

alter table staff_events add constraint staff_events_actor_name_check CHECK ((char_length(actor_name) <= 200));

alter table staff_events add constraint staff_events_check CHECK (((action = ANY (ARRAY['decide'::text, 'propose'::text])) = (decision IS NOT NULL)));

alter table staff_events add constraint staff_events_note_check CHECK ((char_length(note) <= 2000));

alter table staff_events add constraint staff_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(user_id);

alter table subscription_charges add constraint subscription_charges_pkey PRIMARY KEY (checkout_id, period_end);

alter table subscription_charges add constraint subscription_charges_entry_id_key UNIQUE (entry_id);

alter table subscription_charges add constraint subscription_charges_usd_cents_check CHECK ((usd_cents > 0));

alter table subscription_charges add constraint subscription_charges_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(checkout_id);

alter table subscription_charges add constraint subscription_charges_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES journal_entries(entry_id);

alter table subscription_gifts add constraint subscription_gifts_pkey PRIMARY KEY (gift_id);

alter table subscription_gifts add constraint subscription_gifts_checkout_id_key UNIQUE (checkout_id);

alter table subscription_gifts add constraint subscription_gifts_claim_entry_id_key UNIQUE (claim_entry_id);

alter table subscription_gifts add constraint subscription_gifts_code_key UNIQUE (code);

alter table subscription_gifts add constraint subscription_gifts_check CHECK (((state = 'waiting'::text) = (expires_at IS NULL)));

alter table subscription_gifts add constraint subscription_gifts_check1 CHECK (((claimed_by IS NULL) = (claim_entry_id IS NULL)));

alter table subscription_gifts add constraint subscription_gifts_check2 CHECK (((state <> 'claimed'::text) OR (claimed_by IS NOT NULL)));

alter table subscription_gifts add constraint subscription_gifts_month_usd_cents_check CHECK ((month_usd_cents > 0));

alter table subscription_gifts add constraint subscription_gifts_months_check CHECK ((months = ANY (ARRAY[1, 3, 6, 12])));

alter table subscription_gifts add constraint subscription_gifts_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'claimed'::text, 'returning'::text, 'returned'::text])));

alter table subscription_gifts add constraint subscription_gifts_whole_period CHECK (((period_start IS NULL) = (period_end IS NULL)));

alter table subscription_gifts add constraint subscription_gifts_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table subscription_gifts add constraint subscription_gifts_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(checkout_id);

alter table subscription_gifts add constraint subscription_gifts_claim_entry_id_fkey FOREIGN KEY (claim_entry_id) REFERENCES journal_entries(entry_id);

alter table subscription_gifts add constraint subscription_gifts_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES users(user_id);

alter table subscription_gifts add constraint subscription_gifts_to_user_id_fkey FOREIGN KEY (to_user_id) REFERENCES users(user_id);

alter table subscription_gifts add constraint subscription_gifts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table support_messages add constraint support_messages_pkey PRIMARY KEY (message_id);

alter table support_messages add constraint support_messages_ticket_id_client_id_key UNIQUE (ticket_id, client_id);

alter table support_messages add constraint support_messages_author_check CHECK ((author = ANY (ARRAY['person'::text, 'staff'::text])));

alter table support_messages add constraint support_messages_content_check CHECK (((char_length(content) >= 1) AND (char_length(content) <= 4000)));

alter table support_messages add constraint support_messages_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES support_tickets(ticket_id);

alter table support_messages add constraint support_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table support_tickets add constraint support_tickets_pkey PRIMARY KEY (ticket_id);

alter table support_tickets add constraint support_tickets_user_id_client_id_key UNIQUE (user_id, client_id);

alter table support_tickets add constraint support_tickets_concern_check CHECK ((concern = ANY (ARRAY['self_harm'::text, 'minors'::text, 'non_consent'::text, 'private_facts'::text])));

alter table support_tickets add constraint support_tickets_content_check CHECK (((char_length(content) >= 1) AND (char_length(content) <= 4000)));

alter table support_tickets add constraint support_tickets_state_check CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text])));

alter table support_tickets add constraint support_tickets_topic_check CHECK ((topic = ANY (ARRAY['account'::text, 'payments'::text, 'creator'::text, 'safety'::text, 'bug'::text, 'other'::text])));

alter table support_tickets add constraint support_tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table tier_upgrades add constraint tier_upgrades_pkey PRIMARY KEY (checkout_id);

alter table tier_upgrades add constraint tier_upgrades_check CHECK ((to_level > from_level));

alter table tier_upgrades add constraint tier_upgrades_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'undone'::text])));

alter table tier_upgrades add constraint tier_upgrades_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table tier_upgrades add constraint tier_upgrades_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(checkout_id);

alter table tier_upgrades add constraint tier_upgrades_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table totp_secrets add constraint totp_secrets_pkey PRIMARY KEY (user_id);

alter table totp_secrets add constraint totp_secrets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table tracking_clicks add constraint tracking_clicks_pkey PRIMARY KEY (link_id, day);

alter table tracking_clicks add constraint tracking_clicks_clicks_check CHECK ((clicks > 0));

alter table tracking_clicks add constraint tracking_clicks_link_id_fkey FOREIGN KEY (link_id) REFERENCES tracking_links(link_id);

alter table tracking_links add constraint tracking_links_pkey PRIMARY KEY (link_id);

alter table tracking_links add constraint tracking_links_char_id_client_id_key UNIQUE (char_id, client_id);

alter table tracking_links add constraint tracking_links_code_key UNIQUE (code);

alter table tracking_links add constraint tracking_links_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table tracking_touches add constraint tracking_touches_pkey PRIMARY KEY (user_id, char_id, touched_at);

alter table tracking_touches add constraint tracking_touches_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table tracking_touches add constraint tracking_touches_link_id_fkey FOREIGN KEY (link_id) REFERENCES tracking_links(link_id);

alter table tracking_touches add constraint tracking_touches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

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

alter table vault_folders add constraint vault_folders_pkey PRIMARY KEY (folder_id);

alter table vault_folders add constraint vault_folders_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)));

alter table vault_folders add constraint vault_folders_char_id_fkey FOREIGN KEY (char_id) REFERENCES characters(char_id);

alter table vault_items add constraint vault_items_pkey PRIMARY KEY (media_id);

alter table vault_items add constraint vault_items_folder_id_fkey FOREIGN KEY (folder_id) REFERENCES vault_folders(folder_id) ON DELETE CASCADE;

alter table vault_items add constraint vault_items_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(media_id) ON DELETE CASCADE;

alter table vip_charges add constraint vip_charges_pkey PRIMARY KEY (checkout_id, period_end);

alter table vip_charges add constraint vip_charges_entry_id_key UNIQUE (entry_id);

alter table vip_charges add constraint vip_charges_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(checkout_id);

alter table vip_charges add constraint vip_charges_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES journal_entries(entry_id);

alter table vip_memberships add constraint vip_memberships_pkey PRIMARY KEY (user_id);

alter table vip_memberships add constraint vip_memberships_provider_ref_key UNIQUE (provider_ref);

alter table vip_memberships add constraint vip_memberships_month_diamonds_check CHECK ((month_diamonds > 0));

alter table vip_memberships add constraint vip_memberships_month_usd_cents_check CHECK ((month_usd_cents > 0));

alter table vip_memberships add constraint vip_memberships_state_check CHECK ((state = ANY (ARRAY['active'::text, 'past_due'::text, 'canceled'::text, 'expired'::text])));

alter table vip_memberships add constraint vip_memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table watch_positions add constraint watch_positions_pkey PRIMARY KEY (user_id, post_id);

alter table watch_positions add constraint watch_positions_seconds_check CHECK ((seconds > (0)::double precision));

alter table watch_positions add constraint watch_positions_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(post_id);

alter table watch_positions add constraint watch_positions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

alter table welcome_gifts add constraint welcome_gifts_pkey PRIMARY KEY (user_id);

alter table welcome_gifts add constraint welcome_gifts_entry_id_key UNIQUE (entry_id);

alter table welcome_gifts add constraint welcome_gifts_diamonds_check CHECK ((diamonds > 0));

alter table welcome_gifts add constraint welcome_gifts_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES journal_entries(entry_id);

alter table welcome_gifts add constraint welcome_gifts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id);

CREATE INDEX answer_versions_of_fan ON public.answer_versions USING btree (user_id);

CREATE INDEX answer_versions_rated ON public.answer_versions USING btree (char_id, rated_at DESC, conversation_id DESC, seq DESC, version DESC) WHERE (rated_at IS NOT NULL);

CREATE INDEX audience_events_by_hour ON public.audience_events USING brin (hour);

CREATE INDEX audience_events_by_transaction ON public.audience_events USING btree (xid);

CREATE UNIQUE INDEX audience_events_once ON public.audience_events USING btree (user_id, kind, char_id, slot);

CREATE INDEX auto_message_log_by_character ON public.auto_message_log USING btree (char_id, log_id);

CREATE INDEX auto_message_log_by_fan ON public.auto_message_log USING btree (char_id, user_id, ended_at);

CREATE INDEX auto_message_log_of_user ON public.auto_message_log USING btree (user_id);

CREATE INDEX auto_message_log_waiting ON public.auto_message_log USING btree (due_at) WHERE (state = 'waiting'::text);

CREATE INDEX auto_message_media_by_media ON public.auto_message_media USING btree (media_id);

CREATE INDEX blocks_by_time ON public.blocks USING btree (user_id, created_at DESC, other_user_id DESC);

CREATE INDEX broadcast_media_by_media ON public.broadcast_media USING btree (media_id);

CREATE INDEX broadcast_recipients_of_user ON public.broadcast_recipients USING btree (user_id);

CREATE INDEX broadcast_recipients_sent ON public.broadcast_recipients USING btree (broadcast_id, user_id) WHERE (state = 'sent'::text);

CREATE INDEX broadcast_recipients_waiting ON public.broadcast_recipients USING btree (broadcast_id, user_id) WHERE (state = 'waiting'::text);

CREATE INDEX broadcasts_by_character ON public.broadcasts USING btree (char_id, broadcast_id DESC);

CREATE INDEX broadcasts_due ON public.broadcasts USING btree (send_at) WHERE (state = 'scheduled'::text);

CREATE INDEX card_proofs_of ON public.card_proofs USING btree (char_id, proof_id DESC);

CREATE UNIQUE INDEX card_proofs_published ON public.card_proofs USING btree (char_id) WHERE is_published;

CREATE INDEX care_episodes_user ON public.care_episodes USING btree (user_id, began_at DESC);

CREATE INDEX case_files_subject ON public.case_files USING btree (kind, subject_id, file_id);

CREATE INDEX ccbill_entries_by_checkout ON public.ccbill_entries USING btree (checkout_id) WHERE (checkout_id IS NOT NULL);

CREATE INDEX ccbill_entries_by_subscription ON public.ccbill_entries USING btree (subscription_id) WHERE (subscription_id IS NOT NULL);

CREATE INDEX ccbill_entries_in_order ON public.ccbill_entries USING btree (recorded_at, sequence);

CREATE INDEX ccbill_held_by_time ON public.ccbill_held USING btree (held_at, held_key);

CREATE INDEX character_words_names ON public.character_words USING gin (names gin_trgm_ops);

CREATE INDEX character_words_words ON public.character_words USING gin (words);

CREATE INDEX characters_avatar ON public.characters USING btree (avatar_media_id) WHERE (avatar_media_id IS NOT NULL);

CREATE INDEX characters_banner ON public.characters USING btree (banner_media_id) WHERE (banner_media_id IS NOT NULL);

CREATE INDEX characters_by_age ON public.characters USING btree (created_at DESC, char_id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX characters_by_popularity ON public.characters USING btree (follower_num DESC, char_id DESC) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX characters_handle ON public.characters USING btree (char_unique_id);

CREATE INDEX characters_image ON public.characters USING btree (image_media_id) WHERE (image_media_id IS NOT NULL);

CREATE INDEX characters_intro ON public.characters USING btree (intro_media_id) WHERE (intro_media_id IS NOT NULL);

CREATE INDEX characters_kind_by_age ON public.characters USING btree (kind, created_at DESC, char_id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX characters_kind_by_popularity ON public.characters USING btree (kind, follower_num DESC, char_id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX characters_user ON public.characters USING btree (user_id);

CREATE INDEX checkouts_by_subscription ON public.checkouts USING btree (subscription_ref) WHERE (subscription_ref IS NOT NULL);

CREATE INDEX checkouts_by_user ON public.checkouts USING btree (user_id, created_at DESC);

CREATE UNIQUE INDEX checkouts_one_open ON public.checkouts USING btree (user_id, exclusive_key) WHERE (state = ANY (ARRAY['open'::text, 'declined'::text]));

CREATE INDEX checkouts_open ON public.checkouts USING btree (created_at) WHERE (state = ANY (ARRAY['open'::text, 'declined'::text]));

CREATE INDEX comments_by_thread ON public.comments USING btree (thread_user_id, post_id);

CREATE INDEX comments_by_writer ON public.comments USING btree (user_id, post_id);

CREATE UNIQUE INDEX comments_client_id ON public.comments USING btree (user_id, client_id) WHERE (client_id IS NOT NULL);

CREATE INDEX comments_replies ON public.comments USING btree (root_id, comment_id) WHERE (root_id IS NOT NULL);

CREATE INDEX comments_roots ON public.comments USING btree (post_id, comment_id DESC) WHERE ((root_id IS NULL) AND (deleted_at IS NULL));

CREATE INDEX comments_visible_only_to ON public.comments USING btree (visible_only_to, post_id) WHERE ((visible_only_to IS NOT NULL) AND (deleted_at IS NULL));

CREATE INDEX companion_replies_by_message ON public.companion_replies USING btree (conversation_id, to_seq);

CREATE INDEX companion_replies_due ON public.companion_replies USING btree (due_at) WHERE (state = 'waiting'::text);

CREATE UNIQUE INDEX companion_replies_live ON public.companion_replies USING btree (conversation_id) WHERE (state = ANY (ARRAY['queued'::text, 'writing'::text, 'waiting'::text, 'draft'::text]));

CREATE INDEX companion_replies_unfinished ON public.companion_replies USING btree (updated_at) WHERE (state = ANY (ARRAY['queued'::text, 'writing'::text]));

CREATE INDEX companion_replies_writing ON public.companion_replies USING btree (user_id) WHERE (state = 'writing'::text);

CREATE INDEX conversation_labels_of_conversation ON public.conversation_labels USING btree (conversation_id);

CREATE INDEX conversation_words_words ON public.conversation_words USING gin (words);

CREATE INDEX conversations_circle_of_creator ON public.conversations USING btree (creator_user_id, circle_since, conversation_id) WHERE ((circle_since IS NOT NULL) AND (NOT fan_circle_closed));

CREATE INDEX conversations_circle_of_fan ON public.conversations USING btree (user_id, circle_since, conversation_id) WHERE ((circle_since IS NOT NULL) AND (NOT creator_circle_closed));

CREATE INDEX conversations_creator_folder ON public.conversations USING btree (creator_user_id, creator_folder, creator_pinned DESC, last_message_at DESC, conversation_id DESC) WHERE (last_message_at IS NOT NULL);

CREATE INDEX conversations_creator_unread ON public.conversations USING btree (creator_user_id, creator_pinned DESC, last_message_at DESC, conversation_id DESC) INCLUDE (creator_unread, creator_muted) WHERE (((creator_unread > 0) OR creator_marked_unread) AND (creator_folder = 'inbox'::text) AND (last_message_at IS NOT NULL));

CREATE INDEX conversations_creator_waiting ON public.conversations USING btree (creator_user_id, creator_pinned DESC, last_message_at DESC, conversation_id DESC) WHERE ((last_identity = 'fan'::text) AND (creator_folder = 'inbox'::text) AND (last_message_at IS NOT NULL));

CREATE INDEX conversations_distress ON public.conversations USING btree (creator_user_id, creator_pinned DESC, last_message_at DESC, conversation_id DESC) WHERE ((handover = 'distress'::text) AND (last_message_at IS NOT NULL));

CREATE INDEX conversations_fan_folder ON public.conversations USING btree (user_id, fan_folder, fan_pinned DESC, last_message_at DESC, conversation_id DESC) WHERE (last_message_at IS NOT NULL);

CREATE INDEX conversations_fan_unread ON public.conversations USING btree (user_id, fan_pinned DESC, last_message_at DESC, conversation_id DESC) INCLUDE (fan_unread, fan_muted) WHERE (((fan_unread > 0) OR fan_marked_unread) AND (fan_folder = 'inbox'::text) AND (last_message_at IS NOT NULL));

CREATE INDEX conversations_fan_waiting ON public.conversations USING btree (user_id, fan_pinned DESC, last_message_at DESC, conversation_id DESC) WHERE ((last_identity = ANY (ARRAY['creator'::text, 'ai'::text])) AND (fan_folder = 'inbox'::text) AND (last_message_at IS NOT NULL));

CREATE INDEX conversations_of_creator ON public.conversations USING btree (creator_user_id, last_message_at DESC, conversation_id DESC);

CREATE INDEX conversations_of_creator_changed ON public.conversations USING btree (creator_user_id, changed_xid);

CREATE INDEX conversations_of_fan_changed ON public.conversations USING btree (user_id, changed_xid);

CREATE INDEX conversations_subscribers ON public.conversations USING btree (creator_user_id, creator_pinned DESC, last_message_at DESC, conversation_id DESC) WHERE (is_subscriber AND (creator_folder = 'inbox'::text) AND (last_message_at IS NOT NULL));

CREATE INDEX conversations_top_fans ON public.conversations USING btree (creator_user_id, gifted_diamonds DESC, conversation_id DESC) WHERE ((gifted_diamonds > 0) AND (creator_folder = 'inbox'::text) AND (last_message_at IS NOT NULL));

CREATE INDEX currency_quotes_expired ON public.currency_quotes USING btree (expires_at);

CREATE INDEX currency_quotes_newest ON public.currency_quotes USING btree (provider, currency, quoted_at DESC);

CREATE INDEX data_exports_expiry ON public.data_exports USING btree (expires_at) WHERE (state = 'ready'::text);

CREATE UNIQUE INDEX data_exports_queued ON public.data_exports USING btree (user_id) WHERE (state = 'queued'::text);

CREATE INDEX data_exports_user ON public.data_exports USING btree (user_id, export_id);

CREATE INDEX departed_limits_by_time ON public.departed_limits USING btree (left_at);

CREATE INDEX fan_list_people_by_time ON public.fan_list_people USING btree (list_id, added_at DESC, user_id DESC);

CREATE INDEX fan_list_people_of_user ON public.fan_list_people USING btree (user_id);

CREATE INDEX fan_notes_of_fan ON public.fan_notes USING btree (user_id);

CREATE INDEX first_joins_by_character ON public.first_joins USING btree (char_id);

CREATE INDEX first_joins_by_time ON public.first_joins USING btree (joined_at, user_id, char_id);

CREATE INDEX gift_givers_by_diamonds ON public.gift_givers USING btree (char_id, diamonds DESC, user_id DESC);

CREATE INDEX gifts_by_character ON public.gifts USING btree (char_id, gift_id DESC);

CREATE INDEX gifts_by_fan ON public.gifts USING btree (user_id, gift_id DESC);

CREATE INDEX goal_gifts_by_post ON public.goal_gifts USING btree (post_id, entry_id);

CREATE INDEX held_changes_media ON public.held_changes USING gin (media_ids) WHERE (state <> 'applied'::text);

CREATE INDEX held_changes_person ON public.held_changes USING btree (user_id);

CREATE INDEX held_changes_subject ON public.held_changes USING btree (kind, subject_id, change_id);

CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);

CREATE INDEX journal_entries_by_user ON public.journal_entries USING btree (user_id, entry_id DESC) WHERE (kind <> 'release'::text);

CREATE INDEX journal_entries_charges ON public.journal_entries USING btree (user_id, entry_id DESC) WHERE (kind = ANY (ARRAY['purchase'::text, 'subscription'::text, 'vip'::text, 'post_sale'::text, 'gift_purchase'::text, 'unapplied'::text]));

CREATE INDEX journal_entries_checkout ON public.journal_entries USING btree (checkout_id) WHERE (checkout_id IS NOT NULL);

CREATE INDEX journal_entries_of_character ON public.journal_entries USING btree (char_id, earning_kind(kind), entry_id DESC) WHERE (char_id IS NOT NULL);

CREATE UNIQUE INDEX journal_entries_one_purchase ON public.journal_entries USING btree (checkout_id) WHERE (kind = 'purchase'::text);

CREATE INDEX journal_entries_reverses ON public.journal_entries USING btree (reverses) WHERE (reverses IS NOT NULL);

CREATE INDEX journal_entries_unapplied ON public.journal_entries USING btree (entry_id) WHERE (kind = 'unapplied'::text);

CREATE INDEX ledger_accounts_in_debt ON public.ledger_accounts USING btree (user_id) WHERE (balance < 0);

CREATE INDEX likes_by_user ON public.likes USING btree (user_id, created_at DESC, post_id DESC);

CREATE INDEX likes_newest ON public.likes USING btree (post_id, created_at DESC, user_id DESC);

CREATE INDEX lucky_draws_by_user ON public.lucky_draws USING btree (user_id, seed_id DESC);

CREATE INDEX lucky_draws_of_day ON public.lucky_draws USING btree (user_id, drawn_at);

CREATE UNIQUE INDEX lucky_seeds_next ON public.lucky_seeds USING btree (user_id) WHERE (drawn_at IS NULL);

CREATE INDEX mail_settings_due ON public.mail_settings USING btree (next_at, user_id) WHERE (next_at IS NOT NULL);

CREATE INDEX mails_by_address ON public.mails USING btree (address, created_at);

CREATE INDEX mails_by_time ON public.mails USING btree (created_at);

CREATE INDEX mails_by_user ON public.mails USING btree (user_id, created_at);

CREATE UNIQUE INDEX mails_once ON public.mails USING btree (kind, subject_id) WHERE (subject_id IS NOT NULL);

CREATE INDEX media_by_owner ON public.media USING btree (owner_user_id, media_id DESC);

CREATE INDEX media_by_owner_and_kind ON public.media USING btree (owner_user_id, kind, media_id DESC);

CREATE INDEX media_uploads_age ON public.media_uploads USING btree (created_at);

CREATE INDEX media_uploads_digest ON public.media_uploads USING btree (user_id, digest) WHERE (digest IS NOT NULL);

CREATE INDEX media_uploads_file ON public.media_uploads USING btree (digest) WHERE (digest IS NOT NULL);

CREATE INDEX media_uploads_media ON public.media_uploads USING btree (media_id);

CREATE INDEX media_uploads_poster ON public.media_uploads USING btree (poster_media_id) WHERE (poster_media_id IS NOT NULL);

CREATE INDEX memberships_by_bell ON public.memberships USING btree (char_id, user_id) WHERE (bell = 'all'::text);

CREATE INDEX memberships_by_character ON public.memberships USING btree (char_id, joined_at DESC);

CREATE INDEX memberships_by_list ON public.memberships USING btree (char_id, membership_list(state), joined_at DESC, user_id DESC) INCLUDE (state);

CREATE INDEX memberships_by_user ON public.memberships USING btree (user_id, joined_at DESC, char_id DESC) INCLUDE (kind);

CREATE UNIQUE INDEX memberships_provider_ref ON public.memberships USING btree (provider_ref) WHERE (provider_ref IS NOT NULL);

CREATE INDEX memberships_renewal ON public.memberships USING btree (period_end) WHERE ((kind = 'pro'::text) AND (state = ANY (ARRAY['trialing'::text, 'active'::text, 'past_due'::text, 'canceled'::text])));

CREATE INDEX memories_of_fan ON public.memories USING btree (user_id);

CREATE UNIQUE INDEX memory_facts_client_id ON public.memory_facts USING btree (conversation_id, client_id) WHERE (client_id IS NOT NULL);

CREATE INDEX memory_facts_of_fan ON public.memory_facts USING btree (user_id);

CREATE INDEX memory_facts_source ON public.memory_facts USING btree (conversation_id, source_seq) WHERE (source_seq IS NOT NULL);

CREATE INDEX message_charges_of_fan ON public.message_charges USING btree (user_id) WHERE (state = 'reserved'::text);

CREATE INDEX message_charges_of_message ON public.message_charges USING btree (conversation_id, seq);

CREATE INDEX message_charges_reserved ON public.message_charges USING btree (conversation_id, seq) WHERE (state = 'reserved'::text);

CREATE UNIQUE INDEX message_charges_reserved_once ON public.message_charges USING btree (conversation_id, seq) WHERE (state = 'reserved'::text);

CREATE INDEX message_media_by_media ON public.message_media USING btree (media_id);

CREATE INDEX message_purchases_of_fan ON public.message_purchases USING btree (user_id, created_at DESC, message_id DESC);

CREATE INDEX message_speech_created ON public.message_speech USING btree (created_at);

CREATE INDEX message_speech_user ON public.message_speech USING btree (user_id, created_at);

CREATE INDEX message_versions_replaced ON public.message_versions USING btree (replaced_at);

CREATE INDEX messages_changed ON public.messages USING btree (conversation_id, changed_xid);

CREATE UNIQUE INDEX messages_client_id ON public.messages USING btree (conversation_id, sender_user_id, client_id) WHERE (client_id IS NOT NULL);

CREATE INDEX messages_with_price ON public.messages USING btree (conversation_id, seq DESC) WHERE (price IS NOT NULL);

CREATE INDEX notifications_by_user ON public.notifications USING btree (user_id, push_type, notification_id DESC);

CREATE INDEX passkey_challenges_by_user ON public.passkey_challenges USING btree (user_id);

CREATE INDEX passkeys_by_user ON public.passkeys USING btree (user_id, passkey_id DESC);

CREATE INDEX payment_events_checkout ON public.payment_events USING btree (checkout_id) WHERE (checkout_id IS NOT NULL);

CREATE INDEX payments_by_checkout ON public.payments USING btree (checkout_id);

CREATE INDEX payments_refund_refused ON public.payments USING btree (refund_refused_at, payment_ref) WHERE (refund_refusal IS NOT NULL);

CREATE INDEX payout_accounts_to_review ON public.payout_accounts USING btree (updated_at, user_id) WHERE (identity_state = 'pending'::text);

CREATE INDEX payouts_of_user ON public.payouts USING btree (user_id, payout_id DESC);

CREATE UNIQUE INDEX payouts_one_in_flight ON public.payouts USING btree (user_id) WHERE (state = ANY (ARRAY['requested'::text, 'approved'::text, 'sent'::text]));

CREATE INDEX payouts_unfinished ON public.payouts USING btree (payout_id) WHERE (state = ANY (ARRAY['requested'::text, 'approved'::text, 'sent'::text]));

CREATE INDEX pending_earnings_by_account ON public.pending_earnings USING btree (account_id, entry_id DESC);

CREATE INDEX pending_earnings_due ON public.pending_earnings USING btree (available_at) WHERE (released_by IS NULL);

CREATE INDEX pending_earnings_next ON public.pending_earnings USING btree (account_id, available_at) WHERE (released_by IS NULL);

CREATE INDEX persona_choices_of ON public.persona_choices USING btree (user_id, persona_id);

CREATE INDEX poll_votes_by_option ON public.poll_votes USING btree (post_id, option);

CREATE INDEX poll_votes_of_user ON public.poll_votes USING btree (user_id);

CREATE INDEX post_media_media ON public.post_media USING btree (media_id);

CREATE INDEX post_tags_by_time ON public.post_tags USING btree (tag, published_at DESC, post_id DESC) INCLUDE (is_shown);

CREATE INDEX post_times_due ON public.post_times USING btree (publish_at, post_id) WHERE ((published_at IS NULL) AND (publish_at IS NOT NULL) AND (failure = ''::text));

CREATE INDEX post_times_expiring ON public.post_times USING btree (expires_at, post_id) WHERE ((expired_at IS NULL) AND (expires_at IS NOT NULL));

CREATE INDEX post_times_of_character ON public.post_times USING btree (char_id, publish_at, post_id) WHERE (publish_at IS NOT NULL);

CREATE INDEX post_words_words ON public.post_words USING gin (words);

CREATE INDEX postings_by_account ON public.postings USING btree (account_id, entry_id DESC) INCLUDE (amount);

CREATE INDEX posts_by_character ON public.posts USING btree (char_id, sort DESC, published_at DESC, post_id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX posts_by_popularity ON public.posts USING btree (like_num DESC, post_id DESC) WHERE ((state = 1) AND (deleted_at IS NULL));

CREATE INDEX posts_by_trend ON public.posts USING btree (trend DESC, post_id DESC) INCLUDE (char_id) WHERE ((state = 1) AND (deleted_at IS NULL) AND (trend > 0));

CREATE UNIQUE INDEX posts_client_id ON public.posts USING btree (char_id, client_id) WHERE (client_id IS NOT NULL);

CREATE INDEX posts_feed ON public.posts USING btree (published_at DESC, post_id DESC) INCLUDE (char_id) WHERE ((state = 1) AND (deleted_at IS NULL));

CREATE INDEX posts_kept ON public.posts USING btree (kept_at) WHERE (kept_at IS NOT NULL);

CREATE INDEX posts_of_character_by_likes ON public.posts USING btree (char_id, like_num DESC, post_id DESC) WHERE ((state = 1) AND (deleted_at IS NULL));

CREATE INDEX posts_of_character_by_time ON public.posts USING btree (char_id, published_at DESC, post_id DESC) WHERE ((state = 1) AND (deleted_at IS NULL));

CREATE INDEX posts_offered_by_score ON public.posts USING btree (score DESC, post_id DESC) INCLUDE (char_id, language) WHERE ((state = 1) AND (deleted_at IS NULL) AND (NOT is_open));

CREATE INDEX posts_open_by_score ON public.posts USING btree (score DESC, post_id DESC) INCLUDE (char_id, language) WHERE ((state = 1) AND (deleted_at IS NULL) AND is_open);

CREATE INDEX posts_waiting ON public.posts USING btree (char_id, post_id DESC) WHERE ((state = ANY (ARRAY[4, 5])) AND (deleted_at IS NULL));

CREATE INDEX price_consents_by_checkout ON public.price_consents USING btree (checkout_id);

CREATE INDEX promotion_claims_by_promotion ON public.promotion_claims USING btree (promotion_id, claimed_at DESC, checkout_id);

CREATE INDEX promotion_claims_by_user ON public.promotion_claims USING btree (user_id, promotion_id);

CREATE INDEX promotion_fans_by_user ON public.promotion_fans USING btree (user_id);

CREATE INDEX promotions_by_character ON public.promotions USING btree (char_id, promotion_id DESC);

CREATE INDEX promotions_running ON public.promotions USING btree (char_id) WHERE (stopped_at IS NULL);

CREATE INDEX purchases_by_post ON public.purchases USING btree (post_id);

CREATE INDEX push_devices_by_session ON public.push_devices USING btree (session_id);

CREATE INDEX push_devices_by_user ON public.push_devices USING btree (user_id, push_device_id);

CREATE INDEX quick_replies_of_character ON public.quick_replies USING btree (char_id, reply_id);

CREATE INDEX referral_shares_by_account ON public.referral_shares USING btree (account_id);

CREATE INDEX refused_files_case ON public.refused_files USING btree (case_id);

CREATE INDEX removal_requests_case ON public.removal_requests USING btree (case_id, request_id);

CREATE UNIQUE INDEX removal_requests_client ON public.removal_requests USING btree (client_id) WHERE (client_id IS NOT NULL);

CREATE INDEX removal_requests_contact ON public.removal_requests USING btree (decided_at) WHERE (contact IS NOT NULL);

CREATE INDEX reports_by_person ON public.reports USING btree (reported_user_id);

CREATE INDEX reports_by_thing ON public.reports USING btree (reported_type, reported_id);

CREATE INDEX reports_evidence ON public.reports USING gin (evidence jsonb_path_ops);

CREATE INDEX reports_open ON public.reports USING btree (created_at, report_id) WHERE (state = 'open'::text);

CREATE INDEX restrictions_by_time ON public.restrictions USING btree (user_id, created_at DESC, other_user_id DESC);

CREATE INDEX sanctions_case ON public.sanctions USING btree (case_id);

CREATE INDEX sanctions_live ON public.sanctions USING btree (ends_at) WHERE (lifted_at IS NULL);

CREATE INDEX sanctions_person ON public.sanctions USING btree (user_id, sanction_id);

CREATE INDEX sandbox_checkouts_by_customer ON public.sandbox_checkouts USING btree (customer_ref) WHERE (customer_ref IS NOT NULL);

CREATE INDEX sandbox_checkouts_unpaid ON public.sandbox_checkouts USING btree (expires_at) WHERE (state = ANY (ARRAY['open'::text, 'confirming'::text, 'declined'::text]));

CREATE INDEX sandbox_events_by_checkout ON public.sandbox_events USING btree (checkout_id, sequence DESC);

CREATE INDEX sandbox_events_by_time ON public.sandbox_events USING btree (created_at);

CREATE INDEX sandbox_events_undelivered ON public.sandbox_events USING btree (sequence) WHERE (delivered_at IS NULL);

CREATE INDEX sandbox_methods_by_customer ON public.sandbox_methods USING btree (customer_ref, created_at);

CREATE UNIQUE INDEX sandbox_methods_default ON public.sandbox_methods USING btree (customer_ref) WHERE is_default;

CREATE INDEX sandbox_payments_by_checkout ON public.sandbox_payments USING btree (checkout_id, paid_at);

CREATE INDEX sandbox_payments_due ON public.sandbox_payments USING btree (next_step_at) WHERE (next_step IS NOT NULL);

CREATE INDEX sandbox_payouts_due ON public.sandbox_payouts USING btree (arrives_at) WHERE (state = 'sent'::text);

CREATE INDEX sandbox_subscriptions_due ON public.sandbox_subscriptions USING btree (next_attempt_at) WHERE (state <> 'ended'::text);

CREATE INDEX saved_posts_by_time ON public.saved_posts USING btree (user_id, saved_at DESC, post_id DESC);

CREATE INDEX saved_posts_of_collection ON public.saved_posts USING btree (user_id, collection_id, saved_at DESC, post_id DESC);

CREATE INDEX search_terms_loose ON public.search_terms USING btree (word) WHERE is_loose;

CREATE INDEX search_terms_near ON public.search_terms USING gin (word gin_trgm_ops);

CREATE INDEX seen_posts_by_time ON public.seen_posts USING btree (user_id, seen_at DESC, post_id DESC);

CREATE INDEX sessions_live_by_user ON public.sessions USING btree (user_id, session_id DESC) WHERE (revoked_at IS NULL);

CREATE INDEX sign_in_identities_user ON public.sign_in_identities USING btree (user_id);

CREATE INDEX staff_cases_decided ON public.staff_cases USING btree (queue, decided_at DESC, case_id DESC) WHERE (state = 'decided'::text);

CREATE INDEX staff_cases_due ON public.staff_cases USING btree (due_at) WHERE ((state = 'open'::text) AND (due_at IS NOT NULL));

CREATE UNIQUE INDEX staff_cases_one_appeal ON public.staff_cases USING btree (about_case_id) WHERE (state = 'open'::text);

CREATE UNIQUE INDEX staff_cases_one_subject ON public.staff_cases USING btree (queue, subject_type, subject_id) WHERE ((state = 'open'::text) AND (about_case_id IS NULL));

CREATE INDEX staff_cases_open ON public.staff_cases USING btree (queue, severity, created_at, case_id) WHERE (state = 'open'::text);

CREATE INDEX staff_cases_person ON public.staff_cases USING btree (user_id, case_id);

CREATE INDEX staff_cases_swept ON public.staff_cases USING btree (swept_into) WHERE (swept_into IS NOT NULL);

CREATE INDEX staff_cases_user ON public.staff_cases USING btree (user_id, case_id DESC);

CREATE INDEX staff_events_case ON public.staff_events USING btree (case_id, event_id);

CREATE INDEX subscription_gifts_by_character ON public.subscription_gifts USING btree (char_id) WHERE (state = 'ready'::text);

CREATE INDEX subscription_gifts_of_buyer ON public.subscription_gifts USING btree (user_id, gift_id DESC) WHERE (state <> 'waiting'::text);

CREATE INDEX subscription_gifts_of_receiver ON public.subscription_gifts USING btree (claimed_by, char_id) WHERE (period_end IS NOT NULL);

CREATE INDEX subscription_gifts_ready ON public.subscription_gifts USING btree (expires_at) WHERE (state = ANY (ARRAY['ready'::text, 'returning'::text]));

CREATE INDEX support_messages_user ON public.support_messages USING btree (user_id);

CREATE INDEX support_tickets_answered ON public.support_tickets USING btree (answered_at) WHERE (state = 'answered'::text);

CREATE INDEX support_tickets_by_person ON public.support_tickets USING btree (user_id, created_at DESC, ticket_id DESC);

CREATE INDEX support_tickets_open ON public.support_tickets USING btree (created_at, ticket_id) WHERE (state = 'open'::text);

CREATE INDEX tier_upgrades_by_subscription ON public.tier_upgrades USING btree (subscription_ref);

CREATE INDEX tier_upgrades_paid ON public.tier_upgrades USING btree (period_end) WHERE (state <> 'waiting'::text);

CREATE INDEX tracking_links_by_character ON public.tracking_links USING btree (char_id, link_id DESC);

CREATE INDEX tracking_touches_by_link ON public.tracking_touches USING btree (link_id);

CREATE INDEX used_id_tokens_expiry ON public.used_id_tokens USING btree (expires_at);

CREATE INDEX used_offers_by_time ON public.used_offers USING btree (used_at);

CREATE INDEX users_avatar ON public.users USING btree (avatar_media_id) WHERE (avatar_media_id IS NOT NULL);

CREATE INDEX users_invited_creators ON public.users USING btree (referred_by, referred_at DESC, user_id DESC) WHERE ((referred_by IS NOT NULL) AND is_creator AND (deleted_at IS NULL));

CREATE INDEX users_referred_by ON public.users USING btree (referred_by) WHERE (referred_by IS NOT NULL);

CREATE UNIQUE INDEX vault_folders_name ON public.vault_folders USING btree (char_id, lower(name));

CREATE INDEX vault_items_folder ON public.vault_items USING btree (folder_id);

CREATE INDEX vip_memberships_ending ON public.vip_memberships USING btree (period_end) WHERE (state <> 'expired'::text);

CREATE INDEX watch_positions_by_time ON public.watch_positions USING btree (user_id, watched_at DESC, post_id DESC);

CREATE TRIGGER live_account BEFORE INSERT ON public.ai_settings FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.ai_usage FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.answer_settings FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.answer_versions FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.audience_events FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.auto_message_budgets FOR EACH ROW EXECUTE FUNCTION require_live_account('char_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.auto_message_log FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.auto_messages FOR EACH ROW EXECUTE FUNCTION require_live_account('char_id');

CREATE TRIGGER blocked_pairs_comments AFTER INSERT OR DELETE ON public.blocked_pairs FOR EACH ROW EXECUTE FUNCTION set_comments_visible_only_to();

CREATE TRIGGER live_account BEFORE INSERT ON public.broadcasts FOR EACH ROW EXECUTE FUNCTION require_live_account('char_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.bundles FOR EACH ROW EXECUTE FUNCTION require_live_account('char_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.card_drafts FOR EACH ROW EXECUTE FUNCTION require_live_account('char_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.card_proofs FOR EACH ROW EXECUTE FUNCTION require_live_account('char_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.care_episodes FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.case_files FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER characters_conversation_words AFTER UPDATE OF name, nickname, char_unique_id ON public.characters FOR EACH ROW WHEN (((old.name <> new.name) OR (old.nickname <> new.nickname) OR (old.char_unique_id <> new.char_unique_id))) EXECUTE FUNCTION index_character_names();

CREATE TRIGGER characters_words AFTER INSERT OR UPDATE OF name, nickname, char_unique_id, tagline, bio, kind ON public.characters FOR EACH ROW EXECUTE FUNCTION index_character_words();

CREATE TRIGGER live_account BEFORE INSERT OR UPDATE OF char_unique_id, name, nickname, tagline, bio, card, kind, avatar_media_id, banner_media_id, image_media_id, intro_media_id ON public.characters FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT OR UPDATE OF redirect_url ON public.checkouts FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.collections FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER comments_count AFTER INSERT OR UPDATE OF deleted_at, visible_only_to ON public.comments FOR EACH ROW EXECUTE FUNCTION count_comment();

CREATE TRIGGER live_account BEFORE INSERT OR UPDATE OF content ON public.comments FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT OR UPDATE OF content, question ON public.companion_replies FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER conversations_intimacy_level BEFORE UPDATE OF intimacy_points ON public.conversations FOR EACH ROW WHEN ((intimacy_level(old.intimacy_points) < intimacy_level(new.intimacy_points))) EXECUTE FUNCTION reach_intimacy_level();

CREATE TRIGGER conversations_name_words AFTER UPDATE OF name ON public.conversations FOR EACH ROW WHEN ((old.name <> new.name)) EXECUTE FUNCTION index_conversation_words();

CREATE TRIGGER conversations_subscriber BEFORE INSERT ON public.conversations FOR EACH ROW EXECUTE FUNCTION find_subscriber();

CREATE TRIGGER conversations_words AFTER INSERT ON public.conversations FOR EACH ROW EXECUTE FUNCTION index_conversation_words();

CREATE TRIGGER live_account BEFORE INSERT OR UPDATE OF name ON public.conversations FOR EACH ROW WHEN ((new.name <> ''::text)) EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.currency_choices FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.data_exports FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.fan_list_people FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.fan_lists FOR EACH ROW EXECUTE FUNCTION require_live_account('char_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.fan_notes FOR EACH ROW EXECUTE FUNCTION require_live_account('char_id');

CREATE TRIGGER gifts_auto_message AFTER INSERT ON public.gifts FOR EACH ROW EXECUTE FUNCTION thank_for_gift();

CREATE TRIGGER gifts_count AFTER INSERT ON public.gifts FOR EACH ROW EXECUTE FUNCTION count_gift();

CREATE TRIGGER gifts_uncount AFTER UPDATE OF undone_at ON public.gifts FOR EACH ROW WHEN (((old.undone_at IS NULL) AND (new.undone_at IS NOT NULL))) EXECUTE FUNCTION uncount_gift();

CREATE TRIGGER live_account BEFORE INSERT ON public.golden_conversations FOR EACH ROW EXECUTE FUNCTION require_live_account('char_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.held_changes FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.hidden_characters FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.idempotency_keys FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER journal_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.journal_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER live_account BEFORE INSERT ON public.labels FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.less_creators FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.less_topics FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER likes_engagement AFTER INSERT ON public.likes FOR EACH ROW EXECUTE FUNCTION count_engagement();

CREATE TRIGGER live_account BEFORE INSERT ON public.likes FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.mail_settings FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.mails FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.media FOR EACH ROW EXECUTE FUNCTION require_live_account('owner_user_id');

CREATE TRIGGER media_item BEFORE INSERT OR UPDATE OF kind, key, widths, width, height, duration_ms, is_packaged ON public.media FOR EACH ROW EXECUTE FUNCTION write_media_item();

CREATE TRIGGER live_account BEFORE INSERT ON public.media_uploads FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT OR UPDATE OF kind ON public.memberships FOR EACH ROW WHEN ((new.kind = 'free'::text)) EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER memberships_auto_message AFTER INSERT OR UPDATE OF state, kind, period_end ON public.memberships FOR EACH ROW EXECUTE FUNCTION greet_member();

CREATE TRIGGER memberships_conversation AFTER INSERT OR UPDATE OF state ON public.memberships FOR EACH ROW EXECUTE FUNCTION mark_subscriber();

CREATE TRIGGER memberships_conversation_gone AFTER DELETE ON public.memberships FOR EACH ROW EXECUTE FUNCTION unmark_subscriber();

CREATE TRIGGER memberships_count AFTER INSERT OR DELETE OR UPDATE OF state ON public.memberships FOR EACH ROW EXECUTE FUNCTION count_followers();

CREATE TRIGGER memberships_first_join AFTER INSERT ON public.memberships FOR EACH ROW EXECUTE FUNCTION note_first_join();

CREATE TRIGGER live_account BEFORE INSERT ON public.memories FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.memory_facts FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER message_purchases_note AFTER INSERT ON public.message_purchases FOR EACH ROW EXECUTE FUNCTION note_unlocked_message();

CREATE TRIGGER live_account BEFORE INSERT ON public.message_speech FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER delete_message_memories AFTER UPDATE OF is_deleted, content ON public.messages FOR EACH ROW WHEN (((new.is_deleted AND (NOT old.is_deleted)) OR ((new.identity = 'fan'::text) AND (new.content <> old.content)))) EXECUTE FUNCTION delete_message_memories();

CREATE TRIGGER delete_versions AFTER UPDATE OF is_deleted ON public.messages FOR EACH ROW WHEN ((new.is_deleted AND (NOT old.is_deleted))) EXECUTE FUNCTION delete_versions();

CREATE TRIGGER live_account BEFORE INSERT ON public.messages FOR EACH ROW EXECUTE FUNCTION require_live_account('sender_user_id');

CREATE TRIGGER messages_words AFTER INSERT OR UPDATE OF content, is_deleted ON public.messages FOR EACH ROW EXECUTE FUNCTION index_message_words();

CREATE TRIGGER live_account BEFORE INSERT ON public.notice_choices FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.notification_marks FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.notifications FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER notifications_push AFTER INSERT ON public.notifications FOR EACH ROW WHEN ((new.topic = ANY (ARRAY['unlocked'::text, 'media_unlocked'::text]))) EXECUTE FUNCTION push_sale();

CREATE TRIGGER live_account BEFORE INSERT ON public.page_tiers FOR EACH ROW EXECUTE FUNCTION require_live_account('char_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.passkey_challenges FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.passkeys FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.payment_customers FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.payout_accounts FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.persona_choices FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.personas FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.poll_votes FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER postings_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER postings_balance AFTER INSERT ON public.postings REFERENCING NEW TABLE AS new_postings FOR EACH STATEMENT EXECUTE FUNCTION check_entry_balances();

CREATE TRIGGER live_account BEFORE INSERT OR UPDATE OF content, rejected_reason ON public.posts FOR EACH ROW WHEN (((new.deleted_at IS NULL) OR (new.content <> ''::text) OR (new.rejected_reason <> ''::text))) EXECUTE FUNCTION require_live_account('char_id');

CREATE TRIGGER posts_count AFTER INSERT OR UPDATE OF state, deleted_at ON public.posts FOR EACH ROW EXECUTE FUNCTION count_posts();

CREATE TRIGGER posts_language BEFORE INSERT OR UPDATE OF content ON public.posts FOR EACH ROW EXECUTE FUNCTION set_post_language();

CREATE TRIGGER posts_score BEFORE INSERT OR UPDATE OF published_at, like_num, comment_num ON public.posts FOR EACH ROW EXECUTE FUNCTION set_post_score();

CREATE TRIGGER posts_tags AFTER INSERT OR UPDATE OF content, state, published_at, deleted_at ON public.posts FOR EACH ROW EXECUTE FUNCTION index_post_tags();

CREATE TRIGGER posts_words AFTER INSERT OR UPDATE OF content, state, is_open, deleted_at ON public.posts FOR EACH ROW EXECUTE FUNCTION index_post_words();

CREATE TRIGGER live_account BEFORE INSERT ON public.presence FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.promotion_fans FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT OR UPDATE OF name ON public.promotions FOR EACH ROW EXECUTE FUNCTION require_live_account('char_id');

CREATE TRIGGER purchases_note AFTER INSERT OR UPDATE OF entry_id ON public.purchases FOR EACH ROW EXECUTE FUNCTION note_unlocked_post();

CREATE TRIGGER live_account BEFORE INSERT OR UPDATE OF user_id ON public.push_devices FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.push_settings FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.quick_replies FOR EACH ROW EXECUTE FUNCTION require_live_account('char_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.recovery_codes FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.referral_shares FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT OR UPDATE OF detail ON public.reports FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.restrictions FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER restrictions_comments AFTER INSERT OR DELETE ON public.restrictions FOR EACH ROW EXECUTE FUNCTION set_comments_visible_only_to();

CREATE TRIGGER live_account BEFORE INSERT ON public.sanctions FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.saved_posts FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.seen_posts FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT OR UPDATE OF device, device_id ON public.sessions FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT OR UPDATE OF user_id ON public.sign_in_identities FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.spending_limits FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.staff_cases FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER staff_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.staff_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_staff_event_change();

CREATE TRIGGER live_account BEFORE INSERT ON public.support_messages FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.support_tickets FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.totp_secrets FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT OR UPDATE OF name ON public.tracking_links FOR EACH ROW EXECUTE FUNCTION require_live_account('char_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.tracking_touches FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE UPDATE OF nickname, email, email_verified, avatar_media_id, timezone, language, role, chat_mode, sales_quiet_until, age_held_at, muted_until, banned_until ON public.users FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER users_nickname_words AFTER UPDATE OF nickname ON public.users FOR EACH ROW WHEN ((old.nickname <> new.nickname)) EXECUTE FUNCTION index_fan_names();

CREATE TRIGGER live_account BEFORE INSERT ON public.vault_folders FOR EACH ROW EXECUTE FUNCTION require_live_account('char_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.watch_positions FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');

CREATE TRIGGER live_account BEFORE INSERT ON public.welcome_gifts FOR EACH ROW EXECUTE FUNCTION require_live_account('user_id');
