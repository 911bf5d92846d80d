import type { LiveHandlers } from '../../lib/realtime/live-handlers.ts';
import { applyMembershipChange } from './join/apply-membership-change.ts';
import { followJoinCheckout } from './join/join-checkout.ts';

export const subscriptionsRealtime: LiveHandlers = {
  on: {
    'membership.changed': ({ char_id, is_sold }, client) => applyMembershipChange(client, char_id, is_sold),
  },
  resync: (client) => void followJoinCheckout(client),
};
