import type { Situation } from '@spire/domain/readingLabels';
import { rulesOf } from '../plainWords.ts';
import { BEREAVED } from './burdenThemes.ts';

/** Children in a wish, except those one is trying to get to bed. */
const CHILD =
  '(?<!(?:få|får|fått|legge|legger|get|getting|put|putting) (?:\\p{L}+ ){0,2})(?:ungen|ungene|ungan|barnet|barna|borna|babyen|småen|minsten|sønnen|sonen|datteren|dattera|datra|guten|gutten|jenta|tvillingene|tvillingan|barnebarn\\p{L}*|\\p{L}+åringen|kids?|children|child|baby|toddler|son|daughter|twins|little ones?|grandkids|grandchildren)(?!\\p{L})';
const ASLEEP =
  '(?<!(?:før|til|ikke|ikkje|before|till?|until|not|never|n.t)(?: \\p{L}+){0,3} )(?:søv|sover|sov|sovna|sovnet|lagt seg|i seng|asleep|sleeping|sleeps|napping|down for (?:a|the|his|her|their) nap|in bed)(?!\\p{L})(?! (?:ikke|ikkje|itj|dårlig|lite|badly|with|on|på|i fanget))';
const AT_OTHERS =
  '(?:hos (?:faren|mora|moren|eksen|pappaen|mammaen|besteforeldr\\p{L}*|bestemor|bestefar|farmor|mormor|svigermor)|i barnehagen|på (?:skolen|sfo|leir)|(?:at|with) (?:their|his|her|the) (?:dad|mum|mom|father|mother|gran\\p{L}*|nan)\\p{L}*|at (?:school|nursery|kindergarten|daycare|camp))(?=[,.!?]|$| (?:i|sin|si|this|today|tonight|until|til|for|now|nå|no|og|and|so|så|all|hele|heile)(?!\\p{L}))';
const MISSED =
  '(?!.*(?<!\\p{L})(?:savn|sakn|miss|tomt?(?!\\p{L})|(?:så|for) stille|empty|(?:so|too) quiet|alene|aleine|alone|ensom|lonely|bull(?:y|ied)|mobb|bekymr|worr|strug|sliter|syk|sjuk|sick|(?:is|so|feels) ill))';
const IS_QUIET_NOW = `${CHILD}[^.!?]{0,45}(?<!\\p{L})${ASLEEP}`;
const BODY_NO = '(?:rygg|nakke|kne|hofte|skulder|skuldr|mage)\\p{L}*(?: min| mi| mitt)?';

/** Rules for situations; the first match wins. */
export const SITUATIONS = rulesOf<Situation>([
  [
    'grief',
    "(?:lost|losing|mista|mistet) (?:the |my |our )?(?:baby|babyen|pregnancy|barnet(?: (?:mitt|vårt))?)(?!\\p{L})(?! (?:in|on|i|på|monitor|weight)(?!\\p{L}))|miscarr\\p{L}*|stillb\\p{L}*|spontanabort\\p{L}*|dødfødt\\p{L}*|(?:\\p{L}+[’']s|his|her|the|their) ashes(?!\\p{L})|ask(?:a|en|e) (?:til|etter)(?!\\p{L})|(?:my|our) late (?:husband|wife|mum|mom|dad|son|daughter|sister|brother|friend)(?!\\p{L})|celebrat\\p{L}+ (?:his|her|their) life",
  ],
  ['tired', 'heart failure|hjertesvikt'],
  ['sad', '(?:want|wish i could|wanted)(?: to)? die(?!\\p{L})|vil (?:bare )?dø(?!\\p{L})'],
  [
    'celebrate',
    'so (?:happy|excited)(?: that)? i (?:could|can.?t) (?:sit still|scream|dance)(?!\\p{L})|(?:^|(?<=[.!,] ))(?:jeg |eg |æ )?fikk (?:beskjed om at (?:jeg|eg|æ) fikk )?(?:jobben|leiligheten|leiligheta|plassen|lærlingplassen|studieplassen)(?=[,.!?]|$| (?:på|i)(?!\\p{L}))(?!.*(?<!\\p{L})(?:men|etter|død\\p{L}*|full av)(?!\\p{L}))|(?:^|(?<=[.!,] ))i (?:just )?got the (?:job|flat|place)(?=[,.!?]|$| (?:at|in)(?!\\p{L}))(?!.*(?<!\\p{L})(?:but|after|died)(?!\\p{L}))',
  ],
  ['joy', 'ha det (?:litt |bare )?(?:gøy|moro|kjekt|artig)(?!\\p{L})|have (?:some |a bit of |a little )?fun(?!\\p{L})'],
  [
    'dread',
    '(?:\\p{L}*prøve[nr]?|eksamen|tentamen|exams?|test)(?: \\p{L}+){0,3} (?:i ?morgen|i ?morra|i ?mårra|tomorrow)(?!\\p{L})|(?:første|fyrste|first) (?:arbeids|skole|work )?da(?:g|gen|y)(?: \\p{L}+){0,6} (?:i ?morgen|i ?morra|tomorrow)(?!\\p{L})|(?:i ?morgen|tomorrow)(?: \\p{L}+){0,4} (?:første|fyrste|first) (?:arbeids|skole|work )?da(?:g|gen|y)(?!\\p{L})',
  ],
  [
    'noise',
    '(?:nabo\\p{L}*|neighbou?rs?|next door|upstairs|flatmate|romkamerat\\p{L}*)(?: \\p{L}+){0,3} (?:spiller|speler|har|holder|bråker|spelar|(?:is |are |keeps? )?(?:playing|plays?|having|has|have|drilling|blasting))(?: \\p{L}+){0,3} (?:musikk|fest|bråk|høyt|music|part(?:y|ies)|loud|bass|drum)',
  ],
  [
    'calm-down',
    "(?:vet|veit) (?:ikke|ikkje) (?:hvordan|korleis|åssen) (?:jeg|eg|æ) skal (?:stoppe|slutte)(?!\\p{L})(?! å )|(?:klarer|greier) (?:ikke|ikkje) (?:å )?(?:stoppe|roe (?:meg )?ned)(?=[,.!?]|$)|(?:don['’]?t know how to|can(?:['’]?t|not)) (?:stop|slow down)(?=[,.!?]|$)",
  ],
  [
    'cannot-start',
    "(?:må|skal|skulle|trenger å|burde|need to|have to|must|should|ought to) (?!(?:få|ha|sove|le|sleep|be|have) )[^.!?]{3,50}(?:(?:får|greier|klarer|fær)(?: det| den| meg)?(?: bare)? (?:ikke|ikkje|itj)(?: til)?(?: det| den)?|can(?:['’]?t|not) (?:do it|face it|manage it|get it done|make myself))(?=[,.!?]|$)",
  ],
  [
    'rejected',
    "(?:tired|sick|weary|fed up) (?:of|with) (?:everyone|everybody|people|them)(?: all)? (?:asking|saying|telling|thinking|assuming)|(?:lei|drittlei|trøtt) (?:av|a) (?:at (?:alle|folk|de)|folk som|alle som) (?:spør|spørr|sier|seier|maser|tror|trur|mener|meiner)|(?:nobody|no one|no-one|ingen) (?:\\p{L}+ )?(?:believes|understands|gets it|tror (?:på )?meg|trur (?:på )?meg|forstår|skjønner|skjønar)(?!\\p{L})|(?:says?|said|sier|seier|sa|mener|meiner|thinks|syns|synes) (?:that |at )?(?:i(?:['’]?m| am)|jeg er|eg er|æ e) (?:\\p{L}+ ){0,2}?(?:no fun|boring|lazy|too much|too sensitive|dramatic|useless|difficult|moody|kjedelig|lat|for mye|for sensitiv|sur|ubrukelig|vanskelig|hysterisk|egoistisk|selfish)(?!\\p{L})",
  ],
  [
    'tired',
    '(?:jeg |har |med |høy )?feber(?!\\p{L})|influensa|forkjøla|forkjølet|sår hals|(?:a |with |high )?fever(?!\\p{L})|(?:the |with |got )flu(?! jab)(?!\\p{L})|sore throat|gikk på en (?:skikkelig |stor )?smell|på smellen|(?:crashed|crashing) (?:after|hard|today|again)|post[- ]exertional|(?<!\\p{L})pem(?!\\p{L})',
  ],
  [
    'pain',
    `${BODY_NO} (?:er|e|har)(?: (?:så|helt|heilt|skikkelig|bare))? (?:vrang|vond|vondt|låst|låste|kink|verst|ødelagt|verk)\\p{L}*|(?:my|the) (?:back|neck|knee|hip|shoulder)s? (?:is|has|have|are)(?: (?:so|really|completely|totally))? (?:gone|locked|seized|in bits|playing up|in agony)|(?:annet|anna|else|other) (?:å tenke på |to think (?:about|of) )?(?:enn|than) (?:the |my |all )?(?:smert\\p{L}*|vondt|pain)`,
  ],
  ['missing-self', '(?:don.?t|do not) (?:even )?know who i am|(?:vet|veit) (?:ikke|ikkje) (?:lenger )?hvem jeg er'],
  ['shame', 'hat(?:e|ing) myself|hater meg (?:selv|sjøl)|flau over|ashamed of myself'],
  [
    'anxious',
    '(?:sick )?with nerves|butterflies in|sommerfugler i magen|nervøs (?:for|før)|nervous (?:about|before)|kvalm av (?:nerver|nervøsitet)',
  ],
  [
    'tired',
    "(?:brain|head|hjernen|hodet|hode|huet|haue)(?: mitt| min)?(?:['’]s| is| er| feels)? (?:\\p{L}+ )?(?:fried|mush|toast|jelly|dead|cooked|kokt|stekt|most|mos|grøt|ferdig|tomt?)(?!\\p{L})",
  ],
  [
    'waiting',
    'venter på (?:bussen|toget|trikken|banen|ferga|taxien|skyss)|(?:på|ved) (?:en )?(?:holdeplass|busstopp|perrong|stasjon)\\p{L}*|waiting for (?:the|a|my) (?:bus|train|tram|taxi|lift|ride|ferry)|(?:bus|tram) stop',
  ],
  [
    'cold',
    "(?:rommet|her|stua|leiligheten|leiligheta|soverommet|huset) er (?:så |veldig |helt |kjempe)*(?:kaldt?|iskaldt?)|(?:room|house|flat|bedroom|office|it)(?:['’]s| is) (?:so |very |really )*(?:freezing|cold)(?: in here)?(?!\\p{L})|(?:kaldt|iskaldt) (?:inne|i (?:rommet|stua|huset|leiligheten))|cold (?:room|house|flat)|(?:heating|radiator) is (?:off|broken)|ovnen er (?:av|ødelagt)",
  ],
  [
    'lonely',
    "(?:er|sitter|sit|i['’]?m|am|sitting|æ e|eg er) (?:\\p{L}+ |\\d+ ){0,4}?(?:alene|aleine|åleine|alone|by myself|on my own) (?:i kveld|i kveldd|i natt|i dag|i helga|i jula|tonight|this evening|again|igjen|this weekend|today)(?!\\p{L})|(?:litt|noe|noko|some|bit of) selskap|(?:no ?one|no-one|nobody|ingen) (?:\\p{L}+ )?(?:rung|called|phoned|visited|texted|ringt|besøkt|vært innom|skrevet)(?!\\p{L})|(?:want|need|miss|like|some) (?:some |a bit of |\\p{L}+ )?company(?!\\p{L})|noen å (?:prate|snakke) med|some(?:one|body) to talk to",
  ],
  ['anxious', 'får panikk|panikk?anfall|panic(?:king|ky)?(?: attack)?(?!\\p{L})'],
  [
    'food-drink',
    'lage noe godt (?:til (?:middag|lunsj|kvelds|frokost)|å spise)|(?:make|cook) something (?:\\p{L}+ )?(?:for (?:dinner|lunch|breakfast|tea)|to eat)',
  ],
  ['stressed', '(?:when |if )?it(?: all)? (?:gets|is|becomes) (?:all )?too much|(?:når )?(?:alt|det) blir for mye'],
  ['calm-down', 'wired (?:and|but|yet) (?:\\p{L}+ )?tired|tired (?:and|but|yet) wired'],
  [
    'calm-down',
    '(?:asleep|sleeping) on (?:me|my (?:chest|lap|arm|shoulder))(?!\\p{L})|(?:sover|sovnet|sovna) (?:på|i) (?:meg|mæ|brystet|armen|armene|fanget)',
  ],
  [
    'few-minutes',
    '(?:nobody|no one) (?:\\p{L}+ )?notic|without (?:anyone|anybody) (?:noticing|seeing)|(?:uten at noen|ingen (?:\\p{L}+ )?) ?(?:merker|legger merke|skal merke)',
  ],
  ['joy', '(?<!\\p{L})me[- ]?time|egentid|bare chille?|chille litt|just (?:chill|relax)(?!\\p{L})'],
  [
    'tidy',
    'få(?:r)? (?:rydda|ryddet|rydde) (?:litt|opp|noe)|(?:tidy|clean|declutter)(?: up)? (?:a (?:bit|little)|something)|rydde litt',
  ],
  ['indoors', 'rainy (?:day|\\p{L}+day|afternoon|evening)|regnværsdag|(?:lørdag|søndag|dag) med regn'],
  [
    'missing-self',
    'savner å (?!høre|se |ha |være (?:sammen|med|hos)|klemme|snakke|holde|ringe|våkne ved)|(?:i )?miss (?:being able|(?!hearing|seeing|having|being (?:with|near|around)|talking|holding|hugging|texting|waking)\\p{L}+ing(?!\\p{L})(?! with (?:him|her|them)))',
  ],
  [
    'food-drink',
    "hva (?:skal|kan|bør) (?:jeg|eg|æ|vi) (?:spise|lage til)|(?:orker|gidder|klarer) ikke (?:å )?lage (?:mat|middag)|what (?:should|can|shall|do) (?:i|we) (?:eat|have for|cook)|(?:too tired|no energy) to (?:cook|make (?:food|dinner))|can(?:[’']?t|not) face cooking|(?:glemmer|gløymer|forget|forgetting) (?:å |to )?(?:spise|ete|eat|eating)(?!\\p{L})",
  ],
  [
    'cannot-start',
    'how do i (?:start|begin|get started)|hvordan (?:kommer|får) (?:jeg|eg|æ) (?:meg )?i gang|hvordan begynner|kommer (?:meg )?ikke i gang|får ikke begynt|(?:komme (?:meg )?|kommer (?:meg )?(?:ikke )?)(?:ut av|opp av|opp fra) (?:senga|sengen|sofaen)|(?:get|getting) (?:myself )?(?:out of bed|off the sofa|off the couch)|putting off|put(?:ting)? it off|utsetter|procrastinat|prokrastiner|ugjort',
  ],
  [
    'tired',
    '(?:null|lite|ingen|for lite|nesten ikke) søvn|(?:har )?ikke sovet|sov (?:så |veldig )?dårlig|no sleep|little sleep|slept (?:so )?(?:badly|terribly)|(?:haven.?t|hardly|barely) slept|running on (?:empty|fumes)|helt tom(?!\\p{L})|tom for krefter|utbrent|burn(?:ed|t) out|rest that isn|måte å hvile|way to rest|hvile uten å sove',
  ],
  [
    'thought-loops',
    'tankekjør|tankespinn|tankene (?:kverner|spinner|går i (?:ring|sirkel|surr))|hodet (?:er fullt|er så fullt|koker|går i hundre)|overtenk|overthink|thoughts (?:racing|are racing|going round)|racing thoughts|(?:head|mind) is (?:so |too )?(?:full|racing|spinning with)|(?:stop|quiet) my (?:head|mind|thoughts)|(?:head|mind|brain)(?: is|.s)? (?:so |too |really )*(?:full of noise|noisy|loud)(?!\\p{L})|(?:noise|noisy|loud) in (?:my|the) (?:head|mind|brain)(?!\\p{L})|(?:støy|bråk\\p{L}*|høyt|leven) (?:inni |oppi |i )(?:hodet|huet|haue|hovudet)|(?:hodet|huet|haue|hovudet) (?:er |e )?(?:så )?(?:fullt|full) av (?:støy|bråk|lyd)|mind won.?t (?:stop|shut)',
  ],
  [
    'joy',
    'kose meg|noe (?:litt )?koselig|litt kos(?!\\p{L})|koselig i kveld|(?:small|little) treat|treat (?:for )?(?:me|myself)(?!\\p{L})|something (?:cosy|cozy)|be nice to myself|something (?:\\p{L}+ )?(?:nice|kind|good|lovely|sweet) (?:for|to) (?:me|myself)(?!\\p{L})|(?:noe|litt) (?:hyggelig|godt|snilt|fint|bra|deilig) (?:for|til|mot) meg selv|(?:unne|skjemme bort) meg(?: selv)?|treat myself|pamper',
  ],
  [
    'joy',
    '(?:noe|noko|nåkka|something|anything) (?:\\p{L}+ )?(?:bare )?for (?:meg selv|meg sjøl|myself|me)(?=[,.!?]|$| (?:i|tonight|today|while)(?!\\p{L}))',
  ],
  ['tidy', 'need to tidy|trenger å rydde|må rydde|rotet|flat is a tip'],
  ['restless', "jittery|rastløs|restless|can(?:[’']?t|not) sit still"],
  ['future-worry', 'venter på (?:prøve)?svar(?! fra)|scan results|test results|prøvesvar'],
  ['joy', 'alene i huset|huset for meg selv|house to myself|alenetid|(?:time|hour|evening) to myself'],
  [
    'celebrate',
    'i got the job|fikk (?:den )?jobben|jeg klarte det|i did it!|passed (?:my|the) (?:exam|test|driving)|besto(?:d)? (?:eksamen|prøven)',
  ],
  [
    'guilt',
    'snapped at|kjefta på|kjeftet på|(?:glemte|glemt|gløymte|gløymt|forgot|forgotten) (?:\\p{L}+ )?(?:bursdag|birthday|anniversary|bryllupsdag)|dårlig samvittighet|feel(?:ing)? (?:so )?guilty',
  ],
  [
    'missing-self',
    'den jeg var|gamle meg|who i (?:was|used to be)|the old me|my old (?:life|self)|moved on (?:with|without)',
  ],
  [
    'sad',
    "(?:ingen ?ting|inkje) (?:hjelper|hjelp|nytter|nyttar|virker)(?!\\p{L})|nothing (?:\\p{L}+ )?(?:helps?|works)(?!\\p{L})|ingenting (?:er|føles) (?:gøy|moro)|nothing (?:is|feels) fun|gråter hele|can(?:[’']?t|not) stop crying",
  ],
  ['unfocused', 'hjernetåke|brain ?fog|tåke i hodet|fullt av grøt'],
  [
    'cannot-sleep',
    "(?:får|fikk|klarer) ikke (?:å )?(?:sove|sovne)|ligger våken|søvnløs|can(?:[’']?t|not) (?:get to )?sleep|wide awake|insomnia",
  ],
  [
    'light-sensitive',
    "(?:tåler|orker) ikke lys|lyset (?:stikker|skjærer|gjør vondt)|the light hurts|light (?:stings|hurts)|can(?:[’']?t|not) (?:bear|stand) (?:the )?light",
  ],
  [
    'headache',
    'migrene|hodepine|vondt i hodet|hodet (?:dunker|verker|sprenger)|migraine|headache|head is (?:pounding|splitting|killing)|head (?:hurts|pounding)',
  ],
  ['noise', 'tinnitus|øresus|(?:piper|suser) i ørene|ringing in my ears|for mange stemmer|too many voices'],
  ['dizzy', 'svimmel|dizzy|room is spinning|rommet snurrer'],
  ['cold', 'fryser|iskald|freezing|so cold'],
  ['hot', 'for varmt|svetter i hjel|too hot|boiling|heatwave|hetebølge'],
  ['grief', BEREAVED],
  [
    'grief',
    '(?:til|på) (?:graven|grava)(?!\\p{L})|the grave(?!\\p{L})|graveside|døde (?:i|på|for)|avliv(?:et|a|es)(?!\\p{L})|put (?:the|my|our) (?:cat|dog) (?:down|to sleep)|begravelse|sorgen(?!\\p{L})|(?:he|she|dog|cat|mum|dad|husband|wife) died|passed away|grieving|funeral',
  ],
  [
    'lonely',
    "(?:house|flat|home|apartment|place|huset|leiligheten|leiligheta|heimen|hjemmet|her|here|it)(?:['’]s| is| er| feels| kjennes)? (?:altfor |alt for |så |for |helt |so |too |very |dead |really )+(?:quiet|silent|empty|stille|tomt?)(?!\\p{L})(?! (?:å|to) )(?![^.!?]{0,30}(?:love|lovely|nice|bliss|deilig|godt|nydelig|herlig))|(?:everyone|everybody|alle)(?:['’]s| has| have| har| er)? (?:gone|left|dratt|reist|gått)",
  ],
  [
    'dread',
    "gruer|grue meg|dreading|dread(?!\\p{L})|skal .{2,40}(?:har ikke lyst|gidder ikke|orker ikke)|(?:don[’']?t|do not) (?:feel like|want to) go(?:ing)?(?! out)|sunday scaries|søndagsangst",
  ],
  ['waiting', 'venter på (?:bussen|toget|legen|tannlegen|svar)|i kø|waiting for (?:the|a|my)|in a queue'],
  [
    'failing',
    'gikk (?:helt |så )?dårlig|dreit meg ut|went (?:so |really )?badly|messed (?:it )?up|bombed|(?:er|føler meg) mislykk|feilet igjen|feil i alt|dårlig (?:mor|far|forelder)|(?:like|am|such) a failure|bad (?:mother|mum|mom|father|dad|parent)',
  ],
  [
    'lonely',
    'ensom|lonely|ingen (?:har )?(?:ringt|ringer|spurt|spør)|ingen vil (?:være|henge|leke|ha)|(?:sitter|er) (?:så |veldig )?(?:mye|ofte|alltid) alene|kjenner ingen|no one wants to|nobody wants to|alone (?:a lot|all day|most)|nobody (?:calls|called|rings|rang|texts?)|no one (?:calls|called|rings|rang)',
  ],
  [
    'angry',
    'forbanna|rasende|så sint|(?:want to|could) scream|kunne skreket|lyst til å (?:skrike|hyle|brøle|banne|kaste noe)|furious|so angry|raging|fuming',
  ],
  [
    'lonely',
    '(?:dagene|dagan|dagane|ettermiddagene|ettermiddagan|kveldene|kveldan|kveldane) (?:er|e|blir) (?:så |veldig |ganske |litt |nokså )?lange|(?:days|afternoons|evenings) (?:are|get|feel) (?:so |very |too |rather |quite |a bit )?long(?!\\p{L})',
  ],
  ['bored-in-bed', 'kjeder meg|så kjedelig|so bored|bored(?: in bed| stiff| out)'],
  [
    'calm-down',
    `(?=.*(?<!\\p{L})(?:gråt|grått|gret|grin|skrik|skreket|skreik|hylt|kolikk|cried|crying|scream|meltdown|tantrum|colic))${IS_QUIET_NOW}`,
  ],
  ['joy', `${IS_QUIET_NOW}${MISSED}|${CHILD}[^.!?]{0,30}(?<!\\p{L})${AT_OTHERS}${MISSED}`],
  [
    'with-child',
    '(?:something to do with|noe (?:å gjøre|vi kan gjøre) (?:sammen )?med) (?:my|the|mine?|mannen|kona|kjæresten|søsteren|broren|mamma|pappa|faren|moren|bestemor|bestefar) (?!hands)|(?:fireåring|treåring|femåring|toåring|seksåring|ungen|datteren min|sønnen min|barnebarn).{0,40}(?:sammen|leke|gjøre)|(?:sammen|leke|gjøre).{0,40}(?:fireåring|treåring|femåring|toåring|seksåring|ungene|barna|barnebarn)|(?:with|for) (?:my|the) (?:kids?|toddler|son|daughter|grandson|granddaughter)',
  ],
  ['busy-hands', '(?:med|til) hendene|(?:with|for|keep|occupy|use|using) my hands|my hands busy|for the hands'],
  ['memory-lapse', "glemmer|husker ikke|keep forgetting|can(?:[’']?t|not) remember|forgetful"],
  ['phone-too-much', 'skrolle?r?|doomscroll|scrolling|for mye mobil|too much phone'],
  [
    'anxious',
    'tør ikke|skjelver|hjertet hamrer|så redd|er redd(?!\\p{L})|heart (?:is )?(?:racing|pounding)|too scared|scared to|so scared|my hands are shaking',
  ],
  [
    'outdoors',
    'vil ut(?!\\p{L})|komme meg ut|(?:noe|noko)(?: \\p{L}+)?(?: å gjøre| å gjere)? ute(?!\\p{L})|ut i sola|(?:get|go|be|sit) (?:outside|outdoors)|be out in (?:it|the sun)|fresh air',
  ],
  ['celebrate', 'feire|celebrate'],
  ['conflict', 'kranglet|krangla|krangel|had a (?:fight|row)|argument with|we argued'],
  [
    'pain',
    'mens(?:en|truasjons?|smerter)|menskramper|(?:period|menstrual) (?:cramps|pain)|cramps(?!\\p{L})|vondt (?:overalt|i (?:ryggen|nakken|magen|kroppen|hele))|smerter|smertestillende|kroppen verker|verker overalt|in pain|hurts (?:all over|everywhere)|everything hurts|sore all over|my back (?:hurts|is killing)',
  ],
  [
    'bored-in-bed',
    '(?:noe|noko|nokka|nåkka|nåe|something|things?|hva|kva|ka|what) [^.!?]{0,25}(?:gjør|gjøre|gjere|gjera|gjær|finne på|do) (?:\\p{L}+ ){0,2}?(?:i senga|i sengen|i senja|på sofaen|in bed|on the (?:sofa|couch)|under dyna|lying down)',
  ],
  ['bored-in-bed', '(?:ligger|in bed).{0,40}(?:noe (?:jeg|eg|æ) kan gjøre|what can i do|something to do)'],
  [
    'joy',
    '(?:kids|children|little ones) are (?:finally |all )?(?:asleep|in bed)|(?:barna|ungene|ungan) (?:sover|har sovna|har sovnet|har lagt seg|er i seng)',
  ],
  [
    'tired',
    '(?:no|zero|hardly any|not much) energy(?! to (?:cook|make)| for (?:people|company|anyone))|(?:ikke|ikkje|ingen|null|lite) (?:energi|krefter)(?! til (?:å lage|mat|middag))',
  ],
  ['few-minutes', 'while the (?:kettle|coffee)|mens (?:vannet|kaffen|vannkokeren|kjelen)'],
  [
    'calm-down',
    '(?:something|noe|noko|nåkka|nokka) (?:\\p{L}+ )?(?:quiet|calm|peaceful|rolig|roleg|stille)(?=[.,!?]|$)',
  ],
  ['busy-hands', 'something to do|noe å gjøre|noe (?:jeg|eg|æ) kan gjøre|noe å finne på'],
]);
