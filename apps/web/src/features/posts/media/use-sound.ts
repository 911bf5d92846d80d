import { create } from 'zustand';
import { readSetting, saveSetting } from '../../../lib/storage/device.ts';
import { specKeys } from '../../../lib/storage/personal-storage.ts';

/** Clips are silent until somebody asks for sound; the choice is saved for all of them. */
export const useSound = create<{ isMuted: boolean }>(() => ({
  isMuted: readSetting(specKeys.isMute) !== 'false',
}));

export function setMuted(isMuted: boolean): void {
  saveSetting(specKeys.isMute, String(isMuted));
  useSound.setState({ isMuted });
}
