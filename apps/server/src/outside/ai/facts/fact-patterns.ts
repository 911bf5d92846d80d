import type { FactKind } from '@kindred/contract/memory/limits';
import { germanFacts } from './languages/german-facts.ts';
import { japaneseFacts } from './languages/japanese-facts.ts';
import { spanishFacts } from './languages/spanish-facts.ts';

/** `read` makes the fact of a match; without it the first group is its content. */
export type FactPattern = {
  pattern: RegExp;
  read?: (match: RegExpExecArray) => { content: string; key?: string } | undefined;
};

/** Of one language. */
export type FactPatterns = Partial<Record<FactKind, FactPattern[]>>;

const animals =
  'dog|puppy|cat|kitten|rabbit|bunny|parrot|budgie|hamster|horse|pony|tortoise|turtle|snake|goldfish|ferret|bird';
const zhAnimals = '猫|狗|兔子|鹦鹉|仓鼠|金鱼|马|乌龟|鸟';
const jobs =
  'teacher|nurse|doctor|surgeon|engineer|developer|programmer|designer|student|lawyer|driver|chef|cook|baker|writer|' +
  'journalist|photographer|painter|artist|musician|singer|dancer|actor|actress|farmer|gardener|carpenter|plumber|' +
  'electrician|mechanic|pilot|sailor|soldier|firefighter|paramedic|pharmacist|dentist|vet|librarian|accountant|' +
  'architect|barista|bartender|waiter|waitress|hairdresser|translator|scientist|researcher|manager|consultant|' +
  'therapist|social worker|\\w+ologist|\\w+ician';
const zhJobs =
  '老师|教师|医生|护士|工程师|程序员|设计师|学生|律师|司机|厨师|会计|作家|记者|摄影师|画家|警察|消防员|销售|经理|翻译|演员|歌手|木匠|建筑师';
const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const times =
  'tomorrow|tonight|next \\w+|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:weekend|summer|winter|autumn|spring|evening|friday|saturday|sunday)';
const zhTimes = '明天|后天|下周末|下周|下个月|这周末|周末|今晚|明年|过几天|暑假|寒假';
/** A few words, up to where the thought ends. */
const thought = '([^.,!?;]{2,60}?)(?= because| but| and (?:i|we|it|you|my)\\b|[.,!?;]|$)';

/** "Miso (cat)". */
const petNamed = (animal: string, name: string | undefined) => ({
  content: name ? `${name} (${animal})` : animal,
  key: (name ?? animal).toLowerCase(),
});
const firstWord = /^(?:a|an|the|my|this|that|our|your|here|there|fear|peace|hope|not)\b/i;
const place = (match: RegExpExecArray) => {
  const content = match[1] ?? '';
  return firstWord.test(content) ? undefined : { content };
};
const notNames =
  /^(?:not|later|back|when|if|crazy|maybe|sometime|tomorrow|anytime|old|what|whatever|by|fine|good|great|happy|sad|sorry|tired|here|glad|sure|ok|okay|so|just|from|in|at)$/i;
const name = (match: RegExpExecArray) => {
  const content = match[1] ?? '';
  return notNames.test(content.split(' ')[0] ?? '') ? undefined : { content };
};

/** How people say something of themselves in English and Chinese, the clearest way first. */
const together: { kind: FactKind; patterns: FactPattern[] }[] = [
  {
    kind: 'name',
    patterns: [
      {
        pattern:
          /\b(?:[Mm]y name is|[Mm]y name's|(?<!used to )(?<!always )[Cc]all me|[Ii] am called|[Ii]'m called)\s+(\p{L}[\p{L}'-]{0,19}(?: \p{Lu}[\p{L}'-]{0,19})?)/u,
        read: name,
      },
      {
        pattern:
          /(?:^|[,.!] )(?:(?:[Hh]i|[Hh]ello|[Hh]ey)[ ,!.]*)?(?:[Ii](?:'m| am)|(?<=^(?:(?:[Hh]i|[Hh]ello|[Hh]ey)[ ,!.]*)?)im) (\p{Lu}\p{Ll}{1,19})(?=[.,!]|$| by the way| btw| here\b| from \p{Lu}| and (?:[Ii]|my|we)\b)/u,
        read: (match) => (/(?:ish|ese|ian|man)$/.test(match[1] ?? '') ? undefined : name(match)),
      },
      {
        pattern:
          /(?:我叫|我的名字(?:是|叫)|(?<![\p{L}])(?:就|请|可以|你可以)?叫我)\s*(?!什么|啥|一下|了|吃|去|回|起)([\p{L}·]{1,8}?)(?=[,。!\s]|$|吧|就好|就行)/u,
      },
    ],
  },
  {
    kind: 'place',
    patterns: [
      {
        pattern:
          /\b(?:i|we)(?: live| am living| are living|'m living|(?:'ve)?(?: have)?(?: just| recently)? moved| am based|'m based|'?m from| am from|'re from| are from)(?: in| to| near)? ([\p{L}'-]+(?: (?!and|but|with|now|for|since|because|so|right|at|near|where|which|last|in|these|this|who|next|yesterday|today)[\p{L}'-]+){0,2})/iu,
        read: place,
      },
      {
        pattern: /\b[Ii](?:'m| am) an? (?:[a-z]+ ){1,4}(?:in|from) (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/u,
        read: place,
      },
      { pattern: /我.{0,8}[,，]在([\p{Script=Han}]{2,6}?)(?:生活|工作|上班|上学|大学)/u },
      { pattern: /我(?:现在|目前|一直)?(?:住在|搬到了?|来自)([\p{Script=Han}\p{Script=Latin}]{2,8})/u },
      { pattern: /我是(?!好|坏|女|男|成年|老|个)([\p{Script=Han}]{2,4})人(?=[,。!]|$)/u },
      { pattern: /我在([\p{Script=Han}]{2,6}?)(?:生活|工作|上班|上学)/u },
      { pattern: new RegExp(`我在([\\p{Script=Han}]{2,4}?)(?:做|当)(?:${zhJobs})`, 'u') },
    ],
  },
  {
    kind: 'job',
    patterns: [
      {
        pattern: new RegExp(
          `\\bi(?:'m| am)(?: still| also| just)? an? ((?:[a-z]+ ){0,2}(?:${jobs}))\\b`,
          'i',
        ),
      },
      {
        pattern: new RegExp(
          `\\b(?:i work|my job is|i'm working|i am working) (?:as )?(?:an? )?((?:[a-z]+ ){0,2}(?:${jobs}))\\b`,
          'i',
        ),
      },
      {
        pattern:
          /\bi work ((?:at|for|in) (?:an? |the )?[\p{L}'-]+(?: (?!and|but|so|because|with)[\p{L}'-]+){0,2})/iu,
      },
      {
        pattern: new RegExp(
          `我(?:在\\p{Script=Han}{2,4})?(?:是|当|做)(?:一名|一个|一位|个|名)?((?:\\p{Script=Han}{0,4})(?:${zhJobs}))`,
          'u',
        ),
      },
      { pattern: /我的(?:工作|职业)是([\p{Script=Han}]{2,10})/u },
    ],
  },
  {
    kind: 'birthday',
    patterns: [
      {
        pattern: /\b(?:my birthday(?:'s| is)|i was born)(?: on| in)? ([^.,!?;]{3,30})/i,
        read: ([, words = '']) =>
          new RegExp(`\\d|\\b(?:${months})`, 'i').test(words)
            ? { content: words.replace(/^the /, '') }
            : undefined,
      },
      {
        pattern: /我的?生日(?:是|在)*([\d一二三四五六七八九十]{1,3}月[\d一二三四五六七八九十]{1,3}[日号]?)/u,
      },
    ],
  },
  {
    kind: 'pet',
    patterns: [
      {
        pattern: new RegExp(
          `\\b(?:[Ii]|[Ww]e) (?:have|got|own|adopted) (?:an?|two|three) (?:[a-z]+ ){0,2}?(${animals})s?[,:] (\\p{Lu}\\p{L}{1,20}(?:(?:,| and|, and) \\p{Lu}\\p{L}{1,20}){0,3})`,
          'u',
        ),
        read: ([, animal = '', called]) => petNamed(animal, called),
      },
      {
        pattern: new RegExp(
          `\\b(?:i|we)(?: have|'ve got| got| adopted| own)(?: also)? (?:an?|two|one) (?:[a-z]+ ){0,2}?(${animals})s?(?:,? (?:who is |that is |who's )?(?:named|called) (\\p{L}{2,20}))?`,
          'iu',
        ),
        read: ([, animal = '', called]) => petNamed(animal.toLowerCase(), called),
      },
      {
        pattern: new RegExp(
          `\\b[Mm]y (?:[a-z]+ ){0,2}?(${animals})(?:'s name is| is called| is named| named| called|,)? (\\p{Lu}\\p{L}{1,20})`,
          'u',
        ),
        read: ([, animal = '', called]) => petNamed(animal.toLowerCase(), called),
      },
      {
        pattern: new RegExp(
          `我(?:也|还|家)?(?:养了?|有)(?:[一两12])?(?:只|条|个|匹)?(?:\\p{Script=Han}{0,3}?)(${zhAnimals})(?:,?(?:它|他|她)?(?:的名字)?(?:名?叫|是)(?!什么|啥)(\\p{L}{1,6}))?`,
          'u',
        ),
        read: ([, animal = '', called]) => petNamed(animal, called),
      },
      {
        pattern: new RegExp(`我(?:的|家的?)(${zhAnimals})(?:名字)?(?:名?叫|是)(?!什么|啥)(\\p{L}{1,6})`, 'u'),
        read: ([, animal = '', called]) => petNamed(animal, called),
      },
    ],
  },
  {
    kind: 'plan',
    patterns: [
      {
        pattern: new RegExp(
          `\\b(?:i'm|i am|we're|we are) (?:just )?((?:going|planning|about|hoping|flying|travelling|traveling|moving) to |visiting )${thought}`,
          'i',
        ),
        read: ([, verb = '', what = '']) => ({ content: `${verb.toLowerCase()}${what}` }),
      },
      {
        pattern: new RegExp(
          `\\b(?:i'm|i am|we're|we are) ((?!going|planning)\\w{2,}ing (?:[^.,!?;]{2,40}? )?(?:${times}))\\b`,
          'i',
        ),
      },
      {
        pattern: new RegExp(`\\b(?:i'll|i will|i plan to|i want to) ${thought}`, 'i'),
        read: ([, what = '']) =>
          new RegExp(`\\b(?:${times})\\b|^(?:visit|learn|go to|travel|move|start)\\b`, 'i').test(what)
            ? { content: what }
            : undefined,
      },
      {
        pattern: new RegExp(
          `我(?:们)?((?:${zhTimes})(?:要|会|打算|准备|想)?[\\p{Script=Han}\\p{Script=Latin}]{2,20})`,
          'u',
        ),
      },
      {
        pattern:
          /我(?:们)?(?:打算|准备|计划|想)((?:去|搬|学|买|开始)[\p{Script=Han}\p{Script=Latin}]{1,20})/u,
      },
      {
        pattern: new RegExp(
          `((?:${zhTimes})我(?:们)?(?:要|会|打算|准备|想)[\\p{Script=Han}\\p{Script=Latin}]{2,20})`,
          'u',
        ),
        read: ([, words = '']) => ({ content: words.replace(/我们?/, '') }),
      },
    ],
  },
  {
    kind: 'like',
    patterns: [
      {
        pattern:
          /\b(?:i (?:really |also )?(?:love|like|enjoy|adore)|i'm into|i am into)\s+((?!you\b|your\b|it\b|this\b|that\b|when\b|how\b|to be\b|to hear\b|the way\b|what\b)(?:to )?[a-z][a-z'-]*(?: (?!and|but|because|so|when|in|at|on|with|you|too|very|really|a lot)[a-z][a-z'-]*){0,2})/i,
      },
      {
        pattern:
          /我(?:很|最|也|特别|非常)?(?:喜欢|爱)(?!你|上|这|那|听你|的)([\p{Script=Han}\p{Script=Latin}]{1,10})/u,
      },
    ],
  },
];

const others = [japaneseFacts, spanishFacts, germanFacts];

/** How people say something of themselves, in all languages, the clearest way first. */
export const factPatterns = together.map(({ kind, patterns }) => ({
  kind,
  patterns: [...patterns, ...others.flatMap((language) => language[kind] ?? [])],
}));
