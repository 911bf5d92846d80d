import { readSetting } from '../../../lib/device.ts';

/** Banners are shown unless this browser was told not to. */
export function wantsBanners(): boolean {
  return readSetting('siteNotifications') !== 'false';
}

/** A tone with each banner, for those who have asked for sound. */
export function wantsSound(): boolean {
  return readSetting('isMute') === 'false';
}
