import type { AvoidSuggestion, Consideration, Goal, SocialSafetyFactor } from '@spire/domain/options';
import { shownAs } from './labels.ts';
import type { Spellings } from './spellings.ts';

/**
 * Considerations in words: those of the wizard, the 19 of the one-page form by their meaning, and ids of older screens
 * (D14, traps 48 and 49).
 */
export const CONSIDERATION_SPELLINGS: Spellings<Consideration> = shownAs(({ considerations }) => considerations, {
  feeling_fine: [
    'Har det bra, vil bevare overskuddet',
    'Har det fint, vil bevare overskuddet',
    'Doing fine, want to preserve surplus',
  ],
  chronic_pain: ['Smerter', 'Kroniske smerter', 'Pain'],
  adhd: ['ADHD/konsentrasjon', 'ADHD/konsentrasjonsvansker'],
  fatigue: ['Fatigue/utmattelse', 'Utmattelse/fatigue'],
  brain_injury: ['Hjernerystelse', 'Hjernerystelse/hjerneskade', 'Concussion'],
  self_esteem: ['Dårlig selvfølelse', 'Dårlig selvbilde', 'Poor self-esteem'],
  stomach_problems: ['Mageproblemer', 'digestive_issues'],
  sleep_problems: ['Søvnproblemer'],
  relationship_anxiety: [
    'Vanskelig å være sosial',
    'Vansker med å være sosial',
    'Difficulty being social',
    'social_anxiety',
  ],
  me_fibro_syndromes: [
    'ME/fibromyalgi/CRPS/long covid',
    'ME/fibromyalgi/CRPS/senfølger av covid',
    'ME/fibromyalgia/CRPS/long-Covid',
  ],
  varying_form: ['Varierende dagsform', 'Varying daily form'],
  burnout: ['Utbrent'],
});

/** Goals in words, and the one id of older screens that is no goal of today (trap 50). */
export const GOAL_SPELLINGS: Spellings<Goal> = shownAs(({ goals }) => goals, {
  movement: ['energy'],
});

export const AVOID_SUGGESTION_SPELLINGS: Spellings<AvoidSuggestion> = shownAs(
  ({ avoidSuggestions }) => avoidSuggestions,
);

/** The twelve texts of spec 1 §3, which profiles have held as such. */
export const SOCIAL_SAFETY_FACTOR_SPELLINGS: Spellings<SocialSafetyFactor> = shownAs(
  ({ socialSafetyFactors }) => socialSafetyFactors,
  {
    predictable: ['Forutsigbare mennesker og situasjoner', 'Forutsigbare folk og situasjoner'],
    respect_boundaries: ['Respekt for grensene mine'],
    own_pace: ['Go at my own pace', 'I mitt eget tempo', 'Gå i mitt eget tempo'],
    can_cancel: ['Mulighet til å avlyse eller gå', 'Option to cancel or leave'],
    meet_at_home: ['Meet at my home', 'Møtes hjemme hos meg'],
    plan: ['Plan for hva vi skal gjøre'],
    energy_understanding: ['Forståelse for energinivået mitt'],
    no_pressure: ['No performance pressure', 'Ingen prestasjonspress'],
    accept_me: ['Accept me as I am', 'Godta meg som jeg er'],
    breaks_and_silence: ['OK with breaks and silence', 'Greit med pauser og stillhet'],
    flexible_plans: ['Flexibility if plans change', 'Fleksibilitet hvis planer endrer seg'],
  },
);
