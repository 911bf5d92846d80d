import { presentAmount, usdRate } from '@kindred/contract/wallet/charge-rate';
import { languages } from '@kindred/contract/wire/languages';
import { expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createImage, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator } from '../../test/data/factories.ts';

const origin = 'https://kindred.example';
const kindred = useTestApp({ env: { PUBLIC_URL: origin, DEMO_ANYWHERE: 'true' } });

async function open(url: string, headers: Record<string, string> = {}) {
  // Longer than a page is cached.
  kindred.clock.advance(5);
  return kindred.app.inject({ url, headers: { host: 'kindred.example', ...headers } });
}

const update = ({ charId }: TestCreator, columns: Record<string, unknown>) =>
  kindred.context.db.updateTable('characters').set(columns).where('char_id', '=', charId).execute();

/** Returns the structured data of a page. */
function structuredData(body: string): Record<string, unknown> {
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}');
}

test('a creator’s public page says who they are, what joining costs, and has one address', async () => {
  const creator = await createCreator(kindred.context, { name: 'Mara Moon', groupId: 'group_2_7' });
  const banner = await createImage(kindred.context, creator.userId, 'public');
  await update(creator, {
    tagline: 'Letters from the sea',
    bio: 'Lives by the water.\nWrites at night.',
    banner_media_id: banner.mediaId,
    is_blue_label: 2,
  });
  const { statusCode, headers, body } = await open(`/@${creator.handle}`);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  for (const words of ['Mara Moon', 'Letters from the sea', 'Writes at night.', 'Verified'])
    expect(body).toContain(words);
  expect(body).toContain('7 days free, then $9.99 a month. Cancel any time.');
  expect(body).toContain(`<a class="button" href="/character/${creator.handle}">Subscribe to Mara Moon</a>`);
  expect(body).toContain(`<link rel="canonical" href="${origin}/@${creator.handle}">`);
  expect(body).toContain(`<meta property="og:image" content="${origin}/media/${banner.key}/w1600">`);
  expect(structuredData(body)).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Mara Moon', url: `${origin}/@${creator.handle}` },
  });
  const chinese = await open(`/@${creator.handle}`, { 'accept-language': 'zh-CN' });
  expect(chinese.body).toContain('<html lang="zh">');
  expect(chinese.body).toContain('免费 7 天，之后每月 ¥71.13，可随时取消。');
  for (const language of languages)
    expect(body).toContain(
      `<link rel="alternate" hreflang="${language}" href="${origin}/@${creator.handle}?lang=${language}">`,
    );
  const german = await open(`/@${creator.handle}?lang=de`, { 'accept-language': 'zh' });
  expect(german.body).toContain('<html lang="de">');
  expect(german.body).toContain('7 Tage kostenlos, dann 9,99 $ im Monat. Jederzeit kündbar.');
  expect(german.body).toContain(`<link rel="canonical" href="${origin}/@${creator.handle}?lang=de">`);
  // Without a picture the page shows the letter that the app shows too.
  expect(body).toContain('<span class="face" aria-hidden="true">M</span>');
  expect((await open(`/@${creator.handle.toUpperCase()}`)).headers.location).toBe(`/@${creator.handle}`);
  expect((await open(`/@${creator.handle}`, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
});

test('visitors of the same moment get a page in the language of each', async () => {
  const { handle } = await createCreator(kindred.context);
  await open(`/@${handle}`, { 'accept-language': 'en' });
  for (const language of languages) {
    const headers = { host: 'kindred.example', 'accept-language': language };
    const { body } = await kindred.app.inject({ url: `/@${handle}`, headers });
    expect(body).toContain(`<html lang="${language}">`);
  }
});

test('a page whose subscription is not sold now names no price', async () => {
  const creator = await createCreator(kindred.context, { groupId: 'group_2' });
  expect((await open(`/@${creator.handle}`)).body).toContain('$9.99');
  await update(creator, { pro_sales_open: false });
  expect((await open(`/@${creator.handle}`)).body).not.toContain('$9.99');
});

test('a page with several tiers lists them, and says which one opens a post', async () => {
  const creator = await createCreator(kindred.context, { name: 'Iris', groupId: 'group_1' });
  const tier = { name: 'Night <owls>', perks: ['A letter each month'], month_usd_cents: 999 };
  const { data } = await kindred.call('saveTier', tier, { token: creator.token });
  await createPost(kindred.context, creator, { tierLevel: data.list[1]?.level ?? 0 });
  const { body } = await open(`/@${creator.handle}`);
  for (const words of [
    'Night &lt;owls&gt;',
    'A letter each month',
    '$9.99 a month',
    'For Night &lt;owls&gt; and above',
  ])
    expect(body).toContain(words);
  const single = await createCreator(kindred.context, { name: 'Jo', groupId: 'group_1' });
  expect((await open(`/@${single.handle}`)).body).not.toContain('Tiers');
});

test('what a visitor may not see is not in the page: no word, no address, no size of it', async () => {
  const creator = await createCreator(kindred.context, { name: 'Ada' });
  const secret = 'The whole secret stands at the very end of these words';
  const paidPost = await createPost(kindred.context, creator, {
    content: secret,
    price: 200,
    pictures: 2,
    previews: 1,
  });
  const free = await createPost(kindred.context, creator, { content: secret });
  const unseen = await createPost(kindred.context, creator, { content: 'Still a draft of mine', state: 5 });
  for (const url of [`/@${creator.handle}`, `/@${creator.handle}/post/${paidPost.postId}`]) {
    const { statusCode, body } = await open(url);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('secret stands');
    expect(body).not.toContain('Still a draft');
    for (const { key } of [...paidPost.media, ...free.media, ...unseen.media])
      expect(body).not.toContain(key);
    expect(body).toContain(`/media/${paidPost.preview[0]?.key}/`);
  }
  const locked = await open(`/@${creator.handle}/post/${free.postId}`);
  expect(locked.body).toContain('For followers');
  expect(locked.body).toContain(`href="/character/${creator.handle}?diary_id=${free.postId}"`);
  expect(structuredData(locked.body)).toMatchObject({ isAccessibleForFree: false });
  for (const url of [
    `/@${creator.handle}/post/${unseen.postId}`,
    `/@${creator.handle}/post/999999999`,
    `/@${creator.handle}/post/x`,
    `/@nobody_here`,
    `/@${creator.handle}?cursor=broken`,
  ]) {
    const { statusCode, body } = await open(url);
    expect(statusCode, url).toBe(404);
    expect(body).toContain('There is nothing here');
    expect(body).toContain('content="noindex"');
  }
});

test('a post that is open to everyone is whole for visitors, in the page and in link previews', async () => {
  const creator = await createCreator(kindred.context, { name: 'Ada' });
  const content = 'The whole of it stands here, to the very end of these words';
  const post = await createPost(kindred.context, creator, { content, isOpen: true, pictures: 2 });
  const { statusCode, body } = await open(`/@${creator.handle}/post/${post.postId}`);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<h1 class="caption">${content}</h1>`);
  for (const { key } of post.media) expect(body).toContain(`/media/${key}/`);
  expect(body).toContain(`<meta property="og:image" content="${origin}/media/${post.media[0]?.key}/`);
  expect(structuredData(body)).toMatchObject({ isAccessibleForFree: true, headline: content });
  expect(body).not.toContain('class="offer"');
  // A visitor who joins here returns to this post.
  expect(body).toContain(`href="/character/${creator.handle}?diary_id=${post.postId}"`);
  const list = await open(`/@${creator.handle}`);
  expect(list.body).toContain(content);
  expect(list.body).not.toContain('For followers');
});

test('a creator’s page gives first: three open posts whole, then the companion’s questions, and what is locked last', async () => {
  const card = {
    data: {
      description: 'Mara throws pots.',
      first_mes: 'Hello {{user}}, come in.',
      alternate_greetings: ['Mind the wet clay. The kettle is on.'],
      mes_example: '<START>\n{{user}}: How do you mix a glaze?\n{{char}}: With ash and patience.',
    },
  };
  const creator = await createCreator(kindred.context, { name: 'Mara', card });
  for (let count = 0; count < 4; count++) {
    kindred.clock.advance(60);
    await createPost(kindred.context, creator, {
      content: `Open number ${count}, to its last word`,
      isOpen: true,
    });
    await createPost(kindred.context, creator, { price: 200 });
  }
  const { body } = await open(`/@${creator.handle}`);
  const places = [
    'Open to everyone',
    'Open number 3, to its last word',
    'Open number 1, to its last word',
    'Ask Mara’s companion',
    'Mind the wet clay. The kettle is on.',
    `href="/character/${creator.handle}?ask=How%20do%20you%20mix%20a%20glaze%3F"`,
    'Open number 0, to its last word',
    'Locked posts',
    'class="row"',
    `href="/character/${creator.handle}">Follow Mara</a>`,
  ].map((words) => body.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(body.match(/class="button" /g)).toHaveLength(1);
  expect(body).not.toContain('With ash and patience');
  await kindred.call('setChatMode', { chat_mode: 1 }, { token: creator.token });
  expect((await open(`/@${creator.handle}`)).body).not.toContain('Ask Mara’s companion');
});

test('a visitor sees prices in the currency of their region, as after signing up', async () => {
  const creator = await createCreator(kindred.context, { groupId: 'group_2' });
  const price = async (language: string) =>
    /class="bar">.*?<p class="soft">([^<]*)</s.exec(
      (await open(`/@${creator.handle}`, { 'accept-language': language })).body,
    )?.[1];
  const { token } = await createUser(kindred.context);
  const { data } = await kindred.call('getCurrency', {}, { token, language: 'en-IE' });
  expect(data.currency).toBe('EUR');
  const cents = presentAmount(999, data.quote ?? usdRate);
  expect(await price('en-IE')).toBe(`€${(cents / 100).toFixed(2)} a month. Cancel any time.`);
  expect(await price('en-US')).toBe('$9.99 a month. Cancel any time.');
  expect(await price('en')).toBe('$9.99 a month. Cancel any time.');
});

test('a post that members buy too says so beside the button that joins', async () => {
  const creator = await createCreator(kindred.context);
  const own = async (membersIncluded: boolean) => {
    const { postId } = await createPost(kindred.context, creator, { price: 200, membersIncluded });
    return (await open(`/@${creator.handle}/post/${postId}`)).body;
  };
  expect(await own(false)).toContain('200 diamonds<br>Sold separately: followers buy it too</p>');
  expect(await own(true)).toContain('200 diamonds, or free for followers</p>');
});

test('a post is shown under its own creator’s address only', async () => {
  const [creator, otherCreator] = [
    await createCreator(kindred.context),
    await createCreator(kindred.context),
  ];
  const { postId } = await createPost(kindred.context, creator);
  expect((await open(`/@${otherCreator.handle}/post/${postId}`)).statusCode).toBe(404);
});

test.each(['/@%00', '/@x%00y', '/@%00/post/1', '/@no.such.handle', '/@nobody/post/999999'])(
  '%s is a page that does not exist',
  async (url) => {
    expect((await open(url)).statusCode).toBe(404);
  },
);

test('a visitor’s browser gets the free preview of what is sold, and nothing else without a link', async () => {
  const creator = await createCreator(kindred.context);
  const paidPost = await createPost(kindred.context, creator, { price: 200, previews: 1 });
  const free = await createPost(kindred.context, creator, { previews: 1 });
  const draft = await createPost(kindred.context, creator, { price: 200, previews: 1, state: 5 });
  const statusOf = async (key: string | undefined, query = '') =>
    (await open(`/media/${key}/w320${query}`)).statusCode;
  expect(await statusOf(paidPost.preview[0]?.key)).toBe(200);
  expect(await statusOf(paidPost.preview[0]?.key, '?v=')).toBe(404);
  expect(await statusOf(paidPost.media[0]?.key)).toBe(404);
  expect(await statusOf(free.media[0]?.key)).toBe(404);
  expect(await statusOf(free.preview[0]?.key)).toBe(404);
  expect(await statusOf(draft.preview[0]?.key)).toBe(404);
  await kindred.context.db
    .updateTable('posts')
    .set({ deleted_at: kindred.clock.now() })
    .where('post_id', '=', paidPost.postId)
    .execute();
  expect(await statusOf(paidPost.preview[0]?.key)).toBe(404);
});

test('names and words of people cannot bring markup or data into the page', async () => {
  const creator = await createCreator(kindred.context, { name: '"><script>alert(1)</script>' });
  await update(creator, { tagline: '</script><img src=x onerror=alert(1)>', bio: '</title><b>' });
  await createPost(kindred.context, creator, { content: '<svg onload=alert(1)> '.repeat(8) });
  const { body } = await open(`/@${creator.handle}`);
  expect(body).not.toMatch(/<script>alert|<img src=x|<svg|<\/title><b>/);
  expect(structuredData(body)).toMatchObject({ mainEntity: { name: '"><script>alert(1)</script>' } });
});

test('posts of a full page lead on to the older ones, every post once', async () => {
  const creator = await createCreator(kindred.context);
  for (let count = 0; count < 20; count++) {
    kindred.clock.advance(60);
    await createPost(kindred.context, creator, { content: `Number ${count}` });
  }
  const first = await open(`/@${creator.handle}`);
  const [, older = ''] = /rel="next" href="([^"]+)"/.exec(first.body) ?? [];
  const second = await open(older);
  const posts = (body: string) => [...body.matchAll(/\/post\/(\d+)"/g)].map(([, id]) => id);
  const all = [...posts(first.body), ...posts(second.body)];
  expect(all).toHaveLength(20);
  expect(new Set(all).size).toBe(20);
  // Search engines keep only the first page.
  expect(second.body).toContain('content="noindex"');
});

test('a person who is gone leaves no page, and the sitemap lists whoever is there', async () => {
  const [creator, deletedCreator] = [
    await createCreator(kindred.context),
    await createCreator(kindred.context),
  ];
  const { postId } = await createPost(kindred.context, creator);
  const draft = await createPost(kindred.context, creator, { state: 5 });
  await update(deletedCreator, { deleted_at: kindred.clock.now() });
  expect((await open(`/@${deletedCreator.handle}`)).statusCode).toBe(404);
  const index = await open('/sitemap.xml');
  const files = [...index.body.matchAll(/<loc>https:\/\/kindred\.example(\/sitemap\/\d+\.xml)<\/loc>/g)];
  const texts = await Promise.all(files.map(async ([, url = '']) => (await open(url)).body));
  const listed = texts.join('');
  expect(listed).toContain(`<loc>${origin}/@${creator.handle}</loc>`);
  expect(listed).toContain(`<loc>${origin}/@${creator.handle}/post/${postId}</loc>`);
  expect(listed).not.toContain(`/post/${draft.postId}<`);
  expect(listed).not.toContain(deletedCreator.handle);
  expect((await open('/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('whoever is not signed in learns name and face of the creator they are on their way to', async () => {
  const { charId, handle } = await createCreator(kindred.context, { name: 'Mara Moon' });
  const ask = (charIdOrHandle: string) => kindred.call('getPublicCharacter', { char_id: charIdOrHandle }, {});
  expect((await ask(handle)).data).toMatchObject({
    character: { name: 'Mara Moon', char_unique_id: handle },
  });
  expect((await ask(charId)).data).toMatchObject({ character: { char_unique_id: handle } });
  expect((await ask('nobody_here')).data).toEqual({ character: null });
});

test('the mosaic shows what is open however many newer posts are locked', async () => {
  const creator = await createCreator(kindred.context);
  for (const content of ['Open one', 'Open two', 'Open three'])
    await createPost(kindred.context, creator, { content, isOpen: true });
  kindred.clock.advance(60_000);

  for (let count = 0; count < 19; count++) await createPost(kindred.context, creator, { price: 300 });
  const { body } = await open(`/@${creator.handle}`);
  const mosaic = /<ul class="posts mosaic">(.*?)<\/ul>/s.exec(body)?.[1] ?? '';
  expect([...mosaic.matchAll(/Open (\w+)/g)].map(([, which]) => which)).toEqual(['three', 'two', 'one']);
});
