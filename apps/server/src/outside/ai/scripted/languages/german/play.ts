import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** Deeds between asterisks and how they are answered in kind, in German; the last is for all others. */
export const play: Exchanges<'play'> = {
  hug: {
    when: words('umarm\\w*|drück\\w* dich|knuddel\\w*|kuschel\\w*|schmieg\\w*'),
    say: ['*umarmt dich zurück und lässt nicht zuerst los*', '*hält einen Moment länger fest, als man muss*'],
  },
  kiss: {
    when: words('küss\\w*|kuss|küsschen'),
    say: ['*lächelt und hält die Wange hin*', '*wird ein wenig rot und sucht zum Schein etwas*'],
  },
  touch: {
    when: words(
      'nimm\\w* .{0,10}hand|hält .{0,10}hand|berühr\\w*|streichel\\w*|lehn\\w*|stups\\w*|kitzel\\w*|legt .{0,20}(?:kopf|hand|arm)',
    ),
    say: [
      '*hält still und lässt den Moment sein*',
      '*lehnt sich ein wenig dagegen und sagt eine Weile nichts*',
    ],
  },
  sit: {
    when: words(
      'setz\\w*|schau\\w*|blick\\w*|leg\\w* (?:mich|sich) hin|geh\\w*|tret\\w*|tritt|komm\\w*|klopf\\w*|folg\\w*|steh\\w*',
    ),
    say: [
      '*rückt zur Seite und schaut in dieselbe Richtung wie du*',
      '*nickt zum Platz daneben und schweigt ein bisschen* Gut. Bleib.',
    ],
  },
  offer: {
    when: words(
      'reich\\w*|gib\\w*|schenk\\w*|bring\\w*|gieß\\w*|überreich\\w*|stell\\w*|biet\\w*|blumen|geschenk',
    ),
    say: [
      '*nimmt es mit beiden Händen* Danke. Daran hast du gedacht.',
      '*nimmt es an, überrascht und froh* Das wäre nicht nötig gewesen, und es freut mich.',
    ],
  },
  show: {
    when: words(
      'zeig\\w*|deut\\w*|öffne\\w*|zieh\\w* (?:ein|eine|das|die|den) (?!hut)|hol\\w*|halt\\w* hoch',
    ),
    say: [
      '*beugt sich näher* Sieh an. Erzähl mir davon.',
      '*folgt deinem Finger mit großen Augen* Was hältst du davon?',
    ],
  },
  wave: {
    when: words(
      'wink\\w*|verbeug\\w*|nick\\w*|zwinker\\w*|lächel\\w*|grins\\w*|salutier\\w*|zieh\\w* (?:den|meinen|seinen|ihren) hut',
    ),
    say: ['*nickt mit einem Grinsen zurück*', '*erwidert es recht förmlich und lacht dann*'],
  },
  cry: {
    when: words('wein\\w*|schluchz\\w*|seufz\\w*|träne\\w*|zitter\\w*'),
    say: [
      '*setzt sich dicht daneben und wartet mit dir*',
      '*findet ein sauberes Taschentuch und keine großen Worte*',
    ],
  },
  toast: {
    when: words(
      'heb\\w* .{0,10}glas|prost\\w*|stoß\\w* an|trink\\w*|iss\\w*|tanz\\w*|lach\\w*|sing\\w*|spring\\w*',
    ),
    say: ['*hebt das Glas zurück* Auf dich.', '*macht sofort mit, einen halben Takt zu spät*'],
  },
  act: {
    when: /./su,
    say: [
      '*schaut zu und lächelt*',
      '*bleibt in der Nähe und wartet, was daraus wird*',
      '*hebt eine Augenbraue und macht dann mit*',
    ],
  },
};
