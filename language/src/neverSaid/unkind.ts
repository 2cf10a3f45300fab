import type { Language } from '@spire/domain/languages';
import { phrases } from '../phrases.ts';

/** Words that hurt whoever reads or receives them, and words that keep them from telling others: a model's worst day. */
export const UNKIND: Record<Language, RegExp> = {
  no: phrases(
    '(idiot|drittsekk|dritt|faen|helvete|kjerring|hore|tosk)(en|a|er)?',
    '(din|ditt|en) (taper|dust|svikter|feiging|latsabb)(en)?',
    '(hold kjeft|hold munn|reise og ryke|ryke og reise)',
    '(hater|forakter) (deg|ham|henne|dem|dere)',
    'ingen (liker|elsker|bryr seg om|vil ha|savner|trenger) deg',
    '(du|hun|han) er (så |bare |jo |en )*(lat|dum|stygg|verdiløs|udugelig|patetisk|håpløs|svak|feit|ubrukelig|byrde|dårlig (mor|far|venn|datter|sønn))',
    '(?<!(trenger|slipper|vil|kan) )(ikke|aldri) (fortell|si) (det |dette )?(til )?(noen|andre|legen|familien)',
    '(hold|behold) (det|dette) hemmelig',
  ),
  en: phrases(
    '(idiot|moron|bitch|bastard|asshole|fuck|shit|loser)*',
    '(shut up|go to hell|get lost|screw you|drop dead)',
    '(hate|despise) (you|him|her|them)',
    '(nobody|no one) (likes|loves|cares about|wants|misses|needs) you',
    "(you|she|he)('re|'s| are| is) (so |just |a |such a |really )*(lazy|stupid|ugly|worthless|useless|pathetic|hopeless|weak|fat|burden|failure|bad (mother|father|friend|daughter|son))",
    "(do not|don't|never) tell (anyone|anybody|others|your (doctor|family))",
    '(keep|hold) (it|this|that) (a )?secret',
  ),
};
