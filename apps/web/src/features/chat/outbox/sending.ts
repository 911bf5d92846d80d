import { create } from 'zustand';

type Sending = {
  /** The message that is on the wire in this tab. */
  clientId: string | undefined;
  /** Messages that are being edited here: they wait, and whatever stands behind them. */
  held: ReadonlySet<string>;
};

export const useSending = create<Sending>(() => ({ clientId: undefined, held: new Set() }));

/** Says which message is being sent in this tab; none where it is left out. */
export function setSending(clientId: string | undefined): void {
  useSending.setState({ clientId });
}

/** Keeps a message from going out while its words are edited. False when it is going out already. */
export function holdMessage(clientId: string): boolean {
  const { clientId: sending, held } = useSending.getState();
  if (sending === clientId) return false;
  useSending.setState({ held: new Set([...held, clientId]) });
  return true;
}

/** Lets a message be sent again after its words were edited. */
export function releaseMessage(clientId: string): void {
  const held = new Set(useSending.getState().held);
  held.delete(clientId);
  useSending.setState({ held });
}
