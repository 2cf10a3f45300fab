import { plain } from '../plainWords.ts';

const DEATH =
  'begrav\\p{L}*|bisett\\p{L}*|gravferd\\p{L}*|gravlegg\\p{L}*|bury|burying|burial|buried|funerals?|memorial|minnestund\\p{L}*|ashes|aske[nr]?|askespredning|urne\\p{L}*|grav|grava|graven|gravsted\\p{L}*|gravlund\\p{L}*|kirkegård\\p{L}*|graves?|graveside|gravestone|cemetery|død\\p{L}*|døy\\p{L}*|dør(?= (?:av|snart))|døde|dying|died|dies|die|dead|deaths?|deathbed|(?:the|his|her|a|their) body|identif\\p{L}*|coffin|likkiste\\p{L}*|dødsbo\\p{L}*|hospice|palliativ\\p{L}*|terminal(?! \\d)|passed(?! (?:my|the|his|her|an?|it|with))|gått bort|gikk bort|mist(?:et|a)|lost (?:my|our|the|her|his|a)|miscarr\\p{L}*|spontanabort\\p{L}*|abort\\p{L}*|stillb\\p{L}*|dignitas|euthan\\p{L}*|assisted dying|selvmord\\p{L}*|suicid\\p{L}*|late (?:husband|wife|mum|mom|mother|dad|father|son|daughter|brother|sister|partner|twin)\\p{L}*|sist[ea] (?:gang|gong|tur|turen|reis\\p{L}*|ferie\\p{L}*)|last (?:trip|time|holiday|chance|weekend together)|sorg\\p{L}*|grie[fv]\\p{L}*';
/** Illness that can fall on a festive day. */
const UNWELL =
  'syk|sykt|sjuk|sjukt|syke|sjuke|sykdom\\p{L}*|sjukdom\\p{L}*|diagnos\\p{L}*|sick|ill|poorly|unwell|illness|relapse';
const TREATED =
  'sykehus\\p{L}*|sjukehus\\p{L}*|\\p{L}*hospital\\p{L}*|\\p{L}*klinikk\\p{L}*|clinics?|legevakt\\p{L}*|akutt\\p{L}*|emergency|A&E|the ER|ambulan\\p{L}*|ICU|intensiv\\p{L}*|ward|lege\\p{L}*|doctors?|surgeons?|surgery|operation|operasjon\\p{L}*|operer\\p{L}*|treatments?|behandling\\p{L}*|chemo\\p{L}*|cellegift\\p{L}*|stråling\\p{L}*|strålebehandling\\p{L}*|radio(?:therapy|terapi)|kreft\\p{L}*|cancer\\p{L}*|tumou?rs?|svulst\\p{L}*|leuka?emi\\p{L}*|scans?|MR|MRI|CT|x-ray|røntgen|biops\\p{L}*|utredning\\p{L}*|undersøkelse\\p{L}*|consultation|appointment|IVF|fertilit\\p{L}*|BUP|prøvesvar\\p{L}*|dialys\\p{L}*|transplant\\p{L}*|rehab\\p{L}*|tannlege\\p{L}*|dentist|therap\\p{L}*|terapi\\p{L}*|psykolog\\p{L}*|psykiat\\p{L}*|psychiatr\\p{L}*|DPS|avrus\\p{L}*|detox|(?:a|his|her|had a) stroke|hjerneslag\\p{L}*|infarkt\\p{L}*|heart attack|dement\\p{L}*|demens|alzheimer\\p{L}*|crash\\p{L}*|ulykk\\p{L}*|accident';
const LAW =
  'court|i retten|rettssak\\p{L}*|rettsmøte\\p{L}*|tingrett\\p{L}*|advokat\\p{L}*|lawyers?|solicitors?|politi\\p{L}*|police|prison|jail|fengsel\\p{L}*|barnevern\\p{L}*|custody|NAV|UDI|embassy|ambassade\\p{L}*|tribunal|hearing|deport\\p{L}*|asyl\\p{L}*|asylum';
const PARTED =
  '(?:slå|slår|slått|slo) opp|(?:gjør\\p{L}*|gjort|gjøre|ble|blitt|blei|er) (?:det )?slutt|break(?:ing)?[- ]?up|broke up|broken up|breaking it off|split(?:ting)? up|splitting|skilles|skilt|skilsmisse\\p{L}*|separat(?:ed|ion)|separert|separasjon\\p{L}*|divorc\\p{L}*|leav(?:e|ing) (?:me|him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|left (?:me|us)|forlat\\p{L}*|forlot|gikk fra (?:meg|oss)|går fra (?:meg|oss)|dumpe[tr]?|dumped|utro\\p{L}*|cheat\\p{L}*|affair';
const FEAR =
  'redd|livredd|scared|afraid|frightened|terrified|frykt\\p{L}*|sint|sinne\\p{L}*|rasende|angry|furious|mad at|krangl\\p{L}*|kjeft\\p{L}*|argu\\p{L}*|fight\\p{L}*|quarrel\\p{L}*|uvenn\\p{L}*|shout\\p{L}*|yell\\p{L}*|roper|skriker|screams?|screaming|slår (?:meg|han|ham|henne)|hits|vold\\p{L}*|violen\\p{L}*|abus\\p{L}*|controll?ing|kontrollerer|truer|threat\\p{L}*|hat(?:er|es)|hate|forc(?:es|ed|ing)|tvinge[rs]?|tvunget|utrygg|unsafe';

const words = (...lists: readonly string[]) => plain(`(?:${lists.join('|')})(?!\\p{L})`);

/** Events that weigh more than a festive day, so that no celebration fits. */
const FORGOTTEN =
  'exam|eksamen|interview|\\p{L}*intervju\\p{L}*|shift|vakt|uten (?:ham|han|henne|mamma|pappa|mannen|kona|barna|ungene)|without (?:him|her|mum|mom|dad|my)|alone|alene|aleine|åleine|(?:all )?by myself|on my own|nobody|no[ -]?one|ingen (?:husker|hugsar|kommer|kjem|vet|veit|kan|bryr|har|å|som|ringer|feirer)|forg[eo]t\\p{L}*|gløym\\p{L}*|glemt\\p{L}*|glemmer|foster\\p{L}*|ensom\\p{L}*|lonely|homeless|hjemløs\\p{L}*|evict\\p{L}*';
/** Words of death, beside which no birthday is celebrated. */
export const OF_DEATH = words(DEATH);
/** Heavy events, beside which the person's own birthday is not the event of the plan. */
export const NO_DAY_FOR_CAKE = words(DEATH, TREATED, LAW, PARTED, FORGOTTEN);

/** Reasons that make a journey no journey for its own sake. */
export const NO_JOURNEY_FOR_ITSELF = words(
  DEATH,
  UNWELL,
  TREATED,
  LAW,
  PARTED,
  FEAR,
  'airport|flyplass\\p{L}*|(?:to|from|at|til|fra|på) (?:the |my )?(?:school|skolen?|skulen?)|barnehage\\p{L}*|nursery|hente\\p{L}*|pick(?:ing)?(?: \\p{L}+){0,2} up|pick(?:ing)? up|collect(?:ing)?|levere\\p{L}*|deliver\\p{L}*',
);
