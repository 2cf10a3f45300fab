/** Acts of abuse other than blows: kept in, starved, filmed, married off, touched and told not to tell. Norwegian. */
export const ABUSE_ACTS_NO = `
  <hvem> _ _ sex|samleie|knulla|pulte med? <meg>|henne|ham _ mens|når|da|selv_om|uten|utan|enda
  holder|held|holdt|heldt <offer> innelåst|fanget|fanga|innesperra|innesperret|innestengt|isolert|som_slave
  får|fær|fekk|fikk <not> <bare>? gå|dra|komme|reise|kome ut|hjemmefra|heimefra|noen_steder|noe_sted __ for|av <hvem>
  drapstrus*|dødstrus*|drapstrug*
  <hvem> __ kyssa|kysset|kyssar|kysser|<tafser> __ <meg>|henne ___ <not>|aldri __ si|sei|seie|fortelle|avsløre
  onkel*|bestefar*|stefar*|morfar|farfar|fetter*|trener*|naboen|pappa|faren|broren|storebror|lærer*|fosterfar* gjør|gjorde|gjer|gjere <bare>? vonde|rare|ekle|dumme? ting|noe|nåkka|noko med|mot|på <meg>|henne|lillesøster*|lillebror*
  <tafser>|kjenner|leker|leika|gnir|gnei __ tissen|tisen|underliv*|skrittet|fitta|puppene|pupp|brystene|brystet|rumpa|rompa min|mi|mine|på_meg
  ~ kast*|slengt*|slenger|hiver|hev|kylte|kyler _ stol*|glass*|flask*|tallerk*|kniv*|kopp*|telefon*|askebeg*|vase* __ på|mot|etter|i <meg>|oss|henne|ham|hodet|mamma
  ~ gifte|gifta|giftet|giftes|giftast|gifter <meg>|henne|søsteren|søstera|søsknene? bort
  gjemm*|gøym*|gjøym* <meg>|oss __ for|frå|fra han|ham|henne|<partner>|stefar*|faren|pappa .|når|til
  voldtok*|voldtek*|valdtok*|valdtek*|voldtat*|voltat*|voltek*|voldtar
  nekt* <meg>|oss|henne mat|medisin*|drikke|søvn|lege*
  bandt|bundet|binder|binde <meg>|oss|henne fast|til_senga|til_stolen
  pappa|mamma|stefar*|stemor*|onkel*|faren|moren|fosterfar*|fostermor* er|va|e <bare>? slem|slemme|ond|ekkel|farlig mot|med <meg>|oss|lillebror*|lillesøster*
  <not> <bare>? trygg|trygt hjemme|heime|i_mitt_eget_hjem|i_eget_hjem|sammen_med|med_ham|med_han|hos_pappa|hos_mamma|rundt_ham|hos_ham|hos_han
  trakk|dro|drog|trekker|svingte <hvem> _ kniv|kniven|pistol|våpen
  tar|tok|tek|bruker|tømmer|tømte pensjon*|trygd*|bankkort*|pengene mitt|mine|mi|min? _ og <slår>|dytter|truer|skriker|kjefter
  <hvem> __ filler|fillerister|grisebank*|mørbank*|rundjul*|daska|dasker|klapper_til <meg>|oss|henne|ham|barna
  <redd> __ hjemme|heime fordi|når|med ___ <slår>|slått|drikker|full|sint|han
  hard*|hardhendt*|brutale med|mot <meg>|henne|oss _ og <slår>|holder|klyper|drar|river
  <slår> han|hun|ho|pappa|mamma|faren|mannen|kona|typen|samboeren .
  stalk* <meg>|oss|henne
  ~ kniv|kniven|pistol|våpen mot|på halsen|strupen|hodet|tinningen|ryggen|brystet
  han|hun|ho|mannen|typen|kjæresten|de _ fortsatte|holdt_på _ selv_om|mens|enda|tross __ gråt|nei|ba|skrek|stopp|hylte|sov
  onkel*|bestefar*|stefar*|stebror*|fetter*|trener*|storebror*|broren|pappa|faren|lærer* _ gjør|gjorde|gjer <bare>? ekle|vonde|rare|ekkle|stygge|seksuelle ting
  ville|ba|fikk|vil|ber|lurte __ <jeg>|<meg> _ _ ta|røre|kysse|kjenne på|i han|ham|seg|tissen|den .|der|nede|når
  <hvem> ___ begynt|begynte|driver|prøver|prøvde|pleier|pleide|holdt|liker|fortsetter|truer|slutter __ slå|sparke|denge|kvele|lugge|klype|banke|jule|mishandle|kverke <meg>|oss|barna|ungene|mamma|henne
  de|dei|ansatte|personalet|pleierne|hjelperne ___ slår|klyper|låser|binder|lugger|sparker <meg> .|i|over|på|fast|inne|når
  og|eller slår|sparker|banker|kveler|denger|lugger|klyper <meg>|oss|barna|ungene .|når|hvis|over|med|hver|til|foran
  ~ flyktet|flykta|rømt|rømte|rømmer|flykter _ fra|frå <hvem>
  kaster|hiver|slenger|kasta ting på|etter <meg>|oss
  tok|tatt|tar|tek <meg>|henne med makt|vold
  holder|holdt <meg> for munnen
  og dytter|skubber|dytta <meg> .
  ser|kikker|glor|titter|filmer|spionerer på? <meg> når|mens|i _ dusj*|kler|naken|bader
  miste|mister jobben ___ ligge*|sex
  prøvde|prøvd|forsøkte|prøver å kysse|kle_av|ta_på|beføle|dra|dytte|tvinge|trekke <meg> ___ sperr*|låst*|bilen|inn|nei|slapp|gå
`;

/** The same in English. */
export const ABUSE_ACTS_EN = `
  death threats|threat
  <who> __ throws|threw|throwing|hurls|hurled|chucks|chucked|flings|flung|smashes|smashed _ plate*|glass*|phone|bottle*|chair*|stuff|things|mug*|shoe*|knife|knives|something|remote|ashtray __ at|on|over|into me|us|my_head|my_face|the_kids|her|him|the_wall
  <who> __ takes|took|taken|hid|hides|has __ phone|keys|passport|shoes ___ cant|cannot|not|wont get|leave|go|out|call
  grandpa|grandad|grandfather|uncle|stepdad|stepfather|dad|daddy|coach|teacher|cousin|brother|priest|babysitter does|did|doing _ things|stuff|something to|with <me>
  <who>|nurses|staff|they is|are|gets|get|was|were|theyre <just>? rough|violent|cruel|mean with|to|towards me|us|the_kids|her and|when|.|when_he
  tie|ties|tied|tying|chain|chains|chained|straps|strapped <me> down|up|to
  spit|spits|spat|spiting on|at|in <me>|my_face
  parents|family|father|dad|mother|mum|mom|they|theyre|uncle ___ making|make|forcing|force|want|wants <me> to? marry|married|be_married|get_married
  taking|sending|take|send|taken|sent <me> __ abroad|back|country|overseas ___ married|marry|husband|wedding
  dont|doesnt|wont|never|not feed|feeding <me> .|unless|for|enough|anymore|when|if
  wont|doesnt|never|refuses let|lets|to_let|give|gives <me> eat|food|my_medicine|my_medication|my_pills|see_a_doctor
  drunk ___ goes|comes|came|went|lashes|turns|starts after|at|on|out_at <me>|mum|mom
  <dont>|isnt|hardly|never <just>? feel? safe at|in|with|around home|our_home|the_house|my_house|him|her|my_husband|my_wife|my_dad|my_partner|my_boyfriend|my_girlfriend|my_own_home|my_own_house|my_stepdad|my_brother|my_ex
  <who>|daughter|son|carer|nurse __ takes|took|steals|stole my pension|benefits|wages|money _ and <hits>|shoves|threat*|screams|yells|pinches
  gave|gives|given <me> a|two black|bloody|fat|split|busted|beating|thrashing|concussion
  ~ threatens|threatened|threatening <me>|us .|with|if|when|that|and|over|constantly|every
  grabs|grabbed|touches|slaps|pinches|squeezes|squeezed|gropes|slapped my|her bum|butt|ass|arse|boobs|tits|breast|breasts|crotch|thigh|backside|bottom
  tried|tries|trying to kiss|touch|undress|grope me ___ blocked|locked|door|pushed|held|wouldnt|stop
  stepdad|dad|uncle|grandpa|brother|stepbrother|father|grandad|cousin|stepfather|he __ gets|climbs|comes|crawls|got|came|climbed into|in|onto my bed
  he|they|she|guy|man|boyfriend _ kept|continued|carried _ going|on|doing ___ crying|cried|said_no|begged|screamed|asleep|saying_no
  and|or hits|beats|kicks|punches|slaps|chokes|shoves|strangles <me>|us .|when|if|over|with|every|in|until
  ran|run|running|fled|escaped|escaping away? from my|our|an husband|ex|partner|boyfriend|wife|dad|stepdad|parents|abuser|father
  <who>|family|parents say|saying|saying_that __ kill|beat|hurt me|us|her
  took|takes|taken <me> by force
  covers|covered|holds|held my|her mouth ___ neighbours|neighbors|scream|hear|quiet
  and kicked|punched|choked|slapped|pushes|beat <me> .
  watches|watching|spies|films|peeks _ <me> _ shower*|undress*|change|changing|naked|bath
  lose my|the job ___ sleep|sex
  hold|holds|held|pulls|pulled|points|pointed _ knife|gun|blade to|at|on|against <me>
  beaten|kicked|punched up? at|on school|way
  knock* <me> down|unconscious
  and pushes|shoves|hits|kicks me .
`;
