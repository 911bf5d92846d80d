import { create } from 'zustand';
import { personalItem } from '../../../lib/storage/personal-storage.ts';

const speeds = [1, 1.5, 2];
const storedSpeed = personalItem<number>('browser', 'voiceSpeed');

const useSpeed = create<{ speed: number }>(() => ({ speed: 1 }));

/** How fast voice notes are played, the same for all of them; `next` goes on to the next speed and gives it. */
export function useVoiceSpeed(): { speed: number; next: () => number } {
  const chosen = useSpeed(({ speed }) => speed);
  const stored = storedSpeed.get();
  const speed = chosen === 1 && stored !== undefined && speeds.includes(stored) ? stored : chosen;
  return {
    speed,
    next: () => {
      const faster = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;
      storedSpeed.set(faster);
      useSpeed.setState({ speed: faster });
      return faster;
    },
  };
}
