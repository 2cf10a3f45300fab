/** Wanting no life, no tomorrow, no waking, and seeing no meaning in it. Norwegian. */
export const NO_MORE_LIFE_NO = `
  ~ <orker> <not> _ livet|tilværelsen|tilværet|eksistensen|eksistere|finnes|være_til|vere_til
  <orker> <not> <bare>? <bare>? å|og? leve|leva|eksistere|finnes
  <orker> <not> <bare>? <bare>? å|og? våkne|vakne .|mer|til|lenger|igjen|i_morgen
  <orker> <not> __ ny|nye|enda|neste|flere|fleire|til|eneste|hel dag|morgen|dager|år|dagar|natt .
  <not> _ orke|orka|klare|klara|gidde|makte|greie _ leve|leva|livet|eksistere
  orka|orke|gidda <not> leve|livet|lev
  ~ lei|trøtt|trett|sliten|mett|ferdig|utslitt|kvalm|dritlei|dritlei|drittlei av|med _ leve|leva|lev|livet|tilværelsen|være_til|vere_til|eksistere|i_live|puste|våkne_i_live
  ~ lei hele|heile? livet
  <hva> er|e|va|æ|blir <bare>? vitsen|poenget|meningen|meininga|vits med|i _ <livet>|alt|alt_sammen|noe|noko
  <hva> er|e|va|æ <bare>? vitsen|poenget|meningen lenger|lengre|mer|meir|egentlig
  hvorfor|kvifor|koffor|koffer|kfor __ lever|eksisterer|finnes|i_live|leve|født|fødd
  hvorfor|kvifor|koffor <bare>? er|e <jeg> <bare>? her|til|i_live .
  ~ <livet> <mitt>? <bare>? er|e|har|føles|kjennes|gir|virker <bare>? ingen|ingenting|meningsløst|uutholdelig|verdiløst|bortkasta|bortkastet|umulig|over|slutt|ødelagt|ferdig|meiningslaust
  <vil>|orker|skal <bare>? <bare>? være|vere|vær|va her .|mer|lenger|meir|lengre
  ~ <vil> <not> <bare>? mer|meir|lenger .
  <vil> <bare>? <bare>? å? bli|være|vere borte|vekk|ingenting .|for
  ~ <vil>|lyst|kunne|helst|lyst_å|drømm* _ _ forsvinne|forsvinn|forsvunnet|opphøre|fordufte .|nå|fra|evig|helt|no
  ~ ønske*|håp* jeg|eg|æ? _ forsvant|forsvinner|opphørte
  <vil>|lyst|få|helst|bare|kunne __ sove|sovne|sova|sovne_inn _ evig|for_alltid|for_godt|alltid|inn|godt .
  ~ sovne|sovna|sovnet|sovner inn og|for|i|stille|.
  <vil>|få|bare|kunne|håper|lyst __ sove|sova|sovne ___ <not>|aldri|slippe våkn*|vakn*|stå_opp|vakna
  ~ <not> _ _ våkn*|vakn* .|igjen|opp|mer|i_morgen|imorgen|meir|til
  <not> __ stå opp _ igjen|mer|noen_gang|lenger
  vent* <bare>? på|til|etter _ <dø>|døden|dør|slutten|død
  døden _ høres|ville|frir|befri*|fredelig|deilig|god|lettelse|løsning*|eneste|utvei|venn|kommer|roer|trøst*
  ~ hvis|om|viss|dersom|når|da|enn|at <jeg> <bare>? dør|døde|døyr|daua|dauer|døydde|var_død|er_død|er_dau|omkom
  ~ håp*|ønsk*|ynskj*|ønskj* <jeg>? _ _ dør|døyr|omkommer|stryker|kreft|ulykke|drept|kjørt_ned|overkjørt|daue|daua
  håp*|ønsk*|skulle __ noe|noen|noko|nokon|en _ drep*|tar_meg|tok_meg|kjør*_meg|avslutt*|skyt*|skjøt
  noen|nokon|du|dere|kan|kunne|kanke|please _ drep|drepe|skyte|avlive <meg>
  avliv* <meg>|seg
  avlives som et|ein|en
  la|lat|få|fått meg|oss|lov __ slippe|sleppe .|nå|fri|unna
  ~ <vil>|kunne|skulle_ønske|håper|få|får|endelig __ slippe|sleppe .|alt|livet|unna|mer|fri|denne|ut
  ~ <vil> <bare>? <not> <bare>? <bare>? mer|meir .
  <vil>|bare|berre|alt|det __ ta slutt
  ende|avslutte|slutte|stoppe på? lidels*|smerte*|plag*|alt|det_hele|pina
  ~ <not> __ verdt|verd|vært det|å|noe|kampen .|leve|livet
  livet <not> _ for|noe|til <meg>
  <not> _ laget|skapt|ment|egnet for|til å? leve|livet|denne|verden|her
  <not> __ leve|livet|verden|hit|til hører|passer|for_meg
  slutt*|slutta å? <bare>? puste|leve|eksistere|finnes
  ~ ser|sjå|se|har <not>|ingen _ fremtid*|framtid*|morgendag*
  <not> __ fremtid*|framtid* __ <meg>|her|lenger|uten|.
  <not> __ fyll*|bli* <bare>? tjue|tretti|18|20|25|30|40|50|gammel
  <not> __ oppleve|opplever|rekke|få_se __ jul|julaften|sommer*|bursdag*|neste|våren|helga|nyttår
  lite|ingenting|ikkje_noko|ikke_noe|ingen|null|mangler|trenger __ leve for
  ~ ingenting|ikke_noe|lite|noko|intet|lite|inkje <bare>? igjen|att|å __ leve|for|livet
  eneste|einaste som? __ holder|heldt|stopper|hindrer|held <meg>
  bare|berre|kun|eneste barna|ungene|hunden|katten|mamma|familien som? __ holder|held|stopper|hindrer <meg>
  hadde _ <not> vært|vore for ungene|barna|hunden|katten|mamma|familien|dere
  lever|leve <bare>? <bare>? for andre*|barna|ungene|hunden|katten
  ~ overlev* <not> dette|denne|natta|natten|vinteren|en|enda|til|lenger
  <vil> <not> overleve
  ~ <livet> <mitt> er|e|va over|slutt|forbi|ferdig
  eksister* bare|berre
  ~ tankene|tanker|tanken|tankar om|på _ <dø>|døden|slutt|forsvinne|slippe|selv*|være_borte|ikke_være|ikke_finnes|hoppe|ende
  dødslengt*|dødsønskj*|livsleie|livslede*|livsled
  ~ mørke|svarte|vonde|farlige|mørk|dystre tanker|tankar|tankane|tankene _ om|på|kommer|igjen|tilbake|tar
  ~ sjul|suicidal*|suicidaltank*
  <vil>|håper|ønsker|lyst __ bli|være|ble drept|overkjørt|påkjørt|kjørt_ned|kverka
  likegyldig|likegyldeg|revnende|samma|samme|det_samme|driter|gir __ om|i_om|hvis <jeg> <bare>? lever|dør|overlever|våkner|døyr
  <dø> i søvne|søvnen|natt|dag|kveld|morgen|fred|stillhet
  fortjen* <not>? <bare>? å? <dø>|leve|døden|livet|lev
  <jeg> burde|bør|skulle|fortjener <bare>? vært|vore|være|å|få|ha <dead>
  <dead> inni|innvendig|innsi*|allerede .|<meg>|for
  ~ bedre|betre|heller|like_godt <dead> enn|som|.
  klar|klare|klart|rede til|for|te å|og <dø>|gå|reise|forlate|dra .|nå|no|herfra
  for|mer|mye feig til|for å|og _ <dø>|ta|gjøre_det|hoppe
  tør|torer|tørr <not> _ <dø>|ta_livet|gjøre_slutt
  bort|vekk|borte fra|frå denne|dette|hele|heile verden|jorda|jorden|planeten|livet|verda|jordlivet
  akter|tenker|planlegger|regner|kommer|trenger|skal|liker|fortjener|orker|gidder|tenkjer <not> _ å|til|med leve|leva
  leve til|over jul|jula|sommeren|påske|nyttår|bursdag*|neste|våren|helga
  hvordan|korleis|åssen|kordan|koss <jeg>|man|en|du|folk|ein _ dør|daue|døyr|drepe|tar_livet|kan_dø|skal_dø|skal_ta|henger_seg|gjør_slutt
  det|alt|d er|e|æ|blir snart|straks over|slutt|forbi .|nå|no|heldigvis|for_meg|for_min|og
  ingen|<not>|eneste _ vei|veg|vegen|veien|utvei* ut|utav av dette|det|alt|livet|her|mørket
  <not> <bare>? hadde|ville|har vært|vore her|til .|mer|lenger|meir|i_morgen
  ~ om|hvis|viss|dersom <jeg> <bare>? <bare>? <not> <bare>? hadde|var|er|fantes|eksisterte|våkna|våknet|våkner|finnes|kommer _ her|til|mer|lenger|igjen|hjem|meir|.
  gleder|gler|lengt*|ser_frem|ventar|venter|håp* <meg>? til|etter|på|at _ slutt|over|forbi på|med alt|det_hele|livet
  ingenting|ingen|ikke_noe|bare|eneste|lite|intet|ikkje_noko|noe _ holder|held|binder|holdt|stopper|hindrer <meg>
  holder|held|binder <meg> her|i_live|i_livet|fra_å
  være|vere|komme|reise|dra|følge|treffe|møte|sammen|gå _ der|til|hos|med|etter _ han|hun|ho|mamma|pappa|henne|ham|mannen|kona|sønnen|dattera|bestemor|bestefar er|på_den|i_himmel*|i_døden|igjen_snart
  <vil>|lengt* _ til|hos|hjem_til|opp_til|sammen_med himmelen|gud|jesus|englene|de_døde|de_andre_døde
  unna|av|utav|veien|vekk|av_veien for|når|hvis en|et|ein|en_ __ bil|buss|tog|lastebil|trailer|bilen|bussen|toget
  savner|sakner ___ vil|klar|snart|lyst _ etter|dit|følge_etter|til_ham|til_henne|møte_ham|møte_henne
  <livet> er|e|går videre uten <meg>
  bare|berre|helst viskes|slettes|slukkes|slukne|oppløses|visne|utslettes|skrus_av
  slå|skru|slått|skrudd <meg> av
  ~ trykke|trykk|finnes|finst|hadde __ avknapp*|knapp ___ livet|slutt|meg|forsvinne|av
  hadde _ <not> gjort|gjør|gjorde noe|noko om <jeg>
  lite|ikke|ikkje|null|ingenting å tape|mista|miste lenger .
  <jeg> er|e <bare>? ferdig|klar|trøtt med|for|av alt|livet|verden|å_være|døden
  <livet> _ <mitt>? er|e|blir aldri|ikke _ bra|bedre|betre|normalt
  mer|bare|berre|vil_ha <dead> takk|nå|.
  <vil> <not> leve med|slik|sånn dem|dette|det|smerten*|mer|lenger
  trøtt|trett|lei|sliten av å finnes|eksistere|puste
  ~ gitt|gir|gav|gjev opp alt|livet|håpet|meg_selv
  ~ ingen|ikke noen? fremtid|framtid der|her|igjen|for|i
  <not> om jeg|eg|æ er|kommer her|til|i_live til|over|om sommer*|jul*|neste|våren|høsten|et_år|bursdag*
  ~ hadde det <not> vært|vore for
  kreftdiagnose|dødelig_sykdom|kreft ___ <not> min|mi skyld|feil
  levd|levt lenge|lenge_nok|nok nok|.|nå
  vårherre|herren|gud|døden hente|hent|ta|komme|kommer meg|og
  slippe|unna|bort|vekk|fri unna|fra|for meg selv|sjøl
  bryr|bryr_meg ___ om jeg overlev*|lever|dør|våkner
  ~ overlev* vinteren|natta|helga|dette|uka
  <vil> ikek|ike leve|lev
  risse* <meg>
`;

/** The same in English. */
export const NO_MORE_LIFE_EN = `
  <dont> <want> to|too|2 be|live|exist|stay|remain _ on|in this|the|planet|earth earth|planet|world|life|anymore
  <dont> <want> to|too|2 <just>? <just>? live|be_alive|exist|survive|breathe
  ~ <dont> <want> to|too|2 <just>? <just>? be_here|wake_up|continue|go_on|wake|be_around .|anymore|any|and|like|no|tomorrow|with_life|without|living
  ~ <dont> <want> _ life|this_life|a_future|to_live|another_day|tomorrow .|anymore|any
  ~ <dont> _ see|picture|imagine|visualise|visualize <myself>|me|my|a|any|much _ alive|living|past|future|growing|turning|next_year
  ~ no|any|see|have|without|picture|imagine a? future .|for|ahead|anymore|left
  ~ life <just>? is|feels|has|seems|was|aint|isnt|got <just>? pointless|meaningless|worthless|unbearable|over|no_meaning|no_point|no_purpose|not_worth|no_value|hell|worth|for_me
  my life is|feels|has <just>? over|ended|finished|pointless|no|ruined|done
  done|over|through|finished|fed|had|sick|tired|exhausted|weary with|of|up|enough|by _ life|living|existence|this_world|alive|breathing|existing|waking_up _ .|anymore|every|to|and|and_up
  <whats> the|even? point|use|purpose|reason anymore|of_anything|in_anything|of_it|in_it|of_life|of_living|of_me|of_going|of_trying|to_life|to_any|of_any|if
  why _ am|was|do|did|should|must|bother|keep|even|continue|stay i? <just>? <just>? alive|exist|existing|born|living|breathing|still_here|here_anymore _ .
  why bother|keep|continue|try living|anymore|existing|going|fighting|waking
  ~ sleep|sleeping|asleep|nap <just>? forever|eternally|for_good|permanently|and_never|and_not
  fall|go asleep|sleep _ never|not|forever|dont
  if|that|and i <just>? didnt|never|dont|wouldnt|not|didnt_have_to <just>? wake|woke|exist|have_to_wake
  <dont>|not|never|without <just>? <want>? to? <just>? wake|waking|woke up? .|tomorrow|again|anymore|in_the_morning|ever
  mind|care|matter|matters|whether|difference|bother|bothered __ if|whether|about i <just>? die|died|lived|live|dead|woke|wake|hit|didnt|killed|survive|survived
  wouldnt|dont|wont mind|care|complain|fight __ dying|dead|death|not_waking|died|killed|die
  only|easiest|quick|quickest|best|easy|another|one way|option|solution|answer|escape|choice|exit _ out|stop|end|peace|escape|left|death|dying|die|free|fix|i_have|is_to_die
  no|any|see|find way|route out|forward .|of|anymore|for|but
  wont|not|dont|never|doubt|unlikely|if|gonna __ be|make|still here|it|around|alive tomorrow|next|christmas|birthday|long|morning|anymore|end|then|monday|weekend|summer|week|much|see|longer|year|spring|through|past|tonight
  ~ <want>|wish|could|like|love|please|let|rather _ disappear|vanish|fade|evaporate|dissolve|cease .|forever|away|completely|from|off|into_nothing|and|for_good|now
  ~ wish i|it could|would _ disappear|vanish|end|be_over|stop_existing|not_exist|just_end|cease
  stop|stopped|stops|quit <just>? existing|living|being_here|being_alive|my_heart
  should|ought|meant|supposed|deserve*|better|prefer <just>? <just>? be|to|have|if _ <just>? dead|die|died|killed
  deserve* <just>? to? <just>? live|life|death|alive
  shouldnt|never|not|wasnt __ have_existed|have_been_born|be_alive|born|meant_to_live|meant_to_be_here
  regret|sad|disappointed|hate|hated|cried|annoyed|angry|gutted __ wake|woke|waking|survived|born|alive|wake_up
  hate|hating being|that|waking|having|i'm alive|i_woke|i_am_alive|up_every|to_live
  ~ already|practically|basically|good|rather|feel|am|im dead .|anyway|already
  ~ plan*|arrang*|picture*|imagin*|rehears*|thinking_about|dream* my|own|the|an|his|her|of _ own? death|exit|suicide|departure|funeral|dying|end
  ~ idea|thought*|thinking|dream*|fantas*|daydream*|obsess*|imagin* _ of|about|on|with? __ dying|death|dead|die|suicide|gone|killing|jumping|ending_it|ending_things|not_existing|not_being|disappearing|ending_my
  dark|darkest|bad|intrusive|those thoughts|thoughts_about _ again|back|about|of|are|returned|winning|came|death
  death is|would|seems|sounds|feels|looks _ peaceful|comfort*|relief|welcome|easier|better|only|answer|peace|kind|kinder|solution
  ~ welcome|embrace|long|longing|yearn*|wait|waiting|wish*|pray*|beg*|begging|crave|ready|prepared for|to|on? <just>? <just>? death|die|it_to_end|be_dead
  wait* to <just>? die
  ~ ready to|for <just>? go|die|leave|give_up_on_life|end|it_to_be_over .|now|this|for_good|permanently
  hope*|hoping|pray*|wish* __ cancer|accident|crash*|plane|bus|heart_attack|lightning|disease|tumour|tumor __ me|take*|get*|hit*|kill*|die
  hope|hoping|hoped|pray*|wish* _ something|someone|god|it|this|the|a __ take*|kill*|end* __ me|my_life|it
  someone|somebody|please|just|pls <just>? kill|shoot|murder|end|put me|me_out _ .|already|now|misery|down|out_of|to_sleep
  ~ put me down|to_sleep like|.
  ~ nothing|little|anything|no_one|not_much|no _ _ live|living|stay|left for|to_live
  ~ left to live for
  reason|reasons to|for|i <just>? live|living|stay|alive|keep_going|wake_up|go_on
  only reason __ alive|here|going|living|havent|breathing|done_it|done_anything|not
  if it|not wasnt|werent|for for|my|the _ kids|children|dog|cat|mum|mom|son|daughter|family ___ be|have|gone|dead|done|here
  only|just <just>? alive|living|here|existing because|for|so
  <dont> <just>? have|got|feel|see|find <just>? the? wil|will|strength|energy|desire|reason _ live|living|go_on|exist
  ~ no|lost|any|little wil|will|desire|wish|interest|reason to|in <just>? live|life|living|go_on|survive|exist|being_alive
  cant|cannot|cnt|couldnt|dont|wont|not <just>? <just>? <want>? to? do|take|face|handle|bear|stand|endure|survive|tolerate|cope _ life|living|this_life|existing|existence|being_alive
  ~ cant|cannot|dont|couldnt|not <just>? <just>? <want>? to? keep|go|carry|continue <just>? on? <just>? living|existing|breathing|waking|like_this|with_life
  go|going|carry|carrying|keep on|going|it living|with_life|with_my_life
  ready|want|need|going <just>? to? <just>? end <just>? this|things|everything|all_of_it|my_suffering|my_pain|the_pain|the_suffering|it .|now|for|once|tonight|soon
  end|ending|stop my|the|this|all|al suffering|misery|pain|life|existence .|for_good|forever
  too|such|so _ coward|scared|cowardly|chicken to|for _ do_it|kill|die|end|suicide|go_through
  wish _ <just>? _ never|not|wasnt|didnt|hadnt|werent _ exist|existed|born|alive|woken|been|here|survived
  wish <just>? i <just>? could|would|can|had <just>? <just>? die|be_dead|died|stop_existing|go_to_sleep_forever|end_it|not_be_here|be_gone
  life|alive <just>? isnt|not|is|no longer? for me
  <dont> <just>? belong|fit|deserve_to_be here|in|on this|anymore world|earth|alive|planet|life|.
  nonexist*|nonexistence|unexist*|passively suicid*
  ~ sicid*|scuicid*|sewicid*|suiced*|suicie*|suicdal|suacid*|suiscid*|sewerslide|ctb|sucicid*|sueside|sooicide|suidice|suicicde|suecicd*
  ~ told|tell|telling|said|says|say|saying __ to? kys
  commit|comit|comiting|committing die|sudoku|sewer*|death
  ~ neck|off|end|delete|unalive|yeet|rope <myself> .|tonight|now|soon|anymore
  unaliv*
  catch the bus <just>? soon|forever|tonight
  be|being dead .|by|before|when|soon|tomorrow|that|so|and|than|instead|already|in|next|rather
  need|needs|deserve*|meant|prefer|ready|time to be|die dead|gone|.|already|now
  pictur*|imagin*|visuali*|see|daydream*|seeing|dream* _ <myself>|me|about hanging|dead|falling|jumping|dying|drown*|bleeding|gone|lifeless|in_a_coffin
  no|any|a|one|single|much|see reason|point|sense|use to|in|of <just>? <just>? be|being|staying|stay|sticking|hang|hanging <just>? here|around|alive
  nothing|anything|only|thing|all|noone|no_one _ keeping|holding|tying|keeps|stopping|stops|kept me <just>? here|alive|going|from|on|around|is|.
  ~ wont|not|dont need|be_needing|want _ much|any|soon|anymore longer|soon|where|.
  go|be|went and? be|to|join with|to|and|join|up_with him|her|them|mum|mom|dad|my_mum|my_dad|my_husband|my_wife|my_son|my_daughter|grandma|god|jesus|the_angels .|again|now|soon|in|where|there|up|and
  ~ join|joining|follow|following him|her|mum|mom|dad|grandma|grandad|my_mum|my_dad|my_husband|my_wife|my_son|my_daughter .|soon|in_heaven|there|on_the_other|now|up|in_death|wherever
  <want> _ be|go wherever|where|to|up|in he|she|they|heaven|mum|dad|the is|are|.|with|other
  reunited with|soon
  out of|from the|my way of|if|when _ bus|car|train|truck|lorry|it
  move|step|dodge|brake|look _ if|when|before ___ bus|car|train|truck|lorry|crossing ___ hit|wouldnt|me|dont|anymore
  cross*|crossing the? road|street|roads ___ without|not|dont|stop* looking|look
  ~ switch|turn|delete|erase <myself>|me off|forever|for_good|from|.
  off switch|button
  nothing|little|lot to lose anymore|left|now
  done fighting|trying|here|existing|pretending .|anymore|now|for|i
  not|isnt|wont _ much|any|around|here longer now|for_me|.
  <dont> <just>? expect|plan|planning|intend|intending|think|want|hope|aim|going _ be|live|make|see|reach|survive|stay|living|seeing|turning ___ christmas|birthday|thirty|30|40|18|21|25|50|summer|next|year|spring|long|anymore|alive|then|it|past
  ~ bother|bothering|care|caring _ staying|stay|living|live|surviving|my_life|whether alive|.|i|anymore|anymore_
  <want> to|too|2 dei|dye|dis_appear|dieee|dir|d1e|deid|dien
  tired|sick|exhausted _ of|from _ being|trying|fighting|pretending __ alive|stay|survive|me|here|exist|live
  <want> it|this|everything|all|my_life|to _ over|stop|end|finished .|now|already|for_good|so|forever|please
  just|want|only|more death please|now|.
  want|i|need out of this? life
  ~ given|giving|gave up on|.|for all|it|life|everything|myself|.|good
  ~ no future just|here|there|for|in|left
  know|sure if il|ill|i|id be|make|see around|here|it|alive by|for|next|this|to summer|christmas|year|week|spring|my
  hoping|hope|want for|a a|terminal|cancer terminal|cancer|fatal|diagnosis
  terminal diagnosis|illness ___ fault|hope*|relief|wish*
  <want> to be gone .|forever|just
  lived quite? long enough
  lord|god may|can|should|please|just take me
  away|escape|free from myself|me|my_own_head forever|.|for
  wnna|wana live anymr*|anymore|anymro*
  end my lfie|lief|lif|lfe|life
`;
