import { connectionState } from '@kindred/contract/chat/limits';
import { create } from 'zustand';

export type ConnectionState = (typeof connectionState)[keyof typeof connectionState];

/** 0 closed, 1 connecting, 2 ready, 3 reconnecting. Apart from the connection itself, which comes later than the page. */
export const useConnection = create<{ state: ConnectionState }>(() => ({ state: connectionState.closed }));
