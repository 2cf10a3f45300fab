/** Ways of ending one's life: a plan, what it needs at hand, a place gone to, words for the act itself. Norwegian. */
export const WAYS_NO = `
  gjøre|gjer|gjør|gjere|gjera|sette|sett ende|slutt|punktum|kort_prosess på|for|med _ livet|alt|det|meg|lidels*
  ~ gjøre|gjere|gjera|finne_på noe|noko|nokka|nåkka <bare>? dumt|drastisk|alvorleg|desperat|ugjenkallelig
  ta|tek|tar|tatt|tok steget|steg fullt? .|ut|helt
  kverke|kverk|kverka|avliv*|drepe|drepte|drep|ende <meg>|mej|seg .|selv|sjøl|sjølv|nå|no|i_kveld|i_natt
  ~ <vil>|skal|lyst|tenk*|tenkjer|vurder*|kommer|planlegg*|klar|kunne|må|har|bestemt ___ henge|hengja|hengje|skyte|drukne|kvele|forgifte <meg>|seg|mæ|mej
  ~ hengt*|skjøt|skutt|druknet|drukna|kvalte|forgift* <meg>|seg|sæ selv? .|i|med|på|og|fra
  prøvd|prøvde|forsøkt|forsøkte|prøva|freista __ drepe|henge|kvele|drukne|skyte|kverke <meg>
  prøvd|prøvde|forsøkt|forsøkte|prøva|freista __ ende|livet|slutt|hoppe|overdose|drepe|avslutte
  tau|tauet|rep|repet|løkke|løkka|snor|snora|belte|beltet|skjerf ___ henge*|halsen|taket|bjelke*|krok*|garasjen|loftet|skogen|treet|klart|hengt
  funnet|fant|skaff*|knytt*|kjøpt|laga|laget|lagd|har|bundet|finne _ et|eit|en|tau|ei _ tau|rep|løkke|renneløkke|galge
  tauet|repet|pillene|tablettene|pistolen|hagla|geværet|barberbladet|brevet|brevene|kniven ligger|ligg|er|henger|står <bare>? klar|klart|klare|ferdig|framme|fremme|her|ved|foran
  ~ står|sto|stod|sitter|satt|sit|stått|sitt|stående|sittende __ på|ved|ytterst|utenfor|over|ut_på|utpå _ brua|bruen|broen|broa|bru|bro|brukanten|takkanten|stupet|rekkverket|kanten|perrongkanten|togskinnene|jernbanelinja|klippen|brurekkverket|jernbanen
  ~ gått|gikk|går|gå|dro|dratt|kjørt|kjørte|kjører|på_vei|vei _ ut|opp|bort|ned|til|på|mot _ brua|broa|bruen|broen|stupet|klippen|togskinnene|jernbanelinja|togsporet
  ~ brua|bruen|broen|broa|stupet|klippen|taket|høyblokka|balkongen ___ hopp*|ned|høyt|høy|høg|slippe|falle|fall|vannet|lokker|drar|steget
  hvor|kor|hvo høy|høyt|høgt|høg|kaldt|dypt|langt|fort|lang|lett|mye|mange|mykje|lenge|enkelt ___ brua|falle|fall|drukne|dødelig|hoppe|<dø>|kvele|henge|overlev*|døden|daue|tålt|tåler|dør
  kast*|hopp*|gå|gikk|går|legg*|løp*|steg*|tre|skritt|kjørt|la|slenge ___ foran|under|framfor|fremfor|ut_i toget|tog|trikken|tbanen|bilen|bil|biler|lastebil*|trailer*|vogntog*|trafikken|bussen|skinnene
  legg*|la|ligge|lagt <meg> på|over skinnene|sporet|togskinnene|toglinja|jernbanen|linja
  <vil>|lyst|tenk*|tanke*|tankar|frist*|vurder*|fristende|trang|bare|tenkjer ___ kjør*|køyr*|svinge|styre|krasje|dundre|slippe_rattet ___ av_veien|utfor|fjellvegg*|fjellsid*|fjellet|møtende|trailer*|tre|treet|grøft*|autovern*|stup*|midtlinj*|motgående|elva|sjøen|vogntog*|lastebil*|veggen|bergvegg*|brukar*
  slippe|slipp|slapp rattet
  stirr*|glor|talt_opp|telt_opp|teller_opp __ <pills>
  tell*|talt*|telte|telt _ <pills> .|igjen|og|mine|i_skapet|jeg
  <pills> _ i|på|foran hånda|hånden|neven|handa|meg|fanget
  spar*|saml*|hamstr*|gjem*|gøym*|gjøym*|lagr*|kjøpt|skaff*|bestilt|kjøpte __ opp|inn|unna|på|nok|mange|masse|lager|med _ <pills>|tabletter|piller|insulin
  <pills> ___ forsvinne|evig|dødelig|slutt_på|gjøre_slutt|en_gang_for_alle|våkne
  <vil>|skal|lyst|tenk*|kan|kunne|klar|vurder*|frist* __ ta|svelge|sluke|tømme|tar __ alle|alt|hele|resten|for_mange|nok|masse _ <pills>|pillene|tablettene|medisinskapet|glasset|brettet|esken|insulin*
  sett|satte|sette|ta insulin* for|alt|nok|masse
  hagl*|gevær*|pistol*|børs*|rifl*|våpenet ___ munnen|hodet|tinningen|hue|slutt|skyte|ladd*|kjeften|<meg>
  kule|kula|kuler i|for|gjennom|til hodet|hue|hjernen|panna|tinningen|meg
  drukne|drukna <meg>|mæ|i_havet|i_sjøen .
  gå|gikk|svømme|svømt|svøm*|går|ro|vasse _ ut|utover|uti _ havet|sjøen|vannet|elva|isen|fjorden|skogen|snøen|kulda ___ <not>|aldri|forsvinne|tilbake|dø|borte|bli
  legg*|la <meg> ned? i snøen|kulda|skogen ___ <dø>|sovne|fryse|våkne|bli
  sult*|drikk*|drikke|frys* <meg> ihjel|i_hjel|til_døde
  ~ smertefri*|raskest*|enklest*|lettest*|sikrest*|minst|stille|skånsom* _ måte*|metode*|vei|død|vondt _ <dø>|ende|slutt|forsvinne|på|slippe|ta|avslutte|.
  ~ måter|metoder|måte|metode|måtar _ å|for? <dø>|ta_livet|avslutte|forsvinne|drepe|livet
  google*|søk*|lest|leser|undersøk*|lurer|lurte|sjekk*|planlegg*|funnet|les ___ hvordan|metode*|måter|dødelig*|selv*|overdose*|smertefri*|dødshjelp*|henge* ___ <dø>|ende|livet|dose*|metode*|<meg>|tabletter|måter|dødelig*|overdose*|<pills>|død
  ~ dødshjelp*|aktiv_dødshjelp|eutanasi*
  ~ har|hadde|lag*|legg*|klar|ferdig|hatt|lagt __ plan|planen|dato|datoen|metode|metoden|stedet|tidspunkt* ___ <dø>|livet|avslutte|ende|slutt|borte|gjøre_det|gjennomføre|forsvinne|meg|klar|hvordan
  ~ har|hadde|valgt|satt|bestemt|bestemte|funnet|vald|satte _ en|ein|et dato|metode|klar_plan|plan .|på_hvordan|om_hvordan|klar|for_å|for_hvordan|for_når
  valgt|satt|bestemt|bestemte|funnet|vald|satte|har datoen|dagen|stedet|metoden|måten|dato|metode .|og|når
  vet|veit|kjenner nøyaktig|akkurat|allerede|hvordan|korleis|både|alt _ hvordan|korleis|hvor|når|jeg _ gjøre_det|gjør_det|skal_gjøre|det_skal|gjøre|gjere
  bestemt|avgjort|besluttet|bestemte <meg>|avgjørelsen|for _ <dø>|ende|slutt|avslutte|gjøre_det|forsvinne|slippe|i_natt|i_kveld
  skal|kommer|vil|må|tenker|tenkte _ gjøre_det|gjere_det i_kveld|i_natt|endelig|snart|denne_gangen|på_ordentlig|før
  ~ i_kveld|kveld|natt|i_natt|snart __ alt|det|jeg|det_hele|pinen|livet|smerten over|slutt|forbi|borte
  snart|straks er|blir|skal|e|kommer? det|alt|jeg|d over|slutt|borte|vekk|fri|forbi .|for|og
  åpne*|skjære*|kutte*|skar|snitt*|skåret|kutta opp? _ pulsår*|håndledd*|handledd*|årene|hovedpuls*|strupen|halsen|pulsen
  blø <meg>? <meg> ihjel|i_hjel|til_døde|til_jeg
  eksos*|kullos*|gasse|gass|gasser <meg>|i_bilen|slange*|garasjen
  innleggelse*|innlagt|psykiatrisk|akuttpsyk*|psyken _ etter|for|på _ forsøk*|overdose|selv*|prøvde
  livred* <meg>? for meg selv|sjøl|sjølv
  ~ redd for meg|mæ selv|sjøl|sjølv|sjæl .
  redd __ <jeg> kan|skal|kommer|vil|klarer __ selv|gjøre|finne_på|meg|livet|hoppe|dumt
  stoler|stola|stole <not> på meg selv|sjøl|sjølv
  <not> trygg|trygt for|med|på|å meg|være_alene|mæ selv|.
  vurderer|lyst|tenker|frister|sitter ___ kjøre|køyre|gå ut|utfor|uti|over og|i|.|kanten|kaia bli|sjøen|havet|.|ferdig
  gevær|pistol|hagle|våpen ___ vært|vore <dead>
  kommer til å gjøre|gjere det i natt|kveld
  spart|samlet|spar|saml* _ opp __ morfin|insulin|oksykod*|medisin*|sove*
  <livet> mitt? skal|må|bør|kan ta|få|ha slutt
  gjøre det? slutt
  løy|lyver|lurte til|for dem|legen|sykepleier*|psykolog*|de ___ hjem|dra|gjøre
  lyst|ønsker|ønskjer|ønske|ynskjer __ <not> leve|leva|eksistere|finnes|våkne|være_til
  kjøpt|kjøpte|skaffet|skaffa|kjøpe _ tau|rep|reip|insulin|hagle|pistol|gevær|helium .
  ønsker|ønskjer|lengter|lengtar|ber|ønske _ etter|om|over? døden
  vet|veit|vite|fant|funnet hvor|kor|koden|nøkkel* ___ våpen*|hagla|geværet|pistolen|børsa|patron*
  kjøre|kjører|køyre|svinge|svinger _ av|utfor veien|vegen en|ein|snart|med_vilje|i_kveld|bare
  drømmer|fantaserer|håper|ønsker|håpar __ å|at|bli <jeg>? bli|blir|ble|vert|drept|påkjørt påkjørt|overkjørt|drept|skutt|kjørt_ned|truffet|påkøyrd
  tenkt|tenkte|skulle|vurderte|nær|nære|holdt __ å|og? hoppe|henge|drukne|skyte .|i_går|men|ned
  bort|vekk|borte herfra|fra_alt|fra_verden _ alltid|for_godt|evig
  kys sa|skrev|skriver|seier|sier de|dei|han|hun|folk|alle
  <not> <bare>? være|vere|vær _ i|på denne|jorda|verden|verda|dette_livet
  ingen|null|hvilken|ikke_noen vits|poeng|mening|grunn __ <jeg> lever|finnes|eksisterer|puster
  kan|tør|klarer <not> love|garantere __ <jeg> __ lever|overlever|i_live|er_her|ikke_gjør|trygg|ikke_skader
  slupp*|slopp*|slapp å|og leve|eksistere|finnes|være_til|være_her
  <vil> <not> bli|fylle|oppleve 13|14|15|16|17|18|19|20 .|år
  hvor|kor mange|mye <pills> _ trengs|må_til|skal_til|behøves
  foreldrene|mamma|ungene|alle|mannen|kona __ reise*|drar|sover|sovnet|dratt|borte ___ gjøre|gjere det|slutt
  klar|må|skal|vil|bestemt __ forlate dere|alle|dem|ungene|barna|familien
  mot|motet|guts til|te å hoppe|henge|skyte|avslutte|<dø>|ta_livet .
  knyt*|bind*|laga|lager|laget _ løkka|løkke|renneløkk*|snara
  ingen|ikke rett til|te å? leve
  kommer|skal|akter __ <not> til? å? leve _ lenge|lenger|mye
  gått|gikk|dro|kjørte|kjørt _ til|mot|ut_på brua|broa|klippen|stupet ___ nesten|snudde|hopp*|turte
  natt|kveld gjør jeg|eg|æ det .
  foreldrene|mamma|ungene|alle|mannen|kona __ reise*|drar|sover|dratt|borte ___ gjøre|gjere det .
  <jeg> skal|kommer|må|vil|tør|hopper _ hoppe|hopper .|nå|no|snart|herfra|ned|fra|i_kveld|når|og_da
  står|stå|sitter|ved|oppe|ute ___ hopper|hoppe_nå|hopper_nå|slippe_taket|slipper_taket|tar_steget
`;

/** The same in English. */
export const WAYS_EN = `
  rope|belt|cord|noose|scarf|cable|extension_cord __ ready|tied|tree|beam|garage|basement|attic|neck|ceiling|closet|rafters|throat|hook
  gun|pistol|rifle|shotgun|revolver|bullet|handgun ___ head|mouth|temple|loaded|myself|lap|brain|skull|chin|nightstand|bedside|end_it
  bullet|bullets in|through|for|to|with my|me|the|head head|brain|skull|name|me
  stand*|stood|sit|siting|sitting|sat|stare*|staring|look|looking|walk*|drive|drove|went|going|climb*|leaning __ edge|ledge|bridge|tracks|cliff|rooftop|railing|overpass|parapet|train_line|multi_storey|bridge_edge ___ jump*|down|drop|fall|thinking|thought|think|tonight|now|wonder*|step|easy
  <pull> to|toward|towards the? edge|bridge|tracks|water|ledge
  how high|tall|far|long|much|quickly|fast|easy|easily|many|cold|deep|simple|quick ___ jump|bridge|drown|bleed|die|kill|overdose|fatal|death|lethal|dying|end_it|hang|step|let_go|dead|disappear|survive
  tie|tied|tying|made|make a|the noose
  ~ google*|search*|research*|look*|read*|watch*|asked|ask|browsing ___ painless*|lethal|overdose*|hang|hanging|die|noose|fatal|dying|knots|euthanasia|dignitas|suicid*|end_your|end_my|kill
  painless*|quick|easy|easiest|quickest|fast|fastest|surest|peaceful|gentle|least_painful _ way*|method*|death|exit|end _ die|go|end|out|.|do_it
  ways|methods|method|way to|of|for <just>? die|dying|kill|end_it|end_my|go_peacefully|suicide|commit
  euthanasia|euthanise*|euthanize*|dignitas|assisted_dying|assisted_death
  ~ count*|stare*|staring|lined|lining|hoard*|pile|pilling|handful|fist*|stockpil*|sav*|stash*|hid*|kept|keeping|bottle _ at|up|out|of|away|back? _ <pills>|meds|insulin
  <pills> _ in|on|next|beside|front my|the|of|to|hand|me _ hand|lap|palm|me
  <pills> ___ forever|sleep_forever|not_wake|never_wake|end_it|wash_down|die|kill
  <want>|going|gonna|thinking|thought|tempted|could|might|plan*|about|ready|should|wil|urge __ take|taking|swallow*|down|overdos*|swallow|od __ all|whole|every|entire|lot|enough|too_many|bunch|everything _ <pills>|bottle|medicine|insulin|pack|cabinet
  take|taking|took|inject* all|too_much|enough my|of|the? insulin
  ~ <want>|going|gonna|plan*|tempted|think*|urge|ready|almost|nearly|tried|could|should|about ___ hang|drown|shoot|stab|suffocate|poison|gas|asphyxiat*|od|electrocut*|strangle <myself>|me
  <want>|going|gonna|plan*|tempted|urge*|almost|nearly|tried|could|should|might|wil|thinking|think __ jump|jumping|leap|od|overdos* .|off|from|in_front|tonight
  ~ hang*|hung|drown*|shot|shoot*|suffocat*|poison*|electrocut*|gas|gassing|offed|offing|gased <myself>
  walk*|swim*|wade|wading|drive|go into|out _ sea|ocean|river|lake|water|woods|forest|snow __ not|never|keep|dont|disappear|forever|stop|drown|come
  ~ bleed|bled|bleeding out|to_death
  slit|slash*|cut|cuting|open|opening my|his|her|their wrists|wrist|veins|arter*|throat
  starv*|drink*|drinking <myself> to death
  exhaust|car|engine|hose __ garage|fumes|running __ garage|window|door|close*|shut|fall_asleep
  ~ drive|driving|driv*|steer*|crash*|drift|veer*|let_go ___ oncoming|into_a_tree|into_the_tree|off_a_bridge|off_the_bridge|off_the_road|into_a_wall|into_traffic|guardrail|off_a_cliff|barrier|median|wheel|head_on
  let|letting go of the? wheel|steering|railing|edge
  ~ step*|walk*|throw*|jump*|run|running|lie|lying|lay|dive|wander* _ in|into|on|out|onto|under front|traffic|road|train|the|a|tracks _ of|in|train|traffic|tracks|bus|truck|lorry|car|tube .|and|it|to|on
  attempt*|tried|tryed _ suicid*|on_my_life|end_my|end_it|take_my|hang|overdos*|kill|die
  survived|failed|after|since|botched my|an|his|her|another _ attempt|attempts .|and|last|again|i
  second|third|last|another|previous|first attempt|attempts .
  picked|chosen|chose|decided|choosing|have|got|set _ a|the|my|on date|method|exit|spot for_it|to_do_it|and_place|and_time|and_method|already|and|in_mind
  picked|chosen|chose a|the|my date|method|spot|day .
  have|got a plan .
  know _ exactly|already|how|when|where _ how|when|where|what _ i|im|to|id _ do|gonna|going _ it|do_it|do_this
  have|got|made|making|making_a|finali*|with|solid|detailed a|the|my|solid|plan|detailed plan|plans|everything_planned _ die|end_it|kill|to_end|suicide|in_place|ready|do_it|for_tonight|to_go|to_leave_this
  going|gonna|wil|about|ready|planning|decided to? <just>? do it tonight|tomorrow|this_time|for_real|soon|finally|before|this_weekend
  it|al|this|everything|pain|suffering|i|i'll wil|will|ll|would|going|gonna|itl|itll to? be? over|gone|finished|done soon|tonight|tomorrow|by|in_a
  itll|itl|soon|finally|tonight be|it|ill|i|al __ over|gone|free|end|done .|soon|tonight
  ~ soon|tonight|tomorrow|then _ i|it|everything|none|no_one|this __ gone|over|free|peace|end|dead|nothing|matter
  scared|afraid|terrified|frightened|worried of|what|about|for|i|ill _ myself|i_might|ill|i_may|il|i'll|might|my_own _ do|myself|hands|thoughts|impulses|it|alone|stupid|survive|safe|tonight
  scared|afraid|frightened|terrified of myself|my_own_thoughts|my_thoughts|my_own_mind
  dont|cant|cannot|not|couldnt trust <myself>|myself_alone|myself_around
  not|isnt|dont|never|arent feel? safe|safe_by|safe_with|safe_around|safe_alone <myself>|from|alone|with_myself|right_now|tonight|being_alone
  safe with|from|by|around myself|my_thoughts|my_own
  ~ admitted|hospital*|sectioned|psych|er|icu|inpatient __ after|for|because __ attempt*|overdos*|suicid*|tried|wrists|pills
  got|have|bought|has|ordered|hidden|hid|keep _ rope|noose|razor_blades|helium|nitrogen|cyanide|sodium|gun|bullets in|.|and|now|ready|under|just|boot|online
  just need|got|have to stop being a? coward*
  stop being such? a? coward
  ~ going|go|drive|driving|parked|jump|walk over|off|at .|the_edge|the_cliffs|the_cliff|cliffs|the_side
  never|not come|wake|coming|waking round|up|to .
  im|doing|do it|doing_it tonight everythings|everything|ready|.
  lied to the nurse|doctor|therapist|psychiatrist|them|crisis
  ~ more|enough sleeping pills|tablets
  die|be_dead|dead before|by then|20|18|30|i_turn
  throw <myself> off|under|in|from|out
  ~ out of this|my life
  bought|got|found|ordered a? rope|gun|pistol|helium|noose .|yesterday|today|last|to_do_it
  know|knows|found where ___ gun|guns|rifle|shotgun|pistol|ammo|bullets
  insulin|morphine|fentanyl|oxy* ___ finish|end|kill|die|do_it|stop_it it|me|my|.|everything|myself
  letters written|done|ready|finished|sealed .|for|and|already|to_my
  almost|nearly jumped .|yesterday|today|last|in_front|again|tonight
  im|standing|stood|sitting|sat|i_am on|at|by the|a bridge|ledge|tracks|railing .|right|now|and_i|about|alone
  danger|threat|risk to myself
  better of|off dead
  cant|cannot|dont promise|guarantee|swear ___ alive|live|be_here|stay_safe|hurt_myself|make_it|safe .|tomorrow|tonight|until|till|through|by|anymore
  how many|much <pills> _ need|takes|required
  working|worked|figuring|calculat*|counting __ how many|much <pills>
  parents|kids|everyone|mum|mom|husband|wife|family|them __ to? leave|go|asleep|away|sleep|out ___ end it|my
  ready|about|decided to leave you|yall|them|everyone|my_family|my_kids|the_kids all|behind|.|now
  guts|courage|nerve|balls to jump|end|hang|shoot|die|kill|pull_the .|it|myself|trigger
  walked|went|drove|got to|onto the|a? bridge|cliff|tracks|railway ___ did|nearly|almost|jump*
  no right to|be live|exist|alive
  might|may as well <just>? be? die|dead|end
  chosen|picked|chose the day|date|place and the? place|day|way|time
  going|gonna|ready|planning|decided to? <just>? do_it tonight|tomorrow|this_weekend|this_time|for_real
  cant|cannot do this_life|life anymore|any|.
  parents|kids|everyone|mum|mom|husband|wife|family|them __ to? leave|go|asleep|away|sleep|out ___ do it .
  going|gonna|about|ready|im|wil to? <leap> .|off|from|now|tonight|in_front|soon|when|and_then|any_minute
  standing|stood|sitting|sat|up|out ___ jump_now|going_to_jump|gonna_jump|about_to_jump|let_go|step_off
`;
