/** Sexual pressure, pictures asked for or threatened with, an adult who writes wrongly to a child. Norwegian. */
export const PRESSURE_NO = `
  hevnporno|sextortion|sextort*
  <hvem>|<noen>|voksen|voksne|fyr|fyren|kar|karen _ <truer>|tru|trua __ legge|poste|publisere|spre|dele|lekke|vise|sende|legger|deler|sprer|viser|sender ___ <bilder>|snap*|video*|alle|klassen|foreldr*|mamma|jobben
  <truer> __ legge|poste|publisere|spre|dele|lekke|vise|sende|legger|sprer ___ <bilder>|video*|alle|nett*|klassen|snap*|foreldr*
  <bilder> ___ <truer>|utpress*|spre|spres|lekke|lekker|lagt_ut|deler_dem|sprer_dem|sender_dem_videre|hvis_jeg_ikke|hvis_ikke|betale|penger|vipps*
  utpress* __ <bilder>|<meg>|seksuel*|penger|med
  <tvinger>|tvinge|maser|masa|mase|maset|mast|gnåler|gnåla|krever|krevde|vil_ha|ber_om|ba_om|bad_om|spør_om|spurte_om|spurde_om _ _ <nakne>
  <nakne> ___ <tvinger>|<truer>|maser|krever|sende|send|sendte|sendt|spredt|sprer|deler|hvis_ikke|slutt|presset|vil_ha|ber_om
  send*|ta|tar|vise|visa|vise_meg _ _ <nakne> ___ ellers|hvis|før|maser|truer|sier|må|tvinger|vil|orker|tør
  voksen|voksne|gammel|gamle|trener*|lærer*|sjef*|fosterfar|onkel*|stefar*|30|35|40|45|50|mann|mannen|fyr|kar ___ <nakne>|kle_av|møte_alene|hemmelig*|sexy|puppene|kroppen_min|i_undertøyet|undertøy
  kle <meg>|av_seg|av_meg av|foran|på? kamera|snap|video|webkamera
  ~ <tvinger>|<tvinges>|maser|masa|press|mas|truet _ til|på|om _ sex|ligge|ligge_med|klå|kysse|runke|kle|onan*|seksuel*|samleie
  ~ sex|ligge_med|samleie __ <tvinger>|<tvinges>|hvis_jeg_ikke|ellers|uten_at|mot_min_vilje|press*|maser|mas
  sjikaner*|hets*|mobb* ___ <nakne>|nakenbilder
  voksen|voksne|gammel|gamle|trener*|lærer*|fosterfar|onkel*|stefar*|mann|mannen|fyr|kar __ ikke si _ noe|det|til|mamma|pappa|hjemme
  later_som|falsk|ga_seg_ut|gav_seg_ut|liksom|egentlig ___ voksen|mann|pedofil|førti|femti|eldre_mann
  chatt*|skriv*|snapp*|melding*|dm ___ voksen|mann|menn|fremmed*|ukjent* ___ <nakne>|alene|hemmelig*|treffe|møte|sexy
  <truer> __ legge|poste|publisere|spre|dele|lekke|vise|sende ___ ut|video*|bilde*|alle|nett*|hjemlandet|foreldr*|klassen|snap*
  send* <meg> ___ penis*|pikk*|dickpic*|nakenbild*|nudes
`;

/** The same in English. */
export const PRESSURE_EN = `
  sextort*|revenge_porn|revenge_pornography
  <who>|<person>|hes|shes|theyre|adult|stranger|bloke|lad|boys|friend _ threat*|blackmail*|wil|going|gonna|swears|says __ post|posting|share|sharing|send|sending|leak|leaking|show|showing|put|spread|upload ___ <pictures>|everyone|school|parents|mum|mom|work|online|group_chat|followers
  threat*|blackmail* __ post|posting|share|sharing|send|sending|leak|leaking|show|showing|put|spread|upload|release|releas* ___ <pictures>|everyone|school|parents|mum|mom|online
  <pictures> ___ threat*|blackmail*|leak*|leaked|unless|or_else|pay|bitcoin|gift_card*|if_i_dont|send_more|shared_them|passed_round|passed_around|going_round|going_around|posted_them|post_them|send_them|share_them
  ~ blackmail* __ me|my|her|him|over|with|for|by
  pressur*|pushing|push|forc*|nag*|begging|begs|keeps_asking|keeps_on_asking|kept_asking|demand*|wants_me|wants_my|asking|asks|asked|told_me|tells_me|make_me|making_me|made_me|guilt* _ _ <nudes>
  <nudes> ___ pressur*|threat*|blackmail*|unless|if_i_dont|shared|sharing|sent_round|leaked|leak|or_hel|or_shel|or_theyl|screenshot*|forward*
  send|sent|sending|take|show _ _ <nudes> ___ or|if|else|says|wont_stop|threat*|dont_want|scared|keeps|made
  adult|grown|older|old|teacher|coach|boss|stepdad|uncle|man|bloke|guy|30|35|40|45|50|tutor ___ <nudes>|undress|take_my_top|meet_alone|keep_it_secret|our_secret|dont_tell|in_my_underwear|my_underwear|sexy|my_body|my_bra
  undress|strip|take_off|take_my_top_off ___ camera|cam|webcam|video|facetime|snap|snapchat|or
  ~ pressur*|forc*|coerc*|nag*|guilt*|bully*|bulied|made _ me|her|him|my_friend _ into|to|for|in _ sex|sexual*|sleep_with|touch|touching|kiss|bed|more|things
  sex ___ if_i_dont|or_hel|wont_take_no|pressur*|forc*|against_my
  pretended|pretending|claimed|turns_out|turned_out|really|actually ___ adult|grown_man|old_man|paedo*|pedo*|forty|fifty|not_a_teen*
  messag*|dm|dms|texting|chatting|snapchat ___ adult|grown|older|stranger|man ___ <nudes>|alone|secret|meet|sexy|underwear
  filmed|filming|recorded|video|videos|pictures|photos|nudes|films ___ says|said|threat*|unless|blackmail* ___ post|posts|share|leak|send|upload|spread|show
  send|sends|sent|sending <me> _ dick|penis|nudes|naked
  ~ <who> __ leak*|post*|shar*|sent|send*|threat* __ nudes|naked|intimate|pictures|photos|videos _ of|if|online|to|unless
  send|sending|sent|take|show him|her|them|he? nudes|naked|pictures_of_my
`;
