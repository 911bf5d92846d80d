import { bestLanguage } from '@kindred/contract/wire/languages';
import { readSetting } from '../lib/storage/device.ts';
import { specKeys } from '../lib/storage/personal-storage.ts';
import { showTheme } from '../ui/show-theme.ts';
import { showTypeface } from '../ui/show-typeface.ts';

/** No page flashes in the wrong theme, typeface or language. */
export function showPreferences(): void {
  showTheme(readSetting('theme'));
  // Where nothing is stored, it comes later (ui/typeface.ts).
  showTypeface().catch(() => undefined);
  document.documentElement.lang = readSetting(specKeys.language) ?? bestLanguage(navigator.languages);
}
