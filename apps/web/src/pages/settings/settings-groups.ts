import { type SettingsPage, settingsPages } from '@kindred/contract/all/app-routes';
import type { PlainKey } from '../../lib/i18n/text-key.ts';

export type SettingsGroup = { name: PlainKey; pages: readonly SettingsPage[] };

const groups: readonly { name: PlainKey; prefix: string }[] = [
  { name: 'prefs.nav.account', prefix: 'account/' },
  { name: 'prefs.nav.creator', prefix: 'creator-config/' },
  { name: 'prefs.nav.payments', prefix: 'payments/' },
  { name: 'prefs.nav.notices', prefix: 'notices/' },
  { name: 'prefs.nav.privacy', prefix: 'privacy/' },
  { name: 'prefs.nav.help', prefix: 'help/' },
  { name: 'prefs.nav.more', prefix: 'invitationPage' },
];

/** The list of settings in its groups. Automated messages have pages below their own; fans have nothing of creators. */
export function listGroups(isCreator: boolean): SettingsGroup[] {
  return groups
    .filter(({ prefix }) => isCreator || prefix !== 'creator-config/')
    .map(({ name, prefix }) => ({
      name,
      pages: settingsPages.filter(
        (page) => page.startsWith(prefix) && !page.startsWith('creator-config/automated-msg/'),
      ),
    }));
}

/** Whether a page of the settings is for creators alone. */
export function isForCreators(page: SettingsPage): boolean {
  return page.startsWith('creator-config/');
}

export function entryOf(page: SettingsPage): SettingsPage {
  return page.startsWith('creator-config/automated-msg/') ? 'creator-config/automated-msg' : page;
}
