/** Words that show the care is for another person, by another person, or something else altogether. */
export const NO_OWN_CARE =
  "baby\\p{L}*|bridal|barn\\p{L}*|barna|born|ung(?:en|er|ene|ane|an)|kids?|children|child|toddler|twins|tvilling\\p{L}*|son|daughter|sønn\\p{L}*|dat(?:ter|ra)\\p{L}*|hund\\p{L}*|dogs?|pupp(?:y|ies)|valp\\p{L}*|cats?|katt\\p{L}*|horse|hest\\p{L}*|mum(?:[’']s)?|mom(?:[’']s)?|dad(?:[’']s)?|mamma|pappa|nan|gran\\p{L}*|mor|far|mormor|farmor|bestemor|bestefar|husband|wife|mannen|kona|clients?|brukere?n?|pasient\\p{L}*|patients?|residents?|frisør\\p{L}*|hairdress\\p{L}*|salon\\p{L}*|gjest\\p{L}*|guests?|visitors?|besøk\\p{L}*|henne|ham|help\\p{L}* (?:him|her|them)|hjelpe\\p{L}*|jobb\\p{L}*|work|hotel\\p{L}*|airbnb|pleie\\p{L}*";

/** The small tasks of caring for oneself, and for where one sleeps. */
export const OWN_CARE = [
  '(?:vaske|vask|føne|gre|børste) (?:på )?(?:meg )?(?:(?:det|mitt|lange) )*hår(?:et)?(?: mitt)?|hårvask(?:en)?',
  '(?:ta(?:r)?|få(?:r)?|orke|rekke|klare) (?:(?:meg|en|ei|tatt|å|første|varm|lang|kort) )*dusj(?:en|e)?|dusje(?:r)?|dusjing|^dusj|ta (?:meg )?(?:et )?(?:varmt )?(?:kar)?bad|karbad|badekar(?:et)?',
  '(?:pusse|børste) (?:\\p{L}+ )?tenn(?:er|ene)|tannpuss(?:en)?|(?:klippe|stelle|file) (?:\\p{L}+ )?(?:finger|tå)?negl(?:er|ene)|negleklipp(?:en)?|barbere (?:meg|leggene|skjegget)|stelle meg|kle på meg|vaske (?:meg|ansiktet)',
  '(?:skifte|bytte|ta av|vaske|legge på|ha på) (?:(?:på|rent|nytt) )*(?:sengetøy(?:et)?|senge?klær(?:ne)?|laken(?:et)?|dynetrekk(?:et)?|senga|sengen)|re (?:opp )?senga',
  'wash(?:ing)? (?:and (?:dry|brush)(?:ing)? )?my (?:own |long )*(?:hair|face)|hair[- ]?wash(?:ing)?(?: day)?|wash day',
  '(?:have|having|take|taking|get|getting|get in|getting in|into)(?: (?:a|the|my|first|hot|warm|proper|quick))* (?:shower|bath)|(?:a |my |first |hot |warm )+shower|^shower|showering|hot bath|warm bath',
  'brush(?:ing)? my (?:teeth|hair)|brush(?:ing)? teeth|(?:cut|clip|trim|fil)(?:e|t?ing|p?ing|m?ing)? my (?:toe|finger)?[- ]?nails|toenails|shav(?:e|ing)(?: my (?:legs|face|head))?|get(?:ting)? (?:washed|dressed)',
  '(?:chang|strip|mak)(?:e|p?ing)?(?: (?:the|my))* bed|(?:chang|strip|wash|put)(?:e|ing|ping|ting)?(?: (?:on|the|my|clean|fresh|new))* (?:bedding|bed ?linen|bed ?sheets|bed ?clothes|sheets|duvet covers?|pillow ?cases?)',
].join('|');
