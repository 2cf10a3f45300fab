import { BOUNDARY_TEXTS, GROUP_OF_EMOJI, PRIORITY_GROUPS } from '@spire/content/boundaryTexts';
import { NAMED_REQUEST_TEXTS } from '@spire/content/namedRequestTexts';
import { ANSWERED, OUTRIGHT_OPENINGS, OUTRIGHT_TEXTS, SUGGESTED, TO_ONESELF } from '@spire/content/outrightTexts';
import { ANY_REQUEST, REQUEST_TEXTS } from '@spire/content/requestTexts';
import { type Language, LANGUAGES } from '@spire/domain/languages';
import { REQUEST_KINDS } from '@spire/domain/readingLabels';
import { PRIORITY_EMOJIS } from '@spire/domain/toolOptions';
import { person } from '../../testing/people.ts';
import { chooseBoundary } from './chooseBoundary.ts';
import { chooseValidation } from './chooseValidation.ts';
import type { AskedKind } from './plainRequests.ts';

const ABSTAINS = { kind: 'abstains', likely: [] } as const;
const input = (needInstead: string, emoji?: string | null) => ({
  ...{ shouldDo: 'Alt sammen', needInstead, emoji },
  request: ABSTAINS,
});

function groupOf(reminder: string) {
  return PRIORITY_GROUPS.find((group) => Object.values(BOUNDARY_TEXTS[group].reminder).includes(reminder));
}

test.each(PRIORITY_EMOJIS)('%s decides why the need counts where no words do, and gives no reason', (emoji) => {
  for (const language of LANGUAGES) {
    const texts = BOUNDARY_TEXTS[GROUP_OF_EMOJI[emoji]];
    const facts = person({ language });
    const no = chooseBoundary(facts, input('', emoji), 3);
    const why = chooseValidation(facts, input('', emoji), 3);
    expect(ANY_REQUEST.after.map((text) => `${ANY_REQUEST.opening[language]} ${text[language]}`)).toContain(no.text);
    const validations = [...ANY_REQUEST.validations, ...texts.validations].map((text) => text[language]);
    expect(validations.some((text) => why.text.endsWith(text))).toBe(true);
    expect([no.reminder, why.reminder]).toEqual([texts.reminder[language], texts.reminder[language]]);
  }
});

test('where words are there, an emoji writes no backing; it chooses a line to keep only where that is true of any', () => {
  for (const emoji of PRIORITY_EMOJIS)
    for (let seed = 0; seed < 8; seed += 1)
      expect(chooseValidation(person(), input('noe eget', emoji), seed).text).toBe(
        chooseValidation(person(), input('noe eget'), seed).text,
      );
  const kept = (emoji: string) => groupOf(chooseValidation(person(), input('noe eget', emoji), 0).reminder);
  expect([kept('🛡️'), kept('☕'), kept('🤗'), kept('📖'), kept('📵')]).toEqual([
    'privacy',
    'care',
    'care',
    'care',
    'care',
  ]);
});

test.each([
  ['Å sove lenge', 'rest'],
  ['a long nap', 'rest'],
  ['Ro og stillhet', 'quiet'],
  ['en tur i skogen', 'outdoors'],
  ['reading my book', 'interests'],
  ['Å le med noen', 'closeness'],
  ['dinner at home', 'care'],
  ['privacy', 'privacy'],
  ['få ha det i fred', 'privacy'],
  ['noe helt annet', 'care'],
  ['', 'care'],
  ['🦄', 'care'],
])('without an emoji of ours, %j belongs to %s', (need, group) => {
  for (const emoji of [null, undefined, '', '🦄'])
    expect(groupOf(chooseBoundary(person(), input(need, emoji), 1).reminder)).toBe(group);
});

test('words that leave no doubt come before the emoji', () => {
  expect(groupOf(chooseBoundary(person(), input('helga fri', '☀️'), 1).reminder)).toBe('rest');
  expect(groupOf(chooseBoundary(person(), input('stillhet', '🎵'), 1).reminder)).toBe('quiet');
});

test('an emoji without the mark for colour is the same emoji', () => {
  for (const [coloured, plain] of [
    ['🕯️', '🕯'],
    ['☀️', '☀'],
    ['❤️', '❤'],
  ] as const)
    expect(chooseBoundary(person(), input('', plain), 1)).toEqual(chooseBoundary(person(), input('', coloured), 1));
});

test.each([
  [chooseBoundary, 5],
  [chooseValidation, 7],
] as const)('the next seed says it another way: %p says %i', (choose, count) => {
  const texts = Array.from({ length: count + 1 }, (_, seed) => choose(person(), input('søvn', null), seed).text);
  expect(new Set(texts).size).toBe(count);
  expect(texts[count]).toBe(texts[0]);
});

test('where nothing is known, the no gives no reason, and names what can be named', () => {
  for (const language of LANGUAGES) {
    const { text } = chooseBoundary(person({ language }), input('', null), 0);
    expect(text).toBe(`${ANY_REQUEST.opening[language]} ${ANY_REQUEST.after[0][language]}`);
  }
  const told = { ...input('', null), shouldDo: 'Ekstravakt på søndag' };
  expect(chooseBoundary(person(), told, 0).text).toBe(
    `Jeg kan ikke ta ekstravakt på søndag. ${ANY_REQUEST.after[0].no}`,
  );
});

test('a need of a word is told, too, where it is for other ears', () => {
  const said = (language: Language, shouldDo: string, needInstead: string, label: AskedKind = 'work') =>
    EIGHT.map(
      (seed) => chooseBoundary(person({ language }), { shouldDo, needInstead, request: confident(label) }, seed).text,
    );
  for (const text of said('no', 'Ekstravakt på søndag', 'Hvile'))
    expect(text).toMatch(
      /^Jeg kan ikke ta ekstravakt på søndag\. (?:Jeg|Jeg kjenner at jeg|Det jeg) trenger,? (?:er )?å hvile\. \p{Lu}/iu,
    );
  expect(said('no', 'Ekstravakt på søndag', 'pause').join(' ')).toContain('Jeg trenger en pause.');
  expect(said('en', 'Cover the late shift', 'rest').join(' ')).toContain('What I need is rest.');
  expect(said('en', 'Lend him 500 pounds', 'peace', 'money').join(' ')).not.toContain('peace');
});

test('the validation speaks to what is needed, in the person’s own words', () => {
  for (let seed = 0; seed < 7; seed += 1) {
    expect(chooseValidation(person(), input('å sove', null), seed).text).toMatch(/^Du trenger å sove\. \p{Lu}/u);
    expect(chooseValidation(person(), input('at han hører på meg', null), seed).text).not.toContain('Du trenger at');
  }
});

test('nobody is told that they need more than their day has room for', () => {
  const needs = (capacity: 'low' | 'high') =>
    chooseValidation(person({ capacity }), input('tid ute i skogen', null), 0).text.includes('skogen');
  expect([needs('low'), needs('high')]).toEqual([false, true]);
  const no = { shouldDo: 'komme i selskapet', needInstead: 'fri til å gå ute i skogen', request: confident('family') };
  const said = (capacity: 'low' | 'high') => chooseBoundary(person({ capacity }), no, 0).text.includes('skogen');
  expect([said('low'), said('high')]).toEqual([false, true]);
});

test('who shares something is said back to as one of several, and a short form of dialect is no command', () => {
  for (const seed of EIGHT) {
    expect(chooseValidation(person(), input('at vi deler likt', null), seed).text).not.toMatch(
      /(?<!\p{L})vi(?!\p{L})/u,
    );
    expect(chooseValidation(person(), input('ligg på sofaen', null), seed).text).not.toMatch(
      /(?<!\p{L})ligg(?!\p{L})/u,
    );
  }
});

test('what is to be done is wished, and nobody is ordered to do it', () => {
  for (const language of LANGUAGES)
    for (const needInstead of language === 'no' ? ['å slippe i år', 'vinke', 'bestemme selv'] : ['to wave', 'decide'])
      for (const seed of EIGHT)
        expect(chooseValidation(person({ language }), input(needInstead, null), seed).text).not.toMatch(
          /Du trenger|You need/u,
        );
});

test('what is needed for oneself is told where it is no secret and no help is asked for', () => {
  const said = (shouldDo: string, needInstead: string, label: AskedKind) =>
    chooseBoundary(person({ language: 'en' }), { shouldDo, needInstead, request: confident(label) }, 0).text;
  expect(said('cover the late shift', 'my day off', 'work')).toMatch(
    /^I can’t cover the late shift\. I need my day off\. /u,
  );
  expect(said('lend my brother £200', 'a holiday of my own', 'money')).not.toContain('holiday');
  expect(said('walk the dog', 'sit in my garden', 'care')).not.toContain('garden');
  expect(said('come for Christmas', 'a break from my mother', 'family')).not.toContain('mother');
  expect(said('come for Christmas', 'a break by the sea', 'family')).toContain('I need a break by the sea.');
  expect(said('come for dinner', 'a doctor’s appointment in peace', 'family')).not.toContain('doctor');
});

test('who comes for some of it does not say that they cannot come', () => {
  const said = (shouldDo: string, needInstead: string) =>
    chooseBoundary(person(), { shouldDo, needInstead, request: confident('party') }, 0).text;
  expect(said('bursdagsfesten til Jonas', 'komme innom en halvtime')).toMatch(
    /^Jeg kan ikke være der hele tiden, men jeg kan gjerne komme innom en halvtime\. /u,
  );
  expect(said('hyttetur med gjengen', 'dra hjem samme kveld')).toMatch(
    /^Jeg kan ikke være der hele tiden\. Jeg vil (?:heller|helst) dra hjem samme kveld\. /u,
  );
});

test('how one would rather greet is said in place of how we would', () => {
  const input = { shouldDo: 'hug everyone', needInstead: 'to wave', request: confident('touch') };
  expect(chooseBoundary(person({ language: 'en' }), input, 0).text).toMatch(/^No thank you\. I’d rather wave\. /u);
});

test('time to find somebody else is given where somebody has to do it', () => {
  const said = (shouldDo: string) => inEach('no', shouldDo, 'ro', 'work').join(' ');
  expect(said('svare på mail')).not.toContain('noen andre');
  expect(said('ta kveldsvakta')).toContain('noen andre');
});

describe.each(REQUEST_KINDS.filter((kind) => kind !== 'violence'))('asked for %s', (label) => {
  const request = { kind: 'confident', label, confidence: 0.9 } as const;
  const { opening, after, validations } = REQUEST_TEXTS[label];

  test('the no names the thing in the person’s words and goes on for that kind', () => {
    for (const [language, shouldDo, named] of [
      ['no', 'Jeg burde vanne plantene', 'Jeg kan ikke vanne plantene.'],
      ['en', 'I should water the plants', 'I can’t water the plants.'],
    ] as const) {
      const { text } = chooseBoundary(person({ language }), { shouldDo, needInstead: '', request }, 1);
      expect(text).toBe(`${named} ${after[1][language]}`);
    }
  });

  test('the validation speaks of that kind', () => {
    const { text } = chooseValidation(person(), { shouldDo: 'Alt mulig', needInstead: 'ro', request }, 0);
    expect(text).toBe(`Du trenger ro. ${validations[0].no}`);
  });

  test('what cannot be named has a beginning of its own', () => {
    const { text } = chooseBoundary(person(), { shouldDo: 'Alt mulig', needInstead: '', request }, 0);
    expect(text).toBe(`${opening.no} ${after[0].no}`);
  });
});

test('of violence and control no no is written for the request', () => {
  const request = { kind: 'confident', label: 'violence', confidence: 0.9 } as const;
  const { text } = chooseBoundary(person(), { shouldDo: 'Vanne plantene', needInstead: 'ro', request }, 0);
  expect(BOUNDARY_TEXTS.quiet.sayNo.map(({ no }) => no)).toContain(text);
});

const confident = (label: AskedKind) => ({ kind: 'confident', label, confidence: 0.9 }) as const;
const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

test('no other time is promised of what is asked again and again', () => {
  const said = (shouldDo: string) =>
    EIGHT.map(
      (seed) =>
        chooseBoundary(person(), { shouldDo, needInstead: 'ro', request: confident('shared-children') }, seed).text,
    ).filter((text) => text.includes('denne gangen'));
  expect(said('Komme på kaffe hver fredag')).toEqual([]);
  expect(said('Komme på kaffe annenhver fredag')).toEqual([]);
  expect(said('Komme på kaffe på fredag')).not.toEqual([]);
});

test('what is done for others once is declined; what somebody keeps doing is told', () => {
  const said = (shouldDo: string) =>
    chooseBoundary(person(), { shouldDo, needInstead: 'stille kvelder', request: confident('care') }, 0).text;
  expect(said('Ei venninne ringer hver kveld')).toMatch(
    /^Det blir for mye telefon for meg\. Jeg trenger stille kvelder\./u,
  );
  expect(said('Ei venninne ringer i kveld')).toContain(REQUEST_TEXTS.care.opening.no);
});

test('what is needed in place of it is offered to the one who asks', () => {
  const input = { shouldDo: 'be bridesmaid', needInstead: 'to come as a normal guest', request: confident('hosting') };
  for (const seed of EIGHT)
    expect(chooseBoundary(person({ language: 'en' }), input, seed).text).toMatch(
      /^I can’t be your bridesmaid\. I’d be glad to come as a guest\. /u,
    );
});

test('of oneself nothing has to be told, and no reason is given for it', () => {
  const input = { shouldDo: 'tell everyone about my diagnosis', request: ABSTAINS };
  const said = (needInstead: string) => chooseBoundary(person({ language: 'en' }), { ...input, needInstead }, 0).text;
  expect(said('privacy')).toBe(`${OUTRIGHT_OPENINGS.privacy.en} ${OUTRIGHT_TEXTS.privacy.after[0].en}`);
  expect(said('an easier schedule')).not.toContain(OUTRIGHT_OPENINGS.privacy.en);
});

test('who would rather not be touched is not made to say that they cannot', () => {
  const { text } = chooseBoundary(
    person(),
    { shouldDo: 'gi onkel en klem', needInstead: 'ro', request: confident('touch') },
    0,
  );
  expect(text).toBe(`${NAMED_REQUEST_TEXTS.touch.opening.no} ${NAMED_REQUEST_TEXTS.touch.after[0].no}`);
});

const inEach = (language: 'no' | 'en', shouldDo: string, needInstead: string, label: AskedKind) =>
  EIGHT.map(
    (seed) => chooseBoundary(person({ language }), { shouldDo, needInstead, request: confident(label) }, seed).text,
  );

test('who wishes for a plain no is not made to open it again', () => {
  const opened = /kan vi|kan jeg|går det an|la oss|can we|could we|could it|could i|let’s/iu;
  expect(inEach('no', 'skrive oppgaven', 'å slippe i år', 'schoolwork').filter((text) => opened.test(text))).toEqual(
    [],
  );
  expect(inEach('en', 'help at the fair', 'to say no this time', 'school').filter((text) => opened.test(text))).toEqual(
    [],
  );
  expect(inEach('no', 'skrive oppgaven', 'ro', 'schoolwork').filter((text) => opened.test(text))).not.toEqual([]);
});

test('nobody is thanked for an order', () => {
  const said = (shouldDo: string) =>
    EIGHT.map((seed) => chooseBoundary(person(), { shouldDo, needInstead: 'ro', request: ABSTAINS }, seed).text).filter(
      (text) => text.includes('Takk for at du spør'),
    );
  expect(said('Fysioterapeuten ber meg gjøre alle øvelsene hver dag')).toEqual([]);
  expect(said('Fysioterapeuten spør om jeg kan gjøre alle øvelsene')).not.toEqual([]);
});

test('what is suggested in place of it is said back as a suggestion', () => {
  const said = (language: 'no' | 'en', shouldDo: string, needInstead: string) =>
    chooseValidation(person({ language }), { shouldDo, needInstead, request: confident('work') }, 0);
  expect(said('en', 'Work want me back full time on monday', 'start with half days')).toEqual({
    text: `You have a suggestion: to start with half days. ${SUGGESTED.validations[0].en}`,
    reminder: SUGGESTED.reminder.en,
  });
  expect(said('no', 'NAV vil ha meg i møte klokka åtte', 'møte etter elleve, helst på telefon').text).toMatch(
    /^Du har et forslag: å møte etter elleve, helst på telefon\. /u,
  );
});

test('what cannot be named is no reason to decline whole what is done in part', () => {
  const said = (needInstead: string, label: AskedKind) =>
    chooseBoundary(person(), { shouldDo: 'Alt mulig', needInstead, request: confident(label) }, 0).text;
  expect(said('bare lørdagen', 'family')).toMatch(/^Jeg kan bare lørdagen\. /u);
  expect(said('tid til å tenke', 'dates')).toMatch(/^Kan jeg få tid til å tenke\? /u);
});

test('of closeness nothing is bargained with', () => {
  for (const label of ['dates', 'touch'] as const) {
    const input = { shouldDo: 'Alt mulig', needInstead: 'annenhver uke', request: confident(label) };
    expect(EIGHT.map((seed) => chooseBoundary(person(), input, seed).text).join(' ')).not.toContain('nnenhver');
    expect(EIGHT.map((seed) => chooseValidation(person(), input, seed).text).join(' ')).not.toContain('nnenhver');
  }
});

test('where others may come, and it is to be quiet from an hour on, that is asked for', () => {
  const said = (needInstead: string, label: AskedKind) =>
    chooseBoundary(person(), { shouldDo: 'Samboeren vil ha folk hjem', needInstead, request: confident(label) }, 0)
      .text;
  expect(said('stille etter ti', 'shared-home')).toMatch(/^Kan det være stille etter ti\? /u);
  expect(said('stille etter ti', 'party')).not.toContain('Kan det være');
  expect(said('en stille kveld', 'shared-home')).toMatch(/^Jeg kan ikke ha folk hjem\. /u);
});

test('what is an answer is said in the no, before anything of ours, and backed as an answer', () => {
  const input = {
    shouldDo: 'teacher wants me to present in front of the class',
    needInstead: 'do it just for her or record it at home',
    request: confident('schoolwork'),
  };
  const said = EIGHT.map((seed) => chooseBoundary(person({ language: 'en' }), input, seed).text);
  expect(
    said.filter((text) => !/ I’(?:d rather|d prefer to) do it just for you or record it at home\. /u.test(text)),
  ).toEqual([]);
  expect(said.filter((text) => text.includes('more time'))).toEqual([]);
  const { text, reminder } = chooseValidation(person({ language: 'en' }), input, 0);
  expect(text).toBe(
    `You would like to do it just for her or record it at home, and that counts. ${ANSWERED.validations[0].en}`,
  );
  expect(reminder).toBe(ANSWERED.reminder.en);
});

test('where the thing cannot be named, a no to all of it gainsays nothing that is offered', () => {
  const input = { shouldDo: 'landlord wants to show my flat', needInstead: 'two days notice', request: ABSTAINS };
  expect(chooseBoundary(person({ language: 'en' }), input, 0).text).toMatch(
    /^I can’t manage that\. I need two days’ notice\. /u,
  );
});

test('what somebody keeps doing is met with what is wished instead', () => {
  const input = { shouldDo: 'svigermor kjem uanmeldt kvar søndag', needInstead: 'at ho ringjer først' };
  expect(chooseBoundary(person(), { ...input, request: confident('family') }, 0).text).toMatch(
    /^Det er vanskelig for meg med besøk jeg ikke vet om\. Jeg vil helst at du ringer først\. /u,
  );
});

test('where neither the thing nor its kind is known, what is needed is told as it is', () => {
  const said = (needInstead: string) =>
    chooseBoundary(person(), { shouldDo: 'mannen min vil at lyset skal være på', needInstead, request: ABSTAINS }, 0)
      .text;
  expect(said('mørkt soverom')).toMatch(/^Det får jeg ikke til\. Jeg trenger mørkt soverom\. /u);
  expect(said('mindre vondt i hodet')).not.toContain('vondt');
  expect(said('si nei til det')).not.toContain('trenger');
});

test('what is needed in another form of Norwegian stands behind a colon, and "eg" not beside "jeg"', () => {
  const told = (needInstead: string) => ({ ...input(needInstead), shouldDo: 'passe hunden' });
  const said = (needInstead: string) => chooseBoundary(person(), told(needInstead), 0).text;
  const backed = (needInstead: string) => chooseValidation(person(), told(needInstead), 0).text;
  expect(said('ro for kompisane i huset')).toContain('Dette trenger jeg: ro for kompisane i huset.');
  expect(backed('ro for kompisane i huset')).toContain('Dette trenger du: ro for kompisane i huset.');
  expect(said('fri frå kompisane eg har lova')).not.toContain('eg har');
  expect(backed('fri frå kompisane eg har lova')).toContain('fri frå kompisane du har lova');
  expect(said('fri når eg har fri')).toContain('Jeg trenger fri når jeg har fri.');
  expect(backed('gå saktere fram, en gang i uka')).toContain(': å gå saktere fram, en gang i uka.');
});

test('what is written in nynorsk or dialect is said in one form, with the rest of the message', () => {
  const said = (needInstead: string, shouldDo = 'Sitje barnevakt heile helga') =>
    chooseBoundary(person(), { ...input(needInstead), shouldDo }, 0).text;
  expect(said('Eg greier to timar laurdag føremiddag, ikkje meir, ryggen seier stopp')).toMatch(
    /^Jeg kan ikke sitte barnevakt hele helga, men jeg kan ta to timer lørdag formiddag, ikke mer\. /u,
  );
  expect(said('ein kveld for meg sjøl')).toContain('Jeg trenger en kveld for meg sjøl.');
  expect(said('bruke utsetjinga eg faktisk fekk')).toContain('bruke utsettelsen jeg faktisk fikk.');
  expect(said('ro', 'Eg skulle passe Anna på laurdag')).toContain('passe Anna på lørdag');
  expect(said('vere hos far som ligg i koma')).not.toContain('komme');
  expect(said('ein anna dag')).toContain('en annen dag');
  expect(said('ein kveld utan barna, eg er trøytt')).not.toContain('jeg er trøytt');
  expect(said('ro', 'Eg må hente dei i barnehagen kvar dag')).not.toContain('hente deg');
  expect(said('en kopp te, ikkje meir')).toContain('en kopp te, ikke mer');
  expect(said('ro', 'eg føler eg må baka til basaren på skulen')).toContain('Jeg kan ikke bake til basaren på skolen.');
});

test('of another day it is none of it, and of a screen one logs off', () => {
  const another = { ...input('Stikke innom til kaffen dagen etter'), shouldDo: 'Komme i 60-årslaget til Torbjørn' };
  expect(chooseBoundary(person(), another, 0).text).toMatch(
    /^Jeg kan ikke komme i 60-årslaget til Torbjørn, men jeg kan gjerne /u,
  );
  const digital = { ...input('legge bort mobilen og gå en tur langs elva'), shouldDo: 'Burde svart på alt i gruppa' };
  const request = { kind: 'confident', label: 'digital', confidence: 1 } as const;
  expect(chooseBoundary(person(), { ...digital, request }, 0).text).toMatch(/^Jeg logger av litt nå\. Jeg vil he/u);
  const her = {
    ...input('Take her for breakfast the week before, just us'),
    shouldDo: 'Go to the hen do in Liverpool',
  };
  expect(chooseBoundary(person({ language: 'en' }), her, 0).text).toContain('take you for breakfast the week before');
  expect(chooseValidation(person({ language: 'en' }), her, 0).text).toContain('just the two of you');
});

test('English stays English', () => {
  const said = (needInstead: string, shouldDo = 'Help at the fair') =>
    chooseBoundary(person({ language: 'en' }), { ...input(needInstead), shouldDo }, 0).text;
  expect(said('a walk with Vera, no stress')).not.toMatch(/Være|nå/u);
  expect(said('rest', 'listen to Sia on repeat')).toContain('Sia');
  expect(said('log off at 11')).toContain('log off at 11');
  expect(said('feet up on the sofa')).not.toContain('to feet');
});

test('room of one’s own is not what one keeps to oneself', () => {
  const told = { ...input('my own space, i’m only just getting better'), shouldDo: 'have you to stay' };
  expect(chooseValidation(person({ language: 'en' }), told, 0).text).not.toContain('keep some things to yourself');
  expect(groupOf(chooseValidation(person({ language: 'en' }), told, 0).reminder)).not.toBe('privacy');
});

test.each([
  [
    'en',
    'play football with him',
    'to lie on the sofa for half an hour first',
    'I need to lie on the sofa for half an hour first.',
  ],
  [
    'no',
    'spille fotball med ham',
    'å ligge en halvtime på sofaen først',
    'Jeg trenger å ligge en halvtime på sofaen først.',
  ],
] as const)(
  'in %s, what is needed first puts off what was asked, and declines nothing',
  (language, what, needInstead, need) => {
    const shouldDo = language === 'no' ? `sønnen min vil at jeg skal ${what}` : `my son wants me to ${what}`;
    const { text } = chooseBoundary(person({ language }), { shouldDo, needInstead, request: ABSTAINS }, 0);
    expect(text).toContain(need);
    expect(text).not.toMatch(/can’t|kan ikke/u);
  },
);

test.each([
  ['no', 'svigermor vil ha oss på søndagsmiddag HVER uke', 'annenhver', 'hver uke. Annenhver gang passer meg bedre.'],
  [
    'no',
    'passe hunden til søsteren min hele påska',
    'stille hus. kan gå tur m han en dag',
    'gå tur med hunden en dag.',
  ],
  [
    'no',
    'bli med på sauesankinga, dei manglar folk',
    'eg kan lage kaffi til dei kjem ned',
    'lage kaffe til dere kommer',
  ],
  ['en', 'coach wants me back at training thurs', 'wait til the doc clears me', 'wait until the doc clears me?'],
] as const)('in %s, to "%s" what is offered is said: "%s"', (language, shouldDo, needInstead, said) => {
  expect(chooseBoundary(person({ language }), { shouldDo, needInstead, request: ABSTAINS }, 0).text).toContain(said);
});

test('nobody is told what others should have understood', () => {
  const { text } = chooseBoundary(
    person(),
    { shouldDo: 'kjøre på trening', needInstead: 'at noen skjønner at hjemme ikke er ledig', request: ABSTAINS },
    0,
  );
  expect(text).not.toContain('skjønner');
});

test('what one asks of oneself is put off to oneself, and declined to nobody', () => {
  for (const [language, shouldDo] of [
    ['no', 'si ja til meg selv når jeg skal vaske badet'],
    ['en', 'me. I keep telling myself I should hoover'],
  ] as const)
    expect(chooseBoundary(person({ language }), { shouldDo, needInstead: '', request: ABSTAINS }, 0).text).toContain(
      TO_ONESELF.opening[language],
    );
});

test.each([
  ['no', 'meg selv som vil vaske hele huset', 'bare badet'],
  ['en', 'me. I keep telling myself I should hoover', 'just the hall'],
] as const)('in %s, "%s" is backed as asked by oneself, and not by others', (language, shouldDo, needInstead) => {
  const input = { shouldDo, needInstead, request: ABSTAINS };
  const { text, reminder } = chooseValidation(person({ language }), input, 0);
  expect(TO_ONESELF.validations.some((each) => text.endsWith(each[language]))).toBe(true);
  expect(reminder).toBe(TO_ONESELF.reminder[language]);
});

test('nobody is thanked for bidding one be cheerful', () => {
  const said = (shouldDo: string) =>
    Array.from(
      { length: 12 },
      (_, seed) =>
        chooseBoundary(person({ language: 'en' }), { shouldDo, needInstead: '', request: ABSTAINS }, seed).text,
    ).filter((text) => text.includes('Thank you for asking'));
  expect(said('be cheerful')).toEqual([]);
  expect(said('look at the holiday photos')).not.toEqual([]);
});

test.each([
  ['no', 'overta som leder i koret', 'være vanlig medlem', 'Jeg vil h'],
  ['en', 'host the whole choir', 'be a guest this year', 'I’d '],
  ['en', 'go on the hen do', 'join for lunch then home', 'join for lunch and then head home'],
  ['no', 'barnebarna på overnatting', 'én natt og så henter dere før frokost', ': én natt og så henter dere'],
] as const)('in %s, of "%s" and "%s" it says "%s"', (language, shouldDo, needInstead, said) => {
  expect(chooseBoundary(person({ language }), { shouldDo, needInstead, request: ABSTAINS }, 0).text).toContain(said);
});

test('what one’s own would gladly do is theirs when it is said back', () => {
  const input = {
    shouldDo: 'ha julaften hos oss',
    needInstead: 'vi kommer gjerne til kaffe i stedet',
    request: ABSTAINS,
  };
  expect(chooseBoundary(person(), input, 0).text).toContain('Vi kommer gjerne til kaffe');
  expect(chooseValidation(person(), input, 0).text).toContain(': dere kommer gjerne til kaffe');
});

test('minutes are nobody’s when they are said back', () => {
  const { text } = chooseValidation(
    person(),
    { shouldDo: 'lese en rapport', needInstead: 'Kan lese sammendraget, 15 min', request: ABSTAINS },
    0,
  );
  expect(text).not.toContain('15 din');
});

test.each([
  ['en', 'walk the dog for my sister every day', 'can do it on Sundays', 'the dog on'],
  ['en', 'walk the dog for my mum', 'I can let her dog out', 'you dog'],
  ['en', 'drive my mum to bingo', 'can help her mum pack', 'you mum'],
  ['no', 'hjelpe mamma med de tunge kassene', 'kan hjelpe med de lette kassene', 'dere lette'],
  ['no', 'passe de to barna til søsteren min', 'kan passe dem til de sover', 'dere sover'],
  ['no', 'ringe tante hver uke', 'kan sende en melding på søndager', 'Kan du sende'],
  ['no', 'passe barna', 'ro, kan gå en tur med hunden alene', 'hunden'],
  ['no', 'passe barna', 'kan se film hjemme', 'se film'],
  ['en', 'babysit', 'rest. will do nothing', 'nothing'],
  ['en', 'babysit', 'i will say no', 'I can say'],
  ['en', 'go to the wedding', 'I’ll pay for it for days', 'pay for it'],
  ['en', 'babysit', 'will drop out', 'I can drop'],
  ['en', 'call my mum every day', 'don’t call me', 'I need don'],
  ['no', 'ringe hver dag', 'ring meg ikke på jobb', 'i stedet'],
  ['en', 'my boss wants me back in January', 'rest', 'back to January'],
  ['no', 'bake til julemarkedet', 'kan bake boller, 20 stk', 'personer'],
  ['no', 'passe barna', 'jeg kan kanskje ta søndag', 'heller kanskje'],
  ['no', 'passe hunden til søsteren min', 'kan ha ham her en natt', 'ha deg'],
  ['no', 'passe katten til naboen', 'kan gi ham mat om morgenen', 'gi deg'],
  ['en', 'look after the dog for my brother', 'can take him for a night', 'take you'],
  ['en', 'cover the shift', 'ill take a day off', 'I can take'],
  ['en', 'they want me back in 10 minutes', 'rest', 'back to 10'],
] as const)('in %s, to "%s" / "%s" nothing is said of "%s"', (language, shouldDo, needInstead, never) => {
  for (const seed of [0, 1, 2])
    expect(chooseBoundary(person({ language }), { shouldDo, needInstead, request: ABSTAINS }, seed).text).not.toContain(
      never,
    );
});

test('of violence nothing is said of what is needed, whoever it is told to (S15)', () => {
  const request = { kind: 'confident', label: 'violence', confidence: 1, also: [] } as const;
  for (const [language, shouldDo, needInstead] of [
    ['en', 'I keep telling myself I should go back to him', 'to be safe'],
    ['no', 'jeg sier til meg selv at jeg skal gå tilbake til ham', 'å være trygg'],
  ] as const) {
    const { text } = chooseBoundary(person({ language }), { shouldDo, needInstead, request }, 0);
    expect(text).not.toContain(TO_ONESELF.opening[language]);
    expect(text).not.toMatch(/safe|trygg/u);
  }
});

test('who speaks of somebody else has asked nothing of themselves', () => {
  const { text } = chooseBoundary(
    person({ language: 'en' }),
    { shouldDo: 'me. my boss wants me to work saturday', needInstead: 'rest', request: ABSTAINS },
    0,
  );
  expect(text).not.toContain(TO_ONESELF.opening.en);
});

test('what answers all of it has no no before it, and several are spoken to as several', () => {
  const no = (language: Language, shouldDo: string, needInstead: string) =>
    chooseBoundary(person({ language }), { shouldDo, needInstead, request: ABSTAINS }, 0).text;
  expect(no('en', 'be a bridesmaid, hen do in Ibiza', 'the wedding but not the hen')).toMatch(/^I’d like to say yes/u);
  expect(no('no', 'si ja til alt fordi jeg er så grei', 'å få tenke meg om')).toMatch(/^Kan jeg få tenke meg om\?/u);
  expect(no('en', 'work christmas party', 'rest')).toMatch(/^I can’t /u);
  expect(no('no', 'gruppa vil møtes til åtte i kveld', 'sende min del innen 18')).toMatch(
    /, men jeg kan gjerne sende min del innen 18\..*(?<!\p{L})dere(?!\p{L})/u,
  );
  expect(no('no', 'naboen vil møtes til åtte i kveld', 'sende min del innen 18')).not.toMatch(
    /(?<!\p{L})dere(?!\p{L})/u,
  );
  expect(no('no', 'jobbe dobbel vakt', 'to dager fri')).toMatch(
    /Jeg trenger to dager fri\.|(?:trenger,? er) to dager fri/u,
  );
  expect(no('en', 'bowls club treasurer', 'I should like just to play bowls')).toMatch(
    /(?:rather|to) just play bowls\./u,
  );
});

test('time between is no exertion, and a reason is no part of what suits one better', () => {
  const back = (language: Language, shouldDo: string, needInstead: string) =>
    chooseValidation(person({ language, capacity: 'low' }), { shouldDo, needInstead, request: ABSTAINS }, 0).text;
  expect(back('en', 'swap shifts', '11 hours between shifts')).toMatch(/^You need 11 hours between shifts\./u);
  expect(back('no', 'sitje i styret eit år til', 'kvelden heime, lamminga tek alt')).toMatch(
    /^Du trenger kvelden hjemme\./u,
  );
});

test('what is needed stands before what is offered behind it, where it is for other ears', () => {
  const no = (language: Language, shouldDo: string, needInstead: string) =>
    chooseBoundary(person({ language }), { shouldDo, needInstead, request: ABSTAINS }, 0).text;
  expect(no('en', 'host Christmas', 'somebody else’s house this year, I’ll bring the pudding')).toMatch(
    /Could it be at someone else’s this year\? I can bring the pudding\./u,
  );
  expect(
    no('no', 'Svigermor vil at vi skal ha julaften for alle 14', 'Jul hjemme bare oss fire. De kan komme på kaffe'),
  ).toMatch(/Jeg vil hel(?:st|ler) ha jul hjemme, bare oss fire\. Kom gjerne på kaffe\./u);
  expect(no('no', 'hjelpe broren min å flytte', 'ryggen min tåler det ikke. kan komme med pizza')).toMatch(
    /^Jeg kan ikke hjelpe deg å flytte, men jeg kan gjerne komme med pizza\./u,
  );
  expect(no('no', 'mamma ringer hver dag', 'ro, kan ringe henne på søndager')).toMatch(
    /Jeg kan ringe deg på søndager\./u,
  );
});

test('whose something is, is told where it was only asked', () => {
  const asked = {
    shouldDo: 'remember everybodys birthday',
    needInstead: 'someone to remember mine',
    request: ABSTAINS,
  };
  expect(chooseValidation(person({ language: 'en' }), asked, 0).text).toMatch(
    /^You need someone to remember your birthday\./u,
  );
  const mine = { shouldDo: 'join the gym', needInstead: 'a room that is mine', request: ABSTAINS };
  expect(chooseValidation(person({ language: 'en' }), mine, 0).text).not.toContain('my ');
});

test('who cannot do both says so, and which of them they do', () => {
  const both = { shouldDo: 'kjøre jentene OG stå i kiosken', needInstead: 'kjører gjerne, men ikke kiosk' };
  expect(chooseBoundary(person(), { ...both, request: ABSTAINS }, 0).text).toMatch(
    /^Jeg kan ikke både kjøre jentene og stå i kiosken\. Jeg kjører gjerne\. /u,
  );
});

test('who would be without guilt is told that there is no need for it', () => {
  const back = (language: Language, shouldDo: string, needInstead: string) =>
    chooseValidation(person({ language }), { shouldDo, needInstead, request: ABSTAINS }, 0).text;
  expect(back('en', 'bake 48 cupcakes by tomorrow', 'shop bought and no guilt')).toMatch(/no need to feel guilty/u);
  expect(back('no', 'være med på dugnad', 'hvile uten dårlig samvittighet')).toMatch(/Dårlig samvittighet trenger du/u);
  expect(back('no', 'være med på dugnad', 'hvile')).not.toMatch(/samvittighet/u);
});

test('"less" is no reading, and who babysits is told that one cannot', () => {
  const reminder = chooseBoundary(person({ language: 'en' }), input('less on my plate'), 0).reminder;
  expect(groupOf(reminder)).not.toBe('interests');
  const care = { shouldDo: 'babysit', needInstead: 'a quiet evening', request: confident('care') } as const;
  expect(chooseBoundary(person({ language: 'en' }), care, 0).text).toMatch(/^I can’t babysit\. /u);
});

test('who does something is no post, a condition is not said back, and nobody is "dere" for the end of their name', () => {
  const no = (language: Language, shouldDo: string, needInstead: string) =>
    chooseBoundary(person({ language }), { shouldDo, needInstead, request: ABSTAINS }, 0).text;
  expect(no('no', 'leder på jobb maser om ekstravakter', 'ro')).not.toContain('være leder');
  expect(no('en', 'treasurer for the club says I owe money', 'rest')).not.toContain('be treasurer');
  expect(no('no', 'Charlene fra jobben vil at jeg tar vakta', 'fri')).not.toMatch(/(?<!\p{L})dere(?!\p{L})/u);
  expect(no('en', 'feed my cat while I’m on holiday', 'rest')).not.toContain('holiday');
  expect(no('no', 'ringe søsteren min', 'at du ringer først, og ingen drama')).not.toContain(',.');
  const asked = { shouldDo: 'answer the phone', needInstead: 'call me when you’re sober', request: ABSTAINS };
  expect(chooseValidation(person({ language: 'en' }), asked, 0).text).toContain(SUGGESTED.unnamed.en);
});

test.each<[Language, string, string, RegExp]>([
  [
    'en',
    'Host Christmas dinner for all 14 of them',
    'my sister does it this year and I bring the trifle',
    /^I can’t host Christmas dinner for all 14\. My sister does it this year\. I can bring the trifle\./u,
  ],
  [
    'en',
    'Jump on a quick zoom at 8pm because they can’t do mornings',
    'they record it, I answer by email tmrw',
    /^I can’t jump on a quick zoom at 8pm\. Could you record it\? I can answer by email tomorrow\./u,
  ],
  [
    'en',
    'go to the gym with Tash she says itll fix my fatigue',
    'her to just come over and lie on the floor with me',
    /^I can’t go to the gym with Tash\. Could you come over and lie on the floor with me instead\?/u,
  ],
  ['en', 'Be cheerful', 'not', /^I can’t be cheerful\. /u],
  ['en', 'foster a third greyhound', 'The two I’ve got', /The two I’ve got are enough for me\./u],
  [
    'en',
    'her teacher wants 48 fairy cakes by friday, nut free',
    'i’ll send in two bags of clementines',
    /^I can’t make 48 fairy cakes by Friday, but I can send in two bags of clementines\./u,
  ],
  [
    'en',
    'saying yes before they have finished the question',
    '"let me get back to you"',
    /^Let me get back to you\. /u,
  ],
  [
    'en',
    'professor is asking to present my poster at the conference also, besides the chapter',
    'one thing at a time, chapter first',
    /^I can’t present my poster at the conference\. .*take one thing at a time, chapter first\./u,
  ],
  [
    'no',
    'være klassekontakt',
    'kan bake til sommerfesten men ikke mer enn det',
    /Jeg kan bake til sommerfesten, men ikke mer enn det\./u,
  ],
  ['no', 'passe hunden til Merethe hele påska', 'ro i huset', /^Jeg kan ikke passe hunden din hele påska\. /u],
  [
    'no',
    'Svigermor spør om vi kan ha julaften hos oss',
    'Vi kommer gjerne til kaffe andre juledag i stedet',
    /^Vi kan ikke ha julaften hos oss\. Vi kommer gjerne til kaffe andre juledag\./u,
  ],
  [
    'no',
    'kjøra bror min te Flesland klokka fem om mårån',
    'søvn',
    /^Jeg kan ikke kjøre deg til Flesland klokka fem om morgenen\. /u,
  ],
  [
    'no',
    'halde tale i femtiårsdagen til Torbjørn',
    'eg kan skrive eit kort, så les nokon andre det',
    /, men jeg kan gjerne skrive et kort, så leser noen andre det\./u,
  ],
  [
    'no',
    'svare på meldinger fra mamma med en gang',
    'svarer om kvelden når jeg har hode til det',
    /Jeg svarer om kvelden\./u,
  ],
  [
    'no',
    'fysioen vil ha meg i gruppetime',
    'trene aleine hjemme med arket hun ga meg',
    /^Jeg kan ikke være med i gruppetime\. Jeg vil hel(?:ler|st) trene alene hjemme med arket\./u,
  ],
  ['no', 'meg selv som vil vaske hele huset', 'bare badet', /Bare badet holder\./u],
])('in %s, to "%s" and "%s" a whole answer is given', (language, shouldDo, needInstead, said) => {
  const { text } = chooseBoundary(
    person({ language, capacity: 'high' }),
    { shouldDo, needInstead, request: ABSTAINS },
    0,
  );
  expect(text).toMatch(said);
});

test('what somebody else would say stays theirs, and a sheet is from nobody', () => {
  const no = (language: Language, shouldDo: string, needInstead: string) =>
    chooseBoundary(person({ language }), { shouldDo, needInstead, request: ABSTAINS }, 0).text;
  expect(no('en', 'go to the gym', 'her to stop nagging')).not.toContain('Could you stop');
  expect(no('en', 'look after the dog', 'the dog I have to walk')).not.toContain('enough for me');
  expect(no('no', 'kjøre pakken til Merethe', 'ro')).not.toContain('din');
  expect(no('no', 'ringe mamma', 'sender ikke meldinger')).not.toContain('Jeg sender');
});
