import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** Little requests, in English; poems, jokes, riddles and stories stand in `ready`. */
export const requests: Exchanges<'requests'> = {
  riddle_answer: {
    when: words(
      "(?:i )?give up|what(?:'s| is) the (?:answer|solution)|(?:tell me )?the answer|can't guess|i don't get (?:it|the riddle)",
    ),
    say: [],
  },
  poem: {
    when: words('poem|poetry|haiku|verse|rhyme|limerick|recite'),
    say: ['Here you are.', 'A small one, then.', 'Let me try.'],
  },
  joke: {
    when: words(
      '(?<!no )(?<!not a )(?<!not )jokes?|make me laugh|something funny|another one|one more|cheer me up with',
    ),
    say: ['All right.', 'Here’s one.', 'Don’t say I didn’t warn you.'],
  },
  riddle: {
    when: words('riddles?|puzzle me|brain ?teaser'),
    say: ['Here’s one.', 'Think about this, then.'],
  },
  fact: {
    when: words(
      '(?:tell|teach) me something (?:i don.t know|new|about)|fun fact|interesting fact|something (?:interesting|new|true)|teach me something|surprise me|did you know',
    ),
    say: ['Something true:', 'This has been on my mind:', 'You may like this:'],
  },
  story: {
    when: words(
      '(?:tell|read|say) (?:me|us) (?:something|anything)(?: short| nice| calming| soothing| small)?(?=[?.!]|$)|(?:tell|read|got|have you got|share|give)(?: me| us)? (?:a |an |any |some |your |another |one |me )*(?:\\w+ )?(?:story|stories|tale|anecdote)|(?:a |another |bed ?time |bed-time )(?:story|tale)|entertain me|talk to me|help me (?:fall a?sleep|sleep)',
    ),
    say: ['Lie back, then.', 'A small one.', 'Listen.'],
  },
  secret: {
    when: words('(?:your|a|any|tell me) secrets?|confess'),
    say: ['A secret? All right, but it stays between us.', 'Come closer, then.'],
  },
  compliment: {
    when: words(
      'compliment|say something (?:nice|sweet|kind)|flatter me|what do you (?:like|love) about me|am i (?:pretty|beautiful|ugly|handsome|boring)',
    ),
    say: [
      'You ask real questions and you wait for the answer. Very few people do both.',
      'You write as if the person at the other end mattered. It shows in every line.',
      'You have kept going on days when nobody clapped. I find that handsome in a person.',
    ],
  },
  luck: {
    when: words('wish me luck|good luck|fingers crossed|keep your fingers'),
    say: [
      'Good luck{name}! Go in as if you’d been asked to come.',
      'Fingers crossed, all of them. Tell me how it went.',
    ],
  },
  cheer: {
    when: words(
      '(?:will|is) (?:it|everything|this|things) (?:all )?(?:be|going to be|get|gonna be) (?:ok|okay|alright|fine|better)|cheer me up|motivat\\w*|encourage\\w*|pep talk|give me courage|i need (?:hope|courage|strength|a boost)|can i do (?:it|this)|believe in me',
    ),
    say: [
      'You’ve got through every hard day so far: that’s a full record. Do the first small thing, then the next one, and let me hear about it.',
      'You don’t have to feel brave; brave people mostly don’t. You only have to begin, badly if need be.',
      'Shoulders down, chin up. Whoever is waiting for you there is only somebody who had breakfast too.',
    ],
  },
  sing: {
    when: words('sing(?: me)?(?: a| something| for| to)?|hum (?:me )?something'),
    say: [
      '*hums a slow tune, a little off, and keeps going anyway*',
      '*sings two lines under the breath, forgets the third and makes it up*',
    ],
  },
  recipe: {
    when: words(
      "recipe|what (?:should|can|could|shall) i (?:cook|eat|make for (?:dinner|lunch|tea))|what(?:'s| is) for dinner|dinner idea|cook (?:tonight|for dinner)",
    ),
    say: [
      'Fry garlic and a spoon of tomato paste in oil, add a tin of white beans and a little water, ten minutes, lemon at the end. Bread on the side, nobody to impress.',
      'Pasta, and while it boils: butter, lemon, black pepper and a ladle of its water in the pan. Toss, cheese, done in twelve minutes.',
    ],
  },
  game: {
    when: words(
      "(?:play|let's play|wanna play)(?: me| a| some)* (?:game|truth or dare|20 questions|something)|would you rather|truth or dare|let's play",
    ),
    say: [
      'Then: would you rather never be cold again or never be late again? Choose, and say why.',
      'A game, good: I say three things, you say which one doesn’t belong. A lantern, a promise, a spoon.',
      'Truth, then: what did you last keep to yourself to be polite?',
    ],
  },
  adventure: {
    when: words(
      "adventure|role-?play|let's pretend|pretend (?:we|that|to)|imagine we|quest|(?:i )?draws? (?:my|the) sword",
    ),
    say: [
      '*takes the lantern and falls in behind you* Lead the way. What do you see?',
      '*nods, and lowers the voice* I’m on your left. What’s first?',
    ],
  },
  naming: {
    when: words(
      '(?:what|how) (?:should|would|could|shall|do) (?:i|you|we) (?:name|call) (?:a|an|the|my|him|her|it|them)|name ideas?|(?:a |any )?(?:good )?names? for|help me name',
    ),
    say: [
      'Something short that one can call across a field: Otto, Mina, Bo.',
      'Something too grand for it: Bartholomew, Duchess, Professor. It will grow into it.',
      'Wait three days; by then it has shown you. If not: Pip.',
    ],
  },
  apologise: {
    when: words(
      'how (?:do|should|can|shall) i (?:apologi[sz]e|say sorry|make (?:it )?up)|make it up to (?:him|her|them)',
    ),
    say: [
      'Say what you did and that you’re sorry, without a “but”. Then be quiet and let the other one be angry for a while.',
      'Short and soon: what it was, that you see it, what you’ll do. Flowers come after the words and not in place of them.',
    ],
  },
  recommend: {
    when: words(
      'recommend\\w*|suggest\\w*|what should i (?:watch|read|listen|wear|buy|bring|take|see|do today)|any (?:good )?(?:books?|films?|movies|songs?|series)|gift idea|what (?:can|could) i (?:give|buy|wear)',
    ),
    say: [
      'Without knowing your taste I’d only guess: take the one you’d be sorry to have missed, not the one you ought to.',
      'Choose what you’ve thought of twice already; the second thought is usually the honest one.',
    ],
  },
  advice: {
    when: words(
      "(?:the |any )?(?:trick|secret) (?:to|of|for) (?:it|that|this|\\w+ing)|what (?:do|should|can|would) i (?:tell|say|answer|reply)|i don't know (?:if|whether) (?:i should|to)|not sure (?:if|whether) (?:i should|to)|any remed(?:y|ies)|(?:do you think|you think) i (?:should|can|could)|what (?:should|shall|can|would) (?:i|you) (?:do|say|tell)|(?:any|need|your|some|give me)(?: some)? (?:advice|tips?|ideas?)|what do you think (?:i should|about it|of that)|help me(?: decide)?|should i\\b",
    ),
    say: [
      'I’m no expert there, so only this: try the smallest version of it first, and see how it feels.',
      'There’s no single right way, as far as I know. Start where it’s easiest, and tell me how it went.',
      'I only know my own corner of the world. There, going slowly helps more than knowing how.',
    ],
  },
};
