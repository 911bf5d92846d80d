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
  {
    name: 'a message to a pro character without joining',
    file: `${server}/features/dialogue/send/message-refusal.fn.sql`,
    find: 'not is_open_to_fan(c, p_now)',
    replace: 'false',
    test: {
      file: `${server}/features/dialogue/send-message.test.ts`,
      name: 'sending > is open towards free characters, and takes a subscription towards pro ones',
    },
  },
  {
    name: 'another price of a message than the one that was shown',
    file: `${server}/features/dialogue/send/price-message.fn.sql`,
    find: "case when cost <> p_message.expected_price then 'price_changed'",
    replace: "case when false then 'price_changed'",
    test: {
      file: `${server}/features/companion/charges/message-charges.test.ts`,
      name: 'another price than the one that was shown is refused with the new one, and nothing is stored or charged',
    },
  },
  {
    name: 'the price of a message is not reserved',
    file: `${server}/features/dialogue/send/request-answer.fn.sql`,
    find: 'if p_cost > 0 then',
    replace: 'if false then',
    test: {
      file: `${server}/features/companion/charges/message-charges.test.ts`,
      name: 'a message costs what was shown: reserved with it, captured with the answer, the creator’s share to them',
    },
  },
  {
    name: 'the price of a message is not captured',
    file: `${server}/features/companion/writing/finish-reply.fn.sql`,
    find: 'due := due_percent(r, message, p_state);',
    replace: 'due := 0;',
    test: {
      file: `${server}/features/companion/charges/message-charges.test.ts`,
      name: 'a message costs what was shown: reserved with it, captured with the answer, the creator’s share to them',
    },
  },
];
