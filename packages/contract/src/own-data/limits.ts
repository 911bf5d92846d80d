// Free of zod, so that the browser can load it.

/** How long the file of an export can be fetched. */
export const exportDays = 7;
/** Exports that one person can ask for in a day. */
export const exportsPerDay = 3;

/** The parts of an export, in the order of its index page; each is a file of its own. */
export const exportSections = [
  'account',
  'sign_ins',
  'devices',
  'settings',
  'consents',
  'page',
  'posts',
  'page_tools',
  'comments',
  'likes',
  'saved',
  'joined',
  'wallet',
  'payments',
  'purchases',
  'gifts',
  'earnings',
  'messages',
  'companion',
  'separations',
  'notifications',
  'support',
  'decisions',
  'care',
  'media',
] as const;
export type ExportSection = (typeof exportSections)[number];
