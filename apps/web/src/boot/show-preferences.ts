import { readSetting } from '../lib/storage/device.ts';
import { specKeys } from '../lib/storage/personal-storage.ts';
import { showTheme } from '../ui/show-theme.ts';

/** No page flashes in the wrong theme or language. */
export function showPreferences(): void {
  showTheme(readSetting('theme'));
  const root = document.documentElement;
  root.lang = readSetting(specKeys.language) ?? (root.lang || 'en');
}
