import type { WrittenExercise } from '../exercise.ts';

/** Lying with the eyes closed; a few times are many, and the smallest ask nothing of arms, legs or back. */
export const LOW: readonly WrittenExercise[] = [
  {
    id: 'jaw-lets-go',
    minutes: 1,
    position: 'any',
    notFor: [],
    title: { no: 'Kjeven slipper', en: 'The jaw lets go' },
    description: {
      no: 'Du lar kjeven henge litt, med rom mellom tennene. Den har kanskje holdt igjen lenge.',
      en: 'You let your jaw hang a little, with room between your teeth. It may have been holding on for a long time.',
    },
    steps: {
      no: [
        'Kjenn om tennene møtes. La dem få litt rom mellom seg.',
        'La tunga ligge bred og tung i munnen.',
        'Åpne munnen bitte litt, og lukk den uten å bite sammen.',
        'Gjør det tre ganger, sakte. Så får kjeven bare være.',
      ],
      en: [
        'Feel whether your teeth are touching. Give them a little space.',
        'Let your tongue lie broad and heavy in your mouth.',
        'Open your mouth a tiny bit, and close it without biting.',
        'Do that three times, slowly. Then let the jaw be.',
      ],
    },
  },
  {
    id: 'thought-of-waving',
    minutes: 2,
    position: 'lying',
    notFor: [],
    isLight: true,
    title: { no: 'En bevegelse i tankene', en: 'A movement in your mind' },
    description: {
      no: 'Du tenker at du vinker, mens kroppen ligger helt i ro. På en tung dag er det mer enn nok.',
      en: 'You imagine waving while your body lies quite still. On a heavy day that is more than enough.',
    },
    steps: {
      no: [
        'Lig godt, med armene der de ligger best.',
        'Tenk på noen du gjerne vinker til.',
        'Se for deg at hånda løfter seg og vinker, langsomt og mykt.',
        'La hånda dale ned igjen i tankene, og hvil.',
        'Vil hånda røre litt på seg, får den lov. Den kan også la være.',
      ],
      en: [
        'Lie comfortably, with your arms where they lie best.',
        'Think of somebody you would be glad to wave to.',
        'Picture your hand rising and waving, slow and soft.',
        'Let it float down again in your mind, and rest.',
        'If the hand wants to stir a little, it may. It may also leave it.',
      ],
    },
  },
  {
    id: 'fingertips-meet',
    minutes: 1,
    position: 'any',
    notFor: [],
    title: { no: 'Fingertupper på besøk', en: 'Fingertips on a visit' },
    description: {
      no: 'Tommelen besøker de andre fingrene, én etter én. Én hånd om gangen er nok.',
      en: 'Your thumb visits the other fingers, one by one. One hand at a time is enough.',
    },
    steps: {
      no: [
        'La hånda ligge på dyna med håndflata opp.',
        'La tommelen møte pekefingeren, så lett at det nesten ikke kjennes.',
        'Gå videre til neste finger når du vil. Lillefingeren er sist.',
        'Åpne hånda og la den ligge. Ta den andre hånda om du har lyst.',
      ],
      en: [
        'Let your hand lie on the covers, palm up.',
        'Let your thumb meet your first finger, so lightly you hardly feel it.',
        'Move on to the next finger when you like. The little finger comes last.',
        'Open your hand and let it lie. Do the other hand if you feel like it.',
      ],
    },
  },
  {
    id: 'feet-draw-circles',
    minutes: 2,
    position: 'lying',
    notFor: ['movement'],
    title: { no: 'Små sirkler under dyna', en: 'Small circles under the covers' },
    description: {
      no: 'Den ene foten tegner noen langsomme sirkler. Så er det den andres tur.',
      en: 'One foot draws a few slow circles. Then the other one has a turn.',
    },
    steps: {
      no: [
        'La beina ligge tungt, med noe mykt under knærne om du har det.',
        'Tegn en liten sirkel med den ene foten, så sakte du vil.',
        'Tegn to til, og så én den andre veien.',
        'Hvil til foten kjennes rolig. Bytt fot.',
        'Er dyna tung, kan du vippe foten opp og ned i stedet.',
      ],
      en: [
        'Let your legs lie heavy, with something soft under your knees if you have it.',
        'Draw a small circle with one foot, as slowly as you like.',
        'Draw two more, then one the other way.',
        'Rest until the foot feels quiet. Change feet.',
        'If the covers are heavy, tip the foot up and down instead.',
      ],
    },
  },
  {
    id: 'sliding-heel',
    minutes: 2,
    position: 'lying',
    notFor: ['movement'],
    title: { no: 'Hælen som glir', en: 'The sliding heel' },
    description: {
      no: 'Hælen glir noen centimeter opp mot deg og ned igjen. Senga bærer hele beinet.',
      en: 'Your heel slides a few centimetres towards you and back. The bed carries the whole leg.',
    },
    steps: {
      no: [
        'Lig på ryggen med beina løse.',
        'La den ene hælen gli litt opp mot deg, så kneet bøyer seg.',
        'La hælen gli ned igjen. Ta god tid på veien.',
        'Tre ganger på hver side, med en pause når du bytter.',
        'Går det tregt, er en finger bredt langt nok.',
      ],
      en: [
        'Lie on your back with your legs loose.',
        'Let one heel slide up a little, so that the knee bends.',
        'Let the heel slide back down. Take your time on the way.',
        'Three times on each side, with a rest when you change.',
        'If it drags, the width of a finger is far enough.',
      ],
    },
  },
  {
    id: 'press-and-let-go',
    minutes: 2,
    position: 'lying',
    notFor: ['movement'],
    title: { no: 'Trykk lett og slipp', en: 'Press lightly, let go' },
    description: {
      no: 'Du trykker en arm bitte litt ned i madrassen og slipper. Det er slippet som er øvelsen.',
      en: 'You press one arm a tiny bit into the mattress and let go. The letting go is the exercise.',
    },
    steps: {
      no: [
        'La den ene armen ligge langs siden.',
        'Pust ut, og trykk den ned i madrassen, ikke hardere enn når du lukker en bok.',
        'Slipp, og kjenn at armen blir liggende tung.',
        'Vent i tre vanlige pust før du gjør det igjen.',
        'Ta den andre armen, eller la det være med den ene.',
      ],
      en: [
        'Let one arm lie by your side.',
        'Breathe out and press it into the mattress, no harder than you would close a book.',
        'Let go, and feel the arm lie there heavy.',
        'Wait for three ordinary breaths before you do it again.',
        'Do the other arm, or leave it at the one.',
      ],
    },
  },
  {
    id: 'smooth-forehead',
    minutes: 1,
    position: 'any',
    notFor: [],
    title: { no: 'Panna blir glatt', en: 'A smooth forehead' },
    description: {
      no: 'Du løfter øyenbrynene et hårsbredd og lar dem synke. Panna får bli så glatt som den vil.',
      en: 'You raise your eyebrows by a hair and let them sink. Your forehead can be as smooth as it likes.',
    },
    steps: {
      no: [
        'Lukk øynene, og la lokkene være tunge.',
        'Løft brynene så lite at ingen ville sett det.',
        'La dem synke, sakte, til panna er bred og løs.',
        'La det samme skje rundt øynene og i kinnene, uten å gjøre noe.',
        'Er panna øm, kan du nøye deg med å tenke det.',
      ],
      en: [
        'Close your eyes and let the lids be heavy.',
        'Raise your eyebrows so little that nobody would see it.',
        'Let them sink, slowly, until your forehead is broad and loose.',
        'Let the same happen round your eyes and in your cheeks, without doing a thing.',
        'If your forehead is sore, just thinking of it will do.',
      ],
    },
  },
  {
    id: 'hand-like-a-page',
    minutes: 2,
    position: 'lying',
    notFor: [],
    title: { no: 'Hånda blar om', en: 'The hand turns a page' },
    description: {
      no: 'Hånda snur seg rolig fra håndflate til håndrygg, som når du blar i en bok.',
      en: 'Your hand rolls slowly from palm to back, as if turning a page.',
    },
    steps: {
      no: [
        'La den ene hånda ligge ved siden av deg, med håndflata ned.',
        'La tommelen lede an, til håndflata vender opp.',
        'Bli litt der, og kjenn lufta mot håndflata.',
        'Rull hånda ned igjen. Fire sider er et helt kapittel.',
        'Legg hånda der den har det lunt, og la den andre lese om den vil.',
      ],
      en: [
        'Let one hand lie beside you, palm down.',
        'Let your thumb lead the way until the palm faces up.',
        'Stay a moment and feel the air on your palm.',
        'Roll the hand back down. Four pages make a whole chapter.',
        'Put the hand where it is warm, and let the other one read if it wants to.',
      ],
    },
  },
];
