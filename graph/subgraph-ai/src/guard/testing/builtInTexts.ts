import { BOUNDARY_TEXTS, PRIORITY_GROUPS } from '@spire/content/boundaryTexts';
import { EXPECTATION_TEXTS, WEIGHT_THOUGHTS, withNickname } from '@spire/content/expectationTexts';
import { BREATHING_BREAK, IDEAS } from '@spire/content/ideas';
import { LOCAL_SUGGESTIONS, PROMPT_FALLBACKS } from '@spire/content/localSuggestions';
import { FIXED_EXERCISES, MICRO_EXERCISES } from '@spire/content/microRegulation';
import { REFUSALS, REFUSALS_AGAIN } from '@spire/content/refusals';
import { askingSentences, MESSAGE_PARTS } from '@spire/content/companyMessages';
import { SAFETY_LINES_SHOWN, safetyLines, SOCIAL_SUGGESTIONS, socialVersion } from '@spire/content/socialSuggestions';
import { SUGGESTIONS } from '@spire/content/suggestions';
import { MOVEMENT_NOTE, taskPool } from '@spire/content/tasks';
import { CAPACITY_LEVELS, contentTier, isAtMost, type CapacityLevel } from '@spire/domain/capacity';
import type { Language } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import {
  SOCIAL_SAFETY_FACTORS,
  TASK_TYPES,
  type AvoidSuggestion,
  type SocialSafetyFactor,
} from '@spire/domain/options';
import { DESIRED_FEELINGS, SOCIAL_WANTS } from '@spire/domain/toolOptions';

/** Texts that are given together, and to whom they may be: at these levels, by who avoids none of these. */
export interface BuiltInText {
  id: string;
  texts: Record<Language, readonly string[]>;
  levels: readonly CapacityLevel[];
  avoid: readonly AvoidSuggestion[];
}

type Written = Record<Language, string>;

/** Texts beside each other, in each language. */
function beside(...texts: readonly (Written | undefined)[]): BuiltInText['texts'] {
  const of = (language: Language) => texts.flatMap((text) => text?.[language] ?? []);
  return { no: of('no'), en: of('en') };
}

const upFrom = (lowest: CapacityLevel) => CAPACITY_LEVELS.filter((level) => isAtMost(lowest, level));
const anybody = { levels: CAPACITY_LEVELS, avoid: [] };

function ideas(): BuiltInText[] {
  return [BREATHING_BREAK, ...Object.values(IDEAS).flat()].map(({ id, text, capacity, avoid }) => ({
    id,
    texts: beside(text),
    levels: upFrom(capacity),
    avoid,
  }));
}

function suggestions(): BuiltInText[] {
  return [
    ...ideas(),
    ...SUGGESTIONS.map(({ id, text, capacity, avoid }) => ({
      id,
      texts: beside(text),
      levels: upFrom(capacity),
      avoid,
    })),
    ...LOCAL_SUGGESTIONS.map(({ id, title, description, actionText, avoid }) => ({
      id: `local ${id}`,
      texts: beside(title, description, actionText),
      levels: CAPACITY_LEVELS,
      avoid,
    })),
    ...PROMPT_FALLBACKS.map((text, at) => ({ id: `answer to a prompt ${at}`, texts: beside(text), ...anybody })),
  ];
}

function tasks(): BuiltInText[] {
  return TASK_TYPES.flatMap((type) =>
    CAPACITY_LEVELS.flatMap((level) =>
      taskPool(type, level).map(({ id, text, avoid }) => ({
        id: `task ${id}`,
        texts: beside(text, avoid.includes('exercise') ? MOVEMENT_NOTE : undefined),
        levels: [level],
        avoid,
      })),
    ),
  );
}

function exercises(): BuiltInText[] {
  const tiered = MICRO_EXERCISES.map(({ id, tier, avoid, title, instruction, reasoning }) => ({
    id: `exercise ${id}`,
    texts: beside(title, instruction, reasoning),
    levels: CAPACITY_LEVELS.filter((level) => isAtMost(tier, contentTier(level))),
    avoid,
  }));
  const fixed = FIXED_EXERCISES.map(({ id, title, instruction, reasoning }) => ({
    id: `exercise ${id}`,
    texts: beside(title, instruction, reasoning),
    ...anybody,
  }));
  return [...tiered, ...fixed];
}

function boundaries(): BuiltInText[] {
  return PRIORITY_GROUPS.flatMap((group) => {
    const { validations, reminder } = BOUNDARY_TEXTS[group];
    return validations.map((text, at) => ({
      id: `boundary ${group} ${at}`,
      texts: beside(text, reminder),
      ...anybody,
    }));
  });
}

/** The ways to say no, each a message of its own. */
function refusals(): BuiltInText[] {
  const all = [
    ...Object.values(REFUSALS).flatMap(({ short, warm, offer }) => [...short, ...warm, ...offer]),
    ...REFUSALS_AGAIN,
  ];
  return all.map((text) => ({ id: `refusal ${text.en}`, texts: beside(text), ...anybody }));
}

/** The sentences that messages for company are made of: of two versions of a want, one is for days with little energy. */
function messages(): BuiltInText[] {
  const asked = (version: 'gentle' | 'ordinary', levels: readonly CapacityLevel[]) =>
    askingSentences(version).map(({ sentence, avoid }) => ({
      id: `message ${sentence.en}`,
      texts: beside(sentence),
      levels,
      avoid,
    }));
  const always = [...MESSAGE_PARTS.ends, ...MESSAGE_PARTS.safety];
  return [
    ...asked('gentle', CAPACITY_LEVELS),
    ...asked('ordinary', upFrom('moderate')),
    ...always.map((text) => ({ id: `message ${text.en}`, texts: beside(text), ...anybody })),
  ];
}

/** The reviewed notes stand beside an answer and are none themselves (S18); each is judged alone. */
function expectations(): BuiltInText[] {
  const named = (text: Written): Written => ({
    no: withNickname(text.no, 'Kari'),
    en: withNickname(text.en, 'Kari'),
  });
  const thoughts = keysOf(WEIGHT_THOUGHTS).map((weight) => ({
    id: `thought ${weight}`,
    texts: beside(WEIGHT_THOUGHTS[weight].text),
    ...anybody,
  }));
  const ofFeelings = keysOf(DESIRED_FEELINGS).flatMap((feeling) => {
    const { encouragements, learning, brainTraining } = EXPECTATION_TEXTS[feeling];
    return [
      ...encouragements.map(({ message, tips }) => beside(named(message), ...tips)),
      ...[learning, brainTraining].map(({ text }) => beside(text)),
    ].map((texts, at) => ({ id: `expectation ${feeling} ${at}`, texts, ...anybody }));
  });
  return [...thoughts, ...ofFeelings];
}

function plansFor(factors: readonly SocialSafetyFactor[]): BuiltInText[] {
  return SOCIAL_WANTS.flatMap((want) =>
    CAPACITY_LEVELS.flatMap((level) =>
      [true, false].map((withContact) => {
        const version = SOCIAL_SUGGESTIONS[want][socialVersion(level, withContact)];
        const assembled = (language: Language) => {
          const { plan, safety, encouragement } = version[language];
          const lines = withContact ? safetyLines(factors, language) : [];
          return [plan, [safety, ...lines].join(' '), encouragement];
        };
        return {
          id: `plan ${want} ${socialVersion(level, withContact)} ${factors.join()}`,
          texts: { no: assembled('no'), en: assembled('en') },
          levels: [level],
          avoid: version.avoid,
        };
      }),
    ),
  );
}

/** Each written text that a person can be given, put together as it is given; every line of safety is in some plan. */
export function builtInTexts(): BuiltInText[] {
  const shown: SocialSafetyFactor[][] = [[]];
  for (let at = 0; at < SOCIAL_SAFETY_FACTORS.length; at += SAFETY_LINES_SHOWN)
    shown.push(SOCIAL_SAFETY_FACTORS.slice(at, at + SAFETY_LINES_SHOWN));
  return [
    ...suggestions(),
    ...tasks(),
    ...exercises(),
    ...boundaries(),
    ...refusals(),
    ...messages(),
    ...expectations(),
    ...shown.flatMap(plansFor),
  ];
}
