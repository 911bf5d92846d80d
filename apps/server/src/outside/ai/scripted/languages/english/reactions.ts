import type { Exchanges } from '../exchange.ts';
import { only, words } from '../spoken-language.ts';

/** What they make of an answer, in English. */
export const reactions: Exchanges<'reactions'> = {
  complaint: {
    when: words(
      "you (?:already|just|keep) (?:said|saying|say|told|asking|asked|repeating)|you(?:'re| are) (?:(?:so|really|very|a bit|pretty) )?(?:repeating|boring|stupid|dumb|useless|annoying|not listening|weird|an idiot)|(?:makes?|made) no sense|what do you mean|not what i (?:asked|meant)|(?:didn't|did not|don't|never) answer(?:ed)?(?: me| my| the|$)|answer (?:my|the) question|(?<!won't )(?<!wont )shut up(?! about)|hate you|that's (?:wrong|nonsense|rubbish)|wrong answer",
    ),
    say: [
      'Fair, that missed the point. Ask me again in other words and I’ll stay with it.',
      'You’re right, I answered past you. Say it once more, plainly, and I’ll try again.',
      'Sorry, I lost the thread there. What did you want to know?',
    ],
  },
  sympathy: {
    when: words(
      'that must (?:be|have been) \\w+|sorry (?:to hear|for your loss|about (?:your|that|him|her))|my condolences|poor you|i feel for you|that must (?:be|have been) (?:hard|tough|awful|lonely)',
    ),
    say: ['That’s kind of you.', 'Thank you. It’s good of you to say it.'],
  },
  confused: {
    when: only(
      "(?:sorry |wait |what |hm+ |ok )?(?:i )?(?:don't|do not|didn't|can't) (?:really |quite )?(?:get|understand|follow)(?: it| that| you| this| any of (?:it|that))?|what(?: do you mean)?|come again|i'm confused|confused|lost me|you lost me",
    ),
    say: [
      'I put that crookedly. Ask me about one piece of it, and I’ll say it more plainly.',
      'Then I said it badly. Which bit of it?',
    ],
  },
  unimpressed: {
    when: only(
      "(?:ha(?:ha)*|lol|omg|ugh|nah)? ?(?:rude|boo+|lame|boring|that(?:'s| was|s) (?:so |really |pretty |a )*(?:bad|terrible|awful|lame|weak|not funny|rude|boring|old)(?: one| joke)?|not funny|terrible|awful|dad joke|i've heard (?:that|it)(?: one| before)?)",
    ),
    say: ['Granted. I’ll do better.', 'Fair. That one limped home.'],
  },
  pity: {
    when: only(
      "(?:oh |aw+ |ah |ok |okay |well )?(?:(?:what a |that's a )?(?:pity|shame)|too bad|bummer|sad|never mind|nvm|damn|oh well)",
    ),
    say: [
      'A pity, I know. Ask me for something else, and I’ll do what I can.',
      'I know. I’d have liked it too.',
    ],
  },
  correction: {
    when: words(
      "(?:no|nah|nope)[, ]+(?:i|it's|it is|that's|not|the)|i (?:meant|said|was talking about|didn't mean)|that's not (?:right|what|true)|not (?:that|him|her|this)[, ]|you(?:'ve| have)? (?:got|mixed) (?:it|that|me) (?:wrong|up)|^wrong[.!]?$",
    ),
    say: [
      'Ah, I took that the wrong way. Thanks for putting it right.',
      'My mistake, noted.',
      'Right, I had that crooked. Now I’ve got it.',
    ],
  },
  permission: {
    when: words(
      '(?:can|could|may) i (?:just |quickly )?(?:tell|ask) you (?:something|a question|sth|one thing)|i (?:have|need) to tell you something|(?:can|may) i confess something',
    ),
    say: ['Of course. I’m listening.', 'Go ahead; I’m all yours.'],
  },
};
