import type { ChatMessage } from '@kindred/contract/chat/calls';
import { createContext } from 'react';

export type MessageActions = {
  /** Both undefined where nothing can be written. */
  onReply: ((message: ChatMessage) => void) | undefined;
  onEdit: ((message: ChatMessage) => void) | undefined;
  /** There where the newest answer answers this message of mine: other words in its place are answered anew. */
  resend: { seq: number; on: (message: ChatMessage) => void } | undefined;
  /** Shows the message with this number, however far back. */
  onJump: (seq: number) => void;
  /** Shows the first message of a day, `2026-11-22`, or after it. */
  onJumpToDay: (day: string) => void;
};

/** What a message can ask of the conversation that it stands in. */
export const MessageActionsContext = createContext<MessageActions>({
  onReply: undefined,
  onEdit: undefined,
  resend: undefined,
  onJump: () => undefined,
  onJumpToDay: () => undefined,
});
