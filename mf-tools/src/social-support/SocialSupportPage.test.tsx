/** @jest-environment @spire/testing/browserEnvironment */
import { messagesTo } from '@spire/content/companyMessages';
import { SOCIAL_SUGGESTIONS } from '@spire/content/socialSuggestions';
import type { ContactAttribute, SocialWant } from '@spire/domain/toolOptions';
import { FAULTS } from '@spire/testing/graphFaults';
import { startGraphStandIn } from '@spire/testing/graphStandIn';
import { renderPage } from '@spire/testing/pageBench';
import { clockAhead } from '@spire/testing/wrongClock';
import { written } from '@spire/written/messages/namespace';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toolHistory } from '../history/messages/namespace.ts';
import { tools } from '../messages/namespace.ts';
import { AFTER_HELP, untilSetAside } from '../testing/dayWorld.ts';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { writtenTools } from '../written/messages/namespace.ts';
import { socialSupport } from './messages/namespace.ts';
import SocialSupportPage from './SocialSupportPage.tsx';

interface Contact {
  id: string;
  name: string;
  attributes: ContactAttribute[];
}

const contact = (
  name: string,
  attributes: ContactAttribute[] = ['tur', 'lytter', 'rolig'],
  id = crypto.randomUUID(),
): Contact => ({
  id,
  name,
  attributes,
});
const PLAN = {
  sections: [
    { kind: 'plan', emoji: '🎯', text: 'Be om en kort tur.' },
    { kind: 'message', emoji: '📱', text: 'Hei, Kari. Blir du med på tur?' },
    { kind: 'safety', emoji: '🛡️', text: 'Snu når du vil.' },
    { kind: 'encouragement', emoji: '❤️', text: 'Det er fint å spørre.' },
  ],
  text: '🎯 Be om en kort tur.\n\n📱 Hei, Kari. Blir du med på tur?',
  source: 'built_in',
};

/** The parts of a message beside its wants. */
const ASKED = { isOpen: true, versionOf: () => 'ordinary' as const, safetyFactors: ['own_pace'], turn: 0 } as const;

interface World {
  contacts?: Contact[];
  records?: object[];
  help?: string;
  language?: 'no' | 'en';
  seen?: string | null;
  isNynorsk?: boolean;
}

async function showPage(world: World = {}) {
  const { contacts = [], records = [], help, language = 'no', seen = null, isNynorsk = false } = world;
  let list = contacts;
  const server = untilSetAside(help === undefined ? undefined : { __typename: 'CrisisHelp', kind: help });
  const saved: object[] = [];
  const graph = await startGraphStandIn({
    ai: { isAvailable: false, host: null },
    me: {
      contacts: () => list,
      toolActivities: () => ({ nodes: records, endCursor: null, hasNextPage: false }),
      profile: { socialSafetyFactors: ['own_pace'], avoidSuggestions: [], nickname: 'Anna' },
      effectiveCapacity: 'high',
      consents: [],
    },
    mutations: {
      saveContact: (input) => {
        const made = input as unknown as Contact;
        list = [...list.filter(({ id }) => id !== made.id), made];
        return made;
      },
      deleteContact: (_, { id }) => {
        list = list.filter((each) => each.id !== id);
        return true;
      },
      ...server.mutations,
      writeSocialPlan: ({ contactIds: chosen, wants }) => {
        const contactIds = chosen as string[];
        const messages = messagesTo(
          list.filter(({ id }) => contactIds.includes(id)),
          { ...ASKED, wants: wants as SocialWant[], form: isNynorsk ? 'nn' : language },
        );
        return server.helpOr({ __typename: 'SocialPlan', ...PLAN, seen, contactIds, messages, isNynorsk });
      },
      addSocialSupport: (input) => {
        const { id, date, completedAt, ...record } = input;
        saved.push(input);
        return {
          id,
          date,
          completedAt,
          tool: 'social_support',
          record: { __typename: 'SocialSupportRecord', ...record },
        };
      },
    },
  });
  const show = (search = '') =>
    renderPage(<SocialSupportPage />, {
      graph,
      language,
      path: `/social-support${search}`,
      namespaces: [tools, written, toolFrame, writtenTools, socialSupport, toolHistory],
    });
  return { graph, saved, show, contacts: () => list };
}

type Page = Awaited<ReturnType<typeof renderPage>>;

const tick = async (name: string | RegExp) => {
  const box = await screen.findByRole('checkbox', { name });
  await act(() => Promise.resolve(void fireEvent.click(box)));
};

async function toPeople(page: Page) {
  await page.press('En tur');
  await page.findByRole('heading', { name: 'Hvem kan det være?' });
}

/** Asks for what there is: with nobody ticked, one message, or several. */
const see = (page: Page, people: 0 | 1 | 2 = 0) =>
  page.press(['Se hva som finnes', 'Se meldingen', 'Se to meldinger'][people] ?? '');
/** The messages as they would open in the phone's own app. */
const sent = (page: Page) =>
  [...page.container.querySelectorAll('a[href^="sms:"]')].map((link) =>
    decodeURIComponent(link.getAttribute('href')?.split('body=')[1] ?? ''),
  );
const fieldFor = (page: Page, name: string) => page.getByLabelText(`Meldingen til ${name}`);

test('a wish and two people become a plan in its parts, with a message for each, saved whole and ready', async () => {
  const kari = contact('Kari');
  const ola = contact('<b>Ola</b>');
  const { graph, saved, show } = await showPage({ contacts: [kari, ola] });
  const page = await show();
  await toPeople(page);
  await tick(/Kari/);
  await tick(/Ola/);
  await see(page, 2);
  expect(await page.findByRole('heading', { name: 'To meldinger, klare' })).toBeTruthy();
  expect(await page.findText(/trygt for deg/)).toBeTruthy();
  for (const title of ['Slik kan det bli', 'Slik blir det trygt', 'Til deg'])
    expect(page.getByRole('heading', { name: title })).toBeTruthy();
  expect(page.getByText('Ferdig forslag')).toBeTruthy();
  const messages = sent(page);
  expect(messages.map((message) => /^Hei, (\w+)\. /u.exec(message)?.[1])).toEqual(['Kari', 'Ola']);
  expect(page.container.querySelectorAll('a[href^="mailto:"]')).toHaveLength(2);
  expect(page.container.querySelector('b')).toBeNull();
  expect(saved).toEqual([]);

  await page.press('Fullfør');
  expect(await page.findByRole('heading', { level: 1, name: 'Planen er klar' })).toBeTruthy();
  expect(page.getByText('En tur')).toBeTruthy();
  expect(page.getByText('Kari · <b>Ola</b>')).toBeTruthy();
  expect(sent(page)).toEqual(messages);
  expect(page.toasts()).toMatchObject([{ kind: 'success', title: 'Planen er lagret' }]);
  expect(saved).toMatchObject([{ socialWants: ['tur'], selectedContacts: [kari.id, ola.id], source: 'built_in' }]);
  const [{ suggestion = '' } = {}] = saved as { suggestion?: string }[];
  expect(suggestion.split('\n\n')).toEqual([
    '🎯 Be om en kort tur.',
    ...messages.map((message) => `📱 ${message}`),
    '🛡️ Snu når du vil.',
    '❤️ Det er fint å spørre.',
  ]);
  expect(graph.of('WriteSocialPlan')).toHaveLength(1);

  page.unmount();
  const again = await show();
  expect(await again.findByRole('heading', { level: 1, name: 'Planen er klar' })).toBeTruthy();
  await again.press('Tilbake til start');
  expect((await again.findByRole('button', { name: 'En tur' })).getAttribute('aria-pressed')).toBe('false');
});

test('on a device whose clock is wrong it is saved at the right time', async () => {
  const { saved, show } = await showPage();
  const rightTime = clockAhead(2);
  const page = await show();
  await toPeople(page);
  await see(page);
  await page.press('Fullfør');
  await waitFor(() => expect(saved).toHaveLength(1));
  const [{ completedAt = '' } = {}] = saved as { completedAt?: string }[];
  expect(Math.abs(Date.parse(completedAt) - rightTime())).toBeLessThan(60_000);
});

test('without a wish nothing is asked for, in either language', async () => {
  const { graph, show } = await showPage();
  const page = await show();
  await see(page);
  expect((await page.findByRole('alert')).textContent).toBe('Velg minst ett sosialt ønske før du får forslag.');
  page.unmount();
  const english = await (await showPage({ language: 'en' })).show();
  await english.press('See what there is');
  expect((await english.findByRole('alert')).textContent).toBe(
    'Select at least one social wish before getting suggestions.',
  );
  expect(graph.of('WriteSocialPlan')).toEqual([]);
});

test('somebody is added with a name and something good about them, and is ticked; without, it says what is missing', async () => {
  const { show, contacts } = await showPage();
  const page = await show();
  await toPeople(page);
  expect(await page.findText(/Du har ingen kontakter her ennå/)).toBeTruthy();
  await page.press('Legg til noen');
  await page.press('Lagre');
  expect(await page.findText('Fyll inn navn og velg minst én egenskap.')).toBeTruthy();
  expect(page.getByText('Manglende informasjon')).toBeTruthy();
  expect(within(page.getByRole('group', { name: /Hva er det gode med dem/ })).getAllByRole('checkbox')).toHaveLength(
    20,
  );
  await page.write('Navn', ' Siri ');
  await tick('Lytter');
  await tick('Rolig');
  await tick('Gir klemmer');
  await page.press('Lagre');
  expect(await page.findByRole('checkbox', { name: /Siri/ })).toMatchObject({ checked: true });
  expect(page.getByText('Lytter · Rolig')).toBeTruthy();
  expect(contacts()).toMatchObject([{ name: 'Siri', attributes: ['lytter', 'rolig', 'klemmer'] }]);
});

test('whoever is removed can be put back where it was done', async () => {
  const kari = contact('Kari');
  const { show, contacts } = await showPage({ contacts: [kari] });
  const page = await show();
  await toPeople(page);
  await page.press('Endre Kari');
  await page.press('Fjern Kari');
  expect(await page.findText('Kari er fjernet.')).toBeTruthy();
  await waitFor(() => expect(contacts()).toEqual([]));
  await page.press('Angre');
  expect(await page.findByRole('checkbox', { name: /Kari/ })).toBeTruthy();
  expect(contacts()).toMatchObject([kari]);
});

test('whoever could not be removed, or put back, is spoken of as they are', async () => {
  const { graph, show, contacts } = await showPage({ contacts: [contact('Kari')] });
  graph.goWrong(FAULTS.refuses('INTERNAL'), { of: 'DeleteContact' });
  const page = await show();
  await toPeople(page);
  await page.press('Endre Kari');
  await page.press('Fjern Kari');
  expect(await page.findText('Vi fikk ikke fjernet kontakten')).toBeTruthy();
  expect(page.getByRole('checkbox', { name: /Kari/ })).toBeTruthy();
  await page.press('Endre Kari');
  await page.press('Fjern Kari');
  await waitFor(() => expect(contacts()).toEqual([]));
  graph.goWrong(FAULTS.refuses('INTERNAL'), { of: 'SaveContact' });
  await page.press('Angre');
  expect(await page.findText('Vi fikk ikke lagt kontakten tilbake')).toBeTruthy();
});

test('a reload in every step keeps wishes, people and plan', async () => {
  const { graph, show } = await showPage({ contacts: [contact('Kari')] });
  const page = await show();
  await toPeople(page);
  await tick(/Kari/);
  page.unmount();
  const people = await show('?step=2');
  expect(await people.findByRole('checkbox', { name: /Kari/ })).toMatchObject({ checked: true });
  expect((await people.findByRole('button', { name: 'En tur' })).getAttribute('aria-pressed')).toBe('true');
  await see(people, 1);
  await people.findByRole('heading', { name: 'En melding til Kari' });
  await people.arriveAt('/social-support?step=2');
  await people.write('Meldingen til Kari', 'Mine egne ord.');
  people.unmount();
  const plan = await show('?step=2');
  expect(await plan.findByLabelText('Meldingen til Kari')).toMatchObject({ value: 'Mine egne ord.' });
  expect(graph.of('WriteSocialPlan')).toHaveLength(1);
});

test('somebody is changed where they stand, stays ticked, and a change that was begun survives a reload', async () => {
  const kari = contact('Kari', ['tur', 'lytter']);
  const { show, contacts } = await showPage({ contacts: [kari, contact('Ola')] });
  const page = await show();
  await toPeople(page);
  await tick(/Kari/);
  await page.press('Endre Kari');
  const name = await page.findByLabelText(/^Navn/);
  expect(name).toMatchObject({ value: 'Kari' });
  expect(document.activeElement).toBe(name);
  await page.write('Navn', ' ');
  await page.press('Lagre');
  expect(await page.findText('Fyll inn navn og velg minst én egenskap.')).toBeTruthy();
  await page.write('Navn', 'Kari <i>Nordmann</i>');
  await tick('Gir klemmer');
  page.unmount();

  const again = await show();
  expect(await again.findByLabelText(/^Navn/)).toMatchObject({ value: 'Kari <i>Nordmann</i>' });
  await again.press('Lagre');
  expect(await again.findByRole('checkbox', { name: /Kari <i>Nordmann<\/i>/ })).toMatchObject({ checked: true });
  expect(contacts()).toHaveLength(2);
  expect(contacts()).toContainEqual({
    id: kari.id,
    name: 'Kari <i>Nordmann</i>',
    attributes: ['tur', 'lytter', 'klemmer'],
  });
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Endre Kari <i>Nordmann</i>'));
  await again.press('Endre Ola');
  await again.write('Navn', 'En annen');
  await again.press('Avbryt');
  expect(await again.findByRole('checkbox', { name: /Ola/ })).toBeTruthy();
});

test('a change that does not reach the server stays in the form, and says so', async () => {
  const { graph, show, contacts } = await showPage({ contacts: [contact('Kari')] });
  graph.goWrong(FAULTS.refuses('INTERNAL'), { of: 'SaveContact' });
  const page = await show();
  await toPeople(page);
  await page.press('Endre Kari');
  await page.write('Navn', 'Kari N.');
  await page.press('Lagre');
  expect(await page.findText('Vi fikk ikke lagret kontakten')).toBeTruthy();
  expect(page.getByLabelText(/^Navn/)).toMatchObject({ value: 'Kari N.' });
  expect(contacts()).toMatchObject([{ name: 'Kari' }]);
});

test('two hundred are found by a few letters', async () => {
  const many = Array.from({ length: 200 }, (_, index) => contact(`Person ${index}`));
  const { show } = await showPage({ contacts: [...many, contact('Åse')].slice(1) });
  const page = await show();
  await toPeople(page);
  expect(await page.findAllByRole('checkbox')).toHaveLength(200);
  await page.write('Finn en kontakt', 'ase');
  await waitFor(() => expect(page.getAllByRole('checkbox')).toHaveLength(1));
  expect(page.getByRole('checkbox', { name: /Åse/ })).toBeTruthy();
  await page.write('Finn en kontakt', 'xyz');
  expect(await page.findText('Ingen heter det.')).toBeTruthy();
  await page.write('Finn en kontakt', '');
  await page.press('Endre Person 117');
  expect(await page.findByLabelText(/^Navn/)).toMatchObject({ value: 'Person 117' });
  expect(page.queryByLabelText('Finn en kontakt')).toBeNull();
  await page.press('Avbryt');
  expect(await page.findAllByRole('checkbox')).toHaveLength(200);
});

test('somebody who may be dangerous is met with VO-linjen, and with no plan (S15)', async () => {
  const { graph, show } = await showPage({ contacts: [contact('Kari')], help: 'abuse' });
  const page = await show();
  await toPeople(page);
  await tick(/Kari/);
  await see(page, 1);
  await waitFor(() => expect(page.container.querySelector('a[href="tel:116006"]')).not.toBeNull());
  await page.press('Fortsett');
  expect(await page.findText(/Du trenger ikke ta kontakt med noen som gjør deg utrygg/)).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Fullfør' })).toBeNull();
  expect(graph.of('WriteSocialPlan')).toHaveLength(1);
});

test('with nobody to ask, a ready-made plan of this device stands in, and says so; a save that fails is no success', async () => {
  const { graph, saved, show } = await showPage({ contacts: [contact('Kari')] });
  const page = await show();
  await toPeople(page);
  await tick(/Kari/);
  await graph.leave();
  await see(page, 1);
  expect(await page.findText(/Vi fikk ikke kontakt/)).toBeTruthy();
  expect(page.container.textContent).toContain(SOCIAL_SUGGESTIONS.tur.ordinary.no.plan);
  await page.press('Fullfør');
  expect(await page.findText('Vi fikk ikke lagret planen')).toBeTruthy();
  expect(page.queryByText('Planen er klar')).toBeNull();

  page.unmount();
  await graph.comeBack();
  const again = await show();
  expect(again.path()).toBe('/social-support');
  await see(again, 1);
  await again.press('Fullfør');
  expect(await again.findText('Planen er klar')).toBeTruthy();
  expect(saved).toMatchObject([{ socialWants: ['tur'] }]);
});

test('a plan whose wish the server misses says what to choose', async () => {
  const { graph, show } = await showPage();
  const page = await show();
  await toPeople(page);
  await see(page);
  await page.findByRole('heading', { name: 'Slik kan det bli' });
  const fields = [{ field: 'socialWants', code: 'REQUIRED' }] as const;
  graph.goWrong(FAULTS.refuses('VALIDATION_FAILED', { fields }), { of: 'AddSocialSupport' });
  await page.press('Fullfør');
  expect(await page.findText('Velg ønsker. Velg minst ett sosialt ønske før du fullfører.')).toBeTruthy();
});

test('contacts that could not be had are asked for again, and never pass for none', async () => {
  const { graph, show } = await showPage({ contacts: [contact('Kari')] });
  graph.goWrong(FAULTS.refuses('INTERNAL'), { of: 'Contacts' });
  const page = await show();
  await toPeople(page);
  expect(await page.findText('Vi fikk ikke hentet kontaktene dine')).toBeTruthy();
  expect(page.queryByText(/Du har ingen kontakter/)).toBeNull();
  await page.press('Prøv igjen');
  expect(await page.findByRole('checkbox', { name: /Kari/ })).toBeTruthy();
});

test('earlier plans are read in their parts again, each with its message at hand', async () => {
  const kari = contact('Kari');
  const record = {
    __typename: 'SocialSupportRecord',
    socialWants: ['tur', 'klem'],
    selectedContacts: [kari.id],
    suggestion: 'Uten tegn.\n\n🎯 Med tegn.\n\n📱 Hei, Kari.',
    source: 'ai',
  };
  const entry = {
    id: 'a',
    date: '2026-11-20',
    completedAt: '2026-11-20T10:00:00.000Z',
    tool: 'social_support',
    record,
  };
  const page = await (await showPage({ contacts: [kari], records: [entry] })).show();
  expect(await page.findText('En tur · En klem')).toBeTruthy();
  expect(page.getByText('Uten tegn.')).toBeTruthy();
  expect(page.getByText('Med tegn.')).toBeTruthy();
  expect(await page.findText(/Disse tenkte du på: Kari/)).toBeTruthy();
  expect(sent(page)).toEqual(['Hei, Kari.']);
});

test('other help is left to where one was, or answered with a plan where it is not about the person (S11)', async () => {
  const { graph, show } = await showPage({ contacts: [contact('Kari')], help: 'suicide' });
  const page = await show();
  await toPeople(page);
  await tick(/Kari/);
  await see(page, 1);
  await page.press('Fortsett');
  expect(await page.findByRole('checkbox', { name: /Kari/ })).toMatchObject({ checked: true });
  await see(page, 1);
  await page.press('Dette handler ikke om meg');
  expect(await page.findByRole('heading', { name: 'Slik kan det bli' })).toBeTruthy();
  expect(graph.of('SetHelpAside')).toHaveLength(1);
});

test('after help no plan is made', async () => {
  const { graph, show } = await showPage();
  graph.change(AFTER_HELP);
  const page = await show();
  await toPeople(page);
  await see(page);
  expect(await page.findByRole('link', { name: /113/ })).toBeTruthy();
  expect(graph.of('WriteSocialPlan')).toEqual([]);
});

test('what has seen that something weighs stands before the plan', async () => {
  const { show } = await showPage({ seen: 'Det er mye å bære.' });
  const page = await show();
  await toPeople(page);
  await see(page);
  const seen = await page.findText('Det er mye å bære.');
  const plan = page.getByText('Be om en kort tur.');
  expect(seen.compareDocumentPosition(plan) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('a chip adds its sentence and takes it away at once; own words are asked about first, and stay', async () => {
  const { show } = await showPage({ contacts: [contact('Kari', ['tur', 'hyggelig'])] });
  const page = await show();
  await page.press('En kopp kaffe');
  await toPeople(page);
  await tick(/Kari/);
  await see(page, 1);
  await page.findByRole('heading', { name: 'En melding til Kari' });
  const [both = ''] = sent(page);
  await page.press('En kopp kaffe');
  await waitFor(() => expect(sent(page)).not.toEqual([both]));
  const [walk = ''] = sent(page);
  expect(walk.length).toBeLessThan(both.length);
  await page.press('En kopp kaffe');
  await waitFor(() => expect(sent(page)).toEqual([both]));

  await page.write('Meldingen til Kari', 'Mine egne ord.');
  await page.press('En kopp kaffe');
  await page.findText('Bytte ut det du har skrevet?');
  expect(fieldFor(page, 'Kari')).toMatchObject({ value: 'Mine egne ord.' });
  await page.press('Behold mitt');
  expect(page.queryByText('Bytte ut det du har skrevet?')).toBeNull();
  expect(document.activeElement).toBe(fieldFor(page, 'Kari'));
  await page.press('Et annet forslag');
  await waitFor(() => expect(page.getByRole('button', { name: 'Et annet forslag' })).toBeTruthy());
  expect(fieldFor(page, 'Kari')).toMatchObject({ value: 'Mine egne ord.' });
  await page.press('En kopp kaffe');
  await page.press('Bytt ut');
  await waitFor(() => expect(sent(page)).toEqual([walk]));
});

test('of two that exclude each other the one that is pressed is asked for', async () => {
  const { show } = await showPage({ contacts: [contact('Kari', ['rolig', 'snakke'])] });
  const page = await show();
  await page.press('Være stille sammen');
  await page.press('En telefonsamtale');
  await tick(/Kari/);
  await see(page, 1);
  await page.findByRole('heading', { name: 'En melding til Kari' });
  const isPressed = (name: string) => page.getByRole('button', { name }).getAttribute('aria-pressed');
  const first = isPressed('En telefonsamtale') === 'true' ? 'Være stille sammen' : 'En telefonsamtale';
  await page.press(first);
  await waitFor(() => expect(isPressed(first)).toBe('true'));
  expect([isPressed('Være stille sammen'), isPressed('En telefonsamtale')]).toContain('false');
});

test('a message that is too long says so beside it, and is not saved; what is left is kept', async () => {
  const { saved, show } = await showPage({ contacts: [contact('Kari')] });
  const page = await show();
  await toPeople(page);
  await tick(/Kari/);
  await see(page, 1);
  await page.findByRole('heading', { name: 'En melding til Kari' });
  await page.write('Meldingen til Kari', 'å'.repeat(501));
  expect(fieldFor(page, 'Kari').getAttribute('aria-invalid')).toBe('true');
  await page.press('Fullfør');
  expect(saved).toEqual([]);
  expect(fieldFor(page, 'Kari')).toMatchObject({ value: 'å'.repeat(501) });
});

test('a plan for other choices is not shown as one for these', async () => {
  const { graph, show } = await showPage({ contacts: [contact('Kari')] });
  const page = await show();
  await toPeople(page);
  await tick(/Kari/);
  await see(page, 1);
  await page.press('Tilbake');
  await page.press('En melding');
  page.unmount();
  const again = await show('?step=2');
  expect(await again.findByRole('button', { name: 'En melding' })).toBeTruthy();
  expect(again.queryByLabelText('Meldingen til Kari')).toBeNull();
  await see(again, 1);
  expect(await again.findByLabelText('Meldingen til Kari')).toBeTruthy();
  expect(graph.of('WriteSocialPlan')).toHaveLength(2);
});

test.each([
  ['no', 'En tur', 'Se hva som finnes', 'En melding uten navn, til senere'],
  ['en', 'A walk', 'See what there is', 'A message without a name, for later'],
] as const)('with nobody to ask there are numbers, places and a message for later (%s)', async (...words) => {
  const [language, want, begin, later] = words;
  const { show } = await showPage({ language });
  const page = await show();
  await page.press(want);
  await page.press(begin);
  expect(await page.findByRole('button', { name: later })).toBeTruthy();
  expect([...page.container.querySelectorAll('a[href^="tel:"]')]).toHaveLength(2);
  expect(sent(page)).toEqual([]);
  await page.press(later);
  expect(sent(page)).toHaveLength(1);
  expect(sent(page)[0]).toMatch(/^H(?:ei|i)\. /u);
});

test('whoever writes nynorsk sends it, and goes on in it', async () => {
  const { show } = await showPage({ contacts: [contact('Kari', ['tur', 'hyggelig'])], isNynorsk: true });
  const page = await show();
  await page.press('En kopp kaffe');
  await toPeople(page);
  await tick(/Kari/);
  await see(page, 1);
  await page.findByRole('heading', { name: 'En melding til Kari' });
  expect(sent(page)[0]).toMatch(/ ein /u);
  const [both] = sent(page);
  await page.press('En kopp kaffe');
  await waitFor(() => expect(sent(page)).not.toEqual([both]));
  expect(sent(page)[0]).toMatch(/ ein /u);
});

test('only the first message has a filled way to send it', async () => {
  const { show } = await showPage({ contacts: [contact('Kari'), contact('Ola')] });
  const page = await show();
  await toPeople(page);
  await tick(/Kari/);
  await tick(/Ola/);
  await see(page, 2);
  await page.findByRole('heading', { name: 'To meldinger, klare' });
  for (const name of ['Kari', 'Ola']) {
    const ways = page.getByRole('group', { name: `Ta med meldingen til ${name}` });
    expect(within(ways).getByRole('link', { name: 'Send SMS' })).toBeTruthy();
    expect(within(ways).getByRole('button', { name: 'Kopier' })).toBeTruthy();
  }
  const [first, second] = [...page.container.querySelectorAll('a[href^="sms:"]')];
  expect(first?.className).not.toBe(second?.className);
});

test('what was wished for before stands in front the next time', async () => {
  const { show } = await showPage();
  const page = await show();
  expect(page.queryByRole('button', { name: 'Le sammen' })).toBeNull();
  await page.press('Vis alle fjorten');
  await page.press('Le sammen');
  await see(page);
  await page.press('Fullfør');
  await page.press('Tilbake til start');
  const [first] = page.getAllByRole('button', { pressed: false });
  expect(first?.textContent).toContain('Le sammen');
});
