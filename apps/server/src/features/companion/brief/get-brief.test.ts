import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompanionAi } from '../../../outside/ai/companion-ai.ts';
import { startTestApp, type TestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { query } from '../../../test/sql/query.ts';

let spoken = '';
const ai: CompanionAi = {
  kind: 'model',
  reply: async function* () {
    yield spoken;
  },
};

let kindred: TestApp;
let withModel: TestApp;
beforeAll(async () => {
  [kindred, withModel] = await Promise.all([startTestApp(), startTestApp({ replace: { ai } })]);
});
afterAll(() => Promise.all([kindred.close(), withModel.close()]));

/** A conversation in which these words were said, the first by the fan and then in turns with the AI. */
async function talk(app: TestApp, ...words: string[]): Promise<{ creator: TestCreator; fan: TestUser }> {
  const creator = await createCreator(app.context);
  const fan = await createUser(app.context);
  for (const [at, content] of words.entries()) {
    await query(
      app.context.db,
      `select append_message(($1, $2, $3, 0)::conversation_key, draft_message($4, 'text', $5), $6)`,
      [fan.userId, creator.charId, creator.userId, at % 2 ? 'ai' : 'fan', content, app.clock.now()],
    );
  }
  return { creator, fan };
}

const briefOf = (
  app: TestApp,
  { creator, fan }: { creator: TestCreator; fan: TestUser },
  viewer: TestUser = creator,
) => app.call('getBrief', { char_id: creator.charId, user_id: fan.userId }, { token: viewer.token });

const story = [
  'Hi, my name is Tom',
  'Hello Tom. I paint in the morning.',
  'Will there be a new video?',
  'Yes. I will show you the glazing tomorrow.',
  'I want my money back, when do I get it?',
];

test('tells what the companion said and promised, what the fan waits for, and offers three answers; each cites its message', async () => {
  const pair = await talk(kindred, ...story);
  const { data } = await briefOf(kindred, pair);
  expect(data.said.map(({ text, seq }) => [seq, text])).toEqual([[2, 'I paint in the morning.']]);
  expect(data.promised).toMatchObject([{ seq: 4, text: 'I will show you the glazing tomorrow.' }]);
  expect(data.waiting).toMatchObject({ seq: 5, text: story[4] });
  expect(new Set(data.answers.map(({ content }) => content)).size).toBe(3);
  expect(data.answers[0]?.content).toContain('payment');
  expect((await briefOf(kindred, pair)).data).toEqual(data);
  const { list } = (
    await kindred.call(
      'listMessages',
      { char_id: pair.creator.charId, user_id: pair.fan.userId },
      { token: pair.creator.token },
    )
  ).data;
  expect(data.promised[0]?.msg_id).toBe(list[3]?.msg_id);
  // Once the creator has answered there is nothing to hand over.
  await kindred.call(
    'charger',
    { char_id: pair.creator.charId, user_id: pair.fan.userId, content: 'I look at it' },
    { token: pair.creator.token },
  );
  expect((await briefOf(kindred, pair)).data).toMatchObject({ said: [], promised: [], waiting: null });
});

test.each([
  ['Chinese', '我们见个面吧？', '我会把新视频发给你。', /见面/],
  ['Japanese', 'いつか直接会えませんか？', '約束します。明日、新しい動画を見せますね。', /会わないことに/],
  ['Spanish', '¿Podemos vernos en persona?', 'Te prometo un vídeo nuevo.', /No quedo con nadie/],
  ['German', 'Können wir uns mal treffen?', 'Ich verspreche dir ein neues Video.', /Ich treffe niemanden/],
])(
  'answers a fan who writes %s in their language, and knows what was promised in it',
  async (_language, asked, promised, answer) => {
    const pair = await talk(kindred, asked, promised, asked);
    const { data } = await briefOf(kindred, pair);
    expect(data.answers[0]?.content).toMatch(answer);
    expect(data.promised.map(({ text }) => text).join('')).toBe(promised);
  },
);

test('is for the creator alone', async () => {
  const pair = await talk(kindred, 'Can we meet?');
  const rival = await createCreator(kindred.context);
  for (const viewer of [pair.fan, rival]) expect((await briefOf(kindred, pair, viewer)).code).not.toBe(2000);
});

test('holds what a model says only where it cites the messages that say it, and is made by rules otherwise', async () => {
  const pair = await talk(withModel, ...story);
  const good = {
    said: [
      { message: 2, text: 'Paints in the morning' },
      { message: 1, text: 'Invented' },
    ],
    promised: [{ message: 4, text: 'A video of the glazing' }],
    waiting: { message: 5, text: 'Their money' },
    answers: ['One', 'Two', 'Three'],
  };
  spoken = `Sure: ${JSON.stringify(good)}`;
  expect((await briefOf(withModel, pair)).data).toMatchObject({
    said: [{ seq: 2, text: 'Paints in the morning' }],
    promised: [{ seq: 4 }],
    waiting: { seq: 5, text: 'Their money' },
    answers: [{ content: 'One' }, { content: 'Two' }, { content: 'Three' }],
  });
  const claim = { ...good, answers: ['This is me now, in person.', 'Two', 'Three'] };
  for (const bad of [
    'I cannot do that',
    JSON.stringify(claim),
    JSON.stringify({ ...good, waiting: { message: 99, text: 'x' } }),
  ]) {
    spoken = bad;
    expect((await briefOf(withModel, pair)).data.waiting?.text).toBe(story[4]);
  }
});
