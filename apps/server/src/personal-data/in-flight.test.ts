import { setImmediate } from 'node:timers/promises';
import { creatorPolicyVersion } from '@kindred/contract/onboarding/limits';
import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantDiamonds } from '../features/wallet/ledger/credit-diamonds.ts';
import { sendForm } from '../test/app/send-form.ts';
import { type TestApp, useTestApp } from '../test/app/start-test-app.ts';
import { upload } from '../test/app/upload.ts';
import { createPost, drawNoise } from '../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../test/data/factories.ts';
import { expectInvariants } from '../test/sql/expect-invariants.ts';
import { personalDataInvariants } from './personal-data-invariants.ts';

const kindred = useTestApp({ env: { WELCOME_GIFT: '500' } });
let bystander: TestCreator;
let bystandersPost: string;
/** Holds a deletion back just before it commits. */
let gate: { reached: () => void; opened: Promise<void> } | undefined;

beforeAll(async () => {
  kindred.context.hooks.userDeleted.push(async () => {
    gate?.reached();
    await gate?.opened;
  });
  bystander = await createCreator(kindred.context, { chatMode: 1 });
  ({ postId: bystandersPost } = await createPost(kindred.context, bystander, { price: 100 }));
  await kindred.startJobs();
});
afterAll(async () => {
  await expectInvariants(kindred);
});

type Person = TestUser & { charId: string; postId: string };
type Answer = { status: number; code: number };
type Request = (person: Person) => Promise<Answer>;

/** Everything that somebody can write, by what it would leave behind. */
const requests: Record<string, Request> = {
  'a new name': (by) => ask('updateUserData', { nickname: 'Too late' }, by),
  'a new face': async (by) => sendForm(kindred, 'updateUserData', { avatar: await drawNoise() }, by.token),
  'a profile': (by) => ask('updateOwnCharacter', { name: 'Too late', bio: 'Too late' }, by),
  'a banner': async (by) => sendForm(kindred, 'updateOwnCharacter', { banner: await drawNoise() }, by.token),
  'a setting of the profile': (by) => ask('updateProfileSettings', { kind: 'art' }, by),
  'a character': (by) =>
    ask(
      'becomeCreator',
      {
        handle: `late_${by.userId}`,
        name: 'Too late',
        age_confirmed: true,
        policy_accepted: true,
        policy_version: creatorPolicyVersion,
      },
      by,
    ),
  'a draft of a card': (by) => ask('saveCardDraft', { version: 0, change: { description: 'Too late' } }, by),
  'a card that comes in': (by) =>
    sendForm(
      kindred,
      'importCard',
      { file: Buffer.from(JSON.stringify({ spec: 'chara_card_v2', data: { name: 'Too late' } })) },
      by.token,
    ),
  'a golden conversation': (by) =>
    ask('saveGoldenConversations', { list: [{ title: 'Too late', turns: ['Hello'], checks: [] }] }, by),
  'an automated message': (by) =>
    ask('updateAutoMessage', { kind: 'new-tips', is_on: 1, content: 'Too late' }, by),
  'an upload': async (by) => upload(kindred, by, { file: await drawNoise() }),
  'a post': (by) =>
    ask('createPost', { content: 'Too late', price: 0, state: 1, media: [], client_id: uuid() }, by),
  'an edit': (by) =>
    ask('editPost', { diary_id: by.postId, content: 'Too late', price: 0, state: 1, media: [] }, by),
  'a comment': (by) => ask('sendComment', { content_id: bystandersPost, content: 'Too late', tp: 1 }, by),
  'a message': (by) =>
    ask('charger', { char_id: bystander.charId, content: 'Too late', client_id: uuid() }, by),
  'a gift': (by) => ask('charger', { char_id: bystander.charId, price: 200 }, by),
  'a purchase': (by) => ask('unlockPost', { diary_id: bystandersPost, expected_price: 100 }, by),
  'a checkout': (by) =>
    ask(
      'createDiamondCheckout',
      { commodity_id: 'diamonds_500', redirect_url: '/home', expected_price: 500 },
      by,
    ),
  'the welcome gift': (by) => ask('receiveWelcomeGift', {}, by),
  'a follow': (by) => ask('follow', { following_id: bystander.charId }, by),
  'several follows': (by) => ask('followBatch', { following_ids: [bystander.charId] }, by),
  'a like': (by) => ask('likePost', { content_id: bystandersPost }, by),
  'a request for help': (by) =>
    ask('createTicket', { topic: 'bug', content: 'Too late', client_id: uuid() }, by),
  'an export of their data': (by) => ask('requestExport', {}, by),
  'a choice of notices': (by) =>
    ask('updatePushConfig', { push_type: 'chat_msg', channel: 'site', is_on: 0 }, by),
  'an address for mail': (by) => ask('setMailAddress', { address: `late${by.userId}@example.com` }, by),
  'notifications that were read': (by) => ask('readNotifications', {}, by),
  'a creator who is hidden': (by) => ask('hideFromHomeFeed', { restrict_id: bystander.charId, hide: 1 }, by),
  'less of a creator': (by) => ask('wantLess', { char_id: bystander.charId, scope: 'creator', less: 1 }, by),
  'posts that were seen': (by) => ask('markSeen', { diary_ids: [bystandersPost] }, by),
  'a restriction': (by) => ask('restrict', { restrict_id: bystander.charId, restrict: 1 }, by),
  'a report': (by) =>
    ask(
      'createReport',
      { reported_type: 1, reported_id: bystandersPost, reason: 'spam', detail: 'Too late' },
      by,
    ),
  'an answer by hand': (by) => ask('setChatMode', { chat_mode: 0 }, by),
};

const uuid = () => crypto.randomUUID();

function ask(name: Parameters<TestApp['call']>[0], input: object, { token }: TestUser): Promise<Answer> {
  return kindred.call(name, input as never, { token, key: uuid() });
}

/** Somebody who may do all of it; who is to become a creator is none yet. */
async function createPerson(what: string): Promise<Person> {
  const { context } = kindred;
  if (what === 'a character') return { ...(await createUser(context)), charId: '', postId: '' };
  const creator = await createCreator(context, { chatMode: 1 });
  const { postId } = await createPost(context, creator);
  if (what === 'a comment') await ask('follow', { following_id: bystander.charId }, creator);
  await kindred.context.db
    .transaction()
    .execute((tx) => grantDiamonds(tx, creator.userId, 1000, kindred.clock.now()));
  return { ...creator, postId };
}

/** Until the request is answered or waits for the deletion. */
async function untilItWaits(sent: Promise<unknown>): Promise<void> {
  let isAnswered = false;
  void sent.finally(() => {
    isAnswered = true;
  });
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (!isAnswered && (await kindred.context.pool.query(waiting)).rowCount === 0) await setImmediate();
}

/** The invariants that something of this person breaks. */
async function leftOf({ userId }: Person): Promise<string[]> {
  const left: string[] = [];
  for (const { name, sql } of personalDataInvariants) {
    const { rowCount } = await kindred.context.pool.query(`select from (${sql}) l where l.user_id = $1`, [
      userId,
    ]);
    if (rowCount) left.push(name);
  }
  return left;
}

test.each(Object.keys(requests))(
  'what arrives while the account goes does not outlive it: %s',
  async (what) => {
    const person = await createPerson(what);
    const reached = Promise.withResolvers<void>();
    const opened = Promise.withResolvers<void>();
    gate = { reached: reached.resolve, opened: opened.promise };
    const deleted = ask('deleteAccount', {}, person);
    await reached.promise;
    const sent = requests[what]?.(person) ?? Promise.reject(new Error(what));
    await untilItWaits(sent);
    opened.resolve();
    gate = undefined;
    expect((await deleted).code).toBe(2000);
    const { code } = await sent;
    expect(code).not.toBe(2000);
    expect(code).not.toBe(refusals.internal.code);
    expect(await leftOf(person)).toEqual([]);
  },
);

test.each(Object.keys(requests))('somebody who stays may do it: %s', async (what) => {
  const answer = await requests[what]?.(await createPerson(what));
  expect(answer?.code).toBe(2000);
});

test('whatever is under way at once with a deletion, nobody meets an error and nothing is left', async () => {
  const names = Object.keys(requests);
  const rounds = Array.from({ length: 6 }, async (_, round) => {
    const person = await createPerson('a comment');
    const some = names.filter((_, index) => index % 3 === round % 3);
    const answers = await Promise.all([
      ...some.slice(0, round).map((what) => requests[what]?.(person)),
      ask('deleteAccount', {}, person),
      ...some.slice(round).map((what) => requests[what]?.(person)),
    ]);
    expect(answers.filter((answer) => answer?.code === refusals.internal.code)).toEqual([]);
  });
  await Promise.all(rounds);
  await expectInvariants(kindred);
});
