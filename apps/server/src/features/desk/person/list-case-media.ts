import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { caseSubject } from '@kindred/contract/moderation/limits';
import type { Context } from '../../../context.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { mediaLinkToken } from '../../media/media-link.ts';
import { mediaItemSql, mediaLinkSql } from '../../media/media.present.ts';
import { getPersonOfCase, logStaff } from './find-case.ts';

const $ = inputs({ caseId: 'bigint' });

type Item = CallOutput<'listCaseMedia'>['list'][number];

const list = statement(
  { item: as<Item>('json') },
  sql`select ${mediaItemSql(mediaLinkSql, sql`''`)} as item
    from staff_cases s cross join lateral (
      select pm.media_id, pm.position::int as position from post_media pm
        where s.subject_type = ${caseSubject.post} and pm.post_id = s.subject_id
      union all select mm.media_id, mm.position::int from message_media mm
        where s.subject_type = ${caseSubject.message} and mm.message_id = s.subject_id
      union all select h.media_id, h.position::int from held_changes n, unnest(n.media_ids) with ordinality as h (media_id, position)
        where s.subject_type = ${caseSubject.change} and n.change_id = s.subject_id
      union all select (m.item ->> 'media_id')::bigint, 100 from reports r, jsonb_array_elements(r.evidence) e,
          jsonb_array_elements(case jsonb_typeof(e -> 'media') when 'array' then e -> 'media' else '[]' end) as m (item)
        where s.subject_type = ${caseSubject.conversation} and r.reported_type = s.subject_type and r.reported_id = s.subject_id
    ) x join media f on f.media_id = x.media_id and f.state = 'ready' and f.kind in ('image', 'video')
    where s.case_id = ${$.caseId} order by x.position limit 40`,
);

/** What a case shows in pictures; private media open inside a case only. */
export async function listCaseMedia(
  context: Context,
  input: ParsedInput<'listCaseMedia'>,
  viewer: Viewer,
): Promise<CallOutput<'listCaseMedia'>> {
  const { db } = context;
  await getPersonOfCase(db, viewer, input);
  await logStaff(context, db, viewer, {
    queue: input.queue,
    caseId: input.case_id,
    action: 'look',
    note: 'media',
  });
  const mediaToken = mediaLinkToken(context, viewer);
  const rows = await list.all(db, { caseId: input.case_id, mediaToken });
  return { list: rows.map(({ item }) => item) };
}
