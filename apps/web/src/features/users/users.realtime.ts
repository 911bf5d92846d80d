import type { LiveHandlers } from '../../lib/realtime/live-handlers.ts';
import { patchUser, refreshUser } from './users.queries.ts';

export const usersRealtime: LiveHandlers = {
  on: {
    'unread.changed': ({ unread_total }, client) => patchUser(client, { unread: unread_total }),
    'message.stored': ({ unread_total }, client) => {
      if (unread_total !== undefined) patchUser(client, { unread: unread_total });
    },
    'creator.confirmed': ({ char_id, char_unique_id }, client) => {
      patchUser(client, { is_creator: 1, char_id, char_unique_id });
      void refreshUser(client);
    },
    'wallet.changed': ({ diamond }, client) => patchUser(client, { diamond }),
  },
  resync: (client) => void refreshUser(client),
};
