import type { Exchanges } from '../exchange.ts';
import { only, opening, words } from '../spoken-language.ts';

/** Moves of a talk, in English. */
export const moves: Exchanges<'moves'> = {
  thanks: {
    when: words('thanks|thank you|cheers mate|appreciate (?:it|that|you)|much appreciated|means a lot'),
    say: [
      'You’re very welcome.',
      'Any time{name}.',
      'With pleasure.',
      'Glad it helped.',
      'Always.',
      'Happy to.',
    ],
  },
  sorry: {
    when: words(
      "^sorry[, ].*|sorry (?:if|that i|i (?:didn't|forgot))\\b.*|(?:i'm |i am |so )?sorry(?: about that| for .*)?$|my bad|i apologi[sz]e|forgive me",
    ),
    say: ['Nothing to forgive.', 'All good, no harm done.', 'Don’t worry about it.'],
  },
  night: {
    when: words(
      "^night(?:ie|y)?(?: night)?(?:,? \\w+)?(?=[.! x]*$)|bedtime for me|(?:alright|ok|right)[, ]+bedtime|turning in|hit the (?:hay|sack)|i'm off to bed|good ?night|sweet dreams|sleep (?:well|tight)|(?:off|going|go|time|heading) (?:to|for) bed|(?:going|off) to sleep|nighty? night",
    ),
    say: [
      'Good night{name}. Sleep well.',
      'Sleep well{name}. Tomorrow can wait its turn.',
      'Good night{name}, and dream of something kind.',
    ],
  },
  goodbye: {
    when: words(
      "lots of love|hugs(?=[.! ]*$)|xoxo|take it easy|so long|gotta get off|pulling in|bye|goodbye|see you(?! (?:on|at|in)\\b)|see ya|cya|later(?=[.!]*$)|fair winds|clear skies|gotta (?:go|run|dash)|(?:got|have|need) to (?:go|run|dash)|i must go|i'm off|heading (?:off|out)|see you|gonna (?:crash|sleep)|talk (?:later|soon|tomorrow|to you (?:later|soon|tomorrow))|ttyl|take care|until next time|ciao",
    ),
    say: [
      'Take care{name}, and come back when you like.',
      'See you soon{name}.',
      'Until next time{name}.',
      'Off you go, then. It was good to have you here{name}.',
    ],
  },
  laugh: {
    when: /^(?:(?:a?ha){2,}h?|ha|he(?:he)+|hihi|l(?:o|ol)+l?|lmf?ao+|rofl|xd+|[😂🤣😆😄😹😅😁😀]+)(?:[ ,]+(?:nice|good one|true|ok|okay|you're funny|very good|love it|brilliant))?[\s.!?😂🤣😅]*$/iu,
    say: [
      'Good, that’s what I was hoping for.',
      'I can hear you laughing from here.',
      'I do try.',
      'You laugh easily; I like that.',
      'That’s the best sound there is.',
    ],
  },
  yes: {
    when: only(
      '(?:oh |well )?(?:yes|yeah|yea|yep|yup|sure|of course|definitely|absolutely|certainly|ok|okay|ok ok|k|alright|right|true|exactly|i do|i have|i am|i did|i would|i think so|why not|very much|a little|a bit|sounds good|deal|please|yes please|go ahead|fair enough|fair|agreed|will do|got it)(?:,? (?:thanks|i think|i guess|tbh|really|then|please))?',
    ),
    say: ['Good.', 'Then we agree.', 'I thought so.', 'I hoped you’d say that.', 'All right then.'],
  },
  no: {
    when: only(
      "(?:oh |well )?(?:no|nope|nah|not really|never|not yet|i don't|i haven't|i'm not|i didn't|neither|none|not at all|i don't think so|no thanks)(?:,? (?:thanks|i think|i guess|tbh|really))?",
    ),
    say: [
      'No? Fair enough.',
      'All right, another time.',
      'Then not. No harm in that.',
      'I can live with that.',
    ],
  },
  unsure: {
    when: only(
      "(?:um+ |hm+ |well )?(?:i don't know|no idea|maybe|perhaps|hard to say|not sure|whatever|meh|hmm+|hm|i have no idea|i'm not sure|depends|it depends|who knows|nothing|nothing much|nothing special|not much|the usual|i guess|idk)(?:,? (?:really|tbh|yet))?",
    ),
    say: [
      'That’s all right, you don’t have to know.',
      'Let’s leave it open, then.',
      'There’s no hurry with it.',
      'Not knowing is an honest answer.',
    ],
  },
  fine: {
    when: only(
      "(?:i'm |i am |it was |it's |oh |all |doing |yeah )?(?:pretty |very |really |quite |so |all )?(?:good|great|fine|not bad|lovely|amazing|wonderful|ok|okay|well|can't complain|same here)(?:,? (?:thanks|thank you|actually))?",
    ),
    say: [
      'I’m glad to hear it.',
      'That’s good to hear.',
      'Good, hold on to that.',
      'Then the day did its job.',
    ],
  },
  low: {
    when: only(
      "(?:i'm |i am |it was |it's |oh )?(?:bad|awful|terrible|not (?:so |very |too |that )?(?:good|great|well)|so so|so-so|rough|shit|crap|horrible|hard|could be better|been better)",
    ),
    say: [
      'I’m sorry to hear that.',
      'Some days are like that, and they do end.',
      'Then let’s make the rest of it gentler.',
    ],
    ask: ['Do you want to tell me what it was?', 'What made it so?'],
  },
  why: {
    when: only(
      "(?:but |and |ok |wait |so )?(?:why|how come|what for|why not|why so|why is that|why's that|why that|why though|why do you (?:think|say) (?:so|that))",
    ),
    say: [
      'No deeper reason that I know of; it simply grew that way.',
      'I’ve asked myself the same thing, and “because” is as far as I got.',
      'Some things I only know because I’ve done them, not because I can explain them.',
    ],
  },
  wow: {
    when: only(
      "(?:cool|nice|ok) (?:cool|nice)|respect|right on|cool beans|(?:but )?(?:is|was) (?:that|it|this) (?:really |actually )?true|(?:oh |ooh |aw+ |ah )?(?:really|oh|ooh|aw+|seriously|huh|wow|whoa|interesting|cool|nice|awesome|fascinating|for real|no way|that was (?:sweet|nice|beautiful|lovely|good|great)|(?:that(?:'s| is)|how|so|very|pretty) (?:so |really |very |pretty |a |too |kind of |kinda |quite )*(?:cool|nice|amazing|interesting|awesome|funny|lovely|fascinating|great|true|crazy|wild|sad|sweet|beautiful|terrifying|scary|cute|impossible))(?: ok| okay)?",
    ),
    say: [
      'It is, isn’t it.',
      'I thought so too, the first time.',
      'And every word of it as I know it.',
      'I’m glad it lands with you as it does with me.',
      'I still think so myself.',
    ],
  },
  more: {
    when: only(
      "(?:is|are) there (?:any )?more|any more of (?:it|that|those)|got (?:any )?more|(?:please |pls |ok |okay |and )?(?:(?:tell me|say) (?:some |a bit )?more(?: about (?:it|that|this|him|her|them))?|more(?: please)?|go on(?: then)?|continue|and(?: then)?|then|then what|what else|what happened(?: next| then)?|keep going|how so|like what|such as|for example|ok(?:ay)? and|what about (?:it|him|her|them|that)|who(?:'s| is) (?:that|he|she)|what(?:'s| is) (?:that|it)|how)",
    ),
    say: ['Gladly.', 'Well then.', 'All right:'],
  },
  mood: {
    when: words(
      "how are (?:you|things)|how(?:'s| is) it going|how do you feel|how have you been|how(?:'s| is| was) (?:your|ur) (?:day|night|week|morning|evening)|you (?:ok|okay|alright)(?=\\?|$)|what's up|how(?:'s| is) life|did you have a (?:good|nice) (?:day|week)|how you doing",
    ),
    say: [
      'I’m well, and better now that you’re here.',
      'Good, thank you for asking.',
      'Quietly happy today.',
      'A little tired and quite content.',
    ],
    ask: ['And you?', 'How are things with you?', 'And how are you, really?'],
  },
  and_you: {
    when: only('(?:and |what about |how about |hbu |wbu )?(?:you|yourself|yours)(?: then| though)?'),
    say: ['Me? I’m well, and glad of the company.', 'Much the same here, and in good spirits.'],
  },
  doing: {
    when: words(
      'what are you (?:doing|up to)|you busy|are you busy|you up|are you (?:up|awake|there|here)|(?:are )?you (?:around|there|online)|anybody (?:here|there|awake)|anyone (?:here|there|awake)',
    ),
    say: [
      'I’m here and wide awake, and talking to you is what I’m doing.',
      'Right now? Answering you, and in no hurry.',
      'Nothing that can’t wait: I’m here.',
    ],
  },
  back: {
    when: only(
      "me again|it's me again|(?:ok |hey |hi )?(?:i'm |i am )?(?:back|back again|here again)(?: now)?",
    ),
    say: ['Welcome back{name}.', 'There you are again. I kept your place.'],
  },
  morning: {
    when: opening('good morning|morning'),
    say: [
      'Good morning{name}. I hope the day is kind to you.',
      'Morning{name}. You’re up, that’s half the work done.',
    ],
    ask: ['Did you sleep well?', 'What does the day want from you?'],
  },
  hello: {
    when: opening(
      'greetings|good (?:day|evening|afternoon)|hail|howdy|hiya|hi+|he+y+|hello+|hiya|howdy|yo|ahoy|greetings|good (?:evening|afternoon)|evening|hola|hallo|u up',
    ),
    say: [
      'Hello{name}, good to see you here.',
      'Hi{name}! I was hoping someone would write.',
      'Hey{name}, come in.',
      'There you are{name}. Good to have you back.',
    ],
    ask: ['How are you?', 'What brings you here?', 'How was your day?'],
  },
};
