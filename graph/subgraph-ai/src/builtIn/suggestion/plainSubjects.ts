import type { Theme } from '@spire/content/suggestionsByTheme';

/** Words of an activity with somebody, which exclude a wish about a quarrel with them. */
const DONE_NO =
  '(?:noe|noko|nokka|nåkka|nåe|ting|lek|leke|leika|gjøre|gjere|gjera|finne på|idé|ideer|tips|kos|kose|koselig|aktivitet|hjemme|heime)';
const DONE_EN =
  '(?:something|anything|things?|play|playing|do|game|games|ideas?|fun|activity|cozy|cosy|at home|entertain)';
const doneWith = (others: string) =>
  `${DONE_NO}(?!\\p{L})[^.!?]{0,30}(?:med|for|til) (?:\\p{L}+ ){0,2}?(?:${others})(?!\\p{L})|${DONE_EN}(?!\\p{L})[^.!?]{0,30}(?:with|for) (?:\\p{L}+ ){0,2}?(?:${others})(?!\\p{L})|(?:${others})(?: min| mi| mine| vår)? og (?:jeg|eg|æ)(?!\\p{L})|(?:jeg|eg|æ) og (?:${others})(?!\\p{L})|my (?:${others}) and (?:i|me)(?!\\p{L})|(?:me|i) and my (?:${others})(?!\\p{L})|meg og (?:${others})(?!\\p{L})`;

const PARTNER =
  'mannen|kona|kjæresten|kjæresta|samboeren|samboer|typen|dama|husband|wife|partner|boyfriend|girlfriend|hubby|fianc[eé]e?|spouse';
const CHILD =
  'ungene|ungan|ungar|barna|borna|barn|barnebarn\\p{L}*|sønnen|sonen|datteren|dattera|guten|gutten|gutungen|jenta|jentungen|minsten|småen|småtroll\\p{L}*|(?:to|tre|fire|fem|seks|sju|syv|åtte|ni|\\d)[- ]?åring\\p{L}*|kids?|children|grandkids?|grandchild(?:ren)?|grandson|granddaughter|toddlers?|little ones?|son|daughter|niece|nephew|preschooler|\\d[- ]year[- ]old';

const FOOD_NO =
  '(?:mat|middag|lunsj|frokost|kvelds|kveldsmat|suppe|vafler|pannekaker|kake|rett|gryte|pasta|snacks)(?!\\p{L})|(?:godt|enkelt|lett|sunt|varmt) (?:å (?:spise|ete)|til)|til (?:middag|lunsj|kvelds|frokost)|å (?:spise|ete)';

/** Subjects of a wish and the words that name them, in both languages; each may be said in many ways. */
export const SUBJECTS: readonly (readonly [Theme, string])[] = [
  [
    'cooking',
    `(?:easy|simple|quick|lazy|enkel|enkle|rask|lettvint|kjapp|billig|cheap) (?:dinner|lunch|supper|meal|breakfast|tea idea|middag|lunsj|frokost|kvelds)\\p{L}*|(?:lage|laga|lag|koke|steke|steike|fikse|trylle fram) (?:\\p{L}+ ){0,3}?(?:${FOOD_NO})|(?:lage|laga|lag) (?:noe|noko|nokka|nåkka|nåe|litt) (?:\\p{L}+ )?(?:godt|go|snadder)(?!\\p{L})|bake(?!\\p{L})|baking(?! hot)(?!\\p{L})|bakst|kokkeler\\p{L}*|cook(?:ing)?(?!\\p{L})|(?:make|whip up|prepare) (?:\\p{L}+ ){0,3}?(?:food|dinner|lunch|meal|soup|pancakes|cake|snack|treat|tasty|yummy|to eat)(?!\\p{L})|(?:bare |only |just )?(?:one|én|ein|ei) (?:pot|pan|kjele|gryte|panne)(?!\\p{L})|recipe|oppskrift|(?:noe|noko|nokka|nåkka|something|anything) (?:\\p{L}+ ){0,2}?(?:godt|go|søtt|enkelt|varmt|salt|sunt|sweet|salty|tasty|nice|warm|easy|yummy|good|healthy) (?:å (?:lage|laga|steke)|(?:i can |to |we can )(?:make|cook))(?!\\p{L})|(?:craving|lyst på) (?:noe|noko|something) (?:\\p{L}+ )?(?:søtt|salt|sweet|salty|tasty)(?!\\p{L})|air ?fryer|kokeplate|kokeapparat`,
  ],
  [
    'drinks',
    'kopp(?:en)? (?:te|kaffe|kakao|sjokolade)|(?:en|drikke|urte|grønn) ?te(?= og|[,.!?]|$)|tekopp|urtete|kakao(?!\\p{L})|(?<!(?:uten|ikke|mens|ta en|med en) )kaffe(?!\\p{L})(?! (?:med|sammen|trekker|koker))|(?:noe|noko|litt) (?:\\p{L}+ ){0,2}?(?:å drikke|i koppen)|(?:something|anything) (?:\\p{L}+ ){0,2}?to drink|cup of|cuppa|(?<!(?:for|at|no|high) )tea(?!\\p{L})(?! ?(?:towel|time))|cocoa|hot chocolate|smoothie|(?<!(?:while the|for|no) )coffee(?!\\p{L})(?! (?:shop|table|with|brews|is))|noe (?:godt|varmt|kaldt) i glasset',
  ],
  [
    'water',
    '(?:med|with|by|near|ved|i|in|elsker|liker|love|like|savner|miss|glad i|se på|høre på|watch|listen to) (?:the )?(?:vann|vatn|vannet|water|sjøen|sjø|havet|hav|sea|ocean|lake|elva|bekken|bølgene|waves|river)(?!\\p{L})|(?:(?:et|ta|varmt|godt|lunt) bad|fotbad|footbath)(?!\\p{L})|foot ?(?:bath|soak)|badekar|boblebad|karbad|dusje?(?!\\p{L})|bade(?!\\p{L})|bath(?!\\p{L})|bubble bath|shower(?!\\p{L})|plaske|splash(?:ing)?(?!\\p{L})|(?:regnet|the rain)(?!\\p{L})(?! (?:stop|is keeping))|(?:gå|ut|walk|out|be) (?:ut )?(?:i|in the) (?:regn|rain)(?!\\p{L})',
  ],
  [
    'learning',
    '(?:lær[ea]?|lere|learn(?:ing)?) (?:meg |mæ |me )?(?:\\p{L}+ ){0,2}?(?:noe|noko|nokka|nåkka|nåe|nytt|ny|litt|something|anything|new|bits?|a bit|a word|et ord|ett ord|fact|fakta)(?!\\p{L})|(?:noe|something) (?:nytt? |new )?(?:å lære|to learn)|lærerikt|educational|fun facts?|(?:tell me|teach me|fortell meg|lær meg) (?:noe|something|noko|a fact|about)|nysgjerrig(?!het)|hjernen? (?:trenger|vil ha) (?:litt )?(?:mat|trim)|hjernetrim|(?:food|exercise) for (?:the|my) (?:brain|mind)|new skill|ny ferdighet|(?:noe|something) (?:nytt|new) (?:å|to) (?:kunne|know|tenke på|think about)',
  ],
  [
    'looking-forward',
    '(?:ikke |ikkje |itj )?(?:noe|noko|nokka|nåkka|nåe|ingenting|ikkeno|litt|ting|something|anything|nothing|things?) (?:\\p{L}+ ){0,3}?(?:å |te å |to )?(?:gle|glede|gleda|gled|sjå fram|se fram|look(?:ing)? forward)(?!\\p{L})|glede meg til(?=[,.!?]|$)|look(?:ing)? forward to(?= (?:this|in|at|tonight|over|when)|[,.!?]|$)|lyspunkt|(?:høydepunkt|highlight)(?: i| in)?|(?:planer|plans?|noe|noko|something|idé|ideer|ideas?) (?:\\p{L}+ ){0,3}?(?:for|til|i|this|at|over) (?:the |denne )?(?:weekend|helga|helgen|helg)(?!\\p{L})|(?:plan|planlegge|finne på|do) (?:\\p{L}+ ){0,3}?(?:for|til|på|on|this) (?:the )?(?:saturday|sunday|friday|weekend|lørdag|søndag|fredag|helga|helgen)(?!\\p{L})|liven up (?:my|the) (?:week|weekend)|bright spot',
  ],
  [
    'gardening',
    'gardening|hagearbeid|(?:stelle|jobbe|pusle|rusle|rote|potter|work|pottering) (?:litt )?(?:\\p{L}+ )?(?:i|in) (?:hagen|the garden)|plant(?:er|ene|ane|an|a|e|s|ing)?(?!\\p{L})|blomster|blomar|blomsterpotte|flowers?(?!\\p{L})|potte(?:plante\\p{L}*|r|ne)?(?!\\p{L})|potted|houseplants?|seeds?(?!\\p{L})|frø(?!\\p{L})|så (?:frø|noe|litt karse)|grønne fingre|green (?:fingers|thumb)|(?:balkong|altan)kasse\\p{L}*|drivhus|greenhouse|weed(?:ing)?(?!\\p{L})|luke(?!\\p{L})|krydderurter|urter(?!\\p{L})|herbs|jord under neglene|allotment|parsell',
  ],
  [
    'crafts',
    'h[åa]ndarbeid|strikk\\p{L}*|hekl\\p{L}*|broder\\p{L}*|sy(?:ing)?(?!\\p{L})(?= (?:litt|noe|på)|[,.!?]|$| (?:og|eller|men))|veve?(?!\\p{L})|makram\\p{L}*|knit(?:ting)?(?!\\p{L})|crochet\\p{L}*|embroider\\p{L}*|sew(?:ing)?(?!\\p{L})|crafts?(?!\\p{L})|crafty|craft(?:ing)|quilt\\p{L}*|origami|perler?(?!\\p{L})|beads?(?!\\p{L})|beading|leire|keramikk|(?:modelling |modeling )?clay(?!\\p{L})|pottery|macram\\p{L}*|weav(?:e|ing)|garn(?!\\p{L})|yarn|snekre|spikke|whittl\\p{L}*|lage (?:noe )?(?:av papir|julepynt|kort)|scrapbook\\p{L}*|hobbyting',
  ],
  [
    'games',
    '(?:noe|litt|et|eit|something|a) (?:\\p{L}+ )?spill(?!\\p{L})|spille (?:litt )?(?:kort|sjakk|yatzy|ludo|spill|et spill|noe(?! (?:musikk|på)))|kabal(?!\\p{L})|kryssord|sudoku|quiz|gåter?(?!\\p{L})|gåtene|puslespill|pusle(?:spel)?(?!\\p{L})|brettspill|brettspel|kortspill|yatzy|ordspill|ordlek|tankenøtt\\p{L}*|nøtter å knekke|board ?games?|card ?games?|(?:a|any|some|little|quiet|word|easy|small) games?(?!\\p{L})(?! (?:on|at) )|puzzles?(?!\\p{L})|jigsaw|crosswords?|riddles?|brain ?teasers?|kortstokk|deck of cards|wordle|solitaire|scrabble|trivia',
  ],
  [
    'words',
    '(?:leke|leika|play(?:ing)?|noe|noko|something|gjøre|fun) (?:\\p{L}+ ){0,2}?(?:med|with|about|on|om) (?:ord|words|språk|language)(?!\\p{L})|(?:ord|words?) (?:å smake|to play)|dikt(?!\\p{L})|poems?(?!\\p{L})|poetry|haiku|rime?(?!\\p{L})|rhym(?:e|es|ing)|(?:skrive|skriva|write|writing)(?= (?:litt|noe|noko|something|a (?:bit|little))(?=[,.!?]|$| (?:men|but|i|in|tonight|today))|[,.!?]|$)|dagbok|journal(?:ing)?(?!\\p{L})|dialekt\\p{L}*|(?:morsomme|rare|fine|gamle|nye|funny|weird|pretty|old|new|nice) (?:ord|words)(?!\\p{L})',
  ],
  [
    'memories',
    '(?<!(?:vonde|dårlige|fæle|bad|painful|awful|hard) )(?:gode |gamle |old |happy |good |lovely )?(?:minner|minnene|minna|memories)(?!\\p{L})(?! (?:fra ulykk|om ulykk|of the (?:accident|crash|hospital)|keep|from the))|gamle dager|gamle dagar|mimre|mimring|fotoalbum|album(?:et)?(?!\\p{L})|fotografi\\p{L}*|(?:gamle|se på|kikke på) (?:\\p{L}+ )?(?:bilder|bilete|foto)|photographs?|photos?(?!\\p{L})|(?:old|look(?:ing)? (?:at|through)) (?:\\p{L}+ )?pictures|memory lane|reminisc\\p{L}*|nostalg\\p{L}*|(?:feel|føle|føles|kjennes)(?!\\p{L})[^.!?]{0,20}(?:19[4-9]\\d|200\\d)(?!\\d)|(?:the )?(?:good )?old days|da (?:jeg|eg|æ) var (?:liten|lita|ung|barn)|when i was (?:young|little|a (?:kid|child|girl|boy))',
  ],
  [
    'music',
    'musikk(?!\\p{L})|musikken|låter?(?!\\p{L})|sang(?!\\p{L})|sanger(?!\\p{L})|songar|synge?(?!\\p{L})|synga|synging|sing(?:ing)?(?!\\p{L})|songs?(?!\\p{L})|music(?!\\p{L})|humm?ing|nynne|tunes?(?!\\p{L})|(?:spille|spela|spiller|play(?:ing)?) (?:\\p{L}+ ){0,3}?(?:piano\\p{L}*|gitar\\p{L}*|guitar|fele|trekkspill|fløyte|flute|tromme\\p{L}*|drums|ukulele|violin|fiolin)|instruments?(?:et)?(?!\\p{L})|playlist|spilleliste',
  ],
  [
    'letters',
    '(?:skrive|skriva|skriv|sende|senda|lage|laga|write|writing|send|sending|make|making) (?:\\p{L}+ ){0,3}?(?:brev|kort|postkort|julekort|takkekort|letters?|cards?|postcards?|thank you notes?)(?!\\p{L})|brevvenn|pen ?pal|snail mail|ekte post(?!\\p{L})',
  ],
  [
    'two-of-us',
    `(?:something|noe|noko) (?:[\\p{L}]+ )?for (?:oss to|the two of us|both of us|two(?=[,.!?]|$| (?:that|thats|tonight|which)(?!\\p{L})))(?!\\p{L})|(?:ideas?|ideer|tips|forslag|aktivitet\\p{L}*|activit\\p{L}+|evening|kveld\\p{L}*) (?:\\p{L}+ ){0,3}?(?:for|til|med) (?:oss to|oss begge|the two of us|both of us|us both)(?!\\p{L})|(?:kan|can|could) (?:vi to|vi begge|the two of us|we both) (?:gjøre|gjere|finne|do)(?!\\p{L})|date ?-?(?:night|kveld)|kjærestekveld|kjærestetid|romanti\\p{L}*|(?:vi|me) er (?:bare )?to(?!\\p{L})(?! (?:\\p{L}+ )?(?:venn|søsk|dame|jente|gutt))|we(?:.re| are) two(?!\\p{L})(?! (?:friends|girls))|(?:quality time|alone time|evening) with my (?:${PARTNER})|${doneWith(PARTNER)}`,
  ],
  [
    'small-children',
    `${doneWith(CHILD)}|(?:got|have|has|watching|minding|looking after|home with|babysitting) (?:\\p{L}+ )?(?:kids|children|grandkids|toddler|little ones)(?!\\p{L})(?! (?:asleep|in bed))|(?:har|passer|aleine? med|alene med|hjemme med|heime med) (?:\\p{L}+ )?(?:ungene|ungan|ungar|barna|borna|barnebarn\\p{L}*)(?!\\p{L})|(?<!(?:savner|miss|missing|mistet|lost|om|about) (?:\\p{L}+ ){0,2})(?:barnebarn\\p{L}*|grandkids?|grandson|granddaughter|grandchild(?:ren)?)(?!\\p{L})(?! (?:er (?:syk|død|lei)|is (?:ill|sick)|died|won))`,
  ],
  [
    'sorting',
    '(?:sortere|sorter|sort(?:ing)?)(?: (?:out|through|i|litt|noe))*(?= (?:\\p{L}+ ){0,3}?(?:lite|liten|smått|small|drawer|skuff|boks|box|eske|garn|yarn|knapper|buttons|kort|cards|something|noe|bilder|papirer)|[,.!?]|$)|(?:rydde|ordne|tidy|organi[sz]e|declutter|clear)(?: (?:up|out|i|opp|litt))* (?:bare |just |only )?(?:(?:en|én|ei|ein|one|a|the) (?:liten |lita |small |little |single |tiny )?(?:ting|skuff\\p{L}*|hylle\\p{L}*|krok|eske|boks|thing|drawer|shelf|corner|box|bag)|something small|noe lite|noko lite|lommene|veska|my (?:bag|purse|wallet))(?!\\p{L})',
  ],
  [
    'care',
    'negl(?:er|ene|a|an|ane)(?!\\p{L})|nails?(?!\\p{L})|neglelakk|(?:ordne|stelle|stulle|stella|gre|børste|flette) (?:litt )?(?:meg|mæ|håret|hår|huda|huden)|hudpleie|skin ?care|(?:do|brush|braid|plait|style|curl) my hair|ansiktsmaske|face ?mask|self[- ]?care|selvpleie|egenpleie|egenomsorg|sminke(?!\\p{L})|make-?up(?!\\p{L})|spa(?!\\p{L})|spa-|feel (?:a bit |a little |more )?(?:pretty(?! (?:good|ok|okay|bad|much|tired|down|awful|well|low)(?!\\p{L}))|beautiful|human(?: again)?|put together|fresh|like a woman|clean)(?!\\p{L})|føle meg (?:litt )?(?:fin|pen|vakker|velstelt|fresh|som et menneske|ren)(?!\\p{L})|skjønnhet|beauty|stelle meg|fotpleie|håndkrem|pedicure|manicure|pampering',
  ],
  [
    'clothes',
    '(?<!(?:vaske|brette|sortere|wash|washing|fold|folding) )(?:(?:(?:ikke|ikkje|itj|not|n.t|cannot) (?:\\p{L}+ ){0,2}?)?(?:kle|kledd|klær|klede|klea) (?:på )?(?:meg|mæ|på)(?: på)?(?!\\p{L})|(?:(?:haven|can|couldn).?t (?:\\p{L}+ )?|not )?(?:get(?:ting)?|got) dressed|klær(?:ne)?(?!\\p{L})|klede(?!\\p{L})|outfits?|garderobe|klesskap|wardrobe|clothes(?!\\p{L})|what to wear|to wear(?!\\p{L})|ha på meg|pysj(?:en|as\\p{L}*)?(?!\\p{L})|pyjamas|pajamas|pjs(?!\\p{L})|antrekk|pynte meg|dress(?:ing)? up)',
  ],
  [
    'wildlife',
    'fugl(?:er|ene|ane|an|a|en)?(?!\\p{L})|fugle(?:kasse|brett)\\p{L}*|birds?(?!\\p{L})|bird ?(?:watching|feeder)|ekorn\\p{L}*|squirrels?|wildlife|(?:ut av|fra|frå|gjennom|out of|from|through) (?:vinduet|vindauget|vindaugo|the window|my window)|vindus?karm\\p{L}*|window ?sill|(?:at|by|ved) (?:the|my) window|ved vinduet|ved vindauget|insekter|sommerfugl\\p{L}*|butterfl\\p{L}*|humlene?|hedgehogs?|pinnsvin',
  ],
  [
    'dreaming',
    'drømme(?: meg)? (?:litt|bort|stort|om (?!natt))|drømme(?=[,.!?]|$)|noe å drømme om|dagdrøm\\p{L}*|day ?dream\\p{L}*|(?:to|something to) dream(?: about| of)?(?=[,.!?]|$| (?:big|a (?:bit|little)))|dream big|dreaming of|bucket ?list|(?:legge|lage|smi) (?:noen |litt )?planer(?!\\p{L})(?! for (?:i )?dag)|fantasere|make plans|(?:plan|planlegge|planleggje|planning) (?:\\p{L}+ ){0,3}?(?:trip|reise|sommer\\p{L}*|summer|holiday|ferie\\p{L}*|future|framtid\\p{L}*|fremtid\\p{L}*)',
  ],
  [
    'stillness',
    'be (?:litt|en bønn|aftenbønn)(?!\\p{L})|bønn(?!\\p{L})|aftenbønn|andakt|åndelig\\p{L}*|åndeleg|spiritu\\p{L}*|pray(?:er|ers|ing)?(?!\\p{L})|(?:i|til|near|in|to) (?:a |the |en |ei )?(?:kirka|kirken|kirke|kyrkja|kyrkje|church|mosque|moské\\p{L}*|chapel|kapell\\p{L}*)(?!\\p{L})(?! (?:bazaar|meeting))|kirkeklokke\\p{L}*|church bells?|candle(?!\\p{L})|stearinlys|levende lys|tenne (?:et |eit )?lys|salme\\p{L}*|hymns?(?!\\p{L})|psalms?(?!\\p{L})|(?:my|mi) (?:faith|tru)(?!\\p{L})|troen min|trua mi|bibel\\p{L}*|bible|koran\\p{L}*|quran|rosenkrans|rosary|hellig|sacred|holy(?!\\p{L})',
  ],
  [
    'seat',
    '(?:i|in) (?:bilen|en bil|baksetet|passasjersetet|the (?:back of the |parked )?car|my car|a (?:parked )?car|the (?:back|passenger) seat)(?!\\p{L})|på (?:bussen|toget|trikken|t-banen|banen|flyet|ferga|ferja|båten|buss|tog)(?!\\p{L})|(?:on|riding) (?:the|a|my) (?:(?:long|night|school) )?(?:bus|train|tram|tube|metro|subway|plane|ferry|coach)(?!\\p{L})|(?:togtur|busstur|biltur|flytur)(?:en)?(?!\\p{L})|(?:bus|train|car) (?:ride|journey)(?!\\p{L})',
  ],
  [
    'hands',
    '(?:med|me|mæ|til|for|bruke|sysselsette) (?:hendene|hendan|hendern\\p{L}?|henderne|hendane|henda|hender|nevene|fingrene|fingran|fingrane)(?!\\p{L})(?! (?:fulle|skjelv\\p{L}*|verk\\p{L}*))|(?:with|for|keep|occupy|use|using) (?:my |the )?(?:hands|fingers)(?!\\p{L})(?! (?:full|shak\\p{L}*|hurt\\p{L}*|free|sore|are))|(?:my )?hands busy|fidget with|fikle med',
  ],
  [
    'slow-day',
    '(?:ingen planer|no plans)(?!\\p{L})|hele (?:søndag\\p{L}*|lørdag\\p{L}*|dagen|helga|helgen) (?:inne|hjemme|for meg selv|foran meg|fri)|(?:whole|entire|long) (?:day|saturday|sunday|weekend) (?:in|at home|indoors|to myself|ahead)|rainy (?:day|\\p{L}+day|afternoon|evening|weekend)|regnværs?(?:dag|helg|søndag)\\p{L}*|(?:søndag|sundag|lørdag|laurdag|helg)\\p{L}*[^.!?]{0,20}(?:regn|inne(?!\\p{L}))|(?:sunday|saturday|weekend)[^.!?]{0,20}(?:rain|indoors|at home)|innedag|hjemmedag|hjemmekveld|kosedag|duvet day|lazy (?:day|sunday|saturday|afternoon)|(?:night|evening|day) in(?=[,.!?]|$| (?:with|by|on))',
  ],
];

const NAMED = new Set(SUBJECTS.map(([theme]) => theme));

/** Whether a theme is a subject, which may be named without a request. */
export function isSubject(theme: Theme): boolean {
  return NAMED.has(theme);
}
