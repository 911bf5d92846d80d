import { isChinese } from '../../../platform/texts/is-chinese.ts';
import type { PromptMessage } from '../companion-ai.ts';
import { type KnownFacts, knownFacts } from '../facts/known-facts.ts';
import { type Fact, readFacts } from '../facts/read-facts.ts';

export type Intent =
  | 'hello'
  | 'mood'
  | 'thanks'
  | 'goodbye'
  | 'warmth'
  | 'sad'
  | 'worried'
  | 'ask_price'
  | 'about_you'
  | 'is_ai'
  | 'ask_name'
  | 'ask_place'
  | 'ask_job'
  | 'ask_birthday'
  | 'ask_pet'
  | 'ask_plan'
  | 'ask_like'
  | 'ask_memory'
  | 'question'
  | 'other';

/** What the scripted companion makes of a conversation. */
export type FanTurn = {
  /** What the fan said since the last answer. */
  said: string;
  isChinese: boolean;
  intent: Intent;
  /** What they have told of themselves just now. */
  news: Fact[];
  /** What is known of them, the news included. */
  known: KnownFacts;
  /** Earlier answers, so that nothing is said twice. */
  answered: string[];
};

const intents: [Intent, RegExp][] = [
  [
    'is_ai',
    /\b(?:are you|you're) (?:an? )?(?:real|ai|bot|robot|human|person)\b|你是(?:不是)?(?:真人|机器人|ai|人工智能)/i,
  ],
  [
    'ask_name',
    /\b(?:what(?:'s| is) my name|remember my name|who am i)\b|我叫什么|记得我(?:的名字|叫)|我的名字是什么/i,
  ],
  ['ask_place', /\bwhere (?:do i live|am i from|i live)\b|我(?:住|家)在哪|我住(?:的地方|哪)/i],
  [
    'ask_job',
    /\bwhat (?:do i do (?:for a living|for work)|is my job)|what's my job\b|我是做什么的|我的工作是什么/i,
  ],
  [
    'ask_birthday',
    /\bwhen is my birthday|when's my birthday|remember my birthday\b|我(?:的)?生日是(?:什么|哪|几)/i,
  ],
  [
    'ask_pet',
    /\b(?:name of my|what(?:'s| is) my|remember my) (?:\w+ )?(?:dog|cat|pet|rabbit|parrot|hamster|horse|bird)|我(?:的|家的?)?(?:猫|狗|宠物|兔子)(?:叫什么|的名字|呢)/i,
  ],
  [
    'ask_plan',
    /\b(?:what am i (?:going to do|doing|planning)|what are my plans|what (?:did i say )?i(?:'m| am) (?:going to do|doing|planning)|remember (?:my|what i am) plan\w*|where (?:am i|i am|i'm) going)|我(?:的计划|打算做什么|要去哪|什么时候)/i,
  ],
  ['ask_like', /\bwhat (?:do i (?:like|love|enjoy))\b|我喜欢什么/i],
  [
    'ask_memory',
    /\b(?:what do you (?:know|remember) (?:about|of) (?:me|us)|do you remember me|remember anything about me)\b|(?:你还?记得我(?:的事|什么|吗)|你了解我什么)/i,
  ],
  [
    'sad',
    /\b(?:sad|lonely|tired|stressed|anxious|upset|crying|awful|terrible day|bad day|hate my (?:job|life)|drains me|exhausted)\b|难过|伤心|孤独|好累|压力|焦虑/i,
  ],
  ['worried', /\b(?:nervous|worried|scared|afraid)\b|紧张|担心|害怕/i],
  [
    'goodbye',
    /\b(?:bye|goodbye|good night|see you(?! (?:on|at|in)\b)|gotta go|talk later)\b|再见|晚安|拜拜|下次聊/i,
  ],
  ['thanks', /\b(?:thanks|thank you|thx)\b|谢谢|多谢/i],
  [
    'ask_price',
    /\bhow much (?:is|are|does|do|for|would)\b|\bwhat (?:does|do|would) (?:it|that|this|they|one) cost\b|\bwhat(?:'s| is) the price\b|多少钱|什么价|怎么卖|价格/i,
  ],
  [
    'warmth',
    /\b(?:love you|miss(?:ed)? you|beautiful|gorgeous|you(?:'re| are) (?:so |really |very )?(?:great|amazing|sweet|funny|kind|lovely|the best)|love your)\b|喜欢你|想你|爱你|真美|好看|你真(?:好|逗|有趣|可爱)/i,
  ],
  [
    'mood',
    /\b(?:how are you|how's it going|how do you feel|how have you been)\b|你好吗|最近怎么样|过得怎么样/i,
  ],
  [
    'about_you',
    /\b(?:who are you|about you(?:rself)?|what do you do|what are you (?:working on|doing|up to)|how did you (?:get into|start|become|learn)|(?:you )?(?:do|like) for a living)\b|你是谁|你自己|你是做什么|你平时|你怎么开始/i,
  ],
  [
    'question',
    /[?？]|^(?:what|where|when|why|who|how|do|does|did|can|could|would|is|are|will|tell me)\b|什么|哪|为什么|怎么|有没有|能不能|是不是|多久|吗$/i,
  ],
  [
    'hello',
    /^(?:hi|hey|hello|hola|bonjour|ciao|hallo|good (?:morning|evening|afternoon)|yo)\b|^(?:你好|嗨|哈喽|早上好|晚上好)/i,
  ],
];

/** Reads the messages of a prompt, and the facts that are stored of whoever wrote them. */
export function readFanTurn(messages: PromptMessage[], stored: readonly Fact[] = []): FanTurn {
  const talk = messages.filter(({ role }) => role !== 'system');
  const lastAnswer = talk.findLastIndex(({ role }) => role === 'assistant');
  const textsOf = (list: PromptMessage[], role: PromptMessage['role']) =>
    list.filter((message) => message.role === role).map(({ content }) => content);
  const said = textsOf(talk.slice(lastAnswer + 1), 'user')
    .join('\n')
    .slice(0, 4000);
  return {
    said,
    isChinese: isChinese(said),
    intent: intents.find(([, pattern]) => pattern.test(said.trim()))?.[0] ?? 'other',
    news: readFacts(said),
    known: knownFacts(stored, [...textsOf(talk.slice(0, lastAnswer + 1), 'user'), said]),
    answered: textsOf(talk, 'assistant'),
  };
}
