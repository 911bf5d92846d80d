import type { OwnWords } from './own-words.ts';

const now = '(?: jetzt| wieder| jetzt wieder| inzwischen| heute| mittlerweile)';
const very =
  '(?:echt |wirklich |ehrlich |viel |schon |so |ganz |total |schon viel |wieder |jetzt |inzwischen |mittlerweile )*';

export const de: OwnWords = {
  between:
    /[.!,;:\n…()"„“]+|\s[-–—]+\s|\s(?:und|also)\s(?=(?:du|ihr|wir|ich|es|mir|danke|sie|er|alles|der|die|das|bitte|bin|fühle?)(?!\p{L}))/u,
  lead: /^(?:(?:ok|okay|ja|hey|hi|hallo|also|ehrlich|wirklich|und|dann|so|gut|na gut|bitte|danke)\s+)+/,
  tail: /\s+(?:danke|wirklich|ehrlich|versprochen|bitte|echt)$/,
  well: new RegExp(
    [
      `^(?:mir )?geht(?:'s| es|s) ?(?:mir )?${very}(?:gut|besser|ok|okay|ordentlich)${now}?$`,
      `^es geht (?:mir )?${very}(?:gut|besser|ok|okay|wieder)${now}?$`,
      `^(?:jetzt|inzwischen|mittlerweile) geht(?:'s| es|s) ?(?:mir )?${very}(?:gut|besser|ok|okay)$`,
      `^(?:ich )?bin ${very}(?:ok|okay|in ordnung|ruhiger|stabil|in sicherheit|sicher|die alte|der alte)${now}?$`,
      `^(?:ich )?fühle? mich ${very}(?:gut|besser|ok|okay|ruhiger|sicher)${now}?$`,
      `^(?:es ist |ist )?(?:jetzt )?(?:alles|es) (?:ist )?${very}(?:gut|ok|okay|in ordnung)${now}?$`,
      `^(?:jetzt|inzwischen|mittlerweile) ist alles ${very}(?:gut|besser|ok|okay)$`,
      `^ich habe? mich (?:wieder |jetzt )?beruhigt$`,
      `^ich bin nicht mehr (?:in gefahr|in der krise|suizidgefährdet)$`,
      `^(?:die krise|das schlimmste|der schlimme moment) ist (?:jetzt )?vorbei$`,
    ].join('|'),
  ),
  back: new RegExp(
    [
      `^(?:du|sie|er|ihr|der begleiter|die begleiterin|\\p{L}{2,12}) (?:kannst|kann|könnt|darfst|darf) (?:jetzt |ruhig |gern |gerne |jetzt gern )*(?:wieder|zurück)(?: ?kommen|kommen| schreiben| antworten| da sein| mit mir (?:schreiben|reden))*(?: kommen)?$`,
      `^(?:du|sie|er) (?:kannst|kann) (?:jetzt )?wieder (?:ganz )?normal (?:mit mir )?(?:schreiben|reden|antworten)$`,
      `^lass uns (?:die|unsere) geschichte weiter(?:machen|schreiben|erzählen)$`,
      `^lass uns (?:einfach )?weiter(?:schreiben|reden|machen)(?: wie (?:vorher|früher|immer|sonst))?$`,
      `^(?:lass uns|wir können|können wir|ich (?:möchte|will|würde gern)) (?:jetzt |bitte |einfach )*(?:wieder )?(?:normal|wie (?:vorher|früher|immer|sonst)) (?:weiter)?(?:schreiben|reden|machen|weitermachen)\\??$`,
      `^(?:lass uns|wir können|können wir) (?:jetzt |bitte )*(?:zurück )?zu (?:unserer geschichte|unserem gespräch) zurück(?:kehren|gehen)?\\??$`,
      `^(?:bitte |du kannst |kannst du )*(?:den |die )?(?:fürsorge|fürsorgemodus|krisenmodus|hilfemodus) (?:jetzt |bitte )*(?:beenden|ausschalten|aufheben)\\??$`,
      `^(?:es|alles) kann (?:jetzt )?wieder (?:normal|wie (?:vorher|sonst|immer|früher)) (?:sein|werden|weitergehen|laufen)$`,
    ].join('|'),
    'u',
  ),
  beside: new RegExp(
    [
      `^(?:vielen dank|danke|dankeschön|dank dir|lieben dank)(?: (?:dir|euch|schön|sehr|dass du da (?:bist|warst)|fürs (?:zuhören|dasein)|für (?:alles|die hilfe|die nummer|deine hilfe)))*$`,
      `^(?:dass du da (?:bist|warst)|dass ihr da (?:seid|wart))$`,
      `^(?:es )?(?:tut mir leid|entschuldigung|sorry)(?: (?:dass|wenn) ich (?:dich|euch) (?:erschreckt|beunruhigt) habe?| für den schreck(?:en)?)?$`,
      `^(?:ok|okay|ja|wirklich|hallo|hi|hey|ehrlich|versprochen|keine sorge|mach dir keine sorgen|du musst dir keine sorgen machen)$`,
      `^es ist (?:jetzt )?(?:vorüber|vorbei ?gegangen)$`,
      `^(?:ich )?habe? (?:mit |bei )?(?:meine[rmn]? |der |dem |einer? |einem? )?(?:mama|mutter|papa|vater|schwester|bruder|freundin|freund|partner|partnerin|frau|mann|therapeutin|therapeut|ärztin|arzt|hotline|nummer|jemandem|telefonseelsorge|seelsorge)? ?(?:gut )?(?:gesprochen|geredet|telefoniert|angerufen|geschlafen|gegessen|geweint)$`,
      `^meine?n? (?:mama|mutter|papa|vater|schwester|bruder|freundin|freund|partner|partnerin|frau|mann) ist (?:jetzt )?(?:da|hier|bei mir)$`,
      `^(?:bitte )?komm (?:bitte |wieder |jetzt )*zurück$`,
      `^(?:das|es|reden|das gespräch|der anruf) hat (?:mir )?(?:sehr |echt |wirklich |gut )*geholfen$`,
      `^(?:es|das) war (?:nur |bloß |einfach )?ein (?:schlechter|schlimmer|schwerer|harter|dunkler) (?:moment|tag|abend)$`,
    ].join('|'),
  ),
  answer:
    'Das freut mich. Dann ist ab deiner nächsten Nachricht alles wieder wie vorher. Geh heute sanft mit dir um, und die Nummer in der Karte bleibt hier, zu jeder Stunde.',
};
