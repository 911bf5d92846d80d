import { afterAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { cardStage } from '../../../test/data/cards.ts';
import { createPost } from '../../../test/data/create-post.ts';
import { createCreator, createUser } from '../../../test/data/factories.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const { studioOf } = cardStage(() => kindred);

describe('a card that is written for its creator', () => {
  test('is made of their own open words, says nothing of a fan, and is not stored', async () => {
    const creator = await createCreator(kindred.context, { name: 'Vega', chatMode: 1 });
    const fan = await createUser(kindred.context, { nickname: 'Robin' });
    await createPost(kindred.context, creator, {
      content: 'The telescope is washed once a year, by people in socks.',
    });
    await createPost(kindred.context, creator, {
      content: 'A secret for buyers alone, with many words.',
      price: 100,
    });
    await createPost(kindred.context, creator, {
      content: 'A secret for those of the second tier, with many words.',
      tierLevel: 2,
    });
    const say = (token: string, target: object, content: string) =>
      kindred.call('charger', { ...target, content, client_id: crypto.randomUUID() } as never, {
        token,
        key: crypto.randomUUID(),
      });
    await kindred.call('follow', { following_id: creator.charId }, { token: fan.token });
    await say(fan.token, { char_id: creator.charId }, 'My cat is called Professor Whiskers');
    await say(
      creator.token,
      { char_id: creator.charId, user_id: fan.userId },
      'Robin, a cat like yours should see Saturn.',
    );
    const proposal = await kindred.call('writeCard', {}, { token: creator.token });
    expect(proposal.code).toBe(2000);
    expect(proposal.data.mes_example).toContain('people in socks');
    const all = JSON.stringify(proposal.data);
    expect(all).not.toMatch(/Whiskers|Robin|secret/);
    expect((await kindred.call('writeCard', {}, { token: creator.token })).data).toEqual(proposal.data);
    expect((await studioOf(creator)).is_changed).toBe(false);
  });

  test('falls back to their own sentences when the model does not keep to the form', async () => {
    const creator = await createCreator(kindred.context, { name: 'Vega' });
    const { ai } = kindred.context;
    const answers = ['I would rather chat.', 'Sure: {"description":"D","first_mes":"F","extra":1} Done.'];
    kindred.context.ai = {
      kind: 'model',
      reply: async function* () {
        yield answers.shift() ?? '';
      },
    };
    const first = await kindred.call('writeCard', {}, { token: creator.token });
    expect(first.data.description).toContain('Vega');
    const second = await kindred.call('writeCard', {}, { token: creator.token });
    expect(second.data).toMatchObject({ description: 'D', first_mes: 'F', personality: '' });
    kindred.context.ai = ai;
  });
});
