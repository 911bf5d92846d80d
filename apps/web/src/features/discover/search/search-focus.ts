import { create } from 'zustand';

/** Whether the search was requested and its box is not mounted yet. */
export const useSearchFocus = create<{ isRequested: boolean }>(() => ({ isRequested: false }));
