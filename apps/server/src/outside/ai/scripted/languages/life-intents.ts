/** What people tell of their lives, and what they ask of the character's own that it does not know: intents by group. */
export const tidings = [
  'called_away',
  'interview',
  'quitting',
  'jobless',
  'found',
  'finished',
  'worked',
  'mishap',
  'delay',
  'keepsake',
  'kindness',
  'gave_up',
  'childhood',
  'started',
] as const;

export const confidences = [
  'apology_mood',
  'embarrassed',
  'will_try',
  'not_understood',
  'quote_other',
  'aging',
  'proud_of',
  'shy',
  'cannot',
  'wish',
] as const;

export const stances = [
  'never_been',
  'senses',
  'lacks',
  'little_time',
  'eerie',
  'relieved',
  'agreed',
  'surprised',
  'dislikes',
  'likes',
  'doubt',
  'timing',
  'whereabouts',
  'seen',
  'routine',
] as const;

export const unknown = [
  'kin',
  'company',
  'earnings',
  'verdict',
  'encourage',
  'choice',
  'count',
  'taste',
  'place',
  'habit',
  'ever',
  'opinion',
  'reason',
] as const;
