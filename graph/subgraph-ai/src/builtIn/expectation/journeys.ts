import { plain } from '../plainWords.ts';
import { comesAlong, isOfOthers } from './along.ts';
import { NO_JOURNEY_FOR_ITSELF } from './heavy.ts';

const FERRY =
  '(?<!(?:jobb\\p{L}*|arbeid\\p{L}*|vakt) på )fer[gj](?:a|en|e|eturen?)(?!\\p{L})|(?:hurtig|danske)båt(?:en)?(?!\\p{L})|kielferg\\p{L}*|(?<!work(?:s|ing)? on )(?:the |a )ferry(?!\\p{L})|ferry (?:to|from|over|across|crossing|ride|trip)|(?:by|on) ferry(?!\\p{L})|(?:ta|tar|med) båten (?:over )?til(?!\\p{L})|(?:the|by) boat to(?!\\p{L})';
/** Words for a journey, without those for a holiday. */
export const TRIP_WORDS = `(?:weekend|day|week|few days) (?:away|at the (?:beach|seaside|coast|lake)|by the (?:sea|lake)|in the mountains)|(?:dag|helg|helga|uke|uka|noen dager) (?:på stranda|ved (?:sjøen|havet|vannet)|på fjellet)|helgetur\\p{L}*|storbyferie|hyttetur\\p{L}*|(?:på|til) hytta|(?<!(?:vaske|rydde|selge|male|bygge|pusse opp|overta|arve) )hytta(?= (?:med|sammen|saman|i lag|ilag)(?!\\p{L}))|cabin trip|hurtigrut\\p{L}*|(?:on a|a|the|our) (?:\\p{L}+ )?cruise(?!\\p{L})(?! control)|interrail|ferie(?:tur)? (?:i|til|på)|holiday in|week in|kjøre tog|togtur|toget? til|reise til|train to|${FERRY}`;
/** Journeys with company. */
const TRIP = plain(
  `${TRIP_WORDS}|ferie(?:n|tur\\p{L}*)?(?!\\p{L})|holiday (?:to|in|at)|cruise(?!\\p{L})(?! control)|danskebåt\\p{L}*|kielferg\\p{L}*|sydentur\\p{L}*|backpacking`,
);
/** Places one goes to on an errand. */
const ERRANDS =
  '(?:Tesco|Aldi|Lidl|Asda|Ikea|Costco|Target|Walmart|Sainsbury|Morrisons|Waitrose|Boots|Primark|Argos|Screwfix|Kiwi|Rema|Coop|Meny|Obs|Extra|Bunnpris|Europris|Jula|Biltema|Clas|Nille|Rusta|Specsavers|Nav|Haukeland|Ullevål|Riks|Radium|Sunnaas|Gaustad|Great Ormond|Guy|Royal Free|Mayo)';
/** A journey to a named place, whose name begins with a capital. */
const TRIP_TO_NAMED = new RegExp(
  `(?<!\\p{L})(?:(?:[Tt]ur(?:en)?|[Rr]eis[ae]?[nr]?) (?:til|tel|te|rundt|i)|[Tt]rip (?:to|round|around)(?: the)?|[Ww]eekend (?:in|at)(?: the)?|(?:[Hh]elga?|[Hh]elgen|[Ww]eekend) i) (?!${ERRANDS})\\p{Lu}\\p{Ll}`,
  'u',
);
/** Journeys alone, for work, or of a couple who live together (`time-for-two`). */
const NO_TRIP_TOGETHER = plain(
  '(?:alene|aleine|alone|solo|on my own|by myself|conference|konferanse\\p{L}*|jobb\\p{L}*|work|(?:weekend away|helgetur) (?:with|med) (?:my |the )?(?:wife|husband|partner|fianc\\p{L}*|girlfriend|boyfriend|kona|mannen|kjæresten|samboeren|typen))(?!\\p{L})',
);

/** Any journey or holiday, with company or without. */
export const AWAY = plain(`${TRIP_WORDS}|ferie\\p{L}*|tur(?:en)?(?!\\p{L})|holiday|trip(?!\\p{L})|cruise`);

/** Whether the plan is a journey with company, made for its own sake. */
export const isJourney = (told: string) =>
  comesAlong(told) &&
  !isOfOthers(told) &&
  !NO_TRIP_TOGETHER.test(told) &&
  !NO_JOURNEY_FOR_ITSELF.test(told) &&
  (TRIP.test(told) || TRIP_TO_NAMED.test(told));
