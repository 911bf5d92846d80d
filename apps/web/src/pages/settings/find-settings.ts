import { type SettingsPage, settingsPages } from '@kindred/contract/all/app-routes';
import type { Translate } from '../../lib/i18n/text-key.ts';
import { entryOf, isForCreators } from './settings-groups.ts';
import { settingsNames } from './settings-names.ts';

export type SettingsMatch = { page: SettingsPage; name: string; entryName: string };

/** Pages of the settings whose name, entry or further words hold every word of the query. */
export function findSettings(query: string, isCreator: boolean, t: Translate): SettingsMatch[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return settingsPages
    .filter((page) => isCreator || !isForCreators(page))
    .flatMap((page) => {
      const entry = entryOf(page);
      return entry ? [{ page, name: t(settingsNames[page]), entryName: t(entry.name) }] : [];
    })
    .filter(({ page, name, entryName }) => {
      const text = `${name} ${entryName} ${moreWords(page, t)}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
}

function moreWords(page: SettingsPage, t: Translate): string {
  const key = wordKeys[page];
  return key ? t(key) : '';
}

const wordKeys: Partial<
  Record<
    SettingsPage,
    `prefs.words.${'account' | 'security' | 'delete' | 'profile' | 'price' | 'chat' | 'wallet' | 'subscriptions' | 'spending' | 'push' | 'email' | 'blocked' | 'receipts' | 'support' | 'invite'}`
  >
> = {
  'account/accountInfo': 'prefs.words.account',
  'account/passwordSecurity': 'prefs.words.security',
  'account/deleteAccount': 'prefs.words.delete',
  'creator-config/profile-settings': 'prefs.words.profile',
  'creator-config/subscription': 'prefs.words.price',
  'creator-config/edit-chat': 'prefs.words.chat',
  'payments/walletAndPaymentMethods': 'prefs.words.wallet',
  'payments/manageSubscriptions': 'prefs.words.subscriptions',
  'payments/spending': 'prefs.words.spending',
  'notices/pushNotifications': 'prefs.words.push',
  'notices/emailNotifications': 'prefs.words.email',
  'privacy/blockedUsers': 'prefs.words.blocked',
  'privacy/readReceipts': 'prefs.words.receipts',
  'help/talkToSupport': 'prefs.words.support',
  invitationPage: 'prefs.words.invite',
};
