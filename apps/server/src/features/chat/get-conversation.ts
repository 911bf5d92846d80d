import type { CallOutput, ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Viewer } from '../../viewer.ts';
import { presentConversation } from './chat.present.ts';
import { findConversation } from './conversations.sql.ts';

/** One conversation as its viewer sees it, also one in which nobody has written yet; a stranger's is not there. */
export async function getConversation(
  context: Pick<Context, 'db' | 'clock' | 'ai'>,
  input: ParsedInput<'getConversation'>,
  { userId: viewerId }: Viewer,
): Promise<CallOutput<'getConversation'>> {
  const row = await findConversation(context.db, {
    viewerId,
    charId: input.char_id,
    fanId: input.user_id ?? viewerId,
    chatNo: input.chat_no,
    now: context.clock.now(),
  });
  return presentConversation(row ?? refuse('notFound'), context);
}
