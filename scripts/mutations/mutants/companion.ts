import { type Mutant, server } from '../mutant.ts';

export const companionMutants: readonly Mutant[] = [
  {
    name: 'an answer stopped before its last word costs nothing',
    file: `${server}/features/companion/charges/message-charges.fn.sql`,
    find: "when p_state = 'stopped' and (p_reply).stopped_by_fan then",
    replace: "when p_state = 'stopped' and false then",
    test: {
      file: `${server}/features/companion/charges/stopped-answers.test.ts`,
      name: 'half of an odd price is rounded up, as is shown',
    },
  },
  {
    name: 'what was charged for a stopped answer is charged again',
    file: `${server}/features/companion/charges/charge-again.fn.sql`,
    find: 'g.diamonds - coalesce(g.charged, 0) as rest',
    replace: 'g.diamonds as rest',
    test: {
      file: `${server}/features/companion/charges/stopped-answers.test.ts`,
      name: 'what is asked for again after a stop costs the rest, and the whole price together',
    },
  },
  {
    name: 'a voice of what was unsent',
    file: `${server}/features/dialogue/take-back.ts`,
    find: '  await forgetSpeech(context, fields.msg_id);',
    replace: '',
    test: {
      file: `${server}/features/companion/speech/speak-message.test.ts`,
      name: 'a message of the companion > that was unsent has no audio any more, and no file of it is left',
    },
  },
  {
    name: 'a voice across a block',
    file: `${server}/features/companion/speech/speech.sql.ts`,
    find: '      and ${conversationIsOpen}`,',
    replace: '`,',
    test: {
      file: `${server}/features/companion/speech/speak-message.test.ts`,
      name: 'a message of the companion > is heard by the two of the conversation alone, and by neither across a block',
    },
  },
  {
    name: 'a second chat without greetings until it is read',
    file: `${server}/features/companion/greeting/choose-greeting.ts`,
    find: '?? (await greetAndChoose(context, chosen, language))',
    replace: '?? (await choose.one(context.db, chosen))',
    test: {
      file: `${server}/features/dialogue/chats/chats.http.test.ts`,
      name: 'another greeting can be chosen, and an answer written again, in a second conversation that was never looked at',
    },
  },
];
