import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { trackingLinksMax } from '@kindred/contract/tracking/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';

const $ = inputs({
  charId: 'bigint',
  clientId: 'text',
  name: 'text',
  code: 'text',
  now: 'timestamptz',
  isArchived: 'boolean',
  linkId: 'bigint',
});

const insert = statement(
  {},
  sql`insert into tracking_links (char_id, client_id, name, code, created_at)
    select ${$.charId}, ${$.clientId}, ${$.name}, ${$.code}, ${$.now}
    where (select count(*) from tracking_links where char_id = ${$.charId}) < ${trackingLinksMax}
    on conflict (char_id, client_id) do nothing`,
);

const find = statement(
  { link_id: 'bigint', code: 'text' },
  sql`select link_id, code from tracking_links where char_id = ${$.charId} and client_id = ${$.clientId}`,
);

const archive = statement(
  {},
  sql`update tracking_links set archived_at =
      case when ${$.isArchived} then coalesce(archived_at, ${$.now}) end
    where link_id = ${$.linkId} and char_id = ${$.charId}`,
);

export async function createTrackingLink(
  { db, clock, random, publicUrl }: Pick<Context, 'db' | 'clock' | 'random' | 'publicUrl'>,
  { client_id: clientId, name }: ParsedInput<'createTrackingLink'>,
  viewer: Viewer,
): Promise<CallOutput<'createTrackingLink'>> {
  const charId = viewer.charId ?? refuse('creatorsOnly');
  await insert.run(db, { charId, clientId, name, code: random.token(6), now: clock.now() });
  const { link_id, code } = (await find.first(db, { charId, clientId })) ?? refuse('tooManyLinks');
  return { link_id, url: `${publicUrl()}/l/${code}` };
}

/** Archives a link, or restores it. */
export async function archiveTrackingLink(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { link_id: linkId, archived }: ParsedInput<'archiveTrackingLink'>,
  viewer: Viewer,
): Promise<Record<string, never>> {
  const charId = viewer.charId ?? refuse('creatorsOnly');
  const changed = await archive.run(db, { linkId, charId, isArchived: archived === 1, now: clock.now() });
  return changed > 0 ? {} : refuse('notFound');
}
