import type { Language } from '@spire/domain/languages';
import { phrases } from '../phrases.ts';

/** Words that tell a person what is wrong with them. A condition is not named at all, not even one they told of. */
export const DIAGNOSIS: Record<Language, RegExp> = {
  no: phrases(
    '(diagnos|symptom|syndrom|klinisk|patologisk)*',
    '(depresjon|deprimert|bipolar|autis|anoreksi|bulimi|psykose|psykotisk|manisk|fibromyalgi|migrene)*',
    '(angst|angsten|angstanfall*|angstlidelse*|sosial angst|panikkanfall*|panikkangst)( din| ditt)?',
    '(adhd|ptsd|posttraumatisk|kronisk utmattelse|utmattelsessyndrom|me cfs|hjerneskade|hjernerystelse|hodeskade)*',
    '(traume|traumer|traumet|traumatisert*|fobi|fobien|fobier|søvnløshet*|utbrent|utbrenthet*)',
    '(spise|angst|søvn|tvangs|stress|personlighets|utviklings|panikk)forstyrrelse*',
    '(sinns|angst|hjerte|grunn)?lidelse(n|r|ne)?',
    '(sykdommen|tilstanden|skaden|plagene) (din|di|dine)',
    '(har|med) me',
    '(psykisk|psykiske|mental|mentale) (sykdom|lidelse|syk|problem)*',
    '(lider|feiler) (av|det) _',
  ),
  en: phrases(
    '(diagnos|symptom|syndrome|clinical|patholog|disorder(?!ly))*',
    '(depression|depressed|bipolar|autis|anorexi|bulimi|psychosis|psychotic|manic|fibromyalgia|migraine)*',
    '(anxiety|(panic|anxiety) attacks?|insomnia)',
    '(adhd|ptsd|post traumatic|chronic fatigue|cfs|brain (injury|damage)|head injury|concussion)*',
    '(trauma|traumas|traumati[sz]ed|phobia|phobias|burnout|burnt out|burned out)',
    'your (illness|disease|condition|injury)',
    'mental (illness|disease)*',
    '(you suffer|suffering) from',
  ),
};
