import type { Exchanges } from '../exchange.ts';
import { anywhere } from '../spoken-language.ts';

/** Deeds between asterisks and how they are answered in kind, in Japanese; the last is for all others. */
export const play: Exchanges<'play'> = {
  hug: {
    when: anywhere('抱き|ハグ|ぎゅ|寄り添|抱きつ'),
    say: ['*そっと抱き返して、先には離さない*', '*もう少しだけ、そのままでいる*'],
  },
  kiss: {
    when: anywhere('キス|口づけ'),
    say: ['*笑って頬を向ける*', '*少し赤くなって、探し物をするふりをする*'],
  },
  touch: {
    when: anywhere('手を(?:握|つな|取)|触|撫|なで|もたれ|つつ|くすぐ|寄りかか'),
    say: ['*動かずに、そのままにしておく*', '*少し寄りかかって、しばらく黙っている*'],
  },
  sit: {
    when: anywhere('座|見(?:る|上げ|つめ)|横にな|歩|入|ノック|ついて|立'),
    say: ['*席を空けて、同じほうを見る*', '*隣をぽんと叩いて、少し黙る* ゆっくりしていってください。'],
  },
  offer: {
    when: anywhere('渡|差し出|あげ|注|持ってく|プレゼント|贈|淹れ|どうぞ'),
    say: [
      '*両手で受け取る* ありがとうございます。覚えていてくれたんですね。',
      '*驚いて、うれしそうに受け取る* お気づかいなく、でもうれしいです。',
    ],
  },
  show: {
    when: anywhere('見せ|指さ|開|取り出|描|持ち上げ'),
    say: ['*顔を近づける* おや、聞かせてください。', '*指の先を目で追う* どう思いますか？'],
  },
  wave: {
    when: anywhere('手を振|お辞儀|うなず|ウインク|微笑|にっこり|笑'),
    say: ['*笑ってうなずき返す*', '*かしこまって返してから、吹き出す*'],
  },
  cry: {
    when: anywhere('泣|涙|ため息|震え'),
    say: ['*すぐ隣に座って、一緒に待つ*', '*きれいなハンカチを見つけて、大きなことは言わない*'],
  },
  toast: {
    when: anywhere('乾杯|グラス|飲|食べ|踊|歌|跳'),
    say: ['*杯を上げ返す* あなたに。', '*すぐに加わる、半拍遅れで*'],
  },
  act: {
    when: /./su,
    say: ['*そばで見て、ほほえむ*', '*何も言わず、少し近くに来る*', '*眉を上げて、それから付き合う*'],
  },
};
