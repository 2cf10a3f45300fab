import type { WrittenExercise } from '../exercise.ts';

/** Some stand or walk, some sit or lie; each has a smaller way of doing it. */
export const MODERATE: readonly WrittenExercise[] = [
  {
    id: 'push-the-wall',
    minutes: 2,
    position: 'standing',
    notFor: ['standing', 'movement'],
    assumes: ['legs'],
    title: { no: 'Skyv veggen litt', en: 'Nudge the wall' },
    description: {
      no: 'Du lener deg mot veggen og skyver deg rolig ut igjen. Veggen blir stående.',
      en: 'You lean in to the wall and push yourself calmly back. The wall will stay where it is.',
    },
    steps: {
      no: [
        'Stå en armlengde fra en vegg, med hendene mot den i brysthøyde.',
        'Bøy albuene, og len deg sakte inn mens du puster inn.',
        'Skyv deg rolig tilbake mens du puster ut.',
        'Fem ganger er nok. Hvil med hendene ned etter de tre første.',
        'Nærmere veggen er lettere. Blir du ør, så gå helt inntil, og sett deg når du kan.',
      ],
      en: [
        "Stand an arm's length from a wall, your hands on it at chest height.",
        'Bend your elbows and lean slowly in as you breathe in.',
        'Push yourself calmly back as you breathe out.',
        'Five times is enough. Rest with your hands down after the first three.',
        'Closer to the wall is easier. If you feel light-headed, step right up to it, and sit when you can.',
      ],
    },
  },
  {
    id: 'up-from-the-chair',
    minutes: 2,
    position: 'standing',
    notFor: ['standing', 'movement'],
    assumes: ['legs'],
    title: { no: 'Opp av stolen, ned igjen', en: 'Out of the chair and back' },
    description: {
      no: 'Du reiser deg og setter deg noen ganger, saktere enn du pleier. Å sette seg mykt er den fine delen.',
      en: 'You get up and sit down a few times, more slowly than usual. Sitting down softly is the nice part.',
    },
    steps: {
      no: [
        'Velg en stol som står støtt, gjerne inntil en vegg.',
        'Sett føttene under knærne, og len deg litt fram.',
        'Reis deg i ditt eget tempo. Bruk hendene om du vil.',
        'Stå til du er stø, og senk deg så mykt du kan.',
        'Gjør det fire ganger. Bli sittende hvis du blir svimmel.',
      ],
      en: [
        'Choose a chair that stands firm, against a wall if you can.',
        'Put your feet under your knees and lean a little forward.',
        'Get up at your own pace. Use your hands if you like.',
        'Stand until you are steady, then lower yourself as softly as you can.',
        'Do it four times. Stay sitting if you feel dizzy.',
      ],
    },
  },
  {
    id: 'short-way-out',
    minutes: 8,
    position: 'standing',
    notFor: ['light', 'sound', 'standing', 'movement'],
    assumes: ['outside', 'legs'],
    title: { no: 'Ut til noe bestemt', en: 'Out to one certain thing' },
    description: {
      no: 'Du går ut til et sted du velger på forhånd, og hjem igjen. Postkassa eller et tre holder.',
      en: 'You walk out to a place you choose beforehand, and home again. The letterbox or a tree will do.',
    },
    steps: {
      no: [
        'Velg et mål som er nærmere enn du tror du orker. Er det glatt ute, kan målet være inne.',
        'Kle på deg, og gå dit i et tempo der du kan snakke.',
        'Stopp ved målet. Ta på det, og se deg litt rundt.',
        'Gå samme vei hjem. Det skal være krefter igjen når du er inne.',
        'Kjennes det feil, så snu med en gang. Turen teller likevel.',
      ],
      en: [
        'Choose a goal that is closer than you think you can manage. If it is icy, choose one indoors.',
        'Put on what you need, and walk at a pace where you can talk.',
        'Stop when you get there. Touch it, and look around a little.',
        'Walk home the same way. There is meant to be strength left once you are in.',
        'If it feels wrong, turn back at once. The walk still counts.',
      ],
    },
  },
  {
    id: 'dancing-hands',
    minutes: 3,
    position: 'sitting',
    notFor: [],
    isLight: true,
    title: { no: 'Hendene danser', en: 'Hands that dance' },
    description: {
      no: 'Du sitter, og hendene danser til en sang i hodet ditt. Resten av deg er publikum.',
      en: 'You sit, and your hands dance to a song in your head. The rest of you is the audience.',
    },
    steps: {
      no: [
        'Hvil underarmene på bordet eller i fanget.',
        'Tenk på en sang med litt sving i.',
        'La den ene hånda begynne, med fingre og håndledd.',
        'La den andre svare. De kan herme, eller finne på noe eget.',
        'La dansen bli mindre, til bare en tommel holder takta.',
      ],
      en: [
        'Rest your forearms on a table or in your lap.',
        'Think of a song with a bit of swing.',
        'Let one hand begin, with fingers and wrist.',
        'Let the other one answer. They can copy each other, or make something up.',
        'Let the dance get smaller, until just one thumb keeps time.',
      ],
    },
  },
  {
    id: 'picking-apples',
    minutes: 2,
    position: 'sitting',
    notFor: ['movement'],
    isLight: true,
    title: { no: 'Epler på lave greiner', en: 'Apples on low branches' },
    description: {
      no: 'Du strekker deg etter epler du ser for deg, med én arm om gangen. Velg de som henger lavt.',
      en: 'You reach for apples you picture in front of you, one arm at a time. Choose the ones that hang low.',
    },
    steps: {
      no: [
        'Sitt, eller stå med god plass mellom føttene.',
        'Strekk den ene armen fram og litt opp. Hodet kan være i ro.',
        'Lukk hånda om eplet, og legg det i en kurv ved hofta.',
        'Bytt arm. Plukk åtte epler i alt.',
        'De som henger for høyt, får bli hengende.',
      ],
      en: [
        'Sit, or stand with plenty of room between your feet.',
        'Stretch one arm forward and a little up. Your head can stay still.',
        'Close your hand round the apple, and lay it in a basket at your hip.',
        'Change arms. Pick eight apples in all.',
        'The ones that hang too high can stay where they are.',
      ],
    },
  },
  {
    id: 'morning-stretch',
    minutes: 3,
    position: 'lying',
    notFor: ['movement'],
    title: { no: 'Morgenstrekk når som helst', en: 'A morning stretch at any hour' },
    description: {
      no: 'Du ligger og strekker deg langs hele lengden, en del om gangen. Gjesp er velkomne.',
      en: 'You lie and stretch along your whole length, one part at a time. Yawns are welcome.',
    },
    steps: {
      no: [
        'Lig på ryggen, på senga eller en bred sofa.',
        'Skyv den ene hælen bort fra deg, og slipp. Så den andre.',
        'Legg en arm over hodet og la den bli lang. Bytt arm.',
        'Ta arm og bein på samme side samtidig, og slipp alt.',
        'Rull langsomt over på siden når du vil opp. Svimler det, så ligg stille til det er over.',
      ],
      en: [
        'Lie on your back, on the bed or on a wide sofa.',
        'Push one heel away from you, and let go. Then the other.',
        'Put one arm up past your head and let it grow long. Change arms.',
        'Take the arm and leg of one side together, and let it all go.',
        'Roll slowly on to your side when you want to get up. If it spins, lie still until it has passed.',
      ],
    },
  },
  {
    id: 'ball-under-the-foot',
    minutes: 4,
    position: 'sitting',
    notFor: [],
    title: { no: 'En ball under foten', en: 'A ball under your foot' },
    description: {
      no: 'Foten ruller over en ball eller en flaske mens du sitter. Du bestemmer hvor lett det skal være.',
      en: 'Your foot rolls over a ball or a bottle while you sit. You decide how light it is.',
    },
    steps: {
      no: [
        'Legg en tennisball eller en liten plastflaske foran stolen.',
        'Sett foten på, og rull sakte fra hæl til tær.',
        'Stopp der det kjennes godt, og la foten bare ligge.',
        'Hold deg unna ømme steder.',
        'Ta foten ned, kjenn om gulvet virker annerledes, og bytt. Legg ballen bort før du reiser deg.',
      ],
      en: [
        'Put a tennis ball or a small plastic bottle in front of your chair.',
        'Place your foot on it, and roll slowly from heel to toes.',
        'Stop where it feels good, and let the foot just lie there.',
        'Keep away from sore spots.',
        'Put your foot down, see if the floor feels different, and change. Put the ball away before you get up.',
      ],
    },
  },
  {
    id: 'hands-that-have-worked',
    minutes: 4,
    position: 'sitting',
    notFor: [],
    title: { no: 'Hender som har jobbet', en: 'Hands that have worked' },
    description: {
      no: 'Du tøyer fingre og håndledd litt etter litt. Fint etter tastatur, oppvask eller en lang dag.',
      en: 'You stretch your fingers and wrists bit by bit. Nice after a keyboard, the dishes or a long day.',
    },
    steps: {
      no: [
        'La albuene hvile på bordet.',
        'Spre fingrene til det så vidt strammer, og la dem falle sammen.',
        'Bøy håndleddet mykt fram og tilbake tre ganger.',
        'Stryk én finger om gangen med den andre hånda, fra rota og utover.',
        'Legg hendene oppå hverandre og la dem hvile.',
      ],
      en: [
        'Rest your elbows on the table.',
        'Spread your fingers until they only just pull, and let them fall together.',
        'Bend your wrist softly to and fro three times.',
        'Stroke one finger at a time with your other hand, from the root to the tip.',
        'Lay your hands on top of each other and let them rest.',
      ],
    },
  },
];
