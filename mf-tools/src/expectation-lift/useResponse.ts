import { notesAhead, quietWords, tipsOfKind } from '@spire/content/aheadTexts';
import { EXPECTATION_TEXTS, withNickname } from '@spire/content/expectationTexts';
import { guessAhead } from '@spire/content/guessAhead';
import type { EventKind } from '@spire/domain/eventKinds';
import type { PlannedEvent } from '@spire/domain/readingLabels';
import { knownOf, useRead, useSave } from '@spire/client';
import { useLanguage } from '@spire/i18n';
import { PersonHereDocument } from '../written/PersonHere.generated.ts';
import { useWriting } from '../written/useWriting.ts';
import { type DayHere, writtenHere } from '../written/writtenHere.ts';
import { writtenOf, type Written } from '../written/writing.ts';
import type { Response, Session } from './lift.ts';
import { WriteExpectationDocument } from './WriteExpectation.generated.ts';

const MOST_TIPS = 3;
/** A session, and what it is about as the person chose. */
type Asked = Session & { about: EventKind | null };

/** The texts that the person wrote for a session. */
export const toldIn = ({ whatToDo, whatCanGoBetter, howToFeelGood }: Session) => [
  whatToDo,
  whatCanGoBetter,
  howToFeelGood,
];

/** Has a session answered (spec 2 §4); by a ready-made encouragement of this device where nobody can be reached. */
export function useResponse(onText: (response: Response) => void) {
  const language = useLanguage();
  const { save } = useSave(WriteExpectationDocument);
  const person = knownOf(useRead(PersonHereDocument, { pick: ({ me }) => me }));

  async function ask(session: Asked): Promise<Written<Response>> {
    const { whatToDo, whatCanGoBetter, howToFeelGood, desiredFeeling, about } = session;
    const answer = await save({ language, whatToDo, whatCanGoBetter, howToFeelGood, desiredFeeling, about });
    const made = writtenOf(answer, (data) => data.writeExpectationResponse);
    if (made.kind !== 'text') return made;
    const event = made.text.event as PlannedEvent | null;
    return { kind: 'text', text: { ...made.text, event, isFromHere: false } };
  }

  const here = (session: Asked, day: DayHere) =>
    writtenHere({ told: toldIn(session), isAboutOthers: false }, day, (): Promise<Response> => {
      const { whatToDo, about, desiredFeeling } = session;
      const ahead = guessAhead(whatToDo, about) ?? { about: 'other', event: null };
      const { encouragements } = EXPECTATION_TEXTS[desiredFeeling];
      const one = encouragements[Math.floor(Math.random() * encouragements.length)];
      const avoided = person?.profile?.avoidSuggestions;
      // While it is not known what to avoid, tips that anybody might avoid are left out.
      const tips = [...tipsOfKind(ahead.about), ...(one?.tips ?? [])].filter(
        ({ avoid = [] }) => !avoid.some((each) => avoided?.includes(each) ?? true),
      );
      const quiet = quietWords(ahead);
      const notes = notesAhead(ahead, desiredFeeling);
      const note = ({ text, source }: typeof notes.learning) => ({
        text: quiet === null ? text[language] : '',
        sourceTitle: quiet === null ? (source?.title ?? null) : null,
        sourceUrl: quiet === null ? (source?.url ?? null) : null,
      });
      return Promise.resolve({
        message:
          quiet?.sentence[language] ?? withNickname(one?.message[language] ?? '', person?.profile?.nickname ?? null),
        suggestions: (quiet?.permissions ?? tips.slice(0, MOST_TIPS)).map((tip) => tip[language]),
        learning: note(notes.learning),
        brainTraining: note(notes.brainTraining),
        ...ahead,
        source: 'built_in',
        isFromHere: true,
        seen: null,
      });
    });

  return useWriting({ ask, here, toldIn, onText, isWithoutForm: true });
}
