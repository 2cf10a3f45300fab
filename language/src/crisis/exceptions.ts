/**
 * Ways of speaking that sound like a crisis and are none. One takes back a hit that shares a word with it, and leaves
 * every other hit of the text standing. Norwegian.
 */
export const EXCEPTIONS_NO = `
  <stoff>|<drug>|tablet*|pille*|medisin*|doser|dose|medication ___ som_vanlig|som_normalt|som_legen|som_avtalt|som_alltid|til_frokost*|til_frokosten|med_frokost*|hver_dag|hver_morgen|hver_kveld|kvar_dag|hele_uka|heile_veka|hele_veka|på_rett|på_klokkeslettet|til_rett|i_rett|i_tide|på_tiden|virka|virket|hjalp|hjelper|hjelpte|hjelpt|dosett*|i_dosett|på_resept|resept*|apotek*|avtale*
  <hopp> ___ <lek>
  <lek> ___ <hopp>
  overdos* of|on|av|på|med __ sjokolade*|godteri*|kaker|kake|kaffe*|coffee|sol|sola|sun|sunshine|serie*|series|tv|telly|jul*|christmas|easter|påske*|mandarin*|clementine*|pizza|taco|vafler|vaflar|lefse|chocolate*|sweets|candy|cake*|pie|buns|eggs|egg|snooker|football|fotball|netflix|love_island|bake_off|paw_patrol|tiktok|podcast*|popcorn|sugar|sukker|cheese|ost|marsipan|pierogi|museums|museer|family|familie
  knus*|skrell*|plukk*|skyll*|mal*|samle|rens* ___ eggeskall*
  eggeskall* i|av|på|til|fra|frå ___ bedet|bedene|omelett*|kompost*|bollen|røra|hagen|søpla|egga|eggene|påske*
  kurs|foredrag|bok|boka|artikkel|opplæring|forsk*|kampanje ___ hjerneslag*|hjerteinfarkt*|hjertestans
  dø|døde|dør|døy|død|daua|dødd av latter|lattermild|skam|flauhet|kjedsomhet|kjedsommelighet|varme|varmen|nysgjerrighet|sult|tørst|spenning|le|lykke|stolthet|forlegenhet|flaut
  dø litt|av_skam
  <dø> så varmt|kaldt|søt*|flaut|kul|bra|god*|kjedelig|deilig
  på|til|te|finne|ledig|pusse|vaske do|doen
  være|vere|var|vært|er <dead> av|etter|sliten|trøtt|søt|søte|lei|kul
  leve uten|utan|foruten kaffe*|sjokolade*|kaker|telefon*|mobil*|katten|hunden|internett|nett|tv|ost|brød|snus
  leve av|på trygd*|dagpenger|nudler|lønn*|det|pizza|luft|aap|uføre*
  leve med|på|i rot|rotet|hytta|byen|blokk|kulda
  drepe|drept|kverke tid*|litt|stemningen|lyset|for|motoren|ugress*|brunsnegl*|sneglene|mygg*|flue*|edderkopp*|bakterie*|vepsen
  drepe meg når|hvis|fordi|for __ rommet|rotet|karakter*|regning*|lampa|oppvasken
  henge|henger|hengt <meg> på|opp|ut|fast
  hopp* __ brua|brygga|bryggekanten|stupet|stupebrettet|taket __ bad*|sjøen|vannet|snøen|strikk*|fallskjerm*
  hopp* fra|frå|av|ut|foran toget|bussen|trikken|banen|busen på|for|i_asker|stasjon*|da|når
  fallskjerm*|strikk hopp*
  hoppe fra|frå|i|ut fallskjerm|fly|stup|tiern
  forsvinne|forsvinn under|bak|inn|ned|opp|i|på|ut|en_tur dyna|dyne*|sofa*|teppet|en|ei|boka|bok|skogen|fjellet|hytta|hytte*|senga|badekaret|spill*|ferie
  bort|vekk fra|frå|alt __ ferie*|fjellet|hytta|helga
  kutt*|skar|skjær*|skåret|skjer|rispet <meg> på|mens|under|da|av __ brødkniv*|papir*|løk*|barbering*|barberer|barberte|frokost*|matlag*|kjøkkenet|hermetikk*|busker|roser|tornene|lokket|tomat*|brød|ost*
  kutt*|skar|skjær*|skåret|skjer <meg> i finger*|tommel*|pekefinger*|tåa
  slår|slo|slå|banket|slått <meg>|oss|dem i|på sjakk|ludo|kort*|yatzy|fifa|spill*|mario*|bordtennis|tennis|golf|fotball|quiz*|padel|målstreken|tid*|wordfeud|monopol*|bowling|håndbak
  slår|slo|slå <meg> ned|sammen|til ro|i|på|at|ut knær*|fingeren|kneet|tåa|foten|hodet_i|dørkarmen|skapdøra|albuen
  det slo|slår <meg>
  slår|slo <meg> selv|sjøl __ brystet|hundre|hundretusen
  slått|banka|banket|utslått av|med|ut|i|på _ ubuden|lag*|brann|rosenborg|finalen|kamp*|0|1|2|3|4|5|cup*|kvartfinal*|semifinal*|poeng|målet|sjakk
  får|fikk|fekk bank|juling|deng i|på|av|mot _ fifa|ludo|sjakk|kamp*|cup*|padel|fotball
  skad*|vondt <meg> selv? på|i|under|da trening*|fotball*|håndball*|ski|jobb*|kamp*|turen|gymmen|isen|klatring
  skade|skada|skadet <meg> igjen på|i|under|da trening*|fotball*|håndball*|kamp*|jobb|ski
  kvelertak konsert*|låt*|plate*|album*|spiller
  voldelig|voldelige film*|serie*|spill*|bok*|scene*|dataspill*
  med kniv og|i|på|gaffel|hånda gaffel|skje*|brødskive
  farvel|avskjed|adjø med|til __ kolleg*|jobb*|klassen|huset|bilen|hytta|sommer*|ferie*|sokk*|leiligheten
  avskjedsbrev*|avskjed _ jobb*|sjefen|kolleg*|arbeidsgiver*|klassen|sommeren
  siste dag|kveld|natt|time på|i|før|med|her
  får ikke|ikkje puste|luft gjennom|av|i _ nesa|nesen|latter|varmen|neseborene
  burde aldri|ikke vært? født|spist|kjøpt|begynt _ olabukse*|skoene
  ikke|ikkje verdt|verd å leve på|med|etter
  nok <pills> til|for reisen|ferien|turen|uka|måneden|hele_måneden|helga
  <pills> til|for hunden|katten|oppvask*
  er|bli|være _ byrde for økonomien|miljøet
  ingen|ikke annen|anna|andre? utvei enn å|buss|bussen|taxi|bil|tog
  holdt|holder|heldt på å|og <dø>
  redd|angst|frykt*|skrekk|dødsangst for|av å? <dø>|døden
  bestemor|bestefar|hunden|katten|hamsteren|marsvinet|kaninen|hesten|fisken|planten|planta|blomstene ligger|holder|kommer|holdt|skal|er|måtte|må _ å|og|for|til? <dø>
  måtte|må av? å <dø>
  å|og <dø> for|av|på|something|it|yoga|that|this|the
  orker|orkar|klarer <not> en|ein|et|enda|flere dag* til? på|med|av jobb*|skole*|møte*|diett*|snø*|regn*
  ser|er ingen ende på arbeidet|oppussingen|snøen|regnet|køen|møtene
  slår|slo når klokka|den
  <kin> slår på|av|opp|til|rot|et|seg|plenen|gresset|ballen|hull|med
  toåring*|treåring*|ettåring*|fireåring*|smårolling*|småen|ungen|babyen|valpen|kattungen|katten|hunden|kaninen|myggen|vepsen|papegøyen|minsten|barnebarn* __ <slår> <meg>|oss|søster*|bror*|hverandre
  blir|bli|er|ble|vert min|hans død|bane
  kast*|slenger _ mat|ball*|baller|puter|pute|snøball*|grøt|kongle*|lego* __ <meg>
  en|ei|hver|et dag|måned|uke|år til? på|i jobb|skole|august|arbeid
  gi|gir|gav|ga bort bilen|sykkelen|klær|gamle|leker|bøker
  slo|slår <meg>|oss i uno|kabal|sudoku|konkurranse*|løp*|sjakk|fotballspill|mario
  fikk|får|klarte ikke puste|pust* skikkelig|ordentlig? under|etter|i|av intervall*|trening*|bakken|trappa|motbakk*|forkjøl*|bihule*|snørr*
  tok|tatt|tar alle|alt|hele <pills> mine? til|som|i|etter riktig|rett|tid|avtalt|legen|foreskrevet
  tell* _ <pills> i|til dosett*
  står|sto|stod på brua|broa|bru og|med venter|ser|så|tar|fisker|fisket|utsikt*|fiskestang* _ bussen|båtene|båter|bilder|fossen|utsikt*|fisk*
  hører|høre|hørte stemmer|stemme* fra|gjennom|utenfor|ute|på nabo*|veggen|gangen|gata|radio*|tv|gatene|trappa|ungene
  skriv*|skrev*|ordn* _ testament* sammen|med|hos kona|mannen|advokat*|samboer*
  byrde for|til _ _ _ syk|sykdommen|sykdom|økonomien
  lei|redd for at kona|mannen blir lei
  bestemte|satt|har dato|dag|plan for|til bryllup*|ferie*|uka|turen|dåpen|møte*
  lillebror|lillesøster|broren|søsteren <slår> meg fordi|når|for jeg|vi|å
  skyte duene|duer|rotter|elg|hjort|rype|fuglene|gull|bilder|film
  <slår>|slått|banka 1|2|3|4|5|6|7|8|9|0
  nei|no til|to kolleg*|jobb*|sjefen|venn*|invit*|folk|flere|ekstra*|vakt*|oppgaver|ting|at|mer
  dytter|dytte|skubber|sparker <meg>|oss til å|og
  tok|tar|tatt|tek <meg>|oss på senga|sengen|fersken|alvor|ordet|kornet
  tok|tar|tatt|tek <meg> i å|og
  avskjedskort*|avskjedstale*|avskjedsgave*|avskjedsfest*|avskjedskake*
  testament* __ sammen|med|hos _ kona|mannen|advokat*|samboer*
  ferdig|lei|trøtt|sliten|trett av|med livet som|på|i
  byrde|belastning for budsjett*|økonomi*|miljø*|lommebok*|ryggen|kneet|knærne|naturen|helsa|strømnett*
  våkn*|vakn* før|innen|tidlig|klokka|seks|fem|sju|syv|om_natta
  mens|mensen|menskramp*|menstruasjon*|neseblod*|tannkjøtt*|blodprøv* ___ blø*|blod*
  blø*|blod* ___ mensen|menstruasjon*|neseblod*|nesa|tannkjøtt*|tannpuss*|barber*
  gjøre_det|gjøre|gjere|gjør _ med|på|i badet|kjøkken*|hagen|stua|rommet|huset|garasjen|arbeid*|skolen|hytta|jobben
  kutt* <meg> selv? litt|noe? slakk
  kast* <meg>|seg ut? i|på|inn_i|over _ prosjekt*|sofa*|sola|arbeid*|jobb*|dans*|senga|studi*|sykkel*|trening*|husarbeid*|lesing*
  kast* <meg> foran|ned tv|tven|skjermen|pcn|netflix|peisen|på_sofa*
  er|var|e|blir borte på|for|i|hele|en|neste|to|over jobb*|reise*|tur|kurs*|hyttetur|uke|helga|ferie*|seminar*|uka|dager
  slag|hjerneslag|hjerteinfarkt|infarkt ___ i_fjor|rehab*|går_bra|går_det_bra|trener_seg|trener|frisk|år_siden|bedring
  blåmerk*|blåflekk* ___ håndball*|fotball*|sykkel*|trening*|klatring*|volleyball*|ski|kampsport|judo|hockey*|flytting*
  stupe*|stup|stupebrett* ___ magen|baderom|basseng*|vannet|sjøen
  <slår>|slo <meg>|oss alltid|ikke|aldri|ofte|igjen|lett|jevnlig i|på sjakk|ludo|kort*|spill*|quiz*|fifa|tennis|padel|yatzy|golf|bowling
  <not> si fra|ifra til|om nabo*|sjef*|kolleg*|lærer*
  tar|tok|tatt|tek <meg>|oss med på|til|ut|hjem|dit|inn|ned|opp|videre|i|når
  klapp* <meg> på skulder*|ryggen|hodet|kinnet
  brenn* i lår*|leggene|musklene|beina
  plan|planen klar for neste|uka|helga|ferien|sommeren|dagen|arbeid*
  ha_det|hade|hadet|bye|goodbye til|to alle|everyone|everybody|dem på|at|i|from jobb*|work|skolen|kontoret|the|school|klassen|festen
  på brua|broa og så på elva|båt*|fisk*|solnedgang*
  hjerteinfarkt|slag|hjerneslag ___ bra|bedre
  siste innlegg*|artikkel*|kapit*|oppgave*|rapport*|del|side
  <slår>|slo <meg>|oss i høyde|høgde|lengde|vekt|poeng
  kutt*|klipp*|skar|skjær*|cut kabel*|ledning*|papir*|stoff*|snor*|plank*|cable|cord|string|fabric|ribbon
  forfulgt|followed av|by uflaks|uhell|bad|luck
`;
