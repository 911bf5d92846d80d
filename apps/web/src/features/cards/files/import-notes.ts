import type { ImportNote } from '@kindred/contract/cards/calls';
import { create } from 'zustand';

const useNotes = create<{ notes: readonly ImportNote[] }>(() => ({ notes: [] }));

/** What was said of the last file that came in; the studio opens anew with it, so this is kept beside. */
export const importNotes = {
  use: () => useNotes(({ notes }) => notes),
  set: (notes: readonly ImportNote[]) => useNotes.setState({ notes }),
};
