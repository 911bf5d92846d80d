import { bestLanguage } from '@kindred/contract/wire/languages';
import { readSetting } from '../lib/storage/device.ts';
import { specKeys } from '../lib/storage/personal-storage.ts';
import { showTheme } from '../ui/show-theme.ts';

/** No page flashes in the wrong theme or language. */
export function showPreferences(): void {
  showTheme(readSetting('theme'));
  document.documentElement.lang = readSetting(specKeys.language) ?? bestLanguage(navigator.languages);
}
