import type { CapacityLevel } from '@spire/domain/capacity';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { LocalDate, PartOfDay } from '@spire/domain/dates';
import type { DayMode } from '@spire/domain/dayMode';
import type { Language } from '@spire/domain/languages';
import type {
  AvoidSuggestion,
  Consideration,
  Goal,
  GoodNow,
  LookingForward,
  MemoryCategory,
  NeedMore,
  SocialSafetyFactor,
} from '@spire/domain/options';
import type { Weight } from '@spire/domain/weights';
import type { ContactAttribute } from '@spire/domain/toolOptions';

export interface CheckInFacts {
  whatIsGood: readonly GoodNow[];
  whatIsGoodText: string;
  lookingForward: readonly LookingForward[];
  lookingForwardText: string;
  needMore: readonly NeedMore[];
  needMoreText: string;
}

/** The gravity of today; `kind` is null where something weighs and its kind is unclear. */
export interface WeightFacts {
  kind: Weight | null;
  isNynorsk: boolean;
}

export interface ContactFacts {
  id: string;
  name: string;
  attributes: readonly ContactAttribute[];
}

/** The score of an exercise by its answers: above 0 where it has done good; it does not come while it rests (D90). */
export interface LearntFacts {
  exercise: string;
  score: number;
  isResting: boolean;
}

export interface MemoryFacts {
  id: string;
  title: string;
  category: MemoryCategory;
  /** 1 to 10. */
  goodnessRating: number;
  /** 1 to 10. */
  effortRating: number;
}

/** Everything a text is written from: the server's own records of the person, never what a client states of them. */
export interface Facts {
  userId: string;
  /** Today, where the person is (D18). */
  date: LocalDate;
  partOfDay: PartOfDay;
  /** The mode of the day, by today’s records and the settings (D58). */
  mode: DayMode;
  /** Of what kind the help is that was found today; null when none was, or it was set aside. */
  helpKind: CrisisKind | null;
  /** The gravity of today's texts; null where nothing weighs (D61). */
  weight: WeightFacts | null;
  /** Of the text that is asked for. */
  language: Language;
  /** Whether there is a profile at all; without one every list below is empty. */
  hasProfile: boolean;
  /** Empty until told. */
  nickname: string;
  considerations: readonly Consideration[];
  goals: readonly Goal[];
  avoid: readonly AvoidSuggestion[];
  socialSafetyFactors: readonly SocialSafetyFactor[];
  /** In the person's own words; empty when there is none. */
  specificChallenge: string;
  /** The capacity every text has to fit (D27): the lowest while none is told, and whenever a brain injury is. */
  capacity: CapacityLevel;
  /** Of today; null until there is one. */
  checkIn: CheckInFacts | null;
  contacts: readonly ContactFacts[];
  /** The suggestions of the last 14 days, newest first; one entry for each text. */
  recentTexts: readonly string[];
  /** The tasks that were given in the last 14 days, those of today among them, newest first. */
  recentTasks: readonly string[];
  /** Learnt scores, each by the exercise's id, or by its title where it has none. */
  learnt: readonly LearntFacts[];
  /** The newest ones, best first; empty while memories are not to inspire anything. */
  memories: readonly MemoryFacts[];
  /**
   * Things that help them alone, by their plan for hard days; empty until they let suggestions use it. For choosing a
   * ready-made text alone: no word of it is in a prompt (D74).
   */
  plannedHelps: readonly string[];
  /** Whether texts may come from a provider: the switch is on, and the person has agreed (S1, S2). */
  isAiAllowed: boolean;
}
