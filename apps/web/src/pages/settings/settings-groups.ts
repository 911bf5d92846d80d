import type { SettingsPage } from '@kindred/contract/all/app-routes';
import type { PlainKey } from '../../lib/i18n/text-key.ts';

/** An entry of the list of settings; its pages stand side by side as tabs. */
export type SettingsEntry = { name: PlainKey; pages: readonly [SettingsPage, ...SettingsPage[]] };

const automated = 'creator-config/automated-msg';

const entries: readonly SettingsEntry[] = [
  {
    name: 'prefs.nav.account',
    pages: ['account/accountInfo', 'account/decisions', 'account/ownData', 'account/deleteAccount'],
  },
  { name: 'settings.passwordSecurity', pages: ['account/passwordSecurity'] },
  {
    name: 'prefs.nav.ownPage',
    pages: ['creator-config/profile-settings', 'creator-config/subscription', 'creator-config/commenting'],
  },
  { name: 'settings.editChat', pages: ['creator-config/edit-chat'] },
  { name: 'settings.automatedMsg', pages: [automated] },
  { name: 'settings.walletAndPaymentMethods', pages: ['payments/walletAndPaymentMethods'] },
  { name: 'settings.manageSubscriptions', pages: ['payments/manageSubscriptions'] },
  {
    name: 'prefs.nav.spending',
    pages: ['payments/transactionHistory', 'payments/spending', 'payments/purchases'],
  },
  {
    name: 'prefs.nav.notices',
    pages: ['notices/pushNotifications', 'notices/siteNotifications', 'notices/emailNotifications'],
  },
  {
    name: 'prefs.nav.privacy',
    pages: ['privacy/blockedUsers', 'privacy/restrictedUsers', 'privacy/readReceipts'],
  },
  { name: 'prefs.nav.help', pages: ['help/helpCenter', 'help/talkToSupport', 'help/termsHome'] },
  { name: 'settings.invitationPage', pages: ['invitationPage'] },
];

/** The list of settings; fans have nothing of creators. */
export function listEntries(isCreator: boolean): readonly SettingsEntry[] {
  return entries.filter(({ pages }) => isCreator || !isForCreators(pages[0]));
}

/** Whether a page of the settings is for creators alone. */
export function isForCreators(page: SettingsPage): boolean {
  return page.startsWith('creator-config/');
}

/** The entry to which a page belongs; automated messages have pages below their own. */
export function entryOf(page: SettingsPage): SettingsEntry | undefined {
  const listed = page.startsWith(`${automated}/`) ? automated : page;
  return entries.find(({ pages }) => pages.includes(listed));
}
