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
