const LETTERS = String.raw`[\p{L}\p{M}]`;
const EDGE = String.raw`(?![\p{L}\p{M}\p{N}])`;
const BEGIN = String.raw`(?<![\p{L}\p{M}\p{N}])`;

/** Storgata 5, olav kyrres gate 12 b. */
const NORWEGIAN_STREET = String.raw`${BEGIN}(?:${LETTERS}{1,30}[ .-]{1,2}){0,2}?${LETTERS}{0,30}(?:gat[ae]n?|vei(?:en)?|veg(?:en)?|allé(?:en)?|plass(?:en)?|stien|svingen|bakken|torget|terrasse)\s{1,3}\d{1,4}\s?[a-h]?${EDGE}`;
/** 12 Baker Street, 4b old mill lane. */
const ENGLISH_STREET = String.raw`${BEGIN}\d{1,5}\s?[a-h]?\s{1,3}(?:${LETTERS}{1,30}\s{1,3}){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|close|court|crescent|terrace|square|way|grove|gardens|boulevard)${EDGE}`;
const POST_CODES = [
  String.raw`${BEGIN}\d{4}\s{1,3}(?-i:\p{Lu})${LETTERS}{1,30}`,
  String.raw`${BEGIN}[a-z]{1,2}\d[a-z\d]?\s?\d[a-z]{2}${EDGE}`,
];
const AT = String.raw`\s{0,2}[([{<]?\s{0,2}(?:@|krøllalfa|alfakrøll|snabel-?a|(?<=[\s([{<])(?:at|a)(?=[\s)\]}>]))\s{0,2}[)\]}>]?\s{0,2}`;
const DOT = String.raw`\s{0,2}[([{<]?\s{0,2}(?:\.|(?<=[\s([{<])(?:dot|punktum|prikk)(?=[\s)\]}>]))\s{0,2}[)\]}>]?\s{0,2}`;
const ENDS = '(?:no|com|net|org|se|dk|uk|io|eu|me)';
/** kari at post dot no, ola (krøllalfa) eksempel punktum com. */
const DISGUISED_ADDRESS = String.raw`${BEGIN}(?:[\p{L}\p{N}_-]{1,40}${DOT}){0,3}[\p{L}\p{N}._%+-]{1,64}${AT}(?:[\p{L}\p{N}-]{1,63}${DOT}){1,3}${ENDS}${EDGE}`;
const LINK = String.raw`https?:\/\/\S{1,300}|www\.\S{1,300}|${BEGIN}[\p{L}\p{N}-]{2,63}\.(?:no|com|net|org)${EDGE}(?:\/\S{0,300})?`;
const HANDLE = String.raw`(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{2,40}`;
const PLATE = String.raw`${BEGIN}[a-z]{2}\s?\d{5}${EDGE}`;

/** Where somebody lives or can be reached, in whatever dress; for a regular expression with the flags i and u. */
export const ADDRESSES = [
  ...[DISGUISED_ADDRESS, LINK, HANDLE, NORWEGIAN_STREET, ENGLISH_STREET, ...POST_CODES, PLATE],
].join('|');
