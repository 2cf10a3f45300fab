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
  LANGUAGES.flatMap((language) => {
    const { message } = SOCIAL_SUGGESTIONS[want].gentle[language];
    return message === undefined ? [] : [{ language, message }];
  }),
);

test('every ready-made message greets the contact it is for by what one calls them, and nobody else', () => {
  for (const { language, message } of messages) {
    const first = messageTo('Kari', message);
    expect(messageFor(first, 'Kari', 'Dattera mi Sol', language)).toBe(messageTo('Sol', message));
    expect(messageFor(first, 'Kari Berg', 'Kari (nabo)', language)).toBe(first);
    // The server may have shortened or tidied the name it put in.
    expect(messageFor(first, '<i>Kari', 'Ola', language)).toBe(messageTo('Ola', message));
  }
});

test('who has no name to say is greeted without one, and the next by theirs', () => {
  for (const { language, message } of messages) {
    const nameless = messageTo(null, message);
    expect(messageFor(messageTo('Kari', message), 'Kari', 'Naboen', language)).toBe(nameless);
    expect(messageFor(nameless, 'Naboen', 'Kari', language)).toBe(messageTo('Kari', message));
  }
});

test('a whole name that a provider put in is said as one says it', () => {
  expect(messageFor('Hei, Dattera mi Sol. Har du tid?', 'Dattera mi Sol', 'Dattera mi Sol', 'no')).toBe(
    'Hei, Sol. Har du tid?',
  );
});

test('a message that names nobody is the same for everybody, and a part of a word is no name', () => {
  expect(messageFor('Hei! Har du tid?', undefined, 'Ola', 'no')).toBe('Hei! Har du tid?');
  expect(messageFor('Hei, Bo. Borte bra.', 'Bo', 'Ola', 'no')).toBe('Hei, Ola. Borte bra.');
});
