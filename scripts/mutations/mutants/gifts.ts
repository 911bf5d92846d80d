import { gifts, type Mutant, server } from '../mutant.ts';

export const giftsMutants: readonly Mutant[] = [
  {
    name: 'lock order',
    file: `${gifts}/undo-gift.ts`,
    find: 'await lockWallet(tx, fanId);',
    replace: `await tx.selectFrom('conversations').select('char_id').where('user_id', '=', fanId).forUpdate().execute();`,
    test: {
      file: `${gifts}/undo-gift.test.ts`,
      name: 'gifts and taking them back, all at once, never wait for each other in a circle',
    },
  },
  {
    name: 'gift taken back after its answer',
    file: `${gifts}/undo-gift.fn.sql`,
    find: `m.identity = 'creator' or `,
    replace: '',
    test: {
      file: `${gifts}/undo-gift.test.ts`,
      name: 'what was answered stays given, and a thank-you that came by itself is no answer',
    },
  },
  {
    name: 'gift across a block',
    file: `${gifts}/send-gift.fn.sql`,
    find: ' and not is_blocked(p_gift.fan_id, c.user_id)',
    replace: '',
    test: {
      file: `${gifts}/gifts.test.ts`,
      name: 'a gift > to oneself, to nobody or across a block is refused',
    },
  },
  {
    name: 'a gift that is thanked for twice',
    file: `${server}/features/dialogue/gift-answer/answer-gift.fn.sql`,
    find: "l.state in ('waiting', 'sent')",
    replace: "l.state in ('none')",
    test: {
      file: `${server}/features/dialogue/gift-answer/answer-gift.test.ts`,
      name: 'a gift > is thanked for once, where the creator’s own automated message does so',
    },
  },
  {
    name: 'a gift to oneself',
    file: `${gifts}/send-gift.fn.sql`,
    find: "when creator_user_id = p_gift.fan_id then 'own'",
    replace: "when false then 'own'",
    test: {
      file: `${gifts}/gifts.test.ts`,
      name: 'a gift > to oneself, to nobody or across a block is refused',
    },
  },
  {
    name: 'a gift taken back after a minute',
    file: `${gifts}/undo-gift.ts`,
    find: 'giftUndoSeconds * 1000)',
    replace: 'giftUndoSeconds * 2000)',
    test: {
      file: `${gifts}/undo-gift.test.ts`,
      name: 'at thirty seconds it can be taken back, at thirty-one it stays',
    },
  },
];
