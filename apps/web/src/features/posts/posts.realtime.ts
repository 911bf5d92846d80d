import type { LiveHandlers } from '../../lib/realtime/live-handlers.ts';
import { followPostCheckout } from './unlock/post-checkout.ts';

export const postsRealtime: LiveHandlers = { resync: (client) => void followPostCheckout(client) };
