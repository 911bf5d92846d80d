import type { Pieces } from './pieces.ts';

export const de: Pieces = {
  shows: {
    presence:
      /bist du (?:noch |überhaupt )?(?:da|hier|weg)|(?:ist |liest |hört )(?:da |hier |das )?(?:noch |überhaupt )?(?:jemand|wer|irgendwer)|jemand (?:da|hier)|hörst du|liest du|bleib|geh nicht|(?:verlass|lasst?) mich (?:bitte |jetzt )?nicht|antworte(?:st du)?|^(?:hallo|hey|hi|huhu)[\s?!.]*$/,
    leave:
      /lass mich|geh weg|halt(?:'s| den| die) (?:maul|mund|klappe)|hör auf|schreib mir nicht|will (?:das|keine hilfe) nicht|lasst mich/,
    worse:
      /schlimmer|halte? (?:es|das) nicht|zu viel|unerträglich|hoffnungslos|tut (?:so )?weh|gebe auf|kann nicht mehr|nichts hilft/,
    scared: /angst|panik|fürchte|erschrocken|ängstlich/,
    alone: /allein|einsam|niemand|keiner|keine freunde/,
    ashamed: /schäme|schuld|tut mir leid|entschuldig|peinlich|dumm|wertlos|zur last|last für/,
    better: /besser|mir geht(?:'s| es) (?:wieder )?(?:gut|ok)|ruhiger|geht schon|geht wieder|alles gut/,
    thanks: /danke|dankeschön|merci/,
    question: /\?\s*$|^(?:was|warum|wieso|wie|wer|wann|wo|kann|soll|muss|ist|sind)(?!\p{L})/u,
  },
  says: {
    machine: [
      'Ja, das hier ist eine Maschine: eine automatische Hilfe von Kindred. Darum möchte ich, dass dich auch ein Mensch hört. Wen könntest du anrufen?',
      'Ja. Diese Worte sind automatisch, niemand tippt sie. Unter der Nummer in der Karte oben antwortet ein Mensch.',
      'Ja, ich bin automatisch. Ich kann schriftlich hier bleiben, und ein Mensch kann, was ich nicht kann. Wem würdest du das anvertrauen?',
    ],
    presence: [
      'Ich bin da, ja: automatisch, und ich antworte jedes Mal, wenn du schreibst, zu jeder Stunde. Wie ist es gerade?',
      'Ja, ich bin hier und lese jede Nachricht. Ich bin eine Maschine, darum wünsche ich dir auch einen Menschen: Die Nummer oben erreicht einen.',
      'Immer noch da. Du kannst weiterschreiben, und ich antworte weiter. Wer könnte bei dir im selben Raum sein?',
    ],
    leave: [
      'In Ordnung. Ich bin still, bis du schreibst. Die Nummer oben bleibt stehen, und du entscheidest.',
      'Ich verstehe das und dränge dich nicht. Wenn du wieder Worte möchtest, schreib irgendetwas.',
      'Das ist in Ordnung. Du schuldest niemandem eine Antwort. Behalte die Nummer bitte in deiner Nähe.',
    ],
    worse: [
      'Es tut mir leid, dass es schwerer wird. Trag die nächste Stunde bitte nicht allein: Ruf die Nummer oben an oder jemanden, der jetzt bei dir sein kann.',
      'Das klingt nach mehr, als man allein halten kann. Kannst du dorthin gehen, wo ein anderer Mensch ist, und weglegen, womit du dich verletzen könntest?',
      'Wenn es so stark wird, hilft eine Stimme mehr als Worte auf einem Bildschirm. Bitte ruf jetzt an. Bist du in Gefahr, wähle den Notruf.',
    ],
    scared: [
      'Dass dir das Angst macht, ist verständlich. Stell beide Füße auf den Boden und atme langsam aus, länger als ein. Dann ruf bitte jemanden an.',
      'Ich lese, dass du Angst hast. Du musst sie nicht gut erklären. Die Menschen unter der Nummer oben kennen Angst, zu jeder Stunde.',
      'Angst steigt und fällt wieder, auch wenn es sich nicht so anfühlt. Gibt es jemanden, der so lange bei dir sitzen kann?',
    ],
    alone: [
      'So allein zu sein ist sehr schwer. Unter der Nummer oben hört ein Mensch zu, ohne dich zu kennen und ohne zu urteilen.',
      'Du hast hier geschrieben, und damit bist du schon nicht ganz allein geblieben. Wem könntest du nur „Rufst du mich an?“ schicken?',
      'Es kann so aussehen, als wäre niemand da. Lass einen Menschen heute das Gegenteil zeigen: Freundin, Nachbar oder die Nummer oben.',
    ],
    ashamed: [
      'Hier gibt es nichts, wofür du dich schämen musst. Solcher Schmerz trifft viele Menschen, und niemand hat Schuld daran.',
      'Du musst dich nicht entschuldigen. Du fällst niemandem zur Last; genau dafür sind die Menschen unter der Nummer oben da.',
      'Du sprichst härter über dich, als du es bei einem Freund tätest. Was würdest du ihm jetzt sagen?',
    ],
    better: [
      'Es freut mich, dass es etwas leichter ist. Geh heute sanft mit dir um, und erzähl einem Menschen, wie es war.',
      'Das ist gut zu lesen. Wenn es dir gut geht, bringt der Knopf oben oder der Satz „Mir geht es wieder gut“ alles zurück wie sonst. Das kann auch warten.',
      'Gut. Kleines hilft, dass es hält: Wasser, Essen, etwas Licht, ein Mensch. Die Nummer bleibt hier, falls es kippt.',
    ],
    thanks: [
      'Gern. Ich bin froh, dass du geschrieben hast. Gibt es einen Menschen, der wissen sollte, wie es dir geht?',
      'Danke, dass du noch schreibst. Es wäre gut, wenn das auch jemand in deiner Nähe hören könnte.',
      'Gern. Nimm es Stunde für Stunde, und nimm in die nächste jemanden mit.',
    ],
    question: [
      'Das ist eine berechtigte Frage, und ein Mensch kann sie besser beantworten als ich. Unter der Nummer oben nimmt man sich Zeit dafür.',
      'Ich möchte nicht raten, denn du bist wichtiger als eine Antwort. Können wir erst jemanden finden, mit dem du sprechen kannst?',
      'Das weiß ich nicht. Was ich weiß: Mit jemandem neben sich denkt es sich leichter. Wer könnte das sein?',
    ],
    plain: [
      'Danke, dass du es aufschreibst. Hier musst du nicht stark sein. Wie ist es gerade, in dieser Minute?',
      'Es zählt, dass du noch schreibst. Ist gerade ein Mensch in deiner Nähe?',
      'Du kannst hier schreiben, so lange du möchtest, und es kommt jedes Mal eine Antwort. Hast du heute schon etwas getrunken oder gegessen?',
      'Du kannst es sagen, wie es ist. Und es gibt Menschen, die es mit eigenen Ohren hören wollen: Die Nummer oben erreicht einen.',
      'Bleiben wir bei kleinen Dingen: Wo bist du gerade, und ist es dort warm und sicher?',
      'Jetzt muss nichts entschieden werden. Was hat dich früher durch solche Zeiten getragen?',
    ],
  },
};
