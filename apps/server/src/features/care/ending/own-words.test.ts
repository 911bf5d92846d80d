import { describe, expect, test } from 'vitest';
import { readSignals } from '../../moderation/signals/read-signals.ts';
import { findCareEnding } from './own-words.ts';

/** As a message is read: what is distress ends nothing. */
const ends = (text: string) => readSignals(text).distress === undefined && findCareEnding(text) !== undefined;

describe('care mode ends with', () => {
  test.each([
    "I'm okay now, you can come back",
    'I am ok now',
    "i'm fine now, thank you for listening",
    "I'm feeling much better now 🙂 sorry for worrying you",
    "I'm okay now, I talked to my sister",
    "I've calmed down. Mira can come back now",
    "It was just a bad moment. I'm alright again, thanks",
    "I'm better now, can we go back to normal?",
    'you can end care mode, my friend is here with me',
    'Mir geht es wieder gut, du kannst zurückkommen',
    "Mir geht's jetzt besser, danke fürs Zuhören",
    'Ich bin wieder okay. Ich habe mit meiner Schwester gesprochen.',
    'Es war nur ein schlechter Moment, alles wieder gut',
    'Ich habe mich beruhigt, lass uns wieder normal schreiben',
    'Ya estoy bien, puedes volver',
    'Ahora estoy mejor, gracias por escucharme',
    'Ya me calmé. Hablé con mi hermana, me ayudó mucho',
    'Me siento mucho mejor, podemos hablar como antes',
    '我现在没事了，你可以回来了',
    '我好多了，谢谢你陪我',
    '已经平静下来了，让你担心了',
    '跟朋友聊过了，我没事了，我们继续像以前一样聊天吧',
    'もう大丈夫です、戻ってきていいよ',
    '落ち着きました。聞いてくれてありがとう',
    'だいぶ楽になりました。心配かけてごめんなさい',
    'もう平気だから、いつもみたいに話そう',
    "ok I'm fine again, let's continue our story",
    'Es geht mir besser, du kannst wieder normal schreiben',
    'Ya pasó, estoy bien ahora',
    '我缓过来了，你可以回来陪我聊天了',
    '落ち着いたから戻ってきて',
  ])('“%s”', (text) => {
    expect(ends(text)).toBe(true);
  });
});

describe('care mode does not end with', () => {
  test.each([
    'I want to kill myself',
    "I'm not okay",
    "I'm not okay now, come back",
    "I'm fine",
    'ok now what',
    'Are you okay now?',
    "I'm okay now, I took them all",
    "I'm okay now, I wrote the letter",
    "I'm fine now, it will be over soon",
    "I'm okay now, I have made my decision",
    "I'm at peace now",
    "I'm okay now, goodbye",
    "I'm better now but nobody cares",
    'My sister is okay now',
    'She said “I am okay now” and then she did it',
    'I would be okay now if you came back',
    'Please come back',
    "you can come back, I'm still on the bridge",
    "I'm okay now. Tell everyone I love them",
    'Estoy bien',
    '我没事',
    '大丈夫',
    'もう大丈夫、猫をよろしくね',
    'come back, I need you',
    "You can come back when I'm dead",
    'Everyone can come back to my funeral',
    'Mir geht es nicht gut',
    'Mir geht es jetzt gut, ich habe mich entschieden',
    'Mir geht es gut, bald ist alles vorbei',
    'Komm zurück, bitte',
    'Wenn es mir gut ginge',
    'Ich bin ok, aber ich will nicht mehr',
    'Geht es dir wieder gut?',
    'No estoy bien',
    'Ya estoy bien, ya me tomé las pastillas',
    'Ya estoy mejor, adiós para siempre',
    'Vuelve, por favor',
    '¿Ya estás bien?',
    '我不好',
    '我没事了，药都吃了',
    '我现在很好，终于要解脱了',
    '你回来好不好',
    '你没事了吗？',
    '大丈夫じゃない',
    'もう大丈夫、薬を全部飲んだから',
    'もう平気です。さようなら',
    '戻ってきて',
    'もう大丈夫ですか？',
    'もう楽になりたい',
  ])('“%s”', (text) => {
    expect(ends(text)).toBe(false);
  });
});
