// Free of zod, so that the browser can load it.
import { creatorKinds } from '../characters/limits.ts';
import { routePattern } from './route-pattern.ts';

export const creatorTools = [
  'insights',
  'lists',
  'promotions',
  'queue',
  'trackingLinks',
  'usage',
  'vault',
] as const;
export type CreatorTool = (typeof creatorTools)[number];

export const settingsPages = [
  'account/accountInfo',
  'account/passwordSecurity',
  'account/deleteAccount',
  'creator-config/subscription',
  'creator-config/profile-settings',
  'creator-config/commenting',
  'creator-config/edit-chat',
  'creator-config/automated-msg',
  'creator-config/automated-msg/new-tips',
  'creator-config/automated-msg/new-comments',
  'creator-config/automated-msg/new-likes',
  'creator-config/automated-msg/new-subscriber',
  'creator-config/automated-msg/subscriber-canceled',
  'creator-config/automated-msg/re-subscribed',
  'creator-config/automated-msg/sub-renewed',
  'payments/walletAndPaymentMethods',
  'payments/manageSubscriptions',
  'payments/transactionHistory',
  'payments/spending',
  'payments/purchases',
  'notices/pushNotifications',
  'notices/siteNotifications',
  'notices/emailNotifications',
  'privacy/blockedUsers',
  'privacy/restrictedUsers',
  'privacy/readReceipts',
  'help/termsHome',
  'help/helpCenter',
  'help/talkToSupport',
  'invitationPage',
] as const;
export type SettingsPage = (typeof settingsPages)[number];

/** The page of settings at an address below `/settings/`: that page, or the first one of its group. */
export function findSettingsPage(path: string): SettingsPage | undefined {
  return (
    settingsPages.find((page) => page === path) ?? settingsPages.find((page) => page.startsWith(`${path}/`))
  );
}

/**
 * The addresses of the web app. `$name` is one segment, `$` at the end is whatever follows. The server answers them with
 * the app, and every other with the app and 404.
 */
export const appRoutes = [
  '/home',
  '/discover',
  '/discover/tag/$tag',
  '/discover/category/$kind',
  '/library',
  '/notifications',
  '/messages',
  '/messages/$id',
  '/creatorTools',
  '/creatorTools/lists/$id',
  '/creatorTools/$page',
  '/earnings-payouts',
  '/creatorOnboarding',
  '/profile',
  '/wallet',
  '/receipts/$id',
  '/character/$charId',
  '/createPost',
  '/settings',
  '/settings/$',
  '/staff/model',
  '/invites',
  '/login',
  '/recommend',
  '/dev/ui',
] as const;
export type AppRoute = (typeof appRoutes)[number];

const hasPage: { [Route in AppRoute]?: (name: string) => boolean } = {
  '/creatorTools/$page': (name) => creatorTools.some((tool) => tool === name),
  '/discover/category/$kind': (name) => creatorKinds.some((kind) => kind === name),
  '/settings/$': (name) => findSettingsPage(name) !== undefined,
};
const patterns = appRoutes.map((route) => ({ pattern: routePattern(route), isOne: hasPage[route] }));

/** Whether a path (no query) is an address of the app. A slash at its end makes no difference. */
export function isAppPath(path: string): boolean {
  const tidy = path.replace(/\/+$/, '');
  return tidy === '' || patterns.some(({ pattern, isOne }) => isPage(pattern.exec(tidy), isOne));
}

function isPage(found: RegExpExecArray | null, isOne: ((name: string) => boolean) | undefined): boolean {
  if (!found || !isOne) return found !== null;
  return isOne(Object.values(found.groups ?? {})[0] ?? '');
}
