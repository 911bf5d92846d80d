import { create } from 'zustand';

/** Posts that were bought a moment ago: they come out of their blur once, wherever they are shown. */
const useReveals = create<{ postIds: readonly string[] }>(() => ({ postIds: [] }));

export function revealPost(postId: string): void {
  useReveals.setState(({ postIds }) => ({ postIds: [...postIds.filter((id) => id !== postId), postId] }));
}

/** It has been seen. */
export function endReveal(postId: string): void {
  useReveals.setState(({ postIds }) => ({ postIds: postIds.filter((id) => id !== postId) }));
}

export function useIsRevealed(postId: string): boolean {
  return useReveals(({ postIds }) => postIds.includes(postId));
}
