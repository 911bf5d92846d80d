import type { Language } from '@kindred/contract/wire/languages';
import type { Context } from '../../../context.ts';
import { inputs, raw, sql, statement } from '../../../platform/db/sql.ts';
import { type MessageRow, messageColumns, messageRow } from '../../chat/message-row.ts';
import { findGreetings } from './greetings.ts';

const $ = inputs({
  fanId: 'bigint',
  charId: 'bigint',
  chatNo: 'smallint',
  content: 'text',
  now: 'timestamptz',
});

const storeGreeting = statement(
  messageRow,
  sql`select ${raw(messageColumns('g'))}
    from greet_fan(${$.fanId}, ${$.charId},
      ${$.chatNo}, ${$.content}, ${$.now}) g`,
);

/**
 * Has a character's companion say the greeting of its card (`first_mes`) to a fan, in the language of their page where the
 * card has it. Gives the stored message; undefined when it was said before, somebody has written, or there is none.
 */
export async function greetFan(
  context: Pick<Context, 'db' | 'clock'>,
  chat: { fanId: string; charId: string; chatNo: number; language: Language },
): Promise<MessageRow | undefined> {
  const [content] = (await findGreetings(context, chat)) ?? [];
  return content
    ? storeGreeting.first(context.db, { ...chat, content, now: context.clock.now() })
    : undefined;
}
