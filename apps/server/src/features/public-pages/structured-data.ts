import type { Post } from '@kindred/contract/posts/calls';
import { creatorPath, postPath } from './addresses.ts';
import type { PublicCreator } from './find-public-creator.ts';
import { caption } from './post-card.ts';

/** Describes a creator's page for search engines (schema.org `ProfilePage`). */
export function profileData(creator: PublicCreator, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: origin + creatorPath(creator.handle),
    mainEntity: {
      ...person(creator, origin),
      ...(creator.bio || creator.tagline ? { description: creator.bio || creator.tagline } : {}),
      interactionStatistic: counter('FollowAction', creator.followerNum),
      agentInteractionStatistic: counter('WriteAction', creator.postNum),
    },
  };
}

/**
 * Describes a post for search engines (schema.org `SocialMediaPosting`) and declares when it is not free, as they
 * require.
 */
export function postData(post: Post, creator: PublicCreator, origin: string): object {
  const url = origin + postPath(creator.handle, post.diary_id);
  const [preview] = post.free_preview;
  const words = caption(post);
  return {
    '@context': 'https://schema.org',
    '@type': 'SocialMediaPosting',
    url,
    mainEntityOfPage: url,
    headline: words || creator.name,
    datePublished: post.created_time,
    isAccessibleForFree: post.access === 'full',
    author: person(creator, origin),
    ...(preview ? { image: origin + preview.image } : {}),
    interactionStatistic: [
      counter('LikeAction', post.statistics.like_num),
      counter('CommentAction', post.statistics.comment_num),
    ],
  };
}

function person({ name, handle, avatar }: PublicCreator, origin: string): object {
  return {
    '@type': 'Person',
    name,
    alternateName: `@${handle}`,
    url: origin + creatorPath(handle),
    ...(avatar ? { image: origin + avatar } : {}),
  };
}

function counter(action: string, count: number): object {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: count,
  };
}
