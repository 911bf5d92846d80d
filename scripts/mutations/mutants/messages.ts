import { type Mutant, server } from '../mutant.ts';

const chat = `${server}/features/chat`;

export const messagesMutants: readonly Mutant[] = [
  {
    name: 'a message across a block',
    file: `${chat}/append/open-conversation.fn.sql`,
    find: '  if is_blocked(p_key.fan_id, p_key.creator_id) then return null; end if;\n',
    replace: '',
    test: {
      file: `${server}/features/dialogue/send-message.test.ts`,
      name: 'sending > ends with a block, for both sides and in every list',
    },
  },
  {
    name: 'a message that overtakes a block',
    file: `${chat}/append/open-conversation.fn.sql`,
    find: '  perform lock_user_pair_shared(p_key.fan_id, p_key.creator_id);\n',
    replace: '',
    test: {
      file: `${chat}/behind-a-block.test.ts`,
      name: 'a message waits for a block that is being placed, and is refused',
    },
  },
  {
    name: 'a message that is unread for nobody',
    file: `${chat}/append/count-message.fn.sql`,
    find: 'when is_fan then c.creator_unread + 1 else',
    replace: 'else',
    test: {
      file: `${chat}/chat.test.ts`,
      name: 'a conversation > counts what each side has not read, and receipts follow the reader',
    },
  },
  {
    name: 'a message sent twice is stored twice',
    file: `${chat}/append/append-message.fn.sql`,
    find: 'if found then is_new := false; return; end if;',
    replace: '',
    test: {
      file: `${server}/features/dialogue/send-message.test.ts`,
      name: 'sending > twice with the same client id is one message',
    },
  },
];
