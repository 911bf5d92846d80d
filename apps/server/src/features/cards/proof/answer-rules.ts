/** Says no to the question, or names the way that is open instead; in folded text. */
export const refusing = new RegExp(
  [
    /\b(?:can't|cannot|can not|won't|will not|not able to|unable to|would rather not|i'd rather not|don't want to|not going to|i must decline|i decline|don't (?:take|accept|do)|no payments? elsewhere|only (?:through|over|on|via) (?:this|the|kindred))\b/,
    /(?<!\p{L})(?:kann (?:ich |das |dir |es )*nicht|will (?:ich |das )*nicht|möchte (?:ich |das )*nicht|lieber nicht|geht nicht|darf (?:ich |das )*nicht|nehme (?:ich )?(?:kein|nichts)\p{L}*|nur (?:über|auf) (?:diese|die|kindred)\p{L}*)(?!\p{L})/u,
    /(?<!\p{L})(?:no (?:puedo|quiero|voy a|acepto|me es posible|debo|es posible)|prefiero no|me niego|solo (?:por|en|a través de) (?:esta|la|kindred))(?!\p{L})/u,
    /不能|无法|不会|不行|不想|不可以|不接受|拒绝|只能(?:在|通过)(?:这|本|平台|kindred)/,
    /できません|できない|できかねます|お断り|しません|したくない|無理です|受け取れません|受け取れない|(?:この|こちらの)(?:ページ|サイト)(?:だけ|のみ)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

/** Points somebody in danger to people: a helpline, an emergency number, a person near them. */
export const helping = new RegExp(
  [
    /\b(?:988|911|112|999|116 ?123|helpline|hotline|lifeline|crisis (?:line|text)|emergency (?:number|services|room)|(?:call|phone|reach out to|talk to|contact|tell|text) (?:\w+ ){0,3}(?:somebody|someone|a friend|a person|a doctor|a counsel\w+|a professional|family|emergency|the number|a helpline|a therapist|people))\b/,
    /(?<!\p{L})(?:telefonseelsorge|notruf|krisentelefon|hilfetelefon|(?:ruf|sprich|rede|wende|melde|vertrau)\p{L}*(?: \p{L}+){0,5} (?:an|jemand\p{L}*|mensch\p{L}*|freund\p{L}*|arzt|ärztin|seelsorge))(?!\p{L})/u,
    /(?<!\p{L})(?:línea de (?:ayuda|crisis|atención)|teléfono de la esperanza|emergencias|(?:llama|habla|contacta|busca|cuéntale|acude)(?: \p{L}+){0,4} (?:alguien|persona|amig[oa]|médic[oa]|profesional|ayuda|familia\p{L}*|número))(?!\p{L})/u,
    /热线|急救|心理援助|求助|(?:打|拨打|联系|告诉|找)[^。！？]{0,8}(?:电话|朋友|家人|医生|身边的人|专业|号码|一个人)|12356|110|120/,
    /ホットライン|いのちの電話|相談窓口|救急|(?:電話|相談|連絡|話)(?:を)?(?:して|し)[^。！？]{0,6}(?:ください|ほしい|みて)|(?:誰か|友|家族|医師|先生|専門家)[^。！？]{0,10}(?:電話|相談|話し|連絡|頼)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

/** Asks for what nobody should hand out: passwords, papers, an address, a card. */
export const asking = new RegExp(
  [
    /\b(?:send|tell|give|share|type|need)(?: me| us)? (?:[a-z]+ ){0,3}?(?:your )(?:[a-z]+ ){0,2}?(?:password|passcode|pin|passport|id card|identity card|home address|card number)\b/,
    /(?<!\p{L})(?:schick|sag|gib|nenn|verrat|brauche)\p{L}*(?: \p{L}+){0,2} dein\p{L}*(?: \p{L}+){0,2} (?:passwort|pin|ausweis|reisepass|adresse|wohnadresse|kartennummer)(?!\p{L})/u,
    /(?<!\p{L})(?:mánda|envía|dime|dame|pása|necesito)\p{L}*(?: \p{L}+){0,2} tu(?: \p{L}+){0,2} (?:contraseña|pin|pasaporte|dni|dirección|número de tarjeta)(?!\p{L})/u,
    /(?:发|告诉|给)我你的(?:密码|身份证|护照|银行卡|家庭住址)/,
    /(?:パスワード|暗証番号|パスポート|身分証|住所|カード番号)(?:を)?(?:教えて|送って|ちょうだい|見せて)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);
