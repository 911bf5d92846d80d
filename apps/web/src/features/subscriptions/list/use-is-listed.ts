import { useInfiniteQuery } from '@tanstack/react-query';
import { givenSubscriptionsQuery, subscriptionsQuery } from '../subscriptions.queries.ts';

/** Whether `SubscriptionList` has all that it first shows: before that, what stands below it would move. */
export function useIsListed(): boolean {
  const joined = useInfiniteQuery(subscriptionsQuery('all'));
  const gifts = useInfiniteQuery(givenSubscriptionsQuery);
  return !joined.isPending && !gifts.isPending;
}
