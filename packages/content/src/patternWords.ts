import type { Language } from '@spire/domain/languages';
import type { RecordedTool } from '@spire/domain/toolOptions';
import type { ExposureKind, ExposureName, OutcomeId } from '@spire/domain/patterns/kinds';

type Told = Readonly<Record<Language, string>>;
type ToolName = RecordedTool | 'expectation_lift';

/** Kinds that have a name of ours; the others have the person's own. */
const EXPOSURES: Readonly<Record<Exclude<ExposureKind, 'thing' | 'activity' | 'tool' | 'trial'>, Told>> = {
  restDay: { no: 'en hviledag', en: 'a rest day' },
  bigDay: { no: 'en stor dag', en: 'a big day' },
  badNight: { no: 'en dårlig natt', en: 'a poor night' },
};

const TOOLS: Readonly<Record<ToolName, Told>> = {
  inner_balance: { no: 'indre balanse', en: 'inner balance' },
  micro_regulation: { no: 'mikroregulering', en: 'micro-regulation' },
  social_support: { no: 'sosial støtte', en: 'social support' },
  self_priority: { no: 'prioritere meg selv', en: 'putting yourself first' },
  expectation_lift: { no: 'forventningsløft', en: 'expectation lift' },
};

/** Something gentle to try, one for each outcome: rest, quieter or earlier; never more to do. */
const TRIALS: Readonly<Record<OutcomeId, Told>> = {
  mood: { no: 'en rolig stund for deg selv', en: 'a quiet while to yourself' },
  energy: { no: 'en hvilestund midt på dagen', en: 'a rest in the middle of the day' },
  pain: { no: 'en hvilestund midt på dagen', en: 'a rest in the middle of the day' },
  fog: { no: 'en stille halvtime uten skjerm', en: 'a quiet half hour without a screen' },
  sleep: { no: 'en roligere siste time', en: 'a quieter last hour' },
  unrest: { no: 'en stille stund tidlig på kvelden', en: 'a quiet while early in the evening' },
};

const MORNINGS: Readonly<Record<string, Told>> = {
  gently: { no: 'Ta det rolig', en: 'Keep today gentle' },
  usual: { no: 'Som vanlig', en: 'As usual' },
};

/** An answer of a morning after a big day. */
export const morningAnswer = (id: string, language: Language): string => MORNINGS[id]?.[language] ?? id;

interface OutcomeWords {
  name: string;
  lower: string;
  higher: string;
}

const OUTCOMES: Readonly<Record<Language, Readonly<Record<OutcomeId, OutcomeWords>>>> = {
  no: {
    mood: { name: 'humøret', lower: 'litt lavere', higher: 'litt høyere' },
    energy: { name: 'kreftene', lower: 'litt lavere', higher: 'litt høyere' },
    pain: { name: 'smerten', lower: 'litt mindre', higher: 'litt større' },
    fog: { name: 'hodetåka', lower: 'litt lettere', higher: 'litt tettere' },
    sleep: { name: 'søvnen', lower: 'litt dårligere', higher: 'litt bedre' },
    unrest: { name: 'uroen', lower: 'litt mindre', higher: 'litt større' },
  },
  en: {
    mood: { name: 'your mood', lower: 'a little lower', higher: 'a little higher' },
    energy: { name: 'your energy', lower: 'a little lower', higher: 'a little higher' },
    pain: { name: 'the pain', lower: 'a little less', higher: 'a little more' },
    fog: { name: 'the fog', lower: 'a little lighter', higher: 'a little thicker' },
    sleep: { name: 'your sleep', lower: 'a little worse', higher: 'a little better' },
    unrest: { name: 'the unease', lower: 'a little less', higher: 'a little more' },
  },
};

export const outcomeName = (outcome: OutcomeId, language: Language): string => OUTCOMES[language][outcome].name;
export const trialThing = (outcome: OutcomeId, language: Language): string => TRIALS[outcome][language];

const isToolName = (name: string): name is ToolName => Object.hasOwn(TOOLS, name);

/** The name of an exposure, in the middle of a sentence. */
export function exposureName({ kind, name }: ExposureName, outcome: OutcomeId | null, language: Language): string {
  if (kind === 'restDay' || kind === 'bigDay' || kind === 'badNight') return EXPOSURES[kind][language];
  if (kind === 'trial') return trialThing(outcome ?? 'mood', language);
  const own = name ?? '';
  if (kind === 'tool') return isToolName(own) ? TOOLS[own][language] : own;
  return own.charAt(0).toLowerCase() + own.slice(1);
}

export interface PatternToTell {
  exposure: ExposureName;
  outcome: OutcomeId;
  lagDays: number;
  direction: 'lower' | 'higher';
}

/** The days after it, as its sentence begins: "The day after a walk". A night belongs to the day that follows it. */
export function daysAfter(
  { exposure, outcome, lagDays }: Omit<PatternToTell, 'direction'>,
  language: Language,
): string {
  const name = exposureName(exposure, outcome, language);
  const isFirst = lagDays === (exposure.kind === 'badNight' ? 0 : 1);
  if (language === 'en') {
    const unit = outcome === 'sleep' ? 'night' : 'day';
    return isFirst ? `The ${unit} after ${name}` : `Two ${unit}s after ${name}`;
  }
  if (outcome === 'sleep') return isFirst ? `Natten etter ${name}` : `To netter etter ${name}`;
  return isFirst ? `Dagen etter ${name}` : `To dager etter ${name}`;
}

/** The one sentence of a pattern: what stands beside what, and never why. */
export function patternText(pattern: PatternToTell, language: Language): string {
  const words = OUTCOMES[language][pattern.outcome];
  const how = words[pattern.direction];
  return language === 'no'
    ? `${daysAfter(pattern, language)} er ${words.name} oftere ${how}.`
    : `${daysAfter(pattern, language)}, ${words.name} is more often ${how}.`;
}
