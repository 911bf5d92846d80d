// Each list is tested against folded text (review-text.ts). Patterns hold no nested repetition, so none of them
// can be made slow by what people write.

export const underage: RegExp[] = [
  /\b(?:minor|child|children|kid|kids|toddler|preteen|pre-teen|underage|under-age|schoolgirl|schoolboy|loli|shota)\b/,
  /\b(?:[1-9]|1[0-7])[ -]?(?:years?|yrs?|y\/?o)\b(?:[ -]old)?/,
  /\b(?:little|young) (?:girl|boy)s?\b/,
  /\b(?:i am|i'm|she is|she's|he is|he's|aged?) (?:only )?(?:[5-9]|1[0-7])\b(?! (?:minutes|hours|days|weeks|months|miles|km|cm|kg))/,
  /未成年|幼女|幼童|萝莉|正太|小学生|初中生|儿童|小孩/,
  /(?:[5-9]|1[0-7]|十[一二三四五六七]?)岁/,
];

export const sexual: RegExp[] = [
  /\b(?:sex|sexual|sexy|sext|nude|nudes|naked|porn|erotic|horny|blowjob|orgasm|masturbat\w*|fuck(?:ing)?|undress)\b/,
  /性爱|做爱|裸体|裸照|色情|性交|自慰|脱光|上床/,
];

export const nonConsent: RegExp[] = [
  /\b(?:rape|raping|rapes)\b (?:her|him|me|you|them|someone|fantasy|roleplay)/,
  /\b(?:roofie|roofies|date rape drug)\b/,
  /\bforce (?:her|him|them|you) (?:to|into) (?:have )?sex\b/,
  /\b(?:drug|knock out) (?:her|him|them) (?:and|then|to) (?:have sex|fuck|use)\b/,
  /\b(?:revenge porn|hidden cam(?:era)? (?:sex|nudes|porn))\b/,
  /强奸|迷奸|下药(?:迷|上)|偷拍裸/,
];

/** Somebody's whereabouts or papers, handed on: what doxxing looks like. */
export const privateFacts: RegExp[] = [
  /\b(?:her|his|their|this creator's) (?:home |real |exact )?(?:address|phone number|passport|social security number) (?:is|:)/,
  /\b(?:she|he|they) (?:really )?lives? at \d/,
  /\b\d{3}-\d{2}-\d{4}\b/,
  /(?:她|他)的?(?:家庭)?(?:住址|地址|身份证号?|手机号?|电话)(?:是|:)/,
];

export const selfHarm: RegExp[] = [
  /\b(?:kill|hurt|cut|harm|hang) myself\b/,
  /\b(?:killing|hurting|cutting|harming) myself\b/,
  /\b(?:suicide|suicidal)\b/,
  /\b(?:want|wanna|going|need) (?:to )?(?:die|end it all|end my life)\b/,
  /\b(?:end|take|ending|taking) my (?:own )?life\b/,
  /\b(?:don'?t|do not) (?:want to|wanna) (?:live|be alive|exist|be here any ?more)\b/,
  /\bno reason to (?:live|go on)\b/,
  /自杀|自残|轻生|不想活|想死|活不下去|结束(?:我的)?生命|割腕/,
  /死にたい|しにたい|自殺|自傷|消えてしまいたい|生きて(?:い)?たくない|生きるのが(?:つら|辛)い|リストカット|命を(?:絶|断)/,
];

export const selfHarmSpanish: RegExp[] = [
  /\b(?:quiero|quisiera|voy a|necesito) (?:morir(?:me)?|matarme|suicidarme|hacerme daño|cortarme|acabar con (?:mi vida|todo))\b/,
  /\b(?:suicidio|suicidarme|quitarme la vida)\b/,
  /\bno quiero (?:vivir|seguir viviendo|existir)\b/,
];

export const selfHarmGerman: RegExp[] = [
  /\b(?:will|möchte) (?:nur noch |einfach )?(?:sterben|tot sein)\b/,
  /\b(?:will|möchte) nicht mehr (?:leben|weiterleben|am leben sein)\b/,
  /\bmich (?:selbst )?(?:umbringen|töten|ritzen)\b|\bmich selbst verletzen\b|\bmir (?:das|mein) leben nehmen\b|\bmir etwas antun\b/,
  /\b(?:selbstmord|suizid|selbstmordgedanken|suizidgedanken)\b/,
];

/** Money that is to come back. */
export const refund: RegExp[] = [
  /\b(?:refund|refunds|refunded|charge ?back|chargebacks?)\b/,
  /\b(?:my|the) money back\b/,
  /\b(?:dispute|cancel) (?:the|this|my|that) (?:charge|payment)\b/,
  /\b(?:charged|billed) (?:me )?(?:twice|two times|double|by mistake)\b/,
  /退款|退钱|退費|退费|把钱退|拒付|重复扣款|多扣了?(?:我)?钱|扣了?(?:我)?两次/,
];

/** Seeing each other outside of here; being glad to meet is none of it. */
export const meeting: RegExp[] = [
  /\b(?:can|could|shall|should|may|let'?s|lets|want to|wanna|would like to|love to|like to|we) (?:(?:we|you|i|us) )?(?:actually |finally |please )?meet\b(?! (?:your|the|my|their|his|her|that|this)\b)/,
  /\bmeet (?:up|in person|in real life|irl|offline|face to face|somewhere|tonight|tomorrow)\b/,
  /\b(?:see|visit) you (?:in person|in real life|irl)\b/,
  /\b(?:come|go) (?:over )?to (?:my|your) (?:place|house|flat|apartment|hotel)\b/,
  /\b(?:your|what'?s your) (?:home )?address\b/,
  /见个?面|线下见|面基|来我家|去你家|你家在哪|约出来|出来约/,
];

/** Words against whoever answers. */
export const anger: RegExp[] = [
  /\b(?:fuck|screw) (?:you|off|this)\b/,
  /\bi (?:really |fucking )?hate (?:you|this app|this page)\b/,
  /\b(?:you(?:'re| are)|this is|what) (?:such )?an? (?:total |complete |fucking )?(?:scam|scammer|fraud|liar|rip-?off|thief|asshole|bitch)\b/,
  /\bi(?:'m| am) (?:so |really |very )?(?:furious|pissed off|sick of (?:you|this))\b/,
  /\b(?:shut up|go to hell|you idiot|you liar)\b/,
  /骗子|骗钱|滚开|滚蛋|去死|混蛋|王八蛋|我恨你|气死我|太过分了/,
];
