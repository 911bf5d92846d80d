import type { Translate } from '../../../lib/i18n/text-key.ts';

/** A device as the server names it ("Chrome on Linux", or one of the two, or neither), in the reader's words. */
export function deviceLabel(device: string, t: Translate): string {
  if (device === 'Unknown device') return t('prefs.security.unknownDevice');
  const [browser = device, system] = device.split(' on ');
  return system ? t('prefs.security.browserOn', { browser, system }) : browser;
}
