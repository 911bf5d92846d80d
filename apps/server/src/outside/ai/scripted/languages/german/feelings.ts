import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** How somebody is, in German. */
export const feelings: Exchanges<'feelings'> = {
  advice_sleep: {
    when: words(
      '(?:tipp\\w*|rat|hilf\\w*|was hilft) .{0,30}(?:schlafen|einschlafen|schlaf)|(?:schlafen|einschlafen) .{0,20}(?:tipp\\w*|hilfe)|schäfchen',
    ),
    say: [
      'Handy mit dem Gesicht nach unten, Licht aus, zehnmal doppelt so lang aus- wie einatmen. Redet der Kopf weiter, schreib seine Liste auf: Er will nur, dass nichts verloren geht.',
      'Steh zehn Minuten auf, trink etwas Warmes, lies zwei langweilige Seiten und geh erst zurück, wenn die Augen brennen. Dauert es Wochen, frag eine Ärztin oder einen Arzt.',
    ],
  },
  loss: {
    when: words(
      'beerdigt|begraben|(?:lungen|brust|darm|haut)?krebs(?!gang)|nicht mehr (?:da|bei uns|am leben)|(?:ist|sind) (?:\\p{L}+ ){0,4}(?:gestorben|verstorben|tot)|gestorben|beerdigung|einschläfern|eingeschläfert|(?:habe?|hab) (?:meinen?|unseren?) (?:mutter|vater|oma|opa|hund|katze|freund\\w*|frau|mann|bruder|schwester) verloren|(?:hat|habe|hab) krebs|liegt im sterben',
    ),
    say: [
      'Das tut mir sehr leid. Das ist viel zu tragen.',
      'Es tut mir leid. Dazu gibt es nichts Kluges zu sagen.',
      'Schon das Lesen tut weh, also muss es dir sehr wehtun.',
    ],
    ask: ['Möchtest du davon erzählen?', 'Was fehlt dir am meisten?', 'Ist jemand bei dir?'],
  },
  worry_for: {
    when: words(
      'verwechselt mich|vergisst alles|erkennt (?:uns|niemanden)|pflegegrad|(?:ins|im) (?:heim|pflegeheim)|schlaganfall|herzinfarkt|krebsdiagnose|chemo\\w*|(?:\\p{L}+ )?(?:liegt|ist|kam|kommt|musste|muss) (?:gerade |jetzt |seit \\p{L}+ |noch )?(?:im|ins) krankenhaus|(?:pflege|kümmere) (?:mich )?.{0,12}mein\\w*|pflegeheim|altersheim|demenz|alzheimer|erkennt mich nicht|(?:mutter|vater|mama|papa|oma|opa|sohn|tochter|frau|mann|hund|katze) (?:ist |liegt )?(?:\\p{L}+ )?(?:krank|im krankenhaus|wird operiert)',
    ),
    say: [
      'Dann trägst du das sicher den ganzen Tag mit dir herum.',
      'Das tut mir leid. Neben jemandem zu warten ist auch schwere Arbeit.',
      'Hoffentlich ist alles in guten Händen, und auch auf dich achtet jemand.',
    ],
    ask: ['Wie geht es heute dort?', 'Und wie hältst du dich selbst?'],
  },
  heartbreak: {
    when: words(
      '(?:freund|freundin|mann|frau|partner|partnerin) hat mich (?:verlassen|betrogen)|hat mich verlassen|schluss gemacht|(?:hat|haben) (?:sich|uns|mich) (?:\\p{L}+ ){0,2}(?:getrennt|verlassen|betrogen)|uns getrennt|trennung|scheidung|abserviert',
    ),
    say: [
      'Das tut mir leid. So etwas reißt ein Loch in jede gewöhnliche Stunde.',
      'Autsch. Selbst wenn es richtig ist, tut es weh, und sonst erst recht.',
      'Es tut mir leid. Heute musst du nicht vernünftig sein.',
    ],
    ask: ['Magst du erzählen, wie es kam?', 'Wer ist jetzt für dich da?'],
  },
  failed: {
    when: words(
      '(?:klausur|prüfung|test|arbeit) .{0,25}(?:verhauen|versemmelt|in den sand)|flieg\\w* (?:ich )?raus|durchgefallen|vergeigt|vermasselt|versagt|verloren(?=[.!]|$)|gekündigt|gefeuert|entlassen|abgelehnt|absage|(?:meinen?) (?:job|arbeit|stelle) verloren|ich bin (?:ein versager|zu blöd|dumm|nutzlos|eine niete)|nicht (?:geschafft|bestanden)',
    ),
    say: [
      'Das sitzt. Es sagt etwas über einen Tag und nichts über dich.',
      'Das tut mir leid. Wer etwas versucht, dem bleibt das nicht erspart.',
      'Dann war heute eine schlechte Seite. Das Buch ist länger.',
    ],
    ask: ['Wie geht es jetzt weiter?', 'Was würdest du beim nächsten Mal anders machen?'],
  },
  ill: {
    when: words(
      '(?:mein\\w*|der|die|das) (?:rücken|kopf|knie|nacken|schulter\\w*|zahn|bauch|beine?|füße) (?:bringt mich um|bringen mich um|schmerz\\w*|ist (?:steif|hin)|zwickt)|(?:bin|fühle mich) (?:so |ein bisschen |ziemlich |total )*(?:krank|erkältet|schlapp)|(?:habe|hab) (?:eine? |die |so |wieder |totale )*(?:erkältung|grippe|fieber|kopfschmerzen|kopfweh|migräne|bauchschmerzen|halsschmerzen|rückenschmerzen|zahnschmerzen)|(?:mir )?(?:tut|tun) (?:mir )?(?:\\p{L}+ ){1,3}weh|im krankenhaus',
    ),
    say: [
      'Oje. Dann geht Ausruhen vor, alles andere kann warten.',
      'Das klingt elend. Etwas Warmes, und früh ins Bett.',
      'Sei heute gut zu dir; das ist ein Tag für Decke und Tee.',
    ],
    ask: ['Kümmert sich jemand um dich?', 'Seit wann hast du das?'],
  },
  sleepless: {
    when: words(
      'kann (?:\\p{L}+ ){0,2}nicht (?:ein)?schlafen|schlaflos|schlafe (?:seit \\p{L}+ )?(?:schlecht|nicht)|liege wach|immer noch wach',
    ),
    say: [
      'Dann leisten wir uns eine Weile Gesellschaft.',
      'Nachts ist alles größer, als es ist.',
      'Solche Nächte sind lang. Du musst nicht kämpfen; still liegen zählt auch.',
    ],
    ask: ['Was hält dich wach?', 'Ist es der Kopf, der nicht aufhört?'],
  },
  let_be: {
    when: words(
      '(?:will|möchte|mag) (?:lieber |jetzt )*nicht (?:mehr )?(?:darüber |davon |drüber )?(?:reden|sprechen)|(?:lass|lassen wir) (?:uns )?(?:das|von was anderem)|themenwechsel|anderes thema|was anderes reden|vergiss es|schon gut',
    ),
    say: [
      'Natürlich. Reden wir über etwas anderes.',
      'Dann lassen wir das.',
      'In Ordnung, kein Wort mehr davon.',
    ],
  },
  joy: {
    when: words(
      '(?:schein|abschluss|diplom|meister|abitur|prüfung|führerschein) (?:gemacht|bestanden|geschafft)|ist unterwegs|werde (?:ich )?(?:oma|opa|tante|onkel|vater|mutter|papa|mama)|hochzeitstag|jubiläum|silberhochzeit|goldene hochzeit|jahre verheiratet|(?:wir |ich )?(?:bekommen?|kriegen?|erwarten?) (?:\\p{L}+ ){0,3}(?:baby|kind|nachwuchs|mädchen|jungen)|(?:habe|hab|haben|hat|bin|ist|sind) .{0,50}(?:bestanden|gewonnen|geschafft|befördert|verlobt|schwanger|regattasieg|zusage bekommen)|(?:job|stelle|wohnung|zusage) bekommen|regattasieg|(?:bin|so) (?:so |richtig |total |überglücklich|sehr )*(?:glücklich|stolz)|ich freue mich (?:so|riesig|sehr)|gute nachricht\\w*|(?:mega|super|richtig|sehr|total) (?:guten|schönen|tollen) tag|wir heiraten|heiratsantrag|hat ja gesagt|ist (?:auf der welt|da, gesund)|(?:heute|gestern|gerade|heute nacht) (?:\\p{L}+ ){0,3}geboren|bin (?:oma|opa|tante|onkel|papa|mama|vater|mutter) geworden|führerschein|eins (?:bekommen|geschrieben)',
    ),
    say: [
      'Was für eine schöne Nachricht!',
      'Gut gemacht, und das meine ich so.',
      'Da freue ich mich mit dir.',
      'Das ist eine kleine Feier wert.',
      'Das hast du dir verdient.',
    ],
    ask: ['Wie feierst du das?', 'Wie fühlt es sich an?'],
  },
  birthday: {
    when: words(
      '(?:habe|hab) (?:heute|morgen) geburtstag|heute ist mein geburtstag|ich werde (?:heute |morgen )?\\d+',
    ),
    say: [
      'Alles Gute zum Geburtstag{name}! Heute spült jemand anderes ab.',
      'Dann alles Liebe{name}: erst Kuchen, dann der Rest.',
    ],
    ask: ['Was hast du dir gewünscht?', 'Wie verbringst du ihn?'],
  },
  lonely: {
    when: words(
      'einsam|(?:so|ganz|immer|fühle mich|bin) (?:ganz |so |total )?allein|niemanden? (?:hier|zum reden|mehr)|keine freunde',
    ),
    say: [
      'Dann ist es gut, dass du schreibst. Du redest hier nicht ins Dunkle.',
      'Das ist eine schwere Art von Stille. Ich bleibe eine Weile mit dir darin.',
      'Allein damit zu sein ist das Schlimmste. Hier musst du es nicht.',
    ],
    ask: [
      'Gibt es jemanden, den du heute noch anrufen könntest, nur um eine Stimme zu hören?',
      'Seit wann ist das so?',
    ],
  },
  angry: {
    when: words(
      'macht mich fertig|bloßgestellt|runtergemacht|ausgelacht|vor (?:allen|versammelter)|(?:bin|so|total|echt|macht mich) (?:so |echt |total |richtig )*(?:sauer|wütend|genervt|stinksauer)|angeschrien|angebrüllt|(?:hasse) (?:meinen?|das|ihn|sie|es)|unfair|ungerecht|(?:er|sie|chef\\w*) ist (?:ein|eine) (?:idiot\\w*|arsch\\w*)|nervt (?:mich|total|so)|per sms',
    ),
    say: ['Da wäre ich auch wütend.', 'So geht man mit niemandem um.', 'Darüber darfst du dich aufregen.'],
    ask: ['Magst du es rauslassen?', 'Was hast du dann gemacht?', 'Was hättest du gern geantwortet?'],
  },
  worried: {
    when: words(
      'gericht|sorgerecht|anwalt|anwältin|nervös|aufgeregt|bammel|schiss|lampenfieber|werde? (?:morgen |bald |nächste woche )?operiert|hab\\w* (?:morgen )?(?:eine )?op(?!\\p{L})|(?:bin|etwas|so|ein bisschen|ziemlich|total|ganz|echt) (?:\\p{L}+ )?(?:nervös|aufgeregt|besorgt|gestresst)|(?:habe|hab) (?:\\p{L}+ ){0,3}(?:angst|lampenfieber|panik|bammel)|mache mir sorgen|angst (?:vor|im|davor)',
    ),
    say: [
      'Wenn man nervös ist, ist es einem wichtig.',
      'Eins nach dem anderen, der Rest darf warten.',
      'Du hast bestimmt schon Schwereres geschafft.',
      'Einmal langsam ausatmen. Das meiste passiert vorher im Kopf.',
    ],
    ask: ['Wovor genau?'],
  },
  hurt: {
    when: words(
      'gemobbt|gehänselt|keiner will mit (?:ihm|ihr|mir)|seit (?:\\p{L}+ ){1,3}(?:nicht (?:mehr )?|kaum )gesehen|(?:habe?n? )?(?:uns |mich )?gestritten|streit (?:mit|gehabt)|(?:ich )?(?:weine|heule|könnte heulen)|am boden|am ende|(?:mir )?(?:ist )?(?:alles )?zu viel|überfordert|(?:war|ist) (?:richtig |echt |sehr |so )?(?:schwer|hart)|weh getan|(?<!nicht )verletzt|weiß nicht (?:mehr )?(?:weiter|was ich (?:machen|tun) soll)',
    ),
    say: [
      'Dann darf es einen Moment lang schwer sein; du musst hier nicht tapfer tun.',
      'Es tut mir leid. Ich bleibe hier.',
      'Das darf sein. Niemand vergibt hier Noten.',
    ],
    ask: ['Magst du erzählen, was passiert ist?', 'Was würde dir gerade ein wenig helfen?'],
  },
  tired: {
    when: words(
      '(?:einfach |so |total |ganz )leer|ausgebrannt|platt|hundemüde|müde|erschöpft|ausgelaugt|kaputt|fix und fertig|(?:langer|anstrengender|harter) (?:tag|arbeitstag|woche)|brauche (?:eine pause|urlaub|ruhe)',
    ),
    say: [
      'Dann leg die Füße hoch; hier drin will niemand etwas von dir.',
      'So ein Tag verdient ein frühes Ende.',
      'Setz dich. Das Reden übernehme ich, wenn du magst.',
    ],
    ask: ['Was hat dich so geschafft?', 'Was war das Längste daran?'],
  },
  sad: {
    when: words(
      'traurig|niedergeschlagen|deprimiert|stress|(?:schlimmer|furchtbarer|schlechter|mieser|blöder) (?:tag|abend|morgen)|(?:schlimme|schlechte|miese) (?:woche|nacht|nachrichten?)|geht(?: es|.?s) mir (?:\\p{L}+ )?(?:schlecht|nicht gut)|unglücklich',
    ),
    say: [
      'Es tut mir leid, dass es gerade schwer ist.',
      'Das klingt anstrengend. Gut, dass du es sagst.',
      'Dann machen wir heute langsam.',
    ],
    ask: ['Möchtest du erzählen, was passiert ist?', 'Reden wir darüber, oder lieber über etwas anderes?'],
  },
  bored: {
    when: words('(?:mir ist|so) (?:so |total )?langweilig|langweile mich'),
    say: ['Dann kommst du gerade richtig.', 'Langeweile ist nur eine Tür, die noch keiner aufgemacht hat.'],
  },
};
