import { type Mutant, server } from '../mutant.ts';

export const pagesMutants: readonly Mutant[] = [
  {
    name: 'a token that nobody has signed',
    file: `${server}/platform/signed-token.ts`,
    find: "if (!timingSafeEqual(Buffer.from(signature, 'base64url'), mac(context, text))) return undefined;",
    replace: '',
    test: {
      file: `${server}/features/tracking/tracking.test.ts`,
      name: 'when a link was opened says the server alone; what a browser changes of it, or keeps too long, counts for nothing',
    },
  },
  {
    name: 'a post under the address of another',
    file: `${server}/features/public-pages/post-page.ts`,
    find: 'if (post.character.char_id !== creator.charId) return undefined;',
    replace: '',
    test: {
      file: `${server}/features/public-pages/public-pages.test.ts`,
      name: 'a post is shown under its own creator’s address only',
    },
  },
  {
    name: 'markup of people in a page',
    file: `${server}/platform/http/page/html.ts`,
    find: "if (typeof part === 'string') return escapeHtml(part);",
    replace: "if (typeof part === 'string') return part;",
    test: {
      file: `${server}/features/public-pages/public-pages.test.ts`,
      name: 'names and words of people cannot bring markup or data into the page',
    },
  },
  {
    name: 'people who are gone in the sitemap',
    file: `${server}/features/public-pages/sitemap.ts`,
    find: `
      and c.deleted_at is null and u.deleted_at is null
    union all`,
    replace: `
    union all`,
    test: {
      file: `${server}/features/public-pages/public-pages.test.ts`,
      name: 'a person who is gone leaves no page, and the sitemap lists whoever is there',
    },
  },
  {
    name: 'private posts in the sitemap',
    file: `${server}/features/public-pages/sitemap.ts`,
    find: 'and p.state = 1 and p.deleted_at is null and c.deleted_at is null',
    replace: 'and c.deleted_at is null',
    test: {
      file: `${server}/features/public-pages/public-pages.test.ts`,
      name: 'a person who is gone leaves no page, and the sitemap lists whoever is there',
    },
  },
  {
    name: 'a public page in the language of its last visitor',
    file: `${server}/features/public-pages/serve-public-pages.ts`,
    find: '[handle, postId, cursor, rate, language, isNamed]',
    replace: '[handle, postId, cursor, rate, isNamed]',
    test: {
      file: `${server}/features/public-pages/public-pages.test.ts`,
      name: 'visitors of the same moment get a page in the language of each',
    },
  },
  {
    name: 'a public page offers what is not sold now',
    file: `${server}/features/public-pages/find-public-creator.ts`,
    find: 'return tier && proSalesOpen ?',
    replace: 'return tier ?',
    test: {
      file: `${server}/features/public-pages/public-pages.test.ts`,
      name: 'a page whose subscription is not sold now names no price',
    },
  },
];
