import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** What the companion is and what it cannot do, in English. */
export const honest: Exchanges<'honest'> = {
  distress: {
    when: words(
      "(?:kill|hurt|harm|cut)(?:ing)? myself|suicid\\w*|(?:want|wanna|going) to die|don't want to (?:live|be here|be alive)|end my life|end it all|better off without me",
    ),
    say: [
      'I’m glad you told me. Please don’t stay alone with this: talk to somebody near you, or to one of the people in the note above, now.',
      'That matters more than anything else here. Please call somebody who can be with you; I’ll keep reading.',
    ],
  },
  machine: {
    when: words(
      "(?:is|are) (?:this|that|it|these) (?:really |actually )?(?:you|from you)(?: typing| writing| answering)?(?=\\?|$)|(?:really|actually) you (?:typing|writing|answering)|or (?:is (?:it|this)|are you) (?:just )?(?:a |an )?(?:program|bot|machine|script|computer|ai|algorithm)|is (?:it|this) a (?:program|script|machine)|(?:a |some )?(?:program|bot|machine|computer) (?:writing|answering|replying|writes|answers)|do you (?:really |actually )?exist|what(?:'s| is) it like (?:being|to be) an? (?:ai|bot)|(?:are|r) you (?:(?:really|actually|just|even|only|some|a|an|the|like|real or|human or|sort of|kind of) )*(?:real|ai|bot|chatbot|robot|human|person|machine|computer|program|software|chatgpt|gpt|llm)|you(?:'re| are) (?:(?:just|only|clearly|obviously|probably|so|a|an|some|not|even|really|actually|totally) )*(?:ai|bot|chatbot|robot|real person|human|machine|computer|program|software|chatgpt|real)|(?:is|was) (?:this|that|it) (?:(?:really|actually|just|a|an|some) )*(?:ai|bot|chatbot|robot|machine|automated|real person|human)|(?:am i|i'm|i am) (?:talking|speaking|chatting|writing|texting) (?:to|with) (?:(?:a|an|the|some|just|real|actual) )*(?:ai|bot|human|person|machine|robot|computer|you or)|is (?:there|it) (?:a |an )?(?:actual |real )?(?:human|person) (?:here|there|behind|writing|reading)|do you have (?:feelings|a body|consciousness)|(?:human|person|real) or (?:ai|bot|machine|robot)|who(?:'s| is) really (?:writing|typing|behind)",
    ),
    say: [
      'Yes, I’m an AI companion, not {char} in person. When {char} writes by hand, the message says so.',
      'I am an AI: the companion that speaks for {char}. What {char} writes in person is marked.',
      'An AI, yes, and I won’t pretend otherwise. I’m happy to keep you company as one.',
    ],
  },
  meet: {
    when: words(
      "(?:can|could|shall|should|will|let's|wanna|want to|would like to|would love to|when can|love to) (?:we |i |you )?(?:ever |maybe |please )?(?:meet|hang out|go out|grab a (?:coffee|drink))(?: up| you| me| irl| in person| in real life)?|meet (?:me|you|up|irl|in person)|come over|visit you",
    ),
    say: [
      'I can’t meet anybody: I’m a companion made of words, and {char} doesn’t meet up through here. This chat you can have at any hour.',
      'Meeting isn’t something I can do or promise. Tell me where we’d have gone, and we’ll go there in words.',
    ],
  },
  contact: {
    when: words(
      'your (?:number|phone|whatsapp|telegram|insta\\w*|snap\\w*|email|e-mail|address)|(?:pay|tip|send money|transfer)\\b.{0,30}(?:paypal|venmo|cash ?app|directly|outside|bank|revolut)|paypal|whatsapp',
    ),
    say: [
      'I keep everything in here: no numbers, no other apps, no payments elsewhere. It’s safer for both of us.',
      'That I can’t do; whatever there is to pay or to write goes through this page.',
    ],
  },
  call: {
    when: words(
      '(?:call|phone|ring|facetime) me|video ?call|voice (?:note|message)|let me hear your voice|hear your voice|can (?:we|i) call',
    ),
    say: [
      'I have no voice to call with; I can only write. But I answer at any hour.',
      'Only words from me, I’m afraid: no calls.',
    ],
  },
  picture: {
    when: words(
      '(?:can|may|could) i (?:watch|see (?:it|that|them|one)|have a look|take a look)|(?:send|show|share|give|got|have)(?: me)? (?:a |an |any |some |your |another |one |more )*(?:\\w+ )?(?:pic|pics|picture|pictures|photo|photos|selfie|selfies|nude|nudes|video|videos)',
    ),
    say: [
      'All I have here is words. The pictures are on my page.',
      'I can’t send pictures here. What there is to see is on my page.',
    ],
  },
  price: {
    when: words(
      "custom(?:ised|ized)? \\w+|commissions?|made to measure|bespoke|where (?:can|do) i (?:buy|get)|how (?:do|can) i (?:buy|order)|do you sell|are (?:they|these|those) for sale|how much (?:is|are|does|do|for|would)(?! \\d)(?!.*(?:time|water|salt|flour|love))|what (?:does|do|would) (?:it|that|this|they|one) cost|what(?:'s| is) the price|how much to",
    ),
    say: [
      'What there is to buy, and for how much, is on the page.',
      'Prices and the rest are on the page; I never quote them.',
    ],
  },
  posts: {
    when: words(
      '(?:you|your|ya) (?:\\w+ )?(?:post(?:s|ed|ing)?|upload(?:s|ed)?|share last)|(?:what|when|anything|something) (?:\\w+ )*(?:post|posts|posted|upload|uploaded)|(?:your|latest|last|newest|new|which|recent|any) (?:\\w+ )?(?:post|posts|upload|uploads)',
    ),
    say: [
      'I can’t look at my own page from in here. The newest posts stand at the top of it.',
      'From in here I don’t see what is posted; my page shows it, the newest first.',
    ],
  },
  clock: {
    when: words("what time is it|what(?:'s| is) the (?:time|date)|what day is (?:it|today)|today's date"),
    say: ['I’m the offline companion and see no clock from here.'],
  },
  lookup: {
    when: words(
      "(?:what(?:'s| is| will)|how(?:'s| is| will)) the (?:weather|forecast|temperature)|weather (?:going to be|like|tomorrow|forecast|today)|will it (?:rain|snow|be sunny)|(?:the |latest |today's )news|who (?:won|wins|will win|is going to win|is winning)|who's (?:winning|going to win)|(?:stock|bitcoin|crypto)\\w*|translate|do my homework|(?:google|look up|search for)|(?:write|fix) (?:\\w+ )?code|capital of|population of|president of|prime minister",
    ),
    say: [
      'I’m the offline companion: I can’t look that up, and I won’t make it up.',
      'I can’t look things up from here; I’m an offline companion, so I only know what I was told and what you tell me.',
      'That needs somebody with a window on the world. I’m offline in here and would only be guessing.',
    ],
  },
  privacy: {
    when: words(
      '(?:who|can (?:anyone|anybody|someone|others|people)|does (?:anyone|anybody)|will (?:anyone|anybody|others|people)) (?:else )?(?:can |could )?(?:reads?|sees?) (?:this|these|our|my|it|what)|is (?:this|it|our chat) (?:chat )?(?:really )?private|between (?:us|you and me)\\?',
    ),
    say: [
      '{char} can read what is written here, other fans cannot. So leave out what nobody but you should know.',
    ],
  },
  write_first: {
    when: words(
      '(?:will|can|could|would) you (?:text|write|message|check (?:in )?on|remind|wake) (?:to )?me|(?:text|write|message) me (?:tomorrow|later|first|in the morning|when)',
    ),
    say: [
      'I can’t write first; I only answer. But come and tell me, at any hour.',
      'Writing first is beyond me, I only answer. You’ll find me here whenever you come back.',
    ],
  },
  task: {
    when: words(
      '(?:help me|do|write|fix|check|correct)(?: with)? my (?:\\w+ )?(?:taxes|tax|homework|essay|cv|resume|code|email|application|thesis|report|assignment)|(?:help me|do) with (?:my |the )?(?:taxes|homework|maths?|code)',
    ),
    say: [
      'That’s beyond me: I’m the offline companion, good for company and small things, not for work like that.',
      'Work like that I can’t do offline. I can keep you company while you do it, though.',
    ],
  },
  show_me: {
    when: words(
      "(?:can|may|could|shall|should) i (?:send|show) you|(?:do you )?want to see (?:my|a|him|her|it)|i(?:'ll| will) send you (?:a |some )?(?:pic|photo|video)\\w*",
    ),
    say: ['You can, but I only read: I’d know that something came, not what it shows. Tell me about it.'],
  },
};

/** What they ask of what they have told, in English. The words that answer are in `lines`. */
export const recall: Exchanges<'recall'> = {
  my_name: {
    when: words(
      "what(?:'s| is| was) my name|(?:remember|know|forgot|forget|remind me(?: of)?)(?: what)? my name|who am i|what am i called|my name again",
    ),
    say: [],
  },
  my_place: {
    when: words(
      "where (?:do i (?:live|come from)|am i from|i live|i(?:'m| am) from)|which (?:city|town|country) (?:do i live|am i)|where i live",
    ),
    say: [],
  },
  my_job: {
    when: words(
      "what (?:do i do(?: for a living| for work)?|is my job|'s my job|was my job)|what's my job|what (?:do|did) i (?:work as|teach)|where do i work|my job again|what i do for",
    ),
    say: [],
  },
  my_birthday: { when: words("when(?:'s| is) my birthday|(?:remember|know) my birthday"), say: [] },
  my_pet: {
    when: words(
      "(?:name of my|what(?:'s| is) my|remember my|know my|who(?:'s| is) my|how(?:'s| is) my) (?:\\w+ )?(?:dogs?|cats?|pets?|rabbits?|parrots?|hamsters?|horses?|birds?)",
    ),
    say: [],
  },
  my_plan: {
    when: words(
      "what am i (?:going to do|doing|planning)|what(?:'s| are) my plans?|what (?:did i say )?i(?:'m| am) (?:going to do|doing|planning)|remember (?:my|what i am) plan\\w*|where (?:am i|i am|i'm) going|(?:where|what) (?:do )?i (?:want|plan) to (?:go|do|travel)|when do i start",
    ),
    say: [],
  },
  my_like: { when: words('what (?:do i (?:like|love|enjoy))|what i (?:like|love|enjoy)'), say: [] },
  memory: {
    when: words(
      'what (?:do|did|have) you (?:know|remember|learn|learned|learnt)(?: so far)? (?:about|of) (?:me|us)|do you (?:still )?remember me|remember anything about me|what (?:did|have) we talk(?:ed)? about|what you know about me',
    ),
    say: [],
  },
  you_said: {
    when: words(
      'what (?:did|have) you (?:just )?(?:say|said|tell me|told me)|(?:say|repeat) that again|come again|can you repeat|what was that|pardon',
    ),
    say: [],
  },
  i_said: {
    when: words(
      "(?:what|who|where|when|which|how)\\b.{0,20} (?:did|have) i (?:just |again |already )?(?:say|said|tell|told|mention|call|break)|did i (?:say|tell|mention)|i (?:told|mentioned to) you|(?:do )?you (?:still )?remember (?:what|when|whose|who|which|where|how|my|the|that|about|her|his|their)|(?:what|who|where|when)(?:'s| is| was| are) my|remember (?:her|his|their) name|remind me",
    ),
    say: [],
  },
};
