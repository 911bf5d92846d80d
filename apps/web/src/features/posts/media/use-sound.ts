import { create } from 'zustand';
import { keepSetting, readSetting } from '../../../lib/storage/device.ts';

/** Clips are silent until somebody asks for sound; the choice is kept for all of them. */
export const useSound = create<{ isMuted: boolean }>(() => ({ isMuted: readSetting('isMute') !== 'false' }));

export function setMuted(isMuted: boolean): void {
  keepSetting('isMute', String(isMuted));
  useSound.setState({ isMuted });
}
