import { phrases } from '@spire/language/phrases';
import type { Language } from '@spire/domain/languages';

/** More than before, or more than there is: what sets back whoever has little (S24). */
export const RAISED: Record<Language, RegExp> = {
  no: phrases(
    '(mer|lenger|lengre|lengere|raskere|fortere|hardere|flere|høyere|tyngre)( _){0,5} enn (i går|sist|sist gang|forrige|du pleier|vanlig|før|dagen|du (gjorde|klarte|orket))',
    '(litt|ett|et) (lenger|lengre|hakk til|skritt lenger|ekstra) (hver|i dag|for hver)',
    '(press|pusse|push|pushe|presse|utfordre|utfordr) (deg|grensene|kroppen)',
    '(øk|øke) (tempoet|gradvis|farten|mengden|intensiteten|litt|lengd|aktivitet|belastning|varighet)*',
    '(gradvis|stadig) (mer|øk|lenger|mengde)*',
    '(bygg|bygge) (opp )?(styrke|kondisjon|utholdenhet|formen)',
    '(stå|hold) (på|ut) (litt til|videre|til)',
    '(gi|ta) (litt |det lille )?(ekstra|alt du har|i litt ekstra)',
    'ut av komfortsonen',
    '(minutter|minutt|ganger|runder) (lenger|lengre|ekstra)',
    '(bli|blir) (litt )?sterkere',
    '(få|øke) (opp )?pulsen',
    'bli (andpusten|svett)',
    'trosse? (smerten|trettheten|utmattelsen)',
    'selv om (det gjør vondt|du er sliten).{0,40} (fortsett|hold ut|prøv)',
  ),
  en: phrases(
    '(more(?! (slow|gent|soft|rest|quiet)*)|longer|further|farther|faster|harder|extra)( _){0,5} than (yesterday|last time|last week|before|usual|you usually|normal|the day before|you (did|managed))',
    '(a little|a bit|slightly|one minute|some) (more|longer|further|extra) (each|every) (day|week)',
    '(push|challenge|stretch) (yourself|your limits|your body|through|a bit more|a little more|past)',
    '(increase|raise|step up|ramp up|build up|boost) (the |your |it |to )?(pace|speed|activity|intensity|load|gradual|duration|distance|effort|stamina|strength|_ minutes)*',
    'gradually (more|increas|build|longer|add|work)*',
    '(go the extra mile|no pain no gain|out of your comfort zone|outside your comfort zone|beyond your limits|step it up)',
    '(try|work) (harder|through the pain|past the)',
    '(minutes?|times?|rounds?|reps?) (longer|extra)',
    'add (a|one|another|a few|some) (_ )?(minutes?|reps?|steps?|rounds?)',
    '(become|get|grow) (a little |a bit )?stronger',
    '(build|improve|increase|train) (up )?(your )?(endurance|stamina|strength|fitness)',
    'give it (your all|everything)',
    '(get|getting) your (heart rate|pulse) up',
    '(break|work up) a sweat',
    '(even if|although) (it hurts|you are tired).{0,40} (keep|go on|continue)',
  ),
};
