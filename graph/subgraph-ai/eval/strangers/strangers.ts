import type { Language } from '@spire/domain/languages';
import type { DesiredFeeling, SocialWant } from '@spire/domain/toolOptions';

type Both<Input> = Record<Language, readonly Input[]>;

/**
 * The requests of one reading, operation by operation, in the words of their authors; the answers are judged by a
 * human.
 */
export interface Strangers {
  /** Which of the people of the corpus are asked for what a day gives: others for each reading. */
  people: number;
  wishes: Both<string>;
  boundaries: Both<{ shouldDo: string; needInstead: string; emoji: string | null }>;
  plans: Both<{ whatToDo: string; whatCanGoBetter: string; howToFeelGood: string; desiredFeeling: DesiredFeeling }>;
  company: Both<{ wants: readonly SocialWant[]; contacts: readonly string[] }>;
}
