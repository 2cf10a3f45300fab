/** Thoughts about those left behind: a burden gone, nobody who misses one, farewells, and affairs put in order. Norwegian. */
export const WITHOUT_ME_NO = `
  ingen|neppe|knapt|hvem|kven|kæm|ikke_noen|tviler|hvem_ville __ savn*|sakn* <meg>|mej|mæ
  ingen|neppe|knapt|hvem|kven|ikke_noen|tviler __ merk*|legg*|oppdag*|bry*|reager*|lagt|bry_seg|sørg*|gråt*|gråte|sakn*|savn* __ om|hvis|at|viss|dersom|når|hvis_at <jeg> __ <dead>|borte|forsv*|vekk|dør|døde|fant*|er|ikke|ikkje|var
  ingen|neppe|knapt|hvem|kven __ kom*|møt*|gråt*|dukk* __ begravels*|gravferd*|bisettels*
  <alle> ___ bedre|betre|best|lettere|lettare|lykkelig*|fint|gladere|roligere|tryggere|enklere|greit|fri|fred|letta|lettet|lette uten|utan|foruten|utn|om|hvis|når|hvis_jeg|viss <meg>|jeg_ikke|jeg_forsvant|jeg_forsvinner|jeg_var|jeg_er_borte|jeg_ble|jeg_slapp|eg_ikkje|æ_ikke|eg_var
  uten|utan|foruten|utn <meg> _ <alle>|det|livet|i_livet|her|i_veien|da? _ bedre|betre|lettere|lykkelig*|fint|gladere|roligere|tryggere|enklere|fred|best
  ~ bedre|betre|best|lettere|lettare|enklere|enklest|lettest|billigere|tryggere|fint|lykkelig*|glad*|letta|lettet|lettelse|greiest|greit|fred __ om|hvis|viss|dersom|når|at|for_alle_om <jeg> <bare>? <dead>|døde|dør|borte|vekk|forsv*|fantes|fanst|ble_borte|var_borte|slapp|eksisterte|aldri|var_vekk|<not>_fantes|er_borte|blir_borte|gikk_bort|dro_for|reiste_for
  bedre|betre|best|lettere|lettare for|åt? <alle> om|hvis|viss|at|når|uten
  ~ <alle> __ fortjen* _ bedre|betre|meir|mer|en_annen __ enn|mor|far|meg|kone|mamma|pappa|datter|venn
  fortjen* _ slippe|sleppe|slepp <meg>
  kvitt|fri_for|fri_fra <meg>
  slipp*|slepp*|spar*|sparer|unngå|fri __ ta_seg|hensyn|bekymr*|bry|passe|stelle|drasse|dra|bære|ha|uroe|tenke __ <meg> .|lenger|mer|meir|og
  ~ slipp*|slepp* <meg> .|å|og
  ~ <alle> __ slipp*|slepp* __ <meg>
  byrde*|børe*|belastning*|ballast|klamp|kvernstein <bare>? for|på|om|åt _ <alle>|foten|mine|samfunnet|systemet|familien
  ~ er|e|bli|blir|føler|vært|være|kjenner|som __ byrde*|børe|belastning*|klamp|plage|bør .|for|og|hele|alltid
  ligg*|være|er|e __ til|alle|dem byrde|last|belastning|bry .|for
  <alle> ___ trøtte|lei|leie|slitne|drittlei av <meg> .|og
  ødelegg*|øydelegg*|forgift*|dra* __ <alle>|livet_deres|livet_til|dem_ned|alle_ned|rundt <meg>|rundt|ned|livet
  ~ ingen|ikke_noen|inga _ treng*|behøver|bruk_for|ønsker|vil_ha <meg>|mæ __ lenger|mer|meir|.
  verden|verda|jorda|samfunnet __ uten|utan|treng*|bedre|bedre_sted <meg>|uten
  passe|pass|ta|se|sjå|overta|finn|finne|vare __ barna|ungene|hunden|katten|dyra|henne|mamma|sønnen|dattera|lillebror*|lillesøster* ___ for_meg|når_jeg_ikke|etter_meg|når_jeg_er_borte|når_jeg_er_død|når_eg_ikkje
  ~ når|etter|om|hvis|innen|etter_at|viss|så <jeg> <bare>? er|blir|e|har <bare>? borte|vekk|gått_bort|dratt_for|forlatt .|og|så|må|skal|kommer|kan
  ~ hva|hvem|ka|kva|hvordan|korleis __ skjer|skje|blir|tar|går|arver|finner ___ når|om|hvis|etter <jeg> <bare>? er|<dead>|dør|borte|ikke|ikkje
  hvem|kven|noen|nokon|barna|ungene|mamma|mannen __ finner|finne|finn <meg>|kroppen|liket .|om|når|først|etterpå|død|<dead>
  ~ kroppen|liket <mitt>|min|mi .
  ~ grav*|gravstein*|begravels*|gravferd*|bisettels*|minnestund*|dødsannons*|urn* <mitt>|min|mi|til_meg
  ~ <mitt>|min|mi|mine egen|eiga? gravferd*|begravels*|død|testament*|bisettels*|dødsannonse
  sanger|salmer|musikk|sang|salme|song til|i|for|på begravels*|gravferd*|bisettels*
  skriv*|skrev*|skreiv|lag*|legg*|brev|brevene|brevet|lagt|ligger|konvolutt* __ brev*|melding*|video*|konvolutt*|lapp*|dagbok* __ til|åt <alle>|hver|hvert|kvar|foreldre*|mannen|kona|barna|ungene|mamma __ etter|når|finne|finner|åpne*|borte|forklar*|farvel|slutt|siste|ligger|skuff*|les*
  skrevet|skrev|skriver|skriv|skreiv|skrive avskjed*|farvel*|avskil*|et_siste|siste
  ~ skriv*|skrev|skrevet|skreiv brev til|åt _ <alle>
  siste|sista|aller_siste <bare>? gang*|gong*|julen|jula|bursdag*|sommer*|kvelden|natten|natta|ord|hilsen|melding*|helsing ___ dere|ser|hører|skriver|min|mi|fra|farvel
  ~ si|sei|seie|sagt|sier|sa|ta|tatt|tar|har|tok|sende|sendt|ringe|ringt|ringte _ farvel|adjø|avskjed|ha_det|hadet|hade|morna _ alle|til|med|familien|barna|ungene|verden|dere|mamma|for|for_godt .|en_siste|og|mamma|barna|ungene|familien|dem|alle|verden|livet|for_alltid|dere
  farvel|adjø|hadet|ha_det|far_vel alle|verden|livet|folkens|for_alltid|for_godt|kjære
  tilgi|tilgje|unnskyld|orsak|beklager|tilgi_meg ___ jeg_orker_ikke|klarte_ikke|orka_ikke|orket_ikke|klarer_ikke_mer|orker_ikke_mer|må_gjøre_dette|gir_opp|maktet_ikke
  ~ gi|gir|gitt|gav|ga|gje|gjev|deler|delt|delte|selger __ bort|vekk|ut|unna|alt __ tinga|tingene|tinga_mine|eiendel*|eier|eig|sakene|smykk*|samlinga|samlingen|klærne|alt|alle
  omplassert|omplassere|ny|nytt|finne|funnet|gitt __ hjem|eier|bort|ny_eier til|hunden|katten|dyra|dyrene ___ borte|orker|trenger|slutt|ikke_lenger|snart|før
  ~ oppsagt|sagt|sier|slett*|avslutt* _ opp|alle|leilighet*|kontoen*|abonnement*|facebook ___ trenger|ikke|dem|borte|lenger|etter_meg
  ~ ordn*|rydd*|betalt|gjort|rydda|skrevet|alt|sortert|papirene|organiser* ___ etter_meg|slipper|når_jeg_er_borte|etterpå|når_eg_er_borte|så_de_slipper|så_ingen|når_det_skjer|når_jeg_ikke
  ~ testament*|livsforsikring*|arv*|organdon* _ skriv*|skrevet|klar*|ordn*|utbetal*|forsikring*|i_orden|ferdig|dekker|familien|er
  livsforsikring* ___ <alle>|borte|død|dør|verdt|penger|gjeld*|meg
  verdt|verd|vært mer|meir <dead> enn|.
  mer|meir verdt|verd|nytte <dead>
  ~ forlat*|forlate|gå_fra|reise_fra __ denne|dette|livet|jord*|verden|verda|dere_for|alle_for
  <alle> ___ kom*|kommer _ over|seg|videre det|meg|til
  sørge|sørgje|sørger|savne|gråte en|litt|ei|noen stund|uker|dager|uke
  ingen|hvem|neppe|tar|går|lenge|uker|dager|dagar __ merk*|oppdag*|finner|finn|finne|savn* ___ husleia|regning*|leia|lukt*|uker|dager|lenge|jobben|måned*
  ~ alt|sakene|papirene|økonomien|regningene|testamentet|brevene|passordene _ er|ligger|e|står ordna|ordnet|klart|klar|betalt|i_orden|sortert|skrevet ___ for|så|når|etter|dem|nå
  ~ bestilt|planlagt|valgt|betalt|skrevet __ begravels*|gravferd*|kiste|urne|gravplass*|gravstein*|salmer
  ta|tar|tatt vare på ___ etter|når|hvis <jeg> _ er_borte|ikke|dør|er_død|forsvinner
  vær|ver|være snille|gode|snill|glad|glade mot|med|i _ hverandre|mamma|pappa|kvarandre
  si|sei|hils|fortell|hels til|at|åt? _ <alle>|henne|ham|ungene __ glad|elsk*|elska|prøv*|lei_for|unnskyld|beklager|skyld
  ~ ikke|ikkje|ingen|aldri _ deres|din|noens|dykkar|hennes|hans|noen|ditt|dokkers skyld|feil|ansvar .|at|for|når|dette|hvis|og
  ~ <alle> <bare>? <bare>? kommer|vil|blir|kom|klarer til? å? _ over|glemme|klare_seg|lettet|bedre|videre|fint <meg>|uten_meg|det_fort|det_etter|seg_uten|seg_fint
  slipp*|slepp* _ dere|de|dei|alle|du _ å høre|se|tåle|bry|mase|klaging*|ha
  slipp*|slepp* _ å? høre på|klagingen
  del*|gi|gitt ut|bort|vekk tingene|tinga|sakene|eiendelene|klærne mine|.
  reise|dra lett|herfra
  triste|lei_seg|sorg en|ei|i_en stund|uke|periode ___ lettet|lette|glade|videre|letta
`;

/** The same in English. */
export const WITHOUT_ME_EN = `
  <all> ___ better|happier|easier|relieved|freer|lighter|okay|glad|peace|best|safer|simpler|relief|happy|richer|thank _ off|without|if|once|when|to me|i|gone|im|id|be_rid
  better|happier|easier|relief|relieved|best|simpler|fine|kinder|safer|lighter|nicer|cheaper __ if|when|once|without|with i|im|me|i'm|us _ gone|dead|died|die|wasnt|werent|here|around|disappear*|vanish*|left|not|never|out_of|didnt|exist*|me
  ~ without me <just>? here|around|in_it|in|dragging|there|to_worry|to_deal|weighing|holding|being
  <all> without me in|around|to|.
  rid|free of|from me
  wont|not|no|longer|never|stop|free|rid|without|dont _ have|need|be? <just>? to? deal|worry|worrying|put|take|look|pay|carry|bother|stress|dealing|suffer|bothered _ up|care|after|with|about|for|of|by|because? of|with|me|my? me|my|problem .|anymore|any|again|soon|much|longer|ever
  wont|not|never|no|longer be a? <just>? a? <just>? burden|problem|bother|disappointment|inconvenience|trouble|weight|nuisance <just>? .|to|anymore|for|much|any|soon
  ~ am|im|being|become|became|feel|like|such|just|only|nothing|be|been|i _ a|but? _ burden|deadweight|waste|dead_weight|drain .|on|of|to|and|for|everyone
  waste of <just>? space|air|oxygen|life|skin|breath|everyones_time|resources
  ~ burden* <just>? on|to|my|for|everyone|people|them|all <just>? <all>|family|everyone|me|society|.
  <jeg>|im|always|just|only|keep _ drag*|bring*|hold*|weigh* _ <all> _ down|back
  <all> ___ sick|tired|fed|exhausted of|with|up|by _ me
  who would|will|wil|d|is|gonna|even <just>? <just>? miss|notice|cry|mourn|come|care|find|remember|look|take|attend|feed me|if|when|to|after|my|.|care
  nobody|noone|one|none|nobodyd|hardly_anyone|anyone|anybody __ miss|notice|mourn|cry|attend|remember|find|come|care|mind|realise|realize __ me|funeral|gone|dead|died|disappear*|vanish*|werent|wasnt|stopped|if_i|weeks|days|body
  nobody|noone|one|world|anyone|anybody|they|family|kids|she|he _ need|needs|wants|want me <just>? .|anymore|here|around|alive|any
  ~ worth|useful|use|value|valuable|help|good|money __ dead|gone|than_alive
  ~ life insurance ___ <all>|dead|gone|debt*|when|if|me|pay*|cover*|enough|without
  insurance|policy|payout __ suicid*|when_im|after_im|if_i_die|if_i_died|when_i_die
  <all> wil|will|would|d|get|gets|be|can|move|eventually|theyl|theyll? _ get|be|move|forget|cope|heal|grieve|recover|sad|mourn over|on|fine|about|for|eventually|a _ me|without_me|eventually|while
  ~ theyd|theyl|theyll|hel|shel|hell|shell get|move|be|forget|cope|heal over|on|fine|about? _ me|eventually|without_me|in_time|soon
  when|before|after|once|if|for_when im|i|ive am|was|m? <just>? gone|no_more|not_here|passed|not_around|no_longer_here|not_alive|out_of_the_way .|and|they|please|so|then|who|tell|that|you|he|she|my|will|someone|the|i|there
  what|who|how|where|whether ___ when|if|after|once im|i|ive am? <just>? gone|die|died|dead|not_here|not_around|disappear*|no_longer
  <find> me|my_body|the_body|my_note <just>? dead|hanging|first|like_that|in_the_morning|.|when|body
  my corpse|ashes|coffin|headstone|tombstone|grave|remains
  ~ songs|music|flowers|hymns|speech|song|playlist at|for|to|play my|the own? funeral|service|memorial
  ~ affairs in|are|sorted order|sorted|.
  ~ writing|wrote|written|write|recorded|recording|record|left|leaving|leave|scheduled|drafted|draft|finished|made|make|sent ___ letter*|note*|goodbye*|video*|email|message* ___ <all>|everyone|each|kids|family|parents|mum|mom|husband|wife|son|daughter|dad|explain*|find|read|when|after|open|gone
  letter*|note*|goodbye* _ to|for|on _ <all>|table|drawer|desk|envelope* ___ find|gone|after|read|explain|desk|drawer|table|open|know|understand
  ~ say|said|saying|wrote|sent|texted|call*|tell*|told|want*|time|wanted|whispered|kissed _ my|to|final|a|our? <just>? goodbye*|farewell*|byes|bye <just>? .|to|for|everyone|forever|properly|before|now|and|one _ <all>|.|you|properly|last
  ~ goodbye|farewell|bye|adieu forever|everyone|world|all|friends|my|cruel|for_good|to_everyone|to_you|now_and
  ~ last|final <just>? time|christmas|birthday|night|day|meal|words|goodbye|message|post|supper|hug|call|note|visit ___ you|ever|hear|see|i|im|me|goodbye|alive|them|forever|together
  ~ <give> __ away|out|to|everything __ my|belongings|possessions|stuff|things|everything|own|collection|jewel*|pets|dog|cat|clothes ___ need|away|gone|want|more|anymore|soon|before|people|use
  ~ giv*|gave|donat*|sell|sold|sort*|pack* _ away|all|everything|my|of? _ i|my|belongings|possessions|prized|everything|own|stuff|valuables _ own|away|wont|dont|no|need|belongings|possessions
  <dont>|wont|not|no|longer <just>? need|needing <just>? them|it|any|my|these|those|things|this where|when|after|soon|anymore _ im|i|going|gone
  ~ where|when im|i|ive going|go|gone|goin <just>? i|wont|dont|ill|you|.|there
  rehom*|rehome|new_home|found|find|looking|adopt* __ home|family|someone|owner for|my|the _ dog|cat|pets|hamster|animals ___ gone|soon|anymore|before|after|longer|leave
  take|look|care|watch|raise|promise|feed|love|there __ after|care|of|over|for _ kids|children|dog|cat|her|him|son|daughter|mum|mom|sister|brother|them|each|pets|baby ___ when_im|for_me|after_im|when_i_am|without_me|once_im|if_i_die|if_anything|if_something|when_i|if_im|gone
  tell|let|make|hope|know|want|remember|please ___ know|them|everyone|family|mum|mom|kids|you|her|him __ loved|sorry|fault|not_your|wasnt_your|love_them ___ gone|after|fault|always|sorry|tried|bye|them|when|everything
  ~ not|nobodys|noones|never|wasnt|isnt <just>? your|their|anyones|anybodys|his|her|yall|ones fault|blame <just>? .|that|when|i|and|its|please|if
  ~ forgive me|us for|when|if|please|. <just>? what|doing|this|leaving|going|i|.
  sorry __ couldnt|cant|wasnt|didnt|not|had|im|for|to <just>? <just>? stay|hold|hang|keep|fight|strong|leave|leaving|do_this|go_like|going|fighting|on_any|take_it
  ~ made|make|making|found|find|at my|peace|with|in? _ peace <just>? with|now|.|and
  ~ peace with|in <just>? dying|death|god|it|going|leaving|that_i|my_decision|the_decision|ending
  leav*|depart*|exit* this|the|behind <just>? world|earth|life|planet|everything|everyone|it_all|place
  disappointment|failure|embarrassment to|as <all>|a|my|mother|father|parent
  forget me|i|about <just>? .|existed|ever|after|when|quickly|soon|me
  ~ written|wrote|left|writing|finished my|the|a|all|their|some note|notes|letters .|one|already|explaining|saying|and_i|on
  one for mum|mom|dad|each|the_kids|my ___ one|read|find
  by the? time _ you|they|anyone|someone|he|she _ read|reads|find|finds|get|see|hear|wakes|notice*
  read|reads|finds|find|hear this|it|them ___ be_gone|be_dead|im_gone|be_too_late|already_gone|long_gone
  ~ bills|debts|rent|funeral|passwords|paperwork|house|flat _ paid|sorted|settled|cleaned|cancelled|labelled ___ left|need|easy|easier|them|nothing|so|when|do
  ~ nothing left to do|finish|say|give|tie|sort
  said|made|saying everything|all|peace|what __ need|needed|say|had|want|wanted ___ love|goodbye|them|people|family|before
  be good|kind|nice|strong to|for each|your|mum|mom|one
  look after each|yourselves|one other|.|another|for
  they|people|everyone|you|family|kids|he|she|mum|friends|hubby wil|will|would|wouldnt|wont|ll|gonna _ sad|upset|cry|grieve|miss|hurt|shocked|surprised _ first|while|bit|week|but|few|then|at
  ~ theyl|theyll|youl|youll|shel|hel|itl _ get|be|move|understand|forgive|cope|manage|fine|thank|see _ me|over|on|okay|ok|one_day|fine|better|without|why
  understand why i|one did|day|had|couldnt|left
  have to listen|put|deal|hear to|up|with|me _ me|moan|complain*
  wil|be sad|upset for a while|bit|week ___ relieved|relief|fine|happier
  sad for a while|bit|week and|then|but _ relieved|fine|over
  tell my|them|the mum|mom|dad|kids|family|sister|brother|wife|husband|son|daughter|children|i i|that|loved _ loved|love|sorry|them
`;
