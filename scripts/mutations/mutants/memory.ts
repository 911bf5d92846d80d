import { type Mutant, server } from '../mutant.ts';

export const memoryMutants: readonly Mutant[] = [
  {
    name: 'pinned facts of every fan in each prompt',
    file: `${server}/features/memory/facts.sql.ts`,
    find: 'c.user_id = here.user_id and c.char_id = here.char_id and',
    replace: 'c.char_id = here.char_id and',
    test: {
      file: `${server}/features/memory/memory.http.test.ts`,
      name: 'what a companion remembers > what one fan has pinned is in no prompt, list or answer of another fan of the same character',
    },
  },
  {
    name: 'what was forgotten stays in the prompt',
    file: `${server}/features/memory/facts.sql.ts`,
    find: ` and o.forgotten_at is null
`,
    replace: `
`,
    test: {
      file: `${server}/features/memory/memory.http.test.ts`,
      name: 'what a companion remembers > forgotten, it is gone from the list, the prompt and the summary, and is not read again in old messages',
    },
  },
  {
    name: 'what was corrected is read anew',
    file: `${server}/features/memory/facts.sql.ts`,
    find: "where (f.author = 'companion' and not f.is_pinned or f.forgotten_at is not null)",
    replace: 'where (true)',
    test: {
      file: `${server}/features/memory/memory.http.test.ts`,
      name: 'what a companion remembers > corrected by the fan, it stays corrected, whatever is read later',
    },
  },
  {
    name: 'a creator reads the words that said it',
    file: `${server}/features/memory/facts.sql.ts`,
    find: "const isShown = side === 'fan' && source_id",
    replace: 'const isShown = source_id',
    test: {
      file: `${server}/features/memory/list-memory.http.test.ts`,
      name: 'who sees a memory > the creator sees facts, not the words that said them, and adds their own',
    },
  },
  {
    name: 'what is forgotten comes back from old messages',
    file: `${server}/features/memory/facts.sql.ts`,
    find: 'and excluded.source_seq > coalesce(f.decided_seq, 0)',
    replace: '',
    test: {
      file: `${server}/features/memory/memory.http.test.ts`,
      name: 'what a companion remembers > forgotten, it does not come back from another old message that says it too',
    },
  },
  {
    name: 'another old message that says what is forgotten stays in prompts',
    file: `${server}/features/memory/list-stating.ts`,
    find: 'messages.filter(({ content }) => isStatedIn(content))',
    replace: 'messages.filter(({ content }) => isStatedIn(content) && false)',
    test: {
      file: `${server}/features/memory/memory.http.test.ts`,
      name: 'what a companion remembers > forgotten, it does not come back from another old message that says it too',
    },
  },
  {
    name: 'a pinned fact of a chat whose memory is off',
    file: `${server}/features/memory/facts.sql.ts`,
    find: 'o.is_pinned and y.is_on)',
    replace: 'o.is_pinned)',
    test: {
      file: `${server}/features/memory/memory.http.test.ts`,
      name: 'what a companion remembers > switched off in one chat, what is pinned there is told in no other chat',
    },
  },
  {
    name: 'a creator corrects what the fan has said',
    file: `${server}/features/memory/save-fact.ts`,
    find: "if (side === 'creator' && existing.author !== 'creator') refuse('forbidden');",
    replace: '',
    test: {
      file: `${server}/features/memory/list-memory.http.test.ts`,
      name: 'who sees a memory > the creator sees facts, not the words that said them, and adds their own',
    },
  },
  {
    name: 'what was forgotten all at once is recalled',
    file: `${server}/features/memory/delete-fact.ts`,
    find: 'set forgotten_seq = ${$.lastSeq}, read_seq',
    replace: 'set read_seq',
    test: {
      file: `${server}/features/memory/memory.http.test.ts`,
      name: 'what a companion remembers > all at once can be forgotten, and the summary with it',
    },
  },
];
