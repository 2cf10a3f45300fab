import { EXPORT_WORDS } from '@spire/content/exportWords';
import { LANGUAGES } from '@spire/domain/languages';
import { exportDocument } from '@spire/graph-shared/export/exportDocument';
import { exampleDocuments } from './testing/exampleDocuments.ts';
import { exportEntries } from './exportEntries.ts';

/** Fields that are not shown, though the document holds them. */
const LEFT = {
  'names by which records know each other': /(^|\.)(id|recordId|setId)$/,
  'said above the entries': /^(exportedAt|account\.email)$/,
  'shown as the picture itself': /^pictures\.(type|base64)$/,
  'times beside the one that is shown': /^(account|records\.\w+)\.(createdAt|updatedAt|finishedAt)$/,
  'guessed by Spire, and no record of its own': /^records\.suggestionSets\.heard\./,
  'told by what stands in the record': /^records\.(suggestionSets\.form|toolActivities\.record\.exercise\.type)$/,
};

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
});
