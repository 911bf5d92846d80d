import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { chatsMax } from '@kindred/contract/chat/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { presentConversation } from '../../chat/chat.present.ts';
import { findConversation } from '../../chat/conversations.sql.ts';
import { reviewText } from '../../moderation/review-text.ts';

const $ = inputs({ fanId: 'bigint', charId: 'bigint', name: 'text', now: 'timestamptz' });

const create = statement(
  { outcome: as<'ok' | 'gone' | 'own' | 'full'>('text'), chat: 'smallint?' },
  sql`select outcome, chat from create_chat(${$.fanId}, ${$.charId},
    ${$.name}, ${chatsMax}, ${$.now})`,
);

/**
 * Begins another conversation of the viewer with a character; returns an existing one of that name when it has no
 * messages.
 */
export async function createChat(
  context: Pick<Context, 'db' | 'clock' | 'ai'>,
  { char_id: charId, name }: ParsedInput<'createChat'>,
  { userId: fanId }: Viewer,
): Promise<CallOutput<'createChat'>> {
  if (reviewText(name, 'name').outcome === 'refuse') refuse('textRefused');
  const { db, clock } = context;
  const now = clock.now();
  const { outcome, chat } = await create.one(db, { fanId, charId, name, now });
  switch (outcome) {
    case 'ok': {
      const key = { viewerId: fanId, charId, fanId, chatNo: chat ?? 0, now };
      const conversation = (await findConversation(db, key)) ?? refuse('notFound');
      return { conversation: presentConversation(conversation, context) };
    }
    case 'gone':
      return refuse('notFound');
    case 'own':
      return refuse('ownCharacter');
    case 'full':
      return refuse('chatsFull');
    default:
      return outcome satisfies never;
  }
}
