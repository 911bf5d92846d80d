import type { LiveHandlers } from '../../lib/realtime/live-handlers.ts';
import { followJoinCheckout } from './join/join-checkout.ts';
import { noteMembership } from './join/note-membership.ts';

export const subscriptionsRealtime: LiveHandlers = {
  on: {
    'membership.changed': ({ char_id, is_sold }, client) => noteMembership(client, char_id, is_sold),
  },
  resync: (client) => void followJoinCheckout(client),
};
