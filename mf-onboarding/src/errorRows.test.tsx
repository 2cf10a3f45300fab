/** @jest-environment @spire/testing/browserEnvironment */
import '@spire/testing/keepingDevice';
import { DELAYS } from '@spire/domain/limits';
import type { ErrorCode } from '@spire/domain/errorCodes';
import { profileForm } from '@spire/profile-form/messages/namespace';
import { showRows } from '@spire/testing/errorRows';
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { fireEvent } from '@testing-library/react';
import en from './messages/en.ts';
import { onboarding } from './messages/namespace.ts';
import no from './messages/no.ts';
import SetupPage from './SetupPage.tsx';

const READY = { nickname: 'Kari', considerations: ['fatigue'], capacityLevel: 'limited', goals: ['peace'] };
type Language = 'no' | 'en';

async function show(path: string, language: Language, profile: object, fault?: ErrorCode) {
  const graph = await startGraphStandIn({
    me: { profile, consents: [{ kind: 'health', isGiven: true }] },
    mutations: { saveProfile: ({ setup: _way, ...input }) => input, decideConsent: (input) => input },
  });
  if (fault !== undefined) graph.goWrong(FAULTS.refuses(fault), { of: 'SaveProfile', times: 2 });
  return renderPage(<SetupPage />, { graph, path, language, namespaces: [profileForm, onboarding] });
}

const without = (step: number, field: object) => async (language: Language) => {
  const page = await show(`/setup?step=${step}`, language, { ...READY, ...field });
  await page.press(language === 'en' ? 'Next' : 'Neste');
  return page;
};

const saved =
  (path: string, fault?: ErrorCode) =>
  async (language: Language): ReturnType<typeof show> => {
    const page = await show(path, language, READY, fault);
    await page.press({ en, no }[language].steps.summary.start);
    return page;
  };

const WIZARD = '/setup?step=8';

/** The time that a request has is over at once. */
function shortenRequests(): void {
  const ended = AbortSignal.abort(new DOMException('', 'TimeoutError'));
  const { timeout } = AbortSignal;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => (ms === DELAYS.request ? ended : timeout(ms)));
}

afterEach(() => jest.restoreAllMocks());

showRows('mf-onboarding/src/errorRows.test.tsx', {
  'The wizard without an answer: nickname': without(1, { nickname: '' }),
  'The wizard without an answer: considerations': without(3, { considerations: [] }),
  'The wizard without an answer: capacityLevel': without(5, { capacityLevel: null }),
  'The wizard without an answer: goals': without(6, { goals: [] }),
  'A profile saved by nobody who is signed in': saved(WIZARD, 'UNAUTHENTICATED'),
  'A new profile is refused for no reason given': saved(WIZARD, 'INTERNAL'),
  'The wizard cannot save': saved(WIZARD, 'UNAVAILABLE'),
  'The older form cannot save': saved('/setup?form=onePage', 'UNAVAILABLE'),
  'No answer within 60 s': async (language) => {
    const page = await show(WIZARD, language, READY);
    const start = await page.findByRole('button', { name: no.steps.summary.start });
    shortenRequests();
    fireEvent.click(start);
    return page;
  },
  'The profile is saved': saved(WIZARD),
});
