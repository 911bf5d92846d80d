import type { PromptMessage } from './companion-ai.ts';

export type Intent =
  | 'hello'
  | 'mood'
  | 'thanks'
  | 'goodbye'
  | 'warmth'
  | 'sad'
  | 'is_ai'
  | 'ask_name'
  | 'question'
  | 'other';

/** What the scripted companion makes of a conversation. */
export type FanTurn = {
  /** What the fan said since the last answer. */
  said: string;
  isChinese: boolean;
  intent: Intent;
  /** The name the fan gave in this conversation. */
  fanName: string | undefined;
  /** The name was given just now. */
  isNewName: boolean;
  /** Something they say they like. */
  topic: string | undefined;
  /** Earlier answers, so that none is given twice in a row. */
  answered: string[];
};

const intents: [Intent, RegExp][] = [
  [
    'is_ai',
    /\b(?:are you|you're) (?:an? )?(?:real|ai|bot|robot|human|person)\b|你是(?:真人|机器人|ai|人工智能)/i,
  ],
  ['ask_name', /\b(?:what(?:'s| is) my name|remember my name|who am i)\b|我叫什么|记得我(?:的名字)?吗/i],
  [
    'sad',
    /\b(?:sad|lonely|tired|stressed|anxious|upset|crying|awful|terrible day|bad day)\b|难过|伤心|孤独|好累|压力|焦虑/i,
  ],
  ['thanks', /\b(?:thanks|thank you|thx)\b|谢谢|多谢/i],
  ['goodbye', /\b(?:bye|goodbye|good night|see you|gotta go|talk later)\b|再见|晚安|拜拜|下次聊/i],
  [
    'warmth',
    /\b(?:love you|miss(?:ed)? you|beautiful|gorgeous|you're (?:great|amazing|sweet)|love your)\b|喜欢你|想你|爱你|真美|好看/i,
  ],
  [
    'mood',
    /\b(?:how are you|how's it going|how do you feel|how have you been)\b|你好吗|最近怎么样|过得怎么样/i,
  ],
  [
    'question',
    /[?？]|^(?:what|where|when|why|who|how|do|does|did|can|could|would|is|are|will)\b|什么|哪里|为什么|怎么|吗$/i,
  ],
  ['hello', /^(?:hi|hey|hello|good (?:morning|evening|afternoon)|yo)\b|^(?:你好|嗨|哈喽|早上好|晚上好)/i],
];

const givenName =
  /(?:\bmy name is|\bmy name's|\bcall me|\bi am called)\s+(\p{L}[\p{L}'-]{0,19})|(?:我叫|我的名字(?:是|叫))\s*(?!什么|啥)([\p{L}]{1,8})/iu;
/** What they say they like: a few words, up to where the thought ends. */
const liked =
  /\b(?:i (?:really |also )?(?:love|like|enjoy|adore)|i'm into|i am into)\s+((?!you|your|it|this|that|when|how|to)[a-z][a-z'-]*(?: (?!and|but|because|so|when|in|at|on|with|you|too|very|really)[a-z][a-z'-]*){0,2})|我(?:很|最|也)?(?:喜欢|爱)(?!你)([\p{Script=Han}]{1,8})/iu;

export function readFanTurn(messages: PromptMessage[]): FanTurn {
  const talk = messages.filter(({ role }) => role !== 'system');
  const lastAnswer = talk.findLastIndex(({ role }) => role === 'assistant');
  const said = talk
    .slice(lastAnswer + 1)
    .map(({ content }) => content)
    .join('\n')
    .slice(0, 4000);
  const earlier = talk.slice(0, lastAnswer + 1);
  const names = (list: PromptMessage[]) =>
    list.filter(({ role }) => role === 'user').map(({ content }) => nameIn(content));
  const newName = nameIn(said);
  return {
    said,
    isChinese: /\p{Script=Han}/u.test(said),
    intent: intents.find(([, pattern]) => pattern.test(said.trim()))?.[0] ?? 'other',
    fanName: newName ?? names(earlier).findLast((name) => name !== undefined),
    isNewName: newName !== undefined,
    topic: topicOf(said),
    answered: earlier
      .filter(({ role }) => role === 'assistant')
      .slice(-6)
      .map(({ content }) => content),
  };
}

function nameIn(text: string): string | undefined {
  const match = givenName.exec(text);
  return match?.[1] ?? match?.[2];
}

function topicOf(text: string): string | undefined {
  const match = liked.exec(text);
  return (match?.[1] ?? match?.[2])?.trim();
}
