import { EXPORT_WORDS } from '@spire/content/exportWords';
import { CAPACITY_LEVELS } from '@spire/domain/capacity';
import { LANGUAGES } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { INTERACTION_TYPES, SUGGESTION_KINDS, SUGGESTION_SOURCES } from '@spire/domain/options';
import { REMINDER_KINDS, WEEKDAYS } from '@spire/domain/reminders';
import { AFTER_FEELINGS, CONTACT_ATTRIBUTES, SOCIAL_WANTS } from '@spire/domain/toolOptions';
import { exportDocument } from '@spire/graph-shared/export/exportDocument';
import { exampleDocuments } from './testing/exampleDocuments.ts';
import { exportEntries } from './exportEntries.ts';
import { wording } from './exportWording.ts';

/** Fields that are not shown, though the document holds them. */
const LEFT = {
  'names by which records know each other': /(^|\.)(id|recordId|setId|importId)$/,
  'said above the entries': /^(exportedAt|account\.email)$/,
  'shown as the file itself': /^(pictures|voices)\.(type|base64)$/,
  'times beside the one that is shown': /^(account|records\.\w+)\.(createdAt|updatedAt|finishedAt|undoneAt|moment)$/,
  'said by the name of the app': /^records\.(diaryImports|importedEntries)\.source$/,
  'guessed by Spire, and no record of its own': /^records\.suggestionSets\.heard\./,
  'told by what stands in the record': /^records\.(suggestionSets\.form|toolActivities\.record\.exercise\.type)$/,
};

/** Fields of which the values are ids of these lists. */
const FIELDS_OF_IDS: Readonly<Record<string, readonly string[]>> = {
  capacityLevel: CAPACITY_LEVELS,
  attributes: keysOf(CONTACT_ATTRIBUTES),
  socialWants: SOCIAL_WANTS,
  suggestionType: SUGGESTION_KINDS,
  interactionType: INTERACTION_TYPES,
  source: SUGGESTION_SOURCES,
  days: WEEKDAYS,
  kinds: REMINDER_KINDS,
  afterFeeling: keysOf(AFTER_FEELINGS),
};
/** Ids that no language would say as they are. */
const IDS_NOT_WORDS = /_|[a-z][A-Z]|^(?:MO|TU|WE|TH|FR|SA|SU)$|^(?:limited|generated|ikkeDommende|vetIkke)$/;

const { whole, sparse, places } = exampleDocuments(exportDocument);
// A suggestion of a set is told with its set.
const suggestionInteractions = whole.records.suggestionInteractions.map((each) => ({ ...each, setId: null }));
const examples = [{ ...whole, records: { ...whole.records, suggestionInteractions } }, sparse];

describe.each(LANGUAGES)('in "%s"', (language) => {
  const entries = examples.flatMap((document) => [...exportEntries(document, language)]);
  const shown = new Set(entries.flatMap(({ details }) => details.map(([name]) => name)));
  const words = EXPORT_WORDS[language].fields;

  test('every field that is shown has its word', () => {
    expect([...shown].filter((name) => !Object.values(words).includes(name))).toEqual([]);
  });

  test('every word is of a field that is shown', () => {
    expect(Object.entries(words).filter(([, word]) => !shown.has(word))).toEqual([]);
  });

  test('everything that the document holds of a person is shown, or it is said why not', () => {
    const told = JSON.stringify(entries);
    const found = new Set([...places].filter(([value]) => told.includes(String(value))).map(([, place]) => place));
    const missing = [...new Set(places.values())].filter((place) => !found.has(place));
    expect(missing.filter((place) => !Object.values(LEFT).some((left) => left.test(place)))).toEqual([]);
  });

  test('no id stands where there is a word for it', () => {
    const { detailsOf } = wording(language, new Map([['0f', 'Ola']]));
    const said = (field: string, ids: readonly string[]) => detailsOf({ [field]: ids })[0]?.[1].split(', ') ?? [];
    for (const [field, ids] of Object.entries(FIELDS_OF_IDS))
      expect([field, said(field, ids).filter((word) => IDS_NOT_WORDS.test(word))]).toEqual([field, []]);
    expect(detailsOf({ selectedContacts: ['0f'] })[0]?.[1]).toBe('Ola');
    expect(detailsOf({ capacityLevel: 'limited', language: 'no' }).map(([, value]) => value)).not.toContain('limited');
  });
});
