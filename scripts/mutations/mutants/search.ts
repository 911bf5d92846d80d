import { type Mutant, server } from '../mutant.ts';

export const searchMutants: readonly Mutant[] = [
  {
    name: 'hidden words find a post',
    file: `${server}/features/discover/find-posts.ts`,
    find: "\n  and (a.access = 'full' or p.shown_words @@ ${typedQuery})`;",
    replace: '`;',
    test: {
      file: `${server}/features/discover/search-access.test.ts`,
      name: 'posts > are not found by words that the viewer may not read',
    },
  },
  {
    name: 'a tag in hidden words finds a post',
    file: `${server}/features/discover/list-discover-posts.ts`,
    find: "and (t.is_shown or a.access = 'full') and",
    replace: 'and',
    test: {
      file: `${server}/features/discover/list-discover.test.ts`,
      name: 'a tag finds the posts in which one may read it, the newest first, until it is taken out',
    },
  },
  {
    name: 'private posts in the wall',
    file: `${server}/features/discover/list-discover-posts.ts`,
    find: 'const isShown = sql`p.state = 1 and',
    replace: 'const isShown = sql`',
    test: {
      file: `${server}/features/discover/list-discover.test.ts`,
      name: 'private posts and posts without media are no part of the wall',
    },
  },
  {
    name: 'people behind a block are found',
    file: `${server}/features/discover/find-characters.ts`,
    find: `  where: characterIsThere,
`,
    replace: '  where: sql`c.deleted_at is null and ${$.viewerId} > 0`,\n',
    test: {
      file: `${server}/features/discover/search.test.ts`,
      name: 'people behind a block never appear: not they, not their posts, not the conversation with them',
    },
  },
  {
    name: 'a message that was taken back is found',
    file: `${server}/features/discover/index-words.fn.sql`,
    find: 'delete from conversation_words w where w.conversation_id = new.conversation_id and w.seq = new.seq;',
    replace: 'null;',
    test: {
      file: `${server}/features/discover/search-access.test.ts`,
      name: "one's own conversations > no longer show a message that was taken back",
    },
  },
  {
    name: 'a conversation behind a block is found',
    file: `${server}/features/discover/find-conversations.ts`,
    find: ' and ${conversationIsOpen}`',
    replace: '`',
    test: {
      file: `${server}/features/discover/search.test.ts`,
      name: 'people behind a block never appear: not they, not their posts, not the conversation with them',
    },
  },
  {
    name: 'a conversation that was deleted is found',
    file: `${server}/features/discover/find-conversations.ts`,
    find: ' and ${isNotDeleted} and',
    replace: ' and',
    test: {
      file: `${server}/features/discover/search-access.test.ts`,
      name: "one's own conversations > no longer show to one side what that side has deleted; the other finds it still",
    },
  },
];
