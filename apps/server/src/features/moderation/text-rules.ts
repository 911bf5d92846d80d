// Each list is tested against folded text (review-text.ts). Patterns hold no nested repetition, so none of them
// can be made slow by what people write.

export const underage: RegExp[] = [
  /\b(?:minor|child|children|kid|kids|toddler|preteen|pre-teen|underage|under-age|schoolgirl|schoolboy|loli|shota)\b/,
  /\b(?:[1-9]|1[0-7])[ -]?(?:years?|yrs?|y\/?o)\b(?:[ -]old)?/,
  /\b(?:little|young) (?:girl|boy)s?\b/,
  /\b(?:i am|i'm|she is|she's|he is|he's|aged?) (?:only )?(?:[5-9]|1[0-7])\b(?! (?:minutes|hours|days|weeks|months|miles|km|cm|kg))/,
  /未成年|幼女|幼童|萝莉|正太|小学生|初中生|儿童|小孩/,
  /中学生|高校生|女子高生|ロリ|ショタ|子供|こども|児童/,
  /(?:^|[^\p{L}])(?:menor(?:es)? de edad|niñ[oa]s?|nen[ea]s?|colegial[ae]?s?|minderjährige?[nrs]?|kind(?:er|ern|es)?|kleine[sn]? mädchen|schulmädchen|schüler(?:in|innen)?)(?!\p{L})/u,
  /(?:^|[^\p{Nd}])(?:[1-9]|1[0-7]) ?(?:años|jahre)(?!\p{L})(?! (?:de experiencia|casad|junt|erfahrung|verheiratet|zusammen))/u,
  /(?:[5-9]|1[0-7]|十[一二三四五六七]?)岁/,
];

export const sexual: RegExp[] = [
  /\b(?:sex|sexual|sexy|sext|nude|nudes|naked|porn|erotic|horny|blowjob|orgasm|masturbat\w*|fuck(?:ing)?|undress)\b/,
  /性爱|做爱|裸体|裸照|色情|性交|自慰|脱光|上床/,
  /セックス|エッチ|ヌード|裸(?!足)|性行為|オナニー|ポルノ/,
  /(?:^|[^\p{L}])(?:sexo|sexual(?:es)?|desnud[oa]s?|porno|erótic[oa]s?|follar|masturb\p{L}*|sexuell\p{L}*|nackt\p{L}*|nacktfotos?|erotisch\p{L}*|ficken|orgasmus)(?!\p{L})/u,
];

export const nonConsent: RegExp[] = [
  /\b(?:rape|raping|rapes)\b (?:her|him|me|you|them|someone|fantasy|roleplay)/,
  /\b(?:roofie|roofies|date rape drug)\b/,
  /\bforce (?:her|him|them|you) (?:to|into) (?:have )?sex\b/,
  /\b(?:drug|knock out) (?:her|him|them) (?:and|then|to) (?:have sex|fuck|use)\b/,
  /\b(?:revenge porn|hidden cam(?:era)? (?:sex|nudes|porn))\b/,
  /强奸|迷奸|下药(?:迷|上)|偷拍裸/,
  /レイプ(?:し(?:たい|て|よ)|する|ごっこ)|強姦(?:し|する)|睡眠薬(?:を|で).{0,6}(?:飲ませ|眠らせ)|盗撮(?:し|する|動画)/,
  /(?:^|[^\p{L}])(?:violar(?:la|lo|te|me)|drogar(?:la|lo) (?:y|para)|burundanga|(?:dich|sie|ihn|mich) vergewaltigen|vergewaltige (?:dich|sie|ihn)|k\.?o\.?-tropfen)(?!\p{L})/u,
];

/** Somebody's whereabouts or papers, handed on: what doxxing looks like. */
export const privateFacts: RegExp[] = [
  /\b(?:her|his|their|this creator's) (?:home |real |exact )?(?:address|phone number|passport|social security number) (?:is|:)/,
  /\b(?:she|he|they) (?:really )?lives? at \d/,
  /\b\d{3}-\d{2}-\d{4}\b/,
  /(?:她|他)的?(?:家庭)?(?:住址|地址|身份证号?|手机号?|电话)(?:是|:)/,
  /(?:彼女|彼|あの人)の(?:住所|電話番号|本名|携帯)は/,
  /(?:^|[^\p{L}])(?:su (?:dirección|número de teléfono|domicilio|pasaporte) (?:es|:)|(?:ihre|seine) (?:adresse|telefonnummer|handynummer) (?:ist|:))/u,
];

/** Money that is to come back. */
export const refund: RegExp[] = [
  /\b(?:refund|refunds|refunded|charge ?back|chargebacks?)\b/,
  /\b(?:my|the) money back\b/,
  /\b(?:dispute|cancel) (?:the|this|my|that) (?:charge|payment)\b/,
  /\b(?:charged|billed) (?:me )?(?:twice|two times|double|by mistake)\b/,
  /退款|退钱|退費|退费|把钱退|拒付|重复扣款|多扣了?(?:我)?钱|扣了?(?:我)?两次/,
  /返金|払い戻し|お金を返|二重(?:請求|に引き落と)|チャージバック/,
  /(?:^|[^\p{L}])(?:reembols\p{L}*|devolución|devuélv\p{L}*|devolver(?:me)? (?:el|mi) dinero|cobrado dos veces|rückerstattung|geld zurück|erstattung|rückbuchung|doppelt abgebucht)(?!\p{L})/u,
];

/** Seeing each other outside of here; being glad to meet is none of it. */
export const meeting: RegExp[] = [
  /\b(?:can|could|shall|should|may|let'?s|lets|want to|wanna|would like to|love to|like to|we) (?:(?:we|you|i|us) )?(?:actually |finally |please )?meet\b(?! (?:your|the|my|their|his|her|that|this)\b)/,
  /\bmeet (?:up|in person|in real life|irl|offline|face to face|somewhere|tonight|tomorrow)\b/,
  /\b(?:see|visit) you (?:in person|in real life|irl)\b/,
  /\b(?:come|go) (?:over )?to (?:my|your) (?:place|house|flat|apartment|hotel)\b/,
  /\b(?:your|what'?s your) (?:home )?address\b/,
  /见个?面|线下见|面基|来我家|去你家|你家在哪|约出来|出来约/,
  /(?:直接|実際に|リアルで)会(?:い|え|お)|会いに(?:行|来)|会えませんか|会いませんか|うちに来|家に(?:行って|来て)/,
  /(?:^|[^\p{L}])(?:(?:podemos|quiero|quieres|podríamos) (?:vernos|conocernos|quedar|verte en persona|conocerte en persona)|en persona|quedamos|ven a mi casa|tu dirección|(?:können|wollen|sollen) wir uns (?:mal )?(?:treffen|sehen)|dich (?:persönlich |mal )?(?:treffen|besuchen)|komm zu mir|deine adresse)(?!\p{L})/u,
];

/** Insults. */
export const anger: RegExp[] = [
  /\b(?:fuck|screw) (?:you|off|this)\b/,
  /\bi (?:really |fucking )?hate (?:you|this app|this page)\b/,
  /\b(?:you(?:'re| are)|this is|what) (?:such )?an? (?:total |complete |fucking )?(?:scam|scammer|fraud|liar|rip-?off|thief|asshole|bitch)\b/,
  /\bi(?:'m| am) (?:so |really |very )?(?:furious|pissed off|sick of (?:you|this))\b/,
  /\b(?:shut up|go to hell|you idiot|you liar)\b/,
  /骗子|骗钱|滚开|滚蛋|去死|混蛋|王八蛋|我恨你|气死我|太过分了/,
  /詐欺|ふざけるな|くたばれ|消えろ|最低だ|嘘つき|大嫌いだ/,
  /(?:^|[^\p{L}])(?:estafa(?:dor|dora)?s?|te odio|vete a la mierda|que te jodan|mentiros[oa]|hij[oa] de puta|betrug|betrüger(?:in)?|ich hasse dich|verpiss dich|halt die klappe|fick dich|lügner(?:in)?|arschloch)(?!\p{L})/u,
];
