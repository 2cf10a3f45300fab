import { repeats } from './repeats.ts';

const TEA = 'Lag en kopp te og drikk den sakte ved vinduet.';
const WALK = 'Gå rolig en runde rundt huset og se etter noe grønt.';
const SONG = 'Hør på én sang du liker, med øynene lukket.';

test.each<[string, string[][], boolean]>([
  ['tasks that differ', [[TEA, WALK, SONG]], false],
  ['suggestions that differ, under one title', [['Ro', TEA], ['Ro', WALK], ['Ro', SONG]], false],
  ['two equal tasks', [[TEA, WALK, TEA]], true],
  ['two equal suggestions under two titles', [['Te', TEA], ['Kopp', TEA], ['Sang', SONG]], true],
  ['one in other letters and signs', [[TEA, TEA.toUpperCase().replace('.', '! ☕'), SONG]], true],
  ['one word changed', [[TEA, TEA.replace('kopp', 'mugge'), SONG]], true],
  ['one text', [[TEA]], false],
  ['none', [], false],
])('%s', (_what, parts, expected) => expect(repeats(parts)).toBe(expected)); // oxfmt-ignore
