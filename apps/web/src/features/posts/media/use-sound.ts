import { create } from 'zustand';
import { readSetting, saveSetting } from '../../../lib/storage/device.ts';
import { specKeys } from '../../../lib/storage/personal-storage.ts';

/** Clips are muted until the person unmutes one; the choice is saved for all of them. */
export const useSound = create<{ isMuted: boolean }>(() => ({
  isMuted: readSetting(specKeys.isMute) !== 'false',
}));

export function setMuted(isMuted: boolean): void {
  saveSetting(specKeys.isMute, String(isMuted));
  useSound.setState({ isMuted });
}
