import { screenForCrisis } from '@spire/domain/crisis/screenForCrisis';
import { BOUNDARY_TEXTS } from './boundaryTexts.ts';
import * as expectations from './expectationTexts.ts';
import { BREATHING } from './exercises/breathing.ts';
import { MOVEMENT } from './exercises/movement.ts';
import { SENSORY } from './exercises/sensory.ts';
import * as exercises from './microRegulation.ts';
import * as outright from './outrightTexts.ts';
import * as requests from './requestTexts.ts';
import * as seeds from './seedTexts.ts';
import * as localSuggestions from './localSuggestions.ts';
import * as socialSuggestions from './socialSuggestions.ts';
import * as suggestions from './suggestions.ts';
import * as tasks from './tasks.ts';
import { textsIn } from './textLaws.ts';

const written = textsIn([
  BOUNDARY_TEXTS,
  { ...outright },
  { ...requests },
  { ...expectations },
  { ...exercises },
  [BREATHING, MOVEMENT, SENSORY],
  { ...seeds },
  { ...localSuggestions },
  { ...socialSuggestions },
  { ...suggestions },
  { ...tasks },
]);

test('no written text of the product is taken for a crisis: each is screened before it is shown (S6)', () => {
  expect(written.length).toBeGreaterThan(1000);
  expect(written.filter((text) => screenForCrisis(text) !== null)).toEqual([]);
});
