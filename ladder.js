// The order in which features may know each other. A feature imports only features of lower rungs;
// news travels up only as events. oxlint.config.ts turns this into import walls on both sides. The server's chat is three
// features in the web: inbox (the list of conversations), outbox (unsent messages), conversation (thread and composer).
export const rungs = [
  ['blocks'],
  ['users', 'media', 'moderation'],
  ['characters', 'wallet', 'ai-models', 'care'],
  ['offers', 'inbox'],
  ['subscriptions', 'outbox'],
  ['posts', 'chat', 'conversation', 'account', 'privacy', 'support', 'payouts', 'shop'],
  ['memory', 'intimacy', 'library', 'lists', 'tracking'],
  ['posting', 'comments', 'gifts', 'companion', 'auto-messages', 'audience'],
  [
    'feed',
    'discover',
    'notifications',
    'earnings',
    'creator-tools',
    'broadcasts',
    'onboarding',
    'invites',
    'dialogue',
    'cards',
    'public-pages',
    'spending',
    'desk',
  ],
  ['push', 'mail'],
  ['own-data', 'removals'],
];

// Who owns each table. A feature names its own tables and those of lower rungs, in SQL and to Kysely; what stands
// outside the features (invariants, the policy of personal data, tests, the demo world) may name all.
export const tables = {
  blocks: ['blocks', 'blocked_pairs', 'restrictions'],
  users: [
    'users',
    'sessions',
    'sign_in_identities',
    'passkeys',
    'passkey_challenges',
    'totp_secrets',
    'recovery_codes',
    'used_id_tokens',
    'used_offers',
    'consents',
    'presence',
  ],
  media: ['media', 'media_files', 'media_uploads', 'refused_files'],
  moderation: [
    'reports',
    'help_referrals',
    'staff_cases',
    'staff_events',
    'held_changes',
    'sanctions',
    'case_files',
  ],
  removals: ['removal_requests'],
  care: ['care_episodes'],
  'ai-models': ['ai_settings', 'ai_usage', 'ai_connection'],
  characters: ['characters', 'retired_handles'],
  wallet: [
    'ledger_accounts',
    'journal_entries',
    'postings',
    'account_snapshots',
    'pending_earnings',
    'referral_shares',
    'idempotency_keys',
    'checkouts',
    'commodities',
    'payments',
    'payment_customers',
    'currency_choices',
    'currency_quotes',
    'payment_events',
    'payment_event_cursors',
    'welcome_gifts',
    'spending_limits',
    'departed_limits',
  ],
  offers: ['promotions', 'promotion_fans', 'promotion_claims', 'bundles', 'page_tiers'],
  subscriptions: [
    'memberships',
    'first_joins',
    'subscription_charges',
    'subscription_gifts',
    'price_consents',
    'tier_upgrades',
  ],
  shop: ['vip_memberships', 'vip_charges', 'lucky_seeds', 'lucky_draws'],
  audience: ['audience_events', 'audience_hours', 'audience_rollup'],
  tracking: ['tracking_links', 'tracking_clicks', 'tracking_touches'],
  posts: [
    'post_times',
    'post_goals',
    'post_polls',
    'poll_options',
    'poll_votes',
    'post_translations',
    'posts',
    'post_media',
    'likes',
    'purchases',
    'post_engagements',
  ],
  library: ['collections', 'saved_posts', 'watch_positions'],
  chat: [
    'conversations',
    'messages',
    'message_versions',
    'message_media',
    'message_purchases',
    'labels',
    'conversation_labels',
    'answer_settings',
  ],
  lists: ['fan_lists', 'fan_list_people'],
  memory: ['memories', 'memory_facts', 'memory_words', 'memory_vectors'],
  account: ['notice_choices'],
  payouts: ['payout_accounts', 'payouts'],
  support: ['support_tickets', 'support_messages'],
  comments: ['comments'],
  gifts: ['gifts', 'gift_givers', 'goal_gifts'],
  companion: [
    'companion_replies',
    'message_charges',
    'answer_versions',
    'personas',
    'persona_choices',
    'message_speech',
  ],
  'auto-messages': ['auto_messages', 'auto_message_media', 'auto_message_budgets', 'auto_message_log'],
  broadcasts: ['broadcasts', 'broadcast_texts', 'broadcast_media', 'broadcast_recipients'],
  feed: ['hidden_characters', 'seen_posts', 'less_creators', 'less_topics'],
  'creator-tools': ['fan_notes', 'quick_replies', 'vault_folders', 'vault_items'],
  discover: [
    'character_words',
    'post_words',
    'post_tags',
    'conversation_words',
    'kind_words',
    'search_terms',
  ],
  earnings: ['earning_rollup', 'earning_zones', 'earning_days', 'earning_posts', 'earning_fans'],
  notifications: ['notifications', 'notification_marks'],
  push: ['push_devices', 'push_settings'],
  mail: ['mail_settings', 'mails'],
  'own-data': ['data_exports'],
  cards: ['card_drafts', 'card_files', 'golden_conversations', 'card_proofs'],
};

// Tables that nobody but their owner may name, not even a test.
export const privateTables = ['blocks', 'blocked_pairs', 'restrictions'];

// A feature that names tables of its own rung or a higher one, and why.
export const tableExceptions = [
  {
    feature: 'media',
    tables: [
      'users',
      'sessions',
      'characters',
      'memberships',
      'post_media',
      'message_media',
      'auto_message_media',
      'broadcast_media',
      'held_changes',
    ],
    reason:
      'One statement decides whether a file is there for the session of the viewer, another whether anything still shows it.',
  },
  {
    feature: 'users',
    tables: ['characters', 'ledger_accounts', 'media'],
    reason:
      'A session and the data of the signed-in user name their character, balance and avatar in one look-up.',
  },
  {
    feature: 'moderation',
    tables: ['users', 'characters'],
    reason:
      'The name of a new account is reviewed in the transaction that makes it; the words of a report go with the account whose they are; a case names the page of whom it is about.',
  },
  {
    feature: 'care',
    tables: ['ledger_accounts'],
    reason:
      'The wallet is locked before care or a hold begins, so that a sale is either before it or sees it.',
  },
  {
    feature: 'characters',
    tables: ['memberships'],
    reason: 'A character card says whether the viewer has joined.',
  },
  {
    feature: 'offers',
    tables: ['memberships', 'first_joins'],
    reason: 'What joining costs depends on who has joined, and is shown beside it.',
  },
  {
    feature: 'wallet',
    tables: ['characters', 'subscription_charges', 'price_consents'],
    reason:
      'A wallet record names whom the money went to; a charge in another currency is worth the price that was agreed to for it.',
  },
  {
    feature: 'subscriptions',
    tables: ['vip_memberships', 'posts'],
    reason:
      'Whatever is live at the provider is compared with all that renews, VIP among it; a creator sees how many posts are for a tier before it is retired.',
  },
  {
    feature: 'posts',
    tables: ['comments', 'goal_gifts'],
    reason: 'A post card says how many comments the viewer can see, and what was given toward its goal.',
  },
  {
    feature: 'library',
    tables: ['seen_posts'],
    reason: 'Whom one has not seen for longest is known by what was before one in the home feed.',
  },
  {
    feature: 'account',
    tables: ['purchases', 'posts', 'conversations', 'messages', 'message_purchases'],
    reason: 'What a deletion costs, and what it leaves with others, is counted before it is confirmed.',
  },
  {
    feature: 'privacy',
    tables: ['conversations', 'messages', 'posts', 'purchases', 'comments'],
    reason: 'Whom the viewer has met is looked up wherever people meet.',
  },
];

// SQL functions of the same rung or a higher one that a feature calls, and why.
export const functionExceptions = [
  {
    feature: 'media',
    functions: ['open_post_files', 'visitor_post_files', 'open_message_files', 'is_age_held'],
    reason: 'One statement decides whether a file is there for the viewer.',
  },
  {
    feature: 'characters',
    functions: ['is_joined', 'is_vip'],
    reason: 'A character card says whether the viewer has joined; the page of a VIP says so.',
  },
  {
    feature: 'offers',
    functions: ['is_joined'],
    reason: 'What joining costs depends on who has joined.',
  },
  {
    feature: 'users',
    functions: ['is_vip', 'unread_total'],
    reason: 'The data of the signed-in user has the badge and the number of unread messages.',
  },
  {
    feature: 'privacy',
    functions: ['unread_total'],
    reason: 'A block or a restriction changes the number of unread messages, which is announced with it.',
  },
  {
    feature: 'wallet',
    functions: ['charge_price'],
    reason: 'A charge in another currency is worth the price that was agreed to for it.',
  },
];

// Triggers by which a feature acts on tables of another: on every path that writes the table, in its transaction.
export const crossingTriggers = [
  {
    feature: 'comments',
    triggers: ['blocked_pairs_comments', 'restrictions_comments'],
    reason:
      'A block or a restriction hides comments of the two from each other, and shows them when it ends.',
  },
  {
    feature: 'chat',
    triggers: ['memberships_conversation', 'memberships_conversation_gone'],
    reason: 'A conversation knows whether its fan subscribes, for the filters of the list.',
  },
  {
    feature: 'memory',
    triggers: ['delete_message_memories'],
    reason: 'What a message taught the companion goes with the message.',
  },
  {
    feature: 'companion',
    triggers: ['delete_versions'],
    reason: 'Versions of an answer go with it.',
  },
  {
    feature: 'auto-messages',
    triggers: ['gifts_auto_message', 'memberships_auto_message'],
    reason:
      'A gift, which is one statement, and joining, on every path, queue the message that a creator has written for them.',
  },
  {
    feature: 'discover',
    triggers: [
      'characters_conversation_words',
      'characters_words',
      'conversations_name_words',
      'conversations_words',
      'messages_words',
      'posts_tags',
      'posts_words',
      'users_nickname_words',
    ],
    reason: 'The search index follows names, captions and messages.',
  },
  {
    feature: 'notifications',
    triggers: ['message_purchases_note', 'purchases_note'],
    reason: 'A purchase is noted for the creator.',
  },
  {
    feature: 'push',
    triggers: ['notifications_push'],
    reason: 'The notification of a sale is sent to devices.',
  },
];

// From low to high; a layer imports only layers before its own.
export const layers = {
  contract: ['wire', 'features', 'all'],
  server: ['platform', 'outside', 'features', 'app'],
  web: ['lib', 'ui', 'features', 'pages', 'app'],
};
