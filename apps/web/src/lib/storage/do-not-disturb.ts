import { create } from 'zustand';
import { readSetting, saveSetting } from './device.ts';

const key = 'quietNotices';

/** Whether this browser shows no notices, for every account. */
export const useDoNotDisturb = create<{ isOn: boolean }>(() => ({ isOn: readSetting(key) === 'true' }));

export function setDoNotDisturb(isOn: boolean): void {
  saveSetting(key, isOn ? 'true' : 'false');
  useDoNotDisturb.setState({ isOn });
}
