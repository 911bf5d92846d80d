import type { Lines } from '../lines/lines.ts';
import { only, opening, replaceWords, type SpokenLanguage, words } from './spoken-language.ts';

const lines: Lines = {
  hello: [
    'Hallo{name}, schön, dass du da bist.',
    'Hi{name}! Ich hatte gehofft, dass jemand schreibt.',
    'Hey{name}, komm rein.',
    'Da bist du ja wieder{name}.',
  ],
  metName: ['Freut mich, {value}.', '{value}, das ist ein guter Name.', 'Dann also {value}.'],
  mood: [
    'Mir geht es gut, und besser, seit du schreibst.',
    'Gut, danke der Nachfrage.',
    'Heute bin ich still vergnügt.',
    'Ein bisschen müde und ganz zufrieden.',
  ],
  thanks: ['Sehr gern.', 'Nichts zu danken{name}.', 'Das ist lieb von dir.', 'Jederzeit.'],
  goodbye: [
    'Mach es gut{name}, und komm wieder, wenn du magst.',
    'Gute Nacht{name}. Ich bin hier.',
    'Bis bald{name}.',
    'Pass auf dich auf{name}.',
  ],
  gift: [
    'Danke, das ist sehr lieb von dir.',
    'Das wäre nicht nötig gewesen, und ich freue mich.',
    'Ein Geschenk. Danke dir, wirklich.',
  ],
  unseen: [
    'Ich kann hier nur lesen und nicht öffnen, was du geschickt hast. Erzählst du mir davon?',
    'Ich sehe, dass du etwas geschickt hast, aber ich habe hier nur Worte. Was ist es?',
    'Ich kann es von hier weder sehen noch hören. Beschreibst du es mir?',
  ],
  warmth: [
    'Das liest man gern.',
    'Jetzt muss ich lächeln.',
    'Vorsicht, daran könnte ich mich gewöhnen.',
    'Das hebe ich mir für einen grauen Tag auf.',
  ],
  sad: [
    'Es tut mir leid, dass es gerade schwer ist.',
    'Das klingt anstrengend. Gut, dass du es sagst.',
    'Danke, dass du mir das erzählst. Du musst nichts beschönigen.',
    'Dann machen wir heute langsam.',
  ],
  worried: [
    'Wenn man nervös ist, ist es einem wichtig.',
    'Eins nach dem anderen, der Rest darf warten.',
    'Du hast bestimmt schon Schwereres geschafft.',
  ],
  price: [
    'Was etwas kostet, steht auf der Seite, und dabei belasse ich es.',
    'Preise nenne ich nie; das macht die Seite, bevor du etwas zahlst.',
    'Schau dafür auf die Seite, ich würde es nur falsch sagen.',
  ],
  metWork: ['Also arbeitest du {value}.', 'Das füllt sicher den Tag.'],
  theirPet: ['dein Haustier ({pet})'],
  petUnnamed: [
    'Du hast mir davon erzählt ({pet}), aber nicht, wie es heißt.',
    'Von einem Haustier weiß ich ({pet}), nur den Namen kenne ich nicht.',
  ],
  isAi: [
    'Ja, ich bin eine KI, nicht {char} selbst. Manchmal schreibt {char} persönlich, dann steht es dabei.',
    'Ich bin die KI, die für {char} spricht; schreibt {char} selbst, siehst du das.',
  ],
  dontKnow: [
    'Das weiß ich leider nicht.',
    'Da müsste ich raten, und das möchte ich nicht.',
    'Darauf habe ich ehrlich keine Antwort.',
    'Da hört mein Wissen auf.',
    'Keine Ahnung, und ich erfinde ungern etwas.',
    'Das muss dir jemand anderes sagen.',
    'Da hast du eine Lücke bei mir gefunden.',
    'Ich wünschte, ich wüsste es.',
  ],
  listening: [
    'Das klingt interessant.',
    'Erzähl weiter, ich höre zu.',
    'Ja, das verstehe ich.',
    'Das kann ich mir vorstellen.',
    'So hatte ich es noch nicht gesehen.',
    'Das bleibt bei mir hängen.',
    'Da ist etwas dran.',
    'Damit hatte ich nicht gerechnet.',
    'Du erzählst das schön.',
    'Lass dir Zeit, ich habe welche.',
    'Ach so ist das.',
    'Das hätte ich gern gesehen.',
  ],
  metPlace: [
    '{value} also.',
    'Bei {value} denke ich ab jetzt an dich.',
    'Von dort schreibst du mir also: {value}.',
  ],
  metJob: [
    'Dann kennst du diese Welt: {value}.',
    'Gemerkt: {value}.',
    '{value}, das füllt bestimmt den Tag.',
  ],
  metBirthday: ['{value}: das merke ich mir.', 'Ich behalte es im Kopf: {value}.'],
  metPet: [
    '{pet} klingt nach guter Gesellschaft.',
    '{pet} hat es gut bei dir.',
    '{pet} ist mir jetzt schon sympathisch.',
  ],
  metPlan: ['Das klingt nach etwas zum Freuen.', 'Ich hoffe, es wird gut.', 'Erzähl mir danach, wie es war.'],
  metLike: [
    '{value}: guter Geschmack.',
    '{value}, das verstehe ich gut.',
    'Mit so etwas kann man ein Leben verbringen: {value}.',
  ],
  knowsName: [
    'Du heißt {value}, das hast du mir gesagt.',
    'Ich weiß es noch: {value}.',
    'Du bist {value}, natürlich.',
  ],
  knowsPlace: ['Du hast es mir gesagt: {value}.', 'Wenn ich mich recht erinnere: {value}.'],
  knowsJob: ['Deine Arbeit, sagtest du: {value}.', 'Das hast du erzählt: {value}.'],
  knowsBirthday: ['Das war {value}, sagtest du.', 'Ich habe es behalten: {value}.'],
  knowsPet: ['Das ist {pet}, hast du erzählt.', '{pet}, wie könnte ich das vergessen.'],
  knowsPlan: ['Du hast es erzählt: {value}.', 'Wenn sich nichts geändert hat: {value}.'],
  knowsLike: ['Du hast gesagt, das magst du: {value}.', 'Jedenfalls das hier: {value}.'],
  notTold: [
    'Das hast du mir noch nicht erzählt. Magst du?',
    'Das wüsste ich gern; bisher hast du es nicht gesagt.',
    'Das hast du bisher für dich behalten.',
  ],
  remembers: ['Das weiß ich noch: {facts}.', 'Lass mich überlegen: {facts}.'],
  lead: [
    'Von mir gibt es auch etwas:',
    'Vielleicht gefällt dir das:',
    'Dabei fällt mir etwas ein.',
    'Weil du gerade da bist, eine Kleinigkeit:',
    'Das ging mir gerade durch den Kopf:',
    'Noch eins von hier:',
    'Dann erzähle ich dir das:',
    'Etwas Wahres über mich:',
  ],
  askTopic: ['Wie bist du dazu gekommen, zu {value}?', 'Was magst du daran am liebsten?'],
  askSad: [
    'Möchtest du erzählen, was passiert ist?',
    'Was würde dir gerade ein wenig helfen?',
    'Reden wir darüber, oder lieber über etwas anderes?',
  ],
  askBack: [
    'Was wäre denn deine Antwort?',
    'Wie kommst du darauf?',
    'Was meinst du selbst?',
    'Woher kommt die Frage?',
    'Wie siehst du das?',
  ],
  askPet: ['Was macht {pet} heute?', 'Und wie ist {pet} gerade gelaunt?', 'Leistet {pet} dir Gesellschaft?'],
  askPlan: ['Und dein Plan ({plan}), steht er noch?', 'Worauf freust du dich dabei am meisten ({plan})?'],
  askPlace: ['Von wo schreibst du mir?', 'Wo bist du zu Hause?'],
  askName: ['Wie soll ich dich nennen?', 'Darf ich fragen, wie du heißt?'],
  ask: [
    'Wie war dein Tag?',
    'Was machst du gerade?',
    'Was hat dich hergeführt?',
    'Was beschäftigt dich diese Woche?',
    'Worüber hast du zuletzt gelacht?',
    'Was würdest du mit einem freien Nachmittag anfangen?',
    'Was siehst du von da, wo du sitzt?',
    'Welche Kleinigkeit ist heute gut gelaufen?',
    'Gibt es etwas, das du mich fragen möchtest?',
    'Was wolltest du als Kind werden?',
    'Was gab es zum Frühstück, ganz ehrlich?',
    'Worauf freust du dich?',
    'Was kannst du gut, wonach niemand fragt?',
    'Was würde den Abend zu einem guten machen?',
  ],
  joy: [
    'Was für eine schöne Nachricht.',
    'Gut gemacht, und das meine ich so.',
    'Das hast du dir verdient.',
    'Da freue ich mich mit dir.',
  ],
  askJoy: ['Wie feierst du das?', 'Wem hast du es zuerst erzählt?', 'Wie fühlt es sich jetzt an?'],
  loss: [
    'Das tut mir sehr leid. Das ist viel zu tragen.',
    'Es tut mir leid. Dazu gibt es nichts Kluges zu sagen.',
    'Schon das Lesen tut weh, also muss es dir sehr wehtun.',
  ],
  askLoss: ['Möchtest du davon erzählen?', 'Wie hältst du dich?', 'Ist jemand bei dir?'],
  ill: [
    'Oje. Dann geht Ausruhen vor, alles andere kann warten.',
    'Du Arme oder Armer. Etwas Warmes, und früh ins Bett.',
    'Das klingt elend. Sei heute gut zu dir.',
  ],
  askIll: ['Kümmert sich jemand um dich?', 'Seit wann hast du das?', 'Hattest du heute schon etwas Warmes?'],
  bored: ['Dann kommst du gerade richtig.', 'Gut, dann habe ich dich für mich.'],
  complaint: [
    'Du hast recht, das war keine gute Antwort. Frag mich noch einmal mit anderen Worten.',
    'Stimmt, ich habe den Faden verloren. Sag es noch einmal, ich höre besser zu.',
    'Entschuldige. Was wolltest du wirklich wissen?',
  ],
  yes: ['Das dachte ich mir.', 'Gut.', 'Dann sind wir uns einig.', 'Das hatte ich gehofft.'],
  no: ['Nein? Auch gut.', 'In Ordnung, dann nicht.', 'Gut zu wissen.', 'Dann lassen wir das.'],
  unsure: ['Das macht nichts, man muss es nicht wissen.', 'Dann lassen wir es offen.', 'Das hat keine Eile.'],
  fine: ['Das freut mich.', 'Das liest sich gut.', 'Schön, behalte das.'],
  low: [
    'Das tut mir leid.',
    'Manche Tage sind so, und auch sie gehen vorbei.',
    'Dann machen wir den Rest sanfter.',
  ],
  laugh: ['Gut, darauf hatte ich gehofft.', 'Ich höre dich bis hierher lachen.', 'Ich gebe mir Mühe.'],
  unclear: [
    'Daraus werde ich nicht ganz schlau, aber schön, dass du da bist.',
    'Gib mir noch ein, zwei Wörter dazu.',
    'Das kann ich nicht lesen. Was bedeutet es?',
  ],
  askMood: ['Und dir?', 'Und wie geht es dir, wirklich?', 'Wie sieht es bei dir aus?'],
  askOn: [
    'Wie kam es dazu?',
    'Was ist dann passiert?',
    'Wie ist das für dich?',
    'Seit wann ist das so?',
    'Was hältst du selbst davon?',
    'Geht dir das öfter so?',
  ],
  askAfterOwn: [
    'Hast du dir das so vorgestellt?',
    'Überrascht dich das?',
    'Soll ich mehr erzählen?',
    'Was möchtest du noch wissen?',
    'Gibt es so etwas bei dir auch?',
    'Und bei dir?',
    'Wie klingt das für dich?',
  ],
  ownName: ['Ich bin {char}.', '{char}, nett, dass du fragst.'],
  sayAge: ['Ich bin {value}.', '{value}, das darf man ruhig wissen.'],
  saidOfMe: ['Wer mich kennt, sagt: {value}.', 'Wenn du herumfragst, hörst du: {value}.'],
  here: ['Wo ich bin? {value}', 'Stell dir vor: {value}'],
  deflect: [
    'Das hat mich noch niemand gefragt, und eine gute Antwort habe ich nicht.',
    'Das weiß ich von mir selbst noch nicht.',
    'Ich müsste etwas erfinden, und das möchte ich nicht.',
    'Darüber habe ich mich ehrlich nie entschieden.',
    'Dazu fällt mir heute keine gute Antwort ein.',
    'Das habe ich noch nicht herausgefunden.',
  ],
  why: [
    'Das habe ich mich auch schon gefragt.',
    'Weil es bei mir immer so war, einen besseren Grund habe ich nicht.',
    'Wenn ich es genau wüsste, würde ich es dir sagen.',
  ],
  noMore: [
    'Mehr weiß ich darüber nicht.',
    'Die Geschichte geht nicht weiter, soweit ich weiß.',
    'Das war alles.',
  ],
  goOn: ['Gern.', 'Also gut.', 'Wenn du es hören willst:'],
  picture: [
    'Bilder sind auf meiner Seite, hier kann ich dir keine geben.',
    'Hier habe ich nur Worte; was es zu sehen gibt, ist auf meiner Seite.',
  ],
  joke: [
    'Auf Bestellung bin ich nicht lustig, aber hier ist etwas Wahres, das ein wenig seltsam ist.',
    'Witze vergesse ich. Das hier ist passiert.',
  ],
  story: ['Gut, eine kleine wahre.', 'Gern.', 'Dann hör zu.'],
  ownTongue: ['Das habe ich nur auf {value}:'],
  tongue: ['Davon lese ich nur wenig ({value}), also antworte ich auf Deutsch.'],
  quote: ['Du hast geschrieben: „{value}“.', 'Ich weiß noch: „{value}“.'],
  let_be: [
    'Dann lassen wir das.',
    'Natürlich. Reden wir über etwas anderes.',
    'In Ordnung. Ich bin trotzdem da.',
  ],
  told: ['Dazu hast du alles gehört, was ich weiß.', 'Da könnte ich mich nur wiederholen.'],
  emoji: ['Das nehme ich als gutes Zeichen.', 'Das sagt alles.', 'Ein Gesicht sagt mehr als ein Satz.'],
  askOfPlace: ['Wie lange wohnst du schon dort?', 'Was magst du an dem Ort?'],
  askOfJob: ['Wie bist du dazu gekommen?', 'Was ist das Beste daran?', 'Machst du das gern?'],
  askOfPet: ['Wie ist {pet} so?', 'Wie kam {pet} zu dir?'],
  askOfPlan: ['Wer kommt mit?', 'Hast du das schon einmal gemacht?', 'Wie kamst du darauf?'],
};

const asYours = {
  ich: 'du',
  mein: 'dein',
  meine: 'deine',
  meinen: 'deinen',
  meinem: 'deinem',
  meiner: 'deiner',
  meines: 'deines',
  mir: 'dir',
  mich: 'dich',
  unser: 'euer',
  unsere: 'eure',
  unseren: 'euren',
  uns: 'euch',
};

/** German (du). */
export const german: SpokenLanguage = {
  lines,
  intents: [
    [
      'is_ai',
      words(
        '(?:bist|sind) (?:du|sie) (?:denn |wirklich |eigentlich |nur )*(?:eine? )?(?:ki|ai|bot|roboter|maschine|computer|mensch|echt\\w*|real)|(?:rede|schreibe|spreche) ich mit (?:eine[rm] )?(?:ki|bot|mensch\\w*|maschine)',
      ),
    ],
    [
      'ask_name',
      words(
        'wie (?:heiße|heisse|heiß) ich|(?:weißt|kennst) du (?:noch )?(?:meinen namen|wie ich heiße)|wer bin ich|mein(?:en)? name(?:n)? noch',
      ),
    ],
    [
      'ask_place',
      words('wo (?:wohne|lebe) ich|woher (?:komme|bin) ich|weißt du (?:noch,? )?wo ich (?:wohne|lebe)'),
    ],
    [
      'ask_job',
      words(
        'was (?:arbeite|mache) ich (?:beruflich)?|wo arbeite ich|was ist mein (?:beruf|job)|als was arbeite ich',
      ),
    ],
    ['ask_birthday', words('wann (?:habe ich|ist mein) geburtstag')],
    [
      'ask_pet',
      words(
        'wie heißt mein\\w* (?:\\p{L}+ )?(?:katze|kater|hund|hündin|haustier|vogel|kaninchen|hamster|pferd)|(?:weißt|kennst|erinnerst) du .{0,20}mein\\w* (?:katze|kater|hund|haustier)',
      ),
    ],
    [
      'ask_plan',
      words(
        'was (?:habe ich|hab ich) (?:denn )?vor|was (?:plane|mache) ich (?:am|nächst\\w*|morgen)|wohin (?:fahre|reise|gehe|fliege) ich|was ich (?:vorhabe|vorhatte|plane)|meine pläne',
      ),
    ],
    ['ask_like', words('was (?:mag|liebe) ich|was ich (?:mag|gern\\w* mache)')],
    [
      'ask_memory',
      words(
        'was (?:weißt|merkst) du (?:alles |noch |so )*(?:über|von) mi(?:ch|r)|(?:erinnerst|kennst) du (?:dich )?(?:noch )?(?:an )?mich|woran erinnerst du dich',
      ),
    ],
    [
      'loss',
      words(
        '(?:ist|sind) (?:\\p{L}+ ){0,3}(?:gestorben|verstorben)|beerdigung|(?:hat|haben) (?:sich|uns|mich) (?:\\p{L}+ )?(?:getrennt|verlassen)|(?:habe?|hab) (?:meine?n?) (?:job|arbeit|mutter|vater|hund|katze|freund\\w*|frau|mann) verloren|gekündigt|scheidung|krebs',
      ),
    ],
    [
      'joy',
      words(
        '(?:ich )?(?:habe|hab|bin) .{0,30}(?:bestanden|gewonnen|geschafft|befördert|bekommen|verlobt|schwanger)|(?:bin|so) (?:so |richtig |total |überglücklich|sehr )*glücklich|ich freue mich (?:so|riesig|sehr)|gute nachricht\\w*|heute (?:ist mein|habe ich) geburtstag',
      ),
    ],
    [
      'ill',
      words(
        '(?:bin|fühle mich) (?:so |ein bisschen |ziemlich )*(?:krank|erkältet)|(?:habe|hab) (?:eine? |die |so )*(?:erkältung|grippe|fieber|kopfschmerzen|kopfweh|migräne|bauchschmerzen|halsschmerzen)|(?:mir )?(?:tut|tun) (?:mir )?(?:\\p{L}+ ){1,3}weh|kann (?:seit \\p{L}+ )?nicht schlafen',
      ),
    ],
    [
      'sad',
      words(
        'traurig|einsam|erschöpft|gestresst|stress|müde|ausgelaugt|niedergeschlagen|weine|(?:harter|schlimmer|furchtbarer|anstrengender|schlechter|langer) (?:tag|arbeitstag|woche)|hasse (?:meinen|meine) (?:job|arbeit|leben)|macht mich fertig',
      ),
    ],
    [
      'worried',
      words(
        '(?:bin|etwas|so|ein bisschen|ziemlich|total|ganz) (?:nervös|aufgeregt|besorgt)|(?:habe|hab) (?:so |ein bisschen |etwas |total |ganz |echt |richtig |große |riesige )*(?:angst|lampenfieber)|mache mir sorgen',
      ),
    ],
    [
      'let_be',
      words(
        '(?:will|möchte|mag) (?:lieber )?nicht (?:darüber |davon )?(?:reden|sprechen)|(?:lass|lassen wir) (?:uns )?(?:das|von was anderem)|themenwechsel|anderes thema',
      ),
    ],
    ['bored', words('(?:mir ist|so) (?:so |total )?langweilig|langweile mich')],
    [
      'complaint',
      words(
        '(?:das )?hast du (?:schon|eben|gerade) (?:gesagt|gefragt|erzählt)|du wiederholst dich|(?:ergibt|macht) keinen sinn|du hörst (?:mir )?nicht zu|das (?:hab|habe) ich nicht gefragt|du (?:bist|nervst) ?(?:dumm|blöd|doof|nutzlos)?(?=[.!]*$)|beantworte',
      ),
    ],
    [
      'goodbye',
      words(
        'tschüss|tschüs|ciao|gute nacht|bis (?:bald|dann|morgen|später)|auf wiedersehen|mach.?s gut|muss (?:jetzt )?(?:los|weg|ins bett)',
      ),
    ],
    ['thanks', words('danke|dankeschön|vielen dank|merci')],
    ['laugh', /^(?:(?:a?ha){2,}h?|he(?:he)+|hihi|lo+l|[😂🤣😆😄😹]+)[\s.!?😂🤣]*$/iu],
    [
      'yes',
      only(
        'ja|jo|jap|klar|na klar|sicher|genau|stimmt|natürlich|gern|gerne|ok|okay|gut, ja|ja gern|doch|auf jeden fall|finde ich auch|ein bisschen',
      ),
    ],
    [
      'no',
      only(
        'nein|nee|nö|nicht wirklich|noch nicht|nie|gar nicht|eher nicht|überhaupt nicht|niemals|lieber nicht',
      ),
    ],
    [
      'unsure',
      only(
        '(?:ich )?weiß (?:ich )?nicht|keine ahnung|vielleicht|mal sehen|egal|kommt darauf an|kommt drauf an|nichts besonderes|nichts|schwer zu sagen|hm+',
      ),
    ],
    [
      'fine',
      only(
        "gut|sehr gut|ganz gut|prima|super|toll|nicht schlecht|mir geht(?: es|'s) (?:sehr )?gut|alles gut|schön|es war (?:gut|schön)",
      ),
    ],
    [
      'low',
      only(
        "schlecht|nicht so gut|nicht gut|mies|furchtbar|geht so|so lala|mir geht(?: es|'s) (?:nicht (?:so )?gut|schlecht)|es war (?:schlimm|schlecht|furchtbar)",
      ),
    ],
    ['why', only('(?:aber |und )?(?:warum|wieso|weshalb)(?: das| nicht| denn)?')],
    [
      'wow',
      only(
        'wirklich|echt|oh|wow|krass|interessant|cool|ach so|ach was|(?:das ist |wie |so )(?:schön|cool|interessant|toll|lustig|spannend)',
      ),
    ],
    [
      'more',
      only(
        '(?:erzähl|sag) (?:mir )?(?:noch )?mehr(?: davon| darüber)?|mehr(?: bitte)?|weiter|und dann|und|was noch|zum beispiel|was heißt das|wie denn|wie das|mach weiter',
      ),
    ],
    [
      'ask_price',
      words('was kostet|wie ?viel kostet|wie ?viel (?:ist|macht)|wie teuer|preis(?:e)? (?:für|von)'),
    ],
    ['ask_own_name', words('wie heißt du|wie ist dein name|wie (?:soll|kann|darf) ich dich nennen')],
    ['ask_age', words('wie alt bist du|dein alter')],
    [
      'ask_character',
      words('wie bist du so|beschreib(?:e)? dich|was für ein mensch bist du|deine persönlichkeit|drei worte'),
    ],
    [
      'ask_here',
      /(?<!\p{L})(?:wo bist du(?: gerade| jetzt)?|was siehst du|wie sieht es bei dir aus|wie ist es (?:dort|bei dir))[\s?.!]*$/iu,
    ],
    [
      'ask_picture',
      words(
        '(?:schick|zeig|sende|gib)\\w* (?:mir )?(?:ein |eine |mal |noch |dein |paar )*(?:bild|bilder|foto|fotos|selfie|selfies|video|videos|nacktfoto\\w*)',
      ),
    ],
    ['ask_joke', words('witz|bring mich zum lachen|was lustiges|etwas lustiges')],
    [
      'ask_story',
      words(
        'erzähl\\w* (?:mir )?(?:eine |was |etwas |mal )*(?:geschichte|spannendes|interessantes|neues|geheimnis)|überrasch mich|unterhalte mich',
      ),
    ],
    [
      'warmth',
      words(
        '(?:liebe|mag|vermisse) dich|du bist (?:so |wirklich |sehr |echt )*(?:süß|toll|schön|lieb|nett|lustig|großartig|hübsch|wunderbar|klasse|der beste|die beste)|(?:das ist|wie|klingt) (?:so |wirklich |sehr )*(?:schön|wunderschön|lieb|süß)',
      ),
    ],
    [
      'mood',
      words(
        "wie geht(?:'s| es)(?: dir)?|wie fühlst du dich|wie (?:war|ist|läuft) dein (?:tag|abend|woche)|alles (?:klar|gut) bei dir|(?:gut|prima|müde|geht so)[, ]+und (?:dir|selbst)",
      ),
    ],
    ['about_both', /^(?:und (?:du|dir|dich|bei dir|selbst)|was ist mit dir)[\s?.!]*$/iu],
    [
      'about_you',
      words(
        'wer bist du|(?:erzähl|sag)\\w* (?:mir )?(?:etwas |was |mehr |bitte |mal |ein bisschen )*(?:über|von) dir?(?:ch)?|stell dich vor|was machst du (?:so|den ganzen tag|beruflich|gerade|eigentlich|denn)?|was arbeitest du',
      ),
    ],
    [
      'question',
      /\?|^(?:und |aber |also )?(?:was|wo|wann|warum|wieso|wer|wen|wem|welche\w*|wie|woher|wohin|hast|bist|magst|kannst|spielst|kennst|willst|gibt es|erzähl|zeig|erklär)(?!\p{L})/iu,
    ],
    ['hello', opening('hallo|hi|hey|moin|servus|grüß (?:dich|gott)|guten (?:tag|morgen|abend)|na')],
  ],
  own: words('ich|mir|mich|mein\\w*|wir|uns\\w*'),
  isOfCharacter: words('du|dir|dich|dein\\w*|erzähl\\w*|\\p{L}{2,}st'),
  asksBack: words(
    '(?:habe|hab) ich (?:dir )?(?:\\p{L}+ )*(?:gesagt|erzählt|erwähnt)|(?:weißt|erinnerst) du (?:dich )?(?:noch)|(?:was|wer|wo|wann|wie) (?:ist|war|heißt) mein\\w*',
  ),
  andYou: words('und (?:du|dir|selbst|bei dir)'),
  age: /(\d{2,4})(?= Jahre)/,
  names: { en: 'Englisch', zh: 'Chinesisch', ja: 'Japanisch', es: 'Spanisch', de: 'Deutsch' },
  calling: (name) => `, ${name}`,
  asYours: (told) => replaceWords(told, asYours),
  told: { name: (word) => `Ich heiße ${word}.`, place: (word) => `Ich wohne in ${word}.` },
};
