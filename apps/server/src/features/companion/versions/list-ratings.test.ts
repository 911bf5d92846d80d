import { expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser } from '../../../test/data/factories.ts';
import { explainPage, planNodes } from '../../../test/sql/explain.ts';
import { query, queryOne } from '../../../test/sql/query.ts';
import { ratingList } from './list-ratings.ts';

const kindred = useTestApp();

test('a page of ratings reads its rows in the order of the index, however many there are', async () => {
  const { db } = kindred.context;
  const [creator, fan] = [await createCreator(kindred.context), await createUser(kindred.context)];
  const { conversation_id } = await queryOne<{ conversation_id: string }>(
    db,
    `insert into conversations (user_id, char_id, creator_user_id, last_seq, created_at)
     values ($1, $2, $3, 5000, now()) returning conversation_id`,
    [fan.userId, creator.charId, creator.userId],
  );
  await query(
    db,
    `insert into messages (conversation_id, seq, identity, sender_user_id, type, content, created_at)
     select $1, n, 'ai', $2, 'text', 'Answer ' || n, now() from generate_series(1, 5000) n`,
    [conversation_id, creator.userId],
  );
  await query(
    db,
    `insert into answer_versions (conversation_id, seq, version, user_id, char_id, content, is_stopped, rating, rated_at, created_at)
     select $1, n, 1, $2, $3, 'Answer ' || n, false, 1, now() - make_interval(secs => n), now() from generate_series(1, 5000) n`,
    [conversation_id, fan.userId, creator.charId],
  );
  await query(db, 'analyze answer_versions', []);
  await query(db, 'analyze messages', []);
  const inputs = { charId: creator.charId, creatorId: creator.userId };
  const plan = await explainPage(kindred.context, ratingList, inputs, 20);
  expect(planNodes(plan).map((node) => node['Index Name'])).toContain('answer_versions_rated');
  expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(400);

  const own = { token: creator.token };
  const first = (await kindred.call('listRatings', { size: 20 }, own)).data;
  expect(first.list.map(({ content }) => content).slice(0, 2)).toEqual(['Answer 1', 'Answer 2']);
  const second = (await kindred.call('listRatings', { size: 20, cursor: first.next ?? '' }, own)).data;
  expect(second.list[0]?.content).toBe('Answer 21');
});
