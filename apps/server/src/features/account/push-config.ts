import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import type { Viewer } from '../../viewer.ts';
import { listNoticeChoices, updateNoticeChoice } from './notice-choices.sql.ts';
import { presentNoticeChoices } from './present-notice-choices.ts';

export async function getPushConfig(
  { db }: Pick<Context, 'db'>,
  _input: unknown,
  { userId }: Viewer,
): Promise<CallOutput<'getPushConfig'>> {
  return presentNoticeChoices(await listNoticeChoices(db, userId));
}

export async function updatePushConfig(
  context: Pick<Context, 'db'>,
  choice: ParsedInput<'updatePushConfig'>,
  viewer: Viewer,
): Promise<CallOutput<'updatePushConfig'>> {
  await updateNoticeChoice(context.db, viewer.userId, choice);
  return getPushConfig(context, {}, viewer);
}
