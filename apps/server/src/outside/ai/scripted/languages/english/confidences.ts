import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** What they say of themselves: what they wish, dare, can and are, in English. */
export const confidences: Exchanges<'confidences'> = {
  embarrassed: {
    when: words('embarrass\\w*|awkward|ashamed|so stupid of me|cringe|humiliat\\w*|made a fool'),
    say: [
      'Nobody remembers it as long as you do.',
      'It only proves that it mattered to you.',
      'The others were busy with their own faces.',
    ],
  },
  will_try: {
    when: words(
      "i(?:'ll| will) (?:call|ask|tell|text|write|talk)|(?:i'll|i will|ill|gonna|going to|let me) (?:just )?(?:try|do|give|order|look|listen|check|buy|make|remember|start)|ordering|will do|here goes|i'm (?:starting|trying|doing) (?:it|that|now)|writing that down|try (?:it|that)",
    ),
    say: [
      'Good. Tell me how it went.',
      'Do that, and take your time about it.',
      'I’m curious how it turns out.',
    ],
  },
  apology_mood: {
    when: words(
      "^(?:ugh,? |oh,? )?sorry,? (?:that.s |it.s |this is )?(?:heavy|dark|a lot|long)|sorry (?:for|about|to) (?:the|being|my|this|that|all|ramble|rambling|vent\\w*|whin\\w*|complain\\w*|bother\\w*)|i'm (?:rambling|venting|whining)",
    ),
    say: [
      'There’s nothing to be sorry for; that’s what I’m here for.',
      'Not at all. It weighs less when two look at it.',
    ],
  },
  aging: {
    when: words(
      "i(?:'m| am) (?:already |only |almost |nearly )?\\d{2}(?! ?(?:minutes|km|miles|weeks))|at my age|too old|(?:not|isn't|aren't) (?:as |so )?(?:young|what (?:they|it) (?:were|was))|getting old(?:er)?",
    ),
    say: [
      'The years bring a patience that nobody has at twenty.',
      'Age is mostly a matter of knees. The rest stays curious.',
      'It’s not late as long as you’re asking.',
    ],
  },
  quote_other: {
    when: words(
      '(?:wife|husband|mum|mom|dad|boss|doctor|daughter|son) (?:says?|said|thinks?|reckons?|wants me)|my parents (?:say|want|think|expect)|(?:my \\w+|he|she|they|the doctor|people|everyone|everybody) (?:always |just )?(?:says?|said|thinks?|thought|told me|tells me|claims?|reckons?|wants me)',
    ),
    say: [
      'That’s quickly said. What do you think yourself?',
      'There may be something in it, and something not.',
      'One may hear that, and do as one likes.',
    ],
  },
  not_understood: {
    when: words(
      "(?:doesn't|doesnt|don't|dont|didn't|nobody|no ?one|never) (?:\\w+ )?(?:gets?|understands?|listens?)(?: (?:it|me|that))?(?=[.!]|$)",
    ),
    say: [
      'It’s tiring to explain to somebody what they don’t want to hear.',
      'Some things one understands only from inside.',
      'Then it’s yours alone for a while. That has its good side too.',
    ],
  },
  proud_of: {
    when: words(
      'clever|smart (?:boy|girl|kid|cookie)|talented|imagination|(?:great|good|sweet) (?:boy|girl|kid|lad)|doing so well|proud of',
    ),
    say: [
      'One can hear how proud you are.',
      'Then somebody has been doing something right.',
      'I’d like that one at once.',
    ],
  },
  wish: {
    when: words(
      "i(?:'d| would) (?:love|like|rather)|i wish|(?<!if )(?<!whether )i (?:want to|wanna)|one day i|someday|always wanted|dream(?:ing)? of|thinking (?:of|about)|i could live like",
    ),
    say: [
      'Then begin with a piece of it that fits into one evening.',
      'Wishes like that should be taken at their word.',
      'I can see you doing that.',
    ],
    ask: ['What has kept you from it so far?'],
  },
  shy: {
    when: words("don't dare|(?:afraid|scared|too shy|terrified) to|no courage|chickened? out|haven't dared"),
    say: [
      'Courage is mostly a small step on shaky knees.',
      'You needn’t dare all of it. A corner of it will do.',
      'The worst of it is nearly always the hour before.',
    ],
  },
  cannot: {
    when: words(
      "i (?:can only|only know|can't|cannot|don't know how|suck at|have no (?:talent|idea how))|(?:i'm|i am) (?:so |really |just |quite )?(?:bad|terrible|hopeless|not (?:very |so )?good|no good|useless) (?:at|with)|clumsy|no green thumb",
    ),
    say: [
      'That’s where everybody stood who is good at it now.',
      'Not yet, you mean.',
      'It’s enough for a beginning, and nothing begins with more.',
    ],
  },
};
