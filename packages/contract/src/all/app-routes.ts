// Imports no zod, because the browser loads this file.
import { creatorKinds } from '../characters/limits.ts';
import { routePattern } from '../wire/route-pattern.ts';

export const creatorTools = [
  'insights',
  'lists',
  'broadcasts',
  'promotions',
  'queue',
  'trackingLinks',
  'usage',
  'vault',
] as const;
export type CreatorTool = (typeof creatorTools)[number];

export const settingsPages = [
  'account/accountInfo',
  'account/decisions',
  'account/ownData',
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

/** Returns the settings page at an address below `/settings/`; the address of a group returns its first page. */
export function findSettingsPage(path: string): SettingsPage | undefined {
  return (
    settingsPages.find((page) => page === path) ?? settingsPages.find((page) => page.startsWith(`${path}/`))
  );
}

/**
 * The addresses of the web app. `$name` stands for one segment, a final `$` for the rest of the path. The server
 * answers every other address with the app and status 404.
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
  '/staff',
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
const patterns = appRoutes.map((route) => ({ pattern: routePattern(route), exists: hasPage[route] }));

/** Returns whether a path (without query) is an address of the app. A trailing slash makes no difference. */
export function isAppPath(path: string): boolean {
  const tidy = path.replace(/\/+$/, '');
  return tidy === '' || patterns.some(({ pattern, exists }) => isPage(pattern.exec(tidy), exists));
}

function isPage(match: RegExpExecArray | null, exists: ((name: string) => boolean) | undefined): boolean {
  if (!match || !exists) return match !== null;
  return exists(Object.values(match.groups ?? {})[0] ?? '');
}
