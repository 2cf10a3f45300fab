/**
 * Words that people hide behind signs to get past a filter, in their folded spelling (one alphabet, no doubled letters).
 * A masked word is compared with these alone: a sign in any other word is only a sign.
 */
const HIDDEN_WORDS =
  'selvmord sjolvmord selvmordet selvmordstanker suicide suicidal suiside kutte kuter kuta kutet skade skader drepe dreper drept kill killing killed kil kiling kils die dying died dead death do doye dod hang hanging hange henge jump jumping cut cutting cuts slit selfharm harm overdose overdosen od pills piler tabletter voldtekt voldtat rape raped raping abuse abused misbruk misbrukt nude nudes naken nakenbilder sex porn porno unalive blod blade kniv knife rope tau end livet life'
    .split(' ')
    .map((word) => word.replaceAll(/([a-z])\1+/g, '$1'));

const SIGN = /[*#%?•]/;

/** Whether the word could stand behind the mask: each sign is one letter, or none where the mask is longer than the word. */
function fits(mask: string, word: string): boolean {
  if (mask.length !== word.length) return false;
  for (let at = 0; at < mask.length; at += 1)
    if (!SIGN.test(mask.charAt(at)) && mask.charAt(at) !== word.charAt(at)) return false;
  return true;
}

const withoutDoubles = (text: string) => text.replaceAll(/([a-z])\1+/g, '$1');

/**
 * The word that is hidden behind the signs of a mask (`k*tte`, `s**cide`), or the mask as it was where it hides none of
 * those that people hide. The letters are those of the folded alphabet.
 */
export function unmasked(mask: string): string {
  const folded = withoutDoubles(mask);
  const shorter = withoutDoubles(mask.replaceAll(/([*#%•])\1+/g, '$1'));
  const known = (each: string) => HIDDEN_WORDS.find((word) => word.length > 2 && fits(each, word));
  return known(folded) ?? known(shorter) ?? known(folded.replaceAll(/[*#%•]/g, '')) ?? mask;
}
