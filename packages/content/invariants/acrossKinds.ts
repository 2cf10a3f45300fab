import { ASSUMPTIONS, type Assumption } from '@spire/domain/assumptions';
import { CAPACITY_LEVELS, isAtMost } from '@spire/domain/capacity';
import { screenForCrisis } from '@spire/language/crisis/screenForCrisis';
import { CONSIDERATIONS, type Consideration, SUGGESTION_CATEGORIES, TASK_TYPES } from '@spire/domain/options';
import { isBearable, SENSITIVITIES, sensitivitiesOf, type Sensitivity } from '@spire/domain/sensitivities';
import type { Suggestion } from '../src/suggestions.ts';
import type { Task } from '../src/tasks.ts';
import { suits, type TextTags } from '../src/textTags.ts';
import { idsOf, invariant, type Invariant } from './invariant.ts';

/** A written text of any kind, with the tags it is chosen by. */
export interface Tagged extends TextTags {
  id: string;
  text?: { no: string };
  instruction?: { no: string };
  contraindications?: readonly Sensitivity[];
  avoid?: readonly string[];
  suits?: readonly Consideration[];
  considerations?: readonly Consideration[];
}

/** Words of a demand, and the texts that hold them without the demand: as a thought, or as a figure of speech. */
const ASKED: readonly [Sensitivity, RegExp, readonly string[]][] = [
  ['sound', /(?<!\p{L})(hør på|lytt|nynn|syng|spill på|sett på (?:en|én))(?!\p{L})/iu, []],
  [
    'screen',
    /(?<!\p{L})(send en (?:kort )?melding|se (?:en|på en) film|ta ett bilde|mobilen opp|på skjermen)(?!\p{L})/iu,
    [],
  ],
  [
    'food',
    /(?<!\p{L})(spis|drikk|en bit av|lukt på|slurk\p{L}*|te|kaffe|kakao|suppe)(?!\p{L})/iu,
    ['long-way-out', 'glede-a-small-repeat', 'first-good-thing', 'water-within-reach', 'glass-of-water'],
  ],
  [
    'standing',
    /(?<!\p{L})(reis deg|stå|dusj|dans|gå (?:ut|en tur)|gulvet (?:i et kvarter|til))(?!\p{L})/iu,
    ['three-things-in-a-row', 'draw-up-the-week', 'inspirasjon-keep-a-piece'],
  ],
];
/** A thing that is only thought of asks nothing of ears, eyes or legs. */
const IN_THE_MIND = /inni deg|i hodet|i tankene|tenk|se for deg|husk|før det|før du reiser/iu;

/** Assumptions that hold for nobody unless they have told of it. */
const LIVES: readonly Assumption[] = ['child', 'partner', 'animal', 'garden', 'job'];
/** Assumptions that hold for a person who has told nothing. */
const STRANGER: ReadonlySet<Assumption> = new Set(
  ASSUMPTIONS.filter((each) => !LIVES.includes(each) && each !== 'snow'),
);
const SPEAKING_OF_LIVES = /(?<!\p{L})(?:barnet(?! ditt inni)|barna|dyret ditt)(?!\p{L})/iu;
const SUGGESTIONS_FILES = SUGGESTION_CATEGORIES.map((category) => `suggestions/${category}`);

/** The requirements on the contraindications of texts of all kinds. */
export function contraindicationInvariants(
  everything: readonly Tagged[],
  { suggestions, ideas }: { suggestions: readonly Suggestion[]; ideas: readonly Tagged[] },
): Invariant[] {
  const avoiding = (avoided: string) => everything.filter(({ avoid = [] }) => avoid.includes(avoided));
  return [
    invariant(
      'A text that needs a screen says so in avoid and in contraindications (D53, trap 100).',
      idsOf(avoiding('screen_use'), ({ contraindications = [] }) => !contraindications.includes('screen')),
    ),
    invariant(
      'A text that needs other people says so in avoid and in contraindications (D53, trap 100).',
      idsOf(avoiding('social_contact'), ({ contraindications = [] }) => !contraindications.includes('company')),
    ),
    ...ASKED.map(([asked, asking, excepted]) =>
      invariant(
        `A text that asks for ${asked} names \`${asked}\` in contraindications (D53).`,
        idsOf(everything, ({ id, contraindications = [], text, instruction }) => {
          const told = text?.no ?? instruction?.no ?? '';
          return (
            asking.test(told) && !IN_THE_MIND.test(told) && !contraindications.includes(asked) && !excepted.includes(id)
          );
        }),
      ),
    ),
    invariant(
      'No text suits somebody especially who cannot bear it.',
      idsOf(everything, ({ contraindications, suits: suited = [], considerations = [] }) =>
        [...suited, ...considerations].some((each) => !isBearable(contraindications, sensitivitiesOf([each]))),
      ),
    ),
    ...CAPACITY_LEVELS.map((level) => {
      const left = suggestions.filter(
        ({ capacity, contraindications }) => isAtMost(capacity, level) && isBearable(contraindications, SENSITIVITIES),
      );
      const kinds = new Set(left.map(({ category }) => category));
      return invariant(
        `A person at level ${level} who bears nothing has thirty suggestions, of every category.`,
        kinds.size < SUGGESTION_CATEGORIES.length || left.length < 30 ? SUGGESTIONS_FILES : [],
      );
    }),
    ...CONSIDERATIONS.map((each) =>
      invariant(
        `At least ten ideas suit a person with ${each}.`,
        ideas.filter(({ contraindications }) => isBearable(contraindications, sensitivitiesOf([each]))).length < 10
          ? ['ideas/mind']
          : [],
      ),
    ),
  ];
}

/** The requirements on tone, and on what a text takes for granted, over all kinds of texts. */
export function tagInvariants(
  kinds: Readonly<Record<string, readonly Tagged[]>>,
  {
    suggestions,
    tasksFor,
  }: {
    suggestions: readonly Suggestion[];
    tasksFor: (type: (typeof TASK_TYPES)[number], level: (typeof CAPACITY_LEVELS)[number]) => readonly Task[];
  },
): Invariant[] {
  const weighty = { isWeighty: true, known: STRANGER };
  return [
    ...Object.entries(kinds).flatMap(([folder, texts]) => [
      invariant(
        'Some texts are marked `isLight: true`.',
        texts.some(({ isLight }) => isLight === true) ? [] : [folder],
      ),
      invariant(
        'At least a quarter of the texts suit a day on which something weighs.',
        texts.filter((each) => suits(each, weighty)).length < texts.length / 4 ? [folder] : [],
      ),
    ]),
    ...LIVES.flatMap((assumption) => {
      const written = suggestions.filter(({ assumes = [] }) => assumes.includes(assumption));
      return [
        invariant(
          `A suggestion is written for a person who has told of: ${assumption}.`,
          written.length === 0 ? SUGGESTIONS_FILES : [],
        ),
        invariant(
          `A suggestion that takes ${assumption} for granted is kept from anybody else.`,
          idsOf(written, (each) => suits(each, { isWeighty: false, known: STRANGER })),
        ),
      ];
    }),
    invariant(
      'A suggestion that speaks of the child or the animal at hand names it in assumes.',
      idsOf(
        suggestions,
        ({ text, assumes = [] }) =>
          SPEAKING_OF_LIVES.test(text.no) && !assumes.includes('child') && !assumes.includes('animal'),
      ),
    ),
    ...CAPACITY_LEVELS.flatMap((level) =>
      TASK_TYPES.map((type) =>
        invariant(
          `At least three tasks are left at level ${level} on a day on which something weighs.`,
          [...tasksFor(type, level), ...tasksFor(type, 'low')].filter((each) => suits(each, weighty)).length < 3
            ? [`tasks/${type}/low`]
            : [],
        ),
      ),
    ),
  ];
}

/** The requirement that a text of ours is not taken for a cry for help: each is screened before it is shown (S6). */
export const screeningInvariants = (texts: readonly string[]): Invariant[] => [
  invariant(
    'A text is not taken for a crisis.',
    texts.filter((text) => screenForCrisis(text) !== null),
  ),
];
