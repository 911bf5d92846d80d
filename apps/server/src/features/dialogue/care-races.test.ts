import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CompanionStage, says, startCompanionStage } from '../../test/app/companion-stage.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { unlock } from '../../test/data/unlock.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';

const cry = 'I want to kill myself';
const minor = 'I am 15 years old';
const rounds = [1, 2, 3, 4];

let stage: CompanionStage;
beforeAll(async () => {
  stage = await startCompanionStage();
});
beforeEach(() => stage.reset());
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.kindred.close();
});

const asFan = ({ token }: TestUser) => ({ token, key: crypto.randomUUID() });
const gift = (fan: TestUser, { charId }: TestCreator) =>
  stage.kindred.call('charger', { char_id: charId, price: 200 }, asFan(fan));
const diamondsOf = async ({ token }: TestUser) =>
  (await stage.kindred.call('getUserData', {}, { token })).data.diamond;
const messages = async (fan: TestUser, creator: TestCreator) =>
  (
    await stage.kindred.call(
      'listMessages',
      { char_id: creator.charId, user_id: fan.userId },
      { token: creator.token },
    )
  ).data.list;
const casesOf = ({ userId }: TestUser) =>
  stage.kindred.context.db.selectFrom('staff_cases').select('kind').where('user_id', '=', userId).execute();

async function pairWithDiamonds() {
  const { creator } = await stage.pair();
  const fan = await createUser(stage.kindred.context, { diamonds: 5000 });
  return { creator, fan };
}

/** Whether a sale went through, which then was paid, or was refused for this reason, and cost nothing. */
function expectSoldOrRefused(codes: number[], refusal: number): number {
  for (const code of codes) expect([2000, refusal]).toContain(code);
  return codes.filter((code) => code === 2000).length;
}

describe('words of distress at the same time as', () => {
  test.each(rounds)(
    'gifts: each is paid whole or refused, and after the card none goes through (round %i)',
    async () => {
      const { creator, fan } = await pairWithDiamonds();
      const [cried, ...gifts] = await Promise.all([
        stage.send(fan, creator, cry),
        gift(fan, creator),
        gift(fan, creator),
        gift(fan, creator),
      ]);
      expect(cried?.code).toBe(2000);
      const sold = expectSoldOrRefused(
        gifts.map(({ code }) => code),
        4290,
      );
      expect((await gift(fan, creator)).code).toBe(4290);
      expect(await diamondsOf(fan)).toBe(5000 - 200 * sold);
      const list = await messages(fan, creator);
      expect(list.filter(({ type }) => type === 'gift')).toHaveLength(sold);
    },
  );

  test.each(rounds)(
    '“Write again” where messages cost: nothing is charged that is not shown (round %i)',
    async () => {
      const { creator, fan } = await pairWithDiamonds();
      const settings = {
        mode: 'auto',
        hours: null,
        away_mode: 'auto',
        hold_seconds: 60,
        message_price: 50,
      } as const;
      await stage.kindred.call('setAnswerSettings', { ...settings, handover: [] }, { token: creator.token });
      const first = { char_id: creator.charId, content: 'Hello', expected_price: 50 };
      const { data } = await stage.kindred.call('charger', first, { token: fan.token });
      await expect.poll(() => diamondsOf(fan)).toBe(4950);
      stage.writer = () => says('Another answer');
      await Promise.all([
        stage.send(fan, creator, cry),
        stage.kindred.call('regenerateReply', { msg_id: data.message?.msg_id ?? '' }, { token: fan.token }),
        stage.kindred.call('charger', { ...first, content: 'And more' }, { token: fan.token }),
      ]);
      const charges = () =>
        stage.kindred.context.db
          .selectFrom('message_charges')
          .select(['state', 'charged'])
          .where('user_id', '=', fan.userId)
          .execute();
      await expect
        .poll(async () => (await charges()).filter(({ state }) => state === 'reserved'))
        .toEqual([]);
      const paid = (await charges()).filter(({ state }) => state === 'captured');
      expect(await diamondsOf(fan)).toBe(5000 - 50 * paid.length);
      const answers = (await messages(fan, creator)).filter(({ identity }) => identity === 'ai');
      expect(answers.length).toBeGreaterThanOrEqual(paid.length);
      expect(
        (
          await stage.kindred.call(
            'regenerateReply',
            { msg_id: data.message?.msg_id ?? '' },
            { token: fan.token },
          )
        ).code,
      ).not.toBe(2000);
    },
  );

  test.each(rounds)('an automated message: none follows the card (round %i)', async () => {
    const { creator, fan } = await pairWithDiamonds();
    const words = { kind: 'new-tips', content: 'Look at my new set!', is_on: 1, delay_seconds: 0 } as const;
    await stage.kindred.call('updateAutoMessage', words, { token: creator.token });
    const [, { code }] = await Promise.all([stage.send(fan, creator, cry), gift(fan, creator)]);
    const ended = () =>
      stage.kindred.context.db
        .selectFrom('auto_message_log')
        .select('state')
        .where('user_id', '=', fan.userId)
        .where('state', '<>', 'waiting')
        .execute();
    if (code === 2000) await expect.poll(ended).toHaveLength(1);
    const list = await messages(fan, creator);
    const card = list.findIndex(({ type }) => type === 'help');
    expect(list.slice(card).filter(({ identity }) => identity === 'automated')).toEqual([]);
  });

  test.each(rounds)(
    'the same words from another tab: one case, one whole card, one call for help (round %i)',
    async () => {
      const { creator, fan } = await pairWithDiamonds();
      const sent = await Promise.all([stage.send(fan, creator, cry), stage.send(fan, creator, cry)]);
      expect(sent.map(({ code }) => code)).toEqual([2000, 2000]);
      expect((await casesOf(fan)).map(({ kind }) => kind)).toEqual(['distress']);
      const episodes = await stage.kindred.context.db
        .selectFrom('care_episodes')
        .select('episode_id')
        .where('user_id', '=', fan.userId)
        .execute();
      expect(episodes).toHaveLength(1);
      const cards = (await messages(fan, creator)).filter(({ type }) => type === 'help');
      expect(new Set(cards.map(({ reply_to_seq }) => reply_to_seq)).size).toBeLessThanOrEqual(cards.length);
      expect(cards.length).toBeGreaterThan(0);
    },
  );
});

test.each(rounds)(
  'a purchase at the same time as words of age is paid whole or refused, and after them none goes through (round %i)',
  async () => {
    const { creator, fan } = await pairWithDiamonds();
    const posts = await Promise.all(
      [300, 400].map((price) =>
        createPost(stage.kindred.context, creator, { price, membersIncluded: false }),
      ),
    );
    const [said, ...sales] = await Promise.all([
      stage.send(fan, creator, minor),
      ...posts.map(({ postId }) => unlock(stage.kindred, fan, postId)),
      gift(fan, creator),
    ]);
    expect(said?.code).toBe(2000);
    expectSoldOrRefused(
      sales.map(({ code }) => code),
      4291,
    );
    const prices = [300, 400, 200];
    const paid = sales.reduce((sum, { code }, at) => sum + (code === 2000 ? (prices[at] ?? 0) : 0), 0);
    expect(await diamondsOf(fan)).toBe(5000 - paid);
    expect((await gift(fan, creator)).code).toBe(4291);
    expect((await casesOf(fan)).map(({ kind }) => kind)).toEqual(['age']);
  },
);
