import { calls } from '@kindred/contract/all/calls';
import { idempotencyHeader } from '@kindred/contract/wire/call';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from './test/app/start-test-app.ts';
import { comment } from './test/data/comments.ts';
import { createBlock } from './test/data/create-block.ts';
import { createImage, createPost } from './test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from './test/data/factories.ts';

type Call = (typeof calls)[number];
type Fields = Record<string, unknown>;

const kinds = ['post', 'comment', 'message', 'file', 'creator', 'person'] as const;
type Kind = (typeof kinds)[number];

/** What the number of a field names. */
const kindOf: Record<string, Kind> = {
  diary_id: 'post',
  diary_ids: 'post',
  content_id: 'post',
  comment_id: 'comment',
  root_comment_id: 'comment',
  reply_comment_id: 'comment',
  msg_id: 'message',
  msg_ids: 'message',
  media_ids: 'file',
  char_id: 'creator',
  following_id: 'creator',
  following_ids: 'creator',
  user_id: 'person',
  id: 'person',
};

/** What a report is about (`reported_type`): numbers of different kinds may be the same. */
const reportedKinds: Kind[] = ['post', 'comment', 'person', 'person', 'message'];

/** Publicly known is who has a page. Any person can be blocked and restricted, and their number then stands in a list. */
const areOpen = ['getPublicCharacter', 'block', 'restrict'];

/** What a call needs beside the number; `client_id` is made for each. */
const others: Fields = {
  content: 'Hello',
  content_id: '1',
  name: 'x',
  kind: 'new-likes',
  is_on: true,
  tp: 1,
  mode: 'off',
  seq: 1,

  index: 0,
  emoji: '👍',
  option: 0,
  version: 1,
  rating: 1,
  label_ids: [],
  folder_id: null,
  persona_id: null,
  since: '2026-01-01T00:00:00Z',

  language: 'de',
  redirect_url: '/wallet',
  bell: 'all',
  scope: 'creator',
  less: 1,
  seconds: 1,
  price: 0,
  pin: 1,

  state: 1,
  media: [],
  goal: null,
  tier_level: 1,
  expected_price: 1,
  months: 1,
  reported_type: 1,
  all: 1,

  reply_user_id: '1',
  root_comment_id: '1',
  reply_comment_id: '1',
};

const kindred = useTestApp();
let fan: TestUser;
/** A creator who answers by hand and whom everybody may write to. */
let friend: TestCreator;
let blocker: TestCreator;
/** Numbers of others’ own things, by kind and what they are. */
const hidden = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Record<
  Kind,
  [what: string, id: string][]
>;

beforeAll(async () => {
  const { context } = kindred;
  const creator = await createCreator(context, { chatMode: 1 });
  blocker = await createCreator(context);
  friend = await createCreator(context, { chatMode: 1 });
  fan = await createUser(context);
  const states = { private: 0, 'under review': 2, refused: 3, planned: 4, 'a draft': 5 };
  for (const [what, state] of Object.entries(states))
    hidden.post.push([`a post that is ${what}`, (await createPost(context, creator, { state })).postId]);
  const behindBlock = await createPost(context, blocker);
  hidden.post.push(['a post behind a block', behindBlock.postId]);
  const withdrawn = await createPost(context, creator);
  for (const [person, post] of [
    [creator, withdrawn],
    [blocker, behindBlock],
  ] as const) {
    const { data } = await comment(kindred, person, post.postId);
    hidden.comment.push(['a comment that strangers do not see', data.comment.comment_id]);
  }
  await context.db.updateTable('posts').set({ state: 0 }).where('post_id', '=', withdrawn.postId).execute();
  const sent = await kindred.call(
    'charger',
    { char_id: creator.charId, content: 'Hi' },
    { token: fan.token },
  );
  hidden.message.push(['a message of others', sent.lines[0]?.data.message?.msg_id ?? '']);
  hidden.file.push(['a file of another', (await createImage(context, creator.userId)).mediaId]);
  hidden.creator.push(['a creator behind a block', blocker.charId]);
  hidden.person.push(['a fan', fan.userId], ['a person behind a block', blocker.userId]);
});

const missing = '987654321987';

/** A creator who has met none of them and is blocked by one. */
async function stranger(): Promise<TestCreator> {
  const someone = await createCreator(kindred.context);
  await createBlock(kindred.context, blocker.userId, someone.userId);
  return someone;
}

/** What calls need that asks for one of several fields. */
const wanted: Record<string, Fields> = {
  charger: { content: 'Hello' },
  'charger diary_id': { price: 300 },
  deleteFact: { fact_id: '1' },
  movePost: { publish_at: '2030-01-01T10:00:00Z' },
};

type Named = { call: Call; field: string; kind: Kind; more: Fields };

async function answer({ call, field, more }: Named, id: string) {
  const asker = await stranger();
  const has = (name: string) => name in call.input.shape;
  const needed = Object.entries(call.input.shape)
    .filter(([name, schema]) => name in others && !schema.safeParse(undefined).success)
    .map(([name]) => [name, others[name]]);
  const isList = field.endsWith('s') && call.method !== 'GET' && call.kind !== 'form';
  const fields: Fields = {
    ...(has('char_id') && { char_id: field === 'user_id' ? asker.charId : friend.charId }),
    ...(has('user_id') && call.auth === 'creator' && { user_id: fan.userId }),
    ...(has('client_id') && { client_id: crypto.randomUUID() }),
    ...Object.fromEntries(needed),
    ...(wanted[`${call.name} ${field}`] ?? wanted[call.name]),
    ...more,
    [field]: isList ? [id] : id,
  };
  const response = await kindred.app.inject({
    method: call.method,
    url: call.path,
    headers: { authorization: `Bearer ${asker.token}`, [idempotencyHeader]: crypto.randomUUID() },
    ...(call.method === 'GET' ? { query: fields as Record<string, string> } : { payload: fields }),
  });
  return { status: response.statusCode, body: response.payload.replaceAll(id, 'the number') };
}

const named = calls
  .filter(({ name }) => !areOpen.includes(name))
  .flatMap((call) => Object.keys(call.input.shape).map((field) => [call, field] as const))
  .flatMap(([call, field]): Named[] => {
    const kind = kindOf[field];
    if (field !== 'reported_id') return kind ? [{ call, field, kind, more: {} }] : [];
    return reportedKinds.map((kind, index) => ({ call, field, kind, more: { reported_type: index + 1 } }));
  });

test.each(named.map((one) => [one.call.name, one.field, one.kind, one] as const))(
  '%s (%s) answers the same to a %s that others keep to themselves as to one that nobody has',
  async (_name, _field, kind, one) => {
    const toNone = await answer(one, missing);
    expect(toNone.status, toNone.body).not.toBe(400);
    for (const [what, id] of hidden[kind])
      expect({ what, ...(await answer(one, id)) }).toEqual({ what, ...toNone });
  },
);
