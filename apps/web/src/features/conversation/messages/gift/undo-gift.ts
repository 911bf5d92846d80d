import type { ChatMessage } from '@kindred/contract/chat/calls';
import { createContext } from 'react';

export type UndoGift = { canUndo: (message: ChatMessage) => boolean; undo: (message: ChatMessage) => void };

/** Takes back a gift of the open conversation, while that can be done. */
export const UndoGiftContext = createContext<UndoGift | undefined>(undefined);
