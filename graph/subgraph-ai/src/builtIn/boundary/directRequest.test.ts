import { chooseBoundary } from './chooseBoundary.ts';
import { chooseValidation } from './chooseValidation.ts';
import { directRequest } from './directRequest.ts';
import {
  BEHAVIOURS,
  HOW_ONE_IS,
  OUTRIGHT_TEXTS,
  type Behaviour,
  type OutrightKind,
} from '@spire/content/outrightTexts';
import type { Language } from '@spire/domain/languages';
import { person } from '../../testing/people.ts';

test('who ought to be back already tells that they are not ready yet', () => {
  expect(directRequest('I feel like I ought to be back at work by now', 'en')?.sentence).toBe(
    'I’m not ready to be back at work yet.',
  );
  expect(directRequest('Burde vært tilbake på jobb nå', 'no')?.sentence).toBe(
    'Jeg er ikke klar for å være tilbake på jobb ennå.',
  );
  expect(directRequest('My boss says I should come back to school', 'en')?.sentence).toBe(
    'I’m not ready to be back at school yet.',
  );
  for (const others of [
    'Mum wants me to look after the kids so my sister can go back to work',
    'I should get my daughter to go back to school',
  ])
    expect(directRequest(others, 'en')?.sentence ?? '').not.toContain('not ready');
  expect(directRequest('My boss wants me to call him back', 'en')).toBeNull();
});

test('who asks how one is is thanked for caring', () => {
  expect(directRequest('alle spør om jeg ikke er frisk snart', 'no')).toEqual({
    kind: 'privacy',
    sentence: HOW_ONE_IS.no,
  });
  expect(directRequest('people keep asking if I’m better', 'en')?.sentence).toBe(HOW_ONE_IS.en);
  for (const asked of [
    'she asks how I feel about babysitting on Friday',
    'My boss asks if I’m well enough to cover Saturday',
  ])
    expect(directRequest(asked, 'en')?.sentence).not.toBe(HOW_ONE_IS.en);
  for (const asked of ['Sjefen spør om jeg er frisk nok til å ta vakta', 'Sjefen spør hvordan det går med rapporten'])
    expect(directRequest(asked, 'no')?.sentence).not.toBe(HOW_ONE_IS.no);
});

test.each([
  ['Be naboen om å dempe musikken', 'Kan du dempe musikken?'],
  ['be samboeren lage middag i kveld', 'Kan du lage middag i kveld?'],
  ['Be om å få jobbe hjemmefra på onsdager', 'Kan jeg få jobbe hjemmefra på onsdager?'],
  ['Jeg må spørre sjefen om fri på fredag', 'Kan jeg få fri på fredag?'],
  ['Utsette møtet til neste uke', 'Kan vi utsette møtet til neste uke?'],
  ['Si ifra at jeg ikke svarer på jobbmail etter klokka fem', 'Jeg svarer ikke på jobbmail etter klokka fem.'],
  ['Si til vennene mine at jeg ikke kan drikke lenger', 'Jeg kan ikke drikke lenger.'],
  ['Si til mamma at vi ikke kommer i påsken', 'Vi kommer ikke i påsken.'],
  ['Si til broren min at han ikke får bruke bilen', 'Jeg vil ikke at du skal bruke bilen.'],
  ['Melde meg av turlaget', 'Jeg må melde meg av turlaget.'],
  ['Jeg vil ikke snakke om sykdommen min', 'Jeg vil helst ikke snakke om sykdommen min.'],
  ['Eg må avlyse turen til hytta', 'Jeg må avlyse turen til hytta.'],
  ['Vil gå tidlig fra bursdagen uten å såre noen', 'Jeg må gå tidlig fra bursdagen.'],
])('"%s" is a direct request', (shouldDo, sentence) => {
  expect(directRequest(shouldDo, 'no')?.sentence).toBe(sentence);
});

test.each([
  ['Ask my roommate to turn off the bright light', 'Could you turn off the bright light?'],
  ['I should ask my boyfriend for some time alone', 'Could I have some time alone?'],
  ['ask to work from home', 'Could I work from home?'],
  ['Tell my friend I can’t come to her wedding shower', 'I can’t come to your wedding shower.'],
  ['Tell my parents we’re staying home', 'We’re staying home.'],
  ['Tell my flatmate she can’t use my towels', 'Please don’t use my towels.'],
  ['I don’t want to hug people at church', 'I’d rather not hug people at church.'],
  ['cancel on Anna tonight because I’m worn out', 'I need to cancel tonight.'],
  ['I need to leave dinner by eight', 'I need to leave dinner by eight.'],
])('"%s" is a direct request', (shouldDo, sentence) => {
  expect(directRequest(shouldDo, 'en')?.sentence).toBe(sentence);
});

test.each<[Language, string]>([
  ['no', 'Svigermor kommer uanmeldt'],
  ['no', 'Mamma ringer hver dag og snakker i en time'],
  ['no', 'Eks-kjæresten sender meldinger om kvelden'],
  ['no', 'Ei venninne ringer hver kveld og snakker i to timer'],
  ['no', 'En nabo spiller musikk hele natta'],
  ['no', 'svigermor kjem uanmeldt kvar søndag'],
  ['no', 'kollega kommer bort til pulten min hele tida'],
  ['en', 'coworker keeps stopping at my desk to chat'],
  ['en', 'mum phones me three times a day'],
  ['en', 'My mother comments on my weight'],
  ['en', 'A coworker keeps chatting when I’m trying to focus'],
  ['en', 'Our neighbours drop by without asking'],
])('in %s, "%s" is about what somebody does', (language, shouldDo) => {
  expect(directRequest(shouldDo, language)?.kind).toBe('behaviour');
});

test.each<[Language, string]>([
  ['no', 'Sjefen vil at jeg skal jobbe i helga'],
  ['no', 'Naboen foreslår at vi kjøper snøfreser sammen'],
  ['no', 'Laget samler inn til gave til treneren'],
  ['no', 'Foreningen spør for tredje år om jeg tar kassererjobben'],
  ['no', 'Søsteren min ber meg passe barna'],
  ['no', 'Vanne plantene til naboen'],
  ['no', 'Julebord med hele avdelingen'],
  ['no', 'gå tur med hunden'],
  ['no', 'Jeg må reise til mamma'],
  ['en', 'I should go home for Christmas'],
  ['en', 'leave my kids with my ex'],
  ['en', 'My sister wants me to host Christmas again'],
  ['en', 'water the plants'],
  ['en', 'My daughter begs me to come camping'],
  ['en', 'a hen weekend in Prague'],
  ['en', 'My boss keeps asking me to stay late'],
])('in %s, "%s" is a request, and is declined', (language, shouldDo) => {
  expect(directRequest(shouldDo, language)).toBeNull();
});

test.each<[Language, string, Behaviour | null]>([
  ['no', 'Svigermor kommer uanmeldt', 'visits'],
  ['no', 'Mamma ringer hver dag og snakker i en time', 'calls'],
  ['no', 'Naboen spiller musikk om natta', 'noise'],
  ['en', 'My landlord texts me at midnight', 'messages'],
  ['en', 'My mother comments on my weight', 'comments'],
  ['en', 'My friend vents to me for hours', 'venting'],
  ['en', 'A coworker keeps chatting when I’m trying to focus', null],
])('in %s, "%s" is named without saying what anybody is like: %s', (language, shouldDo, behaviour) => {
  expect(directRequest(shouldDo, language)).toEqual({
    kind: 'behaviour',
    sentence: behaviour === null ? null : BEHAVIOURS[behaviour][language],
  });
});

test.each<[Language, string, OutrightKind | undefined]>([
  ['no', 'Folk på jobben spør hva som feiler meg', 'privacy'],
  ['no', 'Kollegaen min lurer på hvorfor jeg er sykmeldt', 'privacy'],
  ['no', 'Tanta mi spør når vi skal få barn', 'privacy'],
  ['no', 'Sjefen spør når jeg kan jobbe', undefined],
  ['en', 'People keep asking when we’re having kids', 'privacy'],
  ['en', 'My aunt asks about my weight', 'privacy'],
  ['en', 'My boss is asking when I can cover', undefined],
  ['no', 'mamma syns jeg burde prøve en ny diett', 'advice'],
  ['no', 'venninna mi gir meg råd om smertene hele tida', 'advice'],
  ['en', 'my brother keeps giving me advice about my pain', 'advice'],
  ['en', 'My doctor gives me advice', undefined],
  ['no', 'Mamma mener jeg bør komme på søndag', undefined],
  ['no', 'Legen mener jeg bør begynne med medisiner', undefined],
  ['en', 'people keep telling me to try yoga for my pain', 'advice'],
  ['en', 'My sister says I should think positive', 'advice'],
  ['en', 'My therapist says I should try sleeping earlier', undefined],
  ['en', 'My friends keep telling me to get help', undefined],
  ['en', 'He is telling me to quit church', undefined],
  ['no', 'han sier jeg må slutte i koret', undefined],
  ['en', 'Jean asks why I haven’t replied', undefined],
])('in %s, "%s" is met as %s', (language, shouldDo, kind) => {
  const said = directRequest(shouldDo, language)?.kind;
  expect(said === 'behaviour' ? undefined : said).toBe(kind);
});

test.each<[Language, string, string | undefined]>([
  ['no', 'Svigermor vil ha oss på middag hver eneste søndag', 'Vi kan ikke komme på middag hver eneste søndag.'],
  ['no', 'Svigermor vil ha oss på middag på søndag', undefined],
  ['en', 'My mum wants me over for lunch every Sunday', 'I can’t come for lunch every Sunday.'],
])('in %s, "%s" stands again and again, so that it is told: %s', (language, shouldDo, sentence) => {
  expect(directRequest(shouldDo, language)?.sentence).toBe(sentence);
});

test('nobody unnamed is spoken of, and nothing is said that was not asked for', () => {
  expect(directRequest('Ask my sister to stop bringing him along', 'en')).toEqual({ kind: 'asking', sentence: null });
  expect(directRequest('', 'no')).toBeNull();
  expect(directRequest(`si til ${'til '.repeat(400)}`, 'no')).toBeNull();
});

test('the tool says it with what is needed, and backs it', () => {
  const input = {
    shouldDo: 'Be naboen om å dempe musikken',
    needInstead: 'ro om kvelden',
    request: { kind: 'abstains', likely: [] } as const,
  };
  const { after, validations } = OUTRIGHT_TEXTS.asking;
  expect(chooseBoundary(person(), input, 0).text).toBe(
    `Kan du dempe musikken? Jeg trenger ro om kvelden. ${after[0].no}`,
  );
  expect(chooseValidation(person(), input, 0).text).toBe(`Du trenger ro om kvelden. ${validations[0].no}`);
});
