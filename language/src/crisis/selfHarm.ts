/** Hurting oneself on purpose, wanting to, or hiding the marks. Norwegian. */
export const SELF_HARM_NO = `
  selvskad*|sjølvskad*|sjølskad*|sjælskad*|selvskading*
  ~ skad*|såre <meg>|seg|sæ|deg|dæ selv|sjøl|sjølv|sjæl
  skad* <meg>|seg med vilje
  skad* <meg> igjen
  ~ kutt*|kutter|skjær*|skjer|skar|skåret|skjære|risp*|riv <meg>|seg|sæ selv|sjøl|sjølv|sjæl|igjen|i|på|med|når|så|.
  trang|lyst|trangen|lysten|behov|tvang __ skade|kutte|skjære|skjere|brenne|straffe|slå|rispe|klore <meg>|seg|sæ
  vil|må|skal|vurderer|tenker <bare>? på? å? kutte|skjære|rispe|straffe <meg>
  brenn*|brent|brant|brend*|svi*|stikk*|klor*|slå*|slo|bit*|klyp* <meg>|seg|sæ selv|sjøl|sjølv|sjæl? med vilje
  brenn*|brent|stikk*|klor*|slår|slå|slo|straff*|bit* <meg>|seg selv|sjøl|sjølv
  dunk*|slår|slå|banker|slo __ hodet|hovudet|hue i|mot|inn veggen
  fant|finne|finner|hent*|tok|ta|tar|ligger|tenker __ barberblad*|skalpell*
  barberblad* igjen|fram|frem|over|mot
  lange|langerma|langermet erm*|gens* ___ armene|arma|arrene|kuttene|sårene|ser
  skjul*|gjemm*|gjøym*|dekk*|se|ser _ arrene|kuttene|sårene|rispene
  ~ nye|ferske|mange|skjule|arr|kutt|sår|rispene|dype kutt|arr|arrene|sår|streker? på|over|i _ armen*|arm|låret|lår|lårene|håndledd*|handledd*
  blø|blod __ lettelse|roligere|demper
  la|være|slutte|slutta|begynt|begynte|startet|startet|trang|lyst|lysten|trangen|sugen|nødt|behov __ kutte|kutting|skjære|rispe|selvskade|kutta .
  la|være|slutte|slutta|begynt|begynte|startet|trang|lyst|lysten|trangen|behov __ kutte|kutting|skjære|rispe i|igjen|nå|no|på|med|meg dag|kveld|natt|.
  kutt*|skar|skjær*|skåret|risp*|brenn*|brent|svi* <meg>|seg? i|på|over _ lår*|arm*|håndledd*|handledd*|mage*|hud*|bein*|legg*|underarm*|hofte*
  påføre*|påført <meg>|seg smerte*|skade*|sår
  straff*|pine|piner <meg> selv|sjøl|sjølv|med
  gjøre|gjør|gjort vondt mot|på <meg> selv
  spy|kaster|kaste|brekke med vilje
  stakk|stukket|slo|klorte|beit|brente <meg>|seg selv|sjøl|sjølv
  <kutter> opp? <meg>|seg|mæ|mej|sæ selv|sjøl|sjølv|sjæl|sæl|.|igjen|hver|når|for|så|i_går|nå|no|og
  ~ <kutter> <meg>|seg|mæ|min|mitt|mine? _ i|på|over|av|langs|opp|inn _ <kropp>
  <kutter> opp? <kropp> mine|min|mi|sine|mitt|hans|hennes|sin|med|igjen|til
  ~ brenn*|brent|brente|svidd|svir|svei|stump*|slukk* <meg>|seg|mæ|sigarett*? __ <kropp> ___ vilje|igjen|lighter*|sigarett*|føle|straff*|roe|ro
  brenn*|brent|brant|brente|svidd|svei|stump* <meg>|meg_selv|seg|mæ|huden|armen? __ lighter*|sigarett*|glo|vilje|fyrstikk*|strykejern*
  sigarett* _ på|mot|i _ armen|huden|låret|<meg>
  ~ <kutter>|stikk*|stakk|ripe*|ripa|risse* <meg>|huden|armen|låret|seg|mæ|arma? __ barberblad*|barberhøvel*|skalpell*|glasskår*|glass|saks|saksa|passer*|tegnestift*|nål|knivblad*|kniv|kniven
  barberblad*|skalpell*|glasskår* __ mot|over|på|i|skuff*|gjemt|under|lom*|mobildeksel*|ligger|skjult _ <kropp>|<meg>|huden|rommet|skuff*|madrass*|puta|dekselet|.
  kjøpt|kjøpte|gjemt|gjemmer|har|tatt_fra|skru* _ barberblad*|skalpell*|barberblader .|igjen|på|i|ut|fra
  slå*|slår|slo|dunk*|bank* _ meg selv|sjøl|sjølv|i_hodet|i_ansiktet
  slå*|slår|slo|bank*|dunk* ___ vegg*|murvegg* ___ blod*|blø*|knok*
  dunk*|slår|slå|banker|slo|dunka|banka __ hodet|hovudet|hue|huet|haue ___ vegg*|gulv*|bord*
  <hud> mine|min|mi? _ full*|dekka|dekket|stript|ferske|nye|dekt av|med|på? kutt|sår|arr|merker|striper
  nye|ferske|mange|skjul*|dype|flere|fleire|alle|fått kutt|sår|arr|arrene|rispene|skjæresår|kuttsår|brennmerke*|brannsår __ <kropp>
  ~ arr|arrene|kuttene|kutta|kutt|rispene|sårene|såra _ på|langs|over|oppover|nedover|etter|fra _ arm*|lår*|håndledd*|handledd*|underarm*|selvskading|kutting|skadd
  ~ <skjuler> __ arr|arrene|kuttene|kutta|sårene|armene|arma|håndledd*|lårene|brennmerk*|rispene
  langermet|langermer|langerma|ermer|ermene|langarma ___ sommeren|sommervarmen|varmt|varme|grader|skjul*|arrene|ingen_skal|ingen_ser|spør|gym*|badet|stranda
  sult* <meg> selv|sjøl|sjølv|igjen|som|for|fordi|.
  kast*|spyr|spydd|spy* _ opp|meg _ maten|alt|etter|med_vilje|hvert_måltid|middag*
  straff*|pine|piner|plag* <meg> selv|sjøl|sjølv|med|ved
  trenger|vil|må|lyst|behov|treng|trang __ kjenne|føle|se|kjenna _ smerte*|blod|blodet|blodet_renne|det_blø|vondt
  smerten|blodet|kutting*|kuttinga|å_kutte|å_skade|å_blø ___ roer|demper|hjelper|lette*|eneste|virkelig|bort|kontroll|føle|tankene
  eneste __ hjelper|roer|demper|virker __ kutte|skade|blø|smerte|brenne|kutting|risping|skjære
  ~ skad*|skade|ska|skader|gjort|gjør|gjøre|påfør*|såra|skadd <meg>|mæ|mej|seg|meg_selv __ vondt|smerte|med_vilje|selv|sjæl|sjøl|sjølv|fysisk
  ~ <vil>|lyst|klar|trang|fristet|frista|klarer_ikke|tenkt|tenker|må|trangen|lysten|impuls*|skal|skulle __ skade|skada|kutte|kutta|skjære|rispe|brenne|klore|straffe|svi <meg>|mæ|mej|seg|sæ|meg_selv|.
  tilbakefall|sprekk|sprakk|sprukket __ kutt*|selv*|skad*|skjær*|risp*
  dager|uker|måneder|månader|uke uten|utan|siden|fri|sidan _ å|jeg|selv*|sist __ skad*|kutt*|skjær*|risp*|selvskad*
  pill*|riv*|klor*|klød*|bit* <meg>|huden|sår*|neglebånd*|armene|opp ___ blø*|blod|blør
  lagd|laget|laga|lager|lage _ kutt|sår|merker|arr på|i|selv
  ~ selvska*|selvskd*|sjølska*|sælvskad*|sjålskad*|selskad*|selvskda*
  gjemt|gjem*|gøym*|skjult|låst|kasta|kastet|lett*|leter|finn*|fant|kvitta|sagt __ barberblad*|skalpell*|barberhøvel*|bladene|knivblad*
  fortjen* <bare>? å? _ lide|vondt|smerte*|straff*|blø|skadet|skada|pines
  for å <bare>? kjenne|føle|kjenna noe|noko|smerte|nåkka|at_jeg_lever|ett_eller ___ .
  dager|uker|uke|måneder|mnd siden|sia|uten|utan|sidan jeg|sist|siste|eg|å _ kutt*|skar|skad*|risp*|brente
  kutt*|skar|skåret dypere|djupare|dypt enn|som|.|denne|igjen|nå
  river|riv|rev av? <meg> hud|hår|neglene|huden|håret
  ~ stikker|stikk|stakk|risse*|risser <meg> med|under|i|til nåler|nål|neglene|blods|saks|passer
  til|risse*|klor* blods ___ .
  måter|måte å? få|slippe ut|på presset|trykket|det|vondt ___ huden|synes|merke*
  ser|se|sjå de|noen|alle|dei? beina|armene|låra|lårene|huden|arma mine .
  eneste smerten|smerta|vondt som? jeg|eg? styrer|bestemmer|kontrollerer
  unna|vekk|fri fra? barberblad*|selvskading*|kutting*|kuttinga|skjæring*|bladene
  river|riv|rev|pirker|piller|åpner|åpna __ sår*|såra|skorpe* _ mine? _ vilje|blør|blod*
  svelg*|slukte|brakk|brekker|knuste|skold*|helte _ _ _ med vilje|hensikt
  straff* _ meg|kroppen|meg_selv med|ved|min|.
  slutt*|nekter|lar_være å? spise|ete|eta __ straff*|fortjen*|forsvinne
  <jeg> spyr|spydde|brekker_meg|kaster_opp etter|med hvert|kvart|alle|måltid*|vilje|jeg_har
  <jeg> slår|banker|dunker|klyper <meg> på|i _ lår*|magen|hodet|armene|ansiktet|beina til|når|for
  avhengig|hekta av|på å? _ kutt*|skjær*|selvskad*|risp*|skade
  brenner|svir|stumper|svidde <meg>|sigaretter|sigaretten med|på|mot sigarett*|lighter*|armen|huden
  klyper|biter|klorer|slår <meg> til ___ blå*|blod*|blør
`;

/** The same in English. */
export const SELF_HARM_EN = `
  selfharm*|selfinjur*|selfmutilat*
  ~ self harm*|injur*|mutilat*
  cut|cuts|cuting|burn|burns|burning|burned|burnt|hurt|hurts|hurting|harm|harms|harming|harmed|scratch*|punish*|injur*|hit|hitting|starv*|stab*|cuttin|bite|biting <myself>|my_self
  ~ cut|cutting|hurt|hurting|burn|harm|harming my self|slef
  urge* __ cut|hurt|harm|burn|cutting|bleed
  <want>|need|needed|going|gonna to|too? _ cut|bleed right|now|again|bad|badly|so|tonight|.
  start*|stop|stopped|relaps*|back|quit|tempted to|from|into|on? cutting|cut again|.
  been|am|im cutting again|.
  razor|razors|blade|blades|razorblade* blade*? _ out|again|against|across
  long sleeves ___ arms|see|cuts|scars|marks
  hid*|cover*|conceal* _ cuts|scars
  ~ fresh|new|more|old cuts|scars|marks on _ arm*|wrist*|thigh*|leg*
  cuts on|all|over _ arm*|wrist*|thigh*
  bang*|hit*|smash* my head against|into|on _ wall
  ~ resist*|avoid*|urge*|crav*|addicted|miss|start*|stop*|quit|back|help|relaps* __ cutting
  cutting today|tonight|again|helps|calms|.
  cut|cutting|scratch*|burn|burned|burning|burnt|slice|sliced|slicing|carve* my|her|his _ arm*|thigh*|wrist*|leg|legs|skin|stomach|forearm*|hip|hips|ankle*
  inflict* pain|harm
  deliberately|purposely|intentionally hurt*|harm*|cut*|burn*
  hurt*|harm*|cut*|burn* <myself>? on purpose|deliberately
  ~ <cuts> <myself>|me|meself|myslf|myselfs
  ~ <cuts>|etched|carv* up? my|his|her|their|the|words|lines|own|into|in|open|across? __ <body>
  <cuts>|cuting <myself> .|again|with|on|to|when|every|last|in
  burn*|burnt|burning <myself>|my|her|his? __ lighter|cigarette*|iron|candle|purpose|matches|match|hair_straightener
  cigarette*|lighter on|to|against my|her|his <body>|skin|arm
  ~ razor*|blade|blades|scalpel|scissors|shard*|glass|knife|pin|needle|compass|sharpener __ my|skin|against|hidden|hide|hid|under|out|into|across|drawer|phone_case|again _ <body>|myself|skin|mattress|drawer|case|pillow|room|.
  ~ <cuts>|carv*|dig*|drag* ___ razor*|scalpel|blade|blades|scissors|shard*|broken_glass|box_cutter|compass
  hit*|punch*|hitting|slap*|bang*|smack* <myself>|my_own_head|my_own_face|my_head|my_thighs|my_legs
  punch*|hit* __ wall* ___ bleed*|bled|knuckles|blood
  bang*|hit*|smash*|slam* my|his|her own? head ___ wall|floor|door|desk|table
  ~ fresh|new|more|old|hidden|recent|deep|burn|many cuts|scars|cut|scar|burn|burns|marks on|all|up|down|along|across|from _ <body>|cutting|self|myself|before
  ~ scars|cuts on|up|down|all|from|are|from_when __ arm*|thigh*|wrist*|cutting|i_did|bleeding|infected
  ~ hid*|cover*|conceal*|wear*|keep|show*|see|saw|seen|noticed|ask*|explain*|found|bandage* ___ cuts|scars|self_harm|sleeves_so|sleeves_to|sleeves_in|hoodie_in|bracelets_to|my_wrists|my_arms_so|razor*|blades
  long|hoodie*|sleeves|jumper|sweater ___ summer|heat|hot|degrees|hide|cover|so_no|so_nobody|nobody_sees|arms|swim*|wrists
  starv* <myself>
  purg*|throw*|threw|vomit*|puk*|puking __ after_every|after_each|on_purpose|what_i_ate|everything_i|my_food|after_eating|after_meals
  punish*|hurt*|harm*|injur*|damag*|wound* <myself>|my_own_body|my_body
  <want>|need|have|crave|craving|urge*|like|just|got __ feel|see|make|draw _ pain|blood|bleed|hurt|blade
  pain|blood|bleeding|cutting|hurting|cut|burning _ only|helps|calms|makes|numbs|distracts|relieves|feel|releases|keeps|stops __ control|real|feel|thing|alive|calm|helps|better|pain|thoughts|quiet|relief|something
  only|one thing|way|relief|release _ helps|calms|works|cope|numb|i|that|feel|is|to __ cut|cutting|pain|blade|bleed*|hurting|hurt|burning|razor
  ~ relaps*|slipped __ cut*|self|sh|harm*|blade|hurt*|burn*|last_night|again|after_months
  urge|urges|did|doing|clean|thoughts|relapsed|history|addicted|stop|stopped|into|doing_some|started|restarted to|of|from|with|on|for|in? sh .|again|for|and|but|tonight|is|since|yesterday|today|now
  clean|days|weeks|months|free|year _ from|since|without|off|of _ self|sh|cutting|harm*|hurting|i_cut|last_cut|burning
  ~ <want>|need|going|gonna|tempted|urge*|urg|want_to|feel_like|could|might|about|almost|nearly|trying|try|fighting|craving|resist*|thinking|think|thought __ cut|cutting|hurt|hurting|harm|harming|burn|burning|slice|scratch|injure|hit|starve|punish <myself>|.|again|my_arms|my_wrists|my_skin
  pick*|scratch*|claw*|bite|biting|peel* __ skin|arms|scabs|<myself>|hands ___ bleed*|bled|blood|raw
  snap* _ rubber|elastic|hair _ band*|wrist
  ~ selfh*|self_hrm|selfharn*|slefharm|selharm*|selfhram*|selfhrm
  ~ self hram|harn|hrm|hurt|mutil*|inflict*|destruct*
  <dont>|havent|hadnt|not|hasnt <just>? cut|cutting|burned|hurt|selfharmed|harmed since|in|for|today|yet|again|tonight|this|myself
  deserve* <just>? to|this|the|it|be? _ hurt|suffer|pain|bleed|punish*|scars|hurting
  last|since|days|weeks|months time|i|since _ cut|harmed|burned|relapsed|hurt_myself
  going|gonna|want|wanna|wil to? cut|bleed|burn|hurt .|tonight|again|later|deep|deeper|worse|myself|tomorrow
  cut deeper|deep|again than|and|.|tonight|this
  make|made|making myself sick|bleed|throw_up|vomit|puke
  ~ stuck|stick|sticking|poke|poked|push|pushed pins|pin|needles|needle in|into|under my|me
  poured|pour|spilled boiling|hot ___ on_purpose|purpose
  on purpose ___ accident
  just|only|something to feel something|anything
  ways|way to let|get|release ___ out|pressure ___ marks|skin|scars
  see my legs|arms|wrists|thighs|scars .
  only pain _ in_charge|control|mine|choose
  ~ slef|sefl|selff harming|harm|haming|hurt
  bought|got|found|hid|stole _ blades|razorblades|razor_blades|scalpel*|blade .|today|again|yesterday|last
  pick*|open*|tear*|rip*|reopen*|peel* __ wounds|wound|scabs|cuts|stitches ___ purpose|bleed*|again
  i|ive|still cut|cuting when|whenever|every|because|to_cope|to_feel|if
  hand|hands|arm|arms|leg|skin __ under|in|into|on|over|against boiling|scalding|flame|stove|candle|lighter|burner ___ feel|purpose|pain|calm|until
  put|puts|puting|stub|stubbed cigarettes|cigarette|cigs out on me|my|myself
  pinch|bite|scratch|punch|hit myself until|till
  ~ stick|sticking|poke|jab|stuck needles|needle|pins|pin in|into myself|me|my
`;
