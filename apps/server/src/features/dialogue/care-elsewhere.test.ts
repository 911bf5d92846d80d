import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CompanionStage,
  heard,
  pausing,
  says,
  startCompanionStage,
} from '../../test/app/companion-stage.ts';
import type { TestCreator, TestUser } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { sendDueReply } from '../companion/pending/send-pending-reply.ts';

const cry = 'I want to kill myself';

let stage: CompanionStage;
beforeAll(async () => {
  stage = await startCompanionStage();
});
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.kindred.close();
});

const key = ({ charId }: TestCreator, { userId }: TestUser) => ({ char_id: charId, user_id: userId });
const talk = async (fan: TestUser, creator: TestCreator) =>
  (await stage.history(fan, creator)).list.map(({ identity, type }) => `${identity} ${type}`);

test('what a companion elsewhere was writing when the words came is not said: care answers there, beginning with the card', async () => {
  const { creator, fan, events } = await stage.pair();
  const { creator: otherCreator } = await stage.pair();
  const { write, letGo } = pausing('Once upon a time', ' there was a knight');
  stage.writer = write;
  const story = stage.send(fan, otherCreator, 'Tell me a story');
  await heard(events, 'reply.written', 2);
  await stage.send(fan, creator, cry);
  letGo();
  await story;
  await expect.poll(() => talk(fan, otherCreator)).toEqual(['fan text', 'system help']);
});

test('what waited with a creator’s consent elsewhere when the words came is not sent: care answers there', async () => {
  const { creator, fan } = await stage.pair();
  const { creator: otherCreator } = await stage.pair();
  await stage.send(fan, otherCreator, 'Hello');
  await stage.kindred.call(
    'setConversationMode',
    { ...key(otherCreator, fan), mode: 'supervised' },
    { token: otherCreator.token },
  );
  stage.writer = () => says('Buy my new set');
  void stage.send(fan, otherCreator, 'And now?');
  const waiting = () =>
    stage.kindred.context.db
      .selectFrom('companion_replies')
      .select('reply_id')
      .where('user_id', '=', fan.userId)
      .where('state', '=', 'waiting')
      .execute();
  await expect.poll(waiting).toHaveLength(1);
  await stage.send(fan, creator, cry);
  stage.kindred.clock.advance(3600);
  for (const { reply_id } of await waiting()) await sendDueReply(stage.kindred.context, reply_id);
  await expect
    .poll(() => talk(fan, otherCreator))
    .toEqual(['fan text', 'ai text', 'fan text', 'system help']);
});
