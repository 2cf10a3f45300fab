import { SOCIAL_SECTIONS, SOCIAL_SUGGESTIONS, messageTo } from '@spire/content/socialSuggestions';
import { LANGUAGES } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { SOCIAL_WANTS } from '@spire/domain/toolOptions';
import { asOneText, messageFor, sectionsIn } from './plan.ts';

const sections = keysOf(SOCIAL_SECTIONS).map((kind) => ({ kind, emoji: SOCIAL_SECTIONS[kind], text: `Om ${kind}.` }));

test('a stored plan is read back in its sections, and what has no sign is still there', () => {
  expect(sectionsIn(asOneText(sections))).toEqual(sections.map(({ kind, text }) => ({ kind, text })));
  expect(sectionsIn('Ring Kari.\n\n🎯 Ta det rolig.')).toEqual([
    { kind: null, text: 'Ring Kari.' },
    { kind: 'plan', text: 'Ta det rolig.' },
  ]);
});

const messages = SOCIAL_WANTS.flatMap((want) =>
  LANGUAGES.flatMap((language) => SOCIAL_SUGGESTIONS[want].gentle[language].message ?? []),
);

test('every ready-made message greets the contact it is for, and nobody else', () => {
  for (const message of messages) {
    const first = messageTo('Kari', message);
    expect(messageFor(first, 'Kari', 'Ola <b>')).toBe(messageTo('Ola <b>', message));
    expect(messageFor(first, 'Kari', 'Kari')).toBe(first);
    // The server may have shortened or tidied the name it put in.
    expect(messageFor(first, '<i>Kari', 'Ola')).toBe(messageTo('Ola', message));
  }
});

test('a message that names nobody is the same for everybody, and a part of a word is no name', () => {
  expect(messageFor('Hei! Har du tid?', undefined, 'Ola')).toBe('Hei! Har du tid?');
  expect(messageFor('Hei, Bo. Borte bra.', 'Bo', 'Ola')).toBe('Hei, Ola. Borte bra.');
});
