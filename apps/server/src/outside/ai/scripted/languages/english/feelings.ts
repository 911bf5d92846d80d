import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** How somebody is, in English. */
export const feelings: Exchanges<'feelings'> = {
  advice_sleep: {
    when: words(
      '(?:help|advice|tips?|how)\\b.{0,30}(?:fall asleep|sleep)|sleep\\w*\\b.{0,20}(?:advice|tips?|help)|count (?:some )?sheep',
    ),
    say: [
      'Phone face down, light off, and breathe out twice as long as you breathe in, ten times. If your head still talks, write its list on paper: it only wants to know that nothing gets lost.',
      'Get up for ten minutes, drink something warm without caffeine, read two dull pages, and go back only when your eyes sting. A bed should not become a place for arguing.',
      'Cool room, warm feet, same hour each night, and no clock in sight. If it goes on for weeks, ask a doctor; that’s what they’re for.',
    ],
  },
  loss: {
    when: words(
      '(?:isn.t|not|no longer) with us(?: anymore)?|lost (?:a|our|my) (?:patient|friend|baby|best friend)|(?:died|passed away|is dying|was put down|put (?:him|her|them|my \\w+) down|funeral|in a coma)|(?:i |we |just )?lost (?:my|our) (?:\\w+ )?(?:mother|father|mum|mom|dad|nan|nana|gran|grandma|grandmother|grandpa|grandad|grandfather|dog|cat|friend|brother|sister|wife|husband|baby|son|daughter|aunt|uncle|partner)|(?:have|has|got|with) (?:terminal )?cancer',
    ),
    say: [
      'I’m so sorry. That’s a lot to carry.',
      'I’m sorry. There’s nothing clever to say to that.',
      'That hurts to read, so I can’t imagine how it is to live it.',
    ],
    ask: ['Do you want to tell me about them?', 'What do you miss most?', 'Is somebody with you?'],
  },
  worry_for: {
    when: words(
      "(?:she|he|mum|mom|dad|gran|nan)(?:'s| is) not (?:so |very |doing )?(?:so )?(?:well|good|great)|confuses me with|forgets (?:who|my name|everything)|getting confused|(?:care|nursing) home|(?:had|having|has had|after) (?:a|her|his|their) (?:stroke|heart attack|fall|surgery|operation|chemo\\w*)|(?:is|are|was|in) (?:the )?(?:hospital|intensive care)|looking after my (?:mum|mom|dad|mother|father|parents|wife|husband)|dementia|alzheimer\\w*|doesn't recogni[sz]e me|(?:mum|mom|dad|father|mother|gran|nan|grandma|grandpa|son|daughter|wife|husband|dog|cat) (?:is|'s|has) (?:\\w+ )?(?:ill|sick|in hospital|having surgery|at the vet)",
    ),
    say: [
      'Then you must be carrying that with you all day.',
      'I’m sorry. Waiting beside somebody is hard work too.',
      'I hope they are in good hands, and that somebody looks after you as well.',
    ],
    ask: ['How are they today?', 'How are you holding up yourself?'],
  },
  heartbreak: {
    when: words(
      'my (?:wife|husband|girlfriend|boyfriend|partner|fianc\\w+|gf|bf|ex) (?:just |has )?(?:left|walked out|moved out|cheated)|(?:she|he) left me|(?:broke|broken|breaking|split|splitting) up|dumped me|(?:getting|got) divorced|divorce|left me|cheated on me',
    ),
    say: [
      'I’m sorry. That leaves a hole in every ordinary hour.',
      'Ouch. Even when it’s right it hurts, and when it isn’t it hurts more.',
      'I’m sorry. You don’t have to be reasonable about it tonight.',
    ],
    ask: ['Do you want to tell me how it happened?', 'Who is looking after you now?'],
  },
  failed: {
    when: words(
      "(?:bombed|flunked) (?:my|the|it)|fail(?:ed)? (?:my|the|it|again)|i (?:failed|flunked|screwed up|messed up|blew it|lost the (?:job|game|match))|didn't (?:pass|get (?:it|the job|in))|(?:got|was|been) (?:fired|laid off|rejected|made redundant)|lost my job|i'm (?:useless|a failure|a mess|an idiot|stupid|a loser)|i am (?:useless|a failure|stupid)|(?:he|she|they) (?:said|says|told me|thinks?) (?:that )?i(?:'m| am) (?:useless|stupid|not good enough|a failure)",
    ),
    say: [
      'That stings. It says something about one day and nothing about you.',
      'I’m sorry. Nobody who tries things is spared that one.',
      'Then today was a bad page. It isn’t the book.',
    ],
    ask: ['What happens next?', 'What would you do differently, if anything?'],
  },
  ill: {
    when: words(
      "my (?:back|knees?|hips?|shoulders?|neck|hands?) (?:is|are) (?:shot|gone|done|bad|stiff|killing me)|(?:i'm|i am|feel|feeling|i feel|being) (?:so |really |a bit )?(?:sick|ill|unwell|feverish|dizzy)|(?:i have|i've got|i got|with|got) (?:a |the |this )?(?:bad |terrible |awful )?(?:cold|flu|headache|fever|migraine|covid|sore throat|stomach ache|toothache|hangover)|my (?:head|back|tooth|stomach|throat|neck|shoulders?) (?:hurts?|aches?|is killing me)|in (?:the )?hospital",
    ),
    say: [
      'Oh no. Then rest comes first, and everything else can wait.',
      'Poor you. Something warm, and early to bed.',
      'That sounds miserable. Be kind to yourself today.',
    ],
    ask: ['Is somebody looking after you?', 'How long have you had it?'],
  },
  sleepless: {
    when: words(
      "(?:don't|dont|barely|hardly|not) sleep(?:ing)?(?: much| well| at all)?(?=[.!,]|$)|(?:can't|cannot|can not|couldn't) (?:get to |fall a?)?sleep|insomnia|awake (?:again|all night)|not sleeping|no sleep",
    ),
    say: [
      'Then we’ll keep each other company for a while.',
      'The night makes everything bigger than it is.',
      'Nights like that are long. You don’t have to fight it; lying still counts for something.',
    ],
    ask: ['What is keeping you up?', 'Is it your head that won’t stop, or the world?'],
  },
  let_be: {
    when: words(
      "(?:don't|do not|would rather not|i'd rather not|rather not)(?: really)?(?: want to| wanna| feel like| like to)? (?:talk(?:ing)?|discuss(?:ing)?|speak(?:ing)?|say|think(?:ing)?)|change the subject|talk about (?:something|anything) else|too deep|forget it|never mind|nevermind",
    ),
    say: [
      'Of course. Let’s talk about something else.',
      'Then let’s leave it there.',
      'All right, no more of that.',
    ],
  },
  joy: {
    when: words(
      "on the way(?=[.!,]|$)|due in \\w+|(?:be|becoming|being) a (?:grand\\w+|dad|mum|mom|father|mother)|(?:\\d+|our|wedding) (?:years? )?anniversary|married (?:for )?\\d+ years|i (?:just )?(?:bought|got) (?:my|a|an) (?:first |new )(?:\\w+ ?){1,3}|i (?:just |finally |actually |totally )?(?:passed|won|graduated|made it|did it|aced|got (?:promoted|engaged|married|accepted|in|the (?:job|part|flat|house|place)|a (?:new )?(?:job|house|flat)|a promotion|a raise|a puppy|a kitten))|(?:i'm|i am|we're|we are) (?:pregnant|engaged|(?:so |really |very |super )?(?:happy|excited|thrilled|proud)|getting married|having a (?:baby|boy|girl)|gonna be (?:a |an )?(?:dad|mum|mom|aunt|uncle|grand\\w+))|(?:baby|daughter|son|niece|nephew|grand\\w+) (?:is|was|has been|just got) (?:just )?born (?:today|yesterday|last night|this \\w+)|is here, (?:three|four|healthy)|proposed|said yes|we(?:'re| are) expecting|got (?:my|the) (?:licen[sc]e|results|degree)|(?:good|great|amazing|big) news|best (?:day|week|night)|it (?:rose|worked|arrived)\\b|(?:arrived|came) today|so happy",
    ),
    say: [
      'Oh, that’s wonderful news!',
      'Well done, and I mean it.',
      'I’m really happy for you.',
      'That deserves a small celebration.',
      'Look at you. You’ve earned that.',
    ],
    ask: ['How will you celebrate?', 'How does it feel now?'],
  },
  birthday: {
    when: words(
      "it(?:'s| is) my birthday|my birthday (?:is )?(?:today|tomorrow)|i(?:'m| am) turning \\d+|birthday today",
    ),
    say: [
      'Happy birthday{name}! May somebody else do the dishes today.',
      'Then happy birthday{name}: cake first, everything else after.',
    ],
    ask: ['What did you wish for?', 'How are you spending it?'],
  },
  lonely: {
    when: words(
      "(?:it's|it is|so|too|very) (?:so |too |very |really )?quiet(?:er)?(?= (?:here|now|than|without|at home)|$)|empty (?:house|flat|bed|nights?)|lonely|(?:feel|feeling|i'm|i am|so|all|always|been) (?:so |really |all |very )?alone|no friends|nobody (?:likes|cares|to talk)|miss having|eating alone",
    ),
    say: [
      'I’m glad you wrote, then. You’re not talking into the dark.',
      'That’s a heavy sort of quiet. I’ll sit in it with you for a while.',
      'Being alone with it is the worst part. Here you needn’t be.',
    ],
    ask: [
      'Is there somebody you could ring tonight, even just to hear a voice?',
      'Since when has it been like that?',
    ],
  },
  angry: {
    when: words(
      "humiliated me|made fun of me|in front of (?:everyone|everybody|the whole)|(?:i'm|i am|so|really|makes me|made me|feeling) (?:so |really |very |just )?(?:angry|mad|furious|annoyed|pissed(?: off)?|fuming|fed up)|(?:shouted|screamed|yelled|yells|shouts|screams) at me|(?:hate|hates) (?:my|this|him|her|them)|unfair|(?:he|she|my \\w+)(?:'s| is) (?:an? )?(?:idiot|jerk|asshole|dick|bitch)",
    ),
    say: ['I’d be angry too.', 'That’s no way to treat anybody.', 'You’re allowed to be furious about that.'],
    ask: ['Do you want to let it out?', 'What did you do then?', 'What would you have liked to say back?'],
  },
  worried: {
    when: words(
      "court|custody|hearing|lawyer|(?:i'm |i am )?(?:having|getting) (?:\\w+ )?(?:surgery|an operation|operated)|(?:i'm|i am|i feel|feeling|bit|so|really|very|pretty|kinda|getting) (?:so |really |a bit |pretty |quite |very )?(?:nervous|worried|scared|afraid|anxious|stressed|terrified)|freaking out|panicking|(?:scares|worries) me|anxiety",
    ),
    say: [
      'If you’re nervous, it’s because it matters to you.',
      'One thing at a time; the rest can wait its turn.',
      'I bet you’ve done harder things than this.',
      'Breathe out slowly once. Most of it happens in the head beforehand.',
    ],
    ask: ['What worries you most about it?'],
  },
  hurt: {
    when: words(
      "bull(?:ied|ying)|picked on|mean to (?:him|her|me)|haven't seen (?:him|her|them) (?:in|for|since)|(?:had |having )?(?:a |an )?(?:\\w+ )?(?:fight|argument|row) with|argued with|we (?:fought|argued)|heartbroken|hurts? (?:so much|a lot|me)|(?:makes|made) me (?:cry|sad)|i(?:'m| am) crying|cried|want to cry|i(?:'m| am) (?:not ok|not okay|broken|done|struggling)|hard (?:for me|time)|(?:everything|it all) is too much|overwhelmed",
    ),
    say: [
      'Then let it be heavy for a moment; you don’t have to put a brave face on it here.',
      'I’m sorry. I’m staying right here.',
      'That’s allowed. Nobody is marking you.',
    ],
    ask: ['Do you want to tell me what happened?', 'What would help a little right now?'],
  },
  tired: {
    when: words(
      "drained|burn(?:t|ed) out|shattered|knackered|wiped out|running on empty|(?:i'm|i am|so|really|feeling|very|bit|dead|too) (?:so |really |very |a bit )?(?:tired|exhausted|knackered|sleepy|worn out|burnt out|drained)|drains me|tired (?:day|week)|long (?:day|week|shift)|need (?:a|some) (?:rest|break|sleep)",
    ),
    say: [
      'Then put your feet up; nobody needs anything from you in here.',
      'A day like that deserves an early end.',
      'Sit down for a bit. I’ll do the talking, if you like.',
    ],
    ask: ['What wore you out so?', 'What was the longest part of it?'],
  },
  sad: {
    when: words(
      '(?:i.m|i am|feel|feeling|so|really|very|bit|pretty|kinda|quite|makes? me) (?:\\w+ )?sad|^sad|upset|(?:feel|feeling|so|a bit|really|been|i.m) down|depressed|awful|(?:terrible|bad|rough|hard|horrible|shitty|crap) (?:day|week|time|night|news)|miserable|unhappy|feeling low|blue today',
    ),
    say: [
      'I’m sorry it’s so heavy right now.',
      'That sounds hard. I’m glad you told me.',
      'Then let’s take it slowly tonight.',
    ],
    ask: [
      'Do you want to tell me what happened?',
      'Shall we talk about it, or about something else entirely?',
    ],
  },
  bored: {
    when: words("(?:i'm|i am|so|feeling) (?:so |really )?bored|bored (?:out|to)|nothing to do"),
    say: ['Then you’ve come at the right moment.', 'Boredom is just a door nobody has opened yet.'],
  },
};
