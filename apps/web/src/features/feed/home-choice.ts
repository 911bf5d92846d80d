import { personalItem } from '../../lib/storage/personal-storage.ts';

export type HomeFeedName = 'following' | 'forYou';

/**
 * The feed that this person chose. Without a choice nothing is stored: a person who follows nobody gets For you until
 * Following has posts.
 */
export const homeChoice = personalItem<HomeFeedName>('browser', 'homeFeed');
