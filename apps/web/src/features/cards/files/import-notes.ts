import type { ImportNote } from '@kindred/contract/cards/calls';
import { create } from 'zustand';

const useNotes = create<{ notes: readonly ImportNote[] }>(() => ({ notes: [] }));

/** The notes on the last imported file. The studio reopens with the import, so they are kept outside of it. */
export const importNotes = {
  use: () => useNotes(({ notes }) => notes),
  set: (notes: readonly ImportNote[]) => useNotes.setState({ notes }),
};
