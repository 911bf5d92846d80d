import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { CaseDecision } from '@kindred/contract/moderation/limits';
import type { StaffCase } from '@kindred/contract/moderation/staff-calls';
import type { Context } from '../../../context.ts';
import { as } from '../../../platform/db/column-types.ts';
import { jsonInstant } from '../../../platform/db/json-instant.ts';
import { highestId, isInstant, isInteger, keysetCursor } from '../../../platform/db/keyset.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { offsetOf, toPage } from '../../../platform/db/to-page.ts';
import type { Viewer } from '../../../viewer.ts';
import { listCaseFiles } from '../files/case-files.ts';
import { ruleOf } from './rule-of.ts';
import { requireQueue } from './staff.ts';

const $ = inputs({
  queue: 'text',
  severity: 'smallint',
  time: 'timestamptz',
  caseId: 'bigint',
  limit: 'integer',
  skip: 'integer',
  now: 'timestamptz',
});

type Report = StaffCase['reports'][number];
type Line = {
  identity?: string;
  content?: string;
  created_time?: string;
  is_deleted?: boolean;
  media?: { media_id: string; type: string }[] | null;
};

const caseRow = {
  case_id: 'bigint',
  queue: as<StaffCase['queue']>('text'),
  kind: as<StaffCase['kind']>('text'),
  severity: 'smallint',
  user_id: 'bigint',
  nickname: 'text',
  char_id: 'bigint?',
  subject_type: 'smallint?',
  subject_id: 'bigint?',
  source: 'text',
  content: 'text',
  evidence: as<Line[] | null>('json?'),
  reports: as<Report[]>('json'),
  report_count: 'integer',
  state: as<'open' | 'decided'>('text'),
  decision: as<CaseDecision | null>('text?'),
  reason: 'text',
  note: 'text',
  created_at: 'timestamptz',
  due_at: 'timestamptz?',
  sort_time: 'text',
  decided_at: 'timestamptz?',
  proposal: as<CaseDecision | null>('text?'),
  days: 'integer?',
  proposer_id: 'bigint?',
  proposer_name: 'text?',
  claimant_id: 'bigint?',
  claimant_name: 'text?',
  claimed_until: 'timestamptz?',
} as const;

const facts = sql`s.case_id, s.queue, s.kind, s.severity, s.user_id, u.nickname, c.char_id,
    s.subject_type, s.subject_id, s.source,
    case when s.content <> '' then s.content else coalesce(r.content, '') end as content, r.evidence,
    coalesce(r.reports, '[]') as reports, coalesce(r.report_count, 0) as report_count,
    s.state, s.decision, s.reason, s.note, s.created_at, s.due_at, ${jsonInstant(sql`coalesce(s.decided_at, s.created_at)`)} as sort_time,
    s.decided_at, s.proposal, s.days, q.user_id as proposer_id, q.nickname as proposer_name, k.user_id as claimant_id, k.nickname as claimant_name, s.claimed_until`;

const joins = sql`join users u using (user_id)
    left join characters c on c.user_id = s.user_id and c.deleted_at is null
    left join users k on k.user_id = s.claimed_by and s.claimed_until > ${$.now}
    left join users q on q.user_id = s.proposed_by
    left join lateral (
      select (array_agg(t.content order by t.report_id desc))[1] as content,
        (array_agg(t.evidence order by t.report_id desc))[1]::json as evidence,
        json_agg(json_build_object('reason', t.reason, 'detail', t.detail, 'created_time', ${jsonInstant(sql`t.created_at`)})
          order by t.report_id desc) as reports,
        max(t.total)::int as report_count
      from (select n.*, count(*) over () as total from reports n
        where n.reported_type = s.subject_type and n.reported_id = s.subject_id
        order by n.report_id desc limit 20) t
    ) r on s.kind = 'report'`;

const listOpen = statement(
  caseRow,
  sql`select ${facts} from (select * from staff_cases o where o.queue = ${$.queue} and o.state = 'open' and o.swept_into is null
      and (o.severity, o.created_at, o.case_id) > (${$.severity}, ${$.time}, ${$.caseId})
      order by o.severity, o.created_at, o.case_id limit ${$.limit} offset ${$.skip}) s ${joins}
    order by s.severity, s.created_at, s.case_id`,
);

const listDecided = statement(
  caseRow,
  sql`select ${facts} from (select * from staff_cases o where o.queue = ${$.queue} and o.state = 'decided'
      and (o.decided_at, o.case_id) < (${$.time}, ${$.caseId})
      order by o.decided_at desc, o.case_id desc limit ${$.limit} offset ${$.skip}) s ${joins}
    order by s.decided_at desc, s.case_id desc`,
);

const countCases = statement(
  { open: 'integer', decided: 'integer' },
  sql`select (select count(*) from (select from staff_cases where queue = ${$.queue} and state = 'open' and swept_into is null limit 1000) o)::int as open,
    (select count(*) from (select from staff_cases where queue = ${$.queue} and state = 'decided' limit 1000) d)::int as decided`,
);

const cursors = keysetCursor((severity) => /^[0-3]$/.test(severity), isInstant, isInteger);
const starts = {
  open: ['-1', '1970-01-01T00:00:00Z', '0'],
  decided: ['0', '9999-01-01T00:00:00Z', highestId],
} satisfies Record<string, [string, string, string]>;

/** The cases of a queue. Open ones are paged by severity and age, decided ones by the time of the decision. */
export async function listCases(
  context: Context,
  { queue, state, ...pageInput }: ParsedInput<'listCases'>,
  viewer: Viewer,
): Promise<CallOutput<'listCases'>> {
  requireQueue(viewer, queue);
  const { db, clock } = context;
  const { page, size, cursor } = pageInput;
  const [severity, time, caseId] = cursors.decodeOr(starts[state], cursor);
  const from = {
    queue,
    time: new Date(time),
    caseId,
    limit: size + 1,
    skip: offsetOf(pageInput),
    now: clock.now(),
  };
  const rows =
    state === 'open'
      ? await listOpen.all(db, { ...from, severity: Number(severity) })
      : await listDecided.all(db, from);
  const counts = await countCases.one(db, { queue });
  const shown = [];
  for (const row of rows) shown.push({ row, read: await readCase(context, row, viewer) });
  return toPage(
    shown,
    { page, size, count: counts[state] },
    ({ row, read }) => ({ ...present(context, row), ...read }),
    ({ row }) => cursors.encode(String(row.severity), row.sort_time, row.case_id),
  );
}

type CaseRow = Awaited<ReturnType<typeof listOpen.all>>[number];

/** What the feature of the case keeps of it. */
async function readCase(
  context: Context,
  { case_id: caseId, kind, subject_id: subjectId }: CaseRow,
  viewer: Viewer,
): Promise<Partial<StaffCase>> {
  const { read } = ruleOf(context, kind);
  if (!read || subjectId === null) return {};
  const { content, lines, language, reports } = await read(context, { subjectId, caseId });
  return {
    content,
    language,
    ...(reports && { reports, report_count: reports.length }),
    evidence: lines.map(({ identity, content, createdAt }) =>
      presentLine({ identity, content, created_time: createdAt.toISOString() }),
    ),
    files: await listCaseFiles(context, { kind, subjectId, caseId, staffId: viewer.userId }),
  };
}

function present(context: Context, row: CaseRow): StaffCase {
  const {
    created_at,
    due_at,
    decided_at,
    sort_time: _,
    claimant_id,
    claimant_name,
    claimed_until,
    proposal,
    days,
    proposer_id,
    proposer_name,
    evidence,
    ...rest
  } = row;
  return {
    ...rest,
    evidence: (evidence ?? []).map(presentLine),
    files: [],
    language: null,
    decisions: [...ruleOf(context, row.kind).decisions(context, row.subject_type)],
    created_time: created_at.toISOString(),
    due_time: due_at?.toISOString() ?? null,
    decided_time: decided_at?.toISOString() ?? null,
    proposed:
      proposal !== null && proposer_id !== null
        ? { user_id: proposer_id, nickname: proposer_name ?? '', decision: proposal, days }
        : null,
    claimed_by:
      claimant_id !== null && claimed_until
        ? { user_id: claimant_id, nickname: claimant_name ?? '', until_time: claimed_until.toISOString() }
        : null,
  };
}

function presentLine({ identity = '', content = '', created_time = '', is_deleted, media }: Line) {
  return {
    identity,
    content,
    created_time,
    is_deleted: is_deleted ? (1 as const) : (0 as const),
    media: (media ?? []).map(({ media_id, type }) => ({ media_id, type })),
  };
}
