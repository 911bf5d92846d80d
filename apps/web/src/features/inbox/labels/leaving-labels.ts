import { create } from 'zustand';

export const undoLabelMs = 6000;

/** Labels that are deleted unless that is undone in time, with what would delete them. */
export const useLeavingLabels = create<{ timers: Readonly<Record<string, number>> }>(() => ({ timers: {} }));

export function leaveLabel(labelId: string, remove: () => void): void {
  keepLabel(labelId);
  const timer = window.setTimeout(() => {
    keepLabel(labelId);
    remove();
  }, undoLabelMs);
  useLeavingLabels.setState(({ timers }) => ({ timers: { ...timers, [labelId]: timer } }));
}

/** Ends the wait of a label: it stays, if it has not gone. */
export function keepLabel(labelId: string): void {
  const { [labelId]: timer, ...timers } = useLeavingLabels.getState().timers;
  window.clearTimeout(timer);
  useLeavingLabels.setState({ timers });
}
