import { ALONG_TIPS, type Along } from '@spire/content/alongTips';
import { LINES_FOR_EVENT } from '@spire/content/linesForEvent';
import { EVENT_OPENINGS } from '@spire/content/eventOpenings';
import { keysOf } from '@spire/domain/lists';
import type { PlannedEvent } from '@spire/domain/readingLabels';
import { alongTips, namesPlace, openingOfTrip, withoutEx } from './along.ts';

test.each([
  'date med en fra Hinge, vi skal på Botanisk hage',
  'kaffe med Tor på Tim Wendelboe',
  'first date at the botanical gardens',
  'date at a wine bar',
  'date i parken',
  'meeting Jo in Leeds',
])('"%s" tells where', (plan) => {
  expect(namesPlace(plan)).toBe(true);
});

test.each([
  'date med en fra Hinge',
  'en vi matchet med på Tinder',
  'date på lørdag',
  'date på Lørdag',
  'first date in March',
  'date at eight',
  'kaffe med Kari',
  'date in the evening',
])('"%s" does not', (plan) => {
  expect(namesPlace(plan)).toBe(false);
});

test.each([
  ['hytta med bestemor', 'bestemoren din'],
  ['togtur med min kone', 'kona di'],
  ['ta med pappa på Hurtigruta', 'pappa'],
] as const)('"%s" is a journey with %s', (plan, companion) => {
  expect(openingOfTrip(plan, 'no')).toContain(`Du og ${companion} har`);
});

test.each([
  'hytta med mamma og pappa',
  'hytta med vennen til pappa',
  'hytta med mammas venner',
  'hytta med familien',
  'hytta alene',
  'hytta med Kari, som kommer med kjæresten',
])('of "%s" it is not said who comes along alone', (plan) => {
  expect(openingOfTrip(plan, 'no')).toBeNull();
});

const EXES: readonly Along[] = ['ex', 'exByChild', 'otherParent'];
const alongAt = (event: PlannedEvent, plan: string, answers: readonly string[] = []) => {
  const tips = alongTips(plan, event, answers);
  return keysOf(ALONG_TIPS).filter((along) => tips.includes(ALONG_TIPS[along]));
};

test.each([
  ['class-meeting', 'foreldremøte, og eksen kjem og', 'exByChild'],
  ['parents-meeting', 'parents evening w my ex there', 'exByChild'],
  ['birthday', 'bursdagen til søsteren min, eksen kommer også', 'ex'],
  ['wedding', 'my sister’s wedding and my ex is invited', 'ex'],
  ['funeral', 'begravelsen til bestemor, eksmannen min kommer', 'ex'],
  ['family-celebration', 'konfirmasjon til sønnen vår, barnefaren kommer', 'otherParent'],
  ['children-activity', 'kids’ dad is coming to sports day, we are divorced', 'otherParent'],
  ['welfare-office', 'PIP assessment by phone on the 14th', 'phone'],
  ['welfare-office', 'Nav ringer meg på mandag', 'phone'],
  ['holiday', 'Thanksgiving at my mother in law’s with a 10 week old', 'baby'],
  ['holiday', 'jul hos svigermor med en 3 måneder gammel baby', 'baby'],
  ['holiday', 'hytta i påska', 'cabin'],
  ['travel-together', 'cabin trip with friends', 'cabin'],
  ['visit-make', 'visit nan on her birthday', 'birthday'],
  ['family-dinner', 'middag hos svigermor, hun blir 70', 'birthday'],
] as const)('at %s, "%s" has a tip of it: %s', (event, plan, along) => {
  expect(alongAt(event, plan)).toContain(along);
});

test.each([
  ['class-meeting', 'foreldremøte, eksen kommer og jeg er redd for ham'],
  ['party', 'party, my ex will be there, he used to hit me'],
  ['party', 'fest, eksen kommer, han har besøksforbud'],
  ['date', 'date with my ex, he is coming here'],
  ['cafe-friend', 'kaffe med eksen, hun kommer hit'],
  ['exam', 'eksamen der alle kommer'],
  ['children-activity', 'the kids’ dad is coming to sports day'],
] as const)('at %s, "%s" has no word of greeting', (event, plan) => {
  expect(alongAt(event, plan).filter((each) => EXES.includes(each))).toEqual([]);
});

test('fear that is told of in the answers counts, and so does an ex', () => {
  expect(alongAt('class-meeting', 'foreldremøte', ['slippe å snakke med eksen'])).toEqual(['exByChild']);
  expect(alongAt('party', 'party, my ex will be there', ['I’m scared of him'])).toEqual([]);
  expect(withoutEx('bursdag, eksen kommer og jeg er redd')).toBe('bursdag, eksen kommer og jeg er redd');
});

test.each([
  ['welfare-office', 'nav møte'],
  ['phone-call', 'they ring me at nine'],
  ['holiday', 'christmas with a 10 year old'],
  ['holiday', 'holiday with a 12 week old puppy'],
  ['holiday', 'hytta i påska, skal vaske'],
  ['cleaning', 'vaske hytta'],
  ['visit-unwell', 'visit my dad in the hospice, it is his birthday'],
  ['hospital-visit', 'hospital appointment, turning 12 weeks pregnant'],
  ['visit-make', 'visit Ann, turning 12 weeks pregnant'],
  ['news-result', 'scan results on my husband’s birthday'],
  ['court', 'court date on my son’s birthday'],
  ['welfare-office', 'møte på NAV, blir 67 i år'],
  ['travel', 'train to London, her birthday, she is in hospital'],
] as const)('at %s, "%s" has nothing along', (event, plan) => {
  expect(alongAt(event, plan)).toEqual([]);
});

const saidOf = (event: PlannedEvent) =>
  [EVENT_OPENINGS[event], ...Object.values(LINES_FOR_EVENT).flatMap((lines) => lines[event])].flatMap(({ en, no }) => [
    en,
    no,
  ]);

test.each([
  ['welfare-office', /desk|folder|across|(?<!\p{L})(?:in there|pult|bord|mappa|der inne)(?!\p{L})/iu],
  ['job-interview', /(?<!\p{L})(?:gap|hull|shaky|skjelver|asked to see|spurt etter)(?!\p{L})/iu],
  ['holiday', /nothing due|uten at noe skal skje|no plans|ingen planer|certain chair|bestemt stol/iu],
  ['animals-and-crops', /roots|røtter|wings|vinger|luke|weed|står der i morgen|there tomorrow/iu],
  ['scan', /noises outside|lydene utenfor/iu],
  ['dark-months', /turns by itself|snur|tree|(?<!\p{L})tre(?!\p{L})/iu],
] as const)('what is said at %s is true of every such event', (event, untrue) => {
  expect(saidOf(event).filter((text) => untrue.test(text))).toEqual([]);
});
