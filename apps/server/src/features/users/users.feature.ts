import type { Feature } from '../../feature.ts';
import { serveLiveSockets } from '../../platform/realtime/live-socket.ts';
import { followPresence } from './presence/follow-presence.ts';
import { readImToken } from './im-token.ts';
import { deletePasskeysOf } from './passkeys/passkeys.sql.ts';
import { deletePresence, renewPresence } from './presence/presence.sql.ts';
import { listLiveSessionIds, touchSessions } from './sessions.sql.ts';
import { deleteTotpOf } from './totp/totp.sql.ts';
import { usersCrontab, usersJobs } from './users.jobs.ts';
import { usersRoutes } from './users.routes.ts';

export const usersFeature: Feature = {
  routes: usersRoutes,
  jobs: usersJobs,
  crontab: usersCrontab,
  hooks: {
    userDeleted: [
      async (tx, { userId }) => {
        await deletePresence(tx, [userId]);
        await deletePasskeysOf(tx, userId);
        await deleteTotpOf(tx, userId);
      },
    ],
  },
  plugin: (app, context) =>
    serveLiveSockets(app, context, {
      ...followPresence(context),
      readClaims: (imToken) => readImToken(context, imToken),
      listLiveSessions: async (sessionIds) => {
        const now = context.clock.now();
        const alive = await listLiveSessionIds(context.db, sessionIds, now);
        await touchSessions(context.db, [...alive], now);
        return alive;
      },
      onAlive: (sessionIds) => renewPresence(context.db, { sessionIds, now: context.clock.now() }),
    }),
};
