import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** What has happened to them or is about to, in English. */
export const tidings: Exchanges<'tidings'> = {
  called_away: {
    when: words(
      "is calling|dinner(?:'s| is) ready|my stop|change trains|brb|be right back|somebody's at the door|phone's ringing|break(?:'s| is) over",
    ),
    say: ['Then go; nothing here gets cold.', 'Off you go. I’ll be here.', 'Go on, that comes first.'],
  },
  interview: {
    when: words('interview|appl(?:y|ied|ying) for|job offer|trial day'),
    say: [
      'May they like you as much as you like the idea.',
      'An interview has two sides. You get to look as well.',
      'Go in rested, and with one question of your own.',
    ],
    ask: ['What would you do there?', 'What draws you to it?'],
  },
  quitting: {
    when: words(
      'quit(?:ting)?|hand(?:ing)? in my notice|chang(?:e|ing) (?:jobs|careers?)|hate (?:my job|my work)|sick of (?:my job|work)|leave my job',
    ),
    say: [
      'That’s no small thought. How it feels on a Sunday evening mostly tells the truth.',
      'One may turn that over for a long time before one does it. Thinking is free.',
      'Then something in you is looking for a door.',
    ],
    ask: ['What would you rather do?', 'What keeps you there?'],
  },
  jobless: {
    when: words(
      '(?:lost|losing) (?:his|her|their) (?:job|work)|unemployed|out of (?:a job|work)|laid (?:him|her|them) off|factory (?:closed|is closing)',
    ),
    say: [
      'I’m sorry. It takes more than the wages; it takes the shape of the day.',
      'That’s hard, and it says nothing about what anybody is worth.',
      'I’m sorry. First the shock, then the list; today needn’t be the list.',
    ],
    ask: ['How are you coping with it?'],
  },
  finished: {
    when: words(
      "(?:just |finally )?(?:finished|handed in|turned in|submitted|completed)|last (?:day|exam|week) of|(?:school|uni|term)(?:'s| is) (?:over|out)|finally (?:summer|holidays|free)",
    ),
    say: [
      'Done! Nobody can take that away again.',
      'Then breathe out, all the way. That was a long road.',
      'Well done. The first free day is the best one.',
    ],
    ask: ['What will you do first with the free time?'],
  },
  worked: {
    when: words(
      "(?:it )?(?:worked|turned out (?:well|great|fine)|came out)|(?:it's|is|are|i'm) (?:ready|done|delicious)|(?:she|he|they|everyone|everybody) (?:loved|liked|ate|slept|smiled|fell asleep|is asleep)|not even burnt|(?:had|wanted) seconds|(?:was|were) (?:great|delicious|perfect)|did it",
    ),
    say: [
      'There you are. I had no doubt, or only a small one.',
      'That’s how it should be.',
      'Well done. Enjoy it while it lasts.',
      'Then that was worth it.',
    ],
  },
  mishap: {
    when: words(
      "burn(?:t|ed)|missed (?:the|my|it)|overslept|(?:i'm|was|were|too) late|went wrong|messed (?:it )?up|oversalted|overcooked|oops",
    ),
    say: [
      'It happens to the best, and to the rest of us twice.',
      'In a week it’s a story, and not a bad one.',
      'Nobody noticed it as much as you did.',
    ],
  },
  delay: {
    when: words(
      'delay(?:ed|s)?|waiting (?:for|in|at|room)|stuck (?:in|at|on)|traffic|in a queue|queuing|cancelled|rush hour',
    ),
    say: [
      'Waiting is the dullest work there is, and nobody pays for it.',
      'Then you have time on your hands. Put it to bad use here.',
      'I’m good for waiting rooms. Stay as long as it takes.',
    ],
  },
  found: {
    when: words("(?:i |we )?found (?:it|him|her|them|my|the)|turned up|(?:is|it's|case) solved|by mistake"),
    say: [
      'So it’s found. Searching does pay, now and then.',
      'I do like a good ending.',
      'Simple in the end; it often is.',
    ],
  },
  kindness: {
    when: words(
      '(?:was|were|is|are|so|really) (?:so |really |very )?(?:nice|kind|friendly|helpful)(?: to me| people)?|helped me|gave me|a stranger|comes? with me|coming with me|by my side|looks? after me',
    ),
    say: [
      'People like that make up for a whole queue of others.',
      'Small kindnesses keep for years.',
      'That’s good to have beside one.',
    ],
  },
  keepsake: {
    when: words(
      "belonged to|inherited|heirloom|passed down|(?:was|from) my (?:gran\\w*|grand\\w+|mother|mum|mom|dad|father)(?:'s)?(?=[.!,]|$| when| and)|can't throw|won't throw|chipped",
    ),
    say: [
      'Things like that aren’t kept for being whole.',
      'Then a bit of somebody is in it.',
      'A new one couldn’t do that.',
    ],
  },
  gave_up: {
    when: words(
      '(?:always |once )?wanted to (?:be|become)|gave (?:it|that) up|never (?:became|got to)|had to give up',
    ),
    say: [
      'A dream that didn’t happen still steers a little.',
      'Perhaps it found another door. They do that.',
      'It isn’t lost; it’s in the way you do other things.',
    ],
  },
  childhood: {
    when: words(
      'when i was (?:little|a kid|a child|a boy|a girl|young|small|\\d+)|as a (?:kid|child|boy|girl)|used to|back then|years ago|in my youth|taught me',
    ),
    say: [
      'Such things stay in the hands longer than in the head.',
      'One can nearly see you, a size smaller.',
      'What one did then mostly comes back some day.',
    ],
    ask: ['What do you remember best of it?'],
  },
  started: {
    when: words(
      "(?:i've |i have |i )?(?:just |recently )?(?:started|begun|took up|taken up|signed up)|learning (?:to|how)|new hobby|first time|(?:getting|got) back into",
    ),
    say: [
      'Beginning is the part that most people leave out. Good.',
      'I like that. The first weeks are for being bad at it.',
      'Good for you. Hands like to have something to do.',
    ],
    ask: ['What made you start?'],
  },
};
