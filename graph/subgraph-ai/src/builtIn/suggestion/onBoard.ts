/** A ride on a bus or a train; one that is waited for, or that stands still, is excluded. */
const ABOARD =
  /(?<!\p{L})(?:på (?:en |et |ein |eit |\p{L}*full\p{L}* |overfylt\p{L}* |stappfull\p{L}* )*(?:\p{L}*buss(?:en)?|\p{L}*tog(?:et)?|trikk(?:en)?|t-?ban(?:en|e)|bane(?:n)?|metro(?:en)?|båt(?:en)?|ferj[ae]|ferg[ae]n?)|on (?:the |a |an |my |this )?(?:\p{L}+ ){0,2}?(?:bus|train|tram|tube|metro|subway|underground|overground|ferry)|on the \d{1,2}[.:]\d\d|(?:\d{1,2}[.:]\d\d)[- ](?:toget|bussen))(?!\p{L})/iu;
const STANDING =
  /(?<![\p{L}-])(?:(?<!(?:bus|train|tram|ferry) (?:is |has been |['’]s )?)(?:(?<!(?:long|everyone|everybody|everyone else|people|others|they|all|he|she|mum|mom|dad|was|were)(?: (?:is|are|was|were|else)|['’]s)? )standing(?! (?:still|order|up for|ovation|in (?:for|at)|(?:\p{L}+ )?all (?:day|night|morning|shift)|at work|pain|by))|stood up(?! for)|stood(?! (?:still|up)))|have to stand(?! up for| by| in for)|no seats?(?! ?belt)|nowhere to sit|(?:can['’]?t|couldn['’]?t|didn['’]?t) (?:get|find) a seat|hanging (?:on to|from|off) (?:a|the) strap|må stå(?! (?:opp|for)(?!\p{L}))|(?<!(?:bussen|toget|trikken|banen|det|mamma|mor|pappa|far|mannen|kona|kjæresten|samboeren|søsteren|broren|sønnen|datteren|min|mi|mitt|barna|ungene|alle|folk|noen|andre|han|hun|ho|de|dei|som) (?:bare )?)står(?! (?:opp|og venter|fast|stille|på at|for)(?!\p{L}))|ståplass\p{L}*|(?:ingen|ikke|ikkje)(?: \p{L}+){0,2} (?:sete\p{L}*|sitteplass\p{L}*|plass å sitte))(?!\p{L})/iu;
/** A passenger who has a seat. */
const SITS =
  /(?<!\p{L})(?:(?<!(?:everyone|everybody|others|people|they|all|was|were|of|from|after)(?: else)?(?: is| are)? )(?:sitting|seated)|(?<!(?:alle|andre|de|folk|som) )sitter|(?<!(?:n['’]t|not|never|no|ikke|ikkje) )(?:have|got|found|fikk|fekk|har|har fått|fant)(?: (?:a|an|en|et|eit|my|the|meg|fin|good)){0,2} (?:seat|sete|sitteplass))(?!\p{L})/iu;
const FAINTING =
  /(?<!\p{L})(?:faint(?!ly)\p{L}*|pass(?:ing)? out|black(?:ing)? out|light-?headed|dizzy|woozy|besvim\p{L}*|svim(?:er|e) av|svimmel|ør|svartner|collaps\p{L}*)(?!\p{L})/iu;
const WAITS =
  /(?<!\p{L})(?:vent(?:er|e|ar)|waiting|holdeplass\p{L}*|perrong\p{L}*|platform|bus stop|i kø|queue)(?!\p{L})/iu;

/** Whether the person stands on a bus or a train, with one free hand at the most. */
export function isStandingOnBoard(wish: string): boolean {
  return ABOARD.test(wish) && STANDING.test(wish) && !SITS.test(wish) && !WAITS.test(wish);
}

/** Whether a standing passenger may faint. */
export const isAboutToFaint = (wish: string) => FAINTING.test(wish);
