import type { CallInput } from '@kindred/contract/all/calls';
import { expect } from 'vitest';
import type { TestApp } from '../app/start-test-app.ts';
import { query } from '../sql/query.ts';
import type { TestCreator, TestUser } from './factories.ts';

/** Returns the person's search results. */
export async function search(
  kindred: TestApp,
  { token }: TestUser,
  q: string,
  more: Partial<CallInput<'search'>> = {},
) {
  const answer = await kindred.call('search', { q, ...more }, { token });
  expect(answer.code).toBe(2000);
  return answer.data;
}

/** Sets the words and numbers of a creator's page. */
export async function describeCreator(
  { context }: TestApp,
  { charId }: TestCreator,
  fields: Record<string, string | number>,
): Promise<void> {
  await context.db.updateTable('characters').set(fields).where('char_id', '=', charId).execute();
}

/** Stores a message of this moment; returns its id. */
export async function say(
  { context, clock }: TestApp,
  fan: TestUser,
  creator: TestCreator,
  content: string,
  identity: 'fan' | 'creator' = 'fan',
): Promise<string> {
  const [row] = await query<{ message_id: string }>(
    context.db,
    `select (message).message_id
     from append_message(($1, $2, $3, 0)::conversation_key, draft_message($4, 'text', $5), $6)`,
    [fan.userId, creator.charId, creator.userId, identity, content, clock.now()],
  );
  return row?.message_id ?? '';
}
