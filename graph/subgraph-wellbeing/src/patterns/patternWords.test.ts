import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@spire/domain/languages';
import { EXPOSURE_KINDS, OUTCOMES } from '@spire/domain/patterns/kinds';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { isNotLookedAt } from '@spire/content/notLookedAt';
import { patternText } from '@spire/content/patternWords';

/** Words of cause, of statistics and of blame, which nothing about patterns and energy says. */
const NEVER =
  /(?<!\p{L})(?:fordi|gir|fører til|virker|utløser|skyldes|because|causes?|leads? to|triggers?|works(?! it out)|signifikant|significant|p-verdi|p-value|krasj|crash|for mye|too much|over grensen|du bør|you should|bra jobbet|well done)(?!\p{L})/iu;
const FOLDERS = ['mf-profile/src/patterns/messages', 'mf-profile/src/pacing/messages'];
const root = workspaceRoot();

const sentences = LANGUAGES.flatMap((language) =>
  EXPOSURE_KINDS.flatMap((kind) =>
    OUTCOMES.flatMap((outcome) =>
      (['lower', 'higher'] as const).flatMap((direction) =>
        [0, 1, 2].map((lagDays) =>
          patternText({ exposure: { kind, name: 'Klesvask' }, outcome, lagDays, direction }, language),
        ),
      ),
    ),
  ),
);

test('no text about patterns or energy says why, counts chances or blames', () => {
  const pages = FOLDERS.flatMap((folder) =>
    LANGUAGES.map((language) => readFileSync(path.join(root, folder, `${language}.ts`), 'utf8')),
  );
  for (const text of [...sentences, ...pages]) expect(text).not.toMatch(NEVER);
  expect('Tur gir lavere krefter').toMatch(NEVER);
});

test('a sentence has every part filled in', () => {
  expect(sentences.filter((text) => /undefined|null|\s{2}|\{/.test(text))).toEqual([]);
});

test.each(['Middag', 'Paracet', 'Vekt', 'På jobb', 'Marte', 'Besøk av Noora', 'Kaffe med mamma', '🍎', 'Lunch'])(
  'patterns leave %s alone',
  (name) => expect(isNotLookedAt(name)).toBe(true),
);

test.each([
  'Tur i skogen',
  'Besøk',
  'Klesvask',
  'Telefonsamtale',
  'Dusj',
  'Visit',
  'Laundry',
  'Meditasjon',
  'Vaske vinduer',
])('patterns look at %s', (name) => expect(isNotLookedAt(name)).toBe(false));
