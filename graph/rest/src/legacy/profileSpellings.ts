import type { AvoidSuggestion, Consideration, Goal, SocialSafetyFactor } from '@spire/domain/options';
import type { Spellings } from './spellings.ts';

/**
 * Considerations in words: those of the wizard, the 19 of the one-page form by their meaning, and ids of older screens
 * (D14, traps 48 and 49).
 */
export const CONSIDERATION_SPELLINGS: Spellings<Consideration> = {
  feeling_fine: [
    'Har det fint, vil ta vare på overskuddet',
    'Doing fine, want to keep my energy up',
    'Har det bra, vil bevare overskuddet',
    'Har det fint, vil bevare overskuddet',
    'Doing fine, want to preserve surplus',
  ],
  mental_strength: ['Vil bli mentalt sterkere', 'Want to grow mentally stronger'],
  chronic_pain: ['Langvarige smerter', 'Long-lasting pain', 'Smerter', 'Kroniske smerter', 'Pain', 'Chronic pain'],
  adhd: ['ADHD og konsentrasjon', 'ADHD and concentration', 'ADHD/konsentrasjon', 'ADHD/konsentrasjonsvansker'],
  indre_uro: ['Indre uro', 'Inner restlessness'],
  fatigue: ['Utmattelse', 'Fatigue', 'Fatigue/utmattelse', 'Utmattelse/fatigue'],
  stress: ['Mye stress', 'A lot of stress', 'Stress'],
  brain_injury: [
    'Hjernerystelse eller hjerneskade',
    'Concussion or brain injury',
    'Hjernerystelse',
    'Hjernerystelse/hjerneskade',
    'Concussion',
  ],
  self_esteem: ['Lav selvfølelse', 'Low self-esteem', 'Dårlig selvfølelse', 'Dårlig selvbilde', 'Poor self-esteem'],
  anxiety: ['Angst', 'Anxiety'],
  depression: ['Depresjon', 'Depression'],
  stomach_problems: ['Mageplager', 'Stomach problems', 'Mageproblemer', 'digestive_issues'],
  sleep_problems: ['Søvnvansker', 'Sleep problems', 'Søvnproblemer'],
  mobility_problems: ['Vansker med å bevege seg', 'Trouble moving around'],
  relationship_anxiety: [
    'Utrygghet sammen med andre',
    'Feeling unsafe around others',
    'Vanskelig å være sosial',
    'Vansker med å være sosial',
    'Difficulty being social',
    'social_anxiety',
  ],
  invisible_illness: ['Usynlig sykdom', 'Invisible illness'],
  chronic_illness: ['Kronisk sykdom', 'Chronic illness'],
  me_fibro_syndromes: [
    'ME, fibromyalgi, CRPS eller long covid',
    'ME, fibromyalgia, CRPS or long Covid',
    'ME/fibromyalgi/CRPS/long covid',
    'ME/fibromyalgi/CRPS/senfølger av covid',
    'ME/fibromyalgia/CRPS/long-Covid',
  ],
  medical_treatment: ['Får medisinsk behandling', 'Having medical treatment'],
  varying_form: ['Dagsformen varierer', 'Good days and bad days', 'Varierende dagsform', 'Varying daily form'],
  burnout: ['Utbrenthet', 'Burnout', 'Utbrent'],
  brain_fog: ['Hjernetåke', 'Brain fog'],
  guilty_conscience: ['Dårlig samvittighet', 'Guilty conscience'],
};

/** Goals in words, and the one id of older screens that is no goal of today (trap 50). */
export const GOAL_SPELLINGS: Spellings<Goal> = {
  peace: ['Mer ro', 'More calm'],
  mastery: ['Mer mestring', 'Feeling that I can manage'],
  joy: ['Mer glede', 'More joy'],
  structure: ['Struktur i hverdagen', 'Structure in my day'],
  social: ['Mer kontakt med andre', 'More contact with others'],
  positivity: ['Se mer av det gode', 'Seeing more of what is good'],
  movement: ['Mer bevegelse', 'More movement', 'energy'],
  self_discovery: ['Bli bedre kjent med meg selv', 'Getting to know myself better'],
  positive_thinking: ['Tenke mer positivt', 'Thinking more positively'],
};

export const AVOID_SUGGESTION_SPELLINGS: Spellings<AvoidSuggestion> = {
  meditation: ['Meditasjon', 'Meditation'],
  exercise: ['Trening', 'Exercise'],
  creative_tasks: ['Kreative oppgaver', 'Creative tasks'],
  social_contact: ['Sosial kontakt', 'Social contact'],
  screen_use: ['Skjermbruk', 'Screen use'],
};

/** The twelve texts of spec 1 §3, which profiles have held as such. */
export const SOCIAL_SAFETY_FACTOR_SPELLINGS: Spellings<SocialSafetyFactor> = {
  predictable: ['Kjente folk og forutsigbare situasjoner', 'Predictable people and situations'],
  respect_boundaries: ['At grensene mine blir respektert', 'Respect for my boundaries', 'Respekt for grensene mine'],
  own_pace: ['Å gjøre det i mitt eget tempo', 'Going at my own pace', 'Go at my own pace', 'I mitt eget tempo'],
  can_cancel: ['At jeg kan avlyse eller gå', 'Being able to cancel or leave', 'Option to cancel or leave'],
  meet_at_home: ['Å møtes hjemme hos meg', 'Meeting at my home', 'Meet at my home', 'Møtes hjemme hos meg'],
  short_meetings: ['Korte møter (under 2 timer)', 'Short meetings (under 2 hours)'],
  plan: ['En plan for hva vi skal gjøre', 'A plan for what we will do'],
  energy_understanding: [
    'Forståelse for hvor mye krefter jeg har',
    'Understanding of my energy levels',
    'Forståelse for energinivået mitt',
  ],
  no_pressure: [
    'Ingen krav om å prestere',
    'No pressure to perform',
    'No performance pressure',
    'Ingen prestasjonspress',
  ],
  accept_me: ['Å bli godtatt som jeg er', 'Being accepted as I am', 'Accept me as I am'],
  breaks_and_silence: ['At pauser og stillhet er greit', 'Breaks and silence are OK', 'OK with breaks and silence'],
  flexible_plans: ['At det er greit om planen endrer seg', 'Room for plans to change', 'Flexibility if plans change'],
};
