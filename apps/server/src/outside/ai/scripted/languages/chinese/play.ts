import type { Exchanges } from '../exchange.ts';
import { anywhere } from '../spoken-language.ts';

/** Deeds between asterisks and how they are answered in kind, in Chinese; the last is for all others. */
export const play: Exchanges<'play'> = {
  hug: { when: anywhere('抱|搂|依偎|蹭'), say: ['*也抱住你，没有先松手*', '*多抱了一小会儿*'] },
  kiss: { when: anywhere('亲|吻'), say: ['*笑着把脸侧过来*', '*脸红了一下，假装在找东西*'] },
  touch: {
    when: anywhere('牵|握|摸|靠|戳|拍|挠|枕'),
    say: ['*没有躲，让这一刻就这么待着*', '*往你这边靠了靠，半天没说话*'],
  },
  sit: {
    when: anywhere('坐|看着?|躺|走|进|敲门|跟|站'),
    say: ['*挪出一块地方，顺着你看的方向看*', '*指指身边，安静了一会儿* 好，别走。'],
  },
  offer: {
    when: anywhere('递|给|送|倒|端|带来|泡|献'),
    say: ['*双手接过来* 谢谢，你还想着我。', '*又惊又喜地收下* 不用的，可我真高兴。'],
  },
  show: {
    when: anywhere('拿出|指|打开|掏|画|举起'),
    say: ['*凑近了看* 哟，跟我说说？', '*顺着你的手指看，睁大了眼睛* 你觉得呢？'],
  },
  wave: {
    when: anywhere('挥手|鞠躬|点头|眨眼|微笑|笑|行礼'),
    say: ['*笑着点点头*', '*郑重地回了个礼，然后自己先笑了*'],
  },
  cry: {
    when: anywhere('哭|叹气|流泪|发抖|眼泪'),
    say: ['*坐到你身边，陪你等着*', '*找来一块干净手帕，没说什么大道理*'],
  },
  toast: {
    when: anywhere('举杯|干杯|碰杯|喝|吃|跳舞|唱|跳'),
    say: ['*也举起杯子* 敬你。', '*马上跟上，慢了半拍*'],
  },
  act: {
    when: /./su,
    say: ['*在旁边看着，笑了*', '*没出声，离得近了些*', '*挑挑眉，也跟着来*'],
  },
};
