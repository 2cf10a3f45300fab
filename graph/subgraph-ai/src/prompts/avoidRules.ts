import type { Language } from '@spire/domain/languages';
import type { AvoidSuggestion } from '@spire/domain/options';

/** The rules of each topic to be spared, with the exceptions it is easily mistaken to have (trap 100). */
export const AVOID_RULES: Readonly<Record<AvoidSuggestion, Record<Language, string>>> = {
  meditation: {
    no: 'meditasjon: heller ikke mindfulness, kroppsskanning, visualisering eller å følge pusten',
    en: 'meditation: nor mindfulness, body scans, visualising or following the breath',
  },
  exercise: {
    no: 'trening: heller ikke gåturer, tøying, yoga eller annen bevegelse som mål',
    en: 'exercise: nor walks, stretching, yoga or any movement for its own sake',
  },
  creative_tasks: {
    no: 'kreative oppgaver: heller ikke tegning, skriving, sang, musikk en lager selv, eller å finne på noe',
    en: 'creative tasks: nor drawing, writing, singing, making music or making things up',
  },
  social_contact: {
    no: 'sosial kontakt: heller ikke meldinger, samtaler, besøk eller å be noen om noe',
    en: 'social contact: nor messages, calls, visits or asking anybody for anything',
  },
  screen_use: {
    no: 'skjermbruk: heller ikke telefon, bilder, film, spill eller noe på nett',
    en: 'screen use: nor phones, photos, films, games or anything online',
  },
};
