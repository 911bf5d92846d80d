// Generated from the migrations by `npm run gen:db`. Do not edit.
import type { ColumnType } from 'kysely';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** A column that may be left out of an insert: it has a default. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
/** A column that only the database writes. */
type Computed<T> = T extends ColumnType<infer S, unknown, unknown> ? ColumnType<S, never, never> : ColumnType<T, never, never>;

type BigInteger = ColumnType<string, string | number | bigint, string | number | bigint>;
type Numeric = ColumnType<string, string | number, string | number>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<JsonValue, string, string>;

export interface Database {
  account_snapshots: AccountSnapshotsRow;
  ai_connection: AiConnectionRow;
  ai_settings: AiSettingsRow;
  ai_usage: AiUsageRow;
  answer_settings: AnswerSettingsRow;
  answer_versions: AnswerVersionsRow;
  audience_events: AudienceEventsRow;
  audience_hours: AudienceHoursRow;
  audience_rollup: AudienceRollupRow;
  auto_message_budgets: AutoMessageBudgetsRow;
  auto_message_log: AutoMessageLogRow;
  auto_message_media: AutoMessageMediaRow;
  auto_messages: AutoMessagesRow;
  blocked_pairs: BlockedPairsRow;
  blocks: BlocksRow;
  broadcast_media: BroadcastMediaRow;
  broadcast_recipients: BroadcastRecipientsRow;
  broadcast_texts: BroadcastTextsRow;
  broadcasts: BroadcastsRow;
  bundles: BundlesRow;
  card_drafts: CardDraftsRow;
  card_files: CardFilesRow;
  card_proofs: CardProofsRow;
  care_episodes: CareEpisodesRow;
  case_files: CaseFilesRow;
  ccbill_checkouts: CcbillCheckoutsRow;
  ccbill_entries: CcbillEntriesRow;
  ccbill_extract: CcbillExtractRow;
  ccbill_held: CcbillHeldRow;
  ccbill_refund_tries: CcbillRefundTriesRow;
  character_words: CharacterWordsRow;
  characters: CharactersRow;
  checkouts: CheckoutsRow;
  clock_offset: ClockOffsetRow;
  collections: CollectionsRow;
  comments: CommentsRow;
  commodities: CommoditiesRow;
  companion_replies: CompanionRepliesRow;
  consents: ConsentsRow;
  conversation_labels: ConversationLabelsRow;
  conversation_words: ConversationWordsRow;
  conversations: ConversationsRow;
  currency_choices: CurrencyChoicesRow;
  currency_quotes: CurrencyQuotesRow;
  data_exports: DataExportsRow;
  departed_limits: DepartedLimitsRow;
  earning_days: EarningDaysRow;
  earning_fans: EarningFansRow;
  earning_posts: EarningPostsRow;
  earning_rollup: EarningRollupRow;
  earning_zones: EarningZonesRow;
  fan_list_people: FanListPeopleRow;
  fan_lists: FanListsRow;
  fan_notes: FanNotesRow;
  first_joins: FirstJoinsRow;
  gift_givers: GiftGiversRow;
  gifts: GiftsRow;
  goal_gifts: GoalGiftsRow;
  golden_conversations: GoldenConversationsRow;
  held_changes: HeldChangesRow;
  help_referrals: HelpReferralsRow;
  hidden_characters: HiddenCharactersRow;
  idempotency_keys: IdempotencyKeysRow;
  job_workers: JobWorkersRow;
  journal_entries: JournalEntriesRow;
  kind_words: KindWordsRow;
  labels: LabelsRow;
  ledger_accounts: LedgerAccountsRow;
  less_creators: LessCreatorsRow;
  less_topics: LessTopicsRow;
  likes: LikesRow;
  lucky_draws: LuckyDrawsRow;
  lucky_seeds: LuckySeedsRow;
  mail_settings: MailSettingsRow;
  mails: MailsRow;
  media: MediaRow;
  media_files: MediaFilesRow;
  media_uploads: MediaUploadsRow;
  memberships: MembershipsRow;
  memories: MemoriesRow;
  memory_facts: MemoryFactsRow;
  memory_vectors: MemoryVectorsRow;
  memory_words: MemoryWordsRow;
  message_charges: MessageChargesRow;
  message_media: MessageMediaRow;
  message_purchases: MessagePurchasesRow;
  message_speech: MessageSpeechRow;
  message_versions: MessageVersionsRow;
  messages: MessagesRow;
  notice_choices: NoticeChoicesRow;
  notification_marks: NotificationMarksRow;
  notifications: NotificationsRow;
  page_tiers: PageTiersRow;
  passkey_challenges: PasskeyChallengesRow;
  passkeys: PasskeysRow;
  payment_customers: PaymentCustomersRow;
  payment_event_cursors: PaymentEventCursorsRow;
  payment_events: PaymentEventsRow;
  payments: PaymentsRow;
  payout_accounts: PayoutAccountsRow;
  payouts: PayoutsRow;
  pending_earnings: PendingEarningsRow;
  persona_choices: PersonaChoicesRow;
  personas: PersonasRow;
  poll_options: PollOptionsRow;
  poll_votes: PollVotesRow;
  post_engagements: PostEngagementsRow;
  post_goals: PostGoalsRow;
  post_media: PostMediaRow;
  post_polls: PostPollsRow;
  post_tags: PostTagsRow;
  post_times: PostTimesRow;
  post_translations: PostTranslationsRow;
  post_words: PostWordsRow;
  postings: PostingsRow;
  posts: PostsRow;
  presence: PresenceRow;
  price_consents: PriceConsentsRow;
  promotion_claims: PromotionClaimsRow;
  promotion_fans: PromotionFansRow;
  promotions: PromotionsRow;
  purchases: PurchasesRow;
  push_devices: PushDevicesRow;
  push_settings: PushSettingsRow;
  quick_replies: QuickRepliesRow;
  recovery_codes: RecoveryCodesRow;
  referral_shares: ReferralSharesRow;
  refused_files: RefusedFilesRow;
  removal_requests: RemovalRequestsRow;
  reports: ReportsRow;
  restrictions: RestrictionsRow;
  retired_handles: RetiredHandlesRow;
  sanctions: SanctionsRow;
  sandbox_checkouts: SandboxCheckoutsRow;
  sandbox_events: SandboxEventsRow;
  sandbox_methods: SandboxMethodsRow;
  sandbox_payments: SandboxPaymentsRow;
  sandbox_payout_accounts: SandboxPayoutAccountsRow;
  sandbox_payouts: SandboxPayoutsRow;
  sandbox_subscriptions: SandboxSubscriptionsRow;
  saved_posts: SavedPostsRow;
  search_terms: SearchTermsRow;
  seen_posts: SeenPostsRow;
  server_secrets: ServerSecretsRow;
  sessions: SessionsRow;
  sign_in_identities: SignInIdentitiesRow;
  spending_limits: SpendingLimitsRow;
  staff_cases: StaffCasesRow;
  staff_events: StaffEventsRow;
  subscription_charges: SubscriptionChargesRow;
  subscription_gifts: SubscriptionGiftsRow;
  support_messages: SupportMessagesRow;
  support_tickets: SupportTicketsRow;
  tier_upgrades: TierUpgradesRow;
  totp_secrets: TotpSecretsRow;
  tracking_clicks: TrackingClicksRow;
  tracking_links: TrackingLinksRow;
  tracking_touches: TrackingTouchesRow;
  used_id_tokens: UsedIdTokensRow;
  used_offers: UsedOffersRow;
  users: UsersRow;
  vault_folders: VaultFoldersRow;
  vault_items: VaultItemsRow;
  vip_charges: VipChargesRow;
  vip_memberships: VipMembershipsRow;
  watch_positions: WatchPositionsRow;
  welcome_gifts: WelcomeGiftsRow;
}

export interface AccountSnapshotsRow {
  account_id: BigInteger;
  upto_entry_id: BigInteger;
  balance: BigInteger;
}

export interface AiConnectionRow {
  only_row: Generated<boolean>;
  base_url: string;
  api_key: Buffer | null;
  model: string;
  settings: Json;
  connected_at: Timestamp;
}

export interface AiSettingsRow {
  user_id: BigInteger;
  model: string | null;
  budget_usd_cents: number | null;
  spent_month: Timestamp | null;
  updated_at: Timestamp;
}

export interface AiUsageRow {
  user_id: BigInteger;
  month: Timestamp;
  model: string;
  answers: BigInteger;
  input_tokens: BigInteger;
  output_tokens: BigInteger;
  cost_micros: BigInteger;
}

export interface AnswerSettingsRow {
  user_id: BigInteger;
  ai_mode: Generated<string>;
  away_mode: string | null;
  work_days: Generated<number>;
  work_from: Generated<number>;
  work_to: Generated<number>;
  hold_seconds: Generated<number>;
  handover_topics: Generated<string[]>;
  updated_at: Timestamp;
  message_price: Generated<number>;
}

export interface AnswerVersionsRow {
  conversation_id: BigInteger;
  seq: number;
  version: number;
  user_id: BigInteger;
  char_id: BigInteger;
  question: string | null;
  content: string;
  is_stopped: boolean;
  rating: Generated<number>;
  reasons: Generated<string[]>;
  note: Generated<string>;
  rated_at: Timestamp | null;
  created_at: Timestamp;
  is_creator_edited: Generated<boolean>;
}

export interface AudienceEventsRow {
  user_id: BigInteger | null;
  kind: string;
  char_id: BigInteger;
  slot: BigInteger;
  source: string;
  country: string;
  hour: Timestamp;
  xid: Generated<unknown>;
}

export interface AudienceHoursRow {
  char_id: BigInteger;
  dim: string;
  hour: Timestamp;
  key: string;
  views: number;
  visits: number;
  reached: number;
  joined: number;
  paid: number;
}

export interface AudienceRollupRow {
  is_only: Generated<boolean>;
  upto_xid: unknown;
  upto_entry_id: BigInteger;
  counted_at: Timestamp | null;
  kept_since: Generated<Timestamp>;
}

export interface AutoMessageBudgetsRow {
  char_id: BigInteger;
  per_day: number;
  updated_at: Timestamp;
}

export interface AutoMessageLogRow {
  log_id: Computed<BigInteger>;
  char_id: BigInteger;
  user_id: BigInteger;
  kind: string;
  event: string;
  state: string;
  reason: string | null;
  message_id: BigInteger | null;
  due_at: Timestamp;
  created_at: Timestamp;
  ended_at: Timestamp | null;
}

export interface AutoMessageMediaRow {
  char_id: BigInteger;
  kind: string;
  position: number;
  media_id: BigInteger;
}

export interface AutoMessagesRow {
  char_id: BigInteger;
  kind: string;
  is_on: boolean;
  content: string;
  updated_at: Timestamp;
  delay_seconds: Generated<number>;
  cooldown_seconds: Generated<number>;
  keyword: Generated<string>;
  media_num: Generated<number>;
  price: number | null;
}

export interface BlockedPairsRow {
  user_id: BigInteger;
  other_user_id: BigInteger;
  created_at: Timestamp;
}

export interface BlocksRow {
  user_id: BigInteger;
  other_user_id: BigInteger;
  met_char_id: BigInteger | null;
  created_at: Timestamp;
  is_met: Generated<boolean>;
}

export interface BroadcastMediaRow {
  broadcast_id: BigInteger;
  position: number;
  media_id: BigInteger;
}

export interface BroadcastRecipientsRow {
  broadcast_id: BigInteger;
  user_id: BigInteger;
  state: string;
  reason: string | null;
  message_id: BigInteger | null;
  conversation_id: BigInteger | null;
  seq: number | null;
}

export interface BroadcastTextsRow {
  broadcast_id: BigInteger;
  language: string;
  content: string;
}

export interface BroadcastsRow {
  broadcast_id: Computed<BigInteger>;
  char_id: BigInteger;
  content: string;
  price: number | null;
  media_num: number;
  list_ids: string[];
  except_list_ids: string[];
  skip_bought: boolean;
  skip_written_hours: number;
  state: string;
  send_at: Timestamp | null;
  created_at: Timestamp;
  started_at: Timestamp | null;
  ended_at: Timestamp | null;
  recipient_num: Generated<number>;
  sent_num: Generated<number>;
}

export interface BundlesRow {
  char_id: BigInteger;
  months: number;
  percent_off: number;
}

export interface CardDraftsRow {
  char_id: BigInteger;
  draft: string;
  version: number;
  published: string;
  published_at: Timestamp | null;
  generation: Generated<number>;
  published_generation: Generated<number>;
  updated_at: Timestamp;
}

export interface CardFilesRow {
  char_id: BigInteger;
  generation: number;
  role: string;
  path: string;
  key: string;
  bytes: BigInteger;
}

export interface CardProofsRow {
  proof_id: Computed<BigInteger>;
  char_id: BigInteger;
  digest: string;
  model: string;
  results: Json;
  is_safe: boolean;
  is_published: Generated<boolean>;
  created_at: Timestamp;
}

export interface CareEpisodesRow {
  episode_id: Computed<BigInteger>;
  user_id: BigInteger;
  began_at: Timestamp;
  last_words_at: Timestamp;
  ends_at: Timestamp;
  ended_by: string | null;
  region: string;
  language: string;
}

export interface CaseFilesRow {
  file_id: Computed<BigInteger>;
  user_id: BigInteger;
  kind: string;
  subject_id: BigInteger;
  name: string;
  file_key: string;
  client_id: string;
  created_at: Timestamp;
}

export interface CcbillCheckoutsRow {
  checkout_id: string;
  username: string;
  month_amount: number | null;
  trial_days: number;
  expired_at: Timestamp | null;
  created_at: Timestamp;
  first_months: Generated<number>;
  currency: Generated<string>;
  first_amount: number | null;
}

export interface CcbillEntriesRow {
  entry_key: string;
  sequence: Computed<BigInteger>;
  kind: string;
  checkout_id: string | null;
  subscription_id: string | null;
  amount_usd_cents: Generated<number>;
  happened_at: Timestamp;
  recorded_at: Timestamp;
  billed_currency: string | null;
  billed_amount: number | null;
  card_digest: string | null;
}

export interface CcbillExtractRow {
  only_row: Generated<boolean>;
  read_until: Timestamp;
}

export interface CcbillHeldRow {
  held_key: string;
  reason: string;
  kind: string;
  subscription_id: string;
  amount: string;
  happened_at: Timestamp;
  held_at: Timestamp;
}

export interface CcbillRefundTriesRow {
  payment_ref: string;
  tried_at: Timestamp;
}

export interface CharacterWordsRow {
  char_id: BigInteger;
  names: string;
  words: string;
}

export interface CharactersRow {
  char_id: Generated<BigInteger>;
  user_id: BigInteger;
  char_unique_id: string;
  name: string;
  nickname: Generated<string>;
  tagline: Generated<string>;
  bio: Generated<string>;
  avatar_media_id: BigInteger | null;
  banner_media_id: BigInteger | null;
  image_media_id: BigInteger | null;
  intro_media_id: BigInteger | null;
  char_type: Generated<number>;
  is_blue_label: Generated<number>;
  group_id: string | null;
  pro_sales_open: Generated<boolean>;
  comment_config: Generated<number>;
  card: Generated<Json>;
  follower_num: Generated<number>;
  post_num: Generated<number>;
  like_num: Generated<number>;
  created_at: Timestamp;
  deleted_at: Timestamp | null;
  kind: string | null;
  is_presence_shown: Generated<boolean>;
}

export interface CheckoutsRow {
  checkout_id: string;
  user_id: BigInteger;
  purpose: string;
  commodity_id: string | null;
  char_id: BigInteger | null;
  price_usd_cents: number;
  month_usd_cents: number | null;
  trial_days: Generated<number>;
  diamonds: Generated<number>;
  bonus_diamonds: Generated<number>;
  state: string;
  provider: string;
  provider_ref: string | null;
  redirect_url: string;
  exclusive_key: string | null;
  created_at: Timestamp;
  settled_at: Timestamp | null;
  subscription_ref: string | null;
  closed_at: Timestamp | null;
  applied_fetch: Generated<BigInteger>;
  post_id: BigInteger | null;
  intro_usd_cents: number | null;
  intro_months: number | null;
  intro_charges: number | null;
  tier_level: Generated<number>;
  currency: Generated<string>;
  rate_micros: Generated<BigInteger>;
  language: Generated<string>;
  payable_until: Timestamp | null;
  is_due: Generated<boolean>;
  unanswered_since: Timestamp | null;
}

export interface ClockOffsetRow {
  only_row: Generated<boolean>;
  advance_seconds: BigInteger;
}

export interface CollectionsRow {
  collection_id: Computed<BigInteger>;
  user_id: BigInteger;
  name: string;
  created_at: Timestamp;
}

export interface CommentsRow {
  comment_id: Computed<BigInteger>;
  post_id: BigInteger;
  user_id: BigInteger;
  root_id: BigInteger | null;
  thread_user_id: BigInteger;
  reply_to_id: BigInteger | null;
  reply_user_id: BigInteger | null;
  content: string;
  visible_only_to: BigInteger | null;
  client_id: string | null;
  created_at: Timestamp;
  deleted_at: Timestamp | null;
  is_withheld: Generated<boolean>;
}

export interface CommoditiesRow {
  commodity_id: string;
  kind: string;
  price_usd_cents: number;
  diamonds: number;
  bonus_diamonds: Generated<number>;
  is_featured: Generated<boolean>;
  position: number;
  is_active: Generated<boolean>;
}

export interface CompanionRepliesRow {
  reply_id: Computed<BigInteger>;
  conversation_id: BigInteger;
  user_id: BigInteger;
  to_seq: number;
  message_id: Generated<BigInteger>;
  state: string;
  stop_requested: Generated<boolean>;
  content: Generated<string>;
  attempt: Generated<number>;
  crashes: Generated<number>;
  error: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  claimed_at: Timestamp | null;
  question: string | null;
  is_continued: Generated<boolean>;
  mode: Generated<string>;
  due_at: Timestamp | null;
  stopped_by_fan: Generated<boolean>;
  kind: Generated<string>;
}

export interface ConsentsRow {
  user_id: BigInteger;
  kind: string;
  text_version: string;
  given_at: Timestamp;
}

export interface ConversationLabelsRow {
  label_id: BigInteger;
  conversation_id: BigInteger;
}

export interface ConversationWordsRow {
  conversation_id: BigInteger;
  seq: number;
  found_at: Timestamp;
  words: string;
}

export interface ConversationsRow {
  conversation_id: Computed<BigInteger>;
  user_id: BigInteger;
  char_id: BigInteger;
  creator_user_id: BigInteger;
  last_seq: Generated<number>;
  fan_read_seq: Generated<number>;
  creator_read_seq: Generated<number>;
  fan_unread: Generated<number>;
  creator_unread: Generated<number>;
  last_content: Generated<string>;
  last_type: Generated<string>;
  last_identity: string | null;
  last_message_at: Timestamp | null;
  changed_xid: Generated<unknown>;
  created_at: Timestamp;
  mode: string | null;
  preview_seq: Generated<number>;
  fan_folder: Generated<string>;
  creator_folder: Generated<string>;
  fan_pinned: Generated<boolean>;
  creator_pinned: Generated<boolean>;
  fan_muted: Generated<boolean>;
  creator_muted: Generated<boolean>;
  fan_marked_unread: Generated<boolean>;
  creator_marked_unread: Generated<boolean>;
  fan_cleared_seq: Generated<number>;
  creator_cleared_seq: Generated<number>;
  is_subscriber: Generated<boolean>;
  gifted_diamonds: Generated<BigInteger>;
  intimacy_points: Generated<number>;
  intimacy_day: Timestamp | null;
  intimacy_day_messages: Generated<number>;
  intimacy_day_gifts: Generated<number>;
  circle_since: Timestamp | null;
  fan_circle_closed: Generated<boolean>;
  creator_circle_closed: Generated<boolean>;
  handover: string | null;
  handover_seq: number | null;
  chat_no: Generated<number>;
  name: Generated<string>;
  distress_seq: number | null;
}

export interface CurrencyChoicesRow {
  user_id: BigInteger;
  currency: string;
}

export interface CurrencyQuotesRow {
  quote_id: string;
  provider: string;
  currency: string;
  rate_micros: BigInteger;
  quoted_at: Timestamp;
  expires_at: Timestamp;
}

export interface DataExportsRow {
  export_id: Computed<BigInteger>;
  user_id: BigInteger;
  language: string;
  state: Generated<string>;
  file_key: string | null;
  bytes: BigInteger | null;
  created_at: Timestamp;
  ready_at: Timestamp | null;
  expires_at: Timestamp | null;
}

export interface DepartedLimitsRow {
  digest: Buffer;
  weekly_usd_cents: number;
  spent: BigInteger;
  charged: BigInteger;
  frees_at: Timestamp;
  left_at: Timestamp;
}

export interface EarningDaysRow {
  account_id: BigInteger;
  day: Timestamp;
  source: string;
  entries: number;
  gross_usd_cents: BigInteger;
  net_usd_cents: BigInteger;
}

export interface EarningFansRow {
  account_id: BigInteger;
  month: Timestamp;
  fan_id: BigInteger;
  entries: number;
  gross_usd_cents: BigInteger;
  net_usd_cents: BigInteger;
}

export interface EarningPostsRow {
  account_id: BigInteger;
  month: Timestamp;
  post_id: BigInteger;
  entries: number;
  gross_usd_cents: BigInteger;
  net_usd_cents: BigInteger;
}

export interface EarningRollupRow {
  is_only: Generated<boolean>;
  upto_entry_id: BigInteger;
}

export interface EarningZonesRow {
  account_id: BigInteger;
  timezone: string;
}

export interface FanListPeopleRow {
  list_id: BigInteger;
  user_id: BigInteger;
  added_at: Timestamp;
}

export interface FanListsRow {
  list_id: Computed<BigInteger>;
  char_id: BigInteger;
  name: string;
  rule: Json | null;
  created_at: Timestamp;
}

export interface FanNotesRow {
  char_id: BigInteger;
  user_id: BigInteger;
  content: string;
  updated_at: Timestamp;
}

export interface FirstJoinsRow {
  user_id: BigInteger;
  char_id: BigInteger;
  joined_at: Timestamp;
}

export interface GiftGiversRow {
  char_id: BigInteger;
  user_id: BigInteger;
  diamonds: BigInteger;
  gift_num: number;
  last_gift_at: Timestamp;
}

export interface GiftsRow {
  gift_id: Computed<BigInteger>;
  entry_id: BigInteger;
  user_id: BigInteger;
  char_id: BigInteger;
  diamonds: number;
  message_id: BigInteger;
  created_at: Timestamp;
  undone_at: Timestamp | null;
}

export interface GoalGiftsRow {
  entry_id: BigInteger;
  post_id: BigInteger;
}

export interface GoldenConversationsRow {
  char_id: BigInteger;
  place: number;
  title: string;
  turns: Json;
  checks: Json;
}

export interface HeldChangesRow {
  change_id: Computed<BigInteger>;
  user_id: BigInteger;
  kind: string;
  subject_id: BigInteger;
  fields: Json;
  media_ids: Generated<string[]>;
  state: Generated<string>;
  created_at: Timestamp;
}

export interface HelpReferralsRow {
  month: Timestamp;
  source: string;
  region: string;
  language: string;
  referrals: number;
}

export interface HiddenCharactersRow {
  user_id: BigInteger;
  char_id: BigInteger;
  created_at: Timestamp;
}

export interface IdempotencyKeysRow {
  user_id: BigInteger;
  key: string;
  request_hash: Buffer;
  answer: Json | null;
  created_at: Timestamp;
}

export interface JobWorkersRow {
  worker_id: string;
  last_seen_at: Timestamp;
}

export interface JournalEntriesRow {
  entry_id: Computed<BigInteger>;
  kind: string;
  user_id: BigInteger;
  char_id: BigInteger | null;
  post_id: BigInteger | null;
  checkout_id: string | null;
  share_bps: number | null;
  reverses: BigInteger | null;
  created_at: Timestamp;
  referral_bps: number | null;
}

export interface KindWordsRow {
  kind: string;
  words: string;
}

export interface LabelsRow {
  label_id: Computed<BigInteger>;
  user_id: BigInteger;
  name: string;
  created_at: Timestamp;
}

export interface LedgerAccountsRow {
  account_id: Generated<BigInteger>;
  kind: string;
  currency: string;
  user_id: BigInteger | null;
  balance: BigInteger | null;
  debt_allowed: Generated<BigInteger>;
}

export interface LessCreatorsRow {
  user_id: BigInteger;
  char_id: BigInteger;
  created_at: Timestamp;
}

export interface LessTopicsRow {
  user_id: BigInteger;
  topic: string;
  created_at: Timestamp;
}

export interface LikesRow {
  user_id: BigInteger;
  post_id: BigInteger;
  created_at: Timestamp;
}

export interface LuckyDrawsRow {
  seed_id: BigInteger;
  user_id: BigInteger;
  box_type: string;
  client_seed: string;
  price: number;
  prize: number;
  entry_id: BigInteger;
  prize_entry_id: BigInteger;
  proof: Json;
  drawn_at: Timestamp;
}

export interface LuckySeedsRow {
  seed_id: Computed<BigInteger>;
  user_id: BigInteger;
  seed: Buffer;
  committed_at: Timestamp;
  drawn_at: Timestamp | null;
  version: Generated<number>;
}

export interface MailSettingsRow {
  user_id: BigInteger;
  address: string;
  language: string;
  code: string;
  confirmed_at: Timestamp | null;
  cadence: Generated<string>;
  hour: Generated<number>;
  weekday: Generated<number>;
  told_until: Timestamp;
  next_at: Timestamp | null;
  refusal_num: Generated<number>;
  stopped_at: Timestamp | null;
  reminders: Generated<boolean>;
}

export interface MailsRow {
  mail_id: Computed<BigInteger>;
  user_id: BigInteger;
  kind: string;
  address: string;
  state: string;
  created_at: Timestamp;
  subject_id: BigInteger | null;
}

export interface MediaRow {
  media_id: Computed<BigInteger>;
  key: string;
  owner_user_id: BigInteger;
  kind: string;
  class: string;
  state: string;
  width: number;
  height: number;
  duration_ms: number | null;
  widths: number[];
  placeholder: string;
  stripped_at: Timestamp | null;
  created_at: Timestamp;
  peaks: number[] | null;
  item: Generated<string>;
  withheld_at: Timestamp | null;
  is_packaged: Generated<boolean>;
}

export interface MediaFilesRow {
  media_id: BigInteger;
  variant: string;
  width: number;
  content_type: string;
  bytes: BigInteger;
  height: number | null;
  codecs: string | null;
  head_bytes: number | null;
  segment_bytes: number[] | null;
  segment_ms: number[] | null;
}

export interface MediaUploadsRow {
  user_id: BigInteger;
  client_id: string;
  media_id: BigInteger;
  created_at: Timestamp;
  upload_id: string | null;
  bytes: Generated<BigInteger>;
  received: Generated<BigInteger>;
  written_at: Timestamp | null;
  poster_media_id: BigInteger | null;
  digest: Buffer | null;
  reason: Generated<string>;
  lease_holder: string | null;
  lease_until: Timestamp | null;
  is_lease_wanted: Generated<boolean>;
  filename: Generated<string>;
}

export interface MembershipsRow {
  user_id: BigInteger;
  char_id: BigInteger;
  kind: string;
  state: string;
  period_end: Timestamp | null;
  month_usd_cents: number | null;
  renews: Generated<boolean>;
  trial_used: Generated<boolean>;
  provider_ref: string | null;
  joined_at: Timestamp;
  updated_at: Timestamp;
  tier_level: Generated<number>;
  switch_level: number | null;
  switch_from_usd_cents: number | null;
  bell: Generated<string>;
}

export interface MemoriesRow {
  conversation_id: BigInteger;
  user_id: BigInteger;
  is_on: Generated<boolean>;
  summary: Generated<string>;
  summary_seq: Generated<number>;
  read_seq: Generated<number>;
  forgotten_seq: Generated<number>;
  revision: Generated<number>;
  updated_at: Timestamp;
  embedded_seq: Generated<number>;
  embedding_model: string | null;
  embedding_dimensions: number | null;
}

export interface MemoryFactsRow {
  fact_id: Computed<BigInteger>;
  conversation_id: BigInteger;
  user_id: BigInteger;
  kind: string;
  content: string;
  author: string;
  slot: string;
  source_seq: number | null;
  is_pinned: Generated<boolean>;
  forgotten_at: Timestamp | null;
  decided_seq: number | null;
  client_id: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  refuted_seqs: Generated<number[]>;
}

export interface MemoryVectorsRow {
  conversation_id: BigInteger;
  seq: number;
  signs: string;
  levels: Buffer;
}

export interface MemoryWordsRow {
  conversation_id: BigInteger;
  word: number;
  seq: number;
}

export interface MessageChargesRow {
  conversation_id: BigInteger;
  seq: number;
  user_id: BigInteger;
  diamonds: number;
  state: string;
  reserve_entry: BigInteger;
  charge_entry: BigInteger | null;
  created_at: Timestamp;
  ended_at: Timestamp | null;
  charged: number | null;
}

export interface MessageMediaRow {
  message_id: BigInteger;
  position: number;
  media_id: BigInteger;
}

export interface MessagePurchasesRow {
  message_id: BigInteger;
  user_id: BigInteger;
  entry_id: BigInteger;
  price: number;
  created_at: Timestamp;
  refunded_by: BigInteger | null;
}

export interface MessageSpeechRow {
  message_id: BigInteger;
  user_id: BigInteger;
  words_digest: Buffer;
  voice: string;
  model: string;
  file_key: string;
  type: string;
  bytes: number;
  created_at: Timestamp;
}

export interface MessageVersionsRow {
  conversation_id: BigInteger;
  seq: number;
  revision: number;
  sender_user_id: BigInteger;
  content: string;
  replaced_at: Timestamp;
}

export interface MessagesRow {
  conversation_id: BigInteger;
  seq: number;
  message_id: Generated<BigInteger>;
  identity: string;
  sender_user_id: BigInteger;
  type: string;
  content: string;
  diamonds: number | null;
  client_id: string | null;
  reply_to_seq: number | null;
  is_deleted: Generated<boolean>;
  created_at: Timestamp;
  changed_xid: Generated<unknown>;
  is_stopped: Generated<boolean>;
  revision: Generated<number>;
  edited_at: Timestamp | null;
  fan_reaction: string | null;
  creator_reaction: string | null;
  version: Generated<number>;
  version_num: Generated<number>;
  rating: Generated<number>;
  price: number | null;
  is_creator_edited: Generated<boolean>;
}

export interface NoticeChoicesRow {
  user_id: BigInteger;
  push_type: string;
  channel: string;
  is_on: boolean;
}

export interface NotificationMarksRow {
  user_id: BigInteger;
  notification_id: BigInteger;
  gift_id: BigInteger;
}

export interface NotificationsRow {
  notification_id: Computed<BigInteger>;
  user_id: BigInteger;
  push_type: string;
  topic: string;
  other_user_id: BigInteger | null;
  char_id: BigInteger | null;
  post_id: BigInteger | null;
  diamonds: number | null;
  usd_cents: number | null;
  cause: string;
  created_at: Timestamp;
  comment_id: BigInteger | null;
  due_at: Timestamp | null;
  chat_no: Generated<number>;
  item_num: Generated<number>;
  message_id: BigInteger | null;
  charged_currency: string | null;
  charged_amount: BigInteger | null;
}

export interface PageTiersRow {
  char_id: BigInteger;
  level: number;
  name: string;
  perks: string[];
  month_usd_cents: number | null;
  retired_at: Timestamp | null;
  created_at: Timestamp;
}

export interface PasskeyChallengesRow {
  session_id: BigInteger;
  user_id: BigInteger;
  challenge: Buffer;
  created_at: Timestamp;
}

export interface PasskeysRow {
  passkey_id: Computed<BigInteger>;
  user_id: BigInteger;
  name: string;
  credential_id: Buffer;
  public_key: Buffer;
  transports: string[];
  counter: BigInteger;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

export interface PaymentCustomersRow {
  user_id: BigInteger;
  provider: string;
  customer_ref: string;
}

export interface PaymentEventCursorsRow {
  provider: string;
  listed_until: Timestamp;
}

export interface PaymentEventsRow {
  provider: string;
  event_id: string;
  type: string;
  checkout_id: string | null;
  outcome: string;
  received_at: Timestamp;
}

export interface PaymentsRow {
  provider: string;
  payment_ref: string;
  checkout_id: string;
  entry_id: BigInteger;
  usd_cents: number;
  tax_usd_cents: Generated<number>;
  presented_currency: string | null;
  presented_amount: BigInteger | null;
  period_end: Timestamp | null;
  presented_tax: Generated<BigInteger>;
  presented_refunded: Generated<BigInteger>;
  refund_refusal: string | null;
  refund_refused_at: Timestamp | null;
}

export interface PayoutAccountsRow {
  user_id: BigInteger;
  legal_name: string;
  country: string;
  identity_state: string;
  identity_reason: string | null;
  identity_decided_at: Timestamp | null;
  identity_decided_by: string | null;
  sealed_tax: Buffer | null;
  provider: string | null;
  account_ref: string | null;
  destination_state: Generated<string>;
  bank_last4: string | null;
  destination_key: string | null;
  usable_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface PayoutsRow {
  payout_id: Computed<BigInteger>;
  provider_key: string;
  user_id: BigInteger;
  amount_usd_cents: BigInteger;
  state: string;
  reason: string | null;
  provider_message: string | null;
  provider: string | null;
  account_ref: string | null;
  bank_last4: string | null;
  requested_at: Timestamp;
  approved_at: Timestamp | null;
  sent_at: Timestamp | null;
  ended_at: Timestamp | null;
  arrives_at: Timestamp | null;
  entry_id: BigInteger;
  paid_entry_id: BigInteger | null;
  return_entry_id: BigInteger | null;
}

export interface PendingEarningsRow {
  entry_id: BigInteger;
  account_id: BigInteger;
  amount: BigInteger;
  available_at: Timestamp;
  released_by: BigInteger | null;
}

export interface PersonaChoicesRow {
  user_id: BigInteger;
  char_id: BigInteger;
  persona_id: BigInteger;
  chat_no: Generated<number>;
}

export interface PersonasRow {
  persona_id: Computed<BigInteger>;
  user_id: BigInteger;
  name: string;
  pronouns: Generated<string>;
  about: Generated<string>;
  client_id: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface PollOptionsRow {
  post_id: BigInteger;
  option: number;
  content: string;
  vote_num: Generated<number>;
}

export interface PollVotesRow {
  post_id: BigInteger;
  user_id: BigInteger;
  option: number;
  voted_at: Timestamp;
}

export interface PostEngagementsRow {
  post_id: BigInteger;
  user_id: BigInteger;
}

export interface PostGoalsRow {
  post_id: BigInteger;
  title: string;
  diamonds: number;
}

export interface PostMediaRow {
  post_id: BigInteger;
  position: number;
  media_id: BigInteger;
  is_preview: Generated<boolean>;
  is_in_post: Generated<boolean>;
  alt: Generated<string>;
}

export interface PostPollsRow {
  post_id: BigInteger;
  is_multiple: boolean;
  answer: number | null;
  ends_at: Timestamp | null;
  voter_num: Generated<number>;
}

export interface PostTagsRow {
  tag: string;
  published_at: Timestamp;
  post_id: BigInteger;
  is_shown: boolean;
}

export interface PostTimesRow {
  post_id: BigInteger;
  char_id: BigInteger;
  publish_at: Timestamp | null;
  wall: Timestamp | null;
  zone: string | null;
  published_at: Timestamp | null;
  failure: Generated<string>;
  expires_at: Timestamp | null;
  expired_at: Timestamp | null;
}

export interface PostTranslationsRow {
  post_id: BigInteger;
  language: string;
  content_hash: string;
  content: string;
  created_at: Timestamp;
}

export interface PostWordsRow {
  post_id: BigInteger;
  words: string;
  shown_words: Generated<string>;
}

export interface PostingsRow {
  entry_id: BigInteger;
  account_id: BigInteger;
  amount: BigInteger;
  balance_after: BigInteger | null;
}

export interface PostsRow {
  post_id: Computed<BigInteger>;
  char_id: BigInteger;
  tp: Generated<number>;
  content: Generated<string>;
  price: Generated<number>;
  state: number;
  sort: Generated<number>;
  has_preview: Generated<boolean>;
  like_num: Generated<number>;
  comment_num: Generated<number>;
  published_at: Timestamp;
  deleted_at: Timestamp | null;
  client_id: string | null;
  is_reposted: Generated<boolean>;
  rejected_reason: Generated<string>;
  comment_root_num: Generated<number>;
  members_included: Generated<boolean>;
  score: Generated<BigInteger>;
  tier_level: Generated<number>;
  told_at: Timestamp | null;
  trend: Generated<BigInteger>;
  price_raised_at: Timestamp | null;
  kept_at: Timestamp | null;
  language: string | null;
  is_open: Generated<boolean>;
  disclosures: Generated<string[]>;
}

export interface PresenceRow {
  user_id: BigInteger;
  seen_at: Timestamp;
}

export interface PriceConsentsRow {
  consent_id: Computed<BigInteger>;
  checkout_id: string;
  user_id: BigInteger;
  before_usd_cents: number;
  month_usd_cents: number;
  agreed_at: Timestamp;
}

export interface PromotionClaimsRow {
  checkout_id: string;
  promotion_id: BigInteger;
  user_id: BigInteger;
  claimed_at: Timestamp;
}

export interface PromotionFansRow {
  promotion_id: BigInteger;
  user_id: BigInteger;
}

export interface PromotionsRow {
  promotion_id: Computed<BigInteger>;
  char_id: BigInteger;
  client_id: string;
  name: string;
  audience: string;
  code: string | null;
  percent_off: number | null;
  first_usd_cents: number | null;
  trial_days: number | null;
  months: number;
  claim_limit: number | null;
  ends_at: Timestamp | null;
  stopped_at: Timestamp | null;
  created_at: Timestamp;
}

export interface PurchasesRow {
  user_id: BigInteger;
  post_id: BigInteger;
  entry_id: BigInteger;
  price: number;
  created_at: Timestamp;
  refunded_by: BigInteger | null;
}

export interface PushDevicesRow {
  push_device_id: Computed<BigInteger>;
  user_id: BigInteger;
  session_id: BigInteger;
  kind: string;
  endpoint: string;
  p256dh: Generated<string>;
  auth: Generated<string>;
  language: string;
  created_at: Timestamp;
}

export interface PushSettingsRow {
  user_id: BigInteger;
  detail: Generated<string>;
  quiet_from: number | null;
  quiet_until: number | null;
}

export interface QuickRepliesRow {
  reply_id: Computed<BigInteger>;
  char_id: BigInteger;
  content: string;
  client_id: string;
  created_at: Timestamp;
}

export interface RecoveryCodesRow {
  user_id: BigInteger;
  digest: Buffer;
  used_at: Timestamp | null;
}

export interface ReferralSharesRow {
  user_id: BigInteger;
  account_id: BigInteger;
  share_bps: number;
  ends_at: Timestamp;
}

export interface RefusedFilesRow {
  digest: Buffer;
  case_id: BigInteger;
  created_at: Timestamp;
}

export interface RemovalRequestsRow {
  request_id: Computed<BigInteger>;
  case_id: BigInteger;
  kind: string;
  content: string;
  contact: Buffer | null;
  language: string;
  client_id: string | null;
  state: Generated<string>;
  hidden_at: Timestamp | null;
  decided_at: Timestamp | null;
  created_at: Timestamp;
}

export interface ReportsRow {
  report_id: Computed<BigInteger>;
  user_id: BigInteger;
  reported_type: number;
  reported_id: BigInteger;
  reason: string;
  detail: Generated<string>;
  state: Generated<string>;
  created_at: Timestamp;
  content: Generated<string>;
  evidence: Generated<Json>;
  reported_user_id: BigInteger;
}

export interface RestrictionsRow {
  user_id: BigInteger;
  other_user_id: BigInteger;
  met_char_id: BigInteger | null;
  created_at: Timestamp;
  is_met: Generated<boolean>;
}

export interface RetiredHandlesRow {
  digest: Buffer;
  retired_at: Timestamp;
}

export interface SanctionsRow {
  sanction_id: Computed<BigInteger>;
  user_id: BigInteger;
  kind: string;
  case_id: BigInteger;
  begins_at: Timestamp;
  ends_at: Timestamp;
  lifted_at: Timestamp | null;
}

export interface SandboxCheckoutsRow {
  checkout_id: string;
  description: string;
  amount: number;
  month_amount: number | null;
  trial_days: Generated<number>;
  timezone: string;
  redirect_url: string;
  state: string;
  card: string | null;
  created_at: Timestamp;
  paid_at: Timestamp | null;
  customer_ref: string | null;
  intro_amount: number | null;
  intro_months: Generated<number>;
  intro_charges: Generated<number>;
  currency: Generated<string>;
  expires_at: Timestamp;
}

export interface SandboxEventsRow {
  event_id: string;
  sequence: Computed<BigInteger>;
  checkout_id: string | null;
  type: string;
  body: string;
  created_at: Timestamp;
  delivered_at: Timestamp | null;
}

export interface SandboxMethodsRow {
  method_ref: string;
  customer_ref: string;
  card: string;
  is_default: boolean;
  created_at: Timestamp;
}

export interface SandboxPaymentsRow {
  payment_ref: string;
  checkout_id: string;
  amount: number;
  period_end: Timestamp | null;
  refunded: Generated<number>;
  disputed: Generated<number>;
  next_step: string | null;
  next_step_at: Timestamp | null;
  paid_at: Timestamp;
  currency: Generated<string>;
}

export interface SandboxPayoutAccountsRow {
  account_ref: string;
  state: string;
  bank_last4: string | null;
  return_url: string | null;
  created_at: Timestamp;
}

export interface SandboxPayoutsRow {
  payout_id: string;
  account_ref: string;
  amount_usd_cents: number;
  state: string;
  failure: string | null;
  is_reclaimed: Generated<boolean>;
  arrives_at: Timestamp;
}

export interface SandboxSubscriptionsRow {
  subscription_ref: string;
  checkout_id: string;
  month_amount: number;
  card: string;
  anchor: Timestamp;
  months: Generated<number>;
  period_end: Timestamp;
  cancel_at_end: Generated<boolean>;
  state: string;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  intro_amount: number | null;
  intro_until: Generated<number>;
}

export interface SavedPostsRow {
  user_id: BigInteger;
  post_id: BigInteger;
  collection_id: BigInteger | null;
  saved_at: Timestamp;
}

export interface SearchTermsRow {
  word: string;
  is_public: boolean;
  is_loose: Generated<boolean>;
}

export interface SeenPostsRow {
  user_id: BigInteger;
  post_id: BigInteger;
  seen_at: Timestamp;
}

export interface ServerSecretsRow {
  name: string;
  value: Buffer;
}

export interface SessionsRow {
  session_id: Computed<BigInteger>;
  token_hash: Buffer;
  user_id: BigInteger;
  device_id: string;
  device: string;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  revoked_at: Timestamp | null;
  stepped_up_at: Timestamp | null;
}

export interface SignInIdentitiesRow {
  issuer: string;
  subject: string;
  user_id: BigInteger;
  created_at: Timestamp;
}

export interface SpendingLimitsRow {
  user_id: BigInteger;
  weekly_usd_cents: number | null;
  next_weekly_usd_cents: number | null;
  next_from: Timestamp | null;
  confirm_above: number | null;
  updated_at: Timestamp;
  carried_spent: Generated<BigInteger>;
  carried_charged: Generated<BigInteger>;
  carried_until: Timestamp | null;
}

export interface StaffCasesRow {
  case_id: Computed<BigInteger>;
  queue: string;
  kind: string;
  user_id: BigInteger;
  about_case_id: BigInteger | null;
  source: string;
  message_id: BigInteger | null;
  content: Generated<string>;
  state: Generated<string>;
  decision: string | null;
  note: Generated<string>;
  decided_by: string | null;
  created_at: Timestamp;
  decided_at: Timestamp | null;
  severity: Generated<number>;
  subject_type: number | null;
  subject_id: BigInteger | null;
  reason: Generated<string>;
  claimed_by: BigInteger | null;
  claimed_until: Timestamp | null;
  decider_id: BigInteger | null;
  proposal: string | null;
  proposed_by: BigInteger | null;
  days: number | null;
  swept_into: BigInteger | null;
  due_at: Timestamp | null;
}

export interface StaffEventsRow {
  event_id: Computed<BigInteger>;
  case_id: BigInteger;
  queue: string;
  actor_id: BigInteger | null;
  actor_name: string;
  action: string;
  decision: string | null;
  reason: Generated<string>;
  note: Generated<string>;
  before: Generated<string>;
  after: Generated<string>;
  created_at: Timestamp;
}

export interface SubscriptionChargesRow {
  checkout_id: string;
  period_end: Timestamp;
  entry_id: BigInteger;
  usd_cents: number;
}

export interface SubscriptionGiftsRow {
  gift_id: Computed<BigInteger>;
  checkout_id: string;
  code: string;
  user_id: BigInteger;
  char_id: BigInteger;
  to_user_id: BigInteger | null;
  months: number;
  month_usd_cents: number;
  state: string;
  created_at: Timestamp;
  expires_at: Timestamp | null;
  claimed_by: BigInteger | null;
  claimed_at: Timestamp | null;
  claim_entry_id: BigInteger | null;
  period_end: Timestamp | null;
  period_start: Timestamp | null;
}

export interface SupportMessagesRow {
  message_id: Computed<BigInteger>;
  ticket_id: BigInteger;
  user_id: BigInteger;
  author: string;
  content: string;
  client_id: string | null;
  created_at: Timestamp;
}

export interface SupportTicketsRow {
  ticket_id: Computed<BigInteger>;
  user_id: BigInteger;
  topic: string;
  content: string;
  state: Generated<string>;
  concern: string | null;
  client_id: string;
  created_at: Timestamp;
  language: Generated<string>;
  answered_at: Timestamp | null;
}

export interface TierUpgradesRow {
  checkout_id: string;
  user_id: BigInteger;
  char_id: BigInteger;
  subscription_ref: string;
  from_level: number;
  from_usd_cents: number;
  to_level: number;
  month_usd_cents: number;
  period_end: Timestamp;
  state: string;
}

export interface TotpSecretsRow {
  user_id: BigInteger;
  sealed_secret: Buffer;
  created_at: Timestamp;
  confirmed_at: Timestamp | null;
  last_step: Generated<BigInteger>;
  wrong_count: Generated<number>;
  wrong_since: Timestamp | null;
}

export interface TrackingClicksRow {
  link_id: BigInteger;
  day: Timestamp;
  clicks: number;
}

export interface TrackingLinksRow {
  link_id: Computed<BigInteger>;
  char_id: BigInteger;
  client_id: string;
  name: string;
  code: string;
  created_at: Timestamp;
  archived_at: Timestamp | null;
}

export interface TrackingTouchesRow {
  user_id: BigInteger;
  char_id: BigInteger;
  touched_at: Timestamp;
  link_id: BigInteger;
  is_sign_up: boolean;
  joined_at: Timestamp | null;
}

export interface UsedIdTokensRow {
  token_hash: Buffer;
  issuer: string;
  nonce: string;
  expires_at: Timestamp;
}

export interface UsedOffersRow {
  digest: Buffer;
  offer: string;
  used_at: Timestamp;
}

export interface UsersRow {
  user_id: Generated<BigInteger>;
  nickname: string;
  avatar_media_id: BigInteger | null;
  email: Generated<string>;
  email_verified: Generated<boolean>;
  role: Generated<string>;
  is_creator: Generated<boolean>;
  chat_mode: Generated<number>;
  timezone: Generated<string>;
  referred_by: BigInteger | null;
  created_at: Timestamp;
  deleted_at: Timestamp | null;
  referred_at: Timestamp | null;
  sales_quiet_until: Timestamp | null;
  shows_receipts: Generated<boolean>;
  age_held_at: Timestamp | null;
  language: string | null;
  muted_until: Timestamp | null;
  banned_until: Timestamp | null;
}

export interface VaultFoldersRow {
  folder_id: Computed<BigInteger>;
  char_id: BigInteger;
  name: string;
  created_at: Timestamp;
}

export interface VaultItemsRow {
  media_id: BigInteger;
  folder_id: BigInteger;
}

export interface VipChargesRow {
  checkout_id: string;
  period_end: Timestamp;
  entry_id: BigInteger;
}

export interface VipMembershipsRow {
  user_id: BigInteger;
  state: string;
  period_end: Timestamp;
  month_usd_cents: number;
  month_diamonds: number;
  renews: boolean;
  provider_ref: string;
  started_at: Timestamp;
  updated_at: Timestamp;
}

export interface WatchPositionsRow {
  user_id: BigInteger;
  post_id: BigInteger;
  seconds: number;
  watched_at: Timestamp;
}

export interface WelcomeGiftsRow {
  user_id: BigInteger;
  entry_id: BigInteger;
  diamonds: number;
  received_at: Timestamp;
}
