import { artefactProblems } from './fingerprints.ts';

test('the committed classifiers are those of the corpus and the code that trains them', () => {
  expect(artefactProblems()).toEqual([]);
});
