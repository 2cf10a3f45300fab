import type { AvoidSuggestion, Consideration, Goal } from '@spire/domain/options';
import type { Labels } from '../catalogue.ts';

/** The answers of the profile that its questions alone name: an answer without a text does not compile. */
interface AnswerTexts {
  readonly considerations: Labels<Consideration>;
  readonly goals: Labels<Goal>;
  readonly avoidSuggestions: Labels<AvoidSuggestion>;
}

export default {
  considerations: {
    feeling_fine: 'Har det fint, vil ta vare på overskuddet',
    mental_strength: 'Vil bli mentalt sterkere',
    chronic_pain: 'Langvarige smerter',
    adhd: 'ADHD og konsentrasjon',
    indre_uro: 'Indre uro',
    fatigue: 'Utmattelse',
    stress: 'Mye stress',
    brain_injury: 'Hjernerystelse eller hjerneskade',
    self_esteem: 'Lav selvfølelse',
    anxiety: 'Angst',
    depression: 'Depresjon',
    stomach_problems: 'Mageplager',
    sleep_problems: 'Søvnvansker',
    mobility_problems: 'Vansker med å bevege seg',
    relationship_anxiety: 'Utrygghet sammen med andre',
    invisible_illness: 'Usynlig sykdom',
    chronic_illness: 'Kronisk sykdom',
    me_fibro_syndromes: 'ME, fibromyalgi, CRPS eller long covid',
    medical_treatment: 'Får medisinsk behandling',
    varying_form: 'Dagsformen varierer',
    burnout: 'Utbrenthet',
    brain_fog: 'Hjernetåke',
    guilty_conscience: 'Dårlig samvittighet',
  },
  goals: {
    peace: 'Mer ro',
    mastery: 'Mer mestring',
    joy: 'Mer glede',
    structure: 'Struktur i hverdagen',
    social: 'Mer kontakt med andre',
    positivity: 'Se mer av det gode',
    movement: 'Mer bevegelse',
    self_discovery: 'Bli bedre kjent med meg selv',
    positive_thinking: 'Tenke mer positivt',
  },
  avoidSuggestions: {
    meditation: 'Meditasjon',
    exercise: 'Trening',
    creative_tasks: 'Kreative oppgaver',
    social_contact: 'Sosial kontakt',
    screen_use: 'Skjermbruk',
  },
} as const satisfies AnswerTexts;
