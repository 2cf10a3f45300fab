import { plain } from '../plainWords.ts';

const BESIDE_A_VET =
  'pals?|mates?|friends?|school|college|students?|nurses?|tech|degree|bills?|colleagues?|budd(?:y|ies)';
export const VET = `(?:dyrlege(?!stud|vakt(?:a|en)? på jobb)\\p{L}*|veterinær(?!høg|høy|stud|medisin|utdann)\\p{L}*|dyreklinikk\\p{L}*|dyresykehus\\p{L}*|(?:the|my|our) vet(?:[’']?s)?(?!\\p{L})(?! (?:${BESIDE_A_VET})(?!\\p{L}))|vet(?:[’']?s)? (?:appointment|visit|trip|check|on|at|tomorrow|today|next)(?!\\p{L}))`;
/** Contexts in which a vet is a colleague or a field of study. */
export const NO_VET =
  'interview|\\p{L}*intervju\\p{L}*|eksamen|exam|praksis|placement|first day|første dag|jobb\\p{L}* (?:hos|på|som)|work(?:ing)? (?:as|at|for)|job (?:as|at|with)';

const ANIMAL =
  '(?:hund(?:en)?|katt(?:en)?|pus|pusen|bikkja|valp(?:en)?|kattunge\\p{L}*|kanin(?:en)?|hest(?:en)?|hamster(?:en)?|marsvin(?:et)?|dog|cat|puppy|kitten|rabbit|horse|pony|hamster|guinea pig|pet)';
export const ANIMAL_SEEN_TO =
  "(?:hunden|katten|valpen|kattungen|kaninen|hesten|bikkja|the (?:dog|cat|puppy|kitten|rabbit|horse)|(?:dog|cat|puppy|kitten|rabbit|horse)(?:[’']?s)?) (?:\\p{L}+ ){0,2}?(?:vaksin\\p{L}*|vaccin\\p{L}*|jabs?|boosters?|chip(?:pes|ped)?|check-?ups?|helsesjekk)(?!\\p{L})";

/** Words of a plain errand: without them the person may be worried. */
export const PLAIN_ERRAND =
  '(?:check(?:-| )?ups?|(?:vet|annual|yearly|health) check|annual|yearly|kontroll\\p{L}*|helsesjekk\\p{L}*|årlig\\p{L}*|vaksin\\p{L}*|vaccin\\p{L}*|jabs?|boosters?|shots?|klør|klørne|kloklipp\\p{L}*|klippe\\p{L}*|nails?|claws?|tenner|tennene|tann(?:rens|puss|stein|sjekk)\\p{L}*|teeth|dental|chip\\p{L}*|id-?merk\\p{L}*|bur|buret|carrier|crate|veie|veies|veiing|weigh\\p{L}*|car|bil|bilen|ormekur\\p{L}*|worming|flea\\p{L}*|passport)(?!\\p{L})';

const PUT_DOWN = 'avliv\\p{L}*|euthan\\p{L}*|sove (?:stille )?inn|sovne (?:stille )?inn|sovna inn';
const ENDS = '(?=$|[.,!?]| (?:at|on|tomorrow|today|this|next|by|with|because|and|in peace|hos|i|på|nå)(?!\\p{L}))';
const LET_GO = `${PUT_DOWN}|put(?:s|ting)? (?:\\p{L}+ ){0,3}?(?:to sleep|down)${ENDS}|la (?:\\p{L}+ ){1,3}?(?:slippe|sleppe|sovne|sove inn)|let (?:\\p{L}+ ){1,3}?go${ENDS}|letting (?:\\p{L}+ )?go${ENDS}|time has come|tiden er inne|(?:her|his|its|their) misery|suffering|rainbow bridge|regnbuebro\\p{L}*|(?:say|saying|said) (?:\\p{L}+ )?(?:good)?byes?|goodbyes?|farvel|avskjed|aske[nr]?|ashes|urne[nr]?|urna|cremat\\p{L}*|kremer\\p{L}*|er død|døde|died|passed away`;
/** Phrases for an animal's death. */
const LAST = `(?:få|får|skal) (?:\\p{L}+ )?(?:slippe|sleppe)${ENDS}|(?:it[’']?s|it is) time(?=$|[.,!?]| to (?:say|let))|(?:er|var) (?:på )?tide${ENDS}|sist[ea] (?:time|tur|reis|besøk|dag)\\p{L}*|for (?:aller )?siste? (?:gang|gong)|for the last time|(?:last|final) (?:visit|trip|appointment|day|hours)`;
const GOES_ON = plain(
  '(?:after|before|etter|før|kontroll|check-?up|stitches|sting\\p{L}*|vaksin\\p{L}*|vaccin\\p{L}*|boosters?|jabs?|neuter\\p{L}*|spay\\p{L}*|steriliser\\p{L}*|kastrer\\p{L}*)(?!\\p{L})',
);
const IS_LET_GO = plain(`(?:${LET_GO})(?!\\p{L})`);
const IS_LAST = plain(`(?:${LAST})(?!\\p{L})`);
/** Words that leave the outcome open. */
const NOT_SURE = plain(
  '(?:kanskje|kan hende|muligens|hvis|dersom|usikker\\p{L}*|redd (?:for|hun|han|den)|frykter|bekymr\\p{L}*|håper|håpar|maybe|perhaps|possibly|might|may (?:have|need|be)|could|if|whether|afraid|scared|fear\\p{L}*|worr\\p{L}*|hop(?:e|ing)|(?:ikke|ikkje) (?:må|skal|blir|avliv\\p{L}*)|not (?:be|being|to be|have))(?!\\p{L})',
);
/** Whether the animal may die. */
export const mayBeFarewell = (told: string): boolean =>
  IS_LET_GO.test(told) || (IS_LAST.test(told) && !GOES_ON.test(told));
/** Whether the animal is going to die. */
export const isFarewell = (told: string): boolean => mayBeFarewell(told) && !NOT_SURE.test(told);

/** Farewells to an animal without a vet. */
export const ANIMAL_PARTED = [
  `${ANIMAL}(?:[’']s)?(?: (?:min|mi|vår|our|my))? (?:ashes|aske)(?!\\p{L})`,
  `(?:aske[nr]?|ashes|urn|urna|urnen) (?:\\p{L}+ ){0,2}?${ANIMAL}(?!\\p{L})`,
  `${ANIMAL}(?:\\s\\p{L}+){0,4} (?:${PUT_DOWN})`,
  `(?:avlive|avliving av) (?:\\p{L}+ )?${ANIMAL}(?!\\p{L})`,
  `(?:put|putting|have|having|get|getting) (?:the|our|my) (?:\\p{L}+ )?${ANIMAL} (?:put )?(?:to sleep|down)(?!\\p{L})`,
  `${ANIMAL} (?:has to|must|needs to|is to|will|is going to|is being|is getting) (?:be )?put (?:to sleep|down)(?!\\p{L})`,
].join('|');

/** Reasons to worry about an animal. */
export const ANIMAL_UNWELL = `(?:${LET_GO}|${LAST}|operer\\p{L}*|operasjon\\p{L}*|operation|surgery|sterilis\\p{L}*|kastrer\\p{L}*|(?<!car[ -])sick|ill|poorly|unwell|syk|sjuk|dårlig|skadd|skadet|injur\\p{L}*|hurt|worr(?:y|ied|ying)|bekymr\\p{L}*|sist[ea] (?:gang|gong)|(?:last|final) time|kul|kulen|lump|tumou?r|svulst\\p{L}*|kreft|cancer|halt|halter|halta|haltet|halting|limp\\p{L}*|(?:spiser|eter|drikker) (?:ikke|ikkje)|(?:vil|har|kan) (?:ikke|ikkje) \\p{L}+|(?:not|stopped|isn.t|won.t|hasn.t|can.t|cannot|can not) (?:been )?(?:eat|drink|walk|stand|breath|mov|get)\\p{L}*|kaster opp|kastet opp|vomit\\p{L}*|throwing up|threw up|blør|blod|bleed\\p{L}*|blood|akutt\\p{L}*|emergency|prøvesvar\\p{L}*|results?|scan|x-ray|røntgen|ultralyd|seizures?|anfall|smerter|pain|vondt|nyrene?|kidneys?|redd for at|scared (?:it|that|he|she|they)|påkjør\\p{L}*|kjørt på|hit by|run over|knocked|ulykk\\p{L}*|accident|ate|eaten|spist|svelg\\p{L}*|swallow\\p{L}*|poison\\p{L}*|forgift\\p{L}*|brukket|brakk|broken?|fractur\\p{L}*|sår|wounds?|bitt|bitten|infe[ck]\\p{L}*|betenn\\p{L}*|feber|fever|bye|dying|dead|dør|døende|død\\p{L}*|cry\\p{L}*|gråt\\p{L}*|puster|breath\\p{L}*)(?!\\p{L})`;
