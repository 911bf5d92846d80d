import type { Context } from '../../../context.ts';
import { cardMacros } from '../../../outside/ai/card/card-macros.ts';
import { readCard, readChineseCard } from '../../../outside/ai/card/character-card.ts';
import { as } from '../../../platform/db/column-types.ts';
import { input, raw, sql, statement } from '../../../platform/db/sql.ts';
import type { PageLanguage } from '../../../platform/http/page/page-language.ts';
import { type MessageRow, messageColumns, messageRow } from '../../chat/message-row.ts';
import { plainName } from './plain-name.ts';

const fanId = input('fanId', 'bigint');
const charId = input('charId', 'bigint');

const findCard = statement(
  { card: as<unknown>('jsonb'), character_name: 'text', fan_name: 'text' },
  sql`select ch.card, coalesce(nullif(ch.nickname, ''), ch.name) as character_name, fu.nickname as fan_name
    from characters ch join users fu on fu.user_id = ${fanId} where ch.char_id = ${charId}`,
);

const storeGreeting = statement(
  messageRow,
  sql`select ${raw(messageColumns('g'))}
    from greet_fan(${fanId}, ${charId}, ${input('content', 'text')}, ${input('now', 'timestamptz')}) g`,
);

/**
 * Has a character's companion say the greeting of its card (`first_mes`) to a fan, in the language of their page where the
 * card has it. Gives the stored message; undefined when it was said before, somebody has written, or there is none.
 */
export async function greetFan(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  given: { fanId: string; charId: string; language: PageLanguage },
): Promise<MessageRow | undefined> {
  const found = await findCard.find(db, given);
  const content = found && greetingOf(found, given);
  return content ? storeGreeting.find(db, { ...given, content, now: clock.now() }) : undefined;
}

function greetingOf(
  found: { card: unknown; character_name: string; fan_name: string },
  { fanId, charId, language }: { fanId: string; charId: string; language: PageLanguage },
): string {
  const translated = language === 'zh' ? readChineseCard(found.card, found.character_name) : undefined;
  const card = translated?.firstMes ? translated : readCard(found.card, found.character_name);
  const names = { char: card.name, user: plainName(found.fan_name) };
  return cardMacros(names, `${charId}.${fanId}`)(card.firstMes).trim();
}
