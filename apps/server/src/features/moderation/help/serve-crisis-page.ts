import { knownLanguage } from '@kindred/contract/wire/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import { sql, statement } from '../../../platform/db/sql.ts';
import { pageLanguage } from '../../../platform/http/page/page-language.ts';
import { crisisPage, crisisPath, referralsPath } from './crisis-page.ts';

const shownMonths = 12;

const listMonths = statement(
  { month: 'text', referrals: 'integer' },
  sql`select to_char(month, 'YYYY-MM') as month, sum(referrals)::integer as referrals from help_referrals
    group by help_referrals.month order by help_referrals.month desc limit ${shownMonths}`,
);

const listReferrals = statement(
  { month: 'text', source: 'text', region: 'text', language: 'text', referrals: 'integer' },
  sql`select to_char(h.month, 'YYYY-MM') as month, h.source, h.region, h.language, h.referrals from help_referrals h
    order by h.month, h.source, h.region, h.language`,
);

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; frame-ancestors 'none'";

type PageRequest = FastifyRequest<{ Querystring: { lang?: string } }>;

/** The crisis protocol for everybody, signed in or not, and the counts behind it as a file. `?lang=` chooses a language. */
export function serveCrisisPage(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  const schema = { hide: true };
  app.get(crisisPath, { schema }, async (request: PageRequest, reply) => {
    const language = knownLanguage(request.query.lang) ?? pageLanguage(request.headers['accept-language']);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .send(crisisPage(language, await listMonths.all(db)));
  });
  app.get(referralsPath, { schema }, async (_request, reply) => {
    const rows = await listReferrals.all(db);
    const header = 'month,source,country,language,referrals';
    const records = rows.map((row) =>
      [row.month, row.source, row.region, row.language, row.referrals].join(','),
    );
    return reply
      .type('text/csv; charset=utf-8; header=present')
      .header('content-disposition', 'attachment; filename="referrals.csv"')
      .header('cache-control', 'no-cache')
      .send([header, ...records, ''].join('\r\n'));
  });
}
