import { knownOf, useRead, useSave } from '@spire/client';
import { useLanguage } from '@spire/i18n';
import { PersonHereDocument } from '../written/PersonHere.generated.ts';
import { useWriting } from '../written/useWriting.ts';
import { type DayHere, writtenHere } from '../written/writtenHere.ts';
import { writtenOf, type Written } from '../written/writing.ts';
import type { Response, Session } from './lift.ts';
import { WriteExpectationDocument } from './WriteExpectation.generated.ts';

const MOST_TIPS = 3;

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

  async function ask(session: Session): Promise<Written<Response>> {
    const { whatToDo, whatCanGoBetter, howToFeelGood, desiredFeeling } = session;
    const answer = await save({ language, whatToDo, whatCanGoBetter, howToFeelGood, desiredFeeling });
    const made = writtenOf(answer, (data) => data.writeExpectationResponse);
    return made.kind === 'text' ? { kind: 'text', text: { ...made.text, isFromHere: false } } : made;
  }

  const here = (session: Session, day: DayHere) =>
    writtenHere({ told: toldIn(session), isAboutOthers: false }, day, async (): Promise<Response> => {
      const { EXPECTATION_TEXTS, withNickname } = await import('@spire/content/expectationTexts');
      const { encouragements, learning, brainTraining } = EXPECTATION_TEXTS[session.desiredFeeling];
      const one = encouragements[Math.floor(Math.random() * encouragements.length)];
      const avoided = person?.profile?.avoidSuggestions;
      // While it is not known what to avoid, tips that anybody might avoid are left out.
      const tips = one?.tips.filter(({ avoid = [] }) => !avoid.some((each) => avoided?.includes(each) ?? true)) ?? [];
      const note = ({ text, source }: typeof learning) => ({
        text: text[language],
        sourceTitle: source?.title ?? null,
        sourceUrl: source?.url ?? null,
      });
      return {
        message: withNickname(one?.message[language] ?? '', person?.profile?.nickname ?? null),
        suggestions: tips.slice(0, MOST_TIPS).map((tip) => tip[language]),
        learning: note(learning),
        brainTraining: note(brainTraining),
        source: 'built_in',
        isFromHere: true,
        seen: null,
      };
    });

  return useWriting({ ask, here, toldIn, onText });
}
