/** Wanting to die, planning it, or speaking as if one were soon gone; of oneself or of somebody else. Norwegian. */
export const SUICIDE_NO = `
  ~ selvmor*|sjølvmor*|sjølmord*|sjælmord*|sevmord*|selmord*|selvmrd*
  suisid*
  ~ dødsønske*|dødstank*|dødslengsel*
  ~ livstrøtt|livstrett|livslei
  selvdrap*|selvdød
  vil|ville <bare>? <bare>? <dø>
  vil|ville <bare>? <bare>? være|vere <dead>
  vil|ville bare|berre d ø
  <jeg> skal|må|kommer <bare>? til? å? <dø>
  ønsker|ønske|ønskjer|ynskjer|ønska|ønsket <bare>? å|og? <dø>
  ønsker|ønske|ønskjer|ynskjer|ønska|ønsket __ <dead>
  ber|bad om|til __ få? <dø>
  lyst|lysta|lysten|trang __ å|og|til|te <dø>
  klar|klart|rede til|for|te å|og <dø>
  ~ bare|berre|helst|å|ikke få? <dø> fra|nå|no|vekk|.
  ~ la|lat meg <bare>? <dø>
  få|fått|får lov? til? å? <dø> i|nå|no|.
  like gjerne|godt <dead>
  like gjerne|godt <dø>
  heller|helst være|vere|vært|vore <dead>
  bedre|betre <dead>
  bedre|betre|best|lettere|lettare|enklere om|hvis|viss|dersom|at <jeg> _ <dead>|døde|dør|borte|forsvant|forsvinner|fantes|fanst|eksisterte|levde
  om|hvis|viss|dersom <jeg> ikke|ikkje|aldri _ fantes|fanst|levde|eksisterte
  om|hvis|viss|dersom <jeg> ikke|ikkje var|va|er|vore|vært|hadde _ her|til|lenger|mer|meir
  bedre|betre|best|lettere|lettare|enklere|enklare|lykkeligere|gladere __ uten|utan|foruten|forutan|utn <meg>
  ~ klarer|klare|klarar|greier|greie|greia _ bedre|betre|fint uten|utan|foruten <meg>
  tenk*|snakk*|prat*|drøm*|fantaser* __ å|og <dø>
  ~ tenk*|drøm*|fantaser* på|om døden
  tanker|tankar om|på _ <dø>|døden
  lengt* etter|mot _ <dø>|døden
  hvordan|korleis|kossen|åssen det _ er|føles|kjennes|ville å? <dø>
  prøv*|forsøk* å|og <dø>
  planlegg*|planl* å|og <dø>
  ta|tatt|teke|tatte|take|tadd livet|live|livd|livetav av? <meg>|seg|sæ|deg|dæ
  ta|tatt|teke|take|tar|tok|tek|tenk* _ livet|live|livd mitt|sitt|ditt|mett|sett
  <jeg> _ tar|tok|tek livet av <meg>
  han|hun|ho|de|dei|pappa|mamma|broren|søsteren|søstera|vennen|venninna|venninnen|sønnen|dattera _ tok|tar|tek livet av seg
  ta|tatt|teke|take|tar|tok|tek mitt|sitt|ditt|eget|eige eget|egen|eige|eiget? liv
  ende|ender|avslutt*|slutte|enda _ livet|live
  avslutt* _ alt|livet|det_hele|liv
  gjøre|gjør|gjort|gjere|gjorde|gjera _ slutt|ende på _ livet|alt|meg|alt_sammen|mitt
  få|får|fått slutt på livet|alt|liv
  drep*|kverk*|kvele|kveler|drukn*|skyt*|skutt|hengt|henge|henger <meg>|seg|sæ selv|sjøl|sjølv|sjæl
  <jeg> vil|skal|kommer __ drepe|henge|drukne <meg>
  ~ vil|skal|ville <bare>? drepe|henge|drukne <meg>
  lyst|klar|tenkt|tenker|vurderer|planlagt __ drepe|henge|drukne|skyte <meg>
  har|prøvde|prøvd|forsøkt __ henge|hengt|drukne|skyte <meg> .
  vil|ville|ønsker|ønskjer|ynskjer|orker|orkar|klarer|klarar|gidder|giddar|greier|makter|maktar|evner|kan|tør|vi <not> <bare>? <bare>? å|og? leve|leva|lev|live|levve
  ~ vil|ville|ønsker|ønskjer <bare>? slutte|slippe|sleppe å leve|være|vere|eksistere|finnes
  ~ <not> _ lyst til|te|på å|og? leve|livet|være_til
  <not> <bare>? leve lenger|mer|meir|meire|mere|videre|sånn|slik|såhan
  ~ lei|trøtt|trett|sliten|ferdig|mett av|med å|og? leve|livet|eksistere
  ~ lei livet
  <not> <bare>? vil|ville|ønsker|ønskjer|ynskjer|orker|orkar|lenger|vill <bare>? å|og? leve|leva|lev
  ~ <not> _ verdt|verd|vært|verdig å|og? leve
  livet <bare>? er|har|føles|kjennes <not> _ verdt|verd|leveverdig|mening|meining
  ingen|ikke|ikkje|null|hvilken _ grunn|grunner|vits|vitsen|mening|meining|poeng __ leve|livet|være_her|vere
  ingen|ikke|ikkje|null _ grunn|grunner|vits|mening|meining|poeng __ fortsette|fortsetje|holde|halde lenger|ut|.
  ingenting|intet|lite|ikke|ikkje|noe|inkje __ å leve for
  ingen|ikke|ikkje|null _ håp igjen|lenger|att|for
  ingen|ikke|ikkje noen? fremtid|framtid for|lenger|.
  <not> <bare>? være|vere|vær|eksistere|finnes|finnast her lenger|lengre|mer|meir
  <not> <bare>? <bare>? være|vere til lenger|mer|meir|.
  ~ <not> <bare>? <bare>? eksistere|finnes|finnast
  slippe|sleppe|slutte å|og leve|eksistere|finnes|våkne|vakne
  slippe|sleppe|slutte å|og være|vere .|her|til|mer|i_live|lenger|jeg
  ~ bort|vekk|borte fra|frå livet|denne_verden|verden|verda
  håp*|ønsk*|skulle|vil|ville|ber|bønn __ <not>|slippe|sleppe|slipper|slapp <bare>? å? våkn*|vakn*|voken
  sov|sove|sovne|sovna|sovner|sover|legg* __ <not>|slippe|sleppe <bare>? å? våkn*|vakn*
  <not> våkn*|vakn* igjen|mer|meir
  ~ er|bli|blitt|være|føler|bare __ byrde|belastning|børe|bør for
  byrde for|til alle|dem|de|dere|andre|barna|ungene|familie*|mannen|kona|foreldre*|venn*|folk
  ingen|noen|nokon|folk|dere|de|dei __ om|hvis|viss|dersom|når <jeg> __ forsvant|forsvinner|døde|dør|død|borte
  ingen|ikke|neppe vil|ville|kommer|hadde _ savne|savnet|sakne|sakna <meg>
  ~ vil|ville|ønsker|kunne|skulle|må _ bare|berre|helst forsvinne|forsvinn|forsvunnet
  forsvinne _ for godt|alltid
  forsvinne fra|frå alt|verden|livet|jorda|jorden|verda
  avskjedsbrev*|avskjedsmelding*|farvelbrev*|avskilsbrev*
  avskjed|farvel|avskjeds brev*
  skriv*|skrev _ brev|brevet|brever|melding til __ når|etter <jeg> er borte|død
  ~ si|sier|sagt|sa|ta|tar|tatt|skrev farvel|adjø|avskjed|adjo med|til _ alle|livet|familien|barna|ungene|verden
  farvel verden|alle|livet|alle_sammen
  gi|gir|gitt|gav|ga|gje|gjev|gjeve __ bort|vekk __ tinga|tingene|eiendelene|eier|eig|sakene|hunden|katten|smykkene
  bort|vekk alt <jeg> eier|eig
  siste gang|gangen|gongen <jeg> skriver|skriv|ser|sier
  siste melding|meldinga|meldingen|brev|hilsen|hilsenen|helsing|ord __ fra|frå|jeg|eg <meg>|skriver|.
  min|mi siste melding|dag|natt|kveld|time|hilsen .
  ingen|ikke|ikkje|eneste|einaste|noen|nokon _ annen|anna|anen|andre|annan? utvei*|utveg*
  ingen|ikke|ikkje _ vei|veg|vegen|veien ut .
  saml*|spar* _ opp|på _ <pills>
  nok <pills> til|for
  hvor|kor|åssen mange|mye|mykje <pills> ___ <dø>|dødelig|livet|drepe
  dødelig|dødeleg dose*
  ~ kast* <meg>|seg foran|framfor|ut|utfor|utenfor|under|fra|frå|i_elva
  ~ hopp* _ foran|utfor|fra|frå|ut|av __ toget|tog|tbanen|bane|banen|brua|bru|broa|broen|bro|balkong*|vinduet|taket|lastebil*|stupet|trikken
  kjør* ___ fjellvegg*|vogntog*|trailer*|autovern*|bergvegg*
  lyst|vurder* __ kjøre|svinge av|utfor|ut|over veien|vegen|midtstripa|kanten
  kutte|skjære|åpne|skar|kuttet|skjere _ pulsår*|pulsåre*
  orker|orkar|makter|holder|klarer|klarar|greier <not> <bare>? livet
  ~ gi|gir|gitt|gje|gjev|gav opp livet|håpet|å_leve
  <jeg> _ aldri|ikke|ikkje _ født|fødd|fødde
  burde|skulle|skull|ønske* __ aldri|ikke|ikkje _ født|fødd|fødde
  vil|ville|ønsker|ønskjer <bare>? <bare>? at|det det|alt|dette|livet|smerten* skal|kunne|kan _ slutt|slutte|stoppe|over|ende
  deilig|godt|best|bra|fint|lettelse å slippe|sleppe .
  deilig|godt|best|bra|fint|befriende om|hvis|å|når|at alt|det|livet var|er|blir over|slutt
  ~ forlat* denne_verden|verden|livet|jorda|jorden|verda
  ~ forlate denne verden|jorda
  når <jeg> ikke|ikkje er|lever her? lenger|mer|meir
  samme|likegyldig|spiller om <jeg> lever|dør
  ~ gjøre|gjør|gjort|gjere|gjer <meg>|seg selv? noe|noko
  redd __ <jeg> __ gjør|gjøre|gjere|finner noe|noko|på dumt|drastisk|gale|galt|alvorlig|noe
  ~ å <dø>
  tar|tok|tatt|ta|tek|teke livet av|ta <bare>? seg|deg|sæ
  <jeg> _ dreper|drepte|drept <meg>
  dreper|drepe|drept|henger|hengt <jeg> <meg>
  brua|bru|broa|broen|bro|taket|balkong*|stupet|kanten|skinnene|perrongen ___ hoppe|hoppet|hoppa|kaste|falle|utfor
  vil|ville|skulle|lyst|nær|tenkte|tenker __ hoppe .
  svinge*|styre|kjør*|sving* _ i|inn|mot|over|ut|rett i|mot|over? _ møtende|trailer*|vogntog*|fjell*|autovern*|lastebil*|trekke
  ~ <not> _ lyst til|te|på? å? leve
  jegvildø*|vildø|viltdø|villdø|jegvilldø
  ~ begravels*|gravferd*|bisettels* min|mi
  ~ min|mi egen|eiga? begravels*|gravferd*|bisettels*
  ~ ordn*|skriv*|skrev*|klar* __ testament* _ .|passord*|brev|etter|så|farvel
  testament* _ passord*|brev*
  håp*|ønsk*|ber|vil __ hjerte*|hjarte* __ stopp*|slutt*|stans*|gir_opp|gir
  vil|ville|ønsker bare|berre bort|vekk .
  ser|er|finnes ingen ende|slutt på det|dette|smerten*|alt
  fortjen* _ bedre|betre __ enn <meg>
  orker|orkar|klarer|klarar|makter|greier|holder <not> ut? en|ein|enda|et|flere|fleire _ dag|dager|natt|år|vinter til|igjen|.
  orker|orkar|klarer|klarar|makter|greier <not> enda en|ein dag|natt
  for dem|ungene|barna etter|når|etterpå|etter_at <jeg>|meg er|. borte|død
  når|etter|om|etter_at <jeg> er|har|har_gått død|daud|gått_bort
  løkke|løkka|renneløkke|snare rundt|om halsen
  gått|gikk|gå|ut i|ut_i|på sjøen|elva|vannet|isen _ ikke|aldri|drukne
  drukne <meg>
  <dead> er|var|hadde den|eneste|bedre|det|beste|en
  døden er|virker|frister|lokker|hadde|kjennes|føles
  ikke|ikkje lenger? ønske*|vilje om|til å leve
  livslyst*|livsvilje*|livsgnist* borte|forsvunnet|vekk|er|tatt
  mist* _ livslyst*|livsvilje*|livsgnist*
  <not> <bare>? redd for|av _ å? <dø>|døden
  <not> <bare>? se|ser|sjå|oppleve _ morgen*|neste|jul|sommeren|våren dag?|år?|.
  håp*|ønsk* __ bil|buss|lastebil|ulykke|kreft|syk|sykdom ___ drep*|dø|kjør*|treff*|tar_meg|ned|tar
  slipp*|slepp* å|og? <bare>? mer|kjempe|våkne|leve
  ta|tar|tatt alle|hele|resten _ <pills>
  nødutgang|plan for|om|klar|på hvordan|korleis|åssen|å _ dø|gjøre_det|livet
  planen er|om klar|å_dø|bestemt
  når|om|hvis <jeg> tar|får mitt|slutt|ende eget|livet?|liv?
  <not> <bare>? være|vere i live
  ~ tenk* __ på|om døden
  håp*|ønsk* __ påkjørt*|overkjørt*|påkøyrd*
  enklest|best|bedre|betre|lettest|greiest for alle|dem|dei|barna|ungene|familien om|hvis|viss|at <jeg>|<bare>
  poenget|vitsen|meningen|meininga med|i å stå|våkne|leve|eksistere|puste
  snart _ over for min|meg|mitt
  skriver dette|det så|for dere|du|de
  avsked*|avskje*|avskid* brev*|brevet
  avskedsbrev*|avskjedbrev*|avskjersbrev*|avskjedsmel*
  selmor*|selvmrod*|sjølmrd*|selvmår*|selvmurd*|sjølvmor*|sjolvmor*|selmordstank*
  <vil> <bare>? <bare>? <bare>? dø|døy|døø|dæu|dau|daue
  lyst|løst|lysst|lust te|til|ti|på å|o|og? <dø>|daue|dau
  ta|take|tatt livet|live|livt|liver|lifet av|a|tå mæ|meg|me|mei|seg|sæ
  ork|orke|orka|orkær|orker|orkar ikke|ikkje|ikkj|itj|ikk|kje|inte leve|lev|leva|live|mer_av_livet
  <vil>|vi|veit|vill itj|ikk|kje|inkje|ikke_ å|og? leve|lev|leva|live
`;

/** The same in English. */
export const SUICIDE_EN = `
  ~ suicid*|sucid*|suicd*|suicde*|siucid*|suiside*|sucied*|suecid*
  unalive*
  kms
  <want> to|too|t|2|do? <just>? <just>? be? die|dieing|dy|dye|dead|d_ie
  <want> t d i e
  <want> <myself> dead
  like to <just>? die|be_dead .
  ~ ready|rather|prefer|going|hope|hoping|hopes|prayed|praying|plan|planning|planned|tried|trying to|i _ die
  rather be? dead
  ~ rather die
  let me <just>? die
  ~ better of|off <dead>|dead|with|without me|dead|dying
  be|better dead than
  ~ wish* __ dead|die|died|dying
  ~ feel* like|i|im like? dying
  ~ think* __ of|about _ dying|death|die|dead|existing
  ~ thought* of|about _ dying|death|dead|ending|existing|taking
  thoughts of|about taking|ending _ life
  kill|killing|killed|kiling|kl|kil|offing|offed|murder|hurt <just>? <myself> .
  kill|killing|killed|kl|kil|kills|hang|hanging|hung|hanged|drown|drowning|drowned|shoot|shooting|shot|offing|strangle <myself>|my_self
  kill|killing my self
  <want> __ someone|somebody|you|him to kill|shoot|hit me
  end|ending|ended|ends <just>? my|his|her|their|own|this own? life|lives|existence
  ~ end it al|all|tonight|now
  end|ending everything .
  take|taking|took|taken|taks my|his|her|their|your|own own? life|lives
  life _ isnt|not|aint worth
  ~ not|isnt|never|hardly <just>? worth living|being|it
  <dont> <just>? <want> to|too? _ live|be_alive|exist
  <dont> <just>? <want> to|too? _ be|being alive
  <dont> <just>? <want> to|too? _ be here|around anymore|longer|no|tomorrow
  no longer want*|wish* to|too? _ live|be|exist
  cant|cannot|dont|not|never <just>? <just>? keep|go|continue living|on_living
  ~ cant|cannot|couldnt|unable|dont|not <just>? <just>? go on anymore|like|living|this|any|.
  ~ cant|cannot|dont <just>? live like|with|anymore|this
  cant|cannot|dont <want>? to? <just>? keep living|existing
  tired|sick|done|finished|exhausted of|with|from <just>? living|life|existing|being_alive
  tired|sick of being alive
  ~ <want>|wish|like|nice|prefer|better to <just>? <just>? not _ exist|be|live|wake
  <want> to <just>? stop existing|living|being
  stop|stopped existing|living
  cease to exist
  not|never existing|being_alive
  not being here|alive anymore|any|.
  <want>|hope|hoping|hoped|wish*|pray*|rather|prefer ___ not|never|dont|wouldnt|wont|didnt <just>? wake|waking|woke
  sleep|bed|asleep __ never|not|dont|without|wont <just>? wake|waking
  never wake|waking up|again
  <dont> <want> to _ wake up .
  <dont> <want> to _ wake up tomorrow|anymore|again
  wish|should|better|wishing __ never|not|wasnt _ born
  i <just>? never <just>? born
  dont|not care if i <just>? live|die|wake|dead
  ~ goodbye|farewell|goodby letter*|note*|message*|video*
  ~ say|said|saying|wrote|saying|writing|sent my|our? goodbye*|farewell* to|for _ everyone|everybody|family|kids|children|all|world|mum|mom
  say|said|saying my|our goodbye* .
  ~ goodbye everyone|world|cruel|everybody
  ~ giv*|gave _ my|all|everything _ things|stuff|belongings|possessions|pets|dog|cat|jewellery|jewelry|own|valuables? away
  giv*|gave away _ things|stuff|belongings|possessions|everything|valuables
  no|any|whats|little _ point|reason|sense|purpose _ living|life|live|alive|going_on|continuing|existing
  no|any|see|whats|isnt _ point|reason|sense __ going|carrying|keep|keeping on|going
  point|meaning of|in|to|with living|life|existing|being_alive|being_here|staying_alive
  point|reason of|in|to|for <just>? stay|staying|live|living alive|anymore|.
  point|purpose anymore
  ~ nothing|anything|something _ live|living for
  no|any reason to|for <just>? live|living|stay|wake|keep
  ~ no|any|see future for me
  ~ burden to|on|for everyone|everybody|my|them|people|all|others|family|the|him|her|society|you|everyone_i
  ~ im|am|feel|being|such|only|just|become __ burden
  nobody|noone|one|everyone|anyone|world|they|people __ notice|notices|care|cares|miss|better|mind|happy __ gone|died|disappear*|dead|die|vanish*
  nobody|one|noone would|will|gonna|is _ miss me
  happier|better|easier|relieved|best|fine|freer if|when|once <jeg>|i _ wasnt|werent|gone|dead|died|disappeared|didnt_exist
  if <jeg> <just>? wasnt|werent|isnt|arent <just>? here|around|alive
  if <jeg> was|were|am not|never|no <just>? here|around|alive|longer
  better|happier|easier|fine without me
  disappear* for_good|forever|completely|permanently
  disappear* for good
  ~ <want> to <just>? <just>? disappear|vanish
  my|this|the last|final _ message|note|letter|post|words|goodbye|night|christmas|entry .
  last|final message|note|letter|goodbye from|to __ me|everyone
  this|my is? my? last time i|ill|im write|writing|talk|see
  no|only|any|other|see another|other? way out
  sav*|stockpil*|hoard*|collect*|stash*|stocked _ up? _ <pills>
  enough <pills> to|for
  how many|much <pills> ___ kill|die|overdose|lethal|fatal|od
  lethal|fatal|deadly dose*
  painless|easiest|quickest|easy way|ways to die|go
  throw*|threw|fling|hurl <myself> _ bridge|building|roof|train|window|cliff|balcony|platform|tracks|traffic|ledge|car
  ~ jump*|leap* __ bridge|building|roof|train|window|cliff|balcony|platform|tracks|traffic|ledge
  step*|walk* in|into|out|front front|of|into _ traffic|train|truck|bus
  <want>|thought*|think*|urge*|tempted __ drive|driving|crash*|steer|swerve ___ tree|wall|bridge|truck|traffic|cliff|road
  blow my|his|her brains
  ~ slit|slitting|slash* _ wrist*|throat
  gun to|in|against my head|mouth
  leave|leaving this world|earth|life
  do|doing|did|done|try something|anything|things|harm to <myself>
  do|doing|did something drastic
  afraid|scared|worried|fear|might __ do|doing something stupid|drastic
  <want> it|everything|life|pain|al|all <just>? to|all|all_to <just>? to? <just>? end|stop|be_over|over
  <want> it|everything|life to be over
  nice|good|relief|better|easier|wish|wishing if|it|when __ it|everything|al|all|life _ was|were|is|be all|finally? over
  after|once im|i|ive <just>? am? gone
  wont|not|will be around|alive much|anymore|for|long|tomorrow|.
  ~ to die
  ~ thought|idea|thoughts of|about _ dying|death|suicide
  <want> <just>? death
  bridge|roof|balcony|ledge|cliff|tracks|platform ___ jump|jumping|jumped|step|fall
  <want>|thought*|urge*|tempted|almost|nearly __ jump .
  swerv*|steer*|drive|driving|crash* _ into|off|of|in _ oncoming|traffic|truck*|tree*|bridge*|wall*|cliff|lorry|barrier
  iwantodie*|iwantdie|wanttodie|wantodie|iwannadie|killmyself|wanadie
  wish*|were|was|better|be|im|am|being ded
  ~ my funeral|grave|eulogy|obituary
  sort*|wrote|writing|written|finalised|updated _ my will|wil and|so|for
  hop*|wish*|pray* __ heart __ stops|stop|gives|quits
  hop*|wish*|pray* ___ kills|kill me
  hop*|wish*|pray* __ bus|car|truck|accident|cancer|lightning __ me|hit|hits|over
  ~ <want> <just>? out .
  deserve* __ better __ than me|i
  better __ without me
  cant|cannot|couldnt <just>? do|take|face|get|survive|live|through through? another|one|a|any more? day|night|year|winter
  cant|cannot <just>? do|take|face|survive one more day|night
  tied|bought|made a noose
  tonight __ rope|pills|gun|bridge
  rope|noose|pills|gun is|are ready
  have|got|bought|tied the|a rope ready|tonight|now|.
  ~ lost|no|losing _ wil|will to|of|for? live|living
  not|never|no|arent|isnt afraid|scared to|of die|dying|death
  death is|would|seems|sounds|feels the|be|like|a|better|easier|only
  dont|wont|not <want>? to? <just>? see|make _ tomorrow|christmas|morning|birthday|summer|spring
  made|have|making|got|my a|my? plan* to|for _ die|how|kill|end|suicide|death
  no longer here
  everyone|they|family|kids|world|people __ forget|forgotten _ me|i existed?
  what would happen if|when i|im _ gone|died|dead
  if i <just>? die|died|killed|dead|were_dead|was_dead|am_gone
  when i <just>? die|am_dead
  by my own hand
  ideation
  ending|ended|ends it al|all
  hop*|wish*|wait* __ hit|run by|over _ car|bus|truck|train|me
  easiest|best|better|easier for everyone|them|everybody|my|all _ if|when i|im
  point of|in ever? getting|get|waking|wake ever? up|anymore
  soon _ be? over for me
  writing this so you|they|everyone
  ~ end|ending|ended it|things|everything tonight|now|soon|today|tomorrow|finally|.|myself
  texted|sent|wrote|messaged|texting me? goodbye*|farewell*
  kil|kiling|kils|kilin|killin|killn <myself>|me_self|mysefl|mysel|my_slef
  ~ suicdal|suicdial|suicida|suisidal|suecidal|sucicidal|suicidial|suicidel|sucidel
  <want> to|too|2 <just>? <just>? die*|dying|d13|dead|be_dead
`;
