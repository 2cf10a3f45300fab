import { CAPACITY_LEVELS, type CapacityLevel } from '@spire/domain/capacity';
import type { Language } from '@spire/domain/languages';
import { clauses } from './clauses.ts';
import { isAboveCapacity, raisesActivity } from './load.ts';

/** Texts, and the lowest level each of them suits. */
const SUITS_FROM: readonly [CapacityLevel, Language, string][] = [
  ['low', 'no', 'Ligg som du gjør, og finn tre grønne ting med blikket.'],
  ['low', 'no', 'Hvil i tjue minutter med lyset av.'],
  ['low', 'no', 'Se for deg en fjelltur du husker godt.'],
  ['low', 'no', 'Det er nok å ligge, uten å reise deg.'],
  ['low', 'no', 'Gi det du tenker på en time: i morgen klokka to.'],
  ['low', 'no', 'La tankene komme og gå som de vil.'],
  ['low', 'no', 'La skuldrene synke fem ganger.'],
  ['low', 'en', 'Lie as you are, and find three green things.'],
  ['low', 'en', 'Rest for twenty minutes with the lights off.'],
  ['low', 'en', 'Picture a mountain hike you remember.'],
  ['low', 'en', 'No need to get up or go out.'],
  ['low', 'en', 'Decide on the only thing you will do in the next hour.'],
  ['low', 'en', 'Do it ten times, if you like.'],
  ['limited', 'no', 'Rydd ett hjørne av benken.'],
  ['limited', 'no', 'Lag deg en kopp te.'],
  ['limited', 'no', 'Les i ti minutter.'],
  ['limited', 'no', 'Les i et kvarter.'],
  ['limited', 'no', 'Ta en varm dusj.'],
  ['limited', 'en', 'Tidy one corner of the worktop.'],
  ['limited', 'en', 'Make yourself a cup of tea.'],
  ['limited', 'en', 'Read for ten minutes.'],
  ['limited', 'en', 'Take a warm shower.'],
  ['limited', 'en', 'Open a window for a moment.'],
  ['moderate', 'no', 'Gå en kort tur rundt kvartalet.'],
  ['moderate', 'no', 'Reis deg og strekk deg.'],
  ['moderate', 'no', 'Les i 30 minutter.'],
  ['moderate', 'no', 'Les en halvtime.'],
  ['moderate', 'no', 'Gå opp trappa én gang.'],
  ['moderate', 'no', 'Ta en tur på kafé eller i butikken.'],
  ['moderate', 'en', 'Go for a short walk.'],
  ['moderate', 'en', 'Stand up and stretch.'],
  ['moderate', 'en', 'Read for 30 minutes.'],
  ['moderate', 'en', 'Read for half an hour.'],
  ['moderate', 'en', 'Climb the stairs once.'],
  ['moderate', 'en', 'Go outside for a moment.'],
  ['moderate', 'en', 'Read for an hour.'],
  ['moderate', 'en', 'Read for forty-five minutes.'],
  ['limited', 'en', 'The constructor minutes of it, for 10 minutes.'],
  ['high', 'no', 'Ta en joggetur.'],
  ['high', 'no', 'Tren litt styrke.'],
  ['high', 'no', 'Hold på i to timer.'],
  ['high', 'no', 'Ti knebøy er nok.'],
  ['high', 'en', 'Go for a run.'],
  ['high', 'en', 'Jog to the park.'],
  ['high', 'en', 'Keep at it for two hours.'],
  ['high', 'en', 'Ten squats are enough.'],
  ['high', 'en', 'Hit the gym.'],
];

test.each(SUITS_FROM)('suits from %s (%s): %s', (lowest, language, text) => {
  const suits = CAPACITY_LEVELS.filter((level) => !isAboveCapacity(clauses(text), language, level));
  expect(suits).toEqual(CAPACITY_LEVELS.slice(CAPACITY_LEVELS.indexOf(lowest)));
});

const RAISES: readonly [Language, string][] = [
  ['no', 'Gå litt lenger enn i går.'],
  ['no', 'Press deg litt ekstra.'],
  ['no', 'Øk tempoet gradvis.'],
  ['no', 'Utfordre deg selv i dag.'],
  ['no', 'Et skritt ut av komfortsonen.'],
  ['no', 'Hold ut litt til.'],
  ['no', 'Bygg opp utholdenhet.'],
  ['en', 'Do a little more than yesterday.'],
  ['en', 'Push yourself a bit.'],
  ['en', 'Gradually increase the pace.'],
  ['en', 'Challenge yourself today.'],
  ['en', 'Step outside your comfort zone.'],
  ['en', 'Build up your stamina.'],
  ['en', 'Get your heart rate up.'],
];
const NEAR: readonly [Language, string][] = [
  ['no', 'Gjør litt mindre enn i går.'],
  ['no', 'Ikke press deg.'],
  ['no', 'Det er mer på lista enn du tror.'],
  ['no', 'Snakk litt saktere enn du pleier.'],
  ['en', 'Do a little less than yesterday.'],
  ['en', 'No need to push yourself.'],
  ['en', 'There is more on that list than you think.'],
  ['en', 'Speak a little more slowly than usual.'],
];

test.each(RAISES)('raises activity (%s): %s', (language, text) => {
  const raised = CAPACITY_LEVELS.filter((level) => raisesActivity(clauses(text), language, level));
  expect(raised).toEqual(['low', 'limited']);
});

test.each(NEAR)('raises nothing (%s): %s', (language, text) => {
  expect(raisesActivity(clauses(text), language, 'low')).toBe(false);
});
