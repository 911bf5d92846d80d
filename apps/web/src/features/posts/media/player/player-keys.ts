import type { KeyboardEvent } from 'react';

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

const stepSeconds = 10;

export type PlayerActions = {
  toggle: () => void;
  /** By seconds, back or on. */
  move: (seconds: number) => void;
  toggleMuted: () => void;
  toggleFullScreen: () => void;
  togglePicture: (() => void) | undefined;
  /** To the next speed, slower or faster. */
  changeSpeed: (step: -1 | 1) => void;
};

/** Handles a key while the focus is in the player: the letters that video players have in common. */
export function handlePlayerKey(event: KeyboardEvent, actions: PlayerActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return;
  const act = actionOf(event.key, actions);
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

function actionOf(key: string, actions: PlayerActions): (() => void) | undefined {
  switch (key.toLowerCase()) {
    case 'k':
      return actions.toggle;
    case 'j':
      return () => actions.move(-stepSeconds);
    case 'l':
      return () => actions.move(stepSeconds);
    case 'm':
      return actions.toggleMuted;
    case 'f':
      return actions.toggleFullScreen;
    case 'i':
      return actions.togglePicture;
    case '<':
      return () => actions.changeSpeed(-1);
    case '>':
      return () => actions.changeSpeed(1);
    default:
      return undefined;
  }
}

/** Returns the next slower or faster speed. */
export function nextSpeed(speed: number, step: -1 | 1): number {
  const faster = speeds.filter((candidate) => (candidate - speed) * step > 0);
  return (step > 0 ? faster[0] : faster.at(-1)) ?? speed;
}
