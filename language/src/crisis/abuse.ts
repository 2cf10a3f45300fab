/** Violence, threats and sexual assault, of the person or of somebody they know. Norwegian. */
export const ABUSE_NO = `
  ~ mishandl*|voldta*|voldtekt*|valdta*|valdtekt*|voldteke|overgrep*|incest*|kvelertak|kverketak
  ~ familievold*|familievald*|partnervold*|partnervald*|voldelig|valdeleg|voldelege
  ~ vold|vald i|hjemme|heime|fra|frå|mot|nære hjemmet|heimen|familie*|<partner>|<meg>|relasjon*|ham|han|.
  utsatt|utsett for|av _ vold|vald|overgrep|mishandling|trusler|trugsmål
  ~ <partner>|<kin>|<stranger> __ slår|slær|slo|slått|sparker|sparka|sparket|banker|banka|banket|denger|dengte|juler|julte|lugger|lugget|kveler|kvelte|dytter|dytta|fiker|fika|klorer|spytter|slenger <meg>|oss|barna|ungene|henne|ham|ho
  slår|slo|slå|sparker|banker|denger|juler|dytter <meg>|oss|barna|ungene __ full|drukket|sint|rasende|hjemme|heime|gulvet|veggen
  <partner>|<kin>|<stranger> _ slår|slo|sparker|sparket|banker|banket|denger|julte|kvelte barna|ungene|kona|mannen|kjæresten|broren|søsteren|dattera|sønnen|lillebror*|lillesøster*|mamma|pappa|mora|faren|barn|ho|henne
  ~ blir|ble|vart|blitt|bli|vert|blei|vorte|jeg _ slått|sparka|sparket|banket|banka|dengt|truet|trua|lugget|misbruk* av|når|hvis|hjemme|heime|med|på|.
  misbruk* <meg>|seksuelt|henne|ham|barn
  misbrukt|misbruka av|som|da|siden|hjemme
  seksuelt utnytt*|misbruk*|trakasser*
  ~ tar|tok|ta|tatt kvelertak|strupetak
  tar|tok|ta|tatt|holdt <meg>|henne|hendene rundt|hardt|på|i|om halsen|strupen
  hendene|hender rundt|om halsen
  ~ truer|trua|truet|trugar|true|trusler|truga _ oss|med|om å|og|kniv|juling|bank|drap|våpen drepe|skade|slå|ta|ta_livet|knuse|banke|.
  truer|trua|truet|trugar <meg>|oss på livet
  truer|trua|truet|trugar <meg>|oss med å drepe|skade|slå|ta|banke|knuse
  redd for <partner>|pappa|stefar*|stemor*|faren <meg>|min|mi|sin|.
  tør|torer|våger|vågar|torde|tørr <not> å? gå|dra|reise|være|vere|komme hjem|heim|hjemme|heime
  ~ redd for|til å gå|dra|komme|være|vere hjem|heim|hjemme|heime
  ~ blåmerk*|blåveis|blåflekk* ___ skjul*|sminke*|finne_på|forklar*|fordi_han|spør|sier|si|slo|igjen
  skjul*|sminke*|dekk*|gjemm* _ blåmerk*|blåveis
  tving*|tvang|tvunge*|press* <meg>|henne til? å? _ sex|samleie|ligge
  tafs*|befølt|beføl* på? <meg>|henne|barna
  sex|ligge mot|når min? viljen?|ikke
  ~ får|fikk|fekk bank|juling|deng|ris hvis|om|når|igjen
  <partner>|<kin> __ låser|låste|stenger|stengte|låst <meg>|oss inne
  kommer|kjem til? å? slå <meg>|oss
  gjemm* <meg>|oss for|fra|frå <partner>|pappa|stefar|han|ham
  ~ <partner>|<kin>|<stranger> __ <slår> <meg>|oss|barna|ungene|henne|ham|ho|mor|mamma|dem
  <partner>|<kin>|<stranger> __ <slår> og|å|eller <slår> <meg>|oss|barna|ungene|henne|ham
  <partner>|<kin> _ slår|sparker|banker|slo når|hvis|om|viss|hver|igjen .?
  ~ <partner>|<kin> _ slår|sparker|banker|slo .
  ~ <partner>|<kin> __ dra*|drog|dro|holdt|kasta|kastet|skallet|grep <meg> _ hår*|armen|håret|veggen|gulvet|trapp*
  dytt*|kast*|slengt*|skubb* <meg> _ veggen|trapp*|gulvet|bakken|dører
  tvunge*|tvang|tvinges|tvinger|tvinga|pressa|presset _ til _ sex|samleie|oral*|ligge
  ble|blir|blitt|vart|blei _ tvunge*|pressa|presset til _ sex|noe|ting
  ~ holder|holdt <meg> nede|fast|fanget
  ~ mot min vilje
  rørt*|rører|tok|tar|tatt på? <meg>|henne seksuelt|mot|uten|der
  holdt|holder|satt _ kniv* _ halsen|strupen|mot
  <slår> <partner>|<kin> _ <meg>|oss|barna|ungene
  valdtek*|voldtek*
  ~ <slår> <meg>|oss i|på magen|ansiktet|andletet|hodet|ryggen|trynet|kjeften|armen|øyet|bakken
  ~ <partner>|<kin> __ slår|sparker|slo|sparket|banker .
  <partner>|<kin> __ tar|tok|tek på <meg> .
  <partner>|<kin> __ tar|tok|tek på <meg> om|når|der|under|mens
  <jeg> får|fikk|fekk juling|bank|deng
  ~ <hvem> __ <slår> opp|ned|løs|til|etter? på? <offer>
  ~ <hvem> __ kveler|kvelte|kvalte|strupte|struper|kverka <offer>
  <hvem> __ <slår> og|eller|til|løs|meg _ <offer>|<slår>
  ~ <slår> <offer> _ gul|helseløs|når|hvis|fordi|igjen|og_sparka|av_og_til|hver|foran|ofte
  ~ <hvem> _ <slår> .|når|hvis|om|igjen|hver|av|fordi|så
  ~ <slår>|banka|banket|slo|sparka|sparket <offer> opp|ned|helseløs|gul|blå|halvt|bevisstløs
  ~ <hvem> __ legg*|la|lagt|løft*|hev* _ hånd|hånda|hånden|hendene|neven|nevane|hand|handa på|mot <offer>
  <hvem> _ går|gikk|gjekk|gå|flyr|fór løs|laus på <offer>
  ~ <hvem> __ rist*|rusk*|røsk*|filler*|skall*|bit*|lugg*|brenn*|brent*|drar|dro|drog|slep*|holdt|holder|presset|pressa|klem*|vri|vrir|vred|grep|griper|tok|tar|tek <offer> _ hår*|arm*|arma|veggen|gulv*|trapp*|hals*|strupe*|nakken|fast|nede|bakken|hardt
  <hvem> __ dytt*|skubb*|kast*|slengt*|slenger|pusha|dytta <offer> __ trapp*|vegg*|gulv*|bakken|dør*|senga|bord*|ut|ned
  <hvem> __ kast*|slengt*|slenger|hiver|hev|kasta ___ etter|mot <offer>
  ~ <hvem> __ <truer> <offer>
  <hvem> __ <truer> _ med|å|at _ drep*|skade|slå|ta|knus*|kniv*|våpen|barna|ungene|banke|juling|henge|brenne|bilder|nakenbild*|spre
  ~ <truer> <offer> _ med|på|om|når|hvis|at|.|hver|og|så
  ~ <trusler> __ eksen|mannen|han|far|pappa|fra|samboer*|kjærest*|mot
  ~ <hvem> __ sier|sa|seier|skriver|lover|lovet __ drepe|knuse|ta|finne|skade|kverke|begrave|banke <offer>|knekke
  <hvem> ___ <tvinger> _ <offer> _ sex|ligge|røre|suge|ta|kle|senga|gifte|ekteskap|gjøre|se_på|sende|abort|ting|samleie|hjemme|til_det|noe|til_ting
  <hvem> <tvinger> <offer> .|seksuelt|inn|ned|hver
  <tvinger> <offer>? til|på|inn_i|te å? _ sex|samleie|ligge|suge|røre|kle|gifte|ekteskap|porno*|ting|seksu*
  <tvinges> __ til _ sex|samleie|ligge|gifte|ekteskap|ting|noe|suge|ha|gjøre
  <hvem> __ låst*|låser|stengt*|stenger|sperr* __ <offer> _ inne|ute|i|på|fast|inn
  ~ <hvem> __ låser|låste|stenger|tar|tok|gjemmer|gjemte __ døra|døren|nøkl*|telefonen|passet|mobilen ___ <not>|kommer_ut|gå|ut
  ~ låst|innelåst|låsest|sperra|sperret|stengt|fanget|fange inne|i|på|hjemme|av|hos _ av|soverom*|kjeller*|rommet|hjem|leiligheten|hjemme|boden|badet|mannen|kjæresten|han
  ~ blir|ble|vart|blitt|bli|vert|blei|vorte|blir_jeg|bli|bler _ _ slått|sparka|sparket|banket|banka|dengt|truet|trua|lugget|misbruk*|kvelt|kvalt|dytta|dyttet|kasta|tafsa|tafset|beføl*|slengt|innelåst|låst|holdt_nede|voldtatt|tatt_på|mishandla|antasta|antastet|utnytt*|spytta ___ av|når|hvis|hjemme|heime|med|på|i|.
  <redd> __ mannen|kona|samboer*|kjæreste*|faren|pappa|stefar*|typen|eksen|broren|ektemann*|kjærast*|far|dama min|mi|. .|når|kommer|blir_sint|og|hver
  <redd> av|for|om? han|ham|henne|ho|an _ .|når|blir|kommer|hver|skal|finner|slår|gjør|drikker|klikker|dreper|og
  ~ <redd> for å? _ gå|dra|være|vere|komme|reise|sove __ hjem|heim|hjemme|heime|alene_med|hjem_til
  <tør> <not> å? _ gå|dra|reise|være|vere|komme|sove|si|seie|forlate|gå_fra|dra_fra|motsi|nekte ___ hjem|heim|hjemme|heime|han|ham|henne|mannen|kona|nei|imot|fra
  vet|veit|vite|vett <not>|aldri ___ humør|han_gjør|han_kommer|han_klikker|han_er_sint|hun_gjør|hva_han|når_han|kva_han|hva_som_venter|hva_hun
  ~ tå_hev|eggeskall*|tåhev
  på|rundt eggskall*
  ~ på tå|eggeskall|nåler hev|rundt|hjemme|for
  lister|liste|lista|smyger|lister_meg <meg>|oss rundt|hjemme|forbi|i
  ~ <tafser> _ <offer> _ _ uten|utan|selv_om|når_jeg|mot|ikke|ikkje|nei|under|mellom|trus*|bryst*|underliv*|rumpa|puppene|nedentil|der|lår*|sove*|sov|som|da
  ~ <hvem> __ <tafser> _ <offer> .|der|når|da|om|under|mens|hver|selv|i|mellom|på|uten|siden
  onkel*|stefar*|bestefar*|trener*|lærer*|fosterfar*|morfar|farfar|nabo*|sjefen|pappa|far|faren|broren|fetter*|fotballtrener* __ <tafser>|tafs*|klå* <offer>|på_meg
  ~ tafs*|klådde|klår|klå|befølt*|befølte|antast*|beføl* på? <offer>|av|meg|rumpa|puppene
  sa|sier|ropte|gråt|skrek|sagt nei|stopp __ han|men|hun|de|likevel|aldri ___ fortsatte|likevel|stoppet|hørte|brydde|holdt|lyttet|fortsette|presset|ga_seg|stoppa|gjorde_det
  <not> stopp*|ga|gav|slutt*|høre|hørte seg? _ nei|stopp|gråt|sa|ba
  våkn*|vakn* __ av|med|til|på __ han|noen|onkel*|en|hånda|hendene|mann ___ oppå|inni|inn_i|i_meg|på_meg|trusa|bryst*|mellom|under|tok_på|over_meg
  lå|ligger|satt|la oppå|inni|over <offer> _ .|og|uten|da|jeg
  neddop*|drugget|rohypnol
  <hvem> _ dopet|dopa <offer>
  noe i drinken|glasset
  ~ sex|samleie|ligge __ mot|uten|selv_om|ikke_vil|når_jeg|hver_gang|ellers|tvunget|press*|krever|samtykke|orker ___ vil|vilje*|sint|sover|sov|nei|samtykke|ikke
  ville|vil|ønsket <not> ___ sex|ligge|men_han|han_gjorde|men_han_fortsatte|likevel ___ han|likevel|holdt|fortsatte|press*|gjorde
  ~ overgrip*|overgrep*|pedofil*|blotta_seg|blottet_seg|grooma|groomet*|groomer*|grooming*|utpress*|hevnporno|nakenbild*|gruppevold*|omskjær*|kjønnslemlest*|tvangsgift*|tvangsekt*|æresvold|barnemishandl*
  ~ krisesenter*|voldsalarm*|besøksforbud*|kontaktforbud*|voldsutsatt*|fysisk_avstraffelse|mishandel*|valdsutsett
  ~ får|fikk|fekk|gav|ga|fått <meg>? <meg>? ørefik*|juling|deng|bank|kilevink*|knyttneve*|spark|blåveis|blåmerk* _ av|hvis|når|om|hjemme|fra|fordi
  ~ blåmerk*|blåveis* ___ etter|fordi|slo|han|skjul*|spør|falt_i|trappa|igjen|fra_han|av_han|grepet|fingrene|sminke|ham|hun
  falt|fall|gikk|ramla|datt i|på|inn trappa|trappen|i_døra|ei_dør ___ sa|sier|løy|egentlig|alle|legen|legevakta|igjen|forklar*|jobben
  <hvem> _ <offer>? voldelig|valdeleg|fysisk|hardhendt|brutal mot|med|overfor|når|.|av|hjemme
  <hvem> __ kontroller*|styrer|bestemmer __ alt ___ lov|ut|penger|treffe|<not>
  <offer> er|e redd pappa|mamma|faren|stefar*|mannen|han|far|foreldr*
  barna|ungene|lillebror*|lillesøster*|søsken*|barn _ <slår>|slått|redd|redde|gjemm*|låst|vitne|ser_på|hører _ av|pappa|faren|mannen|når_han|inne|vold*|at_han
  seksuelle|seksuelt ting|handling*|tjenest*|ubehagelig|krenk*|grens*
  <hvem> _ sjekk*|leser|overvåk*|kontroller*|sporer|hacker|går_gjennom|snoker|krever __ telefon*|mobil*|melding*|snap*|posisjon*|passord* ___ <not>|bestem*|sint|rasende|hver|hvem|redd|alltid|tør|kjefter|lov|og
  <hvem> __ bestem*|styr*|avgjør* _ hvem|kven|kæm|hva|hvor|når <jeg> _ får|kan|skal|treffe*|snakk*|går|har|lov
  får|fikk|har|fekk <not> lov _ til? _ å? _ gå|møte|dra|ha|snakke|treffe|jobbe|ut|eige|eget|bruke|ringe|studere ___ han|hun|ho|mannen|kona|samboer*|kjærest*|alene|venn*|familie*|bankkort*|penger|ut
  <hvem> __ tar|tok|tek|holder|gjemmer|gjemte|beholder|disponerer|har|kontrollerer _ lønn*|bankkort*|kortet|pass|passet|bankid*|pengene mitt|mine|mi|min
  får <not> ha|bruke|disponere|se _ penger|bankkort*|telefon*|kort|lønna|pengene
  passe|passer|vokte|vokter|veie|veier|varsom|forsiktig på? hva|kva|ka|hvert|ord*|med_hva|om _ <jeg>|ord|sier __ hjemme|heime|ellers|han|ham|mannen|sint|redd
  sier|gjør|seier|gjer|svarer noe|noko|feil|galt|imot feil|galt|hjemme|ham|han ___ smell*|klikk*|straff*|ut_over_meg|utover_meg|betale|eksploder*|blir_det|slår
  ut|utover over|meg meg|og|når .|hver|igjen ___ han|hjemme|sint|full|smell*
  ellers|så|da smeller|smell|braker|klikker|eksploderer det|han|ho|hun|pappa
  skjedd|skjedde|hendte|hende|gjorde|gjort|skjer noe|noko|ting|nåkka|det ___ onkel*|bestefar*|stefar*|trener*|lærer*|fetter*|han|naboen|broren|prest*|leiren|barn*|lita|liten ___ <not>|aldri|ingen|hemmelig* si|snakk*|fortalt|fortell*|sagt|høyt|vet|klarer|tør|orker|fortelle
  vår lille? hemmelighet
  <not> fortelle|si|sei det? til|noe_til|noen|dette_til mamma|noen|pappa|nokon ___ ellers|hemmelig*|han|onkel*|truet|drep*
  <tør> <not> sove|legge|være|snu __ han|pappa|stefar*|onkel*|mannen|når|døra
  <hvem> _ kommer|kjem|kom inn på|til|i rommet|meg|senga|soverommet _ om|når|natta|nettene|kvelden|natten
  ~ ligger|lå|legg* _ med|hos <offer>|dattera_si|barna _ .
  faren|pappa|onkel*|stefar*|bestefar*|broren hennes|hans|min? ligger|lå med
  best|tryggest|lurest _ at|om|å|når jeg|vi|være _ stille|usynlig|rolig ___ han|hun|hjem
  unnskylder|beklager|angrer seg? alltid|hver_gang etterpå|med
  blomster|gaver ___ etterpå|hver_gang
  gikk på ei|en dør igjen|sa|.
  ~ sporing|sporer|gps|airtag på|i bilen|mobilen|telefonen|veska min|mi
  liker|likar <not> når|at|måten mammas|mamma|pappas|stefar*|kjærest*|onkel* ___ legge|meg|natta|badet|alene
`;

/** The same in English. */
export const ABUSE_EN = `
  ~ rape|raped|rapes|rapist|molest*
  raping <victim>|me|someone|people|.
  ~ abusive|abuser*
  ~ abus* me|us|her|him|my|by|at|as
  sexual* assault*|abuse*|harass*
  ~ domestic violence|abuse|violent
  ~ violent to|towards|toward|with|husband|partner|boyfriend|relationship|at_home|home|man|dad|father
  <partner>|<kin>|<stranger> __ hit|hits|hitting|beat|beats|beating|punch*|slap*|kick*|chok*|strangl*|shov*|smack*|throttl*|burns|hurts|hurt|spat me|us|the_kids
  ~ <partner>|<kin>|<stranger> __ hit|hits|beat|beats|punch*|slap*|kick*|chok*|strangl*|shov*|smack*|hurts|hurt my|the|our|his|her|their <child>|mum|mom|mother|sister|brother|wife|husband|girlfriend|boyfriend|little
  <partner>|<kin> __ hit|hits|beat|beats|hurt|hurts <child>|her|him .
  ~ i|am|im|get|got|getting|being|been|was|were hit|beaten|raped|abused|assaulted|strangled|choked|punched|slapped|kicked by <partner>|<kin>|my
  ~ get|got|getting|being|been beaten|hit|slapped|punched up|if|when|at|again|for|.
  <partner>|<kin> __ threat* _ to <just>? kill|hurt|hit|beat|harm|take|shoot|stab
  threat* to kill|hurt|beat|hit|harm|shoot|stab me|us|her|him|the|my|himself|herself
  ~ <partner>|<kin> __ threat* me|us with
  ~ hand|hands around|on|round my|her|his throat|neck
  <partner>|<kin>|bruis*|black _ bruis*|eye|eyes __ makeup|hide|hiding|cover*|explain|again
  ~ cover*|hid*|explain* _ bruis*|black_eye|marks
  bruis* __ makeup|hide|hiding|explain|from_him|he|again
  ~ scared|afraid|terrified|frightened|dread* to|of <just>? go|going|be|being|come|coming home
  scared|afraid|terrified|frightened of my? <partner>|dad|father|stepdad|stepfather|stepmum|stepmom .
  forc* me|her|himself|herself to|on|into|have _ sex|me
  pressur*|guilt* me|her into|to|for have? sex
  ~ touch* me|her|my _ inappropriately|sexually|without|private|privates
  made|makes me touch|have_sex|undress|watch
  lock* me|us in|inside|up
  hid*|hiding from <partner>|my|him|dad <partner>|dad|father|stepdad|.
  afraid|scared he|she|hes|shes|hel _ hit|hurt|kill|beat me|us|again|the
  <partner>|<kin>|<stranger> __ <hits> and|or <hits> me|us|him|her|the|my
  <partner>|<kin> __ <hits> me|us
  <partner>|<kin> _ hits|hit|beats|beat|slaps|punches when|if|again|every|whenever
  made|make|makes|forced|force to|me _ have|give sex|oral
  made|forced|pushed|pressured into|to _ sex
  <partner>|<kin> __ drag*|pull*|grab*|pin*|held|throws|threw|slam* me _ hair|arm|wall|floor|stairs|throat|neck|down|across|against
  hold*|held|pin* me down|against
  knife|gun|blade to|at|against my|her throat|head|neck
  against my wil|will
  sex __ no|force*|consent|against|without
  <partner>|<kin> __ <hits> me|us in|on stomach|face|head|back|ribs|the
  ~ <partner>|<kin>|<stranger> __ touch*|fondl*|grope* me|her at|when|in|under|there|down|.
  ~ <who> __ <hits>|<grabs> <victim>
  <who> __ <hits>|<grabs> and|or|then <hits>|<grabs>|threw _ <victim>
  ~ <who> __ <hits> <victim>? .|when|if|again|every|with|in|so|because|for|until|black|repeatedly|while
  ~ <who> __ throws|threw|slam*|drag*|pull*|pin*|held|holds|grab*|shak*|shook|push*|shov*|drug <victim>|my _ hair|arm|wall|floor|stairs|throat|neck|down|across|against|wrist*|bed|out|into|by|so
  ~ <who> __ threat* <victim>
  <who> __ threat* _ to|with|that|me _ kill|hurt|hit|beat|harm|take|shoot|stab|knife|gun|leak|post|share|kids|burn|find|kick
  ~ <who> __ says|said|told|texts|texted|promised|keeps|swears|swore ___ kill|hurt|beat|break|stab|shoot|find|bury|end|burn <victim>|my
  ~ <who> __ put*|raise*|lays|laid|lay|wrap* _ hand|hands|fist|fists on|to|around|at|round|over <victim>|my|her
  ~ hand|hands|belt|arm|fingers|pillow|cord around|round|on|over|against my|her|his|their throat|neck|windpipe|face|mouth
  ~ <who> __ broke|breaks|fractured|bruised|split|busted|dislocated my|her|his|their nose|arm|rib|ribs|jaw|wrist|lip|cheekbone|finger|fingers|tooth|collarbone|eye
  <who> __ forc*|coerc*|pressur*|blackmail* <victim> _ _ sex|bed|things|touch|do|have|watch|marry|strip|send|stay|perform|it|him
  <who> __ forced|forces|forcing <himself> on|upon|into
  <who> __ force* <victim> .|to|into|down
  ~ forced|pressured|coerced|blackmailed|made|made_to|tricked me|us|into|to|her|him? _ _ sex|sexual|marriage|marry|touch_him|touch_it|things|strip|nudes|undress|perform|send_pictures|sleep_with
  <who> __ lock*|trap*|barricad*|imprison* <victim>|the_door|doors|me _ in|inside|out|up|bedroom|room|cannot|cant|and|from|so|when|at|basement
  ~ lock*|trapp*|held in|inside|captive|hostage|against|prisoner|by|at _ by|room|basement|cellar|cupboard|closet|home|house|bathroom|my|him|wil|bedroom|husband
  ~ <who> __ wont|doesnt|not|never|refuses|didnt|wouldnt _ let|allow me|us|her leave|out|go|see|outside|use|anywhere|escape
  ~ am|im|get|got|gets|getting|being|been|was|were|is|be|ever|keep|had <just>? <just>? hit|beaten|raped|abused|assaulted|strangled|choked|punched|slapped|kicked|groped|molested|threatened|spat|drugged|spiked|touched|hurt|locked|shoved|thrown|groomed|trafficked|whipped|burned|violated|stalked|fondled|belted by|at|when|if|as|on|in|for|with|every|because|again|all|down|up|around|against|last|and|.
  ~ <redd> of|about|for? my? <partner>|husband|boyfriend|dad|father|stepdad|stepfather|wife|girlfriend|ex|him|mum|mother|stepmum|brother|uncle|her .|when|coming|and|gets|finding|is|comes|because|hurting|if
  ~ <redd> to|of <just>? go|going|be|being|come|coming|sleep|leave|stay|return home|at_home|house|alone_with|him|in_my_own|my_husband|with_him|back_home|my_partner
  ~ <redd> ___ he|she|hes|shes|hel|shel|hell|dad|husband|my_husband|stepdad ___ hit|hurt|kill|beat|do|angry|mad|find|explode|snap|drunk|home|react|come|yell <victim>?
  ~ dread*|freeze|flinch*|tense|shake|hide|panic|terrified|heart ___ key|keys|footsteps|car|door|walks|comes|lift*|raise*|pull* ___ he|his|him|door|drive|in|home|driveway|lock|hand|voice
  flinch* _ when|every|if|whenever|at
  never|dont know|knowing __ mood|what|which|when ___ he|she|him|his|her|dad|comes|walks _ do|in|mood|home|like|going|snap|come|angry|be|wil|will
  ~ on|like|around eggshells|egg_shells|eggshell
  ~ <touches> <victim>|my __ inappropriately|sexually|without|private*|asleep|sleeping|consent|breasts|thigh|under|between|down|there|dont|said|no|knickers|underwear|bed|night|small|kid|child|young|little|wanted|want
  ~ <who> __ <touches> <victim>|my_body .|at|when|in|under|there|down|while|again|every|like|without|and|since|where
  ~ said|say|told|screamed|begged|cried|kept no|stop|him_no|him_to|saying_no|to_stop|him_stop __ he|but|and|didnt|anyway|kept|wouldnt|they|she|him ___ stop|anyway|didnt|kept|continued|wouldnt|still|listen|ignored|going|carried|care|did_it
  didnt|wouldnt|not|never|dont|doesnt stop|consent|listen|want_to|agree|say_yes|want _ when|said|no|it|but|to|sex|him ___ he|said|no|begged|cried|did|still|forced|anyway|asked|inside|touch
  woke|wake|waking|awake up? _ with|to|and|because __ him|he|someone|hands|man|uncle|his ___ on|top|inside|in|me|touching|pants|underwear|bed|mouth|hands
  ~ top|inside of me
  on|got top of me
  spik*|drug*|roofi* my|me|drink|by|her|his drink|.|and|at
  drink|drinks was|were|got spiked|drugged
  ~ sex|sleep ___ dont|no|without|anyway|or_else|mad|angry|angry_if|consent|force*|refuse|owe*|makes_me|wont_stop|asleep|scared|against|if_i ___ want|consent|he|me|wil|refuse|asleep|mad|angry|no|him|.
  ~ groomed*|grooming*|groomer*|traffick*|stalk*|revenge_porn|marital_rape|rapey|sextort*|pedo|paedophil*|pedophil*|predator|pimp|pimps|pimped|pimping|molest*|violated|coercive|gropes|groped|groping <victim>|by|me|her|control|from|when|.|as|online|my|on|at|and
  ~ domestic abuse|violence|abusive
  <who> <just>? is|was|gets|got|became|being|has_been|been|turned|can_be|become|becomes <just>? violent|abusive|physical|aggressive .|with|to|towards|when|if|and|again|after|toward|at
  ~ restraining_order|womens_refuge|womens_shelter|protective_order|battered|beats_me
  in|into|to|at refuge
  ~ bruis*|black_eye|swollen|marks|handprint*|finger_marks|broken_rib|busted_lip|split_lip ___ him|husband|boyfriend|dad|fell|hide|hiding|makeup|explain|again|ask*|hit|throat|neck|grabbed|lie|excuse*|long_sleeves|sunglasses|partner|work
  ~ fell|walked|tripped|told|say|said|lied|lie down|into|over|them|her|i|doctor|everyone ___ stairs|door|fell|cupboard ___ truth|actually|again|he|really|bruis*|hit|pushed
  kids|children|daughter|son|brother|sister|baby|mum|mother|mom|she|friend|her|neighbour*|wife _ is|are|gets|get|being|getting|was|were _ hit|beaten|abused|scared|afraid|terrified|molested|hurt|slapped|strangled|raped|touched|kicked|thrown _ by|of|him|dad|father|husband|when|at_home|at|in|again|every
  ~ hides|hide|hiding|hid _ in|under|from|when|with _ closet|wardrobe|bathroom|him|dad|husband|room|bed|cupboard|father|boyfriend _ when|until|from|because|so|.|he|comes|gets|and
  if i leave|left|tell|told|go|say|ever|said|told_anyone|refuse ___ he|hel|hell|hed|he_will|she|my_husband _ kill|hurt|take|find|beat|said|says|me|wil|himself|would
  sexual stuff|things|acts|favours|favors|way|ways|advances
  ~ <who> __ makes|made|making|asks|gets|asked|got|wants <victim> _ do|to|sexual|undress|strip|touch|kiss|suck|naked|watch _ sexual|sex|things|undress|strip|him|it|naked|porn|himself|clothes|stuff
  ~ <who> __ check*|reads|monitor*|goes_through|track*|demands|searches _ phone|messages|texts|location|emails ___ decid*|allow*|angry|mad|every|who|scared|afraid|always|see|and
  <who> __ decid*|control*|dictat*|chooses _ who|what|where|when|everything|all i|im|to|my|money|do|_ see|allowed|wear|talk|meet|go|can|eat|spend
  <who> __ takes|took|keeps|kept|hides|hid|holds|controls|has|withholds|locked _ my _ money|wages|salary|bank_card|cards|passport|paycheck|id|bank|papers|documents
  not|never|isnt|arent|wasnt allow* to|out|my _ go|meet|see|have|talk|work|leave|use|call|visit|speak|contact ___ he|she|husband|wife|boyfriend|friends|family|own|alone|house|without|money|anyone|him
  say|do|cook|wear|said|look the? wrong thing|word|way|food|look ___ pay|home|hit|explode*|angry|kicks|snaps|lose*|punish*|regret|he|scared
  ~ pay|paying|paid|pays|suffer for it|for_it_later|the_price later|when|after|at|tonight|afterwards
  careful|watch|watching|weigh* _ what|every|my|how _ say|word|words|do|speak|tone|mouth ___ home|he|around|angry|him|her|husband|explode*|otherwise
  happened|did|done|used|does|do something|to|with|things|when|me|at ___ uncle|grandfather|grandad|stepdad|stepfather|coach|priest|teacher|babysitter|child|little|kid|younger|cousin|brother ___ cant|never|nobody|noone|no_one|still|secret|dont|one told|say|tell|talk|knows|aloud|out|speak|know
  our little secret
  comes|came|come|sneaks|creeps in|into my|to room|bedroom|bed|me _ at|when|every|night|nights
  <who> makes|asks|wants|made me send
  marry|marrying a|someone|him|my man|cousin|i|stranger ___ never|not|dont|no met|allowed|want|say
  not allowed to say no
  gets|got|climbs|came|comes|get into|in bed|her_bed|my_bed with|when|and her|me|he|she|does|hti
  ~ hti|hits|hitt me
  safest|best|easier if|when im|i|we quiet|invisible|good|still ___ he|she|dad
  ~ sorry|apologises|apologizes|cries|flowers ___ afterwards|after|flowers _ .
  tracker|airtag|gps|tracking on|in|device my car|phone|bag
  dont|hate|not like|when|it it|when|how _ mums|moms|dads|stepdad|uncle|stepfather|boyfriend ___ bed|bath|me|alone
`;
