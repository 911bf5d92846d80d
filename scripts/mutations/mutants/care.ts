import { type Mutant, server, wallet } from '../mutant.ts';

export const careMutants: readonly Mutant[] = [
  {
    name: 'what goes out is not judged',
    file: `${server}/features/moderation/outgoing/outgoing-checker.ts`,
    find: '    if (kind) this.#leaveOut(kind, whole);',
    replace: '    if (kind && whole === kind) this.#leaveOut(kind, whole);',
    test: {
      file: `${server}/features/companion/writing/models/dishonest-model.test.ts`,
      name: 'a model that > claims to be human in role-play is set right before anybody reads it, the first time and written again',
    },
  },
  {
    name: 'what the rules do not find of a companion is not weighed',
    file: `${server}/features/moderation/outgoing/judge-sentence.ts`,
    find: '  if (odds <= 0 || sort === undefined) return undefined;',
    replace: '  if (odds < Infinity || sort === undefined) return undefined;',
    test: {
      file: `${server}/features/moderation/outgoing/outgoing-checker.test.ts`,
      name: 'what a companion says > is left out also where no rule and only the classifiers find it',
    },
  },
  {
    name: 'the honest sentence is left to the model',
    file: `${server}/features/companion/writing/opening.ts`,
    find: "  if (!isAsked || (continued !== null && admitsMachine(continued))) return '';",
    replace: "  if (isAsked || continued !== null || admitsMachine(name)) return '';",
    test: {
      file: `${server}/features/companion/writing/models/dishonest-model.test.ts`,
      name: 'asked whether it is a machine, the companion says yes in its first sentence > and the model goes on after it, told what was said',
    },
  },
  {
    name: 'a sale in care mode',
    file: `${wallet}/ledger/spend-diamonds.fn.sql`,
    find: "    when is_age_held(p_sale.creator_id) then 'gone' end;",
    replace: "    end;\n  if outcome = 'quiet' then outcome := null; end if;",
    test: {
      file: `${server}/features/dialogue/sales-quiet.test.ts`,
      name: 'for a day after words of distress nothing is sold to this person, by anybody; then everything is as before',
    },
  },
  {
    name: 'a spend that does not ask whether the account is held',
    file: `${wallet}/ledger/spend-diamonds.fn.sql`,
    find: "case when is_age_held(p_sale.fan_id) then 'held' when",
    replace: 'case when',
    test: {
      file: `${server}/features/care/age-hold.test.ts`,
      name: 'somebody who says that they are under 18 > spends nothing where only the database knows of it yet',
    },
  },
  {
    name: 'silence in care mode',
    file: `${server}/features/chat/modes/call-creator.fn.sql`,
    find: "case when has_creator_come(p_conversation) then 'person' else 'care' end",
    replace: "'person'",
    test: {
      file: `${server}/features/care/care-mode.test.ts`,
      name: 'somebody who writes again after the help card > is answered in words of the model that knows nothing of card, prices and play',
    },
  },
  {
    name: 'care mode that never ends',
    file: `${server}/features/users/sales/is-sales-quiet.fn.sql`,
    find: 'u.sales_quiet_until > p_now',
    replace: 'u.sales_quiet_until is not null',
    test: {
      file: `${server}/features/care/care-mode.test.ts`,
      name: 'care mode ends > a day after the last such words, and not before',
    },
  },
  {
    name: 'a word of being all right that ends nothing',
    file: `${server}/features/care/help/begin-care.fn.sql`,
    find: 'update users u set sales_quiet_until = p_now where u.user_id = p_user;',
    replace: '',
    test: {
      file: `${server}/features/care/care-mode.test.ts`,
      name: 'care mode ends > by the fan’s own word: the companion answers again, and one can buy',
    },
  },
  {
    name: 'a creator who hears nothing of distress',
    file: `${server}/features/dialogue/meet-concern.ts`,
    find: '    await tellCreator(context, tx, conversation, at);\n',
    replace: '',
    test: {
      file: `${server}/features/care/care-mode.test.ts`,
      name: 'the creator hears of it first of all, with who it is and where',
    },
  },
  {
    name: 'a gift that is answered in care mode',
    file: `${server}/features/dialogue/gift-answer/answer-gift.fn.sql`,
    find: "answered_by(c.conversation_id, p_now) <> 'companion' or is_sales_quiet(c.user_id, p_now) or",
    replace: '',
    test: {
      file: `${server}/features/dialogue/gift-answer/answer-gift.test.ts`,
      name: 'a gift > is not answered in care mode',
    },
  },
  {
    name: 'a voice in care mode',
    file: `${server}/features/companion/speech/speak-message.ts`,
    find: "  if (message.is_cared_for) refuse('speechQuiet');",
    replace: '',
    test: {
      file: `${server}/features/companion/speech/speak-message.test.ts`,
      name: 'a message of the companion > is not read aloud to a person in care mode, even where it was before',
    },
  },
  {
    name: 'an automated message of a model that nobody has checked',
    file: `${server}/features/auto-messages/draft/generate-auto-reply.ts`,
    find: 'kinds.length === 0 && ',
    replace: '',
    test: {
      file: `${server}/features/auto-messages/draft/generate-auto-reply.test.ts`,
      name: 'where the model claims to be its creator, one of the house’s own texts is given',
    },
  },
  {
    name: 'answers of a brief that nobody has checked',
    file: `${server}/features/companion/brief/brief-by-model.ts`,
    find: 'return isRefused || isUnfit ||',
    replace: 'return isRefused ||',
    test: {
      file: `${server}/features/companion/brief/get-brief.test.ts`,
      name: 'holds what a model says only where it cites the messages that say it, and is made by rules otherwise',
    },
  },
  {
    name: 'a creator who is held for age and goes on selling',
    file: `${wallet}/ledger/spend-diamonds.fn.sql`,
    find: "    when is_age_held(p_sale.creator_id) then 'gone' end;",
    replace: '    end;',
    test: {
      file: `${server}/features/care/held-creator.test.ts`,
      name: 'a creator whose own account is held > sells nothing more: no join, no unlock, no gift, no message; nothing is charged, and what was paid stays',
    },
  },
  {
    name: 'care mode that ends by a mask',
    file: `${server}/features/care/ending/own-words.ts`,
    find: 'clauses.every(isKnown) && ',
    replace: '',
    test: {
      file: `${server}/features/care/care-mode.test.ts`,
      name: 'care mode ends > never by a sentence that is itself distress, nor by one that hides it',
    },
  },
  {
    name: 'silence where a companion elsewhere was writing when care began',
    file: `${server}/features/companion/writing/store-reply.fn.sql`,
    find: "if p_reply.kind = 'companion' and p_reply.question is null",
    replace: 'if false and p_reply.question is null',
    test: {
      file: `${server}/features/dialogue/care-elsewhere.test.ts`,
      name: 'what a companion elsewhere was writing when the words came is not said: care answers there, beginning with the card',
    },
  },
  {
    name: 'moderation that nobody asks',
    file: `${server}/features/moderation/join-moderation.ts`,
    find: 'await ai.moderation?.judge(text)',
    replace: 'await ai.moderation?.judge(text.slice(text.length))',
    test: {
      file: `${server}/features/dialogue/moderation-endpoint.test.ts`,
      name: 'where the endpoint of the model moderates > words that only it reads as self-harm are met with the help card and care',
    },
  },
  {
    name: 'a probe that nonsense passes',
    file: `${server}/features/cards/proof/judge-answer.ts`,
    find: 'detectLanguage(answer) !== undefined && ',
    replace: "detectLanguage(answer) !== 'other' && ",
    test: {
      file: `${server}/features/cards/proof/judge-answer.test.ts`,
      name: 'a probe is failed > by nonsense, which is no answer',
    },
  },
];
