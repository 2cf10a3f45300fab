import { MEMORY_SUGGESTIONS } from '@spire/content/memorySuggestions';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { factsWith } from '../testing/promptExamples.ts';
import { promptFacts } from './promptFacts.ts';

const asItIs = (text: string) => text;
const nothing = () => null;
const screen = (text: string): CrisisKind | null => (text.includes('CRISIS') ? 'danger' : null);

test('what calls for help is left out of every place, and the rest stays', () => {
  const told = JSON.stringify(
    promptFacts(
      factsWith((place) => `CRISIS ${place}`),
      asItIs,
      screen,
    ),
  );
  expect(told).not.toContain('CRISIS');
  expect(told).toContain('"needsMore":["Peace","Nature"]');
});

test.each(['contact', 'recentText', 'specificChallenge', 'needMoreText'])(
  'a hit in %s takes nothing else along',
  (hit) => {
    const told = JSON.stringify(
      promptFacts(
        factsWith((place) => (place === hit ? 'CRISIS' : place)),
        asItIs,
        screen,
      ),
    );
    for (const place of ['contact', 'recentText', 'specificChallenge', 'needMoreText', 'whatIsGoodText'])
      expect(told.includes(place === 'contact' ? 'listens' : place)).toBe(place !== hit);
  },
);

test('of what was suggested, the newest five starts of fifty characters are told (D26)', () => {
  const recentTexts = Array.from({ length: 9 }, (_, index) => `${index} ${'🌱'.repeat(80)}`);
  const { recentStarts } = promptFacts(factsWith(asItIs, { recentTexts }), asItIs, nothing);
  expect(recentStarts).toEqual([0, 1, 2, 3, 4].map((index) => `${index} ${'🌱'.repeat(48)}`));
});

test('a name is hidden before the text is cut, and a memory’s title never shows', () => {
  const memoryText = MEMORY_SUGGESTIONS[0]?.text.no.replace('{title}', 'Planted memory title') ?? '';
  const recentTexts = [`${'a'.repeat(46)} Kari`, memoryText];
  const hide = (text: string) => text.replace('Kari', '[[P1]]');
  const { recentStarts } = promptFacts(factsWith(asItIs, { recentTexts }), hide, nothing);
  expect(recentStarts).toEqual([`${'a'.repeat(46)} [[P`]);
});

test('a start ends before what may be the name of no contact any more, or the title of a memory', () => {
  const recentTexts = [
    'Tenk på Bjørnulf en stund.',
    'Ro. Hvil litt, Ågot venter.',
    'Maybe I can call (Bjørnulf).',
    'Tenk på «hytta».',
  ];
  const { recentStarts } = promptFacts(factsWith(asItIs, { recentTexts }), asItIs, nothing);
  expect(recentStarts).toEqual(['Tenk på ', 'Ro. Hvil litt, ', 'Maybe I can call (', 'Tenk på ']);
});

test('a contact’s name is told as what stands for it, or not at all', () => {
  const contactOf = (hide: (text: string) => string) =>
    promptFacts(
      factsWith(() => 'Kari'),
      hide,
      nothing,
    ).contacts[0];
  expect(contactOf(() => '[[P1]]')).toMatchObject({ who: '[[P1]]', goodFor: ['listens'] });
  expect(contactOf(asItIs)).not.toHaveProperty('who');
});
