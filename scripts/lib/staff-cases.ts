import { userInfo } from 'node:os';
import { decideCareCase, listOpenCases } from '../../apps/server/src/features/care/cases/decide-case.ts';
import type { Clock } from '../../apps/server/src/platform/clock.ts';
import type { Db } from '../../apps/server/src/platform/db/db.ts';

type CaseCommand =
  | { verb: 'list' }
  | { verb: 'decide'; caseId: string; decision: 'clear' | 'keep'; note: string };

/** What the words after `npm run staff --` want of cases; undefined where they want something else, or are incomplete. */
export function readCaseCommand([verb, caseId = '', decision, note = '']: string[]): CaseCommand | undefined {
  if (verb === 'cases') return { verb: 'list' };
  if (verb !== 'decide' || !/^\d{1,18}$/.test(caseId)) return undefined;
  return decision === 'clear' || decision === 'keep' ? { verb: 'decide', caseId, decision, note } : undefined;
}

/** Lists or decides cases; gives whether it could. */
export async function runCaseCommand(db: Db, command: CaseCommand, clock: Clock): Promise<boolean> {
  if (command.verb === 'list') {
    const open = await listOpenCases(db);
    for (const openCase of open) console.log(lineOf(openCase));
    if (open.length === 0) console.log('No case is open.');
    return true;
  }
  const { verb: _, ...decision } = command;
  const isDecided = await decideCareCase(db, { ...decision, by: userInfo().username }, clock);
  console.log(
    isDecided ? `Case ${command.caseId}: ${command.decision}` : `Case ${command.caseId} is not open.`,
  );
  return isDecided;
}

type OpenCase = Awaited<ReturnType<typeof listOpenCases>>[number];

function lineOf({
  case_id,
  queue,
  kind,
  user_id,
  source,
  message_id,
  content,
  created_at,
}: OpenCase): string {
  const where = message_id === null ? source : `${source} ${message_id}`;
  return [case_id, queue, kind, `user ${user_id}`, where, created_at.toISOString(), content]
    .join('  ')
    .trimEnd();
}
