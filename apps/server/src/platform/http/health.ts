import { query } from '../db/db.ts';
import type { HttpFeature } from './route.ts';

/** `/healthz`: the process answers. `/readyz`: it also reaches its database (and is not draining). */
export const healthFeature: HttpFeature = {
  plugin: (app, context) => {
    app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'alive' }));
    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      const isReady = !context.closing.aborted && (await reachesDatabase());
      return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
    });

    async function reachesDatabase(): Promise<boolean> {
      try {
        await query(context.db, 'select 1', []);
        return true;
      } catch {
        return false;
      }
    }
  },
};
