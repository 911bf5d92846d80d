import type { Language } from '@kindred/contract/wire/languages';
import type { Context } from '../../context.ts';
import { cardMacros } from '../../outside/ai/card/card-macros.ts';
import { readCard, readCardIn } from '../../outside/ai/card/character-card.ts';
import { as } from '../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { type Html, html } from '../../platform/http/page/html.ts';
import { sayIn } from '../../platform/texts/say.ts';
import { visitor } from '../../viewer.ts';
import { plainName } from '../companion/greeting/plain-name.ts';
import { withoutLockedQuotes } from '../companion/prompt/locked-quotes.ts';
import { suggestToFan } from '../companion/suggest/scripted-suggestions.ts';
import { checkOutgoing } from '../moderation/outgoing/outgoing-checker.ts';
import { reviewText } from '../moderation/review-text.ts';
import { askPath } from './addresses.ts';
import type { PublicCreator } from './find-public-creator.ts';

const $ = inputs({ charId: 'bigint' });

const findCard = statement(
  { card: as<unknown>('jsonb'), name: 'text' },
  sql`select c.card, coalesce(nullif(c.nickname, ''), c.name) as name
    from characters c join users u on u.user_id = c.user_id
    where c.char_id = ${$.charId} and u.chat_mode = 0 and u.age_held_at is null`,
);

/** A person's name in a greeting: visitors have none. */
const namesReader = /\{\{user\}\}|<user>/i;

/**
 * Renders the companion's greeting and three questions, each a link that keeps the question through the sign-in. Returns
 * undefined where no companion answers.
 */
export async function askCompanion(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  creator: PublicCreator,
  language: Language,
): Promise<Html | undefined> {
  const row = await findCard.first(db, { charId: creator.charId });
  if (!row) return undefined;
  const reader = { userId: visitor.userId, charId: creator.charId, now: clock.now() };
  const { card } = await withoutLockedQuotes(db, { card: row.card }, reader);
  const greeting = greetingOf(card, row.name, language);
  const questions = suggestToFan({
    card,
    characterName: row.name,
    fanName: '',
    seed: `${creator.charId}.public`,
    messages: [],
    language,
  }).filter((question) => reviewText(question, 'fan_message').outcome === 'ok');
  const t = sayIn(language);
  const { name, handle } = creator;
  const isFree = creator.joining.kind === 'free';
  return html`<section class="ask" aria-labelledby="ask"><h2 id="ask">${t('public.ask', { name })}</h2>
<p class="soft">${t(isFree ? 'public.askNote' : 'public.askNoteMembers', { name })}</p>
${greeting !== '' && html`<p class="greeting" dir="auto">${greeting}</p>`}
<ul class="chips">${questions.map((question) => html`<li><a href="${askPath(handle, question)}">${question}</a></li>`)}</ul></section>`;
}

/** Returns the first greeting that addresses nobody by name, judged as answers are; '' without one. */
function greetingOf(whole: unknown, characterName: string, language: Language): string {
  const translated = readCardIn(language, whole, characterName);
  const card = translated?.firstMes ? translated : readCard(whole, characterName);
  const greeting = [card.firstMes, ...card.alternateGreetings].find(
    (text) => text.trim() !== '' && !namesReader.test(text),
  );
  if (greeting === undefined) return '';
  const words = cardMacros({ char: card.name, user: '' }, characterName)(greeting);
  return checkOutgoing(words, { language, name: plainName(characterName), prices: [] }).text;
}
