import { CONTACT_ATTRIBUTES } from '@spire/domain/toolOptions';
import { readContact } from './readContact.ts';
import { readInteraction } from './readInteraction.ts';
import { writeInteraction } from './writeInteraction.ts';

const moment = { now: new Date('2026-06-30T23:30:00Z'), timeZone: 'Europe/Oslo' };
const id = '33333333-3333-4333-8333-333333333333';
const errorsOf = (reading: ReturnType<typeof readInteraction> | ReturnType<typeof readContact>) =>
  'errors' in reading ? reading.errors.map(({ field, code }) => `${field} ${code}`) : [];

test.each([
  ['ai', 'ai'],
  ['memory-inspired', 'memory_inspired'],
  ['regular', 'regular'],
  ['task_mindfulness', 'task_mindfulness'],
  ['task_wellbeing', 'task_wellbeing'],
  ['task_activity', 'task_activity'],
])('a suggestion of type %s', (suggestionType, read) => {
  const body = {
    userId: '',
    suggestionText: 'Gå ut',
    suggestionType,
    interactionType: 'liked',
    interactionDate: '2026-06-01',
  };
  const draft = {
    id: null,
    suggestionText: 'Gå ut',
    suggestionType: read,
    interactionType: 'liked',
    category: null,
    date: '2026-06-01',
  };
  expect(readInteraction(body, moment)).toMatchObject({ draft });
  const written = writeInteraction({ ...draft, id });
  expect(written).toMatchObject({ suggestion_type: suggestionType, interactionDate: '2026-06-01' });
  expect(readInteraction(written, moment)).toMatchObject({ draft: { ...draft, id } });
});

test.each([
  ['social', 'social'],
  ['', null],
  [null, null],
])('its category %j is read as %j', (sent, category) => {
  const body = { suggestionText: 'x', suggestionType: 'ai', interactionType: 'liked', category: sent };
  expect(readInteraction(body, moment)).toMatchObject({ draft: { category } });
});

test.each<[object, string[]]>([
  [{}, ['suggestionText REQUIRED', 'suggestionType REQUIRED', 'interactionType REQUIRED']],
  [
    { suggestion_text: 'x', suggestion_type: 'task_sleep', interaction_type: 'hated', interaction_date: 'today' },
    ['interaction_date INVALID', 'suggestion_type UNKNOWN_OPTION', 'interaction_type UNKNOWN_OPTION'],
  ],
  [
    { suggestionText: 7, suggestionType: 'ai', interactionType: 'liked', category: ['x'] },
    ['suggestionText INVALID', 'category INVALID'],
  ],
  [
    { suggestionText: 'x', suggestionType: 'ai', interactionType: 'liked', category: 'sleep' },
    ['category UNKNOWN_OPTION'],
  ],
])('an interaction is refused in the spelling of the caller: %j', (body, errors) => {
  expect(errorsOf(readInteraction(body, moment))).toEqual(errors);
});

/** Both readings of spec 2 §3, in their order. */
const SECOND_READING = [
  'joy', 'talk', 'walk', 'understands', 'available', 'listens', 'advice', 'helps', 'activities', 'calm', 'energetic',
  'creative', 'practical', 'cosy', 'non-judgmental', 'challenges', 'grateful', 'hugs', 'home', 'boundaries',
]; // oxfmt-ignore

test.each<[unknown]>([
  [CONTACT_ATTRIBUTES],
  [SECOND_READING],
  [SECOND_READING.join(', ')],
  [JSON.stringify(SECOND_READING)],
])('attributes in either reading: %j', (attributes) => {
  expect(readContact({ id, name: 'Per', attributes })).toMatchObject({
    draft: { id, name: 'Per', attributes: CONTACT_ATTRIBUTES },
  });
});

test.each<[object, string[]]>([
  [{}, ['name REQUIRED', 'attributes REQUIRED']],
  [{ id: 7, name: ['Per'], attributes: 7 }, ['id INVALID', 'name INVALID', 'attributes INVALID']],
  [{ id: '1720000000000', name: 'Per', attributes: ['rich'] }, ['id INVALID', 'attributes UNKNOWN_OPTION']],
])('a contact is refused with the field named: %j', (body, errors) => {
  expect(errorsOf(readContact(body))).toEqual(errors);
});
