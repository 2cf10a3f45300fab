import { BOUNDARY_TEXTS } from '@spire/content/boundaryTexts';
import { ANSWERED, NO_GUILT, OUTRIGHT_TEXTS, SUGGESTED, TO_ONESELF } from '@spire/content/outrightTexts';
import type { Text } from '@spire/content/requestTexts';
import type { Facts } from '../../facts/facts.ts';
import type { Seed } from '../seed.ts';
import { type BoundaryText, chosen, directBeginning, within } from './boundaryParts.ts';
import { groupPlain } from './needGroup.ts';
import { needBacked } from './statedNeed.ts';
import { type BoundaryInput, readBoundary, toldWhole } from './readBoundary.ts';

/** A wish to be free of guilt. */
const GUILT =
  /(?<!\p{L})(?:(?:no|without|zero|less) (?:the |feeling )?guilt\p{L}*|(?:uten|utan|ingen|slippe|ikke ha) (?:dårlig|dårleg) (?:samvittighet|samvit)|(?:uten|ingen|slippe) skyldfølelse)(?!\p{L})/iu;

/**
 * The reason why the refusal is a good one: the need in the person's own words, where they allow it, followed by a text
 * for the request or for the need, in turns. The next seed gives another text.
 */
export function chooseValidation(facts: Facts, asked: BoundaryInput, seed: Seed): BoundaryText {
  const { language } = facts;
  const input = toldWhole(asked);
  const read = readBoundary(input, language);
  const isOfGuilt = GUILT.test(input.needInstead);
  const one = (texts: readonly string[]) => chosen(texts, language, input, read, seed);
  const validating = (texts: readonly Text[]) => (isOfGuilt ? [NO_GUILT] : texts);
  const direct = directBeginning(input, read, language, seed);
  const suggestion = direct === null || direct.kind === 'telling' ? read.offered?.suggestion : undefined;
  if (suggestion !== undefined) {
    const told = suggestion === '' ? null : within(facts, suggestion);
    const first =
      told === null ? SUGGESTED.unnamed[language] : SUGGESTED.suggestion[language].replace('{suggestion}', () => told);
    return one(validating(SUGGESTED.validations).map((text) => `${first} ${text[language]}`));
  }
  const isLeftOut = read.isOfViolence || read.isBargain;
  const need = isLeftOut ? '' : needBacked(input.needInstead, language, seed, (words) => within(facts, words));
  const begun = need === '' ? '' : `${need} `;
  const said = (texts: readonly Text[]) => one(validating(texts).map((text) => `${begun}${text[language]}`));
  const group = groupPlain(input);
  if (read.isOfOneself && group === undefined) return said(TO_ONESELF.validations);
  if (direct === null && read.told !== null) return said(ANSWERED.validations);
  const ofRequest =
    read.isOfViolence || read.isOfOneself
      ? []
      : (direct === null ? read.texts : OUTRIGHT_TEXTS[direct.kind]).validations;
  const isOfRequest = (direct !== null && !read.isOfOneself) || (group === undefined && ofRequest.length > 0);
  const ofNeed = isOfRequest ? [] : BOUNDARY_TEXTS[group ?? 'care'].validations;
  return said([...ofRequest, ...ofNeed]);
}
