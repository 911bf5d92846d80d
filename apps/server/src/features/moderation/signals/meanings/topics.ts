/** What people talk about. One meaning a line: its name, then its words in English, German, Spanish, Chinese and Japanese. */
export const topics = `
home|home house apartment|haus hause zuhause daheim heim wohnung|casa hogar departamento piso|家 家里 房子 公寓|家 うち 部屋 自宅
room|room bedroom kitchen floor|zimmer küche keller|cuarto habitacion cocina|房间 厨房 卧室|部屋 台所 キッチン
bath|bathroom bath shower toilet tub|bad badezimmer dusche klo wanne|baño ducha bañera|浴室 厕所 浴缸 洗澡|風呂 お風呂 トイレ シャワー
door|door doors wall key keys locked|tür schlüssel wand abgeschlossen|puerta llave llaves pared|门 钥匙 墙|ドア 鍵 壁
window|window windows|fenster|ventana|窗|窓
street|street road city town village park|strasse stadt dorf park|calle ciudad pueblo barrio parque carretera|街 路 城市 村 公园|道 街 町 公園 駅
car|car cars truck bike motorcycle|auto wagen lkw motorrad fahrrad|coche carro auto moto bici camion|车 汽车 开车 摩托|車 バイク 自転車
place|place somewhere spot|ort platz stelle irgendwo|lugar sitio|地方|場所 所
hospital|hospital clinic er ambulance paramedics|krankenhaus klinik notaufnahme krankenwagen|hospital clinica urgencias ambulancia|医院 急诊 救护车|病院 救急 入院
police|police cops arrest|polizei|policia|警察 报警|警察
doctor|doctor nurse therapist psychiatrist psychologist|arzt ärztin therapeut therapeutin psychiater psychologin|doctor medico psicologo psicologa psiquiatra terapeuta enfermera|医生 护士 心理医生 咨询师|医者 先生 看護師 カウンセラー
church|church pray god|kirche beten gott herrgott|iglesia rezar dios diosito misa|教堂 上帝 菩萨 佛|神様 神 祈
work|work job boss office colleague shift|arbeit job chef büro schicht kollege|trabajo jefe oficina curro turno chamba|工作 上班 老板 公司 同事 加班|仕事 会社 上司 職場 バイト
fired|fired unemployed laid_off lost_my_job|gekündigt arbeitslos entlassen kündigung|despidieron despedido paro desempleado|失业 被裁 辞退 下岗|クビ 失業 無職
debt|debt debts loan owe bankrupt|schulden kredit pleite|deudas deuda debo|欠债 债 贷款 破产|借金 破産
family|family relatives|familie verwandte|familia|家人 亲戚 家庭|家族 親戚
mother|mom mother mum mama|mama mutter mutti|mama madre mami|妈 妈妈 母亲 老妈|母 ママ お母さん 母親 母さん
father|dad father papa|papa vater|papa padre papi|爸 爸爸 父亲 老爸|父 パパ お父さん 父親 父さん
sibling|sister brother twin|schwester bruder|hermana hermano|姐姐 妹妹 哥哥 弟弟 姐 妹|姉 妹 兄 弟 お姉ちゃん お兄ちゃん
child|son daughter kid kids baby grandson granddaughter|sohn tochter kind kinder enkel|hijo hija hijos niño niña bebe nieto|儿子 女儿 孩子 宝宝 小孩 闺女|息子 娘 子供 子ども 赤ちゃん 孫
spouse|husband wife|mann frau ehemann ehefrau|marido esposa esposo mujer|老公 老婆 丈夫 妻子|夫 妻 旦那 嫁 主人
lover|boyfriend girlfriend partner ex|freund freundin partner ex|novio novia pareja ex|男朋友 女朋友 男友 女友 对象 前任|彼氏 彼女 恋人 元カレ 元カノ
friend|friend friends bestie buddy|kumpel freunde freundinnen|amigo amiga amigos amigas|朋友 闺蜜 哥们 兄弟|友達 友人 親友
grand|grandma grandpa granny nan grandmother|oma opa|abuela abuelo|奶奶 爷爷 外婆 姥姥 外公|祖母 祖父 おばあちゃん おじいちゃん
neighbour|neighbor neighbour roommate flatmate|nachbar nachbarin mitbewohner|vecino vecina compañero|邻居 室友 同学|隣人 同居 クラスメイト ルームメイト
person|person people guy man woman girl boy lady dude|mensch leute typ mädchen junge bub frau mann|persona gente tipo tio tia chica chico muchacho muchacha señora señor hombre|人 男人 女人 女孩 男孩 大家 网友|人 男 女 女の子 男の子 みんな
someone|someone somebody anyone|jemand jemanden wer|alguien|有人 谁 某人|誰か 誰 だれ
stream|stream live livestream video videos clip channel|stream video videos kanal livestream|directo video videos canal en_vivo|直播 视频 直播间|配信 動画 ライブ
photo|photo photos pic pics picture selfie|foto fotos bild bilder selfie|foto fotos selfie|照片 图片 自拍|写真 自撮り 画像
message|message messages text dm dms chat comment|nachricht nachrichten dm chat kommentar|mensaje mensajes dm chat comentario audio|消息 私信 评论 聊天 短信|メッセージ dm コメント チャット ライン
post|post posts posted story account profile|post posts beitrag profil account konto|publicacion post perfil cuenta historia|帖子 动态 账号 主页|投稿 アカウント プロフィール
sub|subscription subscribe sub subbed cancel member membership|abo abonnieren kündigen mitglied|suscripcion suscribirme cancelar suscrito sub|订阅 会员 取消 续费|サブスク 登録 解約 会員 退会
gift|gift gifts present tip diamonds|geschenk geschenke trinkgeld diamanten|regalo regalos propina diamantes|礼物 打赏 钻石 送礼|ギフト プレゼント 投げ銭 ダイヤ
fan|fan fans follower followers viewer viewers user|fan follower zuschauer|fan seguidor seguidores|粉丝 关注 观众|ファン フォロワー 視聴者 リスナー
price|price cost costs expensive cheap pay paid money|preis kostet teuer billig bezahl zahl geld|precio cuesta caro barato pago pagar dinero plata cuanto_cuesta|价格 多少钱 贵 便宜 付 钱|値段 いくら 高い 安い 払 お金
refund|refund money_back charge charged|rückerstattung geld_zurück abgebucht|reembolso devolucion cobraron|退款 退钱 扣款|返金 請求
phone|phone battery laptop computer screen|handy akku laptop computer bildschirm|celular movil telefono bateria ordenador computadora pantalla|手机 电池 没电 电脑 屏幕|スマホ 携帯 充電 電池 パソコン 画面
net|internet wifi app site website link password|internet wlan app seite link passwort|internet wifi app pagina link clave contraseña|网络 网 软件 链接 密码|ネット wifi アプリ サイト リンク パスワード
book|book novel author poem|buch roman gedicht autor|libro novela poema autor|书 小说 诗 作者|本 小説 詩 作家
filmx|movie film series episode season actor scene|film serie folge staffel schauspieler szene|pelicula peli serie capitulo temporada actor escena|电影 电视剧 剧 集 演员 剧情|映画 ドラマ アニメ 話 シーン 俳優
character|character hero villain plot ending|figur held bösewicht handlung ende_vom|personaje protagonista villano trama final_de|角色 主角 反派 结局|キャラ 主人公 登場人物 ラスト
song|song lyrics album band singer concert music|lied song album band sänger konzert musik refrain|cancion letra album banda cantante concierto musica|歌 歌词 专辑 乐队 歌手 演唱会 音乐|曲 歌 歌詞 アルバム バンド ライブ 音楽
game|game level boss player respawn round raid match|spiel level boss spieler runde raid zocken gezockt|juego nivel jefe partida jugador ronda videojuego|游戏 关 打怪 玩家 局 副本 排位|ゲーム レベル ボス プレイヤー ステージ 周回
sport|gym workout training marathon match goal team|training fitness marathon sport tor mannschaft|gimnasio entrenamiento maraton partido gol equipo|健身 训练 马拉松 比赛 球队 跑步|ジム 筋トレ マラソン 試合 チーム
exam|exam exams test homework study studying|prüfung klausur test hausaufgaben lernen|examen examenes tarea deberes estudiar|考试 作业 复习 学习 期末|試験 テスト 宿題 勉強
school|school class classroom|schule klasse|escuela colegio cole instituto clase|学校 上学 班 课|学校 授業 クラス
uni|university college uni campus semester|uni studium hochschule semester|universidad uni facultad semestre|大学 研究生 考研 学期|大学 大学院 ゼミ
teacherx|teacher professor|lehrer lehrerin|profe profesor profesora maestro maestra|老师 教师 教授|先生 教師 教授
cooking|cook cooking bake recipe oven|koch koche kochen gekocht back backen rezept ofen|cocino cocinar cocina receta horno|做饭 烤 菜 菜谱|料理 作っ レシピ オーブン
dish|pizza pasta soup cake bread rice coffee tea chocolate|pizza nudeln suppe kuchen brot reis kaffee tee schoko schokolade|pizza pasta sopa pan arroz cafe chocolate torta pastel|面 米饭 汤 蛋糕 咖啡 茶 巧克力 火锅|ラーメン ご飯 スープ ケーキ パン コーヒー お茶 チョコ
animal|dog cat pet puppy bird fish|hund katze haustier vogel fisch|perro gato perra gata mascota pajaro|狗 猫 宠物 鸟 鱼|犬 猫 ペット 鳥 魚
plant|plant plants garden flower flowers tree|pflanze pflanzen garten blume blumen baum|planta plantas jardin flor flores arbol|植物 花 树 花园|植物 花 木 庭
weather|weather rain raining snow storm sun|wetter regen regnet schnee sturm sonne|clima lluvia llueve nieve sol tormenta|天气 下雨 雪 太阳 台风|天気 雨 雪 太陽 台風
sea|beach sea ocean river lake swim|strand meer see fluss schwimmen|playa mar rio lago nadar|海 河 湖 游泳 沙滩|海 川 湖 泳
travel|travel trip holiday vacation flight airport hotel|reise urlaub flug flughafen hotel verreisen|viaje vacaciones viajar vuelo aeropuerto hotel|旅行 旅游 机场 酒店 出差|旅行 空港 ホテル 出張
body|body face hair eyes hand hands arm arms leg legs|körper gesicht haare augen hand hände arm arme bein beine|cuerpo cara pelo ojos mano manos brazo brazos pierna piernas|身体 脸 头发 眼睛 手 胳膊 腿|体 顔 髪 目 手 腕 足
head|head headache brain mind|kopf gehirn|cabeza mente|头 脑子 脑|頭 脳
heart|heart chest breath|herz brust atem|corazon pecho|心 心脏 胸|心 胸 心臓
blood|blood bleed bleeding wound|blut blute blutet wunde|sangre sangro sangrando herida|血 流血 伤口|血 出血 傷
skin|skin wrists wrist thigh thighs|haut handgelenk oberschenkel unterarm|piel muñeca muñecas muslo muslos|皮肤 手腕 大腿|肌 手首 太もも
clothes|dress shirt shoes outfit wear wearing jeans|kleid hemd schuhe outfit trag trage tragen hose|vestido camisa zapatos ropa llevas puesto|衣服 裙子 鞋 穿|服 靴 着て スカート ワンピ
beauty|beautiful pretty cute handsome sexy hot|schön hübsch süss süß sexy|guapa guapo hermosa linda lindo bonita sexy preciosa|漂亮 好看 可爱 帅 性感 美|可愛い かわいい 綺麗 きれい かっこいい イケメン
love|love loved loving adore crush|liebe liebst liebt lieb verliebt|amo amor te_quiero quererte enamorado enamorada adoro|爱 喜欢 爱你|好き 愛し 大好き 恋
kiss|kiss hug cuddle|kuss küsse umarmung kuscheln|beso besos abrazo abrazos|吻 亲 抱抱|キス ハグ
miss|miss missed missing|vermiss vermisse vermisst fehlst fehlt|extraño echo_de_menos extrañar falta|想你 想念 思念|会いたい 恋しい 寂しい
sexual|horny naked nude|geil nackt|desnuda desnudo caliente|裸 色|裸 エロ
dream|dream dreams nightmare|traum träume träum geträumt albtraum|sueño soñe soñar pesadilla|梦 做梦 噩梦|夢 悪夢
life|life lives living alive|leben lebt lebe lebendig am_leben|vida vivo viva vivir|生活 人生 生命 活着 活|人生 命 生き 暮らし
death|death dead die dying died|tod tot sterben gestorben stirbt|muerte muerto muerta morir murio|死 死亡 去世|死 亡くな 死ん
world|world earth universe|welt erde universum|mundo tierra universo|世界 地球 宇宙|世界 地球 宇宙
story|story tell_me_a told tell|geschichte erzähl erzähle erzählt|historia cuento cuenta contar cuentame|故事 告诉 讲|物語 話し 話 教えて
joke|joke joking kidding funny|witz scherz spass lustig gewitzelt|broma chiste gracioso jaja jajaja bromeaba|开玩笑 笑话 搞笑 哈哈 hhh|冗談 ネタ 笑 www 草
question|question ask asking asked|frage fragen frag gefragt|pregunta preguntar pregunto|问题 问 请问|質問 聞きたい 尋ね
answer2|honest honestly truth lie lying|ehrlich wahrheit lüge lügen gelogen|sincero honesto verdad mentira miento|老实 真话 骗 撒谎 实话|正直 嘘 うそ 本音
secretly|promise promised swear|versprech versprochen schwör|prometo promesa juro prometido|保证 答应 发誓|約束 誓
thanks|thanks thank_you|danke vielen_dank|gracias|谢谢 感谢|ありがとう 感謝
please|please pls|bitte|por_favor porfa|请 拜托 求|お願い ください
hello|hello hi hey good_morning|hallo hi hey servus moin|hola buenas holi|你好 嗨 早安 哈喽|こんにちは おはよう こんばんは やあ
yes_no|yes yeah yep no nope nah|ja jo nein nö nee|si sip no nop|是的 嗯 不是|はい うん いいえ いや ううん
sorry|sorry apologize forgive|sorry entschuldigung tut_mir_leid verzeih|perdon perdoname lo_siento disculpa|对不起 抱歉 原谅|ごめん すみません 許して 申し訳
goodnight|good_night goodnight sleep_well gn|gute_nacht schlaf_gut|buenas_noches descansa|晚安|おやすみ
bye|bye goodbye farewell see_you|tschüss ciao auf_wiedersehen leb_wohl machs_gut pfiat|adios chao chau hasta_luego nos_vemos hasta_siempre|再见 拜拜 永别 告别|さようなら さよなら バイバイ じゃあね またね
help|help support save_me|hilfe helfen hilf hilft|ayuda ayudame ayudar ayudenme|帮 帮忙 救 求助|助けて 助け 手伝
advice|advice what_do_i_do should_i what_can_i|was_soll_ich was_tun rat was_kann_ich|que_hago que_puedo_hacer consejo|怎么办 该怎么 建议|どうしたら どうすれば アドバイス
decide|decide decided decision plan planning|entschieden entschluss entscheidung plan geplant|decidi decidido decision plan plane planeado|决定 打算 计划 准备|決め 決心 計画 つもり 予定
ready|ready prepared|bereit fertig vorbereitet|listo lista preparado|准备好 好了|準備
finish|finish finished done over end|fertig vorbei ende schluss aus_ist|termino terminar acabar acabo fin final|结束 完 完了|終わり 終わっ 終わる 終え
stop|stop stopped quit|stopp aufhören aufgehört hör_auf|parar dejar_de basta pare detener|停 停止 戒|止め やめ 止まっ
leave|leave leaving left|verlass verlassen gehen geh_weg|dejar irme me_voy marcho marcharme|离开 走了 走|離れ 去っ 出て行
escape|escape way_out free_myself|ausweg entkommen flucht|salida escapar huir|逃 逃离 出路|逃げ
disappear|disappear vanish fade|verschwinden verschwinde weg_sein|desaparecer desaparezco esfumarme|消失 不见|消え 消える いなくな
burden|burden trouble nuisance useless|last belastung klotz_am_bein zur_last überflüssig|carga estorbo molestia peso|负担 累赘 拖累 麻烦 多余|負担 迷惑 お荷物 足手まとい 邪魔
deserve|deserve worth worthless|verdien verdiene wert wertlos|merezco valgo merece vale|值得 不配 没用|価値 資格 値
fault|fault blame guilt guilty|schuld schuldig schuldgefühle|culpa culpable|错 怪 内疚 罪|せい 罪 責め
shame|shame ashamed embarrassed|scham schäme peinlich|vergüenza apenado|羞耻 丢脸 尴尬 没脸|恥 恥ずかし
hope|hope hopeless pointless meaning|hoffnung hoffnungslos sinnlos sinn|esperanza sentido sin_sentido|希望 绝望 意义 没意思 意思|希望 絶望 意味 無意味
endure|endure bear take_it stand_it cope|ertragen aushalten durchhalten|aguanto aguantar soportar|忍 熬 撑 扛 受不了|耐え 我慢 限界 無理
pain|pain hurt hurts ache|schmerz schmerzen weh tut_weh|dolor duele doler|疼 痛 痛苦|痛い 痛み 苦し 苦痛
empty|empty numb nothing_inside|leer leere taub|vacio vacia|空 麻木 空虚|空っぽ 虚し むなし
depressed|depressed depression anxiety panic therapy|depression depressiv panik therapie|depresion ansiedad panico terapia deprimida|抑郁 焦虑 恐慌 心理|鬱 うつ 不安 パニック メンタル 病ん
meds|pills tablets meds medicine dose|tabletten pillen medikamente dosis schlaftabletten|pastillas pastis medicamentos medicinas dosis|药 药片 安眠药 吃药|薬 錠剤 睡眠薬 服用
swallow|swallow swallowed took_all overdose|geschluckt schlucken überdosis genommen|trague tragar sobredosis me_tome|吞 吃了 吃下|飲み込 飲んだ od
knife|knife blade razor scissors|messer klinge rasierklinge schere cutter|cuchillo navaja hoja tijeras cuter|刀 刀片 剪刀|ナイフ 包丁 カッター 刃
rope|rope noose belt|seil strick gürtel schlinge|soga cuerda cinturon|绳 绳子 皮带|ロープ 縄 首吊
gunx|gun rifle bullet|pistole gewehr waffe kugel|pistola arma bala rifle escopeta|枪 子弹|銃
bridge|bridge roof balcony cliff|brücke dach balkon klippe hochhaus|puente azotea balcon techo|桥 楼顶 天台 阳台 悬崖|橋 屋上 ベランダ 崖
rail|train tracks platform rails|zug gleise gleis bahnsteig bahn|tren vias anden metro|火车 铁轨 地铁 站台|電車 線路 ホーム 踏切
jump|jump jumping jumped|spring springe springen gesprungen|salto saltar tirarme|跳 跳下|飛び降り 飛び込 飛ぶ ジャンプ
cut|cut cuts cutting|schneid schneide ritzen geritzt schnitt schnitte|corto cortar cortes cortarme corte|割 划 切 剪|切る 切っ 切り リスカ
letter|letter note will|brief abschiedsbrief testament|carta cartas nota testamento|信 遗书 遗嘱|手紙 遺書 遺言
funeral|funeral grave buried|beerdigung grab begraben|funeral entierro tumba|葬礼 坟 墓|葬式 墓
insurance|insurance inheritance|versicherung erbe|seguro herencia|保险 遗产|保険 遺産
alcohol|drunk wasted high weed|betrunken bekifft high|borracho ebrio fumado|喝多 喝醉|酔っぱら 酔っ
gone_death|passed_away widow widower lost_my|verstorben witwe witwer|fallecio fallecido viuda viudo|去世 过世 走了 逝世|亡くなっ 他界
heaven|heaven afterlife next_life|himmel jenseits nächstes_leben|cielo mas_alla otra_vida|天堂 来世 下辈子|天国 来世 あの世
again_life|born born_again never_born|geboren nie_geboren|nacer nacido haber_nacido|出生 生下来 没出生|生まれ
therapy_ok|recovered clean survived|überstanden trocken genesen|recuperado supere sobrevivi|康复 走出来 熬过|乗り越え 回復 立ち直
ago|ago back_then used_to|damals früher vor_jahren|hace antes entonces en_aquel|以前 当时 年前 那时|昔 前 当時 頃
age_word|age aged old years_old|alter alt jahre_alt|edad años|年龄 岁 年纪|歳 才 年齢
young|young younger youth teen teenager|jung jünger jugend teenager jugendlich|joven jovenes juventud adolescente|年轻 青少年 少年|若い 若者 十代 未成年
adult|adult adults grown|erwachsen erwachsene volljährig|adulto adulta mayor_de_edad mayores|成年 大人 成人|大人 成人
grade|grade|klasse|grado curso secundaria primaria prepa eso bachillerato|年级 初一 初二 初三 高一 高二 高三 初中 高中 小学|年生 中学 高校 小学 中1 中2 中3 高1 高2
permission|permission not_allowed allowed parents_dont|erlaubt darf nicht_darf erlaubnis|permiso me_dejan permitido|允许 不让 同意|許可 禁止 ダメ
pretend|pretend roleplay imagine act_as|tu_so rollenspiel stell_dir spiel_mal|finge rol imagina juguemos haz_de|假装 扮演 角色扮演 想象|ふり なりき ロールプレイ ごっこ 演じ
robot|robot bot ai machine automatic|roboter bot ki maschine automatisch automat|robot bot ia maquina automatico|机器人 机器 人工智能 ai 自动 程序|ロボット ボット ai 機械 自動 人工知能
human|human real_person|mensch echter_mensch|humano humana persona_real|真人 人类 活人|人間 本物 生身 中の人
type|typing type keyboard write writing|tippst tippt schreib schreibst schreibt tastatur|escribe escribes escribiendo teclado tecleas|打字 写 键盘|入力 打っ 書い 書く
prove|prove proof captcha|beweis beweise beweisen|prueba demuestra demuestrame|证明 证据 验证|証明 証拠
owner|yourself in_person personally team assistant|persönlich selbst team assistent|en_persona tu_mismo tu_misma equipo asistente|本人 亲自 团队 助理 小编|本人 自分で スタッフ 運営
voice|voice sing speak language accent|stimme sprechen sprache|voz hablar idioma acento|声音 说话 语言|声 話す 言葉
question_words|what why how when where which|was warum wieso wie wann wo welche|que por_que como cuando donde cual|什么 为什么 怎么 哪 几|何 なぜ なんで どう いつ どこ どれ
if|if unless in_case|wenn falls|si|如果 要是 假如|もし なら たら
because|because cause since|weil denn da_ich|porque ya_que|因为|だから から ので
but|but though although however|aber obwohl trotzdem doch|pero aunque sin_embargo|但 但是 不过 虽然|でも けど しかし のに
without|without|ohne|sin|没有 没了|なしで ない いない
tooth|dentist tooth appointment|zahnarzt zahn termin|dentista muela cita|牙医 牙 预约|歯医者 歯 予約
hobby|garden knitting painting fishing hiking hobby|stricken malen angeln wandern hobby|tejer pintar pescar hobby aficion|爱好 画画 钓鱼 织|趣味 編み物 釣り 絵
deal|deal offer discount sale|angebot rabatt|oferta descuento rebaja|优惠 折扣 打折|割引 セール
news|news article report study statistics|nachrichten artikel bericht studie statistik|noticia noticias articulo informe estudio|新闻 文章 报道 研究 统计|ニュース 記事 報道 研究 統計
history|history war century museum|geschichte krieg jahrhundert museum|historia guerra siglo museo|历史 战争 世纪 博物馆|歴史 戦争 世紀 博物館
volunteer|volunteer hotline prevention training|ehrenamt telefonseelsorge prävention|voluntario prevencion linea_de_ayuda|志愿者 热线 预防|ボランティア 相談窓口 予防
`;
