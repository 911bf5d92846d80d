import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { cardMacros } from '../../outside/ai/card/card-macros.ts';
import { readCard, readChineseCard } from '../../outside/ai/card/character-card.ts';
import { refuse } from '../../platform/app-error.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { plainName } from '../companion/greeting/plain-name.ts';

const viewerId = input('viewerId', 'bigint');

const findCard = statement(
  { card: 'jsonb', name: 'text', fan_name: 'text' },
  sql`select c.card, coalesce(nullif(c.nickname, ''), c.name) as name, u.nickname as fan_name
    from characters c join users u on u.user_id = ${viewerId}
    where c.char_id = ${input('charId', 'bigint')} and c.deleted_at is null and ${notBlocked(viewerId, sql`c.user_id`)}`,
);

/** The greetings of a character's card, first message first, in the language of the page where the card has it. */
export async function listGreetings(
  { db }: Pick<Context, 'db'>,
  { char_id: charId }: ParsedInput<'listGreetings'>,
  viewer: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<{ list: { content: string }[] }> {
  const found = (await findCard.find(db, { charId, viewerId: viewer.userId })) ?? refuse('notFound');
  const translated = language === 'zh' ? readChineseCard(found.card, found.name) : undefined;
  const card = translated ?? readCard(found.card, found.name);
  const user = plainName(found.fan_name);
  const list = [card.firstMes, ...card.alternateGreetings].flatMap((greeting, index) => {
    // The first one is the same, chance included, as the one that opens the conversation.
    const seed = [charId, viewer.userId, ...(index > 0 ? [index] : [])].join('.');
    const macros = cardMacros({ char: card.name, user }, seed);
    const content = macros(greeting).trim();
    return content === '' ? [] : [{ content }];
  });
  return { list };
}
