import type { ChatMessage } from '@kindred/contract/chat/calls';
import { createContext } from 'react';

export type MessageActions = {
  /** Both undefined where nothing can be written. */
  onReply: ((message: ChatMessage) => void) | undefined;
  onEdit: ((message: ChatMessage) => void) | undefined;
  /** The message that the newest answer answers: other words in its place get a new answer. */
  resend: { seq: number; on: (message: ChatMessage) => void } | undefined;
  /** Shows the message with this number, however far back. */
  onJump: (seq: number) => void;
  /** Shows the first message of a day, `2026-11-22`, or after it. */
  onJumpToDay: (day: string) => void;
};

export const MessageActionsContext = createContext<MessageActions>({
  onReply: undefined,
  onEdit: undefined,
  resend: undefined,
  onJump: () => undefined,
  onJumpToDay: () => undefined,
});
