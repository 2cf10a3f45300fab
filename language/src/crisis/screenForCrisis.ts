import { ABUSE_EN, ABUSE_NO } from './abuse.ts';
import { ABUSE_ACTS_EN, ABUSE_ACTS_NO } from './abuseActs.ts';
import { CONTEXT } from './context.ts';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { DANGER_EN, DANGER_NO } from './danger.ts';
import { EXCEPTIONS_NO } from './exceptions.ts';
import { EXCEPTIONS_EN } from './exceptionsInEnglish.ts';
import { EXCEPTION, readPhrases } from './labelsIn.ts';
import { lateBook } from './phraseBook.ts';
import { POISON_EN, POISON_NO } from './poison.ts';
import { PRESSURE_EN, PRESSURE_NO } from './pressure.ts';
import { SELF_HARM_EN, SELF_HARM_NO } from './selfHarm.ts';
import { SIGNS } from './signs.ts';
import { SUICIDE_NO } from './suicide.ts';
import { SUICIDE_EN } from './suicideInEnglish.ts';
import { NO_MORE_LIFE_EN, NO_MORE_LIFE_NO } from './suicideLife.ts';
import { WITHOUT_ME_EN, WITHOUT_ME_NO } from './suicideOthers.ts';
import { WAYS_EN, WAYS_NO } from './suicideWays.ts';
import { WORD_CLASSES } from './wordClasses.ts';
import { wordsOf } from './wordsOf.ts';

/** Both languages at once: people mix them, and write the one in an app that speaks the other. */
const crisisBook = lateBook(
  {
    danger: [DANGER_NO, DANGER_EN],
    poison: [POISON_NO, POISON_EN],
    pressure: [PRESSURE_NO, PRESSURE_EN],
    suicide: [SUICIDE_NO, SUICIDE_EN],
    'suicide: no more life': [NO_MORE_LIFE_NO, NO_MORE_LIFE_EN],
    'suicide: ways': [WAYS_NO, WAYS_EN],
    'suicide: without me': [WITHOUT_ME_NO, WITHOUT_ME_EN],
    abuse: [ABUSE_NO, ABUSE_EN],
    'abuse: acts': [ABUSE_ACTS_NO, ABUSE_ACTS_EN],
    self_harm: [SELF_HARM_NO, SELF_HARM_EN],
    ...SIGNS,
    ...CONTEXT,
    [EXCEPTION]: [EXCEPTIONS_NO, EXCEPTIONS_EN],
  },
  WORD_CLASSES,
);

/** Makes the rules ready without holding up a page for long; whoever asks them sooner is answered all the same. */
export const rulesReady = (): Promise<void> => crisisBook.ready();

const SIGN_NAMES = Object.keys(SIGNS) as (keyof typeof SIGNS)[];

/** The most urgent first: where a text speaks of several kinds, the help for that one is shown. */
const BY_URGENCY: readonly CrisisKind[] = ['poison', 'danger', 'suicide', 'pressure', 'abuse', 'self_harm'];

/**
 * Whether a text speaks of suicide, self-harm, abuse or acute danger, in Norwegian or English, of oneself or another,
 * now, before or denied (D36, S6): in doubt yes, for help too much costs one tap. Rules alone, without a network.
 */
export function screenForCrisis(text: string): CrisisKind | null {
  return rulesIn(text).kind;
}

/** The findings of the rules in a text: every label, the everyday signs included, and the crisis they come to. */
export interface Found {
  labels: readonly string[];
  kind: CrisisKind | null;
  /**
   * The kind that is certain by the rules alone: said outright, about now, and neither denied nor told of something else.
   * No classifier lowers it (D59).
   */
  certain: CrisisKind | null;
}

/** All that the rules find, for a classifier that weighs it with the rest. */
export function rulesIn(text: string): Found {
  const { labels, certain } = readPhrases(crisisBook(), wordsOf(text));
  return { labels: [...labels], kind: mostUrgent(labels), certain: mostUrgent(certain, NO_SIGNS) };
}

/** Two everyday signs are a reason to look closer, never certain. */
const NO_SIGNS = { areSignsCounted: false };

function mostUrgent(labels: ReadonlySet<string>, { areSignsCounted } = { areSignsCounted: true }): CrisisKind | null {
  const signs = areSignsCounted ? SIGN_NAMES.filter((sign) => labels.has(sign)).length : 0;
  const kinds = new Set(Array.from(labels, (label) => label.split(':')[0]));
  return BY_URGENCY.find((kind) => kinds.has(kind) || (kind === 'suicide' && signs > 1)) ?? null;
}
