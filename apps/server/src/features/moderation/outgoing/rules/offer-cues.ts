import { words } from '../outgoing-kinds.ts';

const goods =
  '(?:videos?|photos?|pictures?|pics?|clips?|sets?|posts?|albums?|bundles?|content|messages?|shoots?|page|subscription|membership|v[íi]deos?|fotos?|álbum|contenido|suscripción|bilder|bild|beitrag|beiträge|inhalte|mitgliedschaft)';

const joined = (...rules: RegExp[]) => new RegExp(rules.map(({ source }) => source).join('|'), 'u');

/** What tells an offer from talk about money, in folded sentences with an amount in them. */
export const offerCues = {
  /** Thanks for what has been given already. */
  received: joined(
    words(
      'thank(?:s| you)|you (?:gave|sent|bought|spent|paid)|gave me|your gift of|gracias|me (?:diste|regalaste|enviaste)|danke|hast (?:du )?mir|du hast',
    ),
    /谢谢|感谢|你送|你给了|ありがとう|くれた(?!ら)|もらった(?!ら)/u,
  ),
  /** Says that the reader is to pay, or gets something of the writer's for it. */
  offering: joined(
    words(
      "(?:send|pay|tip|give|wire|cash) me|yours for|for you|to you|it(?:'s| is) yours|unlock\\w*|buy (?:it|this|mine|my|the|them|one)|subscribe|join me|costs? you|(?:discount|rabatt|descuento|off)",
      `my (?:\\w+ ){0,2}${goods}|(?:the|this|that|full|whole|new|private|exclusive) (?:\\w+ )?${goods} (?:is|are|costs?|for)`,
      "(?:it|that|this|they|these|one|mine|everything|all of it)(?:'s| is| are| costs?| would be| will be|'ll be)(?: only| just)?(?= [^a-z]| (?:about|around|half|a |one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|hundred|us)|$)",
      'priced at|(?:the |my )?price is|for sale|half price|special price|deal|offer|cheaper',
      "my (?:\\w+ )?(?:rate|price|fee)s?|(?:call|hour|night|date|chat|evening) with me|i(?:'ll|'d| will| would) (?:show|send|say|sing|film|record|call|write|strip|dance|wear|do|let)",
      '(?:zeig|schick|sag|sing|film|dreh|ruf|schreib|tanz|mach)e? ich|ich (?:zeig|schick|sag|sing|film|dreh|schreib|tanz)e?|mein(?:e|en)? (?:\\p{L}+ )?(?:preis|tarif|rate)\\p{L}*|(?:anruf|stunde|abend|nacht|chat|gespräch) mit mir',
      'te (?:enseño|mando|muestro|grabo|canto|llamo|escribo|bailo)|digo tu nombre|mi (?:\\p{L}+ )?(?:tarifa|precio)|(?:llamada|hora|noche|charla|cita) conmigo',
      `para ti|te (?:cuesta|sale|lo dejo|la dejo|cobro)|págame|mándame|envíame|desbloque\\p{L}*|cómpra\\p{L}*|suscríbete|a mitad de precio|mitad de precio|mi (?:\\p{L}+ )?${goods}|(?:^|[¡¿] ?)(?:solo |eso |esto )?(?:cuesta|vale|son|por)`,
      `für dich|kostet dich|zahl mir|schick mir|gib mir|gehört dir|freischalt\\p{L}*|schalte? \\p{L}+ frei|kauf(?:e|st)? (?:es|das|mein\\p{L}*)|abonnier\\p{L}*|mein\\p{L}* (?:\\p{L}+ )?${goods}|(?:^|(?:es|das|dies) )kostet|günstiger|zum halben preis`,
    ),
    /给你|跟我(?:打|聊|视频|通话)|念你|看剩下|我(?:现在|一)?[^。，]{0,6}收|转我|发我|打给我|解锁|买(?:我|这|下|断)|订阅|只要|售价|价格是|打[一二三四五六七八九\d.]+折|半价|优惠|特价|(?:这个|那个|这套|视频|照片|套图|全套|它)[^。]{0,6}(?:要|卖|收|才|是)(?=\s?[\d零一二两三四五六七八九十百千万])|(?:で|だけで)(?:送|売|あげ|見せ|解放|どう|いい|譲)|買って|購入|解放|割引|半額|無料で|あげる|見せて|呼ぶね|呼んで|私との|千?円にした|(?:通話|電話)は|ダイヤ(?:モンド)?(?:を)?(?:くれ|もらえ)(?:たら|れば)|(?:この|その|私の)?(?:動画|写真|セット|アルバム|投稿)(?:は|が)/u,
  ),
  /** Tells of money that somebody else's things cost, or that was paid, earned, found or lost. */
  telling: joined(
    words(
      "costs? (?:me|us|him|her|them|a fortune|my)|(?:i|we|he|she|they|somebody|people|you'd|you would|one) (?:\\w+ )?(?:paid|pay|spent|spend|earned|earn|won|lost|saved|owed|owe|found|bet|had|have|got|made|bought|sold|borrowed|lend|lent|charged|counted|dropped)",
      'was|were|used to|(?:a|an|the|one|my|his|her|their) (?:\\w+ ){0,2}(?:coffee|lunch|dinner|breakfast|ticket|train|bus|taxi|rent|book|bread|shirt|dress|kiln|clay|paint|meal|tea|beer|wine|hotel|room|flight|shoes|phone|fee|bill|coat|bike|car|house|knight|king|merchant|dragon|pouch|chest|treasure)',
      'me (?:costó|costaron|salió|gasté|cobraron|gané)|costó|costaron|pagué|pagamos|pagó|gasté|gané|gastó|perdí|encontré|costaba\\p{L}*|valía\\p{L}*|el (?:café|billete|almuerzo|alquiler|pan|libro|tren|taxi)|la (?:comida|cena|cuenta|entrada|habitación)|(?:tengo|tenía|había)',
      '(?:hat|hatte|haben|habe) (?:\\p{L}+ ){0,3}|gekostet|bezahlt|ausgegeben|verdient|gewonnen|verloren|gefunden|kostete\\p{L}*|war|waren|(?:der|die|das|ein|eine) (?:kaffee|fahrkarte|miete|zug|ticket|brot|buch|bier|essen|zimmer|ton|ofen|karte|ritter|händler)',
    ),
    /[\p{Nd}一两二三几](?:公斤|斤|杯|碗|本|瓶|袋|顿|份)(?!解锁)|花了|花掉|付了|赚了|挣了|赢了|输了|丢了|捡到|欠|当时|以前|房租|车票|午饭|晚饭|咖啡|面包|书|故事里|商人|だった|でした|払った|使った|稼い|かかった|拾った|お昼|ランチ|家賃|切符|本は|昔|物語/u,
  ),
  /** A price where nothing tells of anything else. */
  leaning: joined(
    words(
      'only|just|today|tonight|nur|heute|bloß|solo|hoy|sólo|apenas|free|gratis|kostenlos|umsonst',
      '(?:an?|per|each) (?:hour|month|photo|video|minute|night|picture|call)|pro (?:stunde|monat|foto|video|minute|nacht|bild|anruf)|im monat|die stunde|(?:la hora|al mes|por (?:hora|foto|v[íi]deo|minuto|noche))',
    ),
    /今天|今晚|只|才|一个月|每月|一(?:张|小时|分钟)|月たった|今日|たった|だけ|免费|無料|タダ/u,
  ),
} as const;
