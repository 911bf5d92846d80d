import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../../test/data/factories.ts';
import { describeCreator, say, search } from '../../test/data/search.ts';
import { unlock } from '../../test/data/unlock.ts';
import { query } from '../../test/sql/query.ts';
import { deleteUnusedTerms } from './search-terms.sql.ts';

const kindred = useTestApp();

const ids = (posts: { diary_id: string }[]) => posts.map(({ diary_id }) => diary_id);

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
      const answer = await search(kindred, stranger, q, { kind: 'posts' });
      expect(ids(answer.posts), q).not.toContain(post.postId);
      expect(answer.next).toBeNull();
    }
    const result = await search(kindred, stranger, 'openers', { kind: 'posts', size: 50 });
    expect(ids(result.posts)).toContain(post.postId);
    const edit = 'update posts set content = $2 where post_id = $1';
    await query(kindred.context.db, edit, [post.postId, `Mended and ${caption}`]);
    const foundIds = async (q: string) =>
      ids((await search(kindred, stranger, q, { kind: 'posts', size: 50 })).posts);
    expect(await foundIds('mended')).toContain(post.postId);
    expect(await foundIds('openers nobody')).not.toContain(post.postId);
    expect(JSON.stringify(result)).not.toContain(secret);
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
      const { posts } = await search(kindred, person, secret, { kind: 'posts' });
      expect(ids(posts)).toContain(post.postId);
    }
  });

  test('that are open to everyone are found by every word, and by fewer once they are for followers', async () => {
    const creator = await createCreator(kindred.context);
    const stranger = await createUser(kindred.context);
    const content = `Openers then a lot of other words that nobody sees wholeword`;
    const { postId } = await createPost(kindred.context, creator, { content, isOpen: true });
    const foundIds = async () => ids((await search(kindred, stranger, 'wholeword', { kind: 'posts' })).posts);
    expect(await foundIds()).toContain(postId);
    await query(kindred.context.db, 'update posts set is_open = false where post_id = $1', [postId]);
    expect(await foundIds()).not.toContain(postId);
  });

  test('are found by a misspelt word, but only by those who may read it', async () => {
    const [fan, stranger] = [await createUser(kindred.context), await createUser(kindred.context)];
    const creator = await createCreator(kindred.context);
    const content = `${'Something else entirely. '.repeat(5)}Today: calligraphy.`;
    const { postId } = await createPost(kindred.context, creator, { content });
    await createMembership(kindred.context, fan.userId, creator.charId, 'free');
    expect(ids((await search(kindred, fan, 'caligraphy')).posts)).toEqual([postId]);
    expect((await search(kindred, stranger, 'caligraphy')).posts).toEqual([]);
  });

  test('words that no text has any more are deleted every night', async () => {
    const creator = await createCreator(kindred.context);
    await describeCreator(kindred, creator, { bio: 'I collect thimbles and barometers.' });
    await describeCreator(kindred, creator, { bio: 'I collect barometers.' });
    await deleteUnusedTerms(kindred.context.db);
    const knownWords = await kindred.context.db
      .selectFrom('search_terms')
      .select('word')
      .where('word', 'in', ['thimbles', 'barometers'])
      .execute();
    expect(knownWords).toEqual([{ word: 'barometers' }]);
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
    const { posts } = await search(kindred, fan, 'simultaneousa', { kind: 'posts', size: 50 });
    // Of the others only the first words are shown, which do not contain this one.
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
    await describeCreator(kindred, creator, { bio: 'All about marquetry.' });
    const hidden = `${'Something else entirely. '.repeat(5)}Today: marquetri.`;
    await createPost(kindred.context, creator, { content: hidden });
    const { characters } = await search(kindred, stranger, 'marquetri');
    expect(characters.map(({ char_id }) => char_id)).toEqual([creator.charId]);
  });

  test('that are private, deleted or waiting for review are not found, not even by their words of before', async () => {
    const creator = await createCreator(kindred.context);
    const post = await createPost(kindred.context, creator, { content: 'Withdrawnish morning' });
    expect(ids((await search(kindred, creator, 'withdrawnish')).posts)).toEqual([post.postId]);
    const update = kindred.context.db.updateTable('posts').where('post_id', '=', post.postId);
    await update.set({ state: 0 }).execute();
    expect((await search(kindred, creator, 'withdrawnish')).posts).toEqual([]);
    await update.set({ state: 1, content: 'Rewritten evening' }).execute();
    expect((await search(kindred, creator, 'withdrawnish')).posts).toEqual([]);
    expect(ids((await search(kindred, creator, 'rewritten')).posts)).toEqual([post.postId]);
    await update.set({ deleted_at: new Date() }).execute();
    expect((await search(kindred, creator, 'rewritten')).posts).toEqual([]);
  });
});

describe("one's own conversations", () => {
  test('are found on both sides, and by nobody else', async () => {
    const [fan, otherFan] = [await createUser(kindred.context), await createUser(kindred.context)];
    const creator = await createCreator(kindred.context, { name: 'Owned' });
    const stranger = await createCreator(kindred.context);
    const messageId = await say(kindred, fan, creator, 'Shall we meet at the ratatouille counter?');
    await say(kindred, otherFan, creator, 'Nothing of the sort');
    for (const [person, side] of [
      [fan, 'fan'],
      [creator, 'creator'],
    ] as const) {
      const { conversations } = await search(kindred, person, 'ratatouille');
      expect(conversations).toMatchObject([
        { msg_id: messageId, side, char_id: creator.charId, user_id: fan.userId },
      ]);
      expect(conversations[0]?.excerpt).toContain('ratatouille');
    }
    for (const person of [otherFan, stranger]) {
      for (const q of ['ratatouille', `u${fan.userId}xratatouille`, `u${fan.userId}x`, `x${fan.userId}`]) {
        expect((await search(kindred, person, q)).conversations).toEqual([]);
      }
    }
  });

  test('are found by a fan’s name on the creator’s side, also after it has changed', async () => {
    const fan = await createUser(kindred.context, { nickname: 'Bartolomeo' });
    const creator = await createCreator(kindred.context);
    await say(kindred, fan, creator, 'Hello');
    expect((await search(kindred, creator, 'bartolo')).conversations).toMatchObject([
      { nickname: 'Bartolomeo', msg_id: null },
    ]);
    await kindred.context.db
      .updateTable('users')
      .set({ nickname: 'Umberto' })
      .where('user_id', '=', fan.userId)
      .execute();
    expect((await search(kindred, creator, 'bartolo')).conversations).toEqual([]);
    expect((await search(kindred, creator, 'umberto')).conversations).toHaveLength(1);
  });

  test('are found by the character’s name on the fan’s side and by the chat’s name on both, also after they have changed', async () => {
    const fan = await createUser(kindred.context, { nickname: 'Somefan' });
    const creator = await createCreator(kindred.context, { name: 'Peronella Voss', chatMode: 1 });
    await say(kindred, fan, creator, 'Hello');
    const key = { char_id: creator.charId };
    const asFan = { token: fan.token };
    const newChat = await kindred.call('createChat', { ...key, name: 'Marzipan plans' }, asFan);
    const { chat_no } = newChat.data.conversation;
    await kindred.call('charger', { ...key, chat_no, content: 'And here?' }, asFan);
    const foundIds = async (person: TestUser, q: string) =>
      (await search(kindred, person, q, { kind: 'conversations' })).conversations
        .map((hit) => hit.chat_no)
        .toSorted();
    expect(await foundIds(fan, 'peronella')).toEqual([0, chat_no]);
    expect(await foundIds(fan, creator.handle)).toEqual([0, chat_no]);
    expect(await foundIds(creator, 'somefan')).toEqual([0, chat_no]);
    for (const person of [fan, creator]) expect(await foundIds(person, 'marzi')).toEqual([chat_no]);
    expect(await foundIds(await createUser(kindred.context), 'marzi')).toEqual([]);
    await kindred.call('renameChat', { ...key, chat_no, name: 'Nougat plans' }, asFan);
    await describeCreator(kindred, creator, { nickname: 'Quintessa' });
    for (const person of [fan, creator]) {
      expect(await foundIds(person, 'marzi')).toEqual([]);
      expect(await foundIds(person, 'nougat')).toEqual([chat_no]);
    }
    expect(await foundIds(fan, 'quintessa')).toEqual([0, chat_no]);
  });

  test('no longer show a message that was taken back', async () => {
    const fan = await createUser(kindred.context);
    const creator = await createCreator(kindred.context);
    const messageId = await say(kindred, fan, creator, 'regrettable phrase');
    await kindred.call('deleteMessage', { msg_id: messageId }, { token: fan.token });
    expect((await search(kindred, fan, 'regrettable')).conversations).toEqual([]);
    expect((await search(kindred, creator, 'regrettable')).conversations).toEqual([]);
  });

  test('no longer show to one side what that side has deleted; the other finds it still', async () => {
    const fan = await createUser(kindred.context);
    const creator = await createCreator(kindred.context);
    await say(kindred, fan, creator, 'an unwanted phrase');
    const cleared = await kindred.call(
      'clearConversation',
      { char_id: creator.charId, seq: 1 },
      { token: fan.token },
    );
    expect(cleared.code).toBe(2000);
    expect((await search(kindred, fan, 'unwanted')).conversations).toEqual([]);
    expect((await search(kindred, creator, 'unwanted')).conversations).toHaveLength(1);
  });

  test('are found in Chinese by neighbouring characters', async () => {
    const fan = await createUser(kindred.context);
    const creator = await createCreator(kindred.context);
    await say(kindred, fan, creator, '明天晚上给植物浇水吗？', 'creator');
    expect((await search(kindred, fan, '植物')).conversations).toHaveLength(1);
    expect((await search(kindred, fan, '晚植')).conversations).toEqual([]);
  });

  test('show the place of the hit in a long message', async () => {
    const fan = await createUser(kindred.context);
    const creator = await createCreator(kindred.context);
    await say(
      kindred,
      fan,
      creator,
      `${'and so on and on '.repeat(60)}PEREGRINE ${'until the end '.repeat(60)}`,
    );
    const [hit] = (await search(kindred, fan, 'peregrine')).conversations;
    expect(hit?.excerpt).toMatch(/^….*PEREGRINE.*…$/);
    expect(hit?.excerpt.length).toBeLessThan(125);
  });
});
