import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** What has happened to them or is about to, in German. */
export const tidings: Exchanges<'tidings'> = {
  called_away: {
    when: words(
      '\\p{L}+ ruft(?: mich)?(?=[,.! ]|$)|(?:das )?essen ist fertig|(?:muss|müssen) (?:\\p{L}+ )?(?:umsteigen|aussteigen|weiter|ran)|es klingelt|(?:die )?pause ist (?:um|vorbei)|bin gleich (?:wieder )?(?:da|zurück)',
    ),
    say: [
      'Dann geh, hier wird nichts kalt.',
      'Los, das geht vor. Ich bin hier.',
      'Geh nur, wir reden später weiter.',
    ],
  },
  interview: {
    when: words(
      'vorstellungsgespräch\\w*|bewerbungsgespräch\\w*|(?:habe|hab) mich .{0,40}beworben|bewerbe mich|probetag|probearbeiten',
    ),
    say: [
      'Mögen sie dich so sehr mögen, wie dir die Idee gefällt. Viel Glück!',
      'So ein Gespräch hat zwei Seiten. Du darfst auch schauen.',
      'Geh ausgeruht hin, und mit einer eigenen Frage.',
    ],
    ask: ['Was würdest du dort machen?', 'Was zieht dich dorthin?'],
  },
  quitting: {
    when: words(
      '(?:will|möchte|überlege|könnte|werde) .{0,20}kündigen|job (?:wechseln|hinschmeißen)|hasse (?:meinen job|meine arbeit)|(?:kein\\w*|null) (?:bock|lust) (?:mehr )?auf (?:die |meine |den )?(?:arbeit|job)|was anderes (?:machen|arbeiten)',
    ),
    say: [
      'Das ist kein kleiner Gedanke. Wie er sich am Sonntagabend anfühlt, verrät meist die Wahrheit.',
      'So etwas darf man lange hin und her drehen. Denken kostet nichts.',
      'Dann sucht etwas in dir nach einer Tür.',
    ],
    ask: ['Was würdest du lieber machen?', 'Was hält dich dort?'],
  },
  jobless: {
    when: words(
      '(?:hat|haben) (?:sein\\w*|ihr\\w*|den|die|meine\\w*) (?:job|arbeit|stelle|arbeitsplatz) verloren|arbeitslos\\w*|ohne (?:arbeit|job)|(?:fabrik|firma|laden) (?:macht|hat) (?:zu|dicht)\\w*|gekündigt worden',
    ),
    say: [
      'Das tut mir leid. Da fehlt ja mehr als der Lohn; da fehlt die Form des Tages.',
      'Das ist hart, und es sagt nichts darüber, was jemand wert ist.',
      'Es tut mir leid. Erst der Schreck, dann die Liste; heute muss noch nicht die Liste sein.',
    ],
    ask: ['Wie kommst du damit zurecht?'],
  },
  finished: {
    when: words(
      'abgegeben|fertig (?:mit|geworden|geschrieben)|endlich (?:fertig|ferien|frei|urlaub|geschafft)|letzte[rn]? (?:prüfung|tag|schultag|arbeitstag)|abgeschlossen|hinter mir',
    ),
    say: [
      'Fertig! Das nimmt dir keiner mehr. Glückwunsch.',
      'Dann atme einmal ganz aus. Das war ein langer Weg.',
      'Stark. Der erste freie Tag danach ist der beste.',
    ],
    ask: ['Was machst du mit der freien Zeit zuerst?'],
  },
  worked: {
    when: words(
      '(?:hat|es) (?:gut |super |prima |total )?(?:funktioniert|geklappt|geschmeckt|geholfen)|(?:ist|sind) (?:\\p{L}+ )?(?:gelungen|lecker)|gut geworden|(?:tat|tut) (?:echt |so |richtig |sehr )?gut|hab(?:e)? ich gemacht|(?:er|sie|alle) (?:\\p{L}+ )?(?:schläft|lacht|begeistert)|nachschlag|war (?:super|lecker|toll|spitze)',
    ),
    say: [
      'Na also. Ich hatte keine Zweifel, höchstens einen kleinen.',
      'So soll es sein.',
      'Gut gemacht. Genieß es, solange es warm ist.',
      'Dann hat es sich gelohnt.',
    ],
  },
  mishap: {
    when: words(
      'verpasst|verschlafen|angebrannt|verbrannt|daneben(?:gegangen)?|schiefgegangen|vergessen|verschüttet|zu spät|verlaufen|versalzen|verwechselt|ups',
    ),
    say: [
      'Das passiert den Besten, und uns anderen zweimal.',
      'In einer Woche ist es eine Geschichte, und keine schlechte.',
      'So genau wie du hat das keiner bemerkt.',
    ],
  },
  delay: {
    when: words(
      'verspätung\\w*|verspätet|(?:ich )?warte\\w* (?:auf|seit|noch|schon|immer)|wartezimmer|im stau|stau|schlange|fällt aus|ausgefallen|hänge? (?:hier )?fest',
    ),
    say: [
      'Warten ist die langweiligste Arbeit, und keiner bezahlt sie.',
      'Dann hast du Zeit übrig. Verschwende sie ruhig hier.',
      'Für Wartezeiten bin ich gut. Bleib, solange es dauert.',
    ],
  },
  found: {
    when: words(
      '(?:wieder )?gefunden|(?:wieder )?aufgetaucht|hat sich (?:geklärt|erledigt)|gelöst|aus versehen',
    ),
    say: [
      'Gefunden also. Suchen lohnt sich doch.',
      'Ich mag ein gutes Ende.',
      'Am Ende ganz einfach; das ist es oft.',
    ],
  },
  kindness: {
    when: words(
      '(?:war|waren|ist|sind) (?:\\p{L}+ ){0,2}(?:nett|freundlich|hilfsbereit|lieb)|(?:hat|haben) mir geholfen|kommt mit|begleitet mich|an meiner seite|(?:ein|eine) fremde[rs]?',
    ),
    say: [
      'Solche Leute machen eine ganze Schlange anderer wieder gut.',
      'Kleine Freundlichkeiten halten sich jahrelang.',
      'Gut, so jemanden neben sich zu haben.',
    ],
  },
  keepsake: {
    when: words(
      'geerbt|erbstück|(?:ist|war|sind|waren|stammt|stammen) (?:noch )?von mein\\w*|(?:ihre|seine) \\p{L}+ stehen|aufgehoben|wegwerfen|angeschlagen',
    ),
    say: [
      'So etwas behält man nicht, weil es heil ist.',
      'Dann steckt ein Stück von jemandem darin.',
      'Das könnte kein neues.',
    ],
  },
  gave_up: {
    when: words(
      'wollte (?:\\p{L}+ ){0,3}(?:werden|sein)|aufgegeben|(?:ist|wurde) nichts draus|musste .{0,20}aufhören',
    ),
    say: [
      'Ein Traum, aus dem nichts wurde, steuert trotzdem ein wenig mit.',
      'Vielleicht hat er eine andere Tür gefunden. Das tun sie.',
      'Weg ist er nicht; er steckt in dem, wie du anderes machst.',
    ],
  },
  childhood: {
    when: words(
      'als (?:kind|junge|mädchen|jugendliche\\w*)|als ich (?:klein|jung|\\d+)|früher|damals|in meiner (?:kindheit|jugend)|vor (?:\\p{L}+|\\d+) jahren|beigebracht',
    ),
    say: [
      'So etwas bleibt länger in den Händen als im Kopf.',
      'Man sieht dich fast vor sich, eine Nummer kleiner.',
      'Was man damals tat, kommt meist irgendwann zurück.',
    ],
    ask: ['Woran erinnerst du dich am besten?'],
  },
  started: {
    when: words(
      '(?:habe|hab) (?:\\p{L}+ ){0,4}(?:angefangen|begonnen|angemeldet)|lerne (?:gerade|jetzt|seit)|seit (?:\\p{L}+ ){1,2}(?:wochen?|monate?n?|tagen?)|neues hobby|zum ersten mal',
    ),
    say: [
      'Anfangen ist der Teil, den die meisten auslassen. Gut so.',
      'Das gefällt mir. Die ersten Wochen sind dazu da, schlecht zu sein.',
      'Schön. Hände haben gern etwas zu tun.',
    ],
    ask: ['Wie kam es dazu?'],
  },
};
