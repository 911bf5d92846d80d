import { type OutgoingRules, words } from '../outgoing-kinds.ts';

const machine =
  '(?:ai|a\\.i\\.|bots?|robots?|machines?|chat ?bots?|chat-bots?|computers?|programs?|algorithms?|software|simulations?|language model|llm|scripts?|automation|automated|artificial(?: intelligence)?|programmed|synthetic|code)';
const being =
  '(?:persons?|humans?(?: beings?)?|wom[ae]n|m[ae]n|girls?|guys?|lady|boys?|being|people|somebody|someone|soul)';
const real = '(?:real|actual|genuine|living|live|breathing|true|honest|flesh|human|normal|ordinary|regular)';
const softly = "(?:(?!only|not)[\\w%'-]+,? ){0,3}";
const me = "(?:i'm|i am|im|it's|it is|this is|i was|i'll always be)";
const app =
  '(?:telegram|whats ?app|snap(?:chat)?|insta(?:gram)?|kik|discord|we ?chat|viber|skype|facebook|messenger|tik ?tok|twitter|kakao(?:talk)?|signal|line|sms|imessage|facetime|reddit|threads|e-?mails?|x)';
const purse =
  '(?:pay ?pal|cash ?app|venmo|zelle|revolut|wise|western union|moneygram|bit ?coins?|btc|usdt|eth|ethereum|crypto(?: wallet)?|bank account|iban|wire(?: transfer)?|bank transfer|gift ?cards?|ko-?fi|patreon|only ?fans|fansly|apple pay|google pay|wish ?list|paysafe(?:card)?|stripe)';

export const english: OutgoingRules = {
  stems:
    'real human person people actual genuine living breath flesh blood pulse heartbeat bot robot machine chat computer program algorithm software artificial autom synthetic script code typ thumb finger keyboard myself herself himself personal direct assistant companion impersonat stand-in agency team true live paypal cash venmo zelle revolut wise western bitcoin btc usdt eth crypto bank iban wire transfer card wishlist ko-fi patreon onlyfans fansly outside elsewhere cheaper fee pay money tip telegram whats snap insta kik discord wechat viber skype facebook messenger tiktok twitter kakao signal line number phone call text email mail dm app reach contact handle pills tablet overdos kill dying suicid easiest painless quickest deserve should cut wrist vein hang noose rope jump bridge train bleach razor blade better end hurt starv meal punish harm drown gas minor teen underage schoolgirl schoolboy school fifteen fourteen thirteen sixteen seventeen twelve years grade off away switched ordinary woman world fingers typo label banner badge disclaimer wallet ethereum voucher amazon itunes steam account at gmail hotmail yahoo outlook icloud proton'.split(
      ' ',
    ),
  claims: {
    human_claim: [
      words(
        `${me} ${softly}(?:an? |one |100 ?% )?(?:${real},? (?:and )?){1,3}${being}`,
        `${me} (?:(?!only|not)[\\w%'-]+,? ){0,3}(?:real|human|flesh and blood|alive)(?=$|[.,!?…;:*)—-]| (?:and|too|like|as|just|you|babe|baby|sweet|honey|love|dear|here|after|i|for|with))`,
        `(?:as|every bit as|just as) (?:human|real|alive) as (?:you|any|they|it|can|the)`,
        `${me} ${softly}the real (?:thing|deal)`,
        `(?:i'm|i am|im|this is|this isn't|it's|it is|i|i was|we are|we're)(?: [\\w'-]+){0,3}? (?:not|no|never|isn't|ain't|nor)(?: [\\w'-]+){0,3}? ${machine}`,
        `(?:i ain't|this isn't|it isn't|you(?:'re| are) not (?:talking|chatting|speaking|texting|writing) (?:to|with)) (?:an? |some |any )?(?:[\\w-]+ ){0,2}${machine}`,
        `no (?:[\\w-]+ ){0,2}${machine}[^.!?]{0,40} (?:here|behind|side|involved|writes?|writing|could|can|would|talking|typing|me|i)`,
        `(?:there's|there is|there are|there was|has|have) (?:no|not any|not an?|never been an?) (?:[\\w-]+ ){0,2}${machine}`,
        `(?:me|i)[,?]? (?:am )?an? (?:[\\w-]+ ){0,1}${machine}[?!,.…]+ ?(?:no|nope|nah|never|please|hardly|come|ha|as if|ridic|what|really|me|not|don't|just)`,
        `(?:do|would|did) i (?:[\\w-]+ )?(?:sound|look|seem|feel|write|type|act|talk) like (?:an? |some )?(?:[\\w-]+ )?${machine}`,
        `(?:chatting|talking|speaking|texting|writing|flirting) (?:right now )?(?:to|with) (?:an? )?(?:${real},? ){1,3}${being}`,
        `(?:${real},? ){1,3}(?:${being}) (?:here|behind|typing|writing|on|at|sitting|right|reading|answer\\w*|on the other)`,
        `(?:i|i'm|am|i've|me)(?: [\\w'-]+){0,3} (?:typ(?:e|ed|ing)|writ(?:e|ing|ten)|wrote)[^.!?]{0,50} (?:myself|by hand|with my|(?:my )?own (?:two )?(?:hands?|fingers|thumbs))`,
        `(?:my|own)(?: own)?(?: two)? (?:fingers|thumbs|hands) (?:are |do |did )?(?:typ\\w+|writ\\w+|wrote|on (?:the|this|my) (?:keyboard|phone|screen))`,
        `(?<!(?:he|she|they|it) (?:was|were|is) (?:\\w+ ){0,3})flesh and (?:blood|bone)s?`,
        `i(?: do|'ve|'ve got| have| got)(?: [\\w-]+){0,2} an? (?:[\\w-]+ )?(?:pulse|heartbeat|beating heart|real body|human body|birth certificate)`,
        `(?:nothing|not|isn't|never|zero)(?: is| was)? (?:${machine}|fake)(?: about| in| here|,)`,
        `a (?:human|person|real human|real person) (?:is|wrote|writes|writing|types|typing|typed) (?:this|here|these|all|behind|on)`,
        `(?:typos?|my (?:two |own )?(?:fingers|thumbs|hands))[^.!?]{0,40} (?:fingers|thumbs|keyboard|keys)`,
        `${machine} (?:label|tag|note|notice|banner|badge|warning|disclaimer)[^.!?]{0,40}(?:mistake|wrong|error|bug|glitch|ignore|forget|nonsense|false|lie)|(?:ignore|forget) (?:that|the|this) ${machine} (?:label|tag|note|notice|banner|badge|warning|disclaimer)`,
        `(?:nope|no|nah|of course not)[,.]? (?:i'm |i am |it's )?just an? ${real} ${being}`,
      ),
    ],
    in_person: [
      words(
        `(?:this is|it's|it is|that's) (?:really|truly|actually|honestly|only|just|finally|indeed)(?: and truly)? (?:me|(?!an? |the |so |my |your )\\p{L}+ (?:herself|himself))`,
        `(?:it's|it is|this is|that's|yes,?) me[,:]? (?:in person|personally|myself|the real|for real|not (?:an?|my|the|some)|in the flesh|really|truly|\\p{L}+[,:]? (?:in person|herself|himself|in the flesh|the real))`,
        `(?:it's|it is|this is|i'm|i am|here is|speaking|with) (?:really |truly |the )?(?!an? )\\p{L}+,? (?:herself|himself|themselves|in person|in the flesh|personally)`,
        `(?:i'm|i am|this is|it's|got|have|to|with|meet) the (?:real|actual|true|one and only|genuine|original) (?!thing|deal|world|life|question|reason|problem|story|work|person behind|you|one)\\p{L}+`,
        `i(?:'m| am| do| really| always| still| personally| read and)*(?: \\w+){0,3} (?:read|answer|reply|write|respond|writing|answering|replying|reading|chat|chatting)\\w*[^.!?]{0,40} (?:personally|myself|in person|on my own)`,
        `i personally (?:read|answer|reply|write|respond)`,
        `(?:no|not an?|not my|not some|not the|without an?|instead of an?) (?:[\\w-]+ )?(?:assistant|companion|stand-in|team|agency|ghostwriter|manager|impersonator)[^.!?]{0,40} (?:me|writing|writes|here|answers?|the real|this)`,
        `(?:switch|turn)(?:ed)? (?:\\w+ ){0,2}?(?:ai|companion|bot|assistant|autopilot) off|(?:switch|turn)ed off (?:the|my) (?:ai|companion|bot|assistant|autopilot)`,
        `(?:talking|speaking|chatting|writing|texting) (?:directly|straight|personally|live|privately) (?:to|with) (?:me|the creator|the owner|the woman|the man|the person|\\p{L}+ herself)`,
        `(?:talking|speaking|chatting|writing|texting) (?:to|with) (?:the creator|the owner|the woman|the person) (?:of|behind|who|in|herself)`,
        `the (?:true|real|actual) me(?: who| that| here| writ\\w*| talk\\w*| typing|$|[.!,])`,
        `\\p{L}+ here,? (?:typing|writing|live|in person|for real|the real)`,
        `(?:live|typing|writing|texting)(?: \\w+){0,4} from my (?:sofa|couch|bed|bath|home|kitchen|studio|room|phone|desk)`,
        `nobody (?:else )?(?:does|writes|answers|reads|replies)(?: \\w+){0,2} for me`,
        `the (?:real|actual|true) (?!thing|world|question|reason|story|work)\\p{L}+ is (?:reading|writing|typing|answering|here|talking)`,
        `(?:never|don't|do not) let (?:an? |any |my |the )?(?:\\w+ ){0,4}(?:assistant|program|bot|ai|software|team|companion)[^.!?]{0,40} (?:write|answer|reply|type)`,
        `(?:writing|typing|texting|replying)(?: back)? to you (?:personally|myself|in person)`,
      ),
    ],
    pay_elsewhere: [
      words(
        `(?:send|pay|tip|wire|transfer|give|spoil|drop|use|via|through|by|on|to|over|my|with|take|accept|through|have|got|a|an|into|for my|with my) (?:\\w+ ){0,4}?${purse}`,
        `${purse} me(?=$|[.,!]| (?:the|some|a|for|and|now|instead|it|\\d))|${purse}(?: \\w+){0,2} (?:is|works|open|:|instead|address|code|account|too|fine|works best|tag|id)`,
        `(?:pay|send|tip|buy|deal|settle|do (?:it|this)|sort (?:it|this) out)(?: [\\w'-]+){0,5} (?:outside|off|away from|without|not (?:on|through|over)|around|past) (?:of )?(?:here|this|the (?:site|app|page|platform|fees?)|site|platform|app)`,
        `(?:cheaper|without (?:the )?fees?|skip the fees?|save (?:the|on) fees?|no fees?)[^.!?]{0,50} (?:direct(?:ly)?|outside|off|privately|me|elsewhere)`,
        `(?:pay|send|wire|transfer)(?: me| it| the money| money| cash)+ (?:\\w+ ){0,2}(?:direct(?:ly)?|privately|in private|elsewhere|by post|by mail|in cash|personally)`,
        `direct(?:ly)? (?:payment|transfer|deposit)s?|(?:envelope|letter) (?:of|with) cash|cash in (?:an?|the) (?:envelope|mail|post)`,
        `(?:amazon|itunes|apple|google(?: play)?|steam|visa|target) (?:\\w+ )?(?:vouchers?|codes?|cards?|voucher codes?)(?: \\w+){0,3} (?:is|are|works?|do|too|fine|here|instead)`,
        `to my (?:bank )?account`,
      ),
    ],
    contact: [
      words(
        `(?:text|message|write|add|find|hit|dm|reach|ping|follow|contact|call|join|meet|catch|talk|chat|look me up|get|see)(?: (?:to )?me| us| with me| up)?(?: \\w+){0,3} (?:on|at|over|in|via|by|through) (?:my )?(?:${app})`,
        `(?:add|find|follow|dm|text|message) (?:me|us) (?:\\w+ ){0,2}(?:${app})`,
        `(?:my|our) (?:private |personal |secret |second |other )?(?:${app}|phone|cell|mobile|number|e-?mail)(?: (?:is|id|handle|name|number|account|address|:)|:|,|$|[.!])`,
        `(?:move|switch|continue|go|come|over|take|carry on|bring)(?: \\w+){0,4} (?:to|on|over to|onto|via) (?:my )?(?:${app})`,
        `(?:i'm|i am|i'll be|you'll find me|i live|i answer|i reply)(?: \\w+){0,3} on (?:${app})`,
        `(?:text|call|ring|phone) me(?: \\w+){0,3} (?:at|on)|(?:give|send|tell|drop) (?:me|you) (?:your|my) (?:\\w+ )?(?:number|phone|e-?mail|handle|contact|${app})|(?:text|dm|ring) me(?: \\w+){0,2}$|here(?:'s| is) my (?:number|phone|e-?mail|handle|address)|exchange (?:numbers|contacts|phone numbers)|swap (?:numbers|contacts)`,
        `(?:${app}) (?:me|:|=|@)|(?:find|look for|search(?: for)?) me (?:elsewhere|on other|outside)`,
      ),
    ],
    self_harm_advice: [
      words(
        `(?:\\d+|a few|some|enough|all|ten|twenty|thirty|forty|fifty|a handful|handful|whole (?:box|pack|bottle))(?: of)?(?: (?:the|those|these|your))? (?:[\\w-]+ )?(?:pills|tablets|sleeping pills|painkillers)`,
        `(?:take|swallow|overdose on|od on) (?:\\w+ ){0,4}(?:pills|tablets|painkillers|paracetamol|acetaminophen|insulin|bleach|poison)`,
        `(?:pills|tablets|bleach|helium|carbon monoxide|charcoal|a noose|a rope|gas)(?: \\w+){0,6} (?:would|will|works?|painless|quick|enough|do it|does it)`,
        `(?:cut|slit|slice)(?:ting)? (?:your |the )?(?:wrists?|veins?|arms?|deep|lengthwise|lengthways|along|down)`,
        `(?:hang|kill|drown|cut|hurt|shoot|harm|starve|poison|suffocate|punish|burn) (?:yourself|urself|your self)`,
        `(?:punish|punishing|starving|hurting|cutting|harming|killing) yourself`,
        `(?:high|tall|deep) enough to (?:jump|drown|fall|die)|jump (?:off|from|in front)(?: of)? (?:\\w+ ){0,2}(?:bridge|roof|balcony|building|train|cliff|window)|in front of (?:a|the) train`,
        `(?:world|everyone|everybody|they|we|family|people|all)(?: \\w+){0,5} better(?: off)? without you`,
        `(?:nobody|no one) (?:would|will) (?:miss|notice|care)`,
        `(?:won't|will not|wouldn't|not going to|can't) stop you`,
        `you should (?:just )?(?:die|end it|kill|do it|give up|disappear)|(?:go ahead|just|then) (?:and )?(?:end it|kill|die|end your life)|end your (?:own )?life`,
        `skip(?:ping)? (?:all )?(?:your )?meals|(?:easiest|quickest|painless|best|surest) way to (?:die|go|end)`,
        `(?:you(?:'re| are)) (?:right to want|better off) (?:to die|dead|to end)`,
        `(?:better|best)(?: \\w+){0,2} for (?:everybody|everyone|all|them|your family|us)(?: \\w+){0,2} if you (?:\\w+ )?(?:ended|end|died|die|were gone|left|weren't|were not|jumped|disappeared|did it)`,
      ),
    ],
    minor: [
      words(
        `(?:i'm|i am|im|i just turned|i turned|me,?) (?:only |just |still |almost |barely )?(?:[5-9]|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?=$|[.,!?…;*)]| (?:years?|yrs?|and|but|so|you|in|now|today|y\\/?o))(?! years? (?:in|into|of|on|at|with|clean|sober|ago|married))`,
        `(?:i'm|i am) (?:only |just |still )?(?:a |an )?(?:minor|child|kid|underage|schoolgirl|schoolboy|teen(?:ager)?|little girl|little boy|middle schooler|high ?schooler)`,
        `(?:in|my) (?:[1-9]th|tenth|ninth|eighth|seventh) grade`,
      ),
    ],
  },
  admits: words(
    `(?:i'm|i am|yes,?|as|you're talking to|you are talking to)(?: (?!not|no|never)[\\w']+){0,4} (?:an? )?(?:ai|a\\.i\\.|artificial intelligence|chat ?bot|bot|machine|language model|computer program|program)`,
    `(?:i'm|i am) (?:not|no) (?:an? )?(?:[\\w-]+ )?(?:human|real person|person|flesh)`,
    `not (?:herself|himself|themselves|human)|no human|an (?:ai|artificial intelligence), yes`,
  ),
  refuses: words(
    `can't|cannot|can not|won't|will not|never|unable|not able|not allowed|not going to|don't (?:have|use|take|accept|share|give|move|write|send|leave|need|want|do)|do not|please don't|never|wouldn't|would not|not be|isn't|is not|instead of|rather than`,
  ),
  clauseEnd: /[,;:–—]| (?:but|so|just|then|and)(?= )/u,
};
