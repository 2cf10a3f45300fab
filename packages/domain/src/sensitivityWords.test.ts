import type { Sensitivity } from './sensitivities.ts';
import { sensitivitiesIn } from './sensitivityWords.ts';

const TOLD: readonly (readonly [string, readonly Sensitivity[]])[] = [
  ['Lyset stikker i øynene.', ['light']],
  ['Jeg tåler nesten ikke lyd i dag', ['sound']],
  ['Er både lys- og lydømfintlig', ['light', 'sound']],
  ['skjermen gjør vondt', ['screen']],
  ['Dunkende hodepine siden i går', ['light', 'sound', 'screen']],
  ['migrene', ['light', 'sound', 'screen']],
  ['Svimmel når jeg reiser meg', ['standing', 'movement']],
  ['Kommer meg ikke opp i dag', ['standing', 'movement']],
  ['kvalm og sliten', ['movement', 'food']],
  ['Orker ikke folk', ['company']],
  ['The light hurts my eyes', ['light']],
  ["I can't stand noise right now", ['sound']],
  ['it is too loud here', ['sound']],
  ['Everything is too bright', ['light']],
  ['My head hurts', ['light', 'sound', 'screen']],
  ['a bit dizzy', ['standing', 'movement']],
  ['I want to be left alone', ['company']],
  ['feeling nauseous', ['movement', 'food']],
  ['mindre støy', ['sound']],
  ['musikk tåler jeg ikke, prat tåler jeg ikke', ['sound']],
  ['I can’t stand voices today', ['sound']],
  ['music hurts', ['sound']],
  ['I can’t sleep', ['sleep']],
];

test.each(TOLD)('%s', (text, expected) => {
  expect(sensitivitiesIn([text])).toEqual(expected);
});

test.each([
  '',
  'Lyst og fint vær, gleder meg til en tur',
  'Fikk sol på nesa, og lyden av havet var god',
  'Å snakke med mamma på telefonen',
  'Sove lenge. Bråket er over.',
  'A bright morning and a good talk',
  'Good food with friends',
  'The sound of rain',
  'Musikk hjelper når det gjør vondt',
  'Music, and a talk about what bothers me',
  'Mer lys i hverdagen',
  'A light day',
  'Sove godt',
])('an ordinary day spares nothing: %s', (text) => {
  expect(sensitivitiesIn([text])).toEqual([]);
});
