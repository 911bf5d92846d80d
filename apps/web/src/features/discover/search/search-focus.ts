import { create } from 'zustand';

/** Whether somebody has asked for the search and its box has not come yet. */
export const useSearchFocus = create<{ isRequested: boolean }>(() => ({ isRequested: false }));
