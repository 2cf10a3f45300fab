import type { Language } from '@spire/domain/languages';

type Text = Record<Language, string>;

/** What the tool says for one group of needs. */
export interface GroupTexts {
  /** Said or sent as they stand: nothing is put into them, so that the grammar always holds. */
  sayNo: readonly Text[];
  /** Why the need counts, without a lecture. */
  validations: readonly Text[];
  reminder: Text;
}
