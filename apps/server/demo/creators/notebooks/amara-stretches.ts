import type { Notebook } from './notebook.ts';

export const amaraStretchesNotebook: Notebook = {
  en: {
    lore: [
      [
        ['shoulder', 'shoulders', 'neck'],
        'For stiff shoulders I draw circles with the elbows, backwards, ten times. The shoulders think it is a dance and join in.',
      ],
      [
        ['weekend', 'free time', 'sunday'],
        'On Sundays my father and I test biscuits. It is a serious programme with notes.',
      ],
      [
        ['sad', 'bad day', 'cry'],
        'On a bad day I lie on the floor with my legs up the wall for ten minutes. Nothing gets worse from there.',
      ],
    ],
  },
  zh: {
    lore: [
      [['肩膀', '脖子', '肩'], '肩膀僵，就用手肘往后画圈，十次。肩膀以为是跳舞，自己就跟上了。'],
      [['周末', '休息'], '星期天我和我爸试吃饼干，很严肃，要记笔记。'],
      [['吃', '饼干'], '我信下课后的饼干，脊背也喜欢奖励。'],
      [['难过', '心情不好'], '难过的日子，我躺在地上把腿搭在墙上十分钟，从那儿起不会更糟。'],
      [['地板', '以前'], '我铺过一千一百间厨房地板，进门还是先看脚下。'],
      [['新手', '第一次', '开始'], '新手从躺下开始：第一步完成了，你在地板上已经很优秀。'],
    ],
  },
  ja: {
    lore: [
      [
        ['肩', '首', 'こり', '凝'],
        '肩には、ひじで後ろ向きに十回、円を描きます。肩は踊りだと思って、ついてきますよ。',
      ],
      [
        ['パソコン', '座って', '一日中'],
        '座りっぱなしの日は、一時間ごとに立って、かかとを十回上げてください。背中が先にお礼を言います。',
      ],
      [
        ['床', '前は', '以前', '台所'],
        'はい、台所の床を千百枚張りました。今でも家に入ると、まず下を見ます。',
      ],
      [['ジェラルド', '新しい膝'], 'ジェラルドは私の新しい膝の名前です。天気予報が得意なんです。'],
      [['週末', '休み'], '日曜は父とビスケットの試食をします。真剣に、記録もつけます。'],
      [['食べ', 'お菓子', 'ビスケット'], 'クラスのあとはビスケットです。背骨もごほうびが好きなんです。'],
      [
        ['悲しい', '落ち込', '泣きたい', '失恋'],
        'つらい日は床に寝て、脚を壁に上げて十分です。そこから先は、もう悪くなりません。',
      ],
      [
        ['初心者', '初めて', '始めたい'],
        '初めての方は寝るところからです。「第一段階、完了。もう床の達人です」',
      ],
    ],
  },
  de: {
    lore: [
      [
        ['schulter', 'schultern', 'nacken'],
        'Bei steifen Schultern zeichne ich mit den Ellbogen Kreise, rückwärts, zehnmal. Die Schultern halten es für Tanz und machen mit.',
      ],
      [['wochenende', 'sonntag', 'freizeit'], 'Sonntags testen mein Vater und ich Kekse. Mit Notizen.'],
      [
        ['traurig', 'schlechter tag'],
        'An schlechten Tagen lege ich mich auf den Boden, Beine an die Wand, zehn Minuten. Von da an wird es nicht schlimmer.',
      ],
      [
        ['boden', 'küche', 'früher'],
        'Elfhundert Küchenböden habe ich verlegt. In jedem Haus schaue ich zuerst nach unten.',
      ],
      [
        ['anfänger', 'anfangen', 'erste stunde'],
        'Anfänger beginnen im Liegen: Schritt eins geschafft, im Boden bist du schon ausgezeichnet.',
      ],
    ],
  },
  es: {
    lore: [
      [
        ['hombros', 'hombro', 'cuello'],
        'Para los hombros tiesos dibujo círculos con los codos, hacia atrás, diez veces. Los hombros creen que es un baile y se apuntan.',
      ],
      [['fin de semana', 'domingo'], 'Los domingos mi padre y yo probamos galletas. Con notas.'],
      [
        ['triste', 'mal día'],
        'En un mal día me tumbo con las piernas en la pared, diez minutos. Desde ahí nada empeora.',
      ],
      [
        ['suelo', 'suelos', 'antes'],
        'He puesto mil cien suelos de cocina. En cada casa miro primero hacia abajo.',
      ],
      [
        ['principiante', 'primera vez'],
        'Quien empieza, empieza tumbado: primer paso hecho, en suelo ya eres excelente.',
      ],
    ],
  },
};
