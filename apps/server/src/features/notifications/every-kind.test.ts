import type { Notification } from '@kindred/contract/notifications/calls';
import { notificationPath } from '@kindred/contract/notifications/notification-path';
import { type Topic, topics } from '@kindred/contract/notifications/topics';
import { beforeEach, expect, test } from 'vitest';
import { runJobs } from '../../test/app/run-jobs.ts';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { answer, comment } from '../../test/data/comments.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import {
  createCreator,
  createSession,
  createUser,
  type TestCreator,
  type TestUser,
} from '../../test/data/factories.ts';
import { notifyMilestones } from './milestones/notify-milestones.ts';

const kindred = useTestApp();
let creator: TestCreator;
let fan: TestUser;
let postId: string;
beforeEach(async () => {
  await kindred.context.pool.query('delete from graphile_worker._private_jobs');
  creator = await createCreator(kindred.context, { name: 'Mara', chatMode: 1 });
  fan = await createUser(kindred.context, { nickname: 'Mia', diamonds: 5000 });
  await createMembership(kindred.context, fan.userId, creator.charId, 'free');
  postId = (await createPost(kindred.context, creator)).postId;
});

const charge = (user: TestUser, body: object) =>
  kindred.call(
    'charger',
    { char_id: creator.charId, ...body },
    { token: user.token, key: crypto.randomUUID() },
  );
const say = async (user: TestUser, content: string, to: object = {}) =>
  (await charge(user, { content, client_id: crypto.randomUUID(), ...to })).lines[0]?.data.message;

type Kind = {
  topic: Topic;
  /** Causes the event; returns the reader of the notification. */
  happen: () => Promise<TestUser>;
  /** The expected content beside the name. */
  quote: string | null;
  hasPicture: boolean;
  path: () => string | undefined;
};

const postPath = (more = '') => `/character/${creator.charId}?diary_id=${postId}${more}`;
const kinds: Kind[] = [
  {
    topic: 'commented',
    happen: async () => {
      await comment(kindred, fan, postId, 'So lovely');
      return creator;
    },
    quote: 'So lovely',
    hasPicture: true,
    path: () => postPath('&comment_id='),
  },
  {
    topic: 'replied',
    happen: async () => {
      const { data } = await comment(kindred, fan, postId);
      await answer(kindred, creator, postId, data.comment, 'Thank you');
      return fan;
    },
    quote: 'Thank you',
    hasPicture: true,
    path: () => postPath('&comment_id='),
  },
  {
    topic: 'liked',
    happen: async () => {
      await kindred.call('likePost', { content_id: postId }, { token: fan.token });
      return creator;
    },
    quote: null,
    hasPicture: true,
    path: () => postPath(),
  },
  {
    topic: 'posted',
    happen: async () => {
      await kindred.call('setBell', { char_id: creator.charId, bell: 'all' }, { token: fan.token });
      await kindred.call(
        'editPost',
        { diary_id: postId, content: 'Fresh', price: 0, state: 0, media: [] },
        { token: creator.token },
      );
      await kindred.call(
        'editPost',
        { diary_id: postId, content: 'Fresh', price: 0, state: 1, media: [] },
        { token: creator.token },
      );
      await runJobs(kindred);
      return fan;
    },
    quote: 'Fresh',
    hasPicture: false,
    path: () => postPath(),
  },
  {
    topic: 'reacted',
    happen: async () => {
      const message = await say(fan, 'Good morning');
      const emoji = '❤️' as const;
      await kindred.call(
        'reactToMessage',
        { msg_id: message?.messageID ?? '', emoji },
        { token: creator.token },
      );
      return fan;
    },
    quote: '❤️',
    hasPicture: false,
    path: () => `/messages/${creator.charId}?seq=`,
  },
  {
    topic: 'gift',
    happen: async () => {
      await charge(fan, { price: 300 });
      return creator;
    },
    quote: null,
    hasPicture: false,
    // A dialog shows the received gift and thanks for it.
    path: () => undefined,
  },
  {
    topic: 'goal_reached',
    happen: async () => {
      const goal = { title: 'A new kiln', diamonds: 400 };
      await kindred.call('setPostGoal', { diary_id: postId, goal }, { token: creator.token });
      await charge(fan, { price: 200, diary_id: postId });
      await charge(fan, { price: 300, diary_id: postId });
      await charge(fan, { price: 300, diary_id: postId });
      return creator;
    },
    quote: 'A new kiln',
    hasPicture: true,
    path: () => postPath(),
  },
  {
    topic: 'year_together',
    happen: async () => {
      kindred.clock.advance(366 * 86_400);
      await notifyMilestones(kindred.context);
      return fan;
    },
    quote: null,
    hasPicture: false,
    path: () => `/character/${creator.charId}`,
  },
  {
    topic: 'fan_year',
    happen: async () => {
      await say(fan, 'Good morning');
      kindred.clock.advance(366 * 86_400);
      await notifyMilestones(kindred.context);
      return creator;
    },
    quote: null,
    hasPicture: false,
    path: () => `/messages/${fan.userId}`,
  },
];

/** A new session, because sessions end after an unused month. */
const find = async ({ userId }: TestUser, topic: Topic): Promise<Notification[]> =>
  (
    await kindred.call('listNotifications', {}, { token: await createSession(kindred.context, userId) })
  ).data.list.filter((note) => note.topic === topic);

test.each(kinds)('$topic: once, with its words, its picture, and the way to exactly there', async (kind) => {
  const reader = await kind.happen();
  const notes = await find(reader, kind.topic);
  expect(notes).toHaveLength(1);
  const [note] = notes as [Notification];
  expect(note).toMatchObject({
    push_type: topics[kind.topic].push,
    character: reader === creator ? 'Mia' : 'Mara',
    reply_content: kind.quote === null ? [] : [kind.quote],
    is_read: false,
  });
  expect(note.diary?.image ?? '').toMatch(kind.hasPicture ? /^\/media\/.+/ : /^$/);
  const path = notificationPath(note);
  if (kind.path() === undefined) expect(path).toBeUndefined();
  else expect(path?.startsWith(kind.path() ?? '')).toBe(true);
});

test('a reaction is told once, not when it is taken back, of a companion’s words, or by somebody one has muted', async () => {
  const message = await say(fan, 'Good morning');
  const react = (emoji: '❤️' | '😂' | null, user: TestUser = creator) =>
    kindred.call('reactToMessage', { msg_id: message?.messageID ?? '', emoji }, { token: user.token });
  await react('❤️', fan);
  expect(await find(creator, 'reacted')).toEqual([]);
  await react('❤️');
  await react('😂');
  expect(await find(fan, 'reacted')).toMatchObject([{ reply_content: ['😂'] }]);
  await react(null);
  expect(await find(fan, 'reacted')).toEqual([]);
  const other = await say(fan, 'Are you there?');
  await kindred.call(
    'setConversationState',
    { char_id: creator.charId, notifications_off: 1 },
    { token: fan.token },
  );
  await kindred.call(
    'reactToMessage',
    { msg_id: other?.messageID ?? '', emoji: '❤️' },
    { token: creator.token },
  );
  expect(await find(fan, 'reacted')).toEqual([]);
});
