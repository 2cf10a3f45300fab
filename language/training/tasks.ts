import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { keysOf } from '@spire/domain/lists';
import { rulesIn } from '../src/crisis/screenForCrisis.ts';
import {
  type Event,
  EVENTS,
  OTHER,
  type RequestKind,
  REQUEST_KINDS,
  type Situation,
  SITUATIONS,
} from '@spire/domain/readingLabels';
import { type Weight, WEIGHTS } from '@spire/domain/weights';
import type { Sort } from '../src/features.ts';
import type { Fitting } from './fit.ts';
import type { PairFitting } from './fitPair.ts';
import type { LabelledText } from './texts.ts';

/** One classifier to be trained: its labels, and what each text says of them. */
export interface Task {
  labels: readonly string[];
  /** The label a text has for this classifier; null where it says nothing. */
  labelOf: (text: LabelledText) => string | null;
  /** The kinds of features that it uses. */
  sorts: readonly Sort[];
  /** How it is fitted; two labels are fitted as a pair. */
  fitting: Fitting | PairFitting;
  /** How much a text counts beside the others; 1 where it is left out. */
  countOf?: (text: LabelledText) => number;
  /** How much the thing asked counts, which is learnt from beside the text that tells of it; nothing where left out. */
  askedCounts?: number;
  /** The classes of words that speak for a label by themselves: each word is learnt from like a text. */
  wordClasses?: Readonly<Record<string, string>>;
}

const isCrisis = ({ kind, label }: LabelledText) => kind === 'crisis' && label !== 'none';
const isOfViolence = ({ kind, label }: LabelledText) => kind === 'request' && label === 'violence';
const isHarmful = ({ kind, label }: LabelledText) => kind === 'answer' && label !== 'good';

/** The kind of a crisis text: what the rules are certain of in poison and pressure, which earlier authors filed elsewhere. */
function kindOfCrisis({ label, crisis, text }: LabelledText): CrisisKind | null {
  const told = crisis ?? keysOf(LABEL_OF_KIND).find((kind) => LABEL_OF_KIND[kind] === label) ?? null;
  if (told === null) return null;
  const { certain } = rulesIn(text);
  return certain === 'poison' || certain === 'pressure' ? certain : told;
}

const ofKind =
  (kind: LabelledText['kind']) =>
  (text: LabelledText): string | null =>
    text.kind === kind ? text.label : null;

const CLASS_OF_SITUATION = {
  ...{ lonely: 'alone', failing: 'fail', angry: 'angry', dizzy: 'dizzy', 'cannot-sleep': 'awake', waiting: 'wait' },
  ...{
    'bored-in-bed': 'bored',
    'with-child': 'child',
    'busy-hands': 'hands',
    'few-minutes': 'minutes',
    noise: 'noise',
  },
  ...{
    dread: 'dread',
    'thought-loops': 'loops',
    'missing-self': 'self',
    tired: 'tired',
    pain: 'pain',
    headache: 'head',
  },
  ...{ 'light-sensitive': 'light', overwhelmed: 'muchAtOnce', restless: 'restless', 'cannot-start': 'start' },
  ...{ unfocused: 'focus', anxious: 'anxious', sad: 'sad', grief: 'grief', guilt: 'guilt', shame: 'shame' },
  ...{ stressed: 'stress', conflict: 'conflict', rejected: 'rejected', gratitude: 'thanks', joy: 'glad' },
  ...{
    celebrate: 'celebrate',
    'energy-up': 'energy',
    'calm-down': 'calm',
    'before-sleep': 'evening',
    morning: 'morning',
  },
  ...{ 'work-break': 'work', indoors: 'inside', outdoors: 'outside', creative: 'create', music: 'music', tidy: 'tidy' },
  ...{ 'food-drink': 'food', 'body-tense': 'tense', cold: 'cold', hot: 'hot', pet: 'pet', 'phone-too-much': 'phone' },
  ...{ 'memory-lapse': 'forget', decision: 'decide', 'future-worry': 'worry', 'bad-news': 'badNews' },
  ...{ hospital: 'hospital', visitors: 'visitors' },
} as const satisfies Record<Situation, string>;

const CLASS_OF_REQUEST = {
  ...{ work: 'overtime', family: 'family', money: 'lend', party: 'party', care: 'care', practical: 'carry' },
  ...{ dates: 'romance', digital: 'digital', school: 'school', violence: 'force' },
} as const satisfies Record<RequestKind, string>;

const CLASS_OF_EVENT = {
  ...{ doctor: 'doctor', dentist: 'dentist', 'hospital-visit': 'hospital', therapy: 'therapy' },
  ...{ 'welfare-office': 'welfare', 'job-interview': 'interview', 'work-meeting': 'meeting' },
  ...{ 'first-day-back': 'firstDay', presentation: 'present', exam: 'exam', 'school-day': 'school' },
  ...{ 'parents-meeting': 'parents', 'phone-call': 'call', 'difficult-talk': 'hardTalk', 'family-dinner': 'family' },
  ...{ party: 'party', wedding: 'wedding', funeral: 'funeral', 'visit-receive': 'visitors', 'visit-make': 'visitMake' },
  ...{ date: 'date', 'cafe-friend': 'cafe', 'children-activity': 'childActivity', shopping: 'shop', errand: 'errand' },
  ...{ travel: 'travel', 'public-transport': 'transport', exercise: 'exercise', walk: 'walk', hobby: 'hobby' },
  ...{ 'concert-cinema': 'concert', 'moving-house': 'moving', cleaning: 'tidy', cooking: 'cook', holiday: 'holiday' },
  ...{ birthday: 'birthday', 'alone-time': 'aloneTime', 'quiet-day': 'quiet', 'news-result': 'result' },
  ...{ 'online-meeting': 'online' },
} as const satisfies Record<Event, string>;

/** Kinds of text that say what weighs, or that nothing does. */
const WEIGHT_OF: Record<string, Record<string, Weight>> = {
  event: { funeral: 'death' },
  prompt: { grief: 'death' },
};

/** Burdens in texts; of the many texts without one, only the everyday ones are learnt from. */
function weightOf({ kind, label }: LabelledText): string | null {
  if (kind === 'weight') return label === 'none' ? OTHER : label;
  const told = WEIGHT_OF[kind]?.[label];
  if (told !== undefined) return told;
  return kind === 'everyday' ? OTHER : null;
}

/** The errors that count most: a plain call for help that is missed, and an alarm over an ordinary day. */
function countOfCrisis({ kind, label }: LabelledText): number {
  if (kind !== 'crisis') return 3;
  if (label === 'none') return 1.5;
  return label.startsWith('direct') ? 2.5 : 1;
}

/** The features that wishes, requests and events are read by. */
const EVERYDAY: readonly Sort[] = ['letters', 'words', 'classes', 'stems'];
const CRISIS: readonly Sort[] = ['letters', 'words', 'stems', 'concepts', 'conceptPairs', 'conceptWords'];
const CHOICE = { rounds: 10, rate: 1, decay: 0.0005 };

/**
 * The classifier of crises twice: on a server it has room for each feature by itself; a browser fetches one in which several
 * share a place.
 */
const classifierOfCrises = (width: number) =>
  ({
    labels: ['none', 'crisis'],
    labelOf: (text) =>
      isOfViolence(text) || text.kind === 'answer' || text.kind === 'weight'
        ? null
        : isCrisis(text)
          ? 'crisis'
          : 'none',
    sorts: [...CRISIS, 'rules'],
    fitting: { width, pull: 1, rounds: 10 },
    countOf: countOfCrisis,
  }) as const satisfies Task;

/** The kinds a crisis is classified as, each by a classifier of its own, and the label of the texts it learns from. */
export const LABEL_OF_KIND = {
  suicide: 'direct-suicide',
  self_harm: 'direct-selfharm',
  danger: 'direct-danger',
  poison: 'direct-poison',
  abuse: 'direct-abuse',
  pressure: 'direct-pressure',
} as const satisfies Partial<Record<CrisisKind, string>>;

/**
 * The classifier of one kind, beside the one for every crisis: it has to tell it from nothing but everyday speech of the
 * same things, and finds a third more of it at the same false alarms.
 */
const classifierOf = (kind: keyof typeof LABEL_OF_KIND, width: number) =>
  ({
    labels: ['none', kind],
    labelOf: (text) => {
      if (isOfViolence(text) || text.kind === 'answer' || text.kind === 'weight') return null;
      if (isCrisis(text)) return kindOfCrisis(text) === kind ? kind : null;
      return 'none';
    },
    sorts: [...CRISIS, 'rules'],
    fitting: { width, pull: 1, rounds: 10 },
    countOf: (text) => (isCrisis(text) ? 5 : text.kind === 'crisis' ? 2 : 1),
  }) as const satisfies Task;

/** The sizes for a server, which has room, and for a browser, which downloads them. */
const WIDE = 1 << 17;
const NARROW = 1 << 14;

/** Every classifier there is. */
export const TASKS = {
  crisis: classifierOfCrises(1 << 22),
  crisisInBrowser: classifierOfCrises(1 << 16),
  suicide: classifierOf('suicide', WIDE),
  suicideInBrowser: classifierOf('suicide', NARROW),
  selfHarm: classifierOf('self_harm', WIDE),
  selfHarmInBrowser: classifierOf('self_harm', NARROW),
  danger: classifierOf('danger', WIDE),
  dangerInBrowser: classifierOf('danger', NARROW),
  poison: classifierOf('poison', WIDE),
  poisonInBrowser: classifierOf('poison', NARROW),
  abuse: classifierOf('abuse', WIDE),
  abuseInBrowser: classifierOf('abuse', NARROW),
  pressure: classifierOf('pressure', WIDE),
  pressureInBrowser: classifierOf('pressure', NARROW),
  control: {
    labels: ['none', 'control'],
    labelOf: (text) => {
      if (isOfViolence(text) || text.label === 'direct-abuse') return 'control';
      const isNone =
        ['request', 'everyday', 'event'].includes(text.kind) || (text.kind === 'crisis' && text.label === 'none');
      return isNone ? 'none' : null;
    },
    sorts: EVERYDAY,
    fitting: { width: 1 << 20, pull: 1, rounds: 10 },
  },
  situation: {
    labels: [...SITUATIONS, OTHER],
    labelOf: ofKind('prompt'),
    wordClasses: CLASS_OF_SITUATION,
    sorts: EVERYDAY,
    fitting: { width: 1 << 15, ...CHOICE },
  },
  request: {
    labels: [...REQUEST_KINDS, OTHER],
    labelOf: ofKind('request'),
    wordClasses: CLASS_OF_REQUEST,
    askedCounts: 1,
    sorts: EVERYDAY,
    fitting: { width: 1 << 16, rounds: 20, rate: 0.5, decay: 0.0005 },
  },
  event: {
    labels: [...EVENTS, OTHER],
    labelOf: ofKind('event'),
    wordClasses: CLASS_OF_EVENT,
    sorts: EVERYDAY,
    fitting: { width: 1 << 15, ...CHOICE },
  },
  weighty: {
    labels: ['none', 'weighty'],
    labelOf: (text) => {
      const told = weightOf(text);
      return told === null ? null : told === OTHER ? 'none' : 'weighty';
    },
    sorts: EVERYDAY,
    fitting: { width: WIDE, pull: 1, rounds: 10 },
    countOf: ({ kind }) => (kind === 'weight' ? 5 : 1),
  },
  weight: {
    labels: WEIGHTS,
    labelOf: (text) => {
      const told = weightOf(text);
      return told === OTHER ? null : told;
    },
    sorts: EVERYDAY,
    fitting: { width: 1 << 15, rounds: 8, rate: 0.5, decay: 0.0005 },
  },
  harm: {
    labels: ['good', 'harmful'],
    labelOf: (text) => (text.kind === 'answer' ? (isHarmful(text) ? 'harmful' : 'good') : null),
    sorts: EVERYDAY,
    fitting: { width: 1 << 16, pull: 2, rounds: 10 },
  },
} as const satisfies Record<string, Task>;
export type TaskName = keyof typeof TASKS;

const ALL: readonly TaskName[] = ['crisis', 'crisisInBrowser'];
/** Whether it looks for a crisis of any kind. */
export const isOfAnyCrisis = (name: TaskName): boolean => ALL.includes(name);
/** Whether it looks for one kind of crisis. */
export const isOfOneKind = (name: TaskName): boolean =>
  keysOf(LABEL_OF_KIND).some((kind) => TASKS[name].labels.some((label) => label === kind));
/** Whether a browser fetches it. */
export const isForBrowsers = (name: TaskName): boolean => name.endsWith('InBrowser');
