import type { LiveHandlers } from '../../lib/realtime/live-handlers.ts';
import { refreshUser } from '../users/users.queries.ts';
import { vipQuery } from './shop.queries.ts';

const vipTopics: ReadonlySet<string> = new Set(['vip_charged', 'vip_failed', 'vip_ended']);

export const shopRealtime: LiveHandlers = {
  on: {
    'notification.arrived': ({ notification }, client) => {
      if (!vipTopics.has(notification.topic)) return;
      void client.invalidateQueries({ queryKey: vipQuery.queryKey });
      void refreshUser(client);
    },
  },
  resync: (client) => void client.invalidateQueries({ queryKey: vipQuery.queryKey }),
};
