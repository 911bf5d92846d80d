import type { ChatMessage } from '@kindred/contract/chat/calls';

/** A message that is answered, edited, or sent again with other words. */
export type Subject = { kind: 'reply' | 'edit' | 'resend'; message: ChatMessage };
