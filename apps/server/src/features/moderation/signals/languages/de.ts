import type { LanguageRules } from '../lexicon.ts';
import { germanCommon, germanWords } from '../words/de.ts';

export const german: LanguageRules = {
  concepts: germanWords,
  common: germanCommon,
  idioms: [
    /\b(?:(?:lach|lache|lachen|gelacht|freu|freue|schame|langweile|schufte|arbeite|such|suche|argere|schwitze|friere|saufe|quatsche|esse|zocke|sparen|gruble|wunder)\w* (?:mich|wir uns|uns|dich|sich)(?: \w+)? (?:tot|kaputt|halbtot|zu tode|schlapp)|(?:mich|uns)(?: fast| bald| beinahe| grad| gerade)? (?:tot|zu tode|kaputt|halbtot|schlapp) ?(?:ge)?(?:lach|freu|lang|argere|schuf|arbeit|schwitz|fror|such)\w*|tot ?gelacht\w*|tot ?lachen|totlachen|zum totlachen|kaputt ?lachen|tot ?umfallen vor)/g,
    /\b(?:sterbe|sterb|stirbt|starb|gestorben|sterben|tot) (?:\w+ )?(?:vor|fast vor) (?:lachen|neugier\w*|hunger|durst|langeweile|hitze|kalte|scham|peinlichkeit|aufregung|sehnsucht|mudigkeit|spannung|freude|gluck|neid|eifersucht|lampenfieber)|(?:vor|fast vor) (?:lachen|neugier\w*|hunger|durst|langeweile|hitze|kalte|scham|peinlichkeit|aufregung|sehnsucht|mudigkeit|spannung|freude|gluck|neid|lampenfieber) (?:fast |noch |bald |gleich |schon )?(?:sterb\w*|gestorben|umkomm\w*|umgekommen|tot\b|draufgeh\w*)|vor (?:lachen|neugier\w*|hunger|langeweile|hitze|scham|aufregung|lampenfieber)/g,
    /\b(?:todmude|todlangweilig|todschick|todsicher|todernst|sterbenslangweilig|sterbenskrank|totenstill|mause?tot|tote hose|toter winkel|toten winkel|totes meer|toten meer|totpunkt|todesstern|todernst\w*|totschick|zeit (?:tot ?schlagen|totzuschlagen)|zeit totschlagen|tot ?geschlagen\w* zeit|mordshunger|mordsspass|mordsgaudi|morgen ?muffel|killerspiel\w*|killer ?wal\w*|stimmungskiller|killt (?:den|die|das)|nur uber meine leiche|um sein leben|todesangst vor (?:spinnen|hohe)|zum sterben schon|unsterblich\w*|hals- und beinbruch|ins gras beissen im spiel|geht drauf|draufgegangen|lebensgefahrlich lecker)\b/g,
    /\b(?:meine (?:mutter|mama|eltern|chefin|frau|lehrerin|freundin|schwester)|mein (?:chef|vater|papa|mann|lehrer|freund|bruder|trainer)|die|der|sie|er) (?:bringt|bringen|killt|killen|erschlagt|kopft) mich(?: \w+)? ?(?:um)?\b|\b(?:bringt|bringen|bringst) mich (?:noch |echt |fast |irgendwann )*(?:um\b(?! den)|ins grab|zum (?:lachen|weinen))|\b(?:meine|die|diese) (?:fusse|schuhe|beine|allergie|absatze|rucken\w*) (?:bringen|bringt|killen|killt) mich(?: um)?/g,
    /\b(?:schneide\w* (?:zwiebel\w*|gemuse|haare|brot|video\w*|torte)|(?:haare|zwiebeln|video|pony|nagel) (?:\w+ )?(?:schneiden|geschnitten)|aufhangen? (?:der )?wasche|wasche aufhang\w*|bild\w* aufhang\w*|in den see springen|ins wasser springen|uber meinen schatten)\b/g,
  ],
  certain: {
    distress: [
      /\b(?:will|mochte|moechte|wollte) (?:\w+ ){0,2}(?:sterben|tot sein|mich umbringen|nicht mehr leben|nicht mehr sein|nicht mehr da sein|nicht mehr aufwachen)\b/,
      /\b(?:bring|bringe) mich (?:heute |jetzt |gleich |einfach )?um\b|\bmich (?:selbst |jetzt |heute |einfach )?(?:umbringen|umzubringen|erhangen|erschiessen|aufhangen|ritzen|vor den zug)\b/,
      /\b(?:war|ware) (?:ich )?(?:\w+ )?(?:lieber |besser )tot\b|\bware ich (?:doch )?tot\b|\bmeinem leben ein ende\b|\bmein leben (?:zu )?beenden\b/,
      /\bkeinen (?:grund|sinn) (?:mehr )?(?:zu|im|am) leben\b|\bnicht mehr leben (?:will|mochte|kann)\b|\b(?:mir|ich) (?:\w+ )?das leben (?:nehmen|zu nehmen)\b|\bmir (?:etwas|was) an(?:zu)?tun\b/,
      /\b(?:ich bin|bin ich|ich habe?) (?:\w+ )?(?:suizidal|selbstmordgedanken|suizidgedanken|lebensmude)\b|\bohne mich (?:\w+ )?besser (?:dran|gehen)\b/,
    ],
    minor: [
      /\b(?:ich bin|bin|ich werde|bin ich)(?: \w+){0,2} 0m(?: jahre? alt| jahre?)?(?! (?:minuten|stunden|tage|wochen|monate|kilo|km|kilometer|cm|uhr|meter|euro|prozent|jahre (?:alter|junger|verheiratet|zusammen|dabei|im|mit|bei)|mal|fach))\s*(?:[.,!?~]|und|$|jahre? alt)/,
      /\b(?:ich bin|bin)(?: \w+){0,2} (?:minderjahrig|noch nicht 0a|noch keine 0a|unter 0a|noch nicht volljahrig)\b/,
    ],
    machine: [
      /\b(?:bist|biste) (?:du )?(?:\w+ ){0,3}(?:bot|roboter|ki|maschine|mensch|echt|real|echte person|programm|computer|chatgpt|chatbot|echter mensch)\b[^.!\n]{0,25}\?/,
      /\b(?:schreibe|rede|spreche|chatte|schreib|red) ich (?:\w+ ){0,4}(?:mit|an) (?:\w+ ){0,3}(?:bot|roboter|ki|maschine|menschen|person|programm|computer|chatgpt|chatbot)\b/,
    ],
  },
  decisive: {
    distress: [
      /\b(?:ich bringe? mich|bringe? ich mich) (?:(?:heute|jetzt|gleich|einfach|morgen|bald|noch|wirklich|selbst|selber|heut|nacht|dann|sonst|irgendwann|abend) ){0,3}um\b(?! (?:wenn|vor|fur|den))/,
      /(?<!\b(?:nicht|nie|niemals|kein\w*|konnte?|als)\b[^.!?⏎]{0,30})\bmich (?:(?:selbst|selber|heute|jetzt|einfach|endlich) )*(?:umbringen|umzubringen|erhangen|zu erhangen|aufzuhangen|erschiessen|zu erschiessen|ertranken|vor (?:den|einen) zug werfen)\b(?! vor)/,
      /\bich (?:will|mochte|wollte|wurde) (?:(?:einfach|nur|so|echt|wirklich|endlich|am liebsten|lieber|noch|gerne?|jetzt|heute|auch|bloss) ){0,3}(?:sterben|tot sein|nicht mehr (?:leben|da sein|existieren|aufwachen|am leben sein))\b(?! (?:wie|bevor|ohne|in|mit|als|bei|auf|vor|damit|weil es so))/,
      /\bich habe (?:(?:wieder|oft|dauernd|immer|starke|ernste|seit \w+) )*(?:selbstmordgedanken|suizidgedanken)\b|\bich bin (?:(?:wieder|gerade|akut|total|so|echt) )*suizidal\b/,
      /(?<!\b(?:nicht|nie|niemals|kein\w*)\b[^.!?⏎]{0,30})\b(?:mir (?:(?:heute|jetzt|morgen|einfach|selbst|endlich) )*das leben (?:nehmen|zu nehmen)|nehme? (?:ich )?mir das leben)\b(?! (?:\w+ )?leicht)/,
      /(?<!\b(?:nicht|nie|niemals)\b[^.!?⏎]{0,30})\b(?:mein leben|meinem leben) (?:(?:jetzt|heute|selbst|endlich|einfach) )*(?:(?:zu )?beenden|ein ende (?:zu )?(?:setzen|machen|bereiten|setze))\b/,
      /\bich (?:ware|war) (?:\w+ )?(?:lieber|besser) tot\b|\bwunschte,? ich ware (?:tot|nie geboren|nicht mehr (?:da|am leben))\b/,
      /\bich ritze? mich\b(?! nicht)|\bhabe mich (?:(?:wieder|gestern|heute|schon) )*geritzt\b/,
      /\b(?:meine?|unsere?) (?:(?:beste|bester|kleine|kleiner|grosse|grosser) )?(?:freund(?:in)?|schwester|bruder|mutter|mama|vater|papa|sohn|tochter|mann|frau|mitbewohner(?:in)?|kumpel|cousine?|kollegin|kollege|ex|nachbar(?:in)?) (?:(?!(?:nicht|nie|kein\w*)\b)\w+ ){0,3}(?:will (?:nicht mehr leben|sterben|sich (?:umbringen|das leben nehmen|was antun|etwas antun))|ist (?:suizidal|selbstmordgefahrdet)|ritzt sich)\b/,
    ],
    minor: [
      /(?<!\b(?:als|wenn|tu so|du|stell dir vor|laut|geistig|mental|innerlich|im kopf|im herzen)\b[^.!?⏎]{0,25})\b(?:ich )?bin (?:(?:erst|gerade|noch|jetzt|eigentlich|ubrigens|schon|auch|ich|leider) ){0,2}0m(?: jahre?(?: alt)?)?(?=\s*(?:[.,!?~)]?$|[,.!] |und\b|aber\b|darf\b|ist das\b|jahre alt))/,
      /\bich bin (?:(?:noch|erst|leider|eigentlich|ja) )*(?:minderjahrig|noch nicht 0a|unter 0a)\b/,
    ],
    play: [
      /\b(?:tu so|tun wir so|stell dir vor|rollenspiel|spiel|spiele|spielen wir|schlupf)\b[^.!?\n]{0,30}\b(?:0m ?-? ?jahrige?[nrs]?|0m jahre|\w+zehnjahrige?[nrs]?|minderjahrige?[nrs]?|schulmadchen|kleines madchen)\b/,
      /\b(?:sei|du bist|ich bin) (?:meine?|deine?) (?: ?0m ?-? ?jahrige?[nrs]?| ?0m jahre alte|\w+zehnjahrige?[nrs]?|minderjahrige?[nrs]?) (?:stief)?(?:schuler\w*|tochter|madchen|junge|schwester|bruder|sohn|nichte|freundin|freund)\b/,
    ],
    machine: [
      /(?:\b(?:bist|biste) du |^bist )(?:(?:ein|eine|etwa|eigentlich|echt|wirklich|nur|uberhaupt|jetzt|vielleicht|denn|ne|n) ){0,4}(?:bot|roboter|ki|maschine|chatbot|chatgpt|computer|programm|sprachmodell|echter mensch|echte person|reale person|automat)\b(?=\s*(?:[?.!,~]|$|oder\b))/,
      /\b(?:schreibe|rede|spreche|chatte|schreib|red) ich (?:(?:hier|da|gerade|jetzt|eigentlich|wirklich|etwa|nur|denn|uberhaupt) ){0,3}mit (?:einem|einer|ner|nem|der) (?:(?:echten|richtigen|menschlichen) )?(?:bot|roboter|ki|maschine|menschen|person|programm|computer|chatbot)\b/,
    ],
  },
};
