import { create } from 'zustand';
import { readSetting, saveSetting } from './device.ts';

const key = 'quietNotices';

/** Whether this browser shows no notices, whoever is signed in. */
export const useDoNotDisturb = create<{ isOn: boolean }>(() => ({ isOn: readSetting(key) === 'true' }));

/** Turns banners off or on, on this device. */
export function setDoNotDisturb(isOn: boolean): void {
  saveSetting(key, isOn ? 'true' : 'false');
  useDoNotDisturb.setState({ isOn });
}
