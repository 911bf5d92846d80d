import { normalizeIP } from '@fastify/rate-limit';
import { attributionDays, trackingCookie } from '@kindred/contract/tracking/limits';
import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { callCounter } from '../../platform/http/limits/call-counter.ts';
import { signTouch } from './touch-token.ts';

const $ = inputs({ code: 'text', linkId: 'bigint', now: 'timestamptz' });

/** The number of openings that count per IP address: enough for a household, too few for a program. */
const maxCounted = 20;
const countWindowMs = 3_600_000;

const find = statement(
  { link_id: 'bigint', char_id: 'bigint', char_unique_id: 'text' },
  sql`select l.link_id, l.char_id, c.char_unique_id from tracking_links l
    join characters c on c.char_id = l.char_id and c.deleted_at is null where l.code = ${$.code}`,
);

const countClick = statement(
  {},
  sql`insert into tracking_clicks as k (link_id, day, clicks)
    values (${$.linkId}, (${$.now} at time zone 'UTC')::date, 1)
    on conflict (link_id, day) do update set clicks = k.clicks + 1`,
);

/**
 * Serves `/l/{code}`: counts the opening and redirects to the creator's public page. A cookie keeps the first link to
 * that page for thirty days, and the app reports it after signing in. Bots, previews and prefetches are redirected
 * without being counted, and so is an address that opened the link twenty times within the hour.
 */
export function serveTrackingLink(app: FastifyInstance, context: Context): void {
  const { db, clock, publicUrl } = context;
  const count = callCounter(context);
  app.get<{ Params: { code: string } }>(
    '/l/:code(^[A-Za-z0-9_-]{1,40}$)',
    { schema: { hide: true } },
    async (request, reply) => {
      const link = await find.first(db, { code: request.params.code });
      if (!link) return reply.redirect('/', 302);
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      // A HEAD request only checks the address.
      if (request.method === 'GET' && isPerson(request.headers)) {
        const now = clock.now();
        const openings = await count(`link:${link.link_id}:${normalizeIP(request.ip)}`, countWindowMs);
        if (openings.current <= maxCounted) await countClick.run(db, { linkId: link.link_id, now });
        const name = `${trackingCookie}${link.char_id}`;
        const isKnown = String(request.headers.cookie ?? '').includes(`${name}=`);
        if (!isKnown) {
          const isSecure = publicUrl().startsWith('https:') ? '; Secure' : '';
          const life = `Path=/; Max-Age=${attributionDays * 86_400}; SameSite=Lax${isSecure}`;
          reply.header('set-cookie', `${name}=${signTouch(context, link.link_id, now)}; ${life}`);
        }
      }
      return reply.redirect(`/@${link.char_unique_id}`, 302);
    },
  );
}

/** Whether the request comes from a person: not from a bot, and not from a browser's prefetch (Sec-Purpose: prefetch). */
function isPerson(headers: Record<string, string | string[] | undefined>): boolean {
  const agent = headers['user-agent'];
  const purpose = String(headers['sec-purpose'] ?? headers['x-purpose'] ?? headers.purpose ?? '');
  return typeof agent === 'string' && agent !== '' && !isbot(agent) && !/prefetch|preview/i.test(purpose);
}
