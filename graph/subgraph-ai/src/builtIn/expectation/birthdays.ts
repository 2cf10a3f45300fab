const AGE = '[1-9]\\d';
/** A round age, or one that is kept. */
const NTH = '[1-9](?:[05]th|8th|1st)';
const NAMED = '(?:birthday|b-?day)';

/** That it is one's own. */
export const OWN_BIRTHDAY = [
  `my (?:own |big |next |actual |${AGE}?(?:st|nd|rd|th) )*${NAMED}(?!\\p{L}|[’']s?\\p{L}| (?:present|gift|card|cake) (?:to|for|from)(?!\\p{L}))`,
  `my (?:big )?${NTH}(?!\\p{L})(?=$|[.,!?]| (?:party|bash|do|dinner|on|this|next|with|in|at|tomorrow|tonight|and)(?!\\p{L}))`,
  `i(?:['’]?m| am|['’]?ll be| will be|['’]?ll| will)? (?:turn|turning) ${AGE}(?!\\d)`,
  `(?:when|as|before) i(?:['’]m| am|['’]ll be) ${AGE}(?=$|[.,!?])`,
  `^turning ${AGE}(?!\\d)(?! (?:degrees|minutes|points))`,
  `(?:min|mi) (?:egen |neste |store )?(?:bursdag(?:en)?|${AGE}-?års(?:dag|lag|feiring))(?!\\p{L})`,
  `(?:bursdag(?:en|sfesten|sselskapet|smiddagen|sfeiringen)?|${AGE}-?års(?:dagen|laget|feiringen)) (?:min|mitt|mi)(?!\\p{L})`,
  `(?:jeg|eg|æ|je) (?:\\p{L}+ )?(?:fyller|fyll|blir|fylle|bli) ${AGE}(?!\\d)(?! (?:min|time|dag|prosent|kilo)\\p{L}*)`,
  `(?:fyller|fyll|blir) (?:jeg|eg|æ|je) ${AGE}(?!\\d)`,
  `^(?:å )?(?:fyller|fylle|fyll) ${AGE}(?!\\d)`,
].join('|');

/** That there is one, whoever has it. */
export const BIRTHDAY = `bursdag\\p{L}*|birthday|b-?day(?!\\p{L})|${AGE}-?års(?:lag|dag|feiring)\\p{L}*|(?:fyll|fyller|fylle|blir|turns|turning|turn) ${AGE}(?!\\d)(?! (?:min|time|dag|prosent|degrees|points)\\p{L}*)|(?:[’']s|her|his|their) (?:big )?${NTH}(?!\\p{L})`;
