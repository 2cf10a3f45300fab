import type { Words } from '@spire/domain/remoteManifest';
import type { Told, WhenAway } from '@spire/remote-kit';
import { TodaysPlansDocument } from './card/TodaysPlans.generated.ts';
import { SessionsDocument } from './expectation-lift/Sessions.generated.ts';
import { ExerciseLogDocument } from './inner-balance/ExerciseLog.generated.ts';
import { MicroHistoryDocument } from './micro-regulation/MicroHistory.generated.ts';
import { BoundariesDocument } from './self-priority/Boundaries.generated.ts';
import { ContactsDocument } from './social-support/Contacts.generated.ts';
import { PlansDocument } from './social-support/Plans.generated.ts';
import { PersonTodayDocument } from './tool-frame/PersonToday.generated.ts';
import { ToolPlantDocument } from './tool-frame/ToolPlant.generated.ts';
import type { writes } from './writes.ts';
import { AiAnswersDocument } from './written/AiAnswers.generated.ts';
import { PersonHereDocument } from './written/PersonHere.generated.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const quoted = (what: Words, words: string): Words => ({
  no: words === '' ? what.no : `${what.no} «${words}»`,
  en: words === '' ? what.en : `${what.en} “${words}”`,
});
const EXERCISE: Words = { no: 'Øvelsen', en: 'The exercise' };
const BALANCE: Words = { no: 'Indre balanse', en: 'Inner balance' };
const CONTACT: Words = { no: 'Kontakten', en: 'The contact' };
const LIFT: Words = { no: 'Forventningsløft', en: 'Expectation lift' };

/** The title of a written exercise by its id. */
async function exerciseTitle(activity: string): Promise<Words> {
  const { exerciseOf, fetchLibrary } = await import('./inner-balance/useLibrary.ts');
  const { title } = exerciseOf(await fetchLibrary(), activity) ?? {};
  if (title === undefined) return { no: 'En øvelse', en: 'An exercise' };
  return { no: `${EXERCISE.no} «${title.no}»`, en: `${EXERCISE.en} “${title.en}”` };
}

const told: Told<typeof writes> = {
  addExpectationSession: ({ whatToDo, whatCanGoBetter, howToFeelGood }) => ({
    own: [whatToDo, whatCanGoBetter, howToFeelGood],
    title: quoted({ no: 'Det som ligger foran:', en: 'What lies ahead:' }, textOf(whatToDo)),
    detail: LIFT,
    page: 'expectationLift',
    icon: 'sunrise',
  }),
  addInnerBalance: async ({ activity }) => ({
    title: await exerciseTitle(textOf(activity)),
    detail: BALANCE,
    page: 'innerBalance',
    icon: 'waves',
  }),
  addMicroRegulation: ({ exercise }) => ({
    title: quoted(EXERCISE, textOf((exercise as { title?: unknown } | undefined)?.title)),
    detail: { no: 'Mikroregulering', en: 'Micro-regulation' },
    page: 'microRegulation',
    icon: 'sun',
  }),
  addSelfPriority: ({ shouldDo, needInstead, sayNoExample }) => ({
    own: [shouldDo, (needInstead as { text?: unknown } | undefined)?.text, sayNoExample],
    title: quoted({ no: 'En grense om', en: 'A boundary about' }, textOf(shouldDo)),
    detail: { no: 'Prioriter deg selv', en: 'Prioritise yourself' },
    page: 'selfPriority',
    icon: 'shield',
  }),
  addSocialSupport: ({ suggestion }) => ({
    own: [suggestion],
    title: { no: 'En plan for kontakt med noen', en: 'A plan for being with someone' },
    detail: { no: 'Sosial støtte', en: 'Social support' },
    page: 'socialSupport',
    icon: 'heart',
  }),
  deleteContact: () => ({
    title: { no: 'En kontakt du tok bort', en: 'A contact you removed' },
    page: 'socialSupport',
    icon: 'people',
  }),
  markExercise: async ({ exercise }) => ({
    title: await exerciseTitle(textOf(exercise)),
    detail: { no: 'Om den skal komme igjen', en: 'Whether it comes again' },
    page: 'tools',
    icon: 'leaf',
  }),
  planExpectationSession: ({ howToFeelGood }) => ({
    own: [howToFeelGood],
    title: { no: 'Planen for det som ligger foran', en: 'The plan for what lies ahead' },
    detail: LIFT,
    page: 'expectationLift',
    icon: 'sunrise',
  }),
  saveContact: ({ name }) => ({
    own: [name],
    title: quoted(CONTACT, textOf(name)),
    page: 'socialSupport',
    icon: 'people',
  }),
  tellInnerBalance: () => ({
    title: { no: 'Hvordan øvelsen kjentes', en: 'How the exercise felt' },
    detail: BALANCE,
    page: 'innerBalance',
    icon: 'waves',
  }),
  tellExpectationSession: () => ({
    title: { no: 'Hvordan det gikk', en: 'How it went' },
    detail: LIFT,
    page: 'expectationLift',
    icon: 'sunrise',
  }),
};

const FIRST = { first: 5 };

export default {
  told,
  reads: () => [
    { query: PersonTodayDocument },
    { query: TodaysPlansDocument },
    { query: PersonHereDocument },
    { query: AiAnswersDocument },
    { query: ToolPlantDocument },
    { query: ContactsDocument },
    ...[ExerciseLogDocument, MicroHistoryDocument, BoundariesDocument, PlansDocument, SessionsDocument].map(
      (query) => ({ query, variables: FIRST }),
    ),
  ],
} satisfies WhenAway;
