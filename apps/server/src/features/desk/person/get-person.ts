import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { StaffPerson } from '@kindred/contract/desk/calls';
import type { Context } from '../../../context.ts';
import { as } from '../../../platform/db/column-types.ts';
import { jsonInstant } from '../../../platform/db/json-instant.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { endOf, listSanctions } from '../../moderation/sanctions/sanctions.ts';
import { getPersonOfCase, logStaff } from './find-case.ts';

const $ = inputs({ userId: 'bigint', now: 'timestamptz' });

const findPerson = statement(
  {
    nickname: 'text',
    created_at: 'timestamptz',
    char_id: 'bigint?',
    char_unique_id: 'text?',
    is_muted: 'boolean',
    is_banned: 'boolean',
    post_num: 'integer',
    comment_num: 'integer',
    reported_num: 'integer',
    report_num: 'integer',
    cases: as<StaffPerson['cases']>('json'),
    written: as<StaffPerson['written']>('json'),
  },
  sql`select u.nickname, u.created_at, c.char_id, c.char_unique_id,
      coalesce(u.muted_until > ${$.now}, false) as is_muted, coalesce(u.banned_until > ${$.now}, false) as is_banned,
      (select count(*) from posts p where p.char_id = c.char_id and p.deleted_at is null)::int as post_num,
      (select count(*) from comments k where k.user_id = u.user_id and k.deleted_at is null)::int as comment_num,
      (select count(*) from reports r where r.reported_user_id = u.user_id)::int as reported_num,
      (select count(*) from reports r where r.user_id = u.user_id)::int as report_num,
      coalesce((select json_agg(json_build_object('case_id', s.case_id::text, 'queue', s.queue, 'kind', s.kind,
          'state', s.state, 'decision', s.decision, 'created_time', ${jsonInstant(sql`s.created_at`)}) order by s.case_id desc)
        from (select * from staff_cases n where n.user_id = u.user_id order by n.case_id desc limit 50) s), '[]') as cases,
      coalesce((select json_agg(json_build_object('kind', w.kind, 'id', w.id::text, 'content', w.content,
          'created_time', ${jsonInstant(sql`w.created_at`)}) order by w.created_at desc)
        from (
          (select 'post' as kind, p.post_id as id, p.content, p.published_at as created_at from posts p
            where p.char_id = c.char_id and p.deleted_at is null and p.state in (1, 2, 3) order by p.published_at desc limit 20)
          union all
          (select 'comment', k.comment_id, k.content, k.created_at from comments k
            where k.user_id = u.user_id and k.deleted_at is null order by k.comment_id desc limit 20)
          order by created_at desc limit 20) w), '[]') as written
    from users u left join characters c on c.user_id = u.user_id and c.deleted_at is null
    where u.user_id = ${$.userId}`,
);

/** A person's file: what they have written in public, what was decided about them, and what is in force. */
export async function getStaffPerson(
  context: Context,
  input: ParsedInput<'getStaffPerson'>,
  viewer: Viewer,
): Promise<CallOutput<'getStaffPerson'>> {
  const { db, clock } = context;
  const userId = await getPersonOfCase(db, viewer, input);
  await logStaff(context, db, viewer, {
    queue: input.queue,
    caseId: input.case_id,
    action: 'look',
    note: 'person',
  });
  const row = await findPerson.one(db, { userId, now: clock.now() });
  const { created_at: createdAt, is_muted: isMuted, is_banned: isBanned, ...person } = row;
  const sanctions = await listSanctions(db, userId);
  return {
    ...person,
    user_id: userId,
    created_time: createdAt.toISOString(),
    strikes: sanctions.filter(({ kind, lifted_at }) => kind === 'strike' && lifted_at === null).length,
    is_muted: isMuted ? 1 : 0,
    is_banned: isBanned ? 1 : 0,
    sanctions: sanctions.map(({ kind, case_id, begins_at, ends_at, lifted_at }) => ({
      kind,
      case_id,
      created_time: begins_at.toISOString(),
      until_time: endOf(ends_at),
      lifted_time: lifted_at?.toISOString() ?? null,
    })),
  };
}
