import type { LiveHandlers } from '../../lib/realtime/live-handlers.ts';
import { getSession } from '../../lib/storage/session.ts';
import { patchUser, refreshUser } from './users.queries.ts';

export const usersRealtime: LiveHandlers = {
  on: {
    'unread.changed': ({ unread_total }, client) => patchUser(client, { unread: unread_total }),
    'message.stored': ({ message, unread_total }, client) => {
      // Help was shown to this person, who is perhaps in care mode from here on. A creator sees the card as well.
      if (message.type === 'help' && message.user_id === getSession().user?.user_id) void refreshUser(client);
      if (unread_total !== undefined) patchUser(client, { unread: unread_total });
    },
    'care.ended': (_event, client) => patchUser(client, { is_sales_quiet: 0 }),
    'age.changed': ({ is_age_held }, client) => {
      patchUser(client, { is_age_held });
      // What was refused meanwhile is asked for again.
      void (is_age_held === 0 ? client.invalidateQueries() : refreshUser(client));
    },
    'standing.changed': (_event, client) => void client.invalidateQueries(),
    'creator.confirmed': ({ char_id, char_unique_id }, client) => {
      patchUser(client, { is_creator: 1, char_id, char_unique_id });
      void refreshUser(client);
    },
    'wallet.changed': ({ diamond }, client) => patchUser(client, { diamond }),
  },
  resync: (client) => void refreshUser(client),
};
