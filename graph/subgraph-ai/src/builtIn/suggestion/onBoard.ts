/** On a bus or a train, however it is named: one that is waited for, or that itself stands, is not ridden. */
const ABOARD =
  /(?<!\p{L})(?:på (?:en |et |ein |eit |\p{L}*full\p{L}* |overfylt\p{L}* |stappfull\p{L}* )*(?:\p{L}*buss(?:en)?|\p{L}*tog(?:et)?|trikk(?:en)?|t-?ban(?:en|e)|bane(?:n)?|metro(?:en)?|båt(?:en)?|ferj[ae]|ferg[ae]n?)|on (?:the |a |an |my |this )?(?:\p{L}+ ){0,2}?(?:bus|train|tram|tube|metro|subway|underground|overground|ferry)|on the \d{1,2}[.:]\d\d|(?:\d{1,2}[.:]\d\d)[- ](?:toget|bussen))(?!\p{L})/iu;
const STANDING =
  /(?<![\p{L}-])(?:(?<!(?:bus|train|tram|ferry) (?:is |has been |['’]s )?)(?:standing(?! (?:still|order|up for|ovation))|stood up(?! for)|stood(?! (?:still|up)))|have to stand|no seats?(?! ?belt)|nowhere to sit|(?:can['’]?t|couldn['’]?t|didn['’]?t) (?:get|find) a seat|hanging (?:on to|from|off) (?:a|the) strap|må stå|(?<!(?:bussen|toget|trikken|banen|det) (?:bare )?)står(?! (?:og venter|fast|stille|på at|for)(?!\p{L}))|ståplass\p{L}*|(?:ingen|ikke|ikkje)(?: \p{L}+){0,2} (?:sete\p{L}*|sitteplass\p{L}*|plass å sitte))(?!\p{L})/iu;
const WAITS =
  /(?<!\p{L})(?:vent(?:er|e|ar)|waiting|holdeplass\p{L}*|perrong\p{L}*|platform|bus stop|i kø|queue)(?!\p{L})/iu;

/** Whether somebody stands on a bus or a train, and has one hand to spare at the most. */
export function isStandingOnBoard(wish: string): boolean {
  return ABOARD.test(wish) && STANDING.test(wish) && !WAITS.test(wish);
}
