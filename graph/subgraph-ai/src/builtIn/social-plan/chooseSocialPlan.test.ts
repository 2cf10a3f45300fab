import { spokenWords } from '@spire/language/phrases';
import { ATTRIBUTES_OF_WANTS } from '@spire/content/socialSuggestions/attributesOfWants';
import { JOINING_WORDS } from '@spire/content/socialSuggestions/joiningWords';
import { SOCIAL_SECTIONS, SOCIAL_SUGGESTIONS } from '@spire/content/socialSuggestions';
import { WITHIN_PLANS } from '@spire/content/socialSuggestions/withinPlans';
import { SOCIAL_SAFETY_FACTORS } from '@spire/domain/options';
import { CONTACT_ATTRIBUTES, SOCIAL_WANTS, type ContactAttribute, type SocialWant } from '@spire/domain/toolOptions';
import type { Facts } from '../../facts/facts.ts';
import { NO_ANSWERS, people, person } from '../../testing/people.ts';
import { chooseSocialPlan } from './chooseSocialPlan.ts';
import { writtenForm } from './messagesFor.ts';

const contact = (id: string, ...attributes: ContactAttribute[]) => ({ id, name: id, attributes });
const plan = (facts: Facts, wants: SocialWant[], contactIds: string[] = [], seed = 0) =>
  chooseSocialPlan(facts, { wants, contactIds }, seed);
const textOf = (facts: Facts, wants: SocialWant[], kind: string, contactIds: string[] = []) =>
  plan(facts, wants, contactIds).sections.find((section) => section.kind === kind)?.text;

test('each want has four sections, in their order, each with its sign', () => {
  for (const want of SOCIAL_WANTS) {
    const { sections } = plan(person({ capacity: 'high' }), [want]);
    expect(sections.map(({ emoji, kind }) => [kind, emoji])).toEqual(Object.entries(SOCIAL_SECTIONS));
    expect(sections.map(({ text }) => text)).toContain(SOCIAL_SUGGESTIONS[want].ordinary.no.encouragement);
  }
});

test('little energy gets the gentle version, and what is avoided gives way to it, or to the one without contact', () => {
  const { melding, tur } = SOCIAL_SUGGESTIONS;
  expect(textOf(person({ capacity: 'limited' }), ['tur'], 'plan')).toBe(tur.gentle.no.plan);
  expect(textOf(person({ capacity: 'high', avoid: ['exercise'] }), ['tur'], 'plan')).toBe(tur.gentle.no.plan);
  expect(textOf(person({ capacity: 'high', avoid: ['screen_use'] }), ['melding'], 'plan')).toBe(melding.alone.no.plan);
});

test('who avoids contact is given nobody to write to, and no lines about company', () => {
  for (const want of SOCIAL_WANTS) {
    const facts = person({
      avoid: ['social_contact'],
      contacts: [contact('Kari', ...CONTACT_ATTRIBUTES)],
      socialSafetyFactors: SOCIAL_SAFETY_FACTORS,
    });
    const { contactIds, sections } = plan(facts, [want], ['Kari']);
    expect(contactIds).toEqual([]);
    expect(sections.map(({ kind }) => kind)).toEqual(['plan', 'safety', 'encouragement']);
    expect(sections[1]?.text).toBe(SOCIAL_SUGGESTIONS[want].alone.no.safety);
  }
});

test('whatever is wished, known and chosen, it is at most 120 words, in the language, with no place left open', () => {
  for (const [number, facts] of people(300).entries()) {
    const wants = SOCIAL_WANTS.filter((_, place) => (number + place) % 3 === 0);
    const { contactIds, sections } = plan(facts, wants, number % 2 === 0 ? [] : ['contact-0', 'gone'], number);
    const all = sections.map(({ text }) => text).join(' ');
    expect(spokenWords(all).length).toBeLessThanOrEqual(120);
    expect(all).not.toMatch(/[{}]|undefined/);
    expect(contactIds.length).toBeLessThanOrEqual(4);
    const kept = SOCIAL_WANTS.flatMap((want) => {
      const { alone, gentle, ordinary } = SOCIAL_SUGGESTIONS[want];
      return [gentle, ordinary, alone].map((version) => version[facts.language].encouragement);
    });
    expect(kept).toContain(sections.at(-1)?.text);
  }
});

test('contacts fit by their attributes, the best first, two at most for a want', () => {
  const contacts = [
    contact('Ola', 'rolig'),
    contact('Kari', 'lytter', 'forstar'),
    contact('Per', 'lytter'),
    contact('Eva', 'tur'),
  ];
  const facts = person({ contacts });
  expect(plan(facts, ['lytte']).contactIds).toEqual(['Kari', 'Per']);
  expect(plan(facts, ['lytte', 'tur']).contactIds).toEqual(['Kari', 'Per', 'Eva', 'Ola']);
  expect(textOf(facts, ['lytte'], 'message')).toMatch(/^Hei, Kari\. /);
  expect(textOf(facts, ['lytte'], 'plan')).toContain('Kanskje Kari eller Per.');
  expect(plan(facts, ['klem']).contactIds).toEqual(['Kari']);
  expect(textOf(facts, ['middag'], 'message')).toMatch(/^Hei\. /);
});

test('whom the person has chosen comes before who would fit, and only contacts of theirs count', () => {
  const facts = person({ contacts: [contact('Kari', 'lytter'), contact('Ola')] });
  expect(plan(facts, ['lytte'], ['Ola']).contactIds).toEqual(['Ola']);
  expect(plan(facts, ['lytte'], ['somebody else']).contactIds).toEqual(['Kari']);
});

test('two wants are a plan and something to do instead; the next seed begins with the other', () => {
  const facts = person({ capacity: 'high' });
  const { kaffe, tur } = SOCIAL_SUGGESTIONS;
  expect(textOf(facts, ['kaffe', 'tur'], 'plan')).toBe(`${kaffe.ordinary.no.plan} Eller: ${tur.ordinary.no.plan}`);
  expect(plan(facts, ['kaffe', 'tur'], [], 1).sections[0]?.text).toMatch(
    new RegExp(`^${tur.ordinary.no.plan.slice(0, 20)}`),
  );
  expect(textOf(facts, ['vetIkke', 'kaffe'], 'plan')).toBe(kaffe.ordinary.no.plan);
  expect(textOf(facts, ['vetIkke'], 'plan')).toBe(SOCIAL_SUGGESTIONS.vetIkke.ordinary.no.plan);
});

test('what makes company feel safe is said, and movement in a second plan brings its own caution', () => {
  const facts = person({ capacity: 'high', socialSafetyFactors: ['can_cancel'] });
  expect(textOf(facts, ['kaffe'], 'safety')).toContain('Du kan avlyse når som helst');
  expect(textOf(facts, ['kaffe', 'tur'], 'safety')).toContain('hvis noe blir verre');
});

test('a name ends no sentence of its own, and one that was cut ends ours', () => {
  const messageFor = (name: string) =>
    textOf(person({ contacts: [{ id: 'a', name, attributes: ['lytter'] }] }), ['lytte'], 'message');
  expect(messageFor('Lise!')).toMatch(/^Hei, Lise\. [A-Z]/);
  expect(messageFor(`Lise${'e'.repeat(40)}`)).toMatch(/^Hei, Lisee+… [A-Z]/);
});

test('a contact is named as one says it, and who has no name to say is not', () => {
  const plan = (name: string, kind: 'message' | 'plan') =>
    textOf(person({ contacts: [{ id: 'a', name, attributes: ['lytter'] }] }), ['lytte'], kind);
  expect(plan('Dattera mi Sol', 'message')).toMatch(/^Hei, Sol\. /);
  expect(plan('Dattera mi Sol', 'plan')).toContain('Kanskje Sol.');
  expect(plan('Naboen', 'message')).toMatch(/^Hei\. /);
  expect(plan('Naboen', 'plan')).toContain('Kanskje naboen.');
  expect(plan('Bestevenn', 'plan')).not.toContain('Kanskje');
});

const known = (...names: string[]) => names.map((name) => ({ id: name, name, attributes: [] }));

test('of those chosen the first with a name is greeted, and nobody is lost', () => {
  const contacts = known('Søstera mi', 'Bjørn', 'Gjengen fra jobben');
  const facts = person({ contacts });
  const ids = contacts.map(({ id }) => id);
  expect(plan(facts, ['hjelp'], ids).contactIds).toEqual(['Bjørn', 'Søstera mi', 'Gjengen fra jobben']);
  expect(textOf(facts, ['hjelp'], 'message', ids)).toMatch(/^Hei, Bjørn\. .*du/);
  expect(textOf(facts, ['hjelp'], 'plan', ids)).toContain('Kanskje Bjørn, søstera di eller gjengen fra jobben.');
});

test('of many chosen three are named, and that there are others', () => {
  const contacts = known('Ros', 'The Hendersons', 'Al', 'Jo', 'Flo');
  const facts = person({ language: 'en', contacts });
  const ids = contacts.map(({ id }) => id);
  expect(textOf(facts, ['hjelp'], 'plan', ids)).toContain('Perhaps Ros, Al, Jo or another of those you have chosen.');
});

test('several are greeted together, and asked as several', () => {
  const message = (name: string, language: 'no' | 'en') =>
    textOf(person({ language, capacity: 'low', contacts: known(name) }), ['lytte'], 'message', [name]);
  expect(message('Gjengen fra fødegruppa', 'no')).toMatch(/^Hei, alle sammen\. .*dere/);
  expect(message('Mamma og pappa', 'no')).toMatch(/^Hei, mamma og pappa\. .*dere/);
  expect(message('The Hendersons', 'en')).toMatch(/^Hi everyone\. /);
});

test('what goes together is one plan, and what does not is something else to do', () => {
  const facts = person({ capacity: 'limited' });
  const { film, tur } = SOCIAL_SUGGESTIONS;
  expect(textOf(facts, ['tur', 'stillhet'], 'plan')).toBe(`${tur.gentle.no.plan} ${WITHIN_PLANS.stillhet?.no}`);
  expect(textOf(facts, ['film', 'klem'], 'plan')).toBe(`${film.gentle.no.plan} ${WITHIN_PLANS.klem?.no}`);
  expect(textOf(facts, ['melding', 'klem'], 'plan')).toContain('Eller:');
});

test('each who is chosen has one message, of what fits them; what fits nobody is asked of all', () => {
  const contacts = [contact('Kari', 'hjelper', 'hyggelig'), contact('Jonas', 'rolig'), contact('Per', 'kreativ')];
  const asked = (wants: SocialWant[], ...ids: string[]) =>
    plan(person({ contacts }), wants, ids).messages.map((message) => [message.contactId, message.wants]);
  expect(asked(['kaffe', 'hjelp'], 'Kari', 'Jonas')).toEqual([
    ['Kari', ['hjelp', 'kaffe']],
    ['Jonas', ['kaffe']],
  ]);
  expect(asked(['klem', 'hjelp'], 'Kari', 'Jonas').map(([, wants]) => wants)).toEqual([
    ['hjelp', 'klem'],
    ['hjelp', 'klem'],
  ]);
  expect(asked(['stillhet', 'telefon'], 'Jonas')).toEqual([['Jonas', ['stillhet']]]);
});

test('where nobody is chosen there is a message without a name, and none where contact is to be spared', () => {
  const facts = person({ contacts: [contact('Kari', 'lytter')] });
  expect(plan(facts, ['lytte']).messages.map(({ contactId }) => contactId)).toEqual(['Kari', null]);
  expect(plan(facts, ['lytte']).messages[1]?.text).not.toContain('Kari');
  expect(plan(person({ avoid: ['social_contact'] }), ['lytte']).messages).toEqual([]);
});

test('the messages are in nynorsk for whoever writes it, in a check-in or what weighs', () => {
  const form = (facts: Partial<Facts>) => writtenForm(person(facts));
  expect(form({ checkIn: { ...NO_ANSWERS, needMoreText: 'Eg er sliten og vil vere heime' } })).toBe('nn');
  expect(form({ weight: { kind: null, isNynorsk: true } })).toBe('nn');
  expect(form({ checkIn: { ...NO_ANSWERS, needMoreText: 'Jeg vil være hjemme' } })).toBe('no');
  expect(form({ language: 'en', weight: { kind: null, isNynorsk: true } })).toBe('en');
});

test('a name is plain words, whatever it is', () => {
  const facts = person({ contacts: [{ id: 'a', name: '<script>$&</script>\n«Per»', attributes: ['lytter'] }] });
  const message = textOf(facts, ['lytte'], 'message') ?? '';
  expect(message).toMatch(/^Hei, Per\. /);
});

test('every want has attributes that fit it, and every attribute fits some want', () => {
  const used = new Set(SOCIAL_WANTS.flatMap((want) => ATTRIBUTES_OF_WANTS[want]));
  expect(CONTACT_ATTRIBUTES.filter((each) => !used.has(each))).toEqual([]);
  for (const want of SOCIAL_WANTS) expect(ATTRIBUTES_OF_WANTS[want].length).toBeGreaterThanOrEqual(3);
});

test('a plan for several speaks of all of them, in both languages', () => {
  const contacts = [contact('Gutta'), contact('The girls')];
  const texts = (['no', 'en'] as const).map((language, number) => {
    const { sections } = plan(
      person({ capacity: 'high', language, contacts }),
      ['film', 'latter'],
      [number === 0 ? 'Gutta' : 'The girls'],
    );
    return sections[0]?.text ?? '';
  });
  expect(texts[0]).toContain('en film dere alle kjenner');
  expect(texts[1]).toContain('a film you all know');
  expect(texts.filter((text) => /begge|both/u.test(text))).toEqual([]);
});

test('with those one shares a home with nothing has to be sent, and nobody goes out to be together', () => {
  for (const name of ['Ungene', 'mannen min', 'Samboer']) {
    const facts = person({ capacity: 'high', contacts: [contact(name), contact('Kari')] });
    const text = textOf(facts, ['aktivitet'], 'plan', [name]);
    expect(text).toContain(JOINING_WORDS.atHome.no);
    expect(text).toContain(SOCIAL_SUGGESTIONS.aktivitet.gentle.no.plan);
    expect(textOf(facts, ['aktivitet'], 'plan', [name, 'Kari'])).not.toContain(JOINING_WORDS.atHome.no);
  }
});

test('what stands in place of a film or of being out where energy is little says so', () => {
  for (const want of ['film', 'tur'] as const) {
    expect(textOf(person({ capacity: 'low' }), [want], 'plan')).toContain('i stedet for');
    expect(textOf(person({ capacity: 'low', language: 'en' }), [want], 'plan')).toContain('in place of');
  }
});
