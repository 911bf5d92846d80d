import type { Language } from '@kindred/contract/wire/languages';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CompanionStage, startCompanionStage } from '../../../test/app/companion-stage.ts';
import { startTestApp } from '../../../test/app/start-test-app.ts';
import { createPost } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../../../test/data/factories.ts';

let stage: CompanionStage;
beforeAll(async () => {
  stage = await startCompanionStage();
});
beforeEach(() => stage.reset());
afterAll(() => stage.kindred.close());

const says = (...pieces: string[]) => {
  stage.writer = async function* () {
    yield* pieces;
  };
};

const ask = (user: TestUser, diary_id: string, language: Language = 'de') =>
  stage.kindred.call('translatePost', { diary_id, language }, { token: user.token });

test('a caption is translated once per language, and anew when it was edited', async () => {
  const { creator, fan } = await stage.pair();
  const { postId } = await createPost(stage.kindred.context, creator, { content: 'The kiln is on' });
  const reader = await createUser(stage.kindred.context);
  for (const { token } of [fan, reader])
    await stage.kindred.call('follow', { following_id: creator.charId, tp: 1 }, { token });
  says('Der Ofen ', 'ist an');
  expect(await ask(fan, postId)).toMatchObject({ data: { language: 'de', content: 'Der Ofen ist an' } });
  expect(await ask(reader, postId)).toMatchObject({ data: { content: 'Der Ofen ist an' } });
  expect(stage.requests).toHaveLength(1);
  expect(stage.requests[0]?.messages[0]?.content).toContain('into German');

  says('Der Ofen ist aus');
  const { db } = stage.kindred.context;
  await db.updateTable('posts').set({ content: 'The kiln is off' }).where('post_id', '=', postId).execute();
  expect(await ask(fan, postId)).toMatchObject({ data: { content: 'Der Ofen ist aus' } });
  expect(await db.selectFrom('post_translations').select('content').execute()).toEqual([
    { content: 'Der Ofen ist aus' },
  ]);
});

test('nothing of what is locked reaches a model or a reader, not even what others had translated', async () => {
  const { creator, fan } = await stage.pair();
  const post = await createPost(stage.kindred.context, creator, { content: 'Only for buyers', price: 200 });
  says('Nur für Käufer');
  expect(await ask(creator, post.postId)).toMatchObject({ data: { content: 'Nur für Käufer' } });
  stage.requests.length = 0;
  const refused = await ask(fan, post.postId);
  expect(refused).toMatchObject({ code: refusalCodes.forbidden, data: null });
  expect(JSON.stringify(refused)).not.toContain('Käufer');
  expect(stage.requests).toEqual([]);
});

test('where the model fails or writes what may not be published, nothing is stored', async () => {
  const { creator } = await stage.pair();
  const { postId } = await createPost(stage.kindred.context, creator, { content: 'A quiet morning' });
  stage.writer = () => {
    throw new Error('unreachable');
  };
  expect((await ask(creator, postId)).code).toBe(refusalCodes.unavailable);
  says('Her home address is 5 Elm Street');
  expect((await ask(creator, postId)).code).toBe(refusalCodes.textRefused);
  says('Ein stiller Morgen');
  expect(await ask(creator, postId)).toMatchObject({ data: { content: 'Ein stiller Morgen' } });
});

test('without a model it is not offered, and who asks all the same is refused for good, not put off', async () => {
  const { token } = await createUser(stage.kindred.context);
  expect((await stage.kindred.call('getTranslationConfig', {}, { token })).data).toEqual({
    is_offered: true,
  });
  const offline = await startTestApp();
  const creator = await createCreator(offline.context);
  const { postId } = await createPost(offline.context, creator, { content: 'Hello' });
  const config = await offline.call('getTranslationConfig', {}, { token: creator.token });
  expect(config.data).toEqual({ is_offered: false });
  const answer = await offline.call(
    'translatePost',
    { diary_id: postId, language: 'ja' },
    { token: creator.token },
  );
  await offline.close();
  expect(answer).toMatchObject({ status: 200, code: refusalCodes.translationOff });
});
