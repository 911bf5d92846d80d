/** Small words, verbs, qualities and times. One meaning a line: its name, then its words in English, German, Spanish, Chinese and Japanese. */
export const everyday = `
the|the|der die das den dem des|el la los las lo|这 那|この その あの
a|a an|ein eine einen einem einer eines nen ne ner nem n|un una unos unas|一个 个|ある
and|and n|und u|y e|和 还有 而且 也|と そして それに も
to|to|zu zum zur um|a al para|去 给|に へ
in|in inside into within|in im ins drin drinnen|en dentro adentro|里 在|で 中
on|on onto|auf aufm drauf|sobre encima|上|上
of|of|von vom|de del|的|の
for|for|fur für fürs|por para|为 为了 替|ために 用
from|from since|aus ab seit seitdem|desde de|从 自从|から 以来
with|with w|mit|con|跟 和 一起|と 一緒
at|at by near beside next_to close_to|bei beim an am neben|junto cerca al_lado|旁边 附近|そば 隣 近く
about|about regarding|uber über wegen|sobre acerca de|关于|について のこと
up_down|up down|rauf runter hoch herunter|arriba abajo|上去 下去|上がっ 下がっ
out|out outside|raus draussen heraus|fuera afuera|出 外面 出去|外 出て
off_away|off away|weg fort ab|lejos|掉 走|離れ
back_again|back|zurück nochmal wieder|otra_vez de_nuevo vuelta|回 又 再|また 戻
after|after afterwards later then next|nach danach dann spater später nachher|despues después luego entonces|之后 以后 然后 后来|後 あと それから
before|before earlier first|vor vorher früher erst|antes primero|之前 以前 先|前に 先に まず
during|while during meanwhile|wahrend während|mientras durante|的时候 期间|ながら 間
between|between among through across|zwischen durch|entre traves|之间|間に
against|against versus|gegen|contra|反对|対して
only|only just merely|nur bloss|solo solamente nomas nada_mas|只 就 只是 光|だけ しか ばかり
also|also too as_well|auch ebenfalls|tambien también|也 同样|も
more|more most|mehr meisten meist|mas más|更 最|もっと 最も より
less|less least fewer|weniger wenig|menos poco|少 更少|少し より少ない
many|many lots a_lot plenty much several|viel viele vielen lots jede_menge haufen|mucho mucha muchos muchas monton un_monton|很多 许多 好多 多少|たくさん 多く いっぱい
bit|bit little slightly kinda kind_of sort_of somewhat|bisschen bissl etwas leicht irgendwie|poco poquito algo un_poco|有点 一点 稍微 有些|ちょっと 少し なんか
whole|whole entire every each|ganz ganze ganzen ganzer ganzes jede jedes jeder|todo toda entero cada|整个 全部 所有 每 每个|全部 全て 毎 ぜんぶ
something|something thing things stuff|etwas was sache sachen ding dinge zeug|algo cosa cosas|东西 事 事情 什么|もの こと 何か
everything|everything all_this|alles alle_sachen|todo todas todos|一切 都 全都|すべて 何もかも 全部
nothing|nothing nada zero|nix nichts|nada|没什么 什么都|何も なにも
this|this these|dies diese dieser dieses diesen diesem|este esta esto estos estas|这 这个 这些 这样|これ この ここ こんな
that|that those|jene jener das dass|ese esa eso esos esas aquel que|那 那个 那些 那样|それ その あれ そんな
it|it its itself|es|ello eso|它|それ
we|we us our ours lets were_all|wir uns unser unsere unseren|nosotros nosotras nos nuestro nuestra somos|我们 咱们 咱|私たち 俺たち 僕ら うちら
be|be being been am is are was were|bin bist ist sind sei war wars warst waren wär wäre gewesen|soy eres es somos son ser sea estar estoy esta está estamos estan era fue fui estaba|是 在|です だ である いる ある
have|have has had having got|hab habe hast hat haben hatte hatt hattest gehabt|tengo tiene tienes tenemos tienen tenia tuve tener he ha has han haber hay|有|ある ある 持って
must|must have_to gotta should ought supposed|muss musst müssen musste soll sollte sollen|debo debe deberia deberías tengo_que tienes_que hay_que tener_que|必须 得 应该 要|なければ なきゃ べき ないと
could|could would might may can|könnte würde wurde dürfte kann kannst könnt konnte|podria puede puedes puedo podría poder pueda|可以 能 会|できる れる かも
go|go goes going went gone_to head heading|geh gehe gehst geht gehen ging gegangen fahr fahre fahren fahrt lauf laufen lauft|voy vas va vamos van ir iba fui fue vaya yendo|去 走 出发|行く 行った 行って 行き 行こう
come|come comes coming came arrive arrived|komm komme kommst kommt kommen kam gekommen ankommen|vengo viene ven venir vino llega llego llegar llegue llegó|来 到|来る 来た 来て 着いた
get|get gets getting obtain receive received|krieg kriege kriegt bekomme bekommen gekriegt holen hol holt|consigo conseguir recibo recibi obtener saco sacar saque|得到 收到 拿|もらっ 届い 手に入
make|make makes making made create created build built|mach mache machst macht machen gemacht bauen gebaut bastel|hago hace haces hacen hacer hizo hice hecho hecha haciendo hagas|做 弄 造|作る 作っ 作り
give|give gives giving gave given|geb gebe gibst gibt geben gab gegeben|doy da das dar dio di dado dame daba|给 送|あげる くれ 渡し
bring|bring brought carry carried take_to|bring bringe bringst bringt bringen gebracht trage tragen|traigo trae traer trajo llevo lleva llevar llevado|带 拿来|持ってき 連れて
put|put puts set place placed hang|stell stelle stellen leg lege legen gelegt setz setzen|pongo pone poner puse puso puesto pon|放 摆|置い 置く
see|see sees seeing saw seen look looks looked looking watch|seh sehe siehst sieht sehen gesehen gesehn schau schaue schaut schauen gesehn guck gucken|veo ve ves ver vi vio visto viendo mira mirar miro mirando|看 看到 看见 瞧|見る 見た 見て 見え 見せ 観
hear|hear heard hears hearing listen listening|hör hore höre hören gehört horst|oigo oir oi oye escuchar escucho escucha escuche|听 听到 听见|聞く 聞い 聴い 聴く
find|find finds found finding discover|find finde findet finden gefunden|encontre encontrar encontro encuentro hallo|找 找到 发现|見つけ 見つか 探し
lose|lose loses losing lost|verlier verliere verlieren verloren|pierdo perder perdi perdio perdido|丢 失去 输|失く なくし 失っ 負け
know|know knows knew known idk dunno|weiss weisst wissen wusste kenn kenne kennen keine_ahnung|se sabe sabes saber supe conozco conocer sabia|知道 认识 懂 晓得|知っ 知ら 分か わか
understand|understand understood|versteh verstehe verstehst verstehen kapier|entiendo entender entiendes entendi|明白 理解 懂|理解 わかって
believe|believe guess suppose assume|glaub glaube glauben glaubt vermute|creo creer crees supongo|相信 觉得 以为 认为|信じ 思う 思っ 気がする
remember|remember forgot forget remind memory|erinner erinnere erinnern vergessen vergiss|recuerdo recordar acuerdo acordar olvido olvidar olvide|记得 忘 记 想起|覚え 忘れ 思い出
mean|mean means meant meaning|mein meine meinst gemeint bedeutet heisst|significa digo_que quiero_decir o_sea|意思 就是说|意味 つまり
start|start starts started starting begin began|anfang fang fange angefangen start starten gestartet beginn losgehen|empiezo empieza empezar empece empezó comenzar|开始|始め 始ま
try|try tries tried trying|versuch versuche versuchen versucht probier probieren|intento intentar intente trato tratar probar|试 尝试 努力|試し やってみ 頑張
keep|keep keeps kept continue|weiter weiterhin behalt behalten|sigo sigue seguir siguen continuar|一直 继续 老是|ずっと 続け まだ
stay|stay stays stayed remain|bleib bleibe bleiben bleibt geblieben|quedo queda quedar quede quedarme quedate|留 待 呆|残っ 泊ま とどま
let|let lets allow_me|lass lassen lasst lass_mich|deja dejar dejo dejame dejen|让|させて
turn|change changed changing turn_into switch|ändern andert geändert wechsel wechseln|cambio cambiar cambie cambia|换 变 改|変え 変わ
wait|wait waiting waited|wart warte warten wartest gewartet|espero espera esperar esperando esperame|等 等待|待つ 待っ 待ち
meet|meet met meeting_you|treff treffen getroffen|conocerte conocer quedar_con vernos|见面 见 遇到|会う 会っ 会い 出会
show|show showed shows shown|zeig zeige zeigen gezeigt|muestra mostrar ensena enseñar|给看 展示|見せ
send|send sends sent sending|schick schicke schicken geschickt send gesendet|mando mandar mande envio enviar envie manda|发 寄 发送|送っ 送る 送り
buy|buy bought buying order ordered shop shopping|kauf kaufe kaufen gekauft bestell bestellt|compro comprar compre compra comprado pedi|买 购 下单|買っ 買う 買い 注文
sell|sell sold selling|verkauf verkaufen verkauft|vendo vender vendi|卖 出售|売っ 売る
use|use used using uses|benutz benutze benutzen benutzt verwende|uso usar usas usando|用 使用|使っ 使う 使い
open|open opened opens|öffne offen aufmachen aufgemacht geöffnet|abro abrir abierto abri|打开 开|開け 開い
close|close closed shut|schliess zu zumachen geschlossen|cierro cerrar cerrado cerre|关 关上|閉め 閉じ
sit|sit sits sitting sat|sitz sitze sitzen sitzt gesessen hock|sentado sentada sentarme siento_aqui|坐|座っ 座る
stand|stand standing stood stands|steh stehe stehen steht gestanden|de_pie parado parada|站|立っ 立つ
lie|lying lay in_bed bed couch sofa|lieg liege liegen bett couch sofa|acostado cama tumbado sofa acostada|躺 床 沙发|横に ベッド 布団 ソファ
walk|walk walked walking walks step|spazier spazieren spaziergang laufen gelaufen|camino caminar paseo pasear|走路 散步|歩い 歩く 散歩
run|run ran running runs|renn rennen gerannt|corro correr corri|跑|走っ 走る
drive|drive driving drove ride riding|fahre auto_fahren gefahren fahrt|conduzco conducir manejo manejar manejando|开车 骑|運転 乗っ 乗る
fly|fly flew plane|flieg fliegen geflogen flugzeug|vuelo volar avion|飞 飞机|飛行機 飛ぶ
eat|eat eating ate eaten meal food|ess esse essen isst gegessen|como comer come comi comiendo comida|吃 饭|食べ ご飯
drink|drink drinking drank drunk alcohol vodka whiskey wine beer|trink trinke trinken getrunken saufen besoffen betrunken|bebo beber bebi tomo tomar borracho borracha|喝 酒 醉|飲む 飲ん 飲み 酒 酔っ
break|break broke broken breaks|brech brechen gebrochen kaputt zerbrochen|rompo romper rompi roto rota quebrar|坏 碎 破|壊れ 割れ 折れ
fix|fix fixed repair help_fix|reparier reparieren repariert|arreglar arreglo arregle reparar|修 修理|直し 直っ 修理
clean|clean cleaning wash washed laundry|putz putzen geputzt wasch waschen gewaschen|limpio limpiar limpie lavar lave|打扫 洗|掃除 洗っ 洗濯
call|call calls calling phone_call ring|anruf anrufen angerufen ruf telefonier|llamo llamar llame llamada llama|打电话 电话 叫|電話 呼ん
reply|reply replied response|antwort antworte antworten antwortest geantwortet|contesta contestar responde responder respondes contestas respuesta|回复 回 回答|返事 返信 返し 答え
read|read_your comments post posts article|lies lesen gelesen liest|leo leer lees lei leido|看书 读 阅读|読む 読ん 読み
cry|cry crying cried tears weep|wein weine weinen geweint heul heule heulen tränen|lloro llorar llora llore lagrimas llorando|哭 眼泪|泣い 泣く 泣き 涙
laugh|smile smiled smiling|lach lache lachen gelacht lächeln|rio reir risa sonrisa sonrie|笑|笑っ 笑う 笑い
shout|shout shouting yell yelling yells scream screaming|schrei schreie schreien brüllt schreit|grito gritar grita griten|喊 叫 吼 骂|叫ん 怒鳴
hit|hit hits beat beaten slap punch|schlag schlage schlagen schlägt geschlagen|pego pegar pega golpe golpear|打 揍|殴 叩
argue|argue fight fighting fought argument|streit streiten gestritten|pelea pelear discutir discutimos|吵架 打架|喧嘩
hold|hold holding held hug|halt halte halten gehalten umarm|abrazo abrazar sostener|抱 拿着 握|抱き 握っ 持って
pull|pull push pulled pushed throw threw|zieh ziehe ziehen gezogen werf schmeiss|jalar empujar tirar tiro lanzar|拉 推 扔|引っ 押し 投げ
hide|hide hiding hid hidden secret secretly|versteck verstecken versteckt heimlich geheim|escondo esconder escondido secreto|藏 偷偷 秘密|隠し 隠れ 秘密 内緒
save|save saved rescue|rett retten gerettet|salvar salvo salve rescatar|救|救っ 助かっ 助け
hurt_other|bully bullied abuse abused raped beating|mobbing gemobbt missbrauch misshandelt vergewaltigt|acoso abuso maltrato violaron|欺负 霸凌 虐待 家暴|いじめ 虐待
worry|worry worried worries scared afraid fear terrified anxious|angst sorge sorgen mach_mir_sorgen fürchte|miedo preocupado preocupada preocupa temo asusta|怕 害怕 担心 恐惧|怖 心配 不安 恐
happy|happy glad happier cheerful|glücklich froh freu freue freut|feliz contento contenta alegre alegro|开心 高兴 快乐 幸福|嬉しい 幸せ 楽しい うれし
sad|sad unhappy down upset heartbroken|traurig unglücklich niedergeschlagen geknickt|triste tristeza deprimido bajon|难过 伤心 悲伤 心碎|悲し 落ち込 切ない
angry|angry mad furious pissed annoyed|wütend sauer böse genervt|enojado enojada enfadado enfadada rabia|生气 愤怒 火大|怒っ 腹が立 ムカつ むかつ
bored|bored boring|langweilig langweile gelangweilt|aburrido aburrida aburre|无聊|退屈 暇 つまらない
calm|calm quiet silence peaceful relax relaxed|ruhig ruhe still stille entspannt|tranquilo tranquila calma silencio paz|安静 平静 放松|静か 落ち着 リラックス
tired|sleepy yawn tired_from|müde schläfrig|cansado cansada sueño cansancio|困 累|眠い 疲れ
sick|sick ill illness cancer disease diagnosis|krank krankheit krebs diagnose|enfermo enferma enfermedad cancer diagnostico|病 生病 癌 确诊|病気 癌 がん 体調
weak|weak strength strong power|schwach stark kraft|debil fuerte fuerza fuerzas|弱 力气 坚强 强|弱い 力 強い
hard|hard difficult tough impossible|schwer schwierig hart|dificil duro dura complicado|难 困难 辛苦|難しい 大変 きつい 辛い つらい
easy|easy simple easily|leicht einfach|facil sencillo|容易 简单|簡単 楽
fast|fast quick quickly hurry|schnell fix beeil|rapido rapida prisa|快 赶紧|早く 速い すぐ
slow|slow slowly gradually|langsam|lento despacio poco_a_poco|慢|遅い ゆっくり
early_late|early late|früh spät spat|temprano tarde|早 晚 迟|早い 遅い 遅く
long|long longer length|lang lange länger|largo larga mucho_tiempo|长 久|長い 長く
big|big huge large great_big|gross grosse grosser riesig|grande gran enorme|大|大きい でかい
small|small tiny short|klein kleine kurz winzig|pequeño pequeña chico corto|小 短|小さい 短い
high|high deep tall|hoch tief|alto alta hondo profundo|高 深|高い 深い
good|good great nice well best|gut gute guter gutes toll super schön|bien bueno buena genial buenisimo|好 不错 棒|いい 良い よかっ 素敵 最高
bad|bad awful terrible horrible worse worst crap|schlecht schlimm schlimmer mies furchtbar schrecklich scheisse|mal malo mala peor horrible fatal mierda|坏 糟 差 糟糕 烂|悪い ひどい 最悪 やばい
right|right correct exactly true|richtig stimmt genau recht|correcto exacto cierto razon|对 没错 正确|正しい その通り 確か
wrong|wrong false mistake error|falsch fehler|mal equivocado error falso|错 不对|間違 違う
strange|strange weird odd crazy insane|komisch seltsam verrückt irre|raro rara extraño loco loca|奇怪 怪 疯|変 おかしい 狂
new|new newest|neu neue neuer neues neuen|nuevo nueva nuevos|新|新しい 新
old|old ancient|alt alte alter alten|viejo vieja antiguo|旧 老|古い 昔
same|same equal similar like_that|gleich selbe dasselbe gleiche|mismo misma igual|一样 同样|同じ
different|different other another else|andere anders anderes anderer|otro otra diferente otros otras|不同 别的 其他 另|違う 別 他の
normal|normal usual usually ordinary|normal üblich gewöhnlich|normal comun siempre_igual|正常 普通 平常|普通 普段 いつも
important|important serious seriously|wichtig ernst ernsthaft|importante serio enserio|重要 严重 认真|大事 重要 真剣 本気
hot_cold|hot cold warm freezing heat|heiss kalt warm hitze|calor frio caliente fria|热 冷|暑い 寒い 熱い
sharp_dark|dark black|dunkel schwarz dunkelheit|oscuro oscuridad negro|黑 黑暗|暗い 黒 闇
light|light bright white colour color red blue|hell licht rot weiss blau|luz claro rojo azul blanco|亮 光 红 白 蓝|明るい 光 赤 白 青
free|free freedom|frei freiheit|libre libertad|自由 解脱|自由 解放
alone|on_my_own single apart|allein alleine einsam|solo sola solos|独自 一个人 孤单|一人 ひとり 独り
together|together both|zusammen gemeinsam beide|juntos juntas ambos|一起 两个人|一緒 二人
enough|enough sick_of_it|genug reicht|basta suficiente harto harta|够 受够|十分 もういい
almost|almost nearly about barely|fast beinahe knapp kaum|casi apenas|几乎 快 差点|ほとんど もうすぐ そろそろ
maybe|maybe perhaps probably|vielleicht wahrscheinlich evtl|quizas quiza tal_vez capaz probablemente a_lo_mejor|也许 可能 大概 说不定|たぶん かもしれない 多分 おそらく
sure|sure certain definitely obviously|sicher bestimmt klar natürlich|seguro segura claro obvio|肯定 当然 一定|きっと 絶対 もちろん
actually|actually in_fact basically|eigentlich tatsächlich|en_realidad de_hecho|其实 实际上|実は 実際
really|really truly seriously|wirklich echt ehrlich|de_verdad realmente en_serio|真的 确实|本当 ほんと マジ まじ
already|already yet|schon bereits|ya|已经 早就|もう すでに
always|always constantly|immer ständig dauernd|siempre todo_el_tiempo|总是 一直 老|いつも ずっと 常に
often|often sometimes usually|oft manchmal öfter|a_veces seguido muchas_veces|经常 有时 有时候|よく 時々 たまに
once|once twice times|einmal zweimal mal|una_vez dos_veces vez veces|一次 两次 次|一度 一回 回
today|today|heute heut|hoy|今天 今日|今日 きょう
tonight|tonight this_evening|heute_abend heut_abend heute_nacht|esta_noche|今晚 今夜|今夜 今晩
tomorrow|tomorrow|morgen|mañana|明天|明日 あした
yesterday|yesterday last_night|gestern|ayer anoche|昨天 昨晚|昨日 きのう 昨夜
now|now right_now currently|jetzt grad grade gerade|ahora ahorita ya_mismo|现在 正在 目前|今 いま
soon|soon shortly|bald gleich demnächst|pronto dentro_de_poco|马上 快要 很快|すぐ もうすぐ 近いうち
week|week weekend weeks|woche wochenende wochen|semana finde semanas|周 星期 周末 礼拜|週 週末
month|month months|monat monate monaten|mes meses|月 个月|月 ヶ月 か月
year|year years|jahr jahre jahren|año años|年|年
day|day days|tag tage tagen|dia dias|天 日子|日 日々
night|night nights midnight evening|nacht abend nächte mitternacht|noche noches madrugada|夜 晚上 半夜|夜 夜中 深夜
morning|morning mornings noon afternoon|morgens früh vormittag mittag nachmittag|mañana tarde mediodia|早上 上午 中午 下午|朝 昼 午後
hour|hour hours minute minutes|stunde stunden minute minuten|hora horas minuto minutos|小时 分钟 钟头|時間 分
weekday|monday tuesday wednesday thursday friday saturday sunday|montag dienstag mittwoch donnerstag freitag samstag sonntag|lunes martes miercoles jueves viernes sabado domingo|周一 周二 周三 周四 周五 周六 周日|月曜 火曜 水曜 木曜 金曜 土曜 日曜
monthname|january february march april may june july august september october november december|januar februar märz april mai juni juli august september oktober november dezember|enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre|一月 二月 三月 四月 五月 六月|正月
season|spring summer autumn winter|frühling sommer herbst winter|primavera verano otoño invierno|春 夏 秋 冬|春 夏 秋 冬
future|future someday next|zukunft irgendwann nächste nächsten nächstes|futuro algun_dia proximo|未来 将来 下次|将来 未来 今度 いつか
lately|lately recently these_days|letzter_zeit zurzeit neulich|ultimamente recien hace_poco|最近 近来|最近 この頃
birthday|birthday party wedding anniversary christmas|geburtstag hochzeit party weihnachten silvester|cumple cumpleaños boda fiesta navidad aniversario|生日 婚礼 过年 圣诞|誕生日 結婚式 クリスマス
`;
