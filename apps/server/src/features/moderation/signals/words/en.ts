import type { Concept } from '../concepts.ts';

export const englishWords: Record<Concept, string> = {
  I: 'i im ive id ill me my mine',
  MYSELF: 'myself my_self meself myslef mysel',
  YOU: 'you u ur your youre youve yourself youd youll ya yall',
  OTHER: `friend friends bestie buddy mate roommate flatmate sister sis brother bro twin boyfriend girlfriend bf gf husband wife
      fiance fiancee partner ex cousin coworker colleague neighbor neighbour classmate someone somebody guy girl boy woman man stranger
      user viewer aunt uncle grandma grandpa grandmother grandfather gran nan niece nephew ex_girlfriend ex_boyfriend bff hubby pupil student streamer lad bloke mam pal flatmates stepmother stepfather godson mate_of_mine tenant patient bro_of`,
  THEY: 'he she they him her them his their hes shes theyre himself herself themselves themself hed shed theyd theyll',
  EVERYONE:
    'everyone everybody everyones all family people anyone others world the_world kids loved_ones wife mum mom',
  NOBODY: 'nobody noone no_one none not_a_soul nobodys without_anyone',
  CHILD:
    'daughter son kid kids child children stepson stepdaughter baby toddler teen teenager teenage toddlers kiddo grandson',
  PARENT: 'mom mum mother dad father parents mommy daddy momma papa mama stepdad stepmom guardian',
  TEACHER:
    'teacher teachers teach teaching professor lecturer tutor coach teaches taught instructor student_teacher',
  WANT: 'want wanted wanting wanna need would_like love_to id_like ready_to rather urge urges desire craving longing tempted feel_like',
  WISH: 'wish wished hope hoping pray praying if_only wouldnt_mind prefer wishing',
  PLAN: `going gonna plan planning planned plans about_to decided deciding decision intend ima imma gunna might considering
      thinking_about thinking_of picked_a_date date_set my_mind_is_made_up made_up_my_mind`,
  CANT: 'cant cannot couldnt unable cannae can_not no_way impossible',
  NOT: 'not dont doesnt didnt isnt arent wasnt wont wouldnt aint no havent hasnt without neither nor hardly shouldnt werent dont',
  NOMORE: 'anymore any_more no_longer no_more nomore any_longer much_longer no_further',
  NEVER: 'never ever',
  WITHOUT:
    'without_me out_of_the_way out_of_their_lives im_gone once_im_gone when_im_gone if_i_wasnt if_i_werent if_i_disappeared minus_me i_wasnt_here i_werent_here i_wasnt_around after_im_gone not_around rid_of_me',
  STILL: 'still again back keep keeps always every constantly lately now anymore',
  IF: 'if when once unless until before till',
  BUT: 'but though although however yet',
  DIE: `die died dying dies dead death deaths deceased perish dieing deth not_wake_up not_waking_up pass_away passed_away drop_dead
      six_feet_under ded stop_breathing stop_existing stopped_existing cease_to_exist rest_in_peace never_been_born never_born not_be_born
      wasnt_born werent_born done_with_life over_with`,
  KILL: `kill killing killed kil murder off_myself unalive unaliving unalived unaliv kms shoot shot drown drowning drowned hang hanging
      hanged end_myself ending_myself strangle suffocate jump_off blow_my_brains do_myself_in neck_myself rope_myself top_myself killmyself electrocute poison poisoned poisoning gas_myself stab slit choke gas throw_myself`,
  SUICIDE: `suicide suicidal suicides sewerslide suicidality overdose overdosed overdosing od suicid* end_it end_it_all ending_it
      ending_it_all ending_things end_things ended_it take_my_life take_my_own_life taking_my_life taking_my_own_life end_my_life ending_my_life
      attempt attempted attempts checking_out check_out_early log_off_forever log_out_of_life catch_the_bus permanent_solution
      way_out take_her_life take_his_life take_their_life end_her_life end_his_life end_their_lives end_her_own took_his_own took_her_own
      kys sui ctb commit_toaster the_big_sleep do_the_deed finish_myself finish_it_all finish_it end_me delete_myself erase_myself opt_out cross_over meet_my_maker sucide suiside`,
  HARM: `hurt_myself hurting_myself cut_myself cutting_myself cutting cuts self_harm selfharm self_harming selfharmed self_harmed sh burn_myself
      burning_myself hit_myself hitting_myself harm_myself harming_myself scars scar wrists wrist starve starving_myself purge punish_myself
      relapsed relapse relapsing hurt_herself hurt_himself hurting_herself hurting_himself cutting_herself cutting_himself harm_herself harm_himself
      scratch punching_walls bleed_out forearms self_injury carve carved burnt_myself burned_myself bruise bruises starving bite_myself lighter thighs barcode`,
  LIVE: `live living alive life lives exist existing existence be_here being_here stay_here go_on going_on keep_going carry_on stick_around be_around breathing
      breathe being_alive here on_this_planet on_this_earth existed keep_fighting make_it_through survive last_much`,
  WAKE: 'wake waking woke morning wake_up',
  SLEEP: 'sleep asleep sleeping forever_sleep fall_asleep sleep_forever never_wake eternal',
  END: 'end ends ending ended over finish finished finally stop stops stopping the_end final done quit exit peace',
  GONE: 'gone disappear disappeared disappearing vanish vanished leave leaving leave_this_world fade fading go_away not_be_here not_here wont_be_here wont_be_around departed depart slip_away slipping_away drift_off no_longer_here leave_this_earth leave_this_place_for check_out wont_exist be_no_more no_more_me when_im_no',
  GIVEUP: `give_up giving_up gave_up given_up throw_in_the_towel im_done so_done done_trying stop_trying stop_fighting stopped_fighting
      cant_go_on cant_do_this cant_take cant_keep cant_cope cant_handle cant_anymore surrender no_strength had_enough enough cant_face done_for done_fighting cant_bear cant_stand_it run_out_of worn_down no_fight_left lost_the_will no_energy_to`,
  HEAVEN:
    'heaven afterlife hell other_side next_life angel angels god jesus reunited be_with_her be_with_him be_with_them join_her join_him see_her_again see_him_again',
  FUNERAL:
    'funeral grave graveyard coffin casket buried bury cemetery obituary ashes cremated tombstone will insurance miss_me',
  BURDEN: `burden burdens burdening weight_on drag_on dragging in_the_way nuisance deadweight dead_weight waste waste_of_space waste_of_oxygen trouble
      put_up_with dragging_everyone_down ruin ruined ruining takes_up_space taking_up_space a_problem easier_on relief deal_with_me better_without me_around rid_of a_weight drain liability lose_less cost_everyone bother mess`,
  BETTER:
    'better_off better easier happier easier_for be_fine_without move_on get_over_it do_everyone_a_favor favor favour improve simpler worth_more',
  WORTHLESS:
    'worthless useless failure failed loser nothing pathetic trash garbage disgusting hopeless_case mistake broken unlovable unwanted weak stupid monster deserve undeserving',
  HOPELESS: `hopeless no_hope pointless no_point no_future no_way_out no_reason meaningless helpless trapped stuck nothing_left nothing_to no_one_left
      dark darkness despair desperate rock_bottom nothing_matters wont_matter doesnt_matter unbearable lost no_light no_purpose why_bother`,
  REASON: 'reason reasons point purpose why worth sense meaning future bother what_for',
  PAIN: 'pain painful painless hurt hurts hurting suffer suffering agony ache aching torture misery miserable torment anguish',
  ALONE:
    'alone lonely nobody_cares noone_cares no_one_cares isolated abandoned by_myself no_friends nobody_left left_me unloved would_notice miss_me would_miss notice_if',
  TIRED:
    'tired exhausted drained worn_out fed_up weary sick_of burnt_out burned_out overwhelmed tired_of sick_and_tired',
  HATE: 'hate hated hates despise loathe cant_stand disgust',
  EMPTY:
    'empty numb hollow void nothingness dead_inside depressed depression anxiety panic sad cry crying cried tears ptsd bipolar breakdown anxious unhappy',
  CARE: 'cares care caring notice noticed miss missed remember forget',
  PILLS:
    'pills pill tablets tablet meds sleeping_pills paracetamol tylenol xanax bottle whole_bottle bleach poison cyanide insulin fentanyl benadryl antifreeze helium charcoal carbon_monoxide exhaust fumes aspirin ibuprofen opioids sedatives lethal dose morphine patches sertraline codeine oxy oxycodone valium zopiclone melatonin blister packet boxes cabinet rat_poison pesticide drano propane gas_oven warfarin digoxin ambien trazodone tramadol pils pilss',
  BLADE:
    'blade blades razor razors knife knives scissors veins vein sharp glass boxcutter box_cutter stanley scalpel shard shards artery arteries',
  HEIGHT:
    'bridge roof rooftop cliff ledge balcony railing window floor tower edge building overpass parking_garage top_floor scaffold scaffolding parapet viaduct quarry ravine gorge crane silo windowsill sill flyover multistorey multi_storey rail_bridge drop summit balcony_wall 0m_floors th_floor stairwell lighthouse dam',
  ROPE: 'rope noose belt knot tie beam cord hanging rafter rafters hook branch scarf cable shoelaces curtain_rod barn_beam',
  GUN: 'gun pistol rifle shotgun trigger bullet bullets loaded revolver firearm glock barrel chamber muzzle holster gun_cabinet ammo safety_off hunting_rifle service_weapon',
  TRAIN:
    'train tracks rails subway bus truck traffic railway platform wheel crash cars swerve steer freight_train level_crossing crossing oncoming lorry motorway highway wall_at engine_running hosepipe garage rail tram',
  WATER:
    'water river lake ocean sea bathtub drown pond waves canal harbour pier weir stones_in_my undertow current wade',
  TOOK: 'took taken take taking swallowed swallow drank ate swallowing take_them_all all_of_them downed washed_down the_lot all_at_once gulped necked popped whole_packet handful all_3 chugged swalowed',
  JUMP: 'jump jumped jumping step_off let_go fall leap driving_into drive_into walk_into lie_down_on standing_on stand_on lean_over climb_over other_side_of_the over_the_edge wrong_side_of toes_over step_in_front step_out dangling leap_off',
  READY:
    'have got saved collected stockpiled bought stash stashed hidden drawer prepared ready in_my_hand beside_me next_to_me in_front_of_me holding counting counted set_up everything_is_ready loaded stored sorted arranged sharpened tied laid_out on_the_table in_the_boot in_my_pocket under_my_pillow lined_up stocked',
  WROTE: 'wrote written write writing',
  BLEED:
    'blood bleeding bleed stitches er ambulance hospital ward psych stomach icu 911 988 hotline intensive_care pumped paramedics sectioned psych_ward detox admitted resuscitated overdose_ward a_and_e bandages tourniquet',
  LETTER: 'note letter letters notes goodbye_note last_message last_words testament',
  GOODBYE:
    'goodbye bye farewell good_bye goodbyes see_you_on_the_other last_time one_last final_message this_is_it so_long take_care_of look_after dont_be_sad farewell_post adios cheers_for it_was_nice_knowing last_goodbye remember_me say_goodnight its_been_a_privilege when_you_hear_about hear_about_me tell_them_i tell_her_i',
  SORRY: 'sorry apologize forgive forgiveness not_your_fault dont_blame blame guilt',
  THANKS: 'thank thanks thankyou grateful_for ty thx',
  GIVEAWAY:
    'give_away giving_away gave_away giving_my who_will_take take_my_dog take_my_cat feed_my feed_the_cat look_after_my passwords wont_need belongings deleted_everything affairs in_order will_you_take rehome new_home put_in_order tidied closed_my_accounts cancelled_everything paid_off someone_to_take took_the_dog_to handed_over bequeath inherit life_insurance',
  LAST: 'last final one_more forever permanently for_good for_ever once_and_for_all',
  SAFE: 'safe safely fine okay ok alright good great nothing_dangerous promise jk kidding just_kidding joking',
  HELP: 'help helped hotline therapist therapy counselor counsellor psychologist crisis_line doctor samaritans ambulance call_the_police call_someone welfare_check check_on_her check_on_him',
  THINK:
    'think thinking thought thoughts imagine imagining picturing mind head dream dreaming keep_thinking wonder wondering fantasize google googled googling researched search',
  FEEL: 'feel feeling feels felt',
  DO: 'do doing did do_it done_it go_through go_through_with the_nerve guts brave courage',
  SOON: 'tonight today tomorrow soon now weekend midnight this_week next_week friday sunday monday saturday birthday christmas in_an_hour after_work morning',
  DAYS: 'days weeks months day week month years nights night time',
  PAST: 'ago used_to was were back_then last_year once in_college in_school when_i_was years_ago in_my_teens childhood grew_up',
  WHEN: 'when_i_was when_i_turned when_we_were at_the_age back_when used_to since_i_was from_age at_age until_i_was before_i_was i_was by_the_time_i_was as_a',
  GAME: 'game games gaming boss level levels respawn respawned raid lobby ranked npc quest dungeon controller multiplayer minecraft fortnite valorant elden souls zelda lol_ranked hp healer tank speedrun skyrim sims sim villager team teammate noob loot pvp dlc checkpoint player character bg3 rpg mario cod match campaign server save_file run hardcore wipe lvl',
  FILM: 'film films movie movies series season episode episodes book novel chapter character characters actor actress trailer show netflix anime manga plot scene finale spoiler spoilers documentary podcast musical play hamlet romeo hero villain protagonist theater theatre opera poem story fanfic ending reading read watched watching netflix thriller comic tv',
  SONG: 'song songs lyrics lyric album chorus band singer sing sings singing karaoke playlist track verse music concert guitar spotify quote quotes vinyl tune',
  FOOD: 'chocolate cake coffee hungry food delicious cook cooking recipe eat dinner lunch breakfast pizza soup cheese burger chicken chili sauce spicy lobster crab onions garlic oven bake yeast kitchen tea wine beer bread salad dessert pasta steak fish carrots sushi butter dough starving curry grill noodles ramen taco tacos ice_cream flavour knife_skills',
  LAUGH:
    'lol lmao lmfao haha hahaha hahahaha rofl laughing laugh laughed funny hilarious joke jokes meme memes xd 💀 😂 🤣 lolol hilarity embarrassed embarrassment cringe giggling cute adorable dead_lol',
  WORK: 'work boss exam exams homework deadline deadlines meeting meetings office client project class emails email shift job customers essay thesis interview presentation spreadsheet taxes code monday lecture semester finals manager company commute slides printer',
  SPORT:
    'gym workout squats legs marathon run running race season team match goal league football soccer basketball tennis leg_day pushups coach training hiking climb climbing cardio yoga cycling ski skiing feet knees muscles skydiving bungee parachute diving swim pool trampoline penalty',
  THING:
    'battery phone laptop wifi car engine computer printer charger internet server app tv screen lights fridge tyre headphones camera stream signal connection vibe mood conversation chat line bulb fuse motor microphone bike router pc process thread hard_drive fashion trend skinny_jeans mop fridge',
  ANIMAL:
    'dog cat fish spider mosquito mosquitoes ants cockroach hamster puppy kitten bird goldfish pet vet horse rabbit wasp fly flies rat mouse bug bugs moth bees parrot hen fox turtle gecko snake',
  PLANT:
    'plant plants flower flowers garden weeds tree trees roses basil cactus lawn grass tomatoes tomato succulent orchid orchids fern houseplant leaves slugs',
  NEWS: 'news statistics study studies report reports percent article awareness prevention campaign rates research government police celebrity famous history war century lecture seminar training journalist headline essay museum psychology course exhibition volunteer law campaign fundraiser data election economy',
  HEALED:
    'recovered recovery therapy better_now clean sober glad_to_be_alive glad_im_still grateful survived survivor years_ago in_a_good_place happy_now healed healing past_that behind_me life_is_good proud thats_behind far_behind worked_through stronger got_through got_help medication_helped',
  LOVE: 'love loved loves lovely gorgeous beautiful pretty handsome sweet kiss adore obsessed outfit dress crush sexy hot voice smile eyes wow amazing honey babe darling perfect hug',
  GLAD: 'excited cant_wait happy fun enjoy enjoyed enjoying nice cool awesome favorite favourite looking_forward yay delighted best party holiday worth_it weekend congrats hyped',
  SAY: 'said says say saying told tell called line sings wrote_that he_goes character_says quote literally expression idiom translate means word words figure_of_speech typo',
  MEDICINE:
    'headache vitamin vitamins antibiotics allergy flu cold dentist prescription pharmacy doctor nurse dose_of knee surgery migraine cough fever contraceptive birth_control diabetic hay_fever asthma vaccine antihistamine thyroid magnesium bandage plaster',
  TRAVEL:
    'flight travel trip holiday vacation airport hotel beach bali paris london japan tokyo town city country abroad moving move spain italy drive view photo pictures sunset walk tour',
  MONEY:
    'money rent bank price prices cost costs pay paid wallet broke discount expensive salary sale subscription refund deal bill bills cash dollars bucks invest',
  BODY: 'back legs feet head stomach tooth shoulder hair nails shaving shave leg arms face skin neck finger paper_cut thumb',
  CLOTHES: 'shoes dress heels jeans outfit shirt suit makeup hair haircut bikini fashion jacket boots hoodie',
  MUCH: 'so very too literally totally absolutely really soo damn pretty super just',
  YEARS:
    'years year yrs yr yo y_o years_old year_old yearold yearsold age aged old turned turning turn turns y/o f m',
  SCHOOL: `grade grader graders freshman sophomore middle_school high_school highschool junior_high year_nine year_ten year_eleven year_eight gcse gcses
      homeroom recess prom primary_school elementary secondary_school sixth_form a_levels 7th 8th 9th sixth_grade seventh_grade eighth_grade ninth_grade tenth_grade
      eleventh_grade sixth seventh eighth ninth tenth eleventh twelfth school math_class detention school_bus principal locker algebra schoolwork bedtime curfew grounded learner_permit learners_permit boarding_school yr9 yr10 yr11 yr8 o_level sats sat_prep year_7 year_0m mocks form_tutor tutor_group pe_class science_fair spelling_test lunch_lady hall_pass book_bag school_bag varsity_jv drivers_ed permit pocket_money allowance braces choir_practice lunchbox school_night head_teacher cafeteria_lunch playground`,
  COLLEGE:
    'college university uni degree campus phd masters bachelor bachelors undergrad graduate graduated dorm major alumni postgrad mba lecturer reunion married divorced mortgage retired career kids_of husband wife',
  BORN: 'born birth_year year_of_birth birth dob born_in class_of',
  BIRTHDAY: 'birthday bday birthdays sweet_sixteen quinceanera turning sweet_16 turn_18',
  UNDERAGE:
    'minor minors underage under_age under_18 below_18 under_eighteen not_18 not_18_yet not_an_adult not_yet_18 isnt_18 legal_age old_enough too_young youngster preteen tween jailbait legal not_of_age not_legal still_a_kid still_a_child just_a_kid fake_id lied_about_my_age until_im_18 till_im_18 when_im_18 before_im_18 months_until_18 until_i_turn parents_consent my_parents_have_to_sign parental parents_permission not_old_enough cant_drive_alone cant_vote_yet wouldnt_sell_me screen_time took_my_phone my_mom_says mum_says_im_too',
  PRETEND:
    'pretend roleplay rp role_play imagine act_as acting play_as playing play lets_play be_my im_your youre_my youre_a you_are_a suppose scenario scene story as_if fantasy character youll_be ill_be you_be make_believe in_character daddy stepdaddy persona write_a write_me',
  UNIT: 'minutes mins min hours hour km miles kg pounds lbs dollars euros bucks percent cm inches times people followers messages videos pictures photos episodes pages cups pairs o_clock pm am degrees meters reps floors pieces books albums songs points likes posts cents stars days weeks months diamonds grams gb seconds rounds seats plants trees students players jobs',
  ADULT:
    'adult adults grown grown_up eighteen nineteen twenties thirties forties fifties over_18 of_age legal_adult middle_aged mid_twenties late_thirties twenty thirty forty fifty sixty seventy twenty_one grandkids pension',
  ALLOWED:
    'allowed allow permission may_i can_i am_i_allowed parents_dont_know dont_tell_my rules account lied age_limit restriction verify verification id_check age_check age_restricted',
  OLD: 'older younger young old_soul youngest oldest kid_brother little little_sister lil',
  NUM_MINOR: 'five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  NUM_ADULT: 'eighteen nineteen twenty thirty forty fifty sixty seventy',
  YEAR_MINOR: '',
  YEAR_ADULT: '',
  BECOME:
    'turned turning turn turns become until till almost nearly not_until yet be_18 soon_be just_turned about_to_turn barely going_on',
  SEXUAL:
    'schoolgirl schoolboy lolita loli shota uniform innocent virgin lap naughty spank babysitter stepsister stepbrother stepdaughter little_girl little_boy sugar_daddy school_uniform pigtails teen teenage',
  MACHINE: `bot bots ai robot robots chatgpt gpt machine automated automatic program programmed script scripted algorithm llm software computer
      artificial chatbot cyborg android autoresponder auto_reply autoreply neural model simulation simulated claude gemini siri alexa prompt generated code virtual
      a_i language_model copilot openai auto_response canned template templates prewritten pre_written synthetic hologram character_ai replika non_human nonhuman circuits silicon server_somewhere ghostwriter llama llms mistral deepseek qwen grok google_ai server servers system_prompt fine_tune fine_tuned tokens dataset weights autocomplete codebase unplug unplugged`,
  HUMAN:
    'human humans person people flesh blood human_being somebody someone actual_person real_person real_human man woman team staff assistant ghostwriter intern manager employee agency living_person heartbeat pulse soul consciousness sentient brain fingers lungs mother_who',
  REAL: 'real really actual actually genuine genuinely true truly legit for_real irl authentic honest honestly fake live in_person behind',
  TALK: 'talk talking talked chat chatting speak speaking write writing writes reply replies replying respond responding responds response answer answers answering type typing types texting text message messages messaging on_the_other_end other_side behind_this behind_the_screen at_the_keyboard behind_the_account written end_of_this reads reading handles runs running other_end convo texting_with chatting_with typo typos word_for_word same_phrase',
  PROVE:
    'prove proof captcha turing test verify confirm admit be_honest honest tell_me_the_truth truth swear selfie passes',
  ART: 'art picture pictures image images drawn drawing painting vacuum midjourney wallpaper dance avatar generated_images movie costume voice_over terminator wall_e transformers factory lawnmower washing',
  ASK: 'is are am do does did was will can could ? wonder curious question know',
  WHO: 'who whom what which whos how who_is whose',
};

export const englishCommon = `the a an and of to in on for with it its that this is are was be have has had do does did not but or as at by from so just
    what when how who why where there here they them you your i im my me we our us will would can could should if then than some any about
    really like know think good get got go going day time one all been much more very too out up thanks please hello hey hi ok yes no
    because over into after before never ever dont cant wont only still even love today tonight his her she he`;
