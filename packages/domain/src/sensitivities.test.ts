import { CONSIDERATION_SECTIONS } from './considerations.ts';
import { CONSIDERATIONS } from './options.ts';
import { SENSITIVITIES, sensitivitiesOf } from './sensitivities.ts';

test('who tells of nothing, or of being well, is spared nothing', () => {
  expect(sensitivitiesOf([])).toEqual([]);
  expect(sensitivitiesOf(CONSIDERATION_SECTIONS.orJust)).toEqual([]);
});

test('a sore head is spared light, sound and screen; whom effort sets back is spared standing and moving, too', () => {
  expect(sensitivitiesOf(['brain_injury'])).toEqual(expect.arrayContaining(['light', 'sound', 'screen']));
  expect(sensitivitiesOf(['me_fibro_syndromes'])).toEqual(expect.arrayContaining(['light', 'standing', 'movement']));
});

test('each is named once, in the order of the list, whichever way they were told', () => {
  expect(sensitivitiesOf(CONSIDERATIONS)).toEqual(SENSITIVITIES);
  expect(sensitivitiesOf(CONSIDERATIONS.toReversed())).toEqual(SENSITIVITIES);
});

test.each(CONSIDERATIONS)('telling of %s as well never takes a consideration back', (id) => {
  const before = sensitivitiesOf(['brain_injury', 'stomach_problems']);
  expect(sensitivitiesOf(['brain_injury', 'stomach_problems', id])).toEqual(expect.arrayContaining([...before]));
});
