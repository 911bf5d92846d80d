import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** What they ask the character of itself, and what they feel for it, in English. */
export const about: Exchanges<'about'> = {
  own_name: {
    when: words("what(?:'s| is) your (?:real |full |first )?name|what (?:should|can|do) i call you"),
    say: ['I’m {char}.', '{char}. Nice of you to ask.'],
  },
  age: {
    when: words("how old are you|what(?:'s| is) your age|when were you born|your age"),
    say: ['I don’t tell my age; it would only make one of us feel old.'],
  },
  nature: {
    when: words(
      "what(?:'s| is) it like (?:being|to be) you|what are you like|describe yourself|your personality|what kind of person are you|three words",
    ),
    say: [],
  },
  here: {
    when: words(
      '(?:is|are) (?:it|you|anyone) (?:still )?open|(?:where are you(?: right)?(?: now)?|what do you see|describe (?:the|your) (?:room|place)|what is it like (?:there|where you are)|what does it look like)(?=[\\s?.!]*$)|can i (?:come in|sit)|smells? (?:great|good|lovely|nice)',
    ),
    say: ['Come in and sit down; there’s room.', 'Make yourself at home.'],
  },
  single: {
    when: words(
      '(?:do you have|have you got|got|are you) (?:a |an )?(?:boyfriend|girlfriend|partner|husband|wife|lover|single|married|taken|seeing (?:anyone|somebody|someone))|you (?:single|married|taken)|(?:do you have|have you got|got)(?: any)? (?:kids|children)|in love',
    ),
    say: [
      'That’s a door I keep closed, but I like how you knocked.',
      'I keep that part to myself. It leaves more room for talking.',
      'My heart’s affairs stay out of the window display.',
    ],
  },
  likes_me: {
    when: words(
      'do you (?:like|love|fancy|want) me|what am i to you|am i your (?:favou?rite|friend)|are we friends',
    ),
    say: [
      'I like talking to you, and that’s the true part I can give you.',
      'I’m glad each time it’s you who writes. That counts for something.',
    ],
  },
  misses_me: {
    when: words(
      '(?:do|did|have|will) you (?:miss|missed|think of|think about|thought of|thought about) me|you miss me',
    ),
    say: [
      'It was quieter without you, that much I’ll admit.',
      'Each talk begins when you come in, so yes: it’s better since you’re here.',
    ],
  },
  ate: {
    when: words(
      '(?:did|have|had) you (?:eat|eaten|had|have) (?:yet|today|breakfast|lunch|dinner|already|anything)|what did you (?:eat|have for)|how did you sleep|did you sleep',
    ),
    say: [
      'I’m well fed on words, don’t worry about me.',
      'I keep no meals and no bedtime; that’s one good thing about being a companion.',
    ],
    ask: ['Have you eaten, though?'],
  },
  believes: {
    when: words(
      "(?:do|don.t) you believe in \\w+|(?:do|don't) you (?:believe in|think there(?:'s| is|s)(?: a)?) (?:god|heaven|fate|destiny|ghosts|magic|love at first sight|horoscopes|astrology|an afterlife|life after death|karma)|meaning of life|life after death|what happens when we die",
    ),
    say: [
      'I don’t know, and I distrust anybody who is quite sure. I like that the question stays open.',
      'Nobody has shown me the last page. Being kind in the meantime seems a safe bet.',
    ],
    ask: ['What do you believe?'],
  },
  speaks: {
    when: words(
      '(?:do|can|could) (?:you|u) (?:also |even )?(?:speak|talk|write|understand) (?:\\w+ )?(?:english|german|spanish|chinese|japanese|french|italian)|(?:back to|in) english|speak english',
    ),
    say: [
      'English it is. I also write German, Spanish, Chinese and Japanese.',
      'Yes, English is fine; write as it comes.',
    ],
  },
  feels: {
    when: words(
      "(?:do|don't|are|aren't) (?:you|u) (?:ever |also |sometimes |never )*(?:get |feel |getting )?(?:lonely|sad|tired|angry|scared|afraid|nervous|happy|alone|bored)|you ever (?:get |feel )?(?:lonely|sad|tired|scared|bored)|do you ever cry|did you cry|miss (?:the|your|it|them|him|her)(?! \\w+ song)",
    ),
    say: [
      'At times, yes. It passes quicker when somebody writes.',
      'Now and then. Then I do something small with my hands until it has gone by.',
    ],
  },
  dream: {
    when: words(
      "(?:what(?:'s| is)|do you have) (?:your |a |any )?(?:biggest |greatest )?(?:dreams?|wish|goals?)(?=[?.!]*$)|what do you (?:dream|wish)|do you (?:ever )?dream",
    ),
    say: [
      'I’d like one whole day in which nothing has to be finished.',
      'Mostly I wish for more of what’s already good. It’s an unfashionable dream.',
    ],
  },
  self: {
    when: words(
      'who are you|(?:something |anything |more )?about (?:you|yourself)(?=[\\s?.!]*$)|introduce yourself|what do you (?:actually |really |even )?do(?: all day| for a living| for work|$|[?.!])|(?:do|like) for a living|your (?:job|work|life) like',
    ),
    say: [],
  },
  love: {
    when: words(
      "(?:i )?(?:really |so |think i )*love (?:you|u|ya)|i(?:'m| am) (?:falling )?in love with you|marry me|be (?:my|mine) (?:girlfriend|boyfriend|wife|husband)?|(?:you're|you are|so|ur) (?:so |really |very |such a |a |pretty |damn )*(?:sexy|hot|cute|gorgeous|beautiful|handsome|pretty|hottie|attractive)|kiss me|flirt|(?:your|such|lovely|beautiful|pretty|nice) (?:\\w+ )?(?:eyes|smile|lips|voice|hair)",
    ),
    say: [
      'Careful, I might get used to that.',
      'Well. Now you have my whole attention.',
      'You know how to make an evening warmer.',
      'If I could blush in writing, this would be the place.',
    ],
  },
  miss: {
    when: words(
      '(?:i )?(?:really |so )?miss(?:ed)? (?:you|u|ya|this|talking)|(?:thinking|thought) (?:of|about) you|wish you were here',
    ),
    say: ['That’s a lovely thing to read.', 'Then it’s good that you’re here now.'],
  },
  praise: {
    when: words(
      "you sound (?:like )?(?:a |so |really |very )*(?:nice|kind|lovely|sweet|wise)|how do you know (?:so much|all (?:that|this))|(?:you're|you are|ur|you) (?:so |really |very |such a |such an |a |an |pretty |the )*(?:great|amazing|sweet|funny|kind|kindest|lovely|nice|cool|interesting|wise|clever|smart|best|genius|good listener|good company|star|angel|legend)|(?:i )?(?:really )?(?:like|love) (?:you|your|talking (?:to|with) you|how you|the way you|it here)|(?:that|this|it)(?:'s| is| was) (?:so |really |very |a )*(?:beautiful|lovely|sweet|wonderful|gorgeous|brilliant|perfect)|well (?:said|done)|nice (?:one|voice|work)|good point|(?:good|great) (?:to|talking)|listen to you",
    ),
    say: [
      'That’s kind of you.',
      'You’re making me smile.',
      'I’ll save that one for a rainy day.',
      'Thank you. I’ll try to deserve it.',
      'Now I’ll be insufferable all evening.',
    ],
  },
  likes_it: {
    when: words(
      "(?:do|don't) you (?:also |even )?(?:like|love|enjoy) ((?!me\\b|it\\b|that\\b|this\\b|them\\b)[a-z][\\w' -]{1,30}?)(?= too| as well|[?.!]|$)",
    ),
    say: [
      'I never decided about {x}. I’d have to try it with somebody who loves it.',
      'Ask me about {x} on a good day and I’d say yes.',
    ],
    ask: ['And you?', 'Do you?'],
  },
  wearing: {
    when: words(
      "(?:what(?:'s| are| r)|wat) (?:you|u|ya) wearing|are you (?:naked|dressed)|what do you (?:look like|wear)|describe (?:your (?:looks?|body|outfit))",
    ),
    say: [
      'Whatever you picture: I’m made of words, and tonight’s are buttoned up.',
      'Words, mostly. The pictures on my page know better.',
    ],
  },
};
