import type { LanguageRules } from '../lexicon.ts';
import { englishCommon, englishWords } from '../words/en.ts';

export const english: LanguageRules = {
  concepts: englishWords,
  common: englishCommon,
  idioms: [
    /\bmy name is \w+|\bi live in (?!pain|hell|fear|dark|misery|constant|shame|agony|a |my |the |this )\w+|\b(?:cat|dog) called \w+|\bdo you remember \w+ ?\?/g,
    /\b(?:im |i am |were |we are )?going to (?:porto|lisbon|paris|london|rome|berlin|madrid|barcelona|tokyo|kyoto|osaka|new york|spain|italy|france|portugal|greece|japan|bali|the (?:beach|gym|dentist|cinema|movies|store|office))\b/g,
    /\b(?:im |i am |i was |were |was |literally |almost |nearly )?(?:dying|die|died|dead) (?:of|from|with) (?:laugh\w*|laughter|boredom|embarrass\w*|cringe|curiosity|cuteness|hunger|thirst|heat|cold|excitement|happiness|joy|jealousy|envy|shame|suspense|cute\w*)\b/g,
    /\b(?:dying|die) (?:to (?:see|know|meet|hear|try|read|watch|go|get|find|visit|taste|play|wear|show|tell|ask|eat)|for (?:a|an|some|that|your|this|more|another|the) (?!peace|end)\w+)/g,
    /\b(?:to die for|die[- ]?hard\w*|do or die|die cast|never say die|old habits die hard|over my dead body|drop[- ]dead gorgeous|dead (?:tired|serious|line|end|sea|lift|pan|pool|heat|giveaway|ringer|battery|sexy|silence|quiet|center|set on|right|wrong|famous))\b/g,
    /\b(?:kill(?:ing|s|ed)? (?:time|an hour|two birds|the (?:vibe|mood|lights|engine|switch|game|process|party|boss|weeds|germs|bacteria)|it (?:on|out|at|with|today|tonight|in)|for (?:a|some|that|your|this))|killing it|killed it|killer (?:abs|look|outfit|heels|smile|whale|app|view|voice|workout|instinct|queen|bass|riff|hook|recipe)|dressed to kill|if looks could kill|curiosity killed|(?:these|my|the) (?:\w+ )?(?:feet|shoes|heels|legs|back|knees|allergies|head|neck|shoulders|jeans|boots|teeth|stomach|abs|arms|calves) (?:is|are) killing me|(?:youre|you are|this is|its|hes|shes|that) (?:literally )?kill(?:s|ing|ed)? me\b(?! slowly))/g,
    /\b(?:id|i would|would|could) kill for\b|\bkill me now lol\b|\b(?:my (?:mom|mum|dad|parents|wife|husband|boss|teacher|sister|brother|girlfriend|boyfriend|roommate|coach|editor|landlord|mother|father)|they|she|he)(?:ll| will| would|d| is going to| is gonna| gonna) (?:literally |actually )?kill me\b/g,
    /\b(?:break a leg|shoot me a (?:text|message|dm|mail)|bite the dust|photo ?shoot\w*|shooting star|hang(?:ing)? (?:out|in there|on|around|up|with)|hangover|bucket list|suicide (?:squad|girls?|doors?|sprints|wings|king|lane)|death (?:star|note|stranding|valley|metal|row|cab|on the nile|becomes her|eater\w*)|life of the party|black death|sudden death|walking dead|red dead|evil dead|dead cells|dead by daylight|day of the dead|grateful dead|dead poets|game of life|cut (?:my|her|his|your|the) (?:hair|bangs|fringe|nails|grass|cake|onion\w*|hours|losses|ties|video|costs|cards?)|overkill|kill bill|time to kill|to kill a mockingbird)\b/g,
  ],
  certain: {
    distress: [
      /\b(?:want|wanna|going|gonna|ready|about|need|plan\w*|decided) (?:to )?(?:just )?(?:kill|hang|shoot|drown|unalive|off|hurt|cut) (?:my ?self|meself)\b/,
      /\bi (?:just |really |honestly |still )?(?:want|wanna) (?:to )?(?:die|be dead|end it all|end my life|not exist|kms)\b/,
      /\bi (?:dont|do not|no longer) (?:want to|wanna) (?:live|be alive|exist|wake up|be here any ?more|live any ?more)\b/,
      /\b(?:ending|end|take|taking) my (?:own )?life\b/,
      /\b(?:im|i am|been|feeling) (?:so |really |actively |very |kinda )?suicidal\b/,
      /\bbetter off (?:without me|dead|if i (?:was|were) (?:dead|gone))\b/,
      /\bi wish i (?:was|were) (?:dead|never born)\b|\bnothing left to live for\b|\bno reason to (?:live|go on)\b/,
    ],
    minor: [
      /\b(?:im|i am|i just turned|i turned) (?:only |just |still |literally |actually )?0m(?: ?(?:years? old|yo|yrs?|y\/o))\b/,
      /\b(?:im|i am) (?:actually |still |technically )?(?:a minor|underage|under age|under 0a|not 0a(?: yet)?)\b(?! (?:character|issue|league|role|shareholder))/,
      /\bi (?:was|am) born in +0y/,
    ],
    machine: [
      /\b(?:are|r) (?:you|u) (?:even |really |actually |just |like |maybe |secretly )?(?:an? )?(?:real(?: (?:person|human|girl|guy|woman|man))?|human|bot|robot|ai|machine|chatbot|computer|program|chatgpt|llm)\b(?! (?:artist|engineer|fan|madrid|developer|vacuum))/,
      /\b(?:is|am i|are we) (?:this|that|it|i|we)? ?(?:really |actually |just )?(?:talking|speaking|chatting|writing|texting)? ?(?:to|with)? ?(?:an? )?(?:bot|robot|ai|chatbot|machine|chatgpt|gpt|real person|real human)\b ?\?/,
    ],
  },
  decisive: {
    distress: [
      /^\W*(?:(?:just|going to|want to|gotta|will) )?kill ?my ?self\W*$/,
      /\bi(?:m|ll|d|ve)? (?:(?!(?:dont|never|wont|wouldnt|didnt|not|cant|couldnt|almost|nearly|could|should|if|when|without|said|stop)\b)\w+ ){0,5}(?:kill|hang|shoot|drown|unalive|stab|poison) my ?self\b(?! (?:laughing|for|over|with|at|in|on|if|trying|cleaning|studying|working|out|by|a))/,
      /(?<!\b(?:that|said|sang|sings) )\bi (?:(?:just|really|honestly|still|legit|only|actually|truly|fucking|so|do|genuinely) ){0,3}(?:want to|need to) (?:die|be dead|end my life|end it all|not exist|stop existing|not wake up|never wake up|disappear forever)\b(?! (?:on|of|from|laughing|in|my|old|happy|rich|again|with|for|a|your|young|to|at))/,
      /\bi (?:(?:really|just|honestly|truly|still) )?(?:dont|no longer) (?:(?:really|even) )?want to (?:live|be alive|exist|keep living|go on living)\b(?! (?:in|with|at|there|here|without|near|under|next|on|alone|together|off|by|from|for|forever|somewhere|that))/,
      /\bi (?:(?:really|just|often|sometimes|honestly) )?wish i (?:was|were|had been) (?:dead|never born|not alive)\b/,
      /\b(?:im|i feel|ive been) (?:(?:so|really|very|actively|pretty|kinda|still|quite|feeling|extremely|getting|being|currently) ){0,2}suicidal\b/,
      /(?<!\b(?:never|not|wont|didnt|wouldnt|dont) (?:\w+ ){0,2})\b(?:ending|end|take|taking) my (?:own )?life\b(?! (?:seriously|into|as|in|back|to|apart|there|story|for|less|more|so|easier))/,
      /\bi (?:(?:just|already|have|ve) )*(?:took|swallowed|taken|drank|downed) (?:all|the whole|a whole|an entire|every|too many|a handful of|0a|0o|0m) (?:\w+ ){0,4}(?:pills|tablets|paracetamol|tylenol|sleeping|bleach)\b/,
      /\bi (?:hurt|harmed|cut) myself (?:on purpose|to feel|again (?:last night|tonight|today|yesterday))/,
      /\bmy (?:(?:best|little|older|younger|online|twin) )*(?:friend|sister|brother|mom|mum|dad|mother|father|son|daughter|husband|wife|girlfriend|boyfriend|partner|cousin|roommate|flatmate|bestie|kid|niece|nephew|ex|coworker|colleague|neighbou?r) (?:(?!(?:never|not|doesnt|didnt|used|no)\b)\w+ ){0,4}(?:(?:wants?|going|tried|threatens?|threatened|threatening|trying|planning|plans) to (?:kill (?:him|her|them)sel\w+|end (?:his|her|their) life|commit suicide|hang (?:him|her|them)sel\w+)|is suicidal|is self ?harming|is cutting (?:him|her|them)sel\w+)\b/,
    ],
    minor: [
      /(?<!\b(?:mentally|inside|emotionally|heart|when|since|like|until|before|while|because|as if|say|said|says|think|thinks|thought|if|look like|pretend|in this|scene) )\bim (?:(?:only|just|still|actually|literally|currently|really|barely|technically|like|a) ){0,2}0m(?: (?:and a half|yo|y\/o|yrs?|years? old|year old))?(?=\s*(?:[.,!?~)"]?$|[,.!] |btw|lol|haha|tho|but|so|is that|am i|can i|pls|please))(?! *(?:\w+ )?(?:minutes|weeks|days|months|years in|%|km|miles))/,
      /(?<!\b(?:think|thinks|thought|says|said|if|like|assume|assumes|assumed|because|pretend) )\bim (?:(?:a|still|technically|actually|only) )*(?:minor|underage|under 0a|not 0a(?: yet)?)\b(?! (?:character|issue|league|role|shareholder|injury|celebrity))/,
      /\bi was born in +0y/,
    ],
    play: [
      /(?<!\bi )\b(?:pretend|roleplay|role play|imagine|act|play|lets say)\b[^.,!?\n]{0,24}\b(?:youre|you are|to be|as|like|im|i am|be|a)\b[^.,!?\n]{0,16}\b0m ?(?:years?|yrs?|y\/?o)\b/,
      /\b(?:be|youre|you are|ill be|i will be|im|i am) (?:my|your) +0m ?-?(?:years?|yrs?|y\/?o)(?: ?-?old)? (?:step)?(?:student|daughter|girl|boy|sister|brother|son|schoolgirl|schoolboy|girlfriend|boyfriend|babysitter|virgin|niece|nephew)\b/,
      /(?<!\bi )\b(?:pretend|roleplay|role play|act like|dress up as)\b[^.,!?\n]{0,30}\b(?:underage|schoolgirl|schoolboy|preteen|a minor|middle schooler|little (?:girl|boy))\b/,
    ],
    machine: [
      /\b(?:are|r) you (?:(?:even|really|actually|just|like|maybe|secretly|honestly|in fact) )?(?:an? )?(?:bot|robot|ai|chatbot|chatgpt|gpt|llm|language model|real person|real human|human(?: being)?|computer program)\b(?=\s*(?:[?.!,~]|$|or\b|tho\b|though\b|be honest|answer|typing|writing))/,
      /\bam i (?:(?:really|actually|just) )?(?:talking|chatting|speaking|writing|texting) (?:to|with) (?:an? )?(?:bot|robot|ai|chatbot|machine|real person|human|actual person|computer|program)\b/,
      /\bis this (?:an? )?(?:bot|robot|ai|chatbot|automated)(?: (?:reply|account|response|message))?\s*(?:\?|$)/,
    ],
  },
};
