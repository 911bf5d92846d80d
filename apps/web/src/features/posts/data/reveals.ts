import { create } from 'zustand';

/** Posts that were bought a moment ago: they come out of their blur once, wherever they are shown. */
const useReveals = create<{ postIds: readonly string[] }>(() => ({ postIds: [] }));

/** Marks a post that was unlocked just now, so that its media are revealed once. */
export function revealPost(postId: string): void {
  useReveals.setState(({ postIds }) => ({ postIds: [...postIds.filter((id) => id !== postId), postId] }));
}

export function endReveal(postId: string): void {
  useReveals.setState(({ postIds }) => ({ postIds: postIds.filter((id) => id !== postId) }));
}

/** Whether this post was unlocked just now and is still to be revealed. */
export function useIsRevealed(postId: string): boolean {
  return useReveals(({ postIds }) => postIds.includes(postId));
}
