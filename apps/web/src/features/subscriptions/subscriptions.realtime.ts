import type { LiveHandlers } from '../../lib/realtime/live-handlers.ts';
import { applyMembershipChange } from './join/apply-membership-change.ts';
import { followJoinCheckout } from './join/join-checkout.ts';
import { givenSubscriptionsQuery } from './subscriptions.queries.ts';

export const subscriptionsRealtime: LiveHandlers = {
  on: {
    'membership.changed': ({ char_id, is_sold }, client) => applyMembershipChange(client, char_id, is_sold),
    'notification.arrived': ({ notification }, client) => {
      if (notification.topic !== 'gift_claimed' && notification.topic !== 'gift_returned') return;
      void client.invalidateQueries({ queryKey: givenSubscriptionsQuery.queryKey });
    },
  },
  resync: (client) => void followJoinCheckout(client),
};
