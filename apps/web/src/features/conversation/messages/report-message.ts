import type { ChatMessage } from '@kindred/contract/chat/calls';
import { createContext } from 'react';

/** Reports a message of the open conversation; undefined where nobody can receive a report. */
export const ReportMessageContext = createContext<((message: ChatMessage) => void) | undefined>(undefined);
