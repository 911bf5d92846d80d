import type { LiveHandlers } from '../../lib/live-handlers.ts';
import { followJoinCheckout } from './join-checkout.ts';
import { noteMembership } from './note-membership.ts';

export const subscriptionsRealtime: LiveHandlers = {
  on: {
    'membership.changed': ({ char_id, is_sold }, client) => noteMembership(client, char_id, is_sold),
  },
  resync: (client) => void followJoinCheckout(client),
};
