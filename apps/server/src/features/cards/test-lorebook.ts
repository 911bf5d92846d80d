import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { readCard } from '../../outside/ai/card/character-card.ts';
import { explainLorebook } from '../../outside/ai/card/match-lorebook.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Viewer } from '../../viewer.ts';
import { findDraft } from './drafts.sql.ts';
import { parseCard } from './format/card-text.ts';

/** Returns what the draft's book adds to the prompt for one message. */
export async function testLorebook(
  { db }: Pick<Context, 'db'>,
  { text }: ParsedInput<'testLorebook'>,
  viewer: Viewer,
): Promise<CallOutput<'testLorebook'>> {
  const { draft } = (await findDraft(db, viewer.charId ?? refuse('notFound'))) ?? refuse('notFound');
  const { book } = readCard(parseCard(draft), '');
  const list = explainLorebook(book, [text]).map(({ entry, outcome, matched, tokens }) => ({
    entry: entry.index,
    outcome,
    matched: matched ?? null,
    tokens,
  }));
  const inserted = list.filter(({ outcome }) => outcome === 'inserted');
  return {
    list,
    tokens: inserted.reduce((sum, { tokens }) => sum + tokens, 0),
    token_budget: book?.tokenBudget ?? 0,
  };
}
