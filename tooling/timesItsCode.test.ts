import { timesItsCode } from './timesItsCode.ts';

const modules = {
  'remoteEntry.js': { 'node_modules/runtime.js': 5000 },
  'one.js': { 'mf-x/src/One.tsx': 100, 'mf-x/src/both.ts': 50 },
  'other.js': { 'mf-x/src/Other.tsx': 100, 'mf-x/src/both.ts': 50 },
  'own-primitives.js': { 'packages/ui/src/Button.tsx': 100 },
};
const shell = { modules: { 'main.js': { 'packages/ui/src/Button.tsx': 100 } }, files: ['main.js'] };
const fetched = (...files: string[]) => timesItsCode({ modules, files }, shell);

test('what lies in one file alone is fetched once, and the entry is not looked at', () => {
  expect(fetched('one.js')).toBe(1);
  expect(fetched('one.js', 'remoteEntry.js')).toBe(1);
});

test('what lies in two of the files is fetched twice', () => {
  expect(fetched('one.js', 'other.js')).toBe(300 / 250);
});

test('a primitive that the shell has fetched too is fetched in vain', () => {
  expect(fetched('one.js', 'own-primitives.js')).toBe(250 / 150);
});
