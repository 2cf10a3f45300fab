import type { CapacityLevel } from '@spire/domain/capacity';
import type { ConsentKind } from '@spire/domain/consents';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { localDate } from '@spire/domain/dates';
import { dayMode } from '@spire/domain/dayMode';
import type { Language } from '@spire/domain/languages';
import type { AvoidSuggestion, Consideration, Goal, SocialSafetyFactor } from '@spire/domain/options';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import type { AskSubgraph } from '@spire/graph-kit/subgraphClient';
import type { CheckInFacts, ContactFacts, Facts, MemoryFacts, WeightFacts } from './facts.ts';
import { partOfDayAt } from './partOfDayAt.ts';

/** The other subgraphs, asked as the very person who asks this one. */
export interface OtherSubgraphs {
  user: AskSubgraph;
  wellbeing: AskSubgraph;
}

/** Answers what is known of whoever asks, for a text in the language. */
export type ReadFacts = (context: RequestContext, language: Language) => Promise<Facts>;

interface ProfileAnswer {
  capacityLevel: CapacityLevel | null;
  nickname: string;
  considerations: Consideration[];
  specificChallenge: string;
  goals: Goal[];
  avoidSuggestions: AvoidSuggestion[];
  socialSafetyFactors: SocialSafetyFactor[];
}

interface PersonAnswer {
  me: {
    profile: ProfileAnswer | null;
    effectiveCapacity: CapacityLevel | null;
    settings: {
      aiSuggestionsEnabled: boolean;
      memoryInspiration: boolean;
      lowEnergyToday: boolean;
      brainInjuryMode: boolean;
    };
    consents: { kind: ConsentKind; isGiven: boolean }[];
    contacts: ContactFacts[];
  };
}

interface DayAnswer {
  me: {
    day: {
      helpKind: CrisisKind | null;
      isHardDay: boolean;
      mood: number | null;
      isRestDay: boolean;
      isAllShown: boolean;
      weight: WeightFacts | null;
    };
    todaysCheckIn: CheckInFacts | null;
    recentSuggestionTexts: string[];
    recentTaskTexts: string[];
    plannedHelps: string[];
    learntExercises: { exercises: { exercise: string; score: number; rest: object | null }[] };
  };
}

interface MemoriesAnswer {
  me: { memories: { nodes: MemoryFacts[] } };
}

const PERSON = `{ me {
  profile { capacityLevel nickname considerations specificChallenge goals avoidSuggestions socialSafetyFactors }
  effectiveCapacity
  settings { aiSuggestionsEnabled memoryInspiration lowEnergyToday brainInjuryMode }
  consents { kind isGiven }
  contacts { id name attributes }
} }`;

const DAY = `{ me {
  day { helpKind isHardDay mood isRestDay isAllShown weight { kind isNynorsk } }
  todaysCheckIn { whatIsGood whatIsGoodText lookingForward lookingForwardText needMore needMoreText }
  recentSuggestionTexts
  recentTaskTexts
  plannedHelps
  learntExercises { exercises { exercise score rest { until } } }
} }`;

/** As many as inspire anything; older ones rest. */
const MEMORIES = '{ me { memories(first: 50) { nodes { id title category goodnessRating effortRating } } } }';

const NO_PROFILE: ProfileAnswer = {
  capacityLevel: null,
  nickname: '',
  considerations: [],
  specificChallenge: '',
  goals: [],
  avoidSuggestions: [],
  socialSafetyFactors: [],
};

/** The gentlest level counts while none is told, and whenever a brain injury is: nothing may ask too much. */
function gentlest(told: CapacityLevel | null, { considerations }: ProfileAnswer): CapacityLevel {
  return considerations.includes('brain_injury') ? 'low' : (told ?? 'low');
}

const bestFirst = (one: MemoryFacts, other: MemoryFacts) =>
  other.goodnessRating - one.goodnessRating || one.effortRating - other.effortRating;

/** Reads what is known of a person from the subgraphs that own it, of the day it is where they are (D18). */
export function createFactsReader({ user, wellbeing }: OtherSubgraphs): ReadFacts {
  return async (context, language) => {
    const [{ me: person }, { me: day }] = await Promise.all([
      user<PersonAnswer>(PERSON, {}, context),
      wellbeing<DayAnswer>(DAY, {}, context),
    ]);
    const { aiSuggestionsEnabled, memoryInspiration } = person.settings;
    // Memories stay unread while the person does not want them to inspire texts.
    const memories = memoryInspiration
      ? (await wellbeing<MemoriesAnswer>(MEMORIES, {}, context)).me.memories.nodes.toSorted(bestFirst)
      : [];
    const { avoidSuggestions, capacityLevel, ...profile } = person.profile ?? NO_PROFILE;
    const { helpKind } = day.day;
    return {
      ...profile,
      userId: context.claims.sub,
      date: localDate(context.now, context.timeZone),
      partOfDay: partOfDayAt(context.now, context.timeZone),
      mode: dayMode({ ...day.day, isHelpFound: helpKind !== null }, { ...person.settings, capacityLevel }),
      helpKind,
      weight: day.day.weight,
      language,
      hasProfile: person.profile !== null,
      avoid: avoidSuggestions,
      capacity: gentlest(person.effectiveCapacity, person.profile ?? NO_PROFILE),
      checkIn: day.todaysCheckIn,
      contacts: person.contacts,
      recentTexts: day.recentSuggestionTexts,
      recentTasks: day.recentTaskTexts,
      learnt: day.learntExercises.exercises.map(({ rest, ...each }) => ({ ...each, isResting: rest !== null })),
      memories,
      plannedHelps: day.plannedHelps,
      isAiAllowed: aiSuggestionsEnabled && person.consents.some(({ kind, isGiven }) => kind === 'ai' && isGiven),
    };
  };
}
