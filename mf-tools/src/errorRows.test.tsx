/** @jest-environment @spire/testing/browserEnvironment */
import { SENSORY } from '@spire/content/exercises/sensory';
import { showRows } from '@spire/testing/errorRows';
import { FAULTS, type Fault } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { written } from '@spire/written/messages/namespace';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import ExpectationLiftPage from './expectation-lift/ExpectationLiftPage.tsx';
import { expectationLift } from './expectation-lift/messages/namespace.ts';
import liftEn from './expectation-lift/messages/en.ts';
import liftNo from './expectation-lift/messages/no.ts';
import { toolHistory } from './history/messages/namespace.ts';
import InnerBalancePage from './inner-balance/InnerBalancePage.tsx';
import balanceEn from './inner-balance/messages/en.ts';
import { innerBalance } from './inner-balance/messages/namespace.ts';
import { tools } from './messages/namespace.ts';
import microEn from './micro-regulation/messages/en.ts';
import { microRegulation } from './micro-regulation/messages/namespace.ts';
import MicroRegulationPage from './micro-regulation/MicroRegulationPage.tsx';
import priorityNo from './self-priority/messages/no.ts';
import { selfPriority } from './self-priority/messages/namespace.ts';
import SelfPriorityPage from './self-priority/SelfPriorityPage.tsx';
import supportEn from './social-support/messages/en.ts';
import { socialSupport } from './social-support/messages/namespace.ts';
import supportNo from './social-support/messages/no.ts';
import SocialSupportPage from './social-support/SocialSupportPage.tsx';
import { toolFrame } from './tool-frame/messages/namespace.ts';
import { writtenTools } from './written/messages/namespace.ts';

const NAMESPACES = [
  ...[tools, written, writtenTools, toolFrame, toolHistory],
  ...[innerBalance, microRegulation, selfPriority, expectationLift, socialSupport],
];
const [EXERCISE = { id: '' }] = SENSORY.filter(({ tier }) => tier === 'low');
const WORDS = { __typename: 'WrittenText', text: 'Takk, men nei.', reminder: 'Husk pausen.', source: 'ai' };
const wordings = ['short', 'warm', 'offer'].map((tone) => ({ tone, text: `${tone}: nei`, source: 'ai' }));
const PLAN = {
  sections: [{ kind: 'plan', emoji: '🎯', text: 'Be om en kort tur.' }],
  text: '🎯 Be',
  source: 'built_in',
};

interface Opened {
  language: 'no' | 'en';
  path?: string;
  /** The operation that goes wrong, and how. */
  wrong?: readonly [operation: string, fault: Fault];
}

/** Keeps what is saved under the name of its tool, as the server does. */
const keeping =
  (tool: string, __typename: string) =>
  ({ id, date, completedAt, ...record }: Record<string, unknown>) => ({
    ...{ id, date, completedAt, tool },
    record: { __typename, ...record },
  });

async function open(element: ReactNode, { language, path = '/verktoy', wrong }: Opened) {
  const graph = await startGraphStandIn({
    ai: { isAvailable: false, host: null },
    me: {
      effectiveCapacity: 'moderate',
      profile: { considerations: [], avoidSuggestions: [], socialSafetyFactors: ['own_pace'], nickname: 'Anna' },
      settings: { aiSuggestionsEnabled: true },
      consents: [],
      contacts: [],
      todaysCheckIn: null,
      toolActivities: { nodes: [], endCursor: null, hasNextPage: false },
      expectationSessions: { nodes: [], endCursor: null, hasNextPage: false },
      exerciseMarks: [],
    },
    mutations: {
      writeBoundary: () => ({ ...WORDS, seen: null, again: null, wordings, guess: null }),
      validateBoundary: () => ({ ...WORDS, again: null, wordings: [], guess: null }),
      writeSocialPlan: () => ({ __typename: 'SocialPlan', ...PLAN, contactIds: [], messages: [], isNynorsk: false }),
      addSelfPriority: keeping('self_priority', 'SelfPriorityRecord'),
      addMicroRegulation: keeping('micro_regulation', 'MicroRegulationRecord'),
      addInnerBalance: (input) => keeping('inner_balance', 'InnerBalanceRecord')({ feltAfter: null, ...input }),
      addSocialSupport: keeping('social_support', 'SocialSupportRecord'),
      addExpectationSession: (input) => ({ ...input, howItWent: null }),
    },
  });
  if (wrong !== undefined) graph.goWrong(wrong[1], { of: wrong[0], times: 9 });
  return renderPage(element, { graph, language, path, namespaces: NAMESPACES });
}

type Page = Awaited<ReturnType<typeof open>>;

const choose = async (name: RegExp | string) => {
  const radio = await screen.findByRole('radio', { name });
  await act(() => Promise.resolve(void fireEvent.click(radio)));
};

/** Neither the server nor this device has ready-made words. */
function takeChance(): void {
  jest.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('no chance');
  });
}

beforeEach(() => void (window.scrollTo = () => undefined));
afterEach(() => jest.restoreAllMocks());

async function boundary(options: Opened, need = 'Hvile') {
  const page = await open(<SelfPriorityPage />, options);
  await page.write(priorityNo.labels.shouldDo, 'Gå på fest');
  await page.press(need);
  return page;
}

async function afterMicro(options: Opened, feeling?: string) {
  const page = await open(<MicroRegulationPage />, { ...options, path: '/micro-regulation' });
  await page.press(microEn.find);
  await page.press(microEn.done);
  if (feeling !== undefined) await choose(feeling);
  await page.press(microEn.after.save);
  return page;
}

const LIFT = { no: { ...liftNo, next: 'Neste' }, en: { ...liftEn, next: 'Next' } };

/** Answers so many of the steps of the lift, and goes on without the next answer. */
async function lift(steps: number, options: Opened): Promise<Page> {
  const { labels, next, complete } = LIFT[options.language];
  const page = await open(<ExpectationLiftPage />, { ...options, path: '/expectation-guide' });
  for (const label of Object.values(labels).slice(0, steps)) {
    await page.write(label, 'Te');
    await page.press(next);
  }
  if (steps < 4) await page.press(steps === 3 ? complete : next);
  return page;
}

async function withWant(language: 'no' | 'en', wrong?: Opened['wrong']) {
  const page = await open(<SocialSupportPage />, { language, ...(wrong === undefined ? {} : { wrong }) });
  const words = { no: supportNo, en: supportEn }[language];
  await page.press(words.want.tur);
  await page.findByRole('heading', { name: words.questions.people });
  return page;
}

async function finished(language: 'no' | 'en') {
  const page = await open(<InnerBalancePage />, { language, path: `/hrv-balance?exercise=${EXERCISE.id}` });
  await page.press(balanceEn.doneAlready);
  return page;
}

showRows('mf-tools/src/errorRows.test.tsx', {
  'A boundary without all its answers': async (language) => {
    const page = await open(<SelfPriorityPage />, { language });
    await page.press(priorityNo.submit);
    return page;
  },
  'No words for a boundary': async (language) => {
    const page = await boundary({ language, wrong: ['WriteBoundary', FAULTS.resets()] });
    takeChance();
    await page.press(priorityNo.submit);
    return page;
  },
  'A boundary is set': async (language) => {
    const page = await boundary({ language });
    await page.press(priorityNo.submit);
    await choose(/^Varm/u);
    await page.press(priorityNo.ways.use);
    await page.findText(WORDS.text);
    await page.press('Ta vare på ordene');
    return page;
  },
  'Micro-regulation without a feeling': (language) => afterMicro({ language }),
  'The activity of micro-regulation cannot be saved': (language) =>
    afterMicro({ language, wrong: ['AddMicroRegulation', FAULTS.refuses('BAD_REQUEST')] }, 'Calm'),
  'The activity of micro-regulation is saved': (language) => afterMicro({ language }, 'Calm'),
  'Expectation lift, step 1': (language) => lift(0, { language }),
  'Expectation lift, step 2': (language) => lift(1, { language }),
  'Expectation lift, step 3': (language) => lift(2, { language }),
  'Expectation lift, step 4': (language) => lift(3, { language }),
  'A lift without a result': async (language) => {
    const page = await lift(4, { language, wrong: ['WriteExpectation', FAULTS.breaks()] });
    await choose('Calm');
    takeChance();
    await page.press(liftEn.complete);
    return page;
  },
  'A contact without name or attribute': async (language) => {
    const page = await withWant(language);
    await page.press(supportEn.people.add);
    await page.press(supportEn.add.save);
    return page;
  },
  'A social suggestion without a wish': async (language) => {
    const page = await open(<SocialSupportPage />, { language });
    await page.press(supportEn.generate);
    return page;
  },
  'A social plan completed without a wish': async (language) => {
    const fields = [{ field: 'socialWants', code: 'REQUIRED' }] as const;
    const page = await withWant(language, ['AddSocialSupport', FAULTS.refuses('VALIDATION_FAILED', { fields })]);
    await page.press(supportNo.generate);
    await page.press(supportNo.plan.complete);
    return page;
  },
  'An exercise is done': finished,
  'After an exercise, one more': finished,
});
