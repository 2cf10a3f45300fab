import type { Meaning } from '@spire/content/meanings';
import { FOR_GLADNESS } from '@spire/content/suggestionPlaces';
import { SUBJECTS_OF_A_LIFE } from '@spire/content/suggestions';
import type { Consideration } from '@spire/domain/options';
import type { Sensitivity } from '@spire/domain/sensitivities';
import { sensitivitiesIn } from '@spire/domain/sensitivityWords';
import type { WishGroup } from '@spire/domain/wishGroups';
import type { Facts } from '../../facts/facts.ts';
import type { SuggestionItem } from '../../suggestion/suggestionItem.ts';
import { readWords, refusedIn, spokenOf } from '../readWords.ts';
import type { Seed } from '../seed.ts';
import { wishesOf } from '../wishes.ts';
import { type Choice, itemOf, LAST_RESORTS, OF_OWN_WORDS, WRITTEN } from './choices.ts';
import { constraintsIn } from './constraints.ts';
import { fixedAnswers } from './fixedAnswers.ts';
import { isHeavy } from './heavy.ts';
import { rankSuggestions } from './rankSuggestions.ts';
import { BELONGS } from './retrieval/groups.ts';
import type { Heard } from './retrieval/heard.ts';

const ANSWERS = 3;
/** From so many words on a wish tells of something that can be done something with. */
const TELLING = 4;
const SPACES = /\s+/u;
/** The weight of each nat of nearness, and of being of the chosen group alone. */
const WEIGHT = { nat: 15, ofGroup: 30 };
/** Considerations and groups of exhaustion: told now, they lower the capacity, whatever the level of other days. */
const WORN_OUT: readonly Consideration[] = ['fatigue', 'burnout', 'brain_injury', 'me_fibro_syndromes'];
const OF_EXHAUSTION: readonly WishGroup[] = ['tired_head', 'tired_body', 'pain'];
/** Contraindications that a person may ask for in spite of them. */
const MAY_BE_ASKED: readonly Sensitivity[] = ['food', 'sleep', 'company'];

const SPOKEN_OF = new Map<string, readonly Meaning[]>();
/** The things a suggestion speaks of in either language, kept since texts do not change. */
function things({ id, text }: Choice): readonly Meaning[] {
  const known = SPOKEN_OF.get(id) ?? [...spokenOf(`${text.no} ${text.en}`)];
  SPOKEN_OF.set(id, known);
  return known;
}

/** A wish as it was understood, and the group it was said to be about. */
export interface PromptAsked {
  prompt: string;
  heard: Heard;
  about?: WishGroup | null;
}

/** The weight of each text for a wish: the nearer the more, and those of the group alone that was chosen. */
function favouredBy({ scores, ofTexts }: Heard, about: WishGroup | null): Map<string, number> {
  return new Map(
    [...scores].flatMap(([id, score]) => {
      const share = about === null ? 0 : (ofTexts.get(id)?.get(about) ?? 0);
      if (about !== null && share < BELONGS) return [];
      return [[id, WEIGHT.nat * score + WEIGHT.ofGroup * share] as const];
    }),
  );
}

/** Demands of the nearest text that are wanted in spite of the profile; none where the wish tells of the trouble. */
function askedInSpite(prompt: string, { certainty, scores }: Heard): Sensitivity[] {
  if (certainty !== 'sure') return [];
  const nearest = WRITTEN.find(({ id }) => scores.get(id) === 0);
  const told = sensitivitiesIn([prompt]);
  return MAY_BE_ASKED.filter((each) => nearest?.contraindications?.includes(each) === true && !told.includes(each));
}

/**
 * Three answers to what a person asked in their own words: the texts nearest to it, by what others might have written
 * where those were right, among all that suits the person today. Where too little is understood, three of different kinds
 * that suit anybody; no words at all get the three fixed answers (spec 2 §8).
 */
export function choosePromptAnswers(
  facts: Facts,
  { prompt, heard, about = null }: PromptAsked,
  seed: Seed,
): SuggestionItem[] {
  const { certainty, groups } = heard;
  if (certainty === 'nothing' && about === null) return fixedAnswers(facts);
  const isOpen = about === null && certainty === 'open';
  const { allows, isLying, minutes } = constraintsIn(prompt);
  const words = readWords(prompt);
  const refused = refusedIn(prompt);
  const refusedTouches = [...refused].flatMap(({ touches = [] }) => touches);
  const isGrave = facts.weight !== null || isHeavy(prompt);
  const nearest = about ?? (certainty === 'sure' ? groups[0] : undefined);
  const isWornOut =
    isLying ||
    words.considerations.some((each) => WORN_OUT.includes(each)) ||
    (nearest !== undefined && OF_EXHAUSTION.includes(nearest));
  const now: Facts = isWornOut ? { ...facts, capacity: 'low' } : facts;
  const isFitting = (choice: Choice) =>
    allows(choice) &&
    !(isGrave && choice.isLight === true) &&
    // A life that is told of in grief is not to be guessed at.
    !(facts.weight !== null && SUBJECTS_OF_A_LIFE.has(choice.subject ?? '')) &&
    // Where it is only guessed, what plays or takes much is no calm answer.
    !(certainty === 'guessed' && about === null && choice.isLight === true) &&
    !(FOR_GLADNESS.has(choice.id) && (isGrave || nearest !== 'joy')) &&
    !(refused.size > 0 && things(choice).some((each) => refused.has(each))) &&
    !choice.avoid.some((each) => refusedTouches.includes(each));
  const favoured = favouredBy(heard, about);
  const fitting = new Set([...WRITTEN.filter(({ id }) => favoured.has(id)), ...LAST_RESORTS].filter(isFitting));
  const selection = { wishes: wishesOf(now), told: [prompt], seed, minutes };
  const ofGroup = new Set<Choice>(
    prompt.trim().split(SPACES).length < TELLING || nearest === undefined
      ? []
      : OF_OWN_WORDS.filter((choice) => choice.groups?.includes(nearest) === true && isFitting(choice)),
  );
  const own = rankSuggestions(now, {
    ...selection,
    pool: OF_OWN_WORDS,
    count: Math.min(1, ofGroup.size),
    allows: (choice) => ofGroup.has(choice),
  });
  const ranked = rankSuggestions(now, {
    ...selection,
    favoured,
    asksFor: askedInSpite(prompt, heard),
    mayRepeatKind: () => !isOpen,
    count: ANSWERS - own.length,
    allows: (choice) => fitting.has(choice),
  });
  // Texts that are surely about the wish stand before one that could be about any.
  const answers = about === null ? [...ranked, ...own] : [...own, ...ranked];
  return answers.map((choice) => itemOf(choice, facts.language, 'list'));
}
