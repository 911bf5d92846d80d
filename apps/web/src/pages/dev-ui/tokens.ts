// The tokens of ui/theme.css and ui/motion.css by name, with a class name of each: tailwind makes only those that it
// finds written out. tokens.test.ts asks that none is missing.

export const colors = [
  'canvas',
  'surface',
  'sunken',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'ink-faint',
  'action',
  'action-hover',
  'on-action',
  'heart',
  'heart-hover',
  'heart-ink',
  'heart-soft',
  'on-heart',
  'lamp',
  'lamp-ink',
  'lamp-soft',
  'own',
  'creator-ink',
  'creator-soft',
  'positive',
  'positive-soft',
  'warning',
  'danger',
  'verified',
  'money',
  'money-soft',
  'scrim',
] as const;

export const readable = [
  ...[
    'ink',
    'ink-soft',
    'ink-faint',
    'heart-ink',
    'lamp-ink',
    'money',
    'positive',
    'warning',
    'danger',
  ].flatMap((text) => ['canvas', 'surface', 'sunken'].map((ground) => [text, ground] as const)),
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-heart', 'heart'],
  ['on-heart', 'heart-hover'],
  ['heart-ink', 'heart-soft'],
  ['lamp-ink', 'lamp-soft'],
  ['positive', 'positive-soft'],
  ['ink-soft', 'own'],
  ['money', 'money-soft'],
] as const;

export const textSizes = {
  note: 'text-note',
  caption: 'text-caption',
  body: 'text-body',
  lead: 'text-lead',
  title: 'text-title font-bold',
  display: 'text-display font-bold',
};

export const spaces = {
  '1': 'size-1',
  '2': 'size-2',
  '3': 'size-3',
  '4': 'size-4',
  '6': 'size-6',
  '8': 'size-8',
  '10': 'size-10',
  '16': 'size-16',
};

export const radii = {
  control: 'rounded-control',
  media: 'rounded-media',
  card: 'rounded-card',
  sheet: 'rounded-sheet',
};

export const shadows = { float: 'shadow-float' };

export const motions = {
  rise: 'animate-rise',
  fade: 'animate-fade',
  glow: 'animate-glow',
  reveal: 'animate-reveal',
  turn: 'animate-turn',
  late: 'animate-late',
  unwrap: 'animate-unwrap',
  ring: 'animate-ring',
};

export const layers = {
  head: 'z-head',
  bar: 'z-bar',
  dialog: 'z-dialog',
  popup: 'z-popup',
  toast: 'z-toast',
};
