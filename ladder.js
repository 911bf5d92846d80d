// The order in which features may know each other. A feature imports only features of lower rungs;
// news travels up only as events. oxlint.config.ts turns this into import walls on both sides.
export const rungs = [
  ['blocks'],
  ['users', 'media', 'moderation'],
  ['characters', 'wallet'],
  ['subscriptions'],
  ['posts', 'chat', 'account', 'privacy', 'support'],
  ['posting', 'comments', 'gifts', 'companion', 'auto-messages'],
  ['feed', 'discover', 'notifications', 'earnings', 'creator-tools', 'onboarding', 'invites'],
];

// Tables that nobody but their feature may name, in SQL or to Kysely; the others use what it exports.
export const ownTables = {
  blocks: ['blocks', 'blocked_pairs'],
};

// From low to high; a layer imports only layers before its own.
export const layers = {
  server: ['platform', 'outside', 'features', 'app'],
  web: ['lib', 'ui', 'features', 'pages', 'app'],
};
