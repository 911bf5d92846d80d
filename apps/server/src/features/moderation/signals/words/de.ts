import type { Concept } from '../concepts.ts';

export const germanWords: Record<Concept, string> = {
  I: 'ich mir mich mein meine meinen meinem meiner meines ichs',
  MYSELF: 'mich_selbst mir_selbst mich_selber selbst mir_selber mich_selbs',
  YOU: 'du dich dir dein deine deinen deiner deinem ihr euch euer sie_sind bist hast',
  OTHER: `freund freundin freunde kumpel kumpels schwester bruder mitbewohner mitbewohnerin partner partnerin ehemann ehefrau ex exfreund exfreundin
      kollege kollegin nachbar nachbarin mitschueler mitschulerin mitschuler klassenkamerad bekannte bekannter jemand typ user cousin cousine onkel tante
      oma opa grossmutter grossvater verlobter verlobte zuschauerin zuschauer fremder mein_mann meine_frau beste_freundin bester_freund schatz neffe nichte schwager streamer schulerin schuler patientin patient schwagerin stiefsohn stieftochter kumpeline vadder mudder`,
  THEY: 'er ihn ihm sein seine seinen ihre ihren sie sich ihrem ihrer',
  EVERYONE:
    'alle allen jeder familie leute welt anderen menschen kinder eltern ihr_alle jedem angehoerigen angehorigen',
  NOBODY: 'niemand niemanden niemandem keiner keinen keinem kein_mensch keine_sau kein_schwein',
  CHILD:
    'tochter sohn kind kinder kindern baby kleiner kleine sohnemann enkel enkelin teenager stieftochter stiefsohn',
  PARENT: 'mama papa mutter vater eltern mutti vati mami papi erziehungsberechtigte*',
  TEACHER:
    'lehrer lehrerin lehrkraft unterrichte unterrichtet dozent dozentin professor trainer trainerin referendar* betreuer betreuerin nachhilfelehrer* klassenlehrer* erzieher*',
  WANT: 'will wollen mochte moechte wollte willst wunsche wuensche sehne brauche drang verlangen lust hab_lust wurde_gern wurde_gerne gerne lieber versucht_bin',
  WISH: 'wunschte wuenschte hoffe hoffentlich wenn_doch bete ware_doch hatte_nichts_dagegen am_liebsten wars_mir_egal',
  PLAN: 'werde vorhabe habe_vor geplant plan plane planen entschieden beschlossen entschluss uberlege uberlegt bin_dabei kurz_davor ich_werd werd entschlossen vorbereitet datum_steht termin',
  CANT: 'kann_nicht kanns_nicht kann_das_nicht schaffe_es_nicht schaff_es_nicht schaffs_nicht pack_das_nicht packs_nicht halte_es_nicht halt_es_nicht halts_nicht ertrage_es_nicht ertrag konnte_nicht unmoglich kann schaffe schaff',
  NOT: 'nicht nich ned net nie kein keine keinen keiner nix ohne weder nichts kaum',
  NOMORE:
    'nicht_mehr nich_mehr nimmer nie_wieder nie_mehr keine_mehr kein_mehr langer laenger nicht_langer mehr',
  NEVER: 'nie niemals jemals immer',
  WITHOUT:
    'ohne_mich wenn_ich_weg wenn_ich_nicht ware_ich_nicht ware_ich_weg mich_los wenn_ich_tot wenn_ich_verschwinde wenn_ich_mal_weg gabs_mich_nicht gabe_es_mich_nicht wenn_es_mich weg_bin weg_ware weg_war nicht_da_ware nicht_mehr_da',
  STILL: 'noch immer wieder schon standig staendig jeden dauernd zurzeit wieder immer_noch seit',
  IF: 'wenn falls bis bevor sobald ob',
  BUT: 'aber trotzdem obwohl doch jedoch',
  DIE: 'sterben sterbe stirbt starb gestorben tot tod tode todes tote toter draufgehen abkratzen krepieren verrecken verreck einschlafen_und nicht_mehr_aufwachen nicht_aufwachen nie_geboren nicht_geboren gar_nicht_geboren verstorben sterb versterben ableben tot_sein tot_ware gestorben_ware dod verbluten nimmer_aufwachen erfrieren verblute',
  KILL: 'umbringen umbringe umbringt bringe_mich_um bring_mich_um bringt_sich_um umgebracht toten toetet tote_mich getotet totet erhangen erhange erhaengen aufhangen aufhange aufhaengen erschiessen erschiesse ertranken ertraenken ersticken vergiften erhangt vor_den_zug ausloschen kill killen kille unaliven abknallen kms totmachen unalive strick_nehmen kugel_geben kugel_geb wegmachen aufschlitzen erstechen strangulieren tot_fahren gegen_den_baum gegen_eine_wand totspritzen vergiftet werf_mich werfe_mich hau_ich_ab_fur_immer wegpusten abdrucke',
  SUICIDE:
    'selbstmord* suizid* selbsttot* freitod suizidal lebensmude lebensmuede selbstmordgedanken leben_nehmen ende_setzen ein_ende schluss_machen_mit_dem alles_beenden es_beenden beenden beende beendet uberdosis ueberdosis sterbehilfe lebensuberdruss leben_beenden abtreten wegschmeissen leben_zu_nehmen selbstgetotet nicht_mehr_leben nicht_mehr_sein suzid sui abschied_nehmen_vom bilanzsuizid erweiterter sich_umbringen schluss_gemacht_mit_dem_leben finale letzter_ausweg ausschalten ausknipsen abgang den_abgang machs_jetzt schlussstrich aus_dem_leben selber_mache selbst_mache ganz_weg endgultig_weg',
  HARM: 'ritzen ritze geritzt ritzt ritz schneiden schneide geschnitten aufschneiden verletzen verletze verletzt selbstverletz* antun antut angetan narben narbe arme arm handgelenk* pulsadern pulsader ritzerei svv aufgeschnitten brenne schlage verbrenne weh_tun wehtun wehtue kratze hungere bestrafe ruckfall ruckfallig borderline etwas_antun was_antun oberschenkel unterarm unterarme feuerzeug verbrannt zugefugt selbstverletzendes blutig blutet schlitze hautritzen beisse',
  LIVE: 'leben lebe lebst lebt weiterleben existieren existenz dasein am_leben da_sein weitermachen weiter_machen weitergehen hier_sein hierbleiben uberleben atmen lebendig leb lebens weiter durchhalten erleben',
  WAKE: 'aufwachen aufwache wach aufstehen morgen aufzuwachen',
  SLEEP: 'schlafen schlafe einschlafen schlaf einschlafe ewig fur_immer_schlafen schlaft',
  END: 'ende enden aufhoren aufhoert aufhort schluss vorbei beenden fertig ruhe frieden endlich aus endet erlosung erlost',
  GONE: 'weg verschwinden verschwinde verschwunden gehen gehe gegangen fort auflosen weg_sein nicht_mehr_hier nicht_mehr_da bin_ich_weg geh von_dieser_welt nicht_mehr_lange nicht_mehr_lang verschwinde_ich nicht_mehr_geben verlasse verlassen von_der_welt von_der_bildflache abhauen_fur_immer heimgehen heim_zu davonmachen nicht_mehr_existieren nimmer_da',
  GIVEUP:
    'aufgeben aufgegeben gebe_auf geb_auf kann_nicht_mehr nicht_mehr_konnen am_ende keine_kraft kraft bin_durch bin_fertig satt reicht hinschmeissen genug mag_nicht_mehr will_nicht_mehr kraftlos halte_das_nicht halt_das_nicht nicht_mehr_aus aushalten ausgehalten kampfen kaempfen kann_nimmer mag_nimmer packs_nicht schaffs_nicht schaff_das_nicht bin_leer aufgebe ausgebrannt durchgehalten durchhalten kein_kampf keinen_bock_mehr',
  HEAVEN:
    'himmel holle jenseits nachstes_leben engel gott wiedersehen bei_ihr bei_ihm bei_papa bei_mama bei_oma bei_opa drube druben',
  FUNERAL:
    'beerdigung grab friedhof sarg begraben testament asche urne versicherung lebensversicherung trauerfeier beisetzung',
  BURDEN:
    'last belastung ballast klotz_am_bein zur_last platzverschwendung im_weg store stoere mache_nur_arger uberflussig ueberfluessig unnotig sorgen nerve runterziehe ruiniere kaputt_mache zumute zumutung arger schuld klotz fur_alle_besser niemandem_fehlen storfaktor ballaststuck schulden last_fur kostenfaktor nur_arger ein_niemand im_weg_stehe',
  BETTER:
    'besser besser_dran leichter einfacher glucklicher gluecklicher gefallen erleichtert erleichterung entlastet besser_gehen froh mehr_wert',
  WORTHLESS:
    'wertlos nutzlos versager versagerin nichts_wert mull muell abschaum dreck nichts_kann nichts_hinkriege unfahig dumm loser wertloser taugenichts unbrauchbar verdiene verdient egal',
  HOPELESS:
    'hoffnungslos keine_hoffnung sinnlos kein_sinn keinen_sinn keine_zukunft kein_ausweg keinen_ausweg ausweglos perspektivlos hoffnung ausweg bringt_nichts zwecklos dunkel dunkelheit schwarz verzweifelt verzweiflung nichts_mehr_ubrig egal sackgasse unertraglich verloren aussichtslos nichts_halt',
  REASON: 'grund grunde gruende sinn wofur wofuer wozu warum zukunft zweck lohnt',
  PAIN: 'schmerz schmerzen schmerzlos weh leid leide leiden qual qualen tut_weh qualerei hoelle elend schmerzt schmerzfrei',
  ALONE:
    'allein alleine einsam niemand_mag niemand_liebt keiner_mag niemanden_interessiert vermissen vermisst merken merkt verlassen ungeliebt auffallen auffallt einsamkeit',
  TIRED:
    'mude muede erschopft erschoepft ausgelaugt ausgebrannt leid satt uberfordert uberdrussig schlapp am_limit',
  HATE: 'hasse hass verabscheue ekel ekle hass_mich ertrage_mich',
  EMPTY:
    'leer leere taub depressiv depression depressionen angst panik traurig weine weinen tranen traenen trauer borderline burnout innerlich abgestumpft heule geheult',
  CARE: 'vermissen vermisst kummern kummert merken vergessen vergesst vergiss erinnern',
  PILLS:
    'tabletten tablette pillen schlaftabletten schlafmittel medikamente packung schachtel gift insulin rattengift dosis todliche_dosis abgase kohlenmonoxid gas tavor blister flasche paracetamol ibus ibuprofen morphium zyankali tropfen pflaster_fentanyl morphin morphiumpflaster opiate opioide diazepam lorazepam tilidin tramal zopiclon schmerztabletten herztabletten blutdrucksenker frostschutz pflanzengift propan helium zwei_packungen packungen tablette_nach schmerzmittel spritze spritzen insulinpen',
  BLADE:
    'klinge klingen rasierklinge rasierklingen messer cutter schere skalpell scherbe scherben teppichmesser kuchenmesser aufgeritzt',
  HEIGHT:
    'brucke bruecke dach hochhaus balkon fenster klippe gelander gelaender turm parkhaus kante abgrund stockwerk sims bruckengelander gerust gerustes felsen felswand steinbruch schlucht talsperre staumauer kran silo fensterbrett fenstersims aussichtsturm autobahnbrucke eisenbahnbrucke dachkante viadukt brustung reling kirchturm leuchtturm treppenhaus absperrung',
  ROPE: 'strick seil schlinge gurtel guertel balken dachboden kabel knoten haken kalberstrick schal schnursenkel haken_in ast hundeleine wascheleine krawatte',
  GUN: 'waffe pistole gewehr kugel abdrucken jagdgewehr munition dienstwaffe revolver waffenschrank schrotflinte jagdflinte flinte patrone patronen knarre lauf_im_mund entsichert',
  TRAIN:
    'zug gleise gleis schienen bahn ubahn lkw bahnubergang baum brems bahnsteig auto gegenverkehr lastwagen laster bahnhof s_bahn guterzug regionalbahn ice gegen_den_baum gegen_die_wand brucke_fahren leitplanke geisterfahrer garage motor_laufen abgasschlauch schlauch strassenbahn tram autobahn schranke',
  WATER:
    'wasser fluss see meer badewanne rhein elbe donau isar spree kanal hafen stausee talsperre mole steine_in_der_tasche stromung ostsee nordsee mosel neckar',
  TOOK: 'genommen geschluckt schlucke nehme nehm genommene nehmen geschluckte getrunken schlucken eingeworfen einwerfen reingehauen runtergespult weggeschluckt runtergeschluckt alles_auf_einmal auf_einmal alle_auf reingezogen intus',
  JUMP: 'springen springe spring gesprungen sprung runter fallen loslassen reinfahren stehe_auf stehe steh runterspringen hinunter lenkrad sitze_auf werfe werfen uber_das_gelander klettere lehne_mich vor_den loslasse absturzen absprung abspringen hinterm_gelander nach_unten_schaue',
  READY:
    'habe gesammelt gekauft besorgt bereit liegen liegt vor_mir neben_mir gehortet gespart geladen versteckt alles_vorbereitet schublade bestellt zurechtgelegt hier_liegen in_der_hand daheim griffbereit parat geknotet geschliffen gehamstert zusammengespart beiseite aufgehoben nachgezahlt in_der_tasche unterm_kissen',
  WROTE: 'geschrieben schreibe schrieb',
  BLEED:
    'blut blute blutet bluten krankenhaus notaufnahme psychiatrie klinik magen_ausgepumpt ausgepumpt notarzt 112 genaht geschlossene intensivstation station geschlossenen krankenwagen intensiv eingeliefert zwangseingewiesen einweisung reanimiert rettungswagen verband schockraum notruf',
  LETTER:
    'abschiedsbrief abschiedsbriefe brief briefe zettel letzte_worte letzte_nachricht testament abschiedsvideo',
  GOODBYE:
    'tschuss lebewohl abschied leb_wohl lebt_wohl leb_wohl machs_gut machts_gut auf_wiedersehen adieu letztes_mal letzte_mal zum_letzten passt_auf pass_auf_dich verabschieden verabschiede servus bis_irgendwann behalte_mich letzter_gruss letzter_abend wenn_du_das_liest wenn_ihr_das von_mir_horst behaltet_mich ruhe_sanft sag_ihnen sag_meiner',
  SORRY:
    'entschuldigung sorry verzeih verzeiht vergib tut_mir_leid schuld nicht_deine_schuld verzeihung leid',
  THANKS: 'danke dank dankbar bedanken fur_alles',
  GIVEAWAY:
    'verschenke verschenkt verschenken vererbe erben meine_sachen meinen_hund meine_katze kummert_euch passworter passwoerter brauche_nicht_mehr brauch_ich_nicht_mehr geregelt aufgeraumt ausgemistet weggegeben abgegeben nimmst_du hinterlasse kundige gekundigt konten_aufgelost testament_gemacht abgemeldet gekundigt_alles rechnungen_bezahlt schulden_bezahlt untergebracht katze_versorgt hund_versorgt zettel_mit passwort vollmacht lebensversicherung erbe',
  LAST: 'letzte letzten letzter letztes fur_immer endgultig endgueltig ein_fur_alle',
  SAFE: 'keine_sorge alles_gut alles_okay scherz spass ok okay gut versprochen quatsch witz gerettet',
  HELP: 'hilfe helfen hilf therapeut* therapie psychologe psychologin telefonseelsorge beratung arzt was_soll_ich was_tun wie_kann_ich was_mache_ich rat psychiater*',
  THINK:
    'denke gedanken gedanke gedacht vorstelle stell kopf traume denk nachgedacht google gegoogelt recherchiert nachdenken spiele_mit denkt gedankt',
  FEEL: 'fuhle fuehle fuhl gefuhl gefuehl fuhlt fuehl',
  DO: 'tun tue mache machs gemacht durchziehen ziehs durchziehe mut trau traue traut es_tun',
  SOON: 'heute heut abend heute_nacht nacht morgen bald jetzt gleich wochenende nachste_woche geburtstag weihnachten freitag montag sonntag gleich_ist silvester',
  DAYS: 'tage tag wochen woche monate monat jahr nachte abende stunden zeit',
  PAST: 'damals fruher frueher vor_jahren vor_zwei vor_drei vor_zehn war_ich letztes_jahr jugend kindheit einst',
  WHEN: 'damals als_ich als_kind mit_0m war_ich seit_ich fruher wurde_ich hatte_ich da_war als_wir als_teenager in_dem_alter',
  GAME: 'spiel spiele zocke zocken gezockt level boss endboss endgegner respawn raid dungeon charakter runde minecraft fortnite valorant gta lol team teamkollege npc quest mission gegner lobby heiler konsole controller sims zelda speicherstand speedrun skyrim held schwert ranked gamen krieger verloren gespawnt match wow tank',
  FILM: 'film filme serie serien folge folgen staffel buch roman kapitel figur hauptfigur schauspieler schauspielerin trailer netflix anime handlung szene finale krimi tatort hauptdarsteller theater theaterstuck hamlet romeo drama spoiler doku gelesen gelesene geschaut faust werther manga podcast lese held thriller bosewicht',
  SONG: 'lied lieder song songs songtext text album refrain band sanger sangerin singt konzert musik zeile gedicht ohrwurm strophe zitat platte karaoke gesungen oper',
  FOOD: 'schokolade kuchen kaffee hunger essen kochen rezept pizza suppe kase burger huhn scharf sosse chili hummer zwiebeln zwiebel knoblauch ofen backen teig hefe brot salat nudeln fruhstuck abendessen mittagessen kuche bier wein eis schnitzel wurst dessert karotten steak krabben gemuse grillen curry torte lecker',
  LAUGH:
    'lol haha hahaha lachen lach gelacht lache witz witzig lustig komisch totgelacht kaputtgelacht schlapp 💀 😂 🤣 peinlich meme memes xd rofl kringelig suss niedlich scham schlapplachen kichern haha cringe schabernack',
  WORK: 'arbeit chef chefin prufung pruefung hausaufgaben abgabe deadline meeting buro kunde projekt klausur klausuren mails schicht job feierabend vorlesung semester bewerbung steuererklarung montag uni prasentation mathe uberstunden firma lernen referat',
  SPORT:
    'sport training trainieren gym lauf marathon rennen fussball spieltag bundesliga verein mannschaft tor beine muskelkater yoga wandern radfahren klettern skifahren kniebeugen liegestutze beintag trainer elfmeter joggen schwimmen bungee fallschirm tauchen freibad trampolin halbmarathon joggingrunde fitness',
  THING:
    'akku handy laptop wlan internet auto motor computer drucker server app bildschirm fernseher licht leitung kuhlschrank waschmaschine ladegerat kamera chat stream verbindung stimmung rechner festplatte toter_winkel batterie router tote_hose funkloch programm prozess heizung gluhbirne mikro leitung',
  ANIMAL:
    'hund katze fisch spinne mucke mucken ameisen hamster goldfisch vogel haustier tierarzt pferd kaninchen wespe fliege fliegen maus ratte kater wellensittich meerschweinchen huhner schnecken motten kafer welpe bienen',
  PLANT:
    'pflanze pflanzen blumen blume garten unkraut baum rosen kaktus rasen tomaten basilikum orchidee balkonpflanze hecke zimmerpflanze giessen',
  NEWS: 'nachrichten statistik studie studien bericht prozent artikel aufklarung vorbeugung pravention kampagne forschung regierung polizei promi geschichte krieg vortrag seminar ausstellung museum zeitung seminararbeit gesetz wirtschaft schlagzeile dokumentation tagesschau ehrenamt fortbildung referat',
  HEALED:
    'genesen geheilt therapie_hat uberwunden hinter_mir geht_es_mir_gut gehts_mir_gut geht_mir_besser froh_dass stabil clean trocken dankbar_dass zum_gluck gerettet stolz heute_gehts gluck gehabt uberlebt wieder_gut besser_geht heute_lebe lebe_gern lebe_gerne uberstanden geschafft heute_bin',
  LOVE: 'liebe lieb liebst schon schoen schone hubsch heiss suss traumhaft verliebt kuss kussen lacheln augen stimme sexy kleid geil traum wunderschon schatz umarmung knuddeln umwerfend',
  GLAD: 'freue freu aufgeregt glucklich spass geniesse toll super mega cool nice beste lieblings* urlaub party feiern wochenende gespannt vorfreude klasse geburtstagsparty gefeiert konzertkarten',
  SAY: 'sagt sagte gesagt hiess bedeutet heisst wort worter redewendung ausdruck zitat ubersetzt spruch meinte erzahlt schreibt sprichwort reim titel',
  MEDICINE:
    'kopfschmerzen vitamine antibiotika allergie grippe erkaltung zahnarzt rezept apotheke op knie-op migrane husten fieber impfung pille_vergessen heuschnupfen arzttermin schilddruse blutdruck ruckenschmerzen globuli magnesium hausarzt salbe pflaster',
  TRAVEL:
    'urlaub flug reise hotel strand berlin wien paris stadt umzug ausland flughafen ausflug aussicht fotos spaziergang italien sonnenuntergang zugfahrt ausblick wanderung',
  MONEY:
    'geld miete bank preis teuer kostet kosten bezahlen gehalt rabatt euro pleite konto rechnung abo gutschein gekostet sparen',
  BODY: 'rucken fusse beine kopf bauch zahn schulter haare nagel rasieren finger nacken fuss haut knie daumen',
  CLOTHES: 'schuhe kleid hose outfit jacke frisur haare schminke absatze mode stiefel bikini hemd',
  MUCH: 'so sehr total voll echt fast wirklich mega ganz schon richtig bald',
  YEARS: 'jahre jahren jahr jahrig jahrige jahriger j alt alter geworden werde jung jahrigen 0m_jahrig',
  SCHOOL:
    'klasse klassler achte neunte zehnte siebte sechste elfte 7te 8te 9te 10te gymnasium realschule hauptschule gesamtschule mittelstufe unterstufe oberstufe schule schuler schulerin schuelerin grundschule klassenfahrt konfirmation konfi abi abitur mittlere_reife zeugnis pausenhof taschengeld hausarrest schulbus klassenlehrerin mathelehrer q1 q2 sek klassenarbeit jugendweihe firmung schulhof mopedfuhrerschein ausgangssperre berufsschule internat nachsitzen zehntklassler neuntklassler pausenbrot ranzen schulranzen sportunterricht vertretungsplan elternabend elternsprechtag klassenlehrer schulerpraktikum praktikum_in_der schulerausweis schulertisch mofa mofafuhrerschein begleitetes_fahren begleitetem muttizettel bildschirmzeit handyverbot firmunterricht konfirmandenunterricht bundesjugendspiele ferienjob zahnspange schulball tanzschule',
  COLLEGE:
    'uni universitat studium studiere studiert student studentin master bachelor ausbildung beruf rente rentner verheiratet geschieden arbeite promotion fh abgeschlossen hochzeit klassentreffen erwachsene enkelkinder berufstatig lehramt wg',
  BORN: 'geboren geburtsjahr jahrgang baujahr geb geburtsdatum',
  BIRTHDAY: 'geburtstag bday werde_0m werd_0m werde_ich volljahrigkeit',
  UNDERAGE:
    'minderjahrig minderjaehrig minderjahrige minderjahriger unter_0a noch_nicht_0a noch_keine_0a nicht_0a nicht_volljahrig noch_nicht_volljahrig volljahrig jugendlich jugendliche jugendlicher jugendschutz zu_jung noch_ein_kind noch_kind bis_ich_0a werd_0a endlich_0a erst_0m u0a ausweis_von minderjarig perso_von nicht_mal_0a keine_0a unter_achtzehn noch_nicht_erwachsen teenie teenagerin eltern_mussen_unterschreiben eltern_fragen mama_sagt mama_erlaubt papa_erlaubt mama_hat_mir papa_kontrolliert nicht_alt_genug zu_jung_dafur ausweis_zeigen einverstandnis erziehungsberechtigt* mit_erlaubnis bis_ich_0a_bin',
  PRETEND:
    'tu_so stell_dir spiel spielen wir_spielen rollenspiel rp sei_meine sei_mein du_bist ich_bin_deine ich_bin_dein szenario szene als_ob tun_so geschichte rolle fantasie verkorpere schlupf spielst schreib_eine tust_so in_der_rolle mimst benimm',
  UNIT: 'minuten stunden km kilometer kilo kg euro prozent grad cm meter mal leute nachrichten videos bilder fotos folgen seiten tassen uhr stuck liter wochen tage monate etage runden lieder follower gb cent songs kapitel diamanten sekunden bucher stockwerk plus platze punkte spieler kinder',
  ADULT:
    'erwachsen erwachsene erwachsener volljahrig achtzehn neunzehn ue30 mitte_dreissig zwanzig dreissig vierzig funfzig uber_0a ab_0a anfang_0a ende_0a mitte_0a u30 sechzig',
  ALLOWED:
    'darf erlaubt verboten eltern_wissen_nichts heimlich altersgrenze alterskontrolle ausweis durfen dart verbieten gelogen perso altersprufung erlauben altersverifikation schlimm nutzen anmelden',
  OLD: 'erst grade gerade bald jung jungste alteste kleine kleiner gerademal noch grad knapp frisch fast',
  NUM_MINOR:
    'dreizehn vierzehn funfzehn fuenfzehn sechzehn siebzehn zwolf zwoelf elf dreizehnjahrig* vierzehnjahrig* funfzehnjahrig* sechzehnjahrig* siebzehnjahrig* zwolfjahrig* fuffzehn',
  NUM_ADULT:
    'achtzehn neunzehn zwanzig einundzwanzig dreissig vierzig funfzig achtzehnjahrig* zweiundzwanzig funfundzwanzig',
  YEAR_MINOR: '',
  YEAR_ADULT: '',
  BECOME:
    'werde wurde geworden wird werd bin noch_nicht bald in_zwei_monaten in_drei_monaten geworden bis_ich',
  SEXUAL:
    'schulmadchen schuluniform kleines_madchen kleiner_junge lolita loli stieftochter unschuldig jungfrau teenie babysitter schoss frech versohl junges_madchen schulerin',
  MACHINE:
    'bot bots ki robot roboter chatgpt gpt maschine automatisch automatisiert automatische programm programmiert skript algorithmus software computer kunstlich kunstliche chatbot ai autoantwort generiert modell simulation virtuell siri alexa sprachmodell computerprogramm vorgefertigt vorgefertigte textbausteine textbaustein prompt bandansage rechner einsen avatar kunstlicher programmierte blechkiste automat code standardantworten serverraum llama llm mistral gemini claude deepseek grok openai server systemprompt token tokens datensatz stecker feinabstimmung sprach_ki hinterlegte floskeln',
  HUMAN:
    'mensch menschen menschlich person echter_mensch echte_person fleisch blut jemand echt_jemand mitarbeiter team assistent frau mann menschliches_wesen lebewesen wesen lebendiger herzschlag puls personlich ghostwriter agentur praktikant praktikantin bewusstsein seele finger atmest tippfehler mutter_hast leute_von mitarbeiterin sekretarin',
  REAL: 'echt echte echter wirklich real wahr tatsachlich ehrlich live leibhaftig dahinter hinter original fake ernsthaft richtige richtiger eigentlich ueberhaupt personlich selber',
  TALK: 'rede reden redest schreibe schreibst schreibt spreche sprichst chatte chat chatten antwort antworten antwortest antwortet tippst tippt texte unterhalte nachricht nachrichten gesprach am_anderen_ende zuruck dran gegenuber tastatur liest beantwortet hinter_dem bildschirm sitzt reagiert',
  PROVE:
    'beweis beweise beweisen captcha turing turingtest bestatige zugeben ehrlich gib_zu sag_die_wahrheit wahrheit schwor schworen verrat gestehe selfie',
  ART: 'kunst bild bilder staubsauger saugroboter rasenmaher* gemalt zeichnung hintergrundbild film fabrik thermomix kuchenmaschine transformers terminator',
  ASK: 'bist bin ist sind ? ob frage wissen wer kannst hast sag neugierig oder',
  WHO: 'wer was wem wen welche',
};

export const germanCommon = `der die das und ist ich nicht du ein eine zu in den mit auf fur von dem es sich auch war so wie aber wenn noch nur dann schon
    mal mir mich dich dir wir ihr sie er hat habe hab haben bin bist sind sein wird werde kann muss will als um oder bei nach aus uber bitte
    danke hallo hi guten morgen heute abend ja nein doch mein meine dein deine was wer wo warum weil dass mehr immer nie wieder hier da
    einfach gerade ganz sehr gut echt wirklich vielleicht ohne gegen kein keine im am zum zur vom des einen einem einer man jetzt alles nichts`;
