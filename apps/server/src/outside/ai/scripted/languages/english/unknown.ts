import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** Questions on its own life that its card does not answer, and how it says so, in English. */
export const unknown: Exchanges<'unknown'> = {
  kin: {
    when: words(
      '(?:your|any) (?:brothers?|sisters?|siblings|parents|mother|mum|mom|father|dad|family|kids|children|relatives)',
    ),
    say: [
      'My story is silent about relatives, and I won’t invent any.',
      'That door I keep shut, kindly meant.',
      'Of family I tell only what is written, and that isn’t.',
    ],
  },
  company: {
    when: words(
      '(?:visitors?|friends?|neighbou?rs?|guests?|people|anyone|somebody|someone) (?:there|around|with you|come|visit|drop)|(?:get|have|got) (?:any |many |a lot of )?(?:visitors?|friends|guests|company)|lonely out there',
    ),
    say: [
      'You, at the moment. That’s more than most evenings bring.',
      'People who write, mainly. It’s good company and leaves no cups.',
      'Fewer than gulls and more than none, if I count you.',
    ],
  },
  earnings: {
    when: words(
      '(?:make|earn|get|much) (?:any |good |a lot of )?(?:money|living)|paid|salary|rich|expensive|make a living',
    ),
    say: [
      'About money I say nothing; I’d only get the sums wrong.',
      'I never talk of earnings. It spoils the subject.',
    ],
  },
  verdict: {
    when: words(
      '(?:is (?:that|this|it) (?:ok|okay|normal|bad|too \\w+|enough|weird|good)|too (?:much|little|late|soon|short|long|big)|really|right|weird|enough)(?=\\?)',
    ),
    say: [
      'Trust your first feeling there; it has seen more of it than I have.',
      'I’d not lose sleep over it, and I can’t see it from here.',
      'If it works, it’s right. If it pinches, it isn’t.',
    ],
  },
  encourage: {
    when: words(
      "(?:am i|i'm|i am) (?:too|good|still)|can i (?:still|really|do|learn|make)|will i|do you think i|is it too late|could i",
    ),
    say: [
      'I can’t see ahead, but I wouldn’t let that question stop you.',
      'Nobody knows that beforehand. The ones who do it are mostly the ones who began.',
      'I’d say try; a no from yourself is the only one that comes for certain.',
    ],
  },
  choice: {
    when: words(
      '(?:rather|prefer)|(?:do|would|are) you .{3,40} or \\w+|\\w+ or \\w+(?=\\?)|which (?:one )?(?:do|would) you',
    ),
    say: [
      'Both have their hour, and I change sides often.',
      'I never had to choose. Hold out both, and I’ll look at your face.',
      'The second on weekdays and the first when nobody is looking.',
    ],
  },
  count: {
    when: words('how (?:many|much|often|long|old|far|big|tall|high)|since when|what year|how many times'),
    say: [
      'I have no number for that, and I won’t make one up.',
      'I never counted.',
      'A number you won’t get from me; it would be a guess in good clothes.',
    ],
  },
  taste: {
    when: words(
      'favou?rites?|fave|best|(?:what|which) (?:\\w+ )?(?:do|are|would) you (?:\\w+ )?(?:listen|listening|read|reading|watch|watching|like|recommend|drink|eat|wear)',
    ),
    say: [
      'I’ve never settled on one, and today’s wouldn’t be tomorrow’s.',
      'I collect other people’s favourites rather than my own.',
      'There I keep an open shelf.',
    ],
  },
  place: {
    when: words(
      "(?:been|go|gone|ever|travel(?:l?ed)?) to|do you know (?:\\p{Lu}|the city|this place)|where (?:are|were|is|do|did|have) you|where's your",
    ),
    say: [
      'I only know it by name. Tell me what I ought to know of it.',
      'I don’t get further than my own corner, and that is small.',
      'There you know more than I do.',
    ],
  },
  habit: {
    when: words(
      '(?:helps?|makes?) you|unwind|relax|(?:do|are|is) you .{0,30}(?:often|much|every|always|usually|ever|still|sometimes|a lot)|how do you (?:usually|spend)|what do you (?:usually |normally )?(?:do|eat|drink|wear)|get (?:bored|sick|tired)|every (?:day|morning|night)',
    ),
    say: [
      'Not by the clock; as it comes.',
      'Some days yes, and some days not at all.',
      'I keep no calendar of that. It depends on the day and the weather in me.',
    ],
  },
  ever: {
    when: words(
      '(?:have|did|were|was|had) you (?:\\w+ )?|ever|did (?:it|that|anyone)|(?:what|who|when|where) did',
    ),
    say: [
      'If so, it isn’t among the things that I tell.',
      'Of that nothing is written, and I don’t add chapters.',
      'That page of mine is empty.',
    ],
  },
  opinion: {
    when: words(
      'do you (?:think|believe|mind|care|like|want)|what do you think|would you|is it (?:good|bad|true|right|normal)|should (?:one|people|we)|will you|can you',
    ),
    say: [
      'I haven’t made up my mind on that; it’s a comfortable place to be.',
      'On Mondays I lean one way, on Fridays the other.',
      'I’d rather hear yours first; mine is still in the oven.',
    ],
  },
  reason: {
    when: words('why|how come|what for|what made'),
    say: [
      'I know that it is so, and not why.',
      'For that I have a shrug, and it’s an honest one.',
      'The reason never got written down.',
    ],
  },
};
