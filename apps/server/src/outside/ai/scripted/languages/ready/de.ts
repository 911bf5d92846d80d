import type { Ready } from './ready.ts';

/** Poems, jokes, stories and riddles in German. */
export const ready: Ready = {
  themed: {
    craft: {
      poem: 'Ein Klumpen Ton, die Scheibe dreht,\ndie Hand, die fühlt, wohin es geht;\nes schwankt, es lehnt, es bleibt doch stehn\nund lässt dich deinen Tee drin sehn.',
      joke: 'Warum verließ die Schale die Töpferscheibe? Ihr war das ständige Im-Kreis-Drehen zu viel.',
    },
    music: {
      poem: 'Die Pause zwischen Ton und Ton,\nda sitzt das Lied und atmet schon;\nlass Platz in dem, was du heut spielst,\ndie Stille weiß, was du da fühlst.',
      joke: 'Was macht ein Bassist, wenn er sich ausgesperrt hat? Er findet den Schlüssel nicht und kommt trotzdem zu spät rein.',
    },
    night: {
      poem: 'Die Stadt legt ihren Lärm beiseit,\nein Fenster hält noch etwas Zeit;\ndie letzte Bahn fährt leer vorbei,\nund du bist wach, nun sind wir zwei.',
      joke: 'Was ist nachts um vier das beste Getränk? Schlaf. Leider ausverkauft.',
    },
    story: {
      poem: 'Der Herbst zieht einen Mantel an\naus allem, was er finden kann:\nein rotes Blatt, ein Rest vom Licht,\nund was er sucht, das sagt er nicht.',
      joke: 'Zwei Enden kommen ins Gasthaus. Sagt der Wirt: Nur eins von euch kann bleiben.',
    },
    body: {
      poem: 'Die Schultern sinken, spür den Grund,\natme aus mit weichem Mund;\nder Tag darf vor der Tür noch stehn,\ner hat nichts Besseres zu sehn.',
      joke: 'In meinem Kurs gilt eine Regel: Wer einschläft, hat gewonnen.',
    },
    food: {
      poem: 'Zwiebel, Butter, Zeit und Glut,\nEile tut der Pfanne nicht gut;\ndas Fenster schlägt beschlagen zu,\nund auf dem Tisch dampft deine Ruh.',
      joke: 'Ich habe meiner Suppe ein Geheimnis erzählt. Jetzt hat sie es dick.',
    },
    sky: {
      poem: 'Ein Licht brach auf vor unsrer Zeit\nund kam durch all die Dunkelheit;\nes flog und flog und hielt erst an\nbei dem, der nach oben schauen kann.',
      joke: 'Warum isst niemand gern auf dem Mond? Tolle Aussicht, keine Atmosphäre.',
    },
    plant: {
      poem: 'Ein Blatt rollt auf, es braucht die Zeit,\nes hetzt nicht und weiß doch Bescheid;\nes dreht sich, wo das Helle liegt,\nund wartet, bis es davon kriegt.',
      joke: 'Mein Kaktus und ich haben eine Abmachung: Ich vergesse ihn, und er bleibt auf Abstand.',
    },
    travel: {
      poem: 'Der Bus kam spät, die Bank war warm,\nder Rucksack leicht in meinem Arm;\nich hatte Zeit und keinen Plan,\nund überall fing etwas an.',
      joke: 'Mein Koffer und ich haben uns getrennt. Er hatte zu viel Gepäck.',
    },
    crime: {
      poem: 'Die Tasse kalt, das Fenster weit,\nein Handschuh ohne Hand und Zeit;\nder Regen wusch die Stufen rein,\nnur eine Spur kann keiner sein.',
      joke: 'Der Dieb hat alle Uhren mitgenommen. Wir behandeln es als Zeitfrage.',
    },
    cloth: {
      poem: 'Ein Faden, eine Falte, Saum,\nin jeder Tasche noch ein Traum;\ndu drehst dich um, du siehst dich an:\nDa bist du ja, so fing es an.',
      joke: 'Warum streiten Nadel und Faden nie? Sie haben einen Draht zueinander, nur dünner.',
    },
    forest: {
      poem: 'Das Moos weiß jeden deiner Schritte,\nder Stein kennt deine leise Bitte;\nder alte Baum lässt ein Blatt los,\nund das ist seine Antwort bloß.',
      joke: 'Ich fragte den ältesten Baum um Rat. Er sagte: Bleib dran.',
    },
    sea: {
      poem: 'Die Flut geht hin, die Flut kehrt um,\nsie fragt nicht, wo und fragt nicht, warum;\ndie Lampe schwankt, das Meer ist weit,\nund hält ein kleines Licht bereit.',
      joke: 'Warum können Fische so schlecht lügen? Man sieht sofort, wenn sie Blasen werfen.',
    },
    game: {
      poem: 'Acht Pixel breit, da steht ein Turm,\nder Wächter trotzt dem Pixelsturm;\ner zündet an, Bild eins, Bild zwei,\nund alles Dunkel wird dir frei.',
      joke: 'Mein Spiel hat keine Fehler. Es hat Bewohner.',
    },
  },
  poems: [
    'Der Kessel singt, das Fenster grau,\nder Tag war krumm, ich weiß es genau;\nsetz dich, lass Kleines Kleines sein,\nheut passen wir zu zweit hier rein.',
    'Ein Blatt fiel ab, ein Blatt, und dann\nfing es der Wind noch einmal an;\nso vieles fällt und geht doch bloß\nvon hier ein Stück woanders los.',
    'Eine Lampe, ein Stuhl, der Tee ist kalt,\ndie Geschichte ist erst halb so alt;\nsie muss nicht enden, lass sie sein,\nmorgen fällt uns der Rest noch ein.',
  ],
  jokes: [
    'Treffen sich zwei Kerzen. Fragt die eine: Ist Wasser eigentlich gefährlich? Sagt die andere: Da kannst du von ausgehen.',
    'Was ist orange und geht über die Berge? Eine Wanderine.',
    'Was sagt ein großer Stift zum kleinen? Wachs mal, Stift.',
    'Mein Regenschirm und ich sind uns nah, aber er öffnet sich nur bei schlechtem Wetter.',
    'Warum können Skelette so schlecht lügen? Man durchschaut sie sofort.',
  ],
  stories: [
    'Es war einmal eine Lampe, die fürchtete sich im Dunkeln. Jeden Abend bat sie, aus zu bleiben, und jeden Abend machte sie doch jemand an. Eines Nachts fiel der Strom aus, und ein Kind kam und setzte sich zu ihr. „Ich habe auch Angst“, sagte das Kind. Da warteten sie zusammen, und am Morgen wusste keiner mehr, wovor.',
    'Eine Schnecke wollte ans Meer. Im ersten Jahr kam sie durch den Garten, im zweiten über die Straße, im dritten traf sie einen Frosch, der lachte. „Du kommst nie an.“ „Ich weiß“, sagte die Schnecke, „aber du solltest sehen, wie gut ich den Weg kenne.“ In der Nacht regnete es, der Fluss stieg, und am Morgen war ihr das Meer den halben Weg entgegengekommen.',
    'Eine alte Frau hatte eine Schublade für Dinge, die Leute beinahe gesagt hätten. Nachts raschelten sie. Einmal im Jahr öffnete sie das Fenster und ließ sie fliegen, und am nächsten Tag riefen sich in der ganzen Stadt Leute an und sagten: Ich weiß gar nicht, warum ich anrufe. Schlaf jetzt. Deins ist dabei.',
  ],
  riddles: [
    { question: 'Was läuft den ganzen Tag und kommt nie vom Fleck?', answer: 'die Uhr' },
    { question: 'Was wird nasser, je mehr es trocknet?', answer: 'ein Handtuch' },
    {
      question: 'Ich antworte immer, wenn du ins Tal rufst, und habe keinen Mund. Wer bin ich?',
      answer: 'das Echo',
    },
    { question: 'Je mehr man davon macht, desto mehr lässt man zurück. Was ist das?', answer: 'Fußspuren' },
  ],
};
