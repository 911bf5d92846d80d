import { create } from 'zustand';

type Sending = {
  /** The message that is on the wire in this tab. */
  clientId: string | undefined;
  /** Messages that are being edited in this tab: they wait, and so do the messages behind them. */
  pausedIds: ReadonlySet<string>;
};

export const useSending = create<Sending>(() => ({ clientId: undefined, pausedIds: new Set() }));

/** Says which message is being sent in this tab; none where it is left out. */
export function setSending(clientId: string | undefined): void {
  useSending.setState({ clientId });
}

/** Pauses a message while it is edited, and the messages behind it. False when it is being sent already. */
export function pauseMessage(clientId: string): boolean {
  const { clientId: sending, pausedIds } = useSending.getState();
  if (sending === clientId) return false;
  useSending.setState({ pausedIds: new Set([...pausedIds, clientId]) });
  return true;
}

/** Lets a message be sent again after its words were edited. */
export function resumeMessage(clientId: string): void {
  const pausedIds = new Set(useSending.getState().pausedIds);
  pausedIds.delete(clientId);
  useSending.setState({ pausedIds });
}
