import type { Theme } from '@spire/content/suggestionsByTheme';
import type { Situation } from '@spire/domain/readingLabels';
import { sensitivitiesIn } from '@spire/domain/sensitivityWords';
import type { Reading } from '@spire/language/reading';
import { isHeavy } from './heavy.ts';
import { isOf } from './isOf.ts';
import type { Wanted } from './notWanted.ts';
import { isSubject } from './plainSubjects.ts';
import { hasWords } from './saysNothing.ts';
import { isInDistress } from './situationTold.ts';

const WITH_OTHERS: readonly Theme[] = [
  ...(['together', 'two-of-us', 'two-to-talk', 'for-two-tired', 'small-children', 'lying-with-child'] as const),
  ...(['out-with-children', 'near-someone'] as const),
];

/** Whether a wish is for somebody else as well. */
export const isForCompany = (themes: readonly Theme[]): boolean => themes.some((theme) => WITH_OTHERS.includes(theme));

/** Themes of time and place, which yield to a feeling or a bodily need told beside them. */
const BACKGROUND: readonly Theme[] = ['seat', 'slow-day'];
const OPEN_TO_BACKGROUND: readonly Situation[] = [
  ...(['waiting', 'few-minutes', 'bored-in-bed', 'joy', 'indoors', 'busy-hands', 'energy-up', 'outdoors'] as const),
];

const ASKS =
  /(?<!\p{L})(?:vil|lyst|tren?ge?r?|ønske?r?|noe|noko|nokka|nåkka|nåe|hva|kva|ka|kan|ide|ideer|tips|something|anything|want|wanna|would|need|like|love|could|can|what|ideas?|please|help|hjelp)(?!\p{L})/iu;

/** Indoor themes, which yield to a wish to go out. */
const INDOOR_THEMES: readonly Theme[] = ['slow-day', 'clothes'];

/** Situations of joy: they rule out restlessness, and allow naming only an animal that is coming. */
const OF_JOY: readonly Situation[] = ['celebrate', 'joy'];

/** The themes a wish is about, among those it names. */
function themesMeant(told: readonly Theme[], prompt: string, situation: Reading<Situation>): Theme[] {
  const isOpen = situation.kind === 'abstains' || isOf(situation, ...OPEN_TO_BACKGROUND);
  const isTold = isInDistress(situation) && !ASKS.test(prompt);
  return told.filter(
    (theme) =>
      (isOpen || !BACKGROUND.includes(theme)) &&
      !(INDOOR_THEMES.includes(theme) && isOf(situation, 'outdoors')) &&
      !(isTold && isSubject(theme)) &&
      !(theme === 'music' && isOf(situation, 'noise')) &&
      !(theme === 'movement' && isOf(situation, 'celebrate')) &&
      // A headache is relieved before a person is kept busy, and a request for busy hands comes before its
      // surroundings.
      !(theme === 'in-the-dark' && isOf(situation, 'headache')) &&
      !(theme === 'on-the-ward' && isOf(situation, 'busy-hands')) &&
      !(theme === 'a-new-animal' && !isOf(situation, ...OF_JOY)),
  );
}

const OF_SORENESS: readonly Situation[] = ['pain', 'body-tense'];
const OF_SENSES: readonly Situation[] = ['noise', 'light-sensitive', 'headache'];
const BEARS_LITTLE =
  /(?<!\p{L})(?:(?:tåler?|toler?|klarer?|orker?|greier?) (?:jeg |eg |æ )?(?:ikke|ikkje|itj|itte) (?:noe |noen |å høre )?|can(?:['’]?t|not) (?:stand|bear|take|do|handle|look at) (?:any |the )?|no )(?:lys|lyd\p{L}*|støy|skjerm\p{L}*|lights?|noises?|sounds?|screens?)(?!\p{L})/iu;

function bearsLittle(prompt: string, situation: Reading<Situation>): boolean {
  const isSpared = sensitivitiesIn([prompt]).some((each) => each === 'sound' || each === 'light');
  return isOf(situation, ...OF_SENSES) || isSpared || BEARS_LITTLE.test(prompt);
}

/** The themes implied by what a wish refuses, where it names no other. */
function themesLeft(
  { isNotInward, isNotToLie, isWeary, rest }: Wanted,
  prompt: string,
  situation: Reading<Situation>,
): Theme[] {
  const isAbstaining = situation.kind === 'abstains';
  if (!isHeavy(prompt)) {
    if (isNotToLie && isOf(situation, ...OF_SORENESS)) return ['sore-and-upright'];
    if (isNotToLie && bearsLittle(prompt, situation)) return ['quiet-hands'];
    if (isNotInward && isAbstaining) return ['outward'];
  }
  // A person who is weary of one thing and names no other wants a change.
  return isWeary && (isAbstaining || !hasWords(rest)) ? ['a-change'] : [];
}

/** The themes of a wish: those it names and means, or else those implied by what it refuses. */
export function themesTold(
  prompt: string,
  situation: Reading<Situation>,
  { told, wanted }: { told: readonly Theme[]; wanted: Wanted },
): Theme[] {
  const meant = themesMeant(told, prompt, situation);
  return meant.length > 0 ? meant : themesLeft(wanted, prompt, situation);
}
