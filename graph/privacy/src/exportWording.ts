import { EXPORT_VALUES } from '@spire/content/exportValues';
import { EXPORT_WORDS } from '@spire/content/exportWords';
import type { Language } from '@spire/domain/languages';
import answersEn from '@spire/i18n/answers/en';
import answersNo from '@spire/i18n/answers/no';
import en from '@spire/i18n/options/en';
import no from '@spire/i18n/options/no';
import scalesEn from '@spire/i18n/scales/en';
import scalesNo from '@spire/i18n/scales/no';
import toolsEn from '@spire/i18n/tools/en';
import toolsNo from '@spire/i18n/tools/no';

type Tables = Readonly<Record<string, unknown>>;

/** Words for ids, by the name of their list: those of the forms, then those of an export alone. */
const TABLES: Readonly<Record<Language, Tables>> = {
  no: { ...no, ...answersNo, ...toolsNo, ...EXPORT_VALUES.no, scales: scalesNo.names },
  en: { ...en, ...answersEn, ...toolsEn, ...EXPORT_VALUES.en, scales: scalesEn.names },
};
/** Lists in which the labels of a field's options lie, when not under the field's own name alone. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  capacityLevel: ['capacityLevels'],
  category: ['memoryCategories', 'suggestionCategory'],
  type: ['type', 'balanceCategories'],
  attributes: ['contactAttributes'],
  desiredFeeling: ['desiredFeelings'],
  afterFeeling: ['afterFeelings'],
};

export type Value = string | number | boolean | null | readonly string[] | Readonly<Record<string, unknown>>;

/** The word in a table of labels, which may be the title of an option. */
function wordIn(table: unknown, id: string): string | undefined {
  const found: unknown = typeof table === 'object' && table !== null ? Reflect.get(table, id) : undefined;
  if (typeof found === 'string') return found;
  const title: unknown = typeof found === 'object' && found !== null ? Reflect.get(found, 'title') : undefined;
  return typeof title === 'string' ? title : undefined;
}

/** Puts ids and values into words; `names` are those of records that others name by their id. */
export function wording(language: Language, names: ReadonlyMap<string, string>) {
  const words = EXPORT_WORDS[language];

  function label(field: string, id: string): string {
    const lists = LISTS[field] ?? [field];
    return (
      lists.map((list) => wordIn(TABLES[language][list], id)).find((word) => word !== undefined) ?? names.get(id) ?? id
    );
  }

  function say(field: string, value: Value): string {
    if (value === null) return '';
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (typeof value === 'string') return label(field, value);
    if (Array.isArray(value)) return value.map((each: string) => label(field, each)).join(', ');
    return typeof value === 'object' ? Object.values(value).join(' ') : String(value);
  }

  const detailsOf = (fields: Readonly<Record<string, Value>>) =>
    Object.entries(fields)
      .map(([field, value]) => [words.fields[field] ?? field, say(field, value)] as const)
      .filter(([, value]) => value !== '');
  return { label, detailsOf };
}
