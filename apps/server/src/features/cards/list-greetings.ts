import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { findGreetings } from '../companion/greeting/greetings.ts';

/** Lists the greetings of a character's card, first message first, in the page's language when the card has it. */
export async function listGreetings(
  context: Pick<Context, 'db' | 'clock'>,
  { char_id: charId }: ParsedInput<'listGreetings'>,
  { userId: fanId }: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<{ list: { content: string }[] }> {
  const greetings =
    (await findGreetings(context, { fanId, charId, chatNo: 0, language })) ?? refuse('notFound');
  return { list: greetings.filter(Boolean).map((content) => ({ content })) };
}
