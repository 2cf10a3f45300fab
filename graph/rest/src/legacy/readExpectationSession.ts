import { localDate } from '@spire/domain/dates';
import { completedAtErrors, type ExpectationSessionDraft, expectationSessionErrors } from '@spire/domain/toolRules';
import { date, instant, type Moment, text, uuid } from './parsers.ts';
import { readBody, type Reading } from './readBody.ts';
import { DESIRED_FEELING_SPELLINGS } from './feelingSpellings.ts';
import { option } from './spellings.ts';

type Draft = ExpectationSessionDraft & { id: string | null; date: string; completedAt: string };

/** An expectation session as saved or as kept locally: `sessionDate` or `date`, the feeling as id or emoji (spec 2 §3). */
export function readExpectationSession(body: unknown, moment: Moment): Reading<Draft> {
  return readBody(
    body,
    (read) => {
      const completedAt = read('completedAt', [['completedAt', 'completed_at'], instant]) ?? moment.now.toISOString();
      return {
        id: read('id', [['id'], uuid]) ?? null,
        date:
          read('date', [['sessionDate', 'session_date', 'date'], date(moment)]) ??
          localDate(new Date(completedAt), moment.timeZone),
        completedAt,
        whatToDo: read('whatToDo', [['whatToDo', 'what_to_do'], text]) ?? '',
        whatCanGoBetter: read('whatCanGoBetter', [['whatCanGoBetter', 'what_can_go_better'], text]) ?? '',
        howToFeelGood: read('howToFeelGood', [['howToFeelGood', 'how_to_feel_good'], text]) ?? '',
        desiredFeeling:
          read('desiredFeeling', [['desiredFeeling', 'desired_feeling'], option(DESIRED_FEELING_SPELLINGS)]) ?? '',
      };
    },
    (draft) => [...completedAtErrors(new Date(draft.completedAt), moment.now), ...expectationSessionErrors(draft)],
  );
}
