import { useEffect } from 'react';
import { create } from 'zustand';

/** The creators that the open page lists by itself: nobody suggests them again beside it. */
export const useListedCreators = create<{ charIds: readonly string[] }>(() => ({ charIds: [] }));

export function useListsCreators(charIds: readonly string[]): void {
  const joined = charIds.join(' ');
  useEffect(() => {
    useListedCreators.setState({ charIds: joined === '' ? [] : joined.split(' ') });
    return () => useListedCreators.setState({ charIds: [] });
  }, [joined]);
}
