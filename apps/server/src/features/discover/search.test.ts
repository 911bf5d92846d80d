import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser } from '../../test/data/factories.ts';
import { describeCreator, say, search } from '../../test/data/search.ts';

const kindred = useTestApp();

const names = (cards: { name: string }[]) => cards.map(({ name }) => name);

describe('creators', () => {
  test.each([
    ['the beginning of a name', 'quil'],
    ['one letter and another word', 'q dune'],
    ['a handle with its sign', '@HANDLE'],
    ['a word of the tagline', 'lighthouses'],
    ['a name with a slip of the pen', 'quilera'],
    ['a short name with a letter too many', 'duune'],
  ])('are found by %s', async (_what, typed) => {
    const fan = await createUser(kindred.context);
    const creator = await createCreator(kindred.context, { name: 'Quillera Dune' });
    await describeCreator(kindred, creator, { tagline: 'I paint lighthouses.' });
    const q = typed.replace('HANDLE', creator.handle.toUpperCase());
    const { characters } = await search(kindred, fan, q, { kind: 'characters', size: 50 });
    expect(characters.map(({ char_id }) => char_id)).toContain(creator.charId);
  });

  test.each(['林', '小满', '林小满', '植物'])('are found by %s in a Chinese name or tagline', async (q) => {
    const fan = await createUser(kindred.context);
    const creator = await createCreator(kindred.context, { name: '林小满' });
    await describeCreator(kindred, creator, { tagline: '阳台上的植物都认识我' });
    const { characters } = await search(kindred, fan, q, { kind: 'characters' });
    expect(characters.map(({ char_id }) => char_id)).toContain(creator.charId);
    expect((await search(kindred, fan, '满小')).characters).toEqual([]);
  });

  test('whose name is typed come before those who only mention it, however followed', async () => {
    const fan = await createUser(kindred.context);
    const mention = await createCreator(kindred.context, { name: 'Somebody Else' });
    await describeCreator(kindred, mention, { tagline: 'Not Vesper at all', follower_num: 90_000 });
    const begins = await createCreator(kindred.context, { name: 'Vesperine' });
    await describeCreator(kindred, begins, { follower_num: 10 });
    await createCreator(kindred.context, { name: 'Vesper' });
    const { characters } = await search(kindred, fan, 'vesper');
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
    await describeCreator(kindred, creator, {
      kind: 'food',
      tagline: 'Soup and bread',
      bio: 'I mix my own glazes.',
    });
    const { characters } = await search(kindred, fan, q, { kind: 'characters', size: 50 });
    expect(characters.map(({ char_id }) => char_id)).toContain(creator.charId);
  });

  test('who say a word in front come before those whose bio has it, however followed', async () => {
    const fan = await createUser(kindred.context);
    const [inBio, inFront] = [await createCreator(kindred.context), await createCreator(kindred.context)];
    await describeCreator(kindred, inBio, { bio: 'Once I liked falconry.', follower_num: 900 });
    await describeCreator(kindred, inFront, { tagline: 'Falconry every day' });
    const { characters } = await search(kindred, fan, 'falconry');
    expect(characters.map(({ char_id }) => char_id)).toEqual([inFront.charId, inBio.charId]);
  });

  test('come page by page, each once', async () => {
    const fan = await createUser(kindred.context);
    for (let n = 0; n < 7; n++) await createCreator(kindred.context, { name: `Pageling ${n}` });
    const all = await search(kindred, fan, 'pageling');
    expect(all.characters).toHaveLength(5);
    expect(all.more).toEqual(['characters']);
    const resultIds: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await search(kindred, fan, 'pageling', {
        kind: 'characters',
        size: 3,
        ...(cursor ? { cursor } : {}),
      });
      resultIds.push(...names(page.characters));
      cursor = page.next;
    }
    expect(new Set(resultIds).size).toBe(7);
    expect(resultIds).toHaveLength(7);
  });
});

const wallPost = `Wallpost ${'and more '.repeat(10)}`;

test('people behind a block never appear: not they, not their posts, not the conversation with them', async () => {
  const fan = await createUser(kindred.context, { nickname: 'Wallfan' });
  const creator = await createCreator(kindred.context, { name: 'Wallcreator' });
  await createPost(kindred.context, creator, { content: wallPost });
  await say(kindred, fan, creator, 'Wallmessage');
  expect((await search(kindred, fan, 'wallcreator')).conversations).toHaveLength(1);
  const before = await search(kindred, fan, 'wall');
  expect([before.characters.length, before.posts.length, before.conversations.length]).toEqual([1, 1, 2]);
  await createBlock(kindred.context, creator.userId, fan.userId);
  for (const person of [fan, creator]) {
    const { characters, posts, conversations } = await search(kindred, person, 'wall');
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
  await say(kindred, fan, creator, 'plain words');
  const { conversations } = await search(kindred, fan, q);
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
