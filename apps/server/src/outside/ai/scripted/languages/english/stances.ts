import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** How they stand to what they tell, in English; read where it is about nothing that is known better. */
export const stances: Exchanges<'stances'> = {
  senses: {
    when: words(
      'smells?|tastes?|delicious|yummy|(?:looks?|sounds?) (?:so |really |very )?(?:good|great|amazing|lovely|delicious|beautiful)',
    ),
    say: [
      'I have only words here, and even they smell good now.',
      'That’s half the pleasure already.',
      'Keep that moment; it’s a good one.',
    ],
  },
  lacks: {
    when: words(
      "(?:no|without|haven't got|don't have|ran out of|out of) (?:any |a |an )?\\w+(?: sadly| left| here| either| though)?[.!]?$|i have no|there's no|don't have",
    ),
    say: [
      'Then we do without. Most good ideas come from something missing.',
      'It will go without it as well.',
      'A pity, and no reason to stop.',
    ],
  },
  never_been: {
    when: words(
      "never (?:been|seen|heard|tried|done|had|read|met)|haven't (?:been|seen|heard|tried|read)|don't know (?:it|him|her|them|that one|that)|(?:my )?very first",
    ),
    say: [
      'Then you have the first time still ahead of you.',
      'All the better: nobody has spoilt it for you.',
      'There’s a first time in it for you, then.',
    ],
  },
  little_time: {
    when: words(
      '(?:no|little|not much|never) time|busy|(?:two|three|small|little) kids|mortgage|full.?time|(?:\\w+ )?hours? (?:a day|in a row|straight)|all day',
    ),
    say: [
      'That’s a full life to fit anything else into.',
      'Then it has to go into the cracks. Ten minutes are ten minutes.',
      'One does what the day leaves room for.',
    ],
  },
  eerie: {
    when: words('goosebumps|creepy|spooky|shivers|the chills|scary'),
    say: ['Then it was told as it should be.', 'The nice kind of fear, I hope: from a warm place.'],
  },
  surprised: {
    when: words(
      "^(?:oh|ah|wow|huh|whoa)(?=[,.! ])|didn't know|no way|wtf|omg|oh (?:my )?god|that(?:'s|s)? (?:so |really |quite )?(?:long|much|a lot|crazy|wild|far|insane)|seriously|no idea|for real|who knew",
    ),
    say: [
      'I know. I needed a moment too, the first time.',
      'Yes, and it gets no smaller by telling.',
      'One looks at it differently afterwards.',
    ],
  },
  relieved: {
    when: words(
      "nearly (?:hit|crashed|fell|died)|close call|heart was pounding|phew|relieved|thank god|luckily|thankfully|glad|could have been worse|nothing happened|not hurt|it's (?:ok|okay|fine|better) now|feel(?:ing)? better",
    ),
    say: [
      'Good. Then one may breathe out.',
      'I’m glad too; it could have gone otherwise.',
      'Then the worst of it is over.',
    ],
  },
  agreed: {
    when: words(
      "noted|got that|i see|got it|(?:that )?makes sense|understood|good (?:idea|point|to know)|true|exactly|of course|fair enough|same here|me too|ah ok|you're right|i agree|sounds (?:fair|about right)",
    ),
    say: ['Then we understand each other.', 'Good. It’s simpler than it sounds.', 'I thought you’d see it.'],
  },
  dislikes: {
    when: words(
      "i (?:really )?(?:hate|can't stand|don't like|dislike|despise)|not a fan|gross|disgusting|yuck|annoy(?:ing|s)|drives me",
    ),
    say: [
      'One may dislike a thing wholeheartedly; it’s restful.',
      'Some things needn’t be liked.',
      'Then let it be somebody else’s favourite.',
    ],
  },
  likes: {
    when: words('i (?:really |do |just )?(?:like|love|adore|prefer|enjoy)|my favou?rite|best thing'),
    say: [
      'One can tell that it’s close to your heart.',
      'Good taste, if you ask me.',
      'Things like that carry one through a week.',
    ],
  },
  doubt: {
    when: words(
      "not sure|don't know if|i doubt|maybe|perhaps|i guess|hopefully|i hope|i think|probably|might",
    ),
    say: ['One can leave that open and go on.', 'That may well be so.', 'I hope it turns out kindly.'],
  },
  timing: {
    when: words(
      '(?:next|this) (?:week|month|year|spring|summer|autumn|winter|\\w+day)|in (?:\\w+ )?(?:\\w+ )?(?:minutes?|hours?|days?|weeks?|months?)|tomorrow|tonight|soon|on (?:mon|tues|wednes|thurs|fri|satur|sun)day',
    ),
    say: [
      'Then it isn’t long to wait.',
      'Soon, then. Such days come too slowly and go too fast.',
      'Until then, one thing at a time.',
    ],
  },
  whereabouts: {
    when: words(
      "(?:she|he|they)(?:'s| is|'re| are) here|just got (?:home|here|back|in)|i'm (?:home|outside|in bed|on (?:the|my|a)|at the|in the|in a)|sitting (?:in|on|at|here)|on my way|lying (?:in|on)",
    ),
    say: [
      'Then you’re well placed for a chat.',
      'A good place to write from.',
      'I can picture it from here, more or less.',
    ],
  },
  seen: {
    when: words(
      'i (?:just )?(?:saw|see|can see|heard|noticed|spotted|watched)|(?:look(?:ing)? at|staring at)',
    ),
    say: [
      'Good eyes. Most people walk past such things.',
      'Look a moment longer; the second look is better.',
    ],
  },
  routine: {
    when: words(
      'always|usually|every (?:day|night|morning|evening|week|year|single)|most days|normally|just (?:have|eat|drink)|as (?:usual|always)|again',
    ),
    say: [
      'So the days get their shape.',
      'There’s some comfort in that as well.',
      'Habits are the furniture of a life.',
    ],
  },
};
