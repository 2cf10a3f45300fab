const AGE = '[1-9]\\d';
/** Words that follow an age, in contrast to a count of things. */
export const AFTER_AGE =
  '(?!\\d)(?=$|\\s*[^\\p{L}\\d\\s%]|\\s+(?:år|på|i (?:år|dag|morgen|kveld|helga|helgen|juli?|juni|mai|mars|april|august|september|oktober|november|desember|januar|februar|sommer|vinter|høst|vår|neste)|og|om|snart|neste|denne|den|men|med|uten|utan|hos|mens|når|years?|this|next|on|in|at|and|soon|but|with|without|tomorrow|tonight|today)(?!\\p{L}))';
/** A round age, or one that is celebrated. */
const NTH = '[1-9](?:[05]th|8th|1st)';
const NAMED = '(?:birthday|b-?day)';

/** Patterns for the person's own birthday. */
export const OWN_BIRTHDAY = [
  `my (?:own |big |next |actual |${AGE}?(?:st|nd|rd|th) )*${NAMED}(?!\\p{L}|[’']s?\\p{L}| (?:boy|girl|kid|child|lad|twins?|son|daughter)(?!\\p{L})| (?:present|gift|card|cake) (?:to|for|from)(?!\\p{L}))`,
  `my (?:big )?${NTH}(?!\\p{L})(?=$|[.,!?]| (?:party|bash|do|dinner|on|this|next|with|in|at|tomorrow|tonight|and)(?!\\p{L}))`,
  `i(?:['’]?m| am|['’]?ll be| will be|['’]?ll| will)? (?:turn|turning) ${AGE}${AFTER_AGE}`,
  `(?:when|as|before) i(?:['’]m| am|['’]ll be) ${AGE}(?=$|[.,!?])`,
  `^turning ${AGE}${AFTER_AGE}`,
  `(?:min|mi) (?:egen |neste |store )?(?:bursdag(?:en)?|${AGE}-?års(?:dag|lag|feiring))(?!\\p{L})`,
  `(?:bursdag(?:en|sfesten|sselskapet|smiddagen|sfeiringen)?|${AGE}-?års(?:dagen|laget|feiringen)) (?:min|mitt|mi)(?!\\p{L})`,
  `(?:jeg|eg|æ|je) (?:\\p{L}+ )?(?:fyller|fyll|blir|fylle|bli) ${AGE}${AFTER_AGE}`,
  `(?:fyller|fyll|blir) (?:jeg|eg|æ|je) ${AGE}${AFTER_AGE}`,
  `^(?:å )?(?:fyller|fylle|fyll) ${AGE}${AFTER_AGE}`,
].join('|');

/** Words for any birthday. */
export const BIRTHDAY = `bursdag\\p{L}*|birthday|b-?day(?!\\p{L})|${AGE}-?års(?:lag|dag|feiring)\\p{L}*|(?:fyll|fyller|fylle|blir|turns|turning|turn) ${AGE}${AFTER_AGE}|(?:[’']s|her|his|their) (?:big )?${NTH}(?!\\p{L})`;
