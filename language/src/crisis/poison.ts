/** Taken or being taken: too many pills, poison, the wrong medicine, by oneself or by a child. Norwegian. */
export const POISON_NO = `
  ~ overdose*|overdosis
  tatt|tok|teke|tar|svelg*|tatte|spist|åt _ alle|altfor|alt|mange|masse|massevis|hele|heile|tretti|førti|femti|tjue|hundre|10|15|20|25|30|40|50|60|100 for|mange|mye|opp|av|de|dei? _ <pills>|pillene|tablettene
  tatt|tok|teke|svelg* for mange|mye _ <pills>
  tatt|tok|teke|svelg*|spist|tar _ hel|heil|hele|heile|alle|masse|mange|et|to|tre|flere _ eske*|brett*|glass|pakke*|boks* _ <pills>
  svelg* _ hel|hele|alle|mange|masse __ <pills>
  drukket|drakk|drukke|svelg* _ klorin|salmiakk|bensin|frostvæske*|plumbo|rengjøringsmid*|vaskemid*|gift
  tatt|tok|teke|svelg*|svelgd*|spist|tatte|inntatt|helt_i_meg|skylt*|proppa|slukt|tar|har _ _ <mange> _ <pills>|sobril*|imovane|insulin|valium|stesolid|vival|paralgin*|paracetamol*|paralgin|antidepress*|sove*
  tatt|tok|teke|svelg*|slukt|skylt*|tømt _ alle|hele|heile|alt|resten _ boks*|pakk*|pakka|brett*|glass*|esk*|pill*|medisin*|tablett*|sovemed*|skapet|paracet*|pillene|medisinskap*
  tatt|tok|svelg*|slukt|tar nettopp|akkurat|nå|no|alle? _ <pills> ___ alle|alt|<dø>|våkne|for_mange|hele|angrer|slutt|svimmel
  <pills> __ med|og|sammen|ned ___ sprit|vodka|whisky|alkohol ___ tatt|tok|svelg*|angrer|svimmel
  bland*|tatt|tok|skylt*|svelg* _ <pills>|piller|tabletter og|med|sammen|ned _ alkohol|sprit|vodka|vin|øl|whisky|brennevin
  ~ forgift*|giftig __ drukket|<meg>|barnet|<child>|svelg*|spist|ring*|sopp
  drukket|drakk|drukke|svelg*|fått|spist __ klorin|salmiakk|bensin|frostvæske*|plumbo|rengjøringsmid*|vaskemid*|gift|batteri|tennvæske|lut|rottegift|knappcelle*|blekemid*|kjemikali*
  tatt|tok|svelg* alt|alle|det_meste som|jeg|av|i var|hadde|fant|skapet __ skapet|pillene|hjemme|.
  tok|tatt|satt|tar altfor|for mye|mykje insulin*|morfin*|metadon*
  tatt|tok|teke|tar|ta|svelg*|svelgd*|slukt|spist|inntatt|drukket|drakk|fått_i_meg|fått_i_seg|skylt* _ <overdose> .|and|og|now|nå|no|i|jeg|tonight|of_my|av_mine|med|because|fordi|by|today|this|last|earlier|again|minutes|an_hour|half|my|what|hva|ka|help|hjelp|please|on_purpose|med_vilje|ten|ti|for
  ~ tatt|tok|teke|tar|svelg*|slukt|spist|satt|injisert|doblet _ dobbel|dobbelt|trippel|feil|to_doser|flere_doser _ dose|dosen|doser|medisin*|insulin*|<pills>|<drug>
  tatt|tok|teke|tar|svelg*|slukt|spist|knust|skylt*|inntatt _ _ <mange> _ <pills>|<drug>|stykk|stk
  tatt|tok|teke|tar|svelg*|slukt|spist|skylt*|helt i_meg|ned|nettopp|alle|alt|resten|hele|heile ___ <drug>
  <mange> _ <pills>|<drug> ___ tatt|tok|svelg*|slukt|spist|skylt*|nå|angrer|innabords|i_meg|i_kroppen|søvnig|kvalm|svimmel|sløv
  <pills>|<drug> er_borte|er_tomme|er_tomt|er_tom|er_vekk ___ <child>|<kin>|barnet|hun|han|svelg*|tatt|spist|jeg
  <child>|<kin>|<person>|<hvem>|toåring*|treåring*|ettåring*|minsten|eldste _ har|hadde|ha|fikk|nettopp? _ spist|svelg*|drukket|drakk|tygd|tatt|fått_i_seg|puttet|suget _ _ <pills>|<drug>|<gift>
  ~ <gift> ___ svelg*|drukket|drakk|drukke|i_munnen|i_magen|fikk_i_seg|fått_i_seg|fått_i_meg|spist
  ~ svelg*|drukket|drakk|drukke|fått_i_meg|fått_i_seg|fikk_i_meg|fikk_i_seg|spist|ete|åt|sniffet|pustet_inn|innåndet __ <gift>
  ~ giftinformasjonen|giftsentralen|pumpe_magen|pumpet_magen|magepumping
  blanda|blandet|tatt|tok|drukket|drakk _ _ <pills>|<drug> _ _ vin|øl|sprit|vodka|alkohol|whisky|promille
  ~ tatt|tok|teke|tar|ta|svelg*|svelgd*|slukt|spist|spiste|ete|åt|inntatt|drukket|drakk|fått|skylt*|putta|puttet|proppa|knaska|gitt|gav|ga|satt|sette|blanda|blandet ___ <stoff> ___ <alarm>
  ~ <stoff> ___ tatt|tok|svelg*|slukt|spist|skylt*|drakk|drukket|ned ___ <alarm>
  <alarm> ___ tatt|tok|tok_jeg|svelg*|slukt|spist|drukket|drakk|skylt* ___ <stoff>|<mange>
  <mange> _ <stoff> ___ <alarm>
  ~ <gift> ___ <alarm>
  ~ <alarm> ___ <gift>
  ~ de_er|dei_er|alt_er|alle_er|det_er svelg*|svelgd*|svelget_nå|nede|i_magen|inne_i_meg|tatt_nå
  angrer ___ tatt|tok|svelg*|spist|drukket|gjort
  tatt|tok|svelg*|spist hele|heile|alle|alt|resten|halve|to|tre|fire|fem eska|esken|brettet|brettene|pakka|pakken|boksen|glasset|på_brettet|sammen|som_var|i_esken
`;

/** The same in English. */
export const POISON_EN = `
  ~ overdos*
  took|taken|take|swallowed|swalowed|ate _ al|all|whole|many|entire|bunch|20|30|40|50|60|100|15|25|ten|twenty|thirty|forty|fifty|lots|bottle of|many|my|the|much? _ <pills>
  took|taken|swallowed way? too many|much __ <pills>
  drank|drunk|drink|swallowed|swallow _ bleach*|antifreeze|detergent|poison|ammonia
  took|taken|take|taking|swallowed|ate|downed|popped|ingested|swallowing|had|drank|tok|swalow*|i've_taken _ _ <many> _ <pills>|ambien|xanax|valium|insulin|ibuprofens|advil|aspirin|paracetamols|sertraline|antidepress*|zopiclone|benzos|pils
  ~ took|taken|swallowed|downed|emptied|finished|ate|just|swalow*|drank _ all|whole|entire|every|rest|full|everything|bottle|pack|box|packet _ _ <pills>|prescription|bottle_of|bottle|cabinet|blister*|sleeping|painkillers|medicine
  took|taken|swallowed|swalow*|downed|had _ way? too|to|so much|many|manny __ <pills>|sleepers|of_them
  took|taken|swallowed|swalow*|downed way? too|to many|manny
  swallowed|downed|emptied|swalow* _ whole|entire|all|full|lot|every _ packet|bottle|pack|box|blister|strip|lot|thing|tub|jar|them|of_them|sheet
  took|taken _ whole|entire|all|full _ packet|bottle|pack|box|blister|strip|lot ___ sleepy|dizzy|sick|feel|drowsy|scared|help|goodbye|regret
  <pills> ___ too_many|dont_wake|feel_weird|feeling_sleepy|feel_dizzy|going_numb|getting_drowsy|poison*
  <pills> and|with|washed|plus|mixed _ alcohol|vodka|whiskey|whisky|booze|gin|rum|wine ___ took|taken|sleepy|drowsy|dizzy|help|swallowed|washed|drank|goodbye
  mixed|mixing|washed|took|swallowed|wash _ <pills>|xanax|painkillers with|and|down _ alcohol|vodka|whiskey|whisky|booze|gin|wine
  drank|drunk|drink|swallowed|swallow|ate|got_into|drinking|ingested _ bleach*|antifreeze|detergent|poison|ammonia|cleaner|cleaning|battery|drain|weedkiller|petrol|chemicals|rat_poison|gasoline|pesticide|lighter_fluid
  ~ poisoned|poisoning <child>|myself|i|my|me|by|someone|trying|us
  trying|going|wants to poison me|us
  took|taken|swallowed|had __ <pills> all|every_single of|one them|.
  eaten|ate|eating _ poison*|toxic|deathcap*
  took|taken|injected way? too much insulin|morphine|methadone|fentanyl
  im|i|ive|have|has|she|he|just|friend|brother|sister|son|daughter|mum|mom _ overdosing|overdosed|od|oded|oding .|right|now|again|tonight|tablet*|meds|pills|and|i|please|help|on_my|on_pills|on_tablets|on_paracetamol|in_the|upstairs
  took|taken|taking|take|injected|tried|trying _ <overdose> .|and|og|now|nå|no|i|jeg|tonight|of_my|av_mine|med|because|fordi|by|today|this|last|earlier|again|minutes|an_hour|half|my|what|hva|ka|help|hjelp|please|on_purpose|med_vilje|ten|ti|for
  ~ took|taken|taking|swallowed|injected|given|gave|had _ double|triple|wrong|two|extra|way_too_much|too_much _ dose|doses|dosage|insulin|<pills>|<drug>|medicine
  took|taken|taking|take|swallowed|swallowing|swalow*|necked|downed|popped|ate|eaten|had|chewed|crushed|sunk|emptied _ _ <many> _ <pills>|<drug>
  took|taken|taking|swallowed|swallowing|swalow*|necked|downed|popped|emptied|sunk|crushed all|whole|every|lot|loads ___ <drug>
  ~ took|taken|taking|swallowed|swallowing|swalow*|necked|downed|popped|emptied|sunk|crushed the|my|a ___ <drug>
  <many> _ <pills>|<drug> ___ took|taken|swallowed|down|gone|inside_me|in_me|necked|regret|sleepy|drowsy|sick|dizzy|now
  <pills>|<drug> are|is all? gone|empty|missing ___ child|kid|son|daughter|she|he|took|swallowed|toddler|baby
  <child>|<person>|<who>|she|he|twin|sister|brother|daughter|son|mum|mom|nan|flatmate|roommate _ has|have|had|just|got? _ eaten|ate|swallowed|drunk|drank|chewed|taken|got_into|sucked|licked _ _ <pills>|<drug>|<gift>
  ~ <gift> ___ swallowed|drank|drunk|in_his_mouth|in_her_mouth|in_my_mouth|got_into|ate|eaten
  swallowed|swallowing|drank|drunk|drinking|ate|eaten|ingested|chewed|got_into|inhaled __ <gift>
  ~ poison control|centre|center|line
  stomach pumped
  mixed|mixing|washed|took|taken|drank _ _ <pills>|<drug> _ _ wine|vodka|beer|gin|whisky|whiskey|rum|booze|alcohol|cider
  ~ took|taken|taking|take|swallowed|swallow|swallowing|swalow*|necked|downed|popped|popping|ate|eaten|had|chewed|chewing|crushed|drank|drunk|gave|given|injected|mixed|used ___ <stoff> ___ <alarm>
  <stoff> ___ took|taken|swallowed|necked|downed|drank|ate|down|gone|in_me ___ <alarm>
  <alarm> ___ took|taken|swallowed|necked|downed|drank|ate|chewed ___ <stoff>|<many>
  ~ <many> _ <stoff> ___ <alarm>
  ~ <gift> ___ <alarm>
  ~ <alarm> ___ <gift>
  ~ theyre|they_are|its|all|tablets|pills are? swallowed|down|in_me|inside_me|in_my|taken
  took|taken|swallowed|necked|downed the|a|whole|full|entire|all|my lot|box|packet|pack|bottle|strip|blister|refill|prescription
  took|taken|swallowed|necked them|em all|last|tonight|now|an|anyway
  took|taken enough|plenty to|for|of
  regret ___ took|taken|swallowed|drank
`;
