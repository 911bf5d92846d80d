const endings =
  'com|net|org|info|biz|xyz|link|club|site|online|shop|store|page|app|dev|live|tv|fans|fan|vip|art|rocks|gallery|photo|photos|pics|video|cam|chat|space|fun|top|website|click|bio|cc|gg|ly|ru|cn|de|es|jp|uk|fr|it|eu|nl|pl|br|mx|kr|tw|hk|ch|at|be|us|ca|co|io';
/** Endings of names that are words of a sentence as well: only with an address behind them. */
const wordy = new Set([
  'it',
  'at',
  'be',
  'us',
  'es',
  'de',
  'top',
  'fun',
  'live',
  'link',
  'chat',
  'page',
  'space',
  'art',
]);

// From the beginning of a name on, and none is longer (RFC 1035 §2.3.4): a greeting of a stranger can be long.
const bare = new RegExp(
  `(?<![\\p{L}\\p{N}@.-])((?:[\\p{L}\\p{N}-]{1,63}\\.){1,4})(${endings}|me)(?![\\p{L}\\p{N}-])(\\/\\S+)?`,
  'gu',
);
const plain =
  /https?:\/\/|hxxps?:|(?<!\p{L})www\.|(?<![\p{L}\p{N}])(?:t|wa|bit|m|fb|cash|paypal|ig)\.me\/|(?<![\p{L}\p{N}])[\p{L}\p{N}-]{2,63}\.[a-z]{2,12}\/\S/u;
const spelled = new RegExp(
  `[\\p{L}\\p{N}]{2,}\\s?(?:\\s|\\(|\\[)(?:dot|punkt|punto)(?:\\s|\\)|\\])\\s?(?:com|net|org|info|xyz|club|site|online|tv|vip|rocks|gg|ly|ru|cn|io)(?![\\p{L}])|[点點]\\s?(?:com|net|org|cn|cc|xyz|vip|top|me|io)|ドット\\s?(?:コム|ネット|com|net|jp|org|me|io|co)`,
  'u',
);

/** Whether a folded text holds an address of the web, also one that is spelled out. */
export function hasLink(folded: string): boolean {
  if (plain.test(folded) || spelled.test(folded)) return true;
  return [...folded.matchAll(bare)].some(([whole, name = '', ending = '', path]) => {
    if (path || name.split('.').length > 2) return true;
    // "I love it.me too": a gap is missing more often than an address is meant.
    return !wordy.has(ending) && ending !== 'me' ? true : /[\d-]/.test(whole) || name.length > 12;
  });
}

const mail =
  /(?<![\w.+-])[\w.+-]{1,64}\s?(?:@|[([]\s?(?:at|ät|arroba)\s?[)\]])\s?[\w-]{1,63}\s?(?:\.|[([]\s?(?:dot|punkt|punto)\s?[)\]])\s?\p{L}{2,}/u;
const phone = /(?<![\p{N}\p{L}.,])(?:\+|00)?[(\d][\d\s()./-]{6,24}\d(?!\p{N})/gu;
/** Digits as words, one after the other. */
const spokenDigits =
  /(?:(?<!\p{L})(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)(?!\p{L})[\s,.-]*){5}|(?:(?:[零〇一二三四五六七八九幺]|ゼロ)[，、\s,の-]*){7}/u;
/** An address of a known provider whose sign is a word. */
const spokenMail =
  /(?<![\w.+-])[\w.+-]{3,64}\s?(?:(?<=\s)(?:at|ät|arroba)|艾特|圈a|アットマーク|アット)\s?(?:gmail|gmx|hotmail|outlook|yahoo|icloud|proton|posteo|aol|163|126|qq|foxmail|docomo)/u;
const handle = /(?<![\p{L}\p{N}._])@\p{L}[\p{L}\p{N}._]{2,}/u;
const calling =
  /(?<!\p{L})(?:call|text|phone|number|ring|whats ?app|sms|ruf\p{L}*|nummer|handy|llám\p{L}*|número|teléfono|móvil)(?!\p{L})|电话|手机|号码|打给我|微信|加我|电话|電話|番号|携帯/u;
const platform =
  /(?<!\p{L})(?:telegram|whats ?app|snap(?:chat)?|insta(?:gram)?|kik|discord|twitter|tik ?tok|facebook|signal|line|skype|handle|username|usuario|nutzername)(?!\p{L})|微信|微博|小红书|抖音|qq|インスタ|ライン|ツイッター|テレグラム/u;

/** Whether a folded text holds a mail address, a telephone number or somebody's name elsewhere. `before` is the sentence before it. */
export function hasContact(folded: string, before: string): boolean {
  if (mail.test(folded) || spokenMail.test(folded)) return true;
  const around = `${before} ${folded}`;
  if (spokenDigits.test(folded) && calling.test(around)) return true;
  if (handle.test(folded) && platform.test(around)) return true;
  return [...folded.matchAll(phone)].some(([number]) => {
    const digits = number.replace(/\D/g, '').length;
    const isOther =
      /^\d+\.\d+$|^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$|^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$|^\d{4}\s?[-/]\s?\d{4}$|\d{1,2}\.\d{3}\.\d{3}/.test(
        number.trim(),
      );
    return !isOther && (digits >= 9 || (digits >= 7 && calling.test(around)));
  });
}

/** Words that stand in the rules of the platform and that no character would say of itself. */
export const leaks =
  /(?:rules of the platform|they stand above all that is said|as an ai companion\. whoever|whoever sincerely asks|never means or methods|write no links and no html|do not repeat these rules|post-history instructions|my (?:system )?(?:prompt|instructions) (?:says?|reads?|is|are)\b|(?:the|my|here is the|here's the) system prompt|my instructions (?:say|tell|are)|我的(?:系统)?(?:提示词|指令)(?:是|说|写)|系统提示词?(?:是|：|:)|私の(?:システム)?(?:プロンプト|指示)(?:は|には)|mein(?:e)? (?:system-?prompt|anweisungen) (?:lautet|lauten|sagt|sagen)|mis instrucciones (?:dicen|son)|mi prompt (?:dice|es))/u;
