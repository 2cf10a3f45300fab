/**
 * Phrases that tired people use on many a day, and that mean more together: two signs of different kinds in one text count as
 * speaking of suicide.
 */
export const SIGNS = {
  giving_up: `
    <orker> <not> <bare>? <bare>? mer|meir|lenger|mere|lengre .|av|nå|no|og|og_jeg
    <orker> <not> <bare>? dette|alt|det|smerten*|presset|maset|kampen lenger|mer|meir|.
    helt|så|fullstendig tom|knust|nummen|ødelagt .
    sliten|lei|trøtt|trett|utslitt av|på alt|alt_sammen|meg|å_kjempe|kampen|å_late|å_prøve|å_være
    kjempet|prøvd|holdt|stått lenge|nok|ut|alt|i_årevis
    vilje|viljen igjen|til|lenger
    for|så mye|mykje|tungt|vondt|vanskelig .
    tired|sick|exhausted|done of|with|from trying|fighting|everything|it|this|pretending|hurting|me|all|being
    cant|cannot|dont do|take|handle|keep|stand|continue|bear it|this|anymore|up|any|doing|much
    too|to much|hard|heavy|painful|tired .
    fought|tried|held enough|long|everything|on|so|al
    orker|orkar|klarer|klarar|greier|makter|kan <not> <bare>? mer|meir|mere|meire .
    orker|orkar|klarer|klarar|greier|makter|kan <not> <bare>? mer|meir av|nå|no
    orker|orkar|klarer|klarar|greier|makter <not> <bare>? dette|det|alt|mer_av_dette lenger|mer|meir|.
    holder|held|holdt <not> ut
    orker|orkar|klarer|klarar|makter|greier <not> <bare>? kjempe|slåss|stå_imot|fighte
    så|heilt|helt|bare ferdig .
    gir|gjev|gitt opp .
    <jeg> gir|gjev|har gitt? opp
    kjempet|kampen|krefter|krefta igjen|lenger|.
    cant|cannot|couldnt <just>? do|take|handle|bear|stand|cope this|it|anymore|with|any
    cant|cannot go|keep on|going|fighting
    giving|give|given|gave up .
    im|am|i done .
    done with everything|everyone|it_all|al
    cant|cannot|dont <just>? fight anymore|any|it
    end of my rope|tether
    no strength|energy|fight left
    nothing left .`,
  hopeless: `
    <not> _ fremtid*|framtid*|håp|lys|utvei|løsning|mening|vits|poeng|glede .|lenger|i|for|igjen|mer
    <not> _ <bare>? hjelp*|nytter|nytt .|lenger|meg|mer
    <hva> er|e|æ vitsen|poenget|meningen
    tom|tomt|nummen|mørkt|svart|mørke inni|innvendig|rundt|i_meg|overalt|hele
    fanget|fanga|innestengt i|her|.
    vondt|smerte|smerten|smertene å|i_sjela|i_hjertet|være_meg|er_uutholdelig|slutter|blir_ikke
    trapped|stuck|numb|empty|hollow|dead|broken .|inside|and|here|in
    nothing|noting matters|helps|works|left|changes|ever|is|feels
    no|any|see way|future|light|point|reason|solution out|forward|for|anymore|.|ahead|at
    håpløs*|håplaus*|meningsløs*|meiningslaus*|bunnløs*
    ingen|null|mistet|mista|uten alt? håp
    blir|bli|vert aldri|ikke|ikkje _ bedre|betre|bra
    alt|livet|alting|allting er|føles|kjennes|blir _ svart|mørkt|tomt|grått|ødelagt|galt|likegyldig|borte|meningsløst
    ingen|ikke|ikkje _ vits|mening|meining|poeng .
    ingen|ikke|ikkje _ vits|mening|meining|poeng i|med noe|noenting|noko|livet|meg
    ser|finnes|er ingen|ikke|ikkje noen? ende|utvei|lys på|i|lenger|.
    hopeless*|pointless|meaningless|despair*
    no|lost|any|without al|all? hope
    never|wont|not going? to? get|getting|gets|be better|ok|okay
    everything|life|it|al|all is|feels|looks just? black|dark|empty|grey|ruined|wrong|gone|broken|meaningless
    no|any|whats|what the? point|meaning .
    no end to|in it|this|sight|the|.
    see|cant no|any end|light|future|way`,
  worthless: `
    <jeg> er|e bare? ingenting|verdiløs|unyttig|unødvendig|til_ingen_nytte|overflødig|et_null|søppel|mislykka|en_skam
    unnskyld|beklager|tilgi|orsak for|alt|meg|at .|jeg|alt
    min|mi|mitt skyld|feil .|alt|at
    ødelagt|ødela|skuffet|sviktet|svikter alt|alle|familien|dem|dere
    hate|disgusted|ashamed|sick by|with|of|at myself|me|everything
    im|i|am nothing|nobody|worthless|useless|pathetic|unlovable|broken|disposable|trash|garbage
    my|all|its fault|my_fault .|that|and
    failed|disappointed|ruined|hurt|letting everyone|everybody|them|my|at|down
    hat* <meg> selv|sjøl|sjølv
    hater|hatar <jeg>? meg
    verdiløs*|ubrukelig|mislykka|mislykket|verdilaus*
    <not> _ verdt|verd|vært noe|noko|noenting|en
    til bry|bryderi|belastning|last for
    i vegen|veien for|.
    ødelegg*|skuff* <bare>? alt|alle|livet
    fortjen* <not>|bedre|betre|det|å _ bedre|leve|noe|dere|meg
    hate|loathe|despise <myself>
    worthless|useless
    a|total|complete|such failure
    in the|everyones|peoples|their way .
    ruin|ruining|ruined everything|everyone|everybody
    let|letting everyone|everybody|them|people|family _ down
    dont deserve`,
  alone: `
    ingen|ikke_noen|aldri __ å|som _ snakke|ringer|bryr|hører|elsker|spør|merker|kommer|glad
    ingen|<not> _ <bare>? igjen|att|rundt .|meg|for
    alene|aleine|ensom|forlatt i|på|med|av verden|alt|dette|alle|det
    nobody|noone|one|none|never <just>? left|calls|asks|notices|visits|listens|loves|wants|knows|remembers|comes
    alone in|with|and|forever this|it|the|world|everything|.
    ingen|ikke|ikkje _ bryr|bry|forstår|savner|saknar|ser|vil|trenger _ <meg>|seg
    ingen|ikke|ikkje _ glad|bruk i|for <meg>
    helt|heilt|fullstendig|så alene|aleine|åleine|ensom|einsam .
    nobody|one|noone|none would|wil|will|really? cares|care|understands|wants|needs|loves|sees|even
    completely|totally|utterly|so|all alone|lonely .`,
  away: `
    bli|være|få|vil|finne|gå _ borte|fred|usynlig .|for|endelig|og
    <vil>|orker|håper _ at|det|alt|dette _ slutt*|stans*|stoppe*|over|forbi|stilne
    sove|sovne|hvile|ligge __ evig|lenge|for_alltid|uten|og_bare|i_fred|resten
    reise|dra|gå langt|bort|vekk|et|ingen bort|vekk|sted|fra|finner|.
    <want>|need|wish|hope|just _ peace|silence|quiet|rest|sleep|gone|nothingness|oblivion .|forever|and|now|finally
    make|let|wish|hope|want|need __ stop|end|quiet|go_away|over .|already|hurting
    go|be|run|walk|drive|get away|somewhere|home|far forever|nobody|and_never|where_no|for_good
    vil|ville|ønsker|må _ bort|vekk|forsvinne|slippe|slippes|rømme .
    vil|ville|ønsker _ sove _ evig|alltid|lenge|for_alltid
    få|finne|ha|vil <bare>? endelig? fred .
    at alt|det|smerten|smertene|dette skal|kunne|bare|ville __ slutt|stoppe|over|slutte
    make|want|wish it|this|everything|pain|al|all|the to? pain? stop|end
    <want> _ out|away .
    <want> to <just>? <just>? disappear|vanish|escape|leave
    sleep|rest|peace for? forever
    be|at|find|have|some|want <just>? peace .
    be free .`,
  farewell: `
    takk|takka|takker for alt|tiden|tida|alle|at|meg .|dere|vi|og|du|jeg|det
    glad i dere|deg|dykk|dokker|alle|dem .|alle|alltid|for|uansett|og|husk
    elsker|elskar dere|deg|alle|ungene|barna .|alltid|for|husk|mer
    husk|husker|ikke_glem|glem _ glad|elsk*|bra|god|minner
    <not> vær|ver|være|gråt|sørg|lei <bare>? lei|trist|sint|for|over|dere
    ta|pass godt|vare|på vare|på hverandre|barna|ungene|deg_selv|kvarandre|mamma
    si|hils|fortell til|at|fra mamma|dem|barna|ungene|alle|familien|pappa
    thank|thanks you|for everything|all|al|for
    love|loved you|them|al|them_all all|everyone|so|always|forever|kids|.
    sorry for|to|if|i everything|everyone|all|al|this|anyone|hurt|my
    tell|remember|take|look|please my|them|me|care|after i|that|kids|of|family|mum|mom|them|each
    made peace|amends|arrangements`,
  affairs: `
    ryddet|ordnet|ordna|betalt_alle|har_betalt|rydda|sagt_opp|avsluttet|slettet|solgt|gitt_bort|kastet|kasta opp|alt|alle|regninger|regningene|kontoen*|tingene|papirene|bildene|leiligheten|i
    passord|passordene|papirene|nøklene|forsikringen|forsikringa|kontoen|testamentet ligger|er|står|på|i
    nytt|ny hjem|eier til|for
    trenger|treng <not> det|dem|noe|den|ting|så|dei lenger|mer|så|meir|der
    paid|sorted|cleaned|cancelled|deleted|packed|settled|organised|organized|tidied|closed al|all|my|the|off|everything|up bills|debts|accounts|paperwork|things|room|stuff|flat|.|social|photos
    passwords|documents|papers|keys|insurance are|is|on|in|written|down
    found a|someone|new home|to|for
    wont|dont need|needing it|them|any|that|this|much|anything anymore|now|where|longer|soon`,
  means: `
    ser|stirrer|tenker|glaner|gå|går|sitter|kikker|titter på|ned|mot|ved|over|bort pillene|tablettene|brua|broa|toget|togene|skinnene|kniven|medisinskapet|elva|vannet|sjøen|pilleglasset|barberbladet|takbjelken|klippen
    brua|broa|skinnene|toget|pillene|kniven|medisinskapet|barberbladet _ roper|frister|lokker|drar|venter|ligger|ser|står
    alene med|sammen pillene|kniven|tankene|tablettene
    look*|star*|think*|staring|keep|eyeing|sit*|hold* at|about|of|by|over|near|the the|my|bridge pills|bridge|train|trains|tracks|knife|cabinet|river|water|rope|gun|razor|ledge|belt|cliff|tablets
    pills|bridge|knife|tracks|rope|gun|razor calling|waiting|tempting|there|within`,
} as const satisfies Record<string, string>;
