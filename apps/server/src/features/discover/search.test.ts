import type { CallInput } from '@kindred/contract/wire/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { unlock } from '../../test/data/unlock.ts';
import { query } from '../../test/sql/query.ts';
import { deleteUnusedTerms } from './search-terms.sql.ts';

let kindred: TestApp;
beforeAll(async () => {
  kindred = await startTestApp();
});
afterAll(() => kindred.close());

async function search(person: TestUser, q: string, more: Partial<CallInput<'search'>> = {}) {
  const answer = await kindred.call('search', { q, ...more }, { token: person.token });
  expect(answer.code).toBe(2000);
  return answer.data;
}

async function describeCreator(creator: TestCreator, fields: Record<string, string | number>) {
  await kindred.context.db
    .updateTable('characters')
    .set(fields)
    .where('char_id', '=', creator.charId)
    .execute();
}

async function say(fan: TestUser, creator: TestCreator, content: string, identity = 'fan') {
  const sender = identity === 'fan' ? fan.userId : creator.userId;
  const [row] = await query<{ message_id: string }>(
    kindred.context.db,
    `select (message).message_id from append_message($1, $2, $3, $4, $5, 'text', $6, null, null, null, null, $7)`,
    [fan.userId, creator.charId, creator.userId, identity, sender, content, kindred.clock.now()],
  );
  return row?.message_id ?? '';
}

const ids = (posts: { diary_id: string }[]) => posts.map(({ diary_id }) => diary_id);
const names = (cards: { name: string }[]) => cards.map(({ name }) => name);

describe('creators', () => {
  test.each([
    ['the beginning of a name', 'quil'],
    ['one letter and another word', 'q dune'],
    ['a handle with its sign', '@HANDLE'],
    ['a word of the tagline', 'lighthouses'],
    ['a name with a slip of the pen', 'quilera'],
  ])('are found by %s', async (_what, typed) => {
    const fan = await createUser(kindred.context);
    const creator = await createCreator(kindred.context, { name: 'Quillera Dune' });
    await describeCreator(creator, { tagline: 'I paint lighthouses.' });
    const q = typed.replace('HANDLE', creator.handle.toUpperCase());
    const { characters } = await search(fan, q, { kind: 'characters', size: 50 });
    expect(characters.map(({ char_id }) => char_id)).toContain(creator.charId);
  });

  test.each(['林', '小满', '林小满', '植物'])('are found by %s in a Chinese name or tagline', async (q) => {
    const fan = await createUser(kindred.context);
    const creator = await createCreator(kindred.context, { name: '林小满' });
    await describeCreator(creator, { tagline: '阳台上的植物都认识我' });
    const { characters } = await search(fan, q, { kind: 'characters' });
    expect(characters.map(({ char_id }) => char_id)).toContain(creator.charId);
    expect((await search(fan, '满小')).characters).toEqual([]);
  });

  test('whose name is typed come before those who only mention it, however followed', async () => {
    const fan = await createUser(kindred.context);
    const mention = await createCreator(kindred.context, { name: 'Somebody Else' });
    await describeCreator(mention, { tagline: 'Not Vesper at all', follower_num: 90_000 });
    const begins = await createCreator(kindred.context, { name: 'Vesperine' });
    await describeCreator(begins, { follower_num: 10 });
    await createCreator(kindred.context, { name: 'Vesper' });
    const { characters } = await search(fan, 'vesper');
    expect(names(characters)).toEqual(['Vesper', 'Vesperine', 'Somebody Else']);
  });

  test.each([
    ['a word of the bio', 'glazes'],
    ['what they do', 'cooking'],
    ['what they do, in Chinese', '烹饪'],
    ['a word of the bio with a letter too few', 'glazs'],
    ['what they do with two letters swapped', 'cooknig'],
    ['a misspelt word beside one that is right', 'soup cookng'],
  ])('are found by %s', async (_what, q) => {
    const fan = await createUser(kindred.context);
    const creator = await createCreator(kindred.context);
    await describeCreator(creator, { kind: 'food', tagline: 'Soup and bread', bio: 'I mix my own glazes.' });
    const { characters } = await search(fan, q, { kind: 'characters', size: 50 });
    expect(characters.map(({ char_id }) => char_id)).toContain(creator.charId);
  });

  test('who say a word in front come before those whose bio has it, however followed', async () => {
    const fan = await createUser(kindred.context);
    const [inBio, inFront] = [await createCreator(kindred.context), await createCreator(kindred.context)];
    await describeCreator(inBio, { bio: 'Once I liked falconry.', follower_num: 900 });
    await describeCreator(inFront, { tagline: 'Falconry every day' });
    const { characters } = await search(fan, 'falconry');
    expect(characters.map(({ char_id }) => char_id)).toEqual([inFront.charId, inBio.charId]);
  });

  test('come page by page, each once', async () => {
    const fan = await createUser(kindred.context);
    for (let n = 0; n < 7; n++) await createCreator(kindred.context, { name: `Pageling ${n}` });
    const all = await search(fan, 'pageling');
    expect(all.characters).toHaveLength(5);
    expect(all.more).toEqual(['characters']);
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await search(fan, 'pageling', {
        kind: 'characters',
        size: 3,
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...names(page.characters));
      cursor = page.next;
    }
    expect(new Set(seen).size).toBe(7);
    expect(seen).toHaveLength(7);
  });
});

describe('posts', () => {
  const secret = 'canaryword';
  const caption = `Openers then a lot of other words that nobody sees ${secret}`;

  async function lockedPost() {
    const creator = await createCreator(kindred.context, { groupId: 'g_999_3' });
    return { creator, post: await createPost(kindred.context, creator, { content: caption, price: 200 }) };
  }

  test('are not found by words that the viewer may not read', async () => {
    const { post } = await lockedPost();
    const stranger = await createUser(kindred.context);
    for (const q of [secret, 'canary', `openers ${secret}`, 'nobody sees']) {
      const answer = await search(stranger, q, { kind: 'posts' });
      expect(ids(answer.posts), q).not.toContain(post.postId);
      expect(answer.next).toBeNull();
    }
    const shown = await search(stranger, 'openers', { kind: 'posts', size: 50 });
    expect(ids(shown.posts)).toContain(post.postId);
    const edit = 'update posts set content = $2 where diary_id = $1';
    await query(kindred.context.db, edit, [post.postId, `Mended and ${caption}`]);
    const found = async (q: string) => ids((await search(stranger, q, { kind: 'posts', size: 50 })).posts);
    expect(await found('mended')).toContain(post.postId);
    expect(await found('openers nobody')).not.toContain(post.postId);
    expect(JSON.stringify(shown)).not.toContain(secret);
  });

  test('are found by every word by those who may read them', async () => {
    const { creator, post } = await lockedPost();
    const [subscriber, buyer] = [
      await createUser(kindred.context),
      await createUser(kindred.context, { diamonds: 500 }),
    ];
    await createMembership(kindred.context, subscriber.userId, creator.charId, 'pro');
    await unlock(kindred, buyer, post.postId);
    for (const person of [creator, subscriber, buyer]) {
      const { posts } = await search(person, secret, { kind: 'posts' });
      expect(ids(posts)).toContain(post.postId);
    }
  });

  test('are found by a misspelt word, but only by those who may read it', async () => {
    const [fan, stranger] = [await createUser(kindred.context), await createUser(kindred.context)];
    const creator = await createCreator(kindred.context);
    const content = `${'Something else entirely. '.repeat(5)}Today: calligraphy.`;
    const { postId } = await createPost(kindred.context, creator, { content });
    await createMembership(kindred.context, fan.userId, creator.charId, 'free');
    expect(ids((await search(fan, 'caligraphy')).posts)).toEqual([postId]);
    expect((await search(stranger, 'caligraphy')).posts).toEqual([]);
  });

  test('words that no text has any more are forgotten every night', async () => {
    const creator = await createCreator(kindred.context);
    await describeCreator(creator, { bio: 'I collect thimbles and barometers.' });
    await describeCreator(creator, { bio: 'I collect barometers.' });
    await deleteUnusedTerms(kindred.context.db);
    const known = await kindred.context.db
      .selectFrom('search_terms')
      .select('word')
      .where('word', 'in', ['thimbles', 'barometers'])
      .execute();
    expect(known).toEqual([{ word: 'barometers' }]);
  });

  test('that say the same new words at the same time are all published', async () => {
    const creators = await Promise.all(Array.from({ length: 6 }, () => createCreator(kindred.context)));
    const words = Array.from({ length: 12 }, (_, n) => `simultaneous${'abcdefghijkl'[n]}`);
    const published = await Promise.all(
      creators.map((creator, n) => {
        const content = (n % 2 === 0 ? words : words.toReversed()).join(' ');
        return createPost(kindred.context, creator, { content });
      }),
    );
    const fan = await createUser(kindred.context);
    const { posts } = await search(fan, 'simultaneousa', { kind: 'posts', size: 50 });
    // Of the others only the first words are shown, which are not this one.
    expect(ids(posts).toSorted()).toEqual(
      published
        .filter((_, n) => n % 2 === 0)
        .map(({ postId }) => postId)
        .toSorted(),
    );
  });

  test('a hidden word changes no answer, not even by keeping another word from being found', async () => {
    const stranger = await createUser(kindred.context);
    const creator = await createCreator(kindred.context);
    await describeCreator(creator, { bio: 'All about marquetry.' });
    const hidden = `${'Something else entirely. '.repeat(5)}Today: marquetri.`;
    await createPost(kindred.context, creator, { content: hidden });
    const { characters } = await search(stranger, 'marquetri');
    expect(characters.map(({ char_id }) => char_id)).toEqual([creator.charId]);
  });

  test('that are private, deleted or waiting for review are not found, not even by their words of before', async () => {
    const creator = await createCreator(kindred.context);
    const post = await createPost(kindred.context, creator, { content: 'Withdrawnish morning' });
    expect(ids((await search(creator, 'withdrawnish')).posts)).toEqual([post.postId]);
    const update = kindred.context.db.updateTable('posts').where('diary_id', '=', post.postId);
    await update.set({ state: 0 }).execute();
    expect((await search(creator, 'withdrawnish')).posts).toEqual([]);
    await update.set({ state: 1, content: 'Rewritten evening' }).execute();
    expect((await search(creator, 'withdrawnish')).posts).toEqual([]);
    expect(ids((await search(creator, 'rewritten')).posts)).toEqual([post.postId]);
    await update.set({ deleted_at: new Date() }).execute();
    expect((await search(creator, 'rewritten')).posts).toEqual([]);
  });
});

describe("one's own conversations", () => {
  test('are found on both sides, and by nobody else', async () => {
    const [fan, other] = [await createUser(kindred.context), await createUser(kindred.context)];
    const creator = await createCreator(kindred.context, { name: 'Owned' });
    const stranger = await createCreator(kindred.context);
    const messageId = await say(fan, creator, 'Shall we meet at the ratatouille counter?');
    await say(other, creator, 'Nothing of the sort');
    for (const [person, side] of [
      [fan, 'fan'],
      [creator, 'creator'],
    ] as const) {
      const { conversations } = await search(person, 'ratatouille');
      expect(conversations).toMatchObject([
        { msg_id: messageId, side, char_id: creator.charId, user_id: fan.userId },
      ]);
      expect(conversations[0]?.excerpt).toContain('ratatouille');
    }
    for (const person of [other, stranger]) {
      for (const q of ['ratatouille', `u${fan.userId}xratatouille`, `u${fan.userId}x`, `x${fan.userId}`]) {
        expect((await search(person, q)).conversations).toEqual([]);
      }
    }
  });

  test('are found by a fan’s name on the creator’s side, also after it has changed', async () => {
    const fan = await createUser(kindred.context, { nickname: 'Bartolomeo' });
    const creator = await createCreator(kindred.context);
    await say(fan, creator, 'Hello');
    expect((await search(creator, 'bartolo')).conversations).toMatchObject([
      { nickname: 'Bartolomeo', msg_id: null },
    ]);
    await kindred.context.db
      .updateTable('users')
      .set({ nickname: 'Umberto' })
      .where('user_id', '=', fan.userId)
      .execute();
    expect((await search(creator, 'bartolo')).conversations).toEqual([]);
    expect((await search(creator, 'umberto')).conversations).toHaveLength(1);
  });

  test('are found by the character’s name on the fan’s side and by the chat’s name on both, also after they have changed', async () => {
    const fan = await createUser(kindred.context, { nickname: 'Somefan' });
    const creator = await createCreator(kindred.context, { name: 'Peronella Voss', chatMode: 1 });
    await say(fan, creator, 'Hello');
    const key = { char_id: creator.charId };
    const asFan = { token: fan.token };
    const begun = await kindred.call('createChat', { ...key, name: 'Marzipan plans' }, asFan);
    const { chat_no } = begun.data.conversation;
    await kindred.call('charger', { ...key, chat_no, content: 'And here?' }, asFan);
    const found = async (person: TestUser, q: string) =>
      (await search(person, q, { kind: 'conversations' })).conversations.map((hit) => hit.chat_no).toSorted();
    expect(await found(fan, 'peronella')).toEqual([0, chat_no]);
    expect(await found(fan, creator.handle)).toEqual([0, chat_no]);
    expect(await found(creator, 'somefan')).toEqual([0, chat_no]);
    for (const person of [fan, creator]) expect(await found(person, 'marzi')).toEqual([chat_no]);
    expect(await found(await createUser(kindred.context), 'marzi')).toEqual([]);
    await kindred.call('renameChat', { ...key, chat_no, name: 'Nougat plans' }, asFan);
    await describeCreator(creator, { nickname: 'Quintessa' });
    for (const person of [fan, creator]) {
      expect(await found(person, 'marzi')).toEqual([]);
      expect(await found(person, 'nougat')).toEqual([chat_no]);
    }
    expect(await found(fan, 'quintessa')).toEqual([0, chat_no]);
  });

  test('no longer show a message that was taken back', async () => {
    const fan = await createUser(kindred.context);
    const creator = await createCreator(kindred.context);
    const messageId = await say(fan, creator, 'regrettable phrase');
    await kindred.call('deleteMessage', { msg_id: messageId }, { token: fan.token });
    expect((await search(fan, 'regrettable')).conversations).toEqual([]);
    expect((await search(creator, 'regrettable')).conversations).toEqual([]);
  });

  test('are found in Chinese by neighbouring characters', async () => {
    const fan = await createUser(kindred.context);
    const creator = await createCreator(kindred.context);
    await say(fan, creator, '明天晚上给植物浇水吗？', 'creator');
    expect((await search(fan, '植物')).conversations).toHaveLength(1);
    expect((await search(fan, '晚植')).conversations).toEqual([]);
  });

  test('show the place of the hit in a long message', async () => {
    const fan = await createUser(kindred.context);
    const creator = await createCreator(kindred.context);
    await say(fan, creator, `${'and so on and on '.repeat(60)}PEREGRINE ${'until the end '.repeat(60)}`);
    const [hit] = (await search(fan, 'peregrine')).conversations;
    expect(hit?.excerpt).toMatch(/^….*PEREGRINE.*…$/);
    expect(hit?.excerpt.length).toBeLessThan(125);
  });
});

const wallPost = `Wallpost ${'and more '.repeat(10)}`;

test('people behind a block never appear: not they, not their posts, not the conversation with them', async () => {
  const fan = await createUser(kindred.context, { nickname: 'Wallfan' });
  const creator = await createCreator(kindred.context, { name: 'Wallcreator' });
  await createPost(kindred.context, creator, { content: wallPost });
  await say(fan, creator, 'Wallmessage');
  expect((await search(fan, 'wallcreator')).conversations).toHaveLength(1);
  const before = await search(fan, 'wall');
  expect([before.characters.length, before.posts.length, before.conversations.length]).toEqual([1, 1, 2]);
  await createBlock(kindred.context, creator.userId, fan.userId);
  for (const person of [fan, creator]) {
    const { characters, posts, conversations } = await search(person, 'wall');
    const isOwn = person === creator;
    expect([characters.length, posts.length]).toEqual(isOwn ? [1, 1] : [0, 0]);
    expect(conversations).toEqual([]);
  }
  const browse = { size: 50, sort: 'new' } as const;
  const { data: cards } = await kindred.call('listDiscoverCharacters', browse, { token: fan.token });
  const { data: wall } = await kindred.call('listDiscoverPosts', browse, { token: fan.token });
  expect(names(cards.list)).not.toContain('Wallcreator');
  expect(wall.list.map(({ content }) => content)).not.toContainEqual(expect.stringMatching(/^Wallpost/));
});

test.each([
  ['operators', `foo & | ! <-> :* ((`],
  ['quotes', `'" ' or 1=1 --`],
  ['wild cards', '%%__%'],
  ['a backslash', '\\\\'],
  ['emoji', '🐈‍⬛💥🇨🇳'],
  ['a lone surrogate', '\ud800'],
  ['right to left marks', '\u202e\u200fabc'],
  ['one long word', 'x'.repeat(100)],
  ['many words', 'a '.repeat(50).trim()],
])('%s in the box are harmless and find nothing by themselves', async (_what, q) => {
  const fan = await createUser(kindred.context);
  const creator = await createCreator(kindred.context);
  await say(fan, creator, 'plain words');
  const { conversations } = await search(fan, q);
  expect(conversations).toEqual([]);
});

test.each(['', '   ', 'x'.repeat(101), 'x'.repeat(900), 'nul\0'])(
  'a query of no or too much text is refused: %j',
  async (q) => {
    const fan = await createUser(kindred.context);
    const answer = await kindred.call('search', { q }, { token: fan.token });
    expect(answer.code).toBe(4000);
  },
);
