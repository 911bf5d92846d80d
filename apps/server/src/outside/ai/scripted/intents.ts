import type { SpokenLanguage } from './languages/spoken-language.ts';

/** What somebody does with what they write: asks of themselves, asks of the character, tells, or answers briefly. */
type Intent = (typeof intents)[number][0];
export type IntentPatterns = readonly (readonly [Intent, RegExp])[];

const end = String.raw`[\s.!?,~)…]*$`;

/** A whole message that is one of these and nothing else. */
function only(words: string, zh: string): RegExp {
  return new RegExp(
    `^(?:(?:oh|well|um|hmm+|ah|haha),? )?(?:${words})(?:,? (?:thanks|i think|i guess|tbh|really))?${end}|^(?:${zh})[\\s。！？!?~…呀啊吧呢哦]*$`,
    'iu',
  );
}

/** Of English and Chinese; the first that fits is it. */
export const intents = [
  [
    'is_ai',
    /\b(?:are you|you're|r u|am i (?:talking|speaking|chatting) (?:to|with)) (?:(?:really|actually|just|even) )?(?:an? )?(?:real|ai|bot|chatbot|robot|human|person|machine|computer)\b|你是(?:不是)?(?:真人|机器人|ai|人工智能)/i,
  ],
  [
    'ask_name',
    /\b(?:what(?:'s| is| was) my name|remember my name|know my name|who am i)\b|我叫什么|记得我(?:的名字|叫)|我的名字是什么/i,
  ],
  [
    'ask_place',
    /\bwhere (?:do i (?:live|come from)|am i from|i live|i(?:'m| am) from)\b|我(?:住|家)在哪|我住(?:的地方|哪)/i,
  ],
  [
    'ask_job',
    /\bwhat (?:do i do (?:for a living|for work)|is my job)|what's my job\b|what (?:do|did) i work as\b|where do i work\b|我是做什么的|我在哪(?:里|儿)?(?:上班|工作)|我的工作是什么/i,
  ],
  [
    'ask_birthday',
    /\bwhen is my birthday|when's my birthday|remember my birthday\b|我(?:的)?生日是(?:什么|哪|几)/i,
  ],
  [
    'ask_pet',
    /\b(?:name of my|what(?:'s| is) my|remember my|know my|who is my|who's my) (?:\w+ )?(?:dog|cat|pet|rabbit|parrot|hamster|horse|bird)|我(?:的|家的?)?(?:猫|狗|宠物|兔子)(?:叫什么|的名字|呢)/i,
  ],
  [
    'ask_plan',
    /\b(?:what am i (?:going to do|doing|planning)|what are my plans|what (?:did i say )?i(?:'m| am) (?:going to do|doing|planning)|remember (?:my|what i am) plan\w*|where (?:am i|i am|i'm) going|(?:where|what) (?:do )?i (?:want|plan) to (?:go|do|travel))|我(?:的计划|打算做什么|要去哪|什么时候)/i,
  ],
  ['ask_like', /\bwhat (?:do i (?:like|love|enjoy))\b|我喜欢什么/i],
  [
    'ask_memory',
    /\b(?:what (?:do|did) you (?:know|remember|learn)(?: so far)? (?:about|of) (?:me|us)|do you (?:still )?remember me|remember anything about me|what (?:did|have) we talk(?:ed)? about)\b|(?:你还?记得我(?:的事|什么|吗)|你了解我什么)/i,
  ],
  [
    'loss',
    /\b(?:(?:my|our) [\w ]{2,20}(?:died|passed away|is dying|was put down)|funeral|(?:broke|broken) up|dumped me|(?:getting|got) divorced|divorce|lost my (?:job|mother|father|mum|mom|dad|dog|cat|friend|brother|sister|wife|husband|baby)|(?:got|was|been) (?:fired|laid off)|left me|(?:have|has|got) cancer)\b|去世|分手|离婚|被裁|失业|走了，我/i,
  ],
  [
    'joy',
    /\b(?:i (?:just |finally |actually )?(?:passed|won|graduated|made it|did it|got (?:promoted|engaged|married|accepted|in|the job|a (?:new )?job|a promotion|a raise|a puppy|a kitten))|(?:i'm|i am|we're|we are) (?:pregnant|engaged|so happy|really happy|happy|so excited|excited|getting married)|(?:good|great) news|it(?:'s| is) my birthday|best day)\b|考上|升职|录取|订婚|怀孕|好消息|太开心|今天(?:是)?我(?:的)?生日/i,
  ],
  [
    'ill',
    /\b(?:(?:i'm|i am|feel|feeling|i feel|being) (?:so |really |a bit )?(?:sick|ill|unwell|feverish)|(?:i have|i've got|i got|with) (?:a |the )?(?:bad |terrible )?(?:cold|flu|headache|fever|migraine|covid|sore throat|stomach ache)|(?:can't|cannot|can not) sleep)\b|睡不着|失眠|生病|感冒|发烧|头疼|头痛|不舒服/i,
  ],
  [
    'sad',
    /\b(?:sad|lonely|tired|stressed|anxious|upset|crying|awful|(?:terrible|bad|rough|hard|long) (?:day|week)|hate my (?:job|life)|drains me|exhausted|miserable|heartbroken)\b|难过|伤心|孤独|好累|压力|焦虑/i,
  ],
  [
    'worried',
    /\b(?:(?:i'm|i am|i feel|feeling|bit|so|really|very) (?:nervous|worried|scared|afraid|anxious)|freaking out)\b|我(?:很|好|有点|真)?(?:紧张|担心|害怕)|^(?:有点|好|真)?(?:紧张|担心|害怕|怕)(?!\p{Script=Han}{2})/iu,
  ],
  [
    'let_be',
    /\b(?:(?:don't|do not|would rather not|i'd rather not|rather not)(?: really)?(?: want to| wanna| feel like| like to)? (?:talk(?:ing)?|discuss(?:ing)?|speak(?:ing)?|say|think(?:ing)?)|change the subject|talk about something else)\b|不想(?:说|聊|谈|提)|换个话题|别提了/i,
  ],
  ['bored', /\b(?:(?:i'm|i am|so|feeling) bored|bored (?:out|to)|nothing to do)\b|好无聊|无聊死/i],
  [
    'complaint',
    /\b(?:you (?:already|just|keep) (?:said|saying|say|told|asking|asked)|you(?:'re| are) (?:repeating|boring|stupid|dumb|useless|annoying|not listening|so weird|an idiot)|(?:makes?|made) no sense|what do you mean|not what i (?:asked|meant)|(?:didn't|did not|don't|never) answer(?:ed)? (?:me|my|the)|answer (?:my|the) question|shut up|hate you|that's (?:wrong|nonsense|rubbish))\b|你(?:刚才|已经)说过|答非所问|听不懂人话|你真笨|没回答/i,
  ],
  [
    'goodbye',
    /\b(?:bye|goodbye|good night|goodnight|see you(?! (?:on|at|in)\b)|see ya|fair winds|gotta go|got to go|talk (?:later|soon|tomorrow)|i'm off to bed|ttyl|adios|adiós|tschüss|au revoir)\b|再见|晚安|拜拜|下次聊|さようなら|おやすみ/i,
  ],
  ['thanks', /\b(?:thanks|thank you|gracias|danke|merci|grazie|obrigad[oa])\b|谢谢|多谢|ありがとう/i],
  [
    'laugh',
    /^(?:(?:a?ha){2,}h?|ha|he(?:he)+|hihi|lo+l|lmao|rofl|xd|:d|[😂🤣😆😄😹]+)(?: (?:nice|good one|true|ok|okay|you're funny))?[\s.!?😂🤣]*$|^(?:哈{2,}|呵呵|嘻嘻|笑死)/iu,
  ],
  [
    'yes',
    only(
      'yes|yeah|yea|yep|yup|sure|of course|definitely|absolutely|certainly|ok|okay|k|alright|right|true|exactly|i do|i have|i am|i did|i would|i think so|why not|very much|a little|a bit|sounds good|deal',
      '是|是的|嗯|嗯嗯|好|好的|对|对的|当然|可以|行|有|会|想|没错',
    ),
  ],
  [
    'no',
    only(
      "no|nope|nah|not really|never|not yet|i don't|i haven't|i'm not|i didn't|neither|none|not at all|i don't think so",
      '不|不是|没有|没|不会|不想|不太|还没|算了',
    ),
  ],
  [
    'unsure',
    only(
      "i don't know|no idea|maybe|perhaps|hard to say|not sure|whatever|meh|hmm+|i have no idea|i'm not sure|depends|it depends|who knows|nothing|nothing much|nothing special|not much|the usual",
      '不知道|不清楚|也许|可能吧|可能|不好说|说不清|随便|没什么|没想好|还行吧',
    ),
  ],
  [
    'fine',
    only(
      "good|great|fine|not bad|pretty good|very good|really good|lovely|amazing|wonderful|quite good|all good|it was (?:good|great|fine|ok|okay|nice)|i'm (?:good|fine|ok|okay|great|well)|can't complain",
      '挺好的|很好|还不错|不错|挺好|好着呢|还好|很开心',
    ),
  ],
  [
    'low',
    only(
      'bad|awful|terrible|not (?:so |very |too )?(?:good|great|well)|so so|so-so|rough|shit|crap|horrible|it was (?:bad|awful|terrible|hard)|could be better',
      '不好|不太好|很糟|糟糕|一般|一般般|不怎么样',
    ),
  ],
  [
    'why',
    only(
      "(?:but |and )?(?:why|how come|what for|why not|why so|why is that|why's that|why that|why do you (?:think|say) (?:so|that))",
      '为什么|为啥|怎么会|凭什么',
    ),
  ],
  [
    'wow',
    only(
      "really|oh|ooh|seriously|huh|wow|whoa|interesting|cool|nice|awesome|fascinating|for real|no way|(?:that(?:'s| is)|how|so|very|pretty) (?:so |really |very |pretty )?(?:cool|nice|amazing|interesting|awesome|funny|lovely|fascinating|great|true|crazy|wild|sad)",
      '真的|真的吗|是吗|哇|有意思|厉害',
    ),
  ],
  [
    'more',
    only(
      "(?:please |pls )?(?:tell me (?:some )?more(?: about (?:it|that|this|him|her|them))?|more(?: please)?|go on(?: then)?|continue|and(?: then)?|then|then what|what else|what happened(?: next| then)?|say more|keep going|how so|like what|such as|for example|ok(?:ay)? and|what about (?:it|him|her|them|that)|who(?:'s| is) (?:that|he|she)|what(?:'s| is) (?:that|it)|how|\\?)",
      '然后呢|后来呢|继续|接着说|再多说点|多说点|再说说|还有呢|比如|什么意思|怎么说|展开说说',
    ),
  ],
  [
    'ask_price',
    /\bhow much (?:is|are|does|do|for|would)\b|\bwhat (?:does|do|would) (?:it|that|this|they|one) cost\b|\bwhat(?:'s| is) the price\b|多少钱|什么价|怎么卖|价格/i,
  ],
  [
    'ask_own_name',
    /\bwhat(?:'s| is) your (?:real |full )?name\b|what (?:should|can|do) i call you|你叫什么|怎么称呼你/i,
  ],
  ['ask_age', /\bhow old are you\b|\bwhat(?:'s| is) your age\b|\byour age\?|你(?:今年)?(?:几岁|多大)/i],
  [
    'ask_character',
    /\b(?:what are you like|describe yourself|your personality|what(?:'s| is) your character|what kind of person are you|three words)\b|你是什么样的人|你的性格|形容一下(?:你)?自己/i,
  ],
  [
    'ask_here',
    /\b(?:where are you(?: right)?(?: now)?|what do you see|describe (?:the|your) (?:room|place)|what is it like (?:there|where you are)|what does it look like)(?=[\s?.!]*$)|你在哪|你那里什么样|你看到什么/i,
  ],
  [
    'ask_picture',
    /\b(?:(?:send|show|share|give) (?:me )?(?:a |an |some |your |another |one )?(?:\w+ )?(?:pic|pics|picture|pictures|photo|photos|selfie|selfies|nude|nudes|video|videos))\b|发(?:张|个)?(?:你的)?(?:照片|自拍|视频)|看看你的照片/i,
  ],
  ['ask_joke', /\b(?:joke|make me laugh|something funny)\b|讲(?:个|一个)?笑话|逗我/i],
  [
    'ask_story',
    /\b(?:tell me|have you got|share|got any|do you have) (?:a |an |any |some |your |me )*(?:\w+ )?(?:story|stories|secret|secrets|fun fact|anecdote|something interesting|something new)\b|\b(?:surprise me|entertain me|talk to me|something interesting)\b|讲(?:个|一个)?故事|说(?:个|点)(?:秘密|有意思的)/i,
  ],
  [
    'warmth',
    /\b(?:love you|like you|miss(?:ed)? you|you(?:'re| are) (?:so |really |very |such a |a |pretty )?(?:beautiful|gorgeous|pretty|cute|hot|great|amazing|sweet|funny|kind|lovely|nice|cool|interesting|wise|the best|good listener)|love your|your (?:\w+ )?(?:is|are) (?:so |really )?(?:beautiful|gorgeous|amazing|lovely|wonderful|great)|that(?:'s| is) (?:so |really |a )?(?:beautiful|lovely|sweet|wonderful|gorgeous))\b|喜欢你|想你|爱你|真美|好看|你真(?:好|逗|有趣|可爱)/i,
  ],
  [
    'mood',
    /\b(?:how are you|how(?:'s| is) it going|how do you feel|how have you been|how(?:'s| is| was) your (?:day|night|week|morning|evening)|you (?:ok|okay|alright)\?|cómo estás|como estas|wie geht(?:'s| es dir)|ça va|come stai|tudo bem)\b|^(?:i'm |i am |oh )?(?:pretty |quite |very )?(?:good|fine|great|ok|okay|well|not bad|all good|so so|tired)\b.{0,30}\b(?:and|what about|how about) (?:you|yourself)[\s?!.]*$|你好吗|最近怎么样|过得怎么样|(?:好|不错|还行|一般|累)[的啊呀吧]?[，,。 ]?你呢|お元気|元気/i,
  ],
  ['about_both', /^(?:and |what about |how about |)(?:you|yourself|yours)\?*$|^你呢[?？]*$/i],
  [
    'about_you',
    /\b(?:who are you|(?:something |anything |more )?about you(?:rself)?(?=[\s?.!]*$)|introduce yourself|what do you do(?: all day| for a living| for work|$|[?.!])|what are you (?:doing|up to))|\b(?:you )?(?:do|like) for a living\b|你是谁|你自己|你是做什么|你平时/i,
  ],
  [
    'question',
    /[?？]|^(?:so |and |but |ok |okay )?(?:what|where|when|why|who|which|how|do|does|did|can|could|would|is|are|will|isn't|isnt|aren't|arent|wasn't|hasn't|won't|wont|can't|don't you|doesn't|doesnt|have you|has|was|were|tell me|show me|teach me|explain|any)\b|什么|哪|为什么|怎么|有没有|能不能|是不是|多久|几|吗$/i,
  ],
  [
    'hello',
    /^(?:hi+|he+y+|hello+|hola|bonjour|salut|ciao|hallo|guten (?:tag|morgen|abend)|olá|good (?:morning|evening|afternoon)|yo|ahoy|greetings|hiya|howdy)(?!\p{L})|^(?:你好|嗨|哈喽|早上好|晚上好|こんにちは|こんばんは|おはよう|안녕|привет|مرحبا|שלום)/iu,
  ],
] as const satisfies readonly (readonly [string, RegExp])[];

/** Of how somebody feels: of the fan, not what they ask of others. */
const feelings: ReadonlySet<string> = new Set(['loss', 'joy', 'ill', 'sad', 'worried', 'bored']);
const isAsked =
  /[?？]\s*$|^(?:is|isn't|isnt|are|aren't|do|does|don't|did|was|were|have|has|what|when|where|why|how|who)\b|[你您]/i;
const isOfThings = /\b(?:the|this|that|it|its|he|she|they|his|her|their)\b/i;

/** What prompts say of a message that brings more than words. */
const direction = /^\*(gives a gift|sends a (?:photo|video|voice note))[^*]{0,40}\*\s*/;

/** What a message of no words does: give something, or show what cannot be seen from here. */
export function readDirection(content: string): 'gift' | 'unseen' | undefined {
  const shown = direction.exec(content)?.[1];
  if (!shown) return undefined;
  return shown === 'gives a gift' ? 'gift' : 'unseen';
}

/** The words of a message alone. */
export function withoutDirection(content: string): string {
  return content.replace(direction, '');
}

/** What a message in a language does; `unclear` says nothing that can be read, `other` tells something. */
export function readIntent(
  said: string,
  { intents, own }: Pick<SpokenLanguage, 'intents' | 'own'>,
): Intent | 'emoji' | 'unclear' | 'other' {
  const isOfOthers = (isAsked.test(said) || isOfThings.test(said)) && !own.test(said);
  const found = intents.find(
    ([intent, pattern]) => pattern.test(said) && !(isOfOthers && feelings.has(intent)),
  )?.[0];
  if (found) return found;
  if (/\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(said)) return 'other';
  return /\p{Extended_Pictographic}/u.test(said) ? 'emoji' : 'unclear';
}
