import { create } from 'zustand';
import { readSetting, saveSetting } from './device.ts';

const key = 'quietNotices';

/** Whether this browser shows no notices, whoever is signed in. */
export const useQuietNotices = create<{ isQuiet: boolean }>(() => ({ isQuiet: readSetting(key) === 'true' }));

export function chooseQuiet(isQuiet: boolean): void {
  saveSetting(key, isQuiet ? 'true' : 'false');
  useQuietNotices.setState({ isQuiet });
}
