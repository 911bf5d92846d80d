import type { Language } from '@kindred/contract/wire/languages';

/** Prepared texts that say nothing by themselves and add nothing to what was said before; as whole messages. */
const replies: Record<Language, string> = {
  en: `once|twice|again|only here|hm|hmm|ok|okay|yes|yeah|yep|no|nope|i do not know|i dont know|idk|dunno|no idea|maybe|perhaps|why|why not|what|really|wait|and|so|then|and then|sure|right|
    well|thanks|thank you|thx|ty|hi|hello|hey|good morning|good night|good evening|first|second|third|one|two|three|test|still here|i am here|im here|here|nothing|not really|
    i am back|im back|later|after|before|now|today|tomorrow|cool|nice|great|good|fine|i see|me too|same|please|sorry|haha|lol|go on|tell me more`,
  de: `hm|hmm|ok|okay|ja|jo|nein|nee|weiss nicht|weiss ich nicht|ich weiss nicht|ich weiss es nicht|keine ahnung|vielleicht|warum|warum nicht|was|echt|warte|und|und dann|also|dann|klar|
    genau|danke|danke dir|vielen dank|hi|hallo|hey|guten morgen|gute nacht|guten abend|erstens|zweitens|eins|zwei|drei|test|noch da|ich bin da|bin da|nichts|nicht wirklich|
    bin wieder da|spater|danach|vorher|jetzt|heute|morgen|cool|schon|toll|gut|super|aha|ich auch|bitte|sorry|haha|lol|weiter|erzahl mehr`,
  es: `hm|mmm|ok|vale|si|no|no se|no lo se|ni idea|quizas|tal vez|por que|por que no|que|en serio|espera|y|y entonces|entonces|claro|exacto|gracias|muchas gracias|hola|buenas|
    buenos dias|buenas noches|buenas tardes|primero|segundo|uno|dos|tres|prueba|sigo aqui|aqui estoy|estoy aqui|nada|la verdad no|ya volvi|luego|despues|antes|ahora|hoy|manana|
    genial|bien|bueno|aja|yo tambien|por favor|perdon|jaja|jajaja|sigue|cuentame mas`,
  zh: `嗯|嗯嗯|好|好的|是|是的|对|不|不是|不知道|我不知道|不清楚|不懂|也许|可能吧|为什么|为什么不|什么|真的|等等|然后|然后呢|那|当然|谢谢|谢谢你|多谢|你好|嗨|早|早安|早上好|
    晚安|晚上好|第一|第二|一|二|三|测试|还在|我在|在|没什么|没事|不太想|我回来了|以后|之后|之前|现在|今天|明天|不错|可以|行|哦|我也是|拜托|抱歉|哈哈|哈哈哈|继续|多说点`,
  ja: `うん|うーん|ふーん|はい|いいえ|ううん|わからない|わかりません|知らない|さあ|たぶん|なんで|なぜ|何|本当|ほんと|待って|それで|そして|じゃあ|もちろん|ありがとう|ありがとうございます|
    こんにちは|やあ|おはよう|おはようございます|おやすみ|こんばんは|一つ目|二つ目|一|二|三|テスト|まだいるよ|いるよ|ここにいます|何も|なんでもない|あんまり|ただいま|あとで|後で|前に|
    今|今日|明日|いいね|すごい|よかった|そう|そうなんだ|私も|僕も|お願い|ごめん|笑|続けて|もっと話して`,
};

const knownReplies = new Set(
  Object.values(replies).flatMap((list) => list.split('|').map((reply) => reply.trim())),
);

/** Whether a prepared text is an everyday reply of a word or a few, from which nothing can be read. */
export function isShortReply(prepared: string): boolean {
  return knownReplies.has(prepared.replace(/[^\p{L}\p{N} ]/gu, '').trim());
}
