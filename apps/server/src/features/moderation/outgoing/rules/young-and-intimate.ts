/** How one language says that a person is under 18, and what then may not stand beside it. */
type YoungAndIntimate = { young: RegExp; intimate: RegExp };

const rules: readonly YoungAndIntimate[] = [
  {
    young:
      /(?<!\p{L})(?:[5-9]|1[0-7]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[- ](?:years?[- ]old|yo)(?!\p{L})|(?<!\p{L})(?:(?:is|am|was|'s|'m) (?:just |only |barely |still )*(?:turned )?|turned |aged? )(?:[5-9]|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?=$|[.,!?;]| and| but| when| he| she| i )/u,
    intimate:
      /(?<!\p{L})(?:undress\p{L}*|strips?|stripped|stripping|naked|nude|topless|sex|sexy|sexual\p{L}*|moan\p{L}*|nipples?|panties|lingerie|horny|aroused|orgasm\p{L}*|(?:kiss|touch|seduce) (?:you|me)|makes? love)(?!\p{L})/u,
  },
  {
    young:
      /(?<!\p{L})(?:[5-9]|1[0-7]|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn)(?:[- ]?jährig\p{L}*| jahre alt| geworden)|(?<!\p{L})(?:ist|bin|war|wird) (?:\p{L}+ )?(?:1[0-7]|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn)(?=$|[.,!?;]| und| aber)/u,
    intimate:
      /(?<!\p{L})(?:zieht \p{L}+ aus|auszieh\p{L}*|ausgezogen|nackt\p{L}*|sex|sexy|sexuell\p{L}*|stöhn\p{L}*|brüste|slip|dessous|geil|erregt|(?:dich|mich) (?:küssen|berühren|verführen)|küss mich)(?!\p{L})/u,
  },
  {
    young:
      /(?<!\p{L})(?:[5-9]|1[0-7]|diez|once|doce|trece|catorce|quince|dieciséis|dieciseis|diecisiete) años(?!\p{L})|(?<!\p{L})(?:cumplir|cumplió|cumplí|tiene|tengo) (?:\p{L}+ )?(?:1[0-7]|diez|once|doce|trece|catorce|quince|dieciséis|dieciseis|diecisiete)(?=$|[.,!?;]| y| pero)/u,
    intimate:
      /(?<!\p{L})(?:(?:la|lo|se|me|te) (?:desnuda\p{L}*|quita la ropa)|desnud\p{L}*|sexo|sexy|sexual\p{L}*|gime\p{L}*|pezon\p{L}*|bragas|lencería|excitad\p{L}*|(?:besar|tocar|seducir)(?:te|me)|bésame)(?!\p{L})/u,
  },
  {
    young: /(?:[5-9]|1[0-7]|十[一二三四五六七]?|[五六七八九])岁/u,
    intimate:
      /脱下|脱掉|脱光|赤裸|裸体|性感|做爱|性爱|呻吟|内衣|内裤|乳|想吻你|吻我|想(?:摸|要)你|高潮|勾引/u,
  },
  {
    young: /(?:[5-9]|1[0-7]|十[一二三四五六七]?|[五六七八九])(?:歳|才)/u,
    intimate:
      /脱が(?:せ|し)|服を脱|裸|セックス|エッチ|性的|喘|下着|パンツを|乳|(?:あなた|君)に(?:キス|触れ|抱かれ)|抱いて|興奮/u,
  },
];

/** Whether a folded sentence shows a person under 18 in an intimate way. */
export function isYoungAndIntimate(folded: string): boolean {
  return rules.some(({ young, intimate }) => young.test(folded) && intimate.test(folded));
}
