import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { savedReplies } from '@kindred/contract/support/limits';
import type { Context } from '../../../context.ts';
import { sayIn } from '../../../platform/texts/say.ts';
import type { Viewer } from '../../../viewer.ts';
import { requireQueue } from '../../moderation/cases/staff.ts';

export async function listSavedReplies(
  _context: Context,
  { language }: ParsedInput<'listSavedReplies'>,
  viewer: Viewer,
): Promise<CallOutput<'listSavedReplies'>> {
  requireQueue(viewer, 'tickets');
  const t = sayIn(language);
  return { list: savedReplies.map((name) => ({ name, content: t(`savedReply.${name}`) })) };
}
