import answersEn from '@spire/i18n/answers/en';
import answersNo from '@spire/i18n/answers/no';
import optionsEn from '@spire/i18n/options/en';
import optionsNo from '@spire/i18n/options/no';
import toolsEn from '@spire/i18n/tools/en';
import toolsNo from '@spire/i18n/tools/no';
import type { Spellings } from './spellings.ts';

const CATALOGUES = [
  { ...optionsNo, ...answersNo, ...toolsNo },
  { ...optionsEn, ...answersEn, ...toolsEn },
];
type Labels = (typeof CATALOGUES)[number];

/** Options by the words they are shown in, in either language, and by what else they have been called. */
export function shownAs<Id extends string>(
  labelsOf: (labels: Labels) => Readonly<Record<Id, string>>,
  older: Partial<Spellings<Id>> = {},
): Spellings<Id> {
  const shown = CATALOGUES.map(labelsOf);
  const [first] = shown;
  const spellings: unknown = Object.fromEntries(
    Object.keys(first ?? {}).map((key) => [
      key,
      [...shown.map((labels) => labels[key as Id]), ...(older[key as Id] ?? [])],
    ]),
  );
  return spellings as Spellings<Id>;
}
