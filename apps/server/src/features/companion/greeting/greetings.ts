import type { Language } from '@kindred/contract/wire/languages';
import type { Context } from '../../../context.ts';
import { cardMacros } from '../../../outside/ai/card/card-macros.ts';
import { readCard, readCardIn } from '../../../outside/ai/card/character-card.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { notBlocked } from '../../blocks/blocked-pairs.sql.ts';
import { checkOutgoing } from '../../moderation/outgoing/outgoing-checker.ts';
import { fanPersona } from '../personas/fan-persona.sql.ts';
import { withoutLockedQuotes } from '../prompt/locked-quotes.ts';
import { plainName } from './plain-name.ts';

const $ = inputs({ fanId: 'bigint', charId: 'bigint', chatNo: 'smallint' });

const findCard = statement(
  { card: as<unknown>('jsonb'), name: 'text', fan_name: 'text' },
  sql`select c.card, coalesce(nullif(c.nickname, ''), c.name) as name, coalesce(fp.name, u.nickname) as fan_name
    from characters c join users u on u.user_id = ${$.fanId} ${fanPersona($.fanId, $.charId, $.chatNo)}
    where c.char_id = ${$.charId} and c.deleted_at is null and ${notBlocked($.fanId, sql`c.user_id`)}`,
);

/**
 * The greetings of a character's card for a fan, first message first, in the language of their page where the card has it;
 * '' where a greeting has no words. Each is judged as answers are, and offers nothing for money, since a card is not who sets prices;
 * nothing in it quotes what is locked for them. Undefined where the character is not there for them.
 */
export async function findGreetings(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  chat: { fanId: string; charId: string; chatNo: number; language: Language },
): Promise<string[] | undefined> {
  const row = await findCard.first(db, chat);
  if (!row) return undefined;
  const { name, fan_name } = row;
  const ofFan = { userId: chat.fanId, charId: chat.charId, now: clock.now() };
  const { card: whole } = await withoutLockedQuotes(db, { card: row.card }, ofFan);
  const translated = readCardIn(chat.language, whole, name);
  const card = translated?.firstMes ? translated : readCard(whole, name);
  const names = { char: card.name, user: plainName(fan_name) };
  const outgoing = { language: chat.language, name: plainName(name), prices: [] };
  return [card.firstMes, ...card.alternateGreetings].map((greeting, index) => {
    // Chance in it falls the same way each time.
    const seed = [chat.charId, chat.fanId, ...(index > 0 ? [index] : [])].join('.');
    return checkOutgoing(cardMacros(names, seed)(greeting), outgoing).text;
  });
}
