// Every address of the product. The page sweep tests each, `npm run screenshots` draws each; a page of the
// router that is not here turns the page sweep red.
import { type CreatorTool, creatorTools, settingsPages } from '@kindred/contract/all/app-routes';
import { paths } from '../../src/lib/navigation/paths.ts';
import type { World } from './world.ts';

export type Role = 'visitor' | 'fan' | 'creator';

export type Address = {
  /** Names its test and its pictures. */
  name: string;
  as: Role;
  path: (world: World) => string;
  /** Where one is led instead. */
  leadsTo?: string;
  /** What is there once a page has all of it, where its heading comes first. */
  shows?: string;
  /** For those who build the product: its samples speak English. */
  isForUs?: boolean;
};

const shownByTool: Record<CreatorTool, string> = {
  insights: 'Who supports you most',
  lists: 'Gift givers',
  broadcasts: 'New broadcast',
  promotions: 'Lower the price for a while',
  queue: 'Nothing is waiting',
  trackingLinks: 'Create a link',
  usage: 'Your companion needs no model',
  vault: 'In 1 post',
};

/** Pages of the app. */
export const addresses: readonly Address[] = [
  at('login', 'visitor', paths.login),
  at('recommend', 'fan', paths.recommend),
  at('home', 'fan', paths.home),
  at('home-of-creator', 'creator', paths.home),
  at('discover', 'fan', paths.discover),
  at('discover-posts', 'fan', paths.browse({ view: 'posts' })),
  at('discover-search', 'fan', paths.search('mara')),
  at('discover-search-creators', 'fan', paths.search('a', 'characters')),
  at('discover-nothing-found', 'fan', paths.search('qqqqzzzz')),
  at('discover-category', 'fan', paths.browse({ kind: 'music', view: 'posts', sort: 'trending' })),
  at('discover-tag', 'fan', paths.tag('pottery')),
  ...['following', 'purchased', 'saved'].map((tab) => at(`library-${tab}`, 'fan', paths.library(tab))),
  at('notifications', 'fan', paths.notifications),
  at('notifications-of-creator', 'creator', paths.notifications),
  at('messages', 'fan', paths.messages),
  at('messages-of-creator', 'creator', paths.messages),
  { name: 'conversation', as: 'fan', path: ({ joined }) => paths.conversation(joined.char_id) },
  { name: 'conversation-before-joining', as: 'fan', path: ({ pro }) => paths.conversation(pro.char_id) },
  { name: 'conversation-of-creator', as: 'creator', path: ({ fan }) => paths.conversation(fan.userId) },
  { name: 'character-joined', as: 'fan', path: ({ joined }) => paths.character(joined.char_id) },
  { name: 'character-by-handle', as: 'fan', path: ({ free }) => paths.character(free.char_unique_id) },
  { name: 'character-free', as: 'fan', path: ({ free }) => paths.character(free.char_id) },
  { name: 'character-pro', as: 'fan', path: ({ pro }) => paths.character(pro.char_id) },
  { name: 'post', as: 'fan', path: ({ joined, post }) => paths.post(joined.char_id, post.diary_id) },
  { name: 'staff-model-of-fan', as: 'fan', path: () => paths.staffModel, leadsTo: paths.home },
  at('profile-of-fan', 'fan', paths.profile),
  at('profile-of-creator', 'creator', paths.profile),
  at('wallet', 'fan', paths.wallet),
  { name: 'receipt', as: 'fan', path: ({ receiptId }) => paths.receipt(receiptId) },
  at('earnings', 'creator', paths.earnings),
  at('earnings-of-fan', 'fan', paths.earnings),
  at('become-a-creator', 'fan', paths.creatorOnboarding),
  { name: 'become-a-creator-invited', as: 'fan', path: ({ joined }) => invited(joined.char_unique_id) },
  at('create-post', 'creator', paths.createPost),
  { name: 'edit-post', as: 'creator', path: ({ ownPost }) => paths.editPost(ownPost.diary_id) },
  at('creator-tools', 'creator', paths.creatorTools),
  ...creatorTools.map((tool) => ({
    ...at(`creator-tools-${tool}`, 'creator', paths.creatorTool(tool)),
    shows: shownByTool[tool],
  })),
  {
    name: 'creator-tools-list',
    as: 'creator',
    path: ({ listId }) => paths.creatorList(listId),
    shows: 'All lists',
  },
  { ...at('creator-tools-inner-circle', 'creator', paths.creatorList('inner_circle')), shows: 'All lists' },
  at('settings', 'fan', paths.settings),
  at('settings-of-creator', 'creator', paths.settings),
  ...settingsPages.map((page) =>
    at(`settings-${page.replaceAll('/', '-')}`, forWhom(page), paths.setting(page)),
  ),
  {
    ...at('settings-invitationPage-of-creator', 'creator', paths.setting('invitationPage')),
    shows: 'Creators you invited',
  },
  at('invited-visitor', 'visitor', paths.invites('mara_clay'), `${paths.login}?referral=mara_clay`),
  at('invited-fan', 'fan', paths.invites('mara_clay'), invited('mara_clay')),
  { ...at('tokens-and-primitives', 'fan', paths.devUi), isForUs: true },
  at('nowhere', 'fan', '/nowhere/at/all'),
];

/** Pages of their own that stand beside the app. */
export const documents: readonly { name: string; path: string }[] = [
  { name: 'terms', path: paths.terms },
  { name: 'privacy', path: paths.privacy },
  { name: 'creator-policy', path: paths.creatorPolicy },
  { name: 'offline', path: '/offline.html' },
];

function at(name: string, as: Role, path: string, leadsTo?: string): Address {
  return { name, as, path: () => path, ...(leadsTo && { leadsTo }) };
}

function invited(by: string): string {
  return `${paths.creatorOnboarding}?referral=${by}`;
}

function forWhom(page: (typeof settingsPages)[number]): Role {
  return page.startsWith('creator-config/') ? 'creator' : 'fan';
}
