import { GUESSES } from '@spire/domain/wishGroups';
import { person } from '../../../testing/people.ts';
import { choosePromptAnswers } from '../choosePromptAnswers.ts';
import { guessesAmong } from './groups.ts';
import { hearSituation } from './hearSituation.ts';

test('while the index is made, three of different kinds come by the situation, with what it may be about', async () => {
  for (const prompt of ['får ikke sove, klokka er tre', 'so lonely this sunday', 'asdf']) {
    const heard = await hearSituation(prompt);
    expect(heard.certainty).toBe('open');
    expect(guessesAmong(heard.groups)).toHaveLength(GUESSES);
    const answers = choosePromptAnswers(person(), { prompt, heard }, 1);
    expect(new Set(answers.map(({ category }) => category)).size).toBe(3);
  }
  expect((await hearSituation('får ikke sove')).groups[0]).toBe('sleep');
});

test('what is then said to be about something is answered within it', async () => {
  const heard = await hearSituation('');
  expect(choosePromptAnswers(person(), { prompt: '', heard, about: 'sleep' }, 1)).toHaveLength(3);
});
