/** A life in danger now: an overdose, a wound, somebody with a weapon, somebody who may hurt another. Norwegian. */
export const DANGER_NO = `
  blør|blødning* __ <not> stopper|stoppe|stoppar|slutter|stanser
  blør|blø kraftig|voldsomt|masse
  ring|ringe|tilkall|send|ringt 113|112|ambulanse*|ambulansen
  ~ noen|nokon|mann|han|hun|eksen|naboen|står|stående|utenfor|utanfor|truer|løper|trua|truet __ med kniv|kniven|pistol|våpen|øks|hagle|gevær|balltre
  med kniv|pistol|øks|hagle utenfor|mot|etter|foran
  prøv*|forsøk*|holder|driver å|og|på bryte|å_bryte|bryter seg? inn
  bryter|bryt seg inn
  ~ <jeg> vil|skal|kommer|kunne __ drepe|kverke|skyte|stikke|knivstikke|knerte|kvele ham|han|henne|ho|dem|dei|noen|nokon|alle|mannen|kona|samboeren|sjefen|naboen|familien|læreren|eksen|faren|mora|folk|dere|deg|barna|ungene
  lyst|planer|tanker|tenker|tenkt|planlegger|planlagt|trang __ drepe|kverke|skyte|stikke|knivstikke|skade|kvele|riste ham|han|henne|ho|dem|dei|noen|nokon|alle|andre|mannen|kona|samboeren|sjefen|naboen|familien|læreren|eksen|faren|mora|folk|<child>
  redd|redde|redsel|livredd __ <jeg> __ skade|skader|gjøre|gjør|rister|riste|drepe|slå|skada|kaste|kaster <child>|noen|nokon|andre|folk|henne|ham|mannen|kona|han
  redd for å skade|drepe|gjøre|riste|slå <child>|noen|nokon|andre|folk|henne|ham|mannen|kona
  stemmene|stemmer|stemmen|røyster|røystene|røster _ sier|seier|ber|befaler|forteller|kommander* __ <meg>|<jeg>|at
  ~ stemmer|stemmene i hodet|hovudet|hode
  ~ <partner>|<kin>|noen _ kommer|kjem|vil til? å? drepe|kverke|knivstikke <meg>|oss
  ~ <partner>|<kin>|noen vil|skal|prøver|prøvde|forsøkte|prøvde_å å? drepe|kverke|knivstikke <meg>|oss
  tror|trur <jeg> har|får|fikk _ hjerteinfarkt|hjarteinfarkt|hjerneslag|slag
  får|fær|klarer <not> å? puste|pusta|luft .
  får|fær|klarer <not> å? puste|pusta|luft nå|no|ordentlig|hjelp
  redd for|om livet mitt
  ~ frykter|redd for livet
  livsfare|livsfarlig situasjon
  akutt fare
  ungene|barna|barnet|babyen|hun|han|hu puster ikke|ikkje
  ~ drepe|kverke|skyte|knivstikke oss|dere
  ~ sier|sa|skriver|skrev|ropte|roper _ skal|vil|kommer til? å? drepe|skyte|knivstikke|brenne <meg>|oss|dere
  noen|nokon|fremmed|innbruddstyv* er|kommer inne|inn i|her huset|leiligheten|leilegheita|nå|no
  ~ blør|blø|blod|blodet|blødning*|bløer|bløda|blødd __ overalt|fosser|spruter|kraftig|masse|voldsomt|stopper|stanse*|stoppe*|stopp|renner|gulvet|mykje|slutter|stanser|mye|ut_av_øret|hele
  kutta|kuttet|skar|skåret|stakk <meg>? _ for|så|altfor|alt_for dypt|djupt|langt|mye
  får|fær|klarer|kan|greier|fikk|klare|klarar|fe|får_nesten <not> <bare>? å? <bare>? puste|pusta|luft|pust|puste_ordentlig|pusten .|nå|no|ordentlig|hjelp|og|skikkelig|lenger|jeg|ring|meg
  <child>|mamma|pappa|han|hun|ho|bestefar*|bestemor*|mannen|kona|samboer*|kjærest*|faren|moren|noen|venninna|kompisen|venn* _ puster|pustar|pusta <not>|nesten|rart|knapt
  ~ <child>|mamma|pappa|han|hun|ho|bestefar*|bestemor*|mannen|kona|samboer*|kjærest*|faren|moren|venninna|kompisen|naboen|noen _ bevisstløs*|livløs*|livlaus|kollaps*|falt_om|falt_sammen|svimte_av|besvimte|blå_i_ansiktet|blå_på_leppene|kramper|krampe*|anfall|slag|hjerneslag|hjerteinfarkt|hjertestans
  får|fikk <not> kontakt|vekket|vekt|liv|liv_i|vekka _ med|henne|ham|han|i|<child>|ho
  <not> kontakt med henne|ham|han|ho|<child>|mamma|pappa
  <child>|mamma|pappa|han|hun|ho|mannen|kona|samboer*|hen _ våkner|vaknar|reagerer|svarer|rører <not> _ .|når_jeg|lenger _ .|rister|roper|tiltale
  bryst*|brystet ___ stråler|utstråling|venstre_arm|armen|kjeven|sprenger|sprengende|knusende|klemmer|puste|kaldsvett*
  sterke|kraftige|voldsomme|plutselig*|sprengende|store|intense|sterk|kraftig|knusende smerter|smerte|vondt|press|trykk _ i|over bryst*|brystet
  ~ brystsmert*|hjerteinfarkt*|hjarteinfarkt*|hjerneslag*|hjertestans|hjertestopp|slaganfall|anafyla*
  munnvik*|ansiktet|munnen|ene_siden|ene_sida|halve|snakker|prater|taler __ henger|heng|lammet|lam|skjev*|skeiv*|utydelig|snøvle*|nummen _ .|plutselig|og|ned|på|ikke|kan
  ~ <noen> _ <bryter> _ inn|ned|opp|seg _ .|hos|i|døra|døren|her|vinduet|nå|no|hjemme|gjennom|leilighet*|huset
  <noen> __ hamrer|sparker|slår|dundrer|banker|hamra|dunker|river|rykker __ på|i|inn|ned døra|døren|dørene|dørhåndtaket|vinduet|ytterdøra ___ inn|drepe|truer|kniv|redd|ut|tør|slå|roper|skal|eksen|nå
  ~ innbrudd*|innbruddstyv*|inntrenger*|innbrot* nå|no|her|i|hjemme|hos|akkurat|nede|inne|oppe|kjelleren|mens
  <noen> _ inne i|hos|på leilighet*|huset|her|meg|rommet|kjelleren
  ~ <noen> __ følger|forfølger|følgjer|følge|jager|løper|kjører|går etter? <meg>|oss __ nå|no|hjem|skogen|mørk*|redd|kniv|gata|og|.
  ~ <noen> __ har|holder|hadde|tok|henta|hentet|veiver|viser|dro|drar|trekker|retter|sikter|går|løper|kom|kommer|peker|står|fekta|viftet|vifter|med _ kniv|kniven|pistol|pistolen|våpen|øks|gevær|hagle|hagla|balltre|machete __ mot|<meg>|oss|ute|utenfor|her|hånda|rundt|drepe|truer|på|nå|.
  ~ <noen> __ skyt*|skjøt|skudd __ ute|på|mot|her|utenfor|nå|folk|oss|rundt
  brenner|brann|flammer|røyk|røykfylt|gasslukt|lukter_gass|tok_fyr|tatt_fyr i|på|her|hos|inne|overalt|ut|fra|over hele? huset|leilighet*|kjøkken*|blokka|oppgangen|rommet|nå|no|oss|gangen|hytta|stua|taket|veggen|naboen
  huset|leilighet*|hytta|kjøkken*|blokka|stua|rommet|bilen brenner|brenn|er_fullt_av_røyk|står_i
  kollid*|bilulykke*|påkjørt|påkjørsel|trafikkulykke* ___ nå|skadet|blør|fast|hjelp|bevisst*|akkurat|puste*
  drukner|drukne|ramla|falt|datt ___ gjennom_isen|i_vannet|i_sjøen|i_elva ___ hjelp|ikke|<not>|kommer
  hjelp|hjelpe|hjelp_meg _ blør|drepe|dreper|dør|døyr|innbrudd*|brenner|bryter|kniv|puste|overdose|nå
  ~ <jeg> vil|skal|kommer|kunne|har_lyst|har|må|fantaser*|tenk*|lyst|klar|planlegg* ___ drepe|kverke|skyte|stikke_ned|knivstikke|knerte|kvele|skade|brenne_ned|banke_opp|ta_livet_av <andre>
  <redd> __ <jeg>|kan|skal|kommer __ skade|skader|gjøre|gjør|drepe|slå|slår|riste|rister|kaste|kvele|gjere|miste_kontrollen <andre>|over
  rist*|ristet|slo|slår|kasta|kaste|legge_puta|putet|kvele|drukne|riste|slå|slippe _ babyen|baby|spedbarn*|ungen|barnet|nyfødt* _ .|for|i|så|når|hardt|fra|til|over|hvis|mot
  stemme*|røyst*|røster|stemmene|røysta _ sier|seier|ber|befaler|forteller|kommander*|roper|vil|hvisker|i|sei|beordrer __ <meg>|<jeg>|at|drep*|skade|hodet|hue|hovudet|gjøre|hoppe
  ~ hører|høyrer|høre|høyr|hørt stemme*|stemmer|røyster
  noen|de|naboen|nokon|folk|politiet|pst|myndighet* _ prøver|forsøker|vil|skal|overvåker|har __ forgifte|ta_livet|drepe|chip*|mikrofon*|skade <meg>|i|inn|oss
  ~ ring|ringe|ringer|tilkall|send|ringt|treng|trenger|må_ha|ringt_etter 113|112|110|ambulanse*|ambulansen|politi|politiet|brannvesen*|legevakt_nå
  <redd> ___ gjøre|gjør|finne_på|gjere|skje|skjer mot|med <andre>
  gjøre|gjør|skade|gå løs|noe|noko på|mot|med ham|henne|han|<andre> hvis|når|om|neste|i_kveld|snart
  koker|klikker ___ gjør|gjøre noe|noko ___ aldri|gjøre_om|angre
  gjør|gjøre noe|noko|jeg|som _ aldri|ikke _ gjøre_om|tas_tilbake|angre
  ~ roper|sa|sier|skrek|skriker at? han|hun|ho|han_som skal|vil drepe|kverke|slå
  alene med meg selv|sjøl|sjølv
  plutselig|brått <bare>? nummen|nummenhet|lam|lammet|svak|kraftløs _ i _ hele|venstre|høyre|ene|halve|armen|beinet|ansiktet
  nummen|lam|lammet|følelsesløs i hele|halve|venstre|høyre|ene|eine siden|sida|ansiktet|side
  klarer|greier|kan|får <not> å? løfte|bevege|røre|kjenne høyre|venstre|ene|halve|hele
  mann|noen|nokon|fyr|gjeng|fremmed|nån som? går|følger|løper|lister|smyger|følgjer rett? bak|etter <meg>|oss
  er|e noen|nokon|nån|en_mann|fremmede i|inne|inni _ huset|hus|leiligheten|leilighet*|kjelleren|gangen|stua|rommet|garasjen .|nå|no|og|jeg|hjelp|som_ikke
  noen|nokon|nån|fremmede|en_mann er|e i|inne|inni _ huset|hus|leiligheten|kjelleren|gangen|stua|rommet|garasjen .|nå|no|og|jeg|hjelp|som_ikke
  <noen> __ utenfor|utanfor|ute __ hamrer|dundrer|truer|sparker|hamra|dundra
  babyen|barnet|spedbarnet|ungen|sønnen|dattera|datteren|mamma|pappa|mannen|kona|nyfødte _ blå|blålig|livløs .|i_ansiktet|rundt_munnen|på_leppene|og
  send|sende hjelp nå|fort|straks|med_en_gang
  snill|nå|no send|sende hjelp
  vondt|press|verk|smerter|stikk i|over bryst* ___ svett*|kaldsvett*|arm*|kvalm*|stråler|kjeven|svimmel
  ligger|falt|fallet|datt|ramlet|ramla|besvimt|besvimte|funnet|fant ___ svarer|reagerer|puster|våkner|pustar|svarar <not>
  mann|noen|nokon|fremmed|fyr|menn ___ prøver|rykker|drar i|på? døra|døren|dørene|dørhåndtaket|vinduet|vinduene
  blir|vert|bler jeg|eg? forfulgt|forfølgt|skygga .|nå|hjem
  lukter|luktar gass ___ svimmel|kvalm|sovne*|hodepine
  <noen> skyter|skjøt .
`;

/** The same in English. */
export const DANGER_EN = `
  bleeding __ wont|not|cant|doesnt stop|stopping
  ~ bleeding|blood wont|everywhere|heavily|badly stop|.
  call|send|need|phone|dial an|for? ambulance|113|112|911|999|paramedics
  someone|somebody|man|he|she|ex|neighbour|neighbor|guy|stranger __ with|has|holding|pointing|waving a|his|the|her knife|gun|axe|weapon|machete|shotgun
  someone|somebody|man|guy|he|ex _ break*|broke|trying in|into|to my? _ house|home|door|apartment|flat|window|in|right|now|break
  breaking into|in my|right|now
  ~ im|i|going|gonna|wil|ill|want|wanna|urge*|might|could|plan* _ to? kill|murder|stab|shoot|strangle|poison him|her|them|someone|somebody|everyone|people|you
  ~ im|i|going|gonna|wil|ill|want|wanna|urge*|might|could|plan* _ to? kill|murder|stab|shoot|strangle|poison my|the|that <child>|<partner>|<kin>|boss|neighbour|neighbor|teacher|man|guy|woman|bastard
  <want>|urge*|thoughts|think*|scared|afraid|worried|fear|might|going ___ hurt|harm|shake|kill|smother|drown|hurting|harming|shaking|killing my|the|our|a|someone|somebody|him|her|them|others|people|other <child>|wife|husband|family|else|partner|.
  scared|afraid|worried|fear|might ___ hurt|harm|shake|kill|hurting|harming|killing someone|somebody|them|others|people|him|her
  ~ voices _ tell*|say*|command*|order*|want __ me|to|i|that
  ~ hearing voices
  ~ <partner>|<kin>|someone _ going|gonna|wil|wants|trying|tried|coming to? kill|stab|shoot|murder me|us
  ~ <partner>|<kin>|someone _ wants|tried|trying|going to kill|murder|stab me|us
  think|believe im|i|hes|shes|ive having|am_having|had|have _ heart_attack|stroke|heart
  ~ cant|cannot|cnt breathe|breath|breth .
  cant|cannot|cnt breathe|breath right|now|help|properly
  ~ not|isnt|stopped|hes|shes not? breathing
  afraid|fear|scared for my life
  life|lives in danger
  someone|somebody|intruder|stranger is? in|inside|entered my the? house|home|apartment|flat|room
  ~ bleeding|blood|bled|bleed|gushing|bledding|haemorrhag*|hemorrhag* __ wont|not|cant|doesnt|lot|everywhere|heavily|badly|profusely|pouring|gushing|floor|stop|loads|fast|isnt|spurting|out_of|all_over|through|so_much|too
  cut|sliced|stabbed|slit _ _ too deep|far
  deep|bad cut _ blood|bleeding|wont
  ~ stabbed|been_shot|got_shot|been_stabbed .|in|me|him|her|by|us|my
  ~ cant|cannot|cnt|couldnt|hard|struggling|unable|difficulty|trouble|barely|stopped|cant_even <just>? to? breathe|breath|breth|breathing|breath_properly .|right|now|help|properly|and|my|at|anymore|chest|call|please
  <child>|mum|mom|dad|he|she|husband|wife|friend|baby|grandma|grandpa|brother|sister|partner|hes|shes|boyfriend|girlfriend|mother|father|roommate|flatmate|neighbour _ not|isnt|stopped|barely|hardly|struggling|wont|cant|doesnt|not_really breathe|breathing|waking|wake|responding|respond|conscious
  ~ <child>|mum|mom|dad|he|she|husband|wife|friend|baby|grandma|grandpa|brother|sister|partner|hes|shes|boyfriend|girlfriend|mother|father|my|im|i _ unconscious|unresponsive|collapsed|passed_out|turning_blue|gone_blue|lips_are_blue|seizure|seizing|convulsing|choking_on|foaming|having_a_stroke|having_a_heart|heart_attack|had_a_stroke|od
  choking|choke on|and|right _ food|grape|something|help|cant|breathe|now
  chest _ pain*|pains|tight*|hurts|crushing|pressure|feels|hurting ___ arm|breath*|jaw|spreading|left|severe|worse|sweating|crushing|numb|call|radiat*|down
  crushing|severe|sharp|sudden|bad|terrible|intense|awful|horrible pain|pains|pressure|chest _ in|across|chest|pain _ chest|arm|pain
  chest pain|pains .
  ~ think|thinks|believe|sure|like|having|have|had|am _ _ heart_attack|stroke|cardiac_arrest|anaphyla*
  ~ anaphyla*|throat_is_closing|throat_closing|epipen|cardiac_arrest
  throat is|feels? swelling|closing
  face|mouth|side|speech|one_side|arm is|has|gone|of|suddenly|just|went _ drooping|droop*|slurred|slurring|numb|paralysed|paralyzed|weak .|and|suddenly|on|cant|is
  ~ <person> _ <just>? breaking|break|broke|broken|smashing|climbing|kicking|banging|bashing|pounding|hammering|forcing _ in|into|down|through|on|at|window|way _ my|house|home|door|apartment|flat|window|in|now|get|the|right|.
  <person> is|are|just|hes|standing|there|broke inside|entered|outside|downstairs|at|in <just>? my|the|our house|home|apartment|flat|room|building|kitchen|window|basement|garden|door ___ help|shouldnt|scared|knife|gun|with|now|dont|hide|hiding|wont|trying|.
  ~ intruder*|burglar*|home_invasion|being_robbed|getting_mugged|being_burgled
  ~ <person> _ following|chasing|stalking|coming|hunting|after|followed|attacking|attacked me|us|for_me|after_me|after_us
  ~ being|getting|am followed|chased|attacked|mugged|held_hostage|kidnapped|abducted
  <person> __ has|have|holding|pointing|waving|got|pulled|aimed|grabbed|with|carrying|swinging _ knife|gun|axe|weapon|machete|shotgun|bat|rifle ___ me|us|my|at|outside|door|to|here|coming|and|now|hand|his|.
  ~ shots|gunshots|shooter|gunman|shooting outside|in|fired|at|near|here|right|active|nearby
  active shooter
  house|flat|apartment|kitchen|building|home|room|curtains|car is|on|are|caught|has|full <just>? on|fire|burning|filling|of|caught _ fire|smoke|.|now|gas|down
  smell of? gas|smoke|burning _ in|everywhere|house|flat|strong|cant|now|dizzy
  crashed|accident|hit_by ___ trapped|bleeding|stuck|cant_move|cant_feel|unconscious|pinned
  fell through|into|in|off the ice|water|river|lake|roof ___ help|cant|stuck|move
  ~ <jeg>|going|gonna|want|wanna|urge*|might|could|plan*|thinking|about|need|fantas*|tempted|wil|ill|il|swear|ready ___ kill|murder|stab|shoot|strangle|poison|hurt_someone|hurt_him|hurt_her|hurt_them|burn_down|blow_up|attack|hurt_people|hurt_my <victims>|them|.
  ~ <want>|urge*|thoughts|think*|scared|afraid|worried|fear|might|going|could|about|gonna|terrified|frightened|impulse*|picture|imagine|images|imagining ___ hurt|harm|shake|kill|smother|drown|hurting|harming|shaking|killing|stab|stabbing|shook|hit|hitting|suffocate <victims>
  <want>|urge*|thoughts|think*|scared|afraid|worried|fear|might|going|about|gonna|terrified|frightened|impulse*|picture|imagine|images|imagining ___ throw|throwing|drop|dropping|snap_at|lose_it_with my|the|our|a <child>
  shook|shaken|shaking|shake|smother|smothered|threw|dropped|slapped|hit|hurt|shakin my|the|our|her|him newborn|baby|infant|toddler|hard
  ~ voices|voice|demons|god|tv|radio|they|it _ tell*|say*|command*|order*|want*|whisper*|scream*|told __ kill|hurt|harm|jump|die|do_it|end|burn|cut|stab|attack
  voices|voice <just>? tell*|telling|say*|command*|order*|in_my_head|wont_stop|whisper*|are_back|got_louder|scream*|that_tell|want
  ~ hear|hears|hearing|heard voices|a_voice
  ~ call|send|need|phone|dial|ring|get|getting|calling|called|want|should|please an|for|the|me|us|him|her|an_? ambulance|113|112|911|999|paramedic*|police|emergency|cops|fire_brigade|coastguard ___ now|please|help|here|someone|hes|he|asap|bleeding|or|?|.|hurry|quick
  ~ help|please|hurry ___ dying|bleeding|kill_me|knife|gun|breathe|overdose|breaking_in|attacked|trapped
  ~ im|i|am|me|hes|shes|she|he dying|bleeding_out|od|oding|going_to_pass_out|losing_consciousness right|now|help|please|call|fast|.|on_the_floor|out
  <redd> ___ do|doing|did|might_do to|with <victims> .|if|when|and|next|one|tonight
  not responsible for|what what|i i|do _ do|if
  <person> _ follows|following|followed|stalks|waits|waiting|watches|watching me|us|for_me|outside _ home|every|again|to|around|from|outside|house|night|window|everywhere
  man|someone|guy|stranger who|that follows|followed|watches|waits me|for|outside
  mans|man|someones|someone|hes|somebodys got into|in the|my|our house|flat|home|room
  doing|do something i|that|i_can can|cant|never _ take|undo _ back|.
  shouting|shouted|screaming|yelling|screamed ___ kill her|him|them|me|us
  trust myself to|alone|with|tonight|.
  cant|cannot|couldnt move|feel|lift my? right|left|one|whole|half side|half|of_my
  suddenly|sudden ___ cant|numb|weak|cannot ___ left|right|one|side|face side|arm|leg|of
  someones|somebodys|strangers|intruders in|inside|downstairs|upstairs my|the|our? house|home|flat|apartment|room|attic|hallway|basement .|and|now|help|right|while|i
  theres someone|somebody|a_man|a_stranger in|inside|downstairs|upstairs my|the|our? house|home|flat|apartment|hallway|.|and
  please|now send help
  send help now|please|immediately
  fallen|fell|collapsed|floor|lying|found ___ isnt|not|wont|stopped breathing|responding|moving|answering|waking|wake
  man|someone|somebody|stranger|guy ___ trying|tries|rattling the|my|at|on? _ doors|windows|handle|doorknob|lock
  hes|shes|someones|theyre shooting .|at|people|us|everyone
  tried|tries|trying to drag|pull|force|grab <me> _ into|in|to
`;
