import { personalItem } from '../../lib/storage/personal-storage.ts';

export type HomeFeedName = 'following' | 'forYou';

/**
 * The feed that this person looks at. Nothing is stored for somebody who has not chosen and follows nobody: they get
 * For you, until Following has something for them.
 */
export const homeChoice = personalItem<HomeFeedName>('browser', 'homeFeed');
