import type { WrittenExercise } from '../exercise.ts';

/** With something to fetch, to play, to taste or to go out to. */
export const MODERATE: readonly WrittenExercise[] = [
  {
    id: 'what-moves-outside',
    minutes: 4,
    position: 'sitting',
    notFor: ['light'],
    title: { no: 'Det som rører seg der ute', en: 'What moves out there' },
    description: {
      no: 'Du sitter ved et vindu og finner det som beveger på seg. Noe går fort, og noe går nesten ikke i det hele tatt.',
      en: 'You sit by a window and find what is moving. Some things go fast, and some hardly at all.',
    },
    steps: {
      no: [
        'Sett deg der du ser litt himmel, et tre eller en vei.',
        'Finn noe som går fort, og la det dra.',
        'Finn noe som går sakte: en sky, røyk, en grein.',
        'Hvil blikket på det som er langsomst av alt. Blir øynene urolige, velger du noe som står stille.',
        'Lukk øynene et øyeblikk før du gjør noe annet.',
      ],
      en: [
        'Sit where you can see a bit of sky, a tree or a road.',
        'Find something that goes fast, and let it go.',
        'Find something that goes slowly: a cloud, smoke, a branch.',
        'Rest your gaze on the slowest thing of all. If your eyes grow uneasy, choose something that stays still.',
        'Close your eyes for a moment before you do anything else.',
      ],
    },
  },
  {
    id: 'bowl-of-warm-water',
    minutes: 5,
    position: 'sitting',
    notFor: [],
    title: { no: 'En bolle varmt vann', en: 'A bowl of warm water' },
    description: {
      no: 'Hendene får et lite bad mens du sitter. Et par dråper såpe gjør vannet silkemykt.',
      en: 'Your hands have a little bath while you sit. A drop or two of soap makes the water silky.',
    },
    steps: {
      no: [
        'Fyll en liten bolle halvt med lunkent vann. Sett den på et håndkle der du skal sitte.',
        'Kjenn på vannet med håndleddet først, på den siden som kjenner varme best.',
        'La hendene synke, og kjenn at vannet bærer fingrene.',
        'Flytt dem sakte gjennom vannet, så det stryker mellom fingrene.',
        'Tørk én finger om gangen, med god tid.',
      ],
      en: [
        'Half fill a small bowl with lukewarm water. Set it on a towel where you are going to sit.',
        'Try the water with your wrist first, on the side that feels warmth best.',
        'Let your hands sink, and feel the water carry your fingers.',
        'Move them slowly, so that the water strokes between your fingers.',
        'Dry one finger at a time, in no hurry.',
      ],
    },
  },
  {
    id: 'follow-one-instrument',
    minutes: 4,
    position: 'any',
    notFor: ['sound', 'screen'],
    title: { no: 'Følg ett instrument', en: 'Follow one instrument' },
    description: {
      no: 'Du hører på en sang du kjenner og følger bare ett av instrumentene. Det kan være som å høre den på nytt.',
      en: 'You listen to a song you know and follow just one of the instruments. It can be like hearing it for the first time.',
    },
    steps: {
      no: [
        'Velg en rolig sang, og sett lyden lavere enn du pleier.',
        'Plukk ut ett instrument: bassen, trommene, et piano.',
        'Følg det gjennom hele sangen. Hva gjør det når de andre er stille?',
        'Mister du det, så vent til det dukker opp igjen.',
        'Skru av, og sitt litt i stillheten etterpå.',
      ],
      en: [
        'Choose a calm song, and set the sound lower than usual.',
        'Pick one instrument: the bass, the drums, a piano.',
        'Follow it through the whole song. What does it do when the others are silent?',
        'If you lose it, wait until it turns up again.',
        'Turn it off, and sit in the silence for a bit.',
      ],
    },
  },
  {
    id: 'one-bite-good-time',
    minutes: 3,
    position: 'sitting',
    notFor: ['food'],
    assumes: ['kitchen'],
    title: { no: 'Én bit, god tid', en: 'One bite, no hurry' },
    description: {
      no: 'Du spiser én liten bit av noe du liker, så langsomt du kan. Litt banan, et mykt bær eller en bit sjokolade.',
      en: 'You eat one small bite of something you like, as slowly as you can. A bit of banana, a soft berry or a piece of chocolate.',
    },
    steps: {
      no: [
        'Sitt rett opp, og velg noe som er lett å svelge for deg. Lukt litt på det.',
        'Legg biten på tunga, og la den ligge der et øyeblikk.',
        'Tygg sakte. Kommer det en ny smak etter den første?',
        'Svelg, og kjenn hva som blir igjen i munnen.',
        'Ta en bit til som du spiser helt vanlig, bare fordi den er god.',
      ],
      en: [
        'Sit up straight, and choose something that is easy for you to swallow. Smell it a little.',
        'Lay the bite on your tongue and let it be there for a moment.',
        'Chew slowly. Does a new taste come after the first one?',
        'Swallow, and see what stays behind in your mouth.',
        'Have one more in the usual way, just because it is good.',
      ],
    },
  },
  {
    id: 'guess-by-touch',
    minutes: 5,
    position: 'sitting',
    notFor: [],
    isLight: true,
    title: { no: 'Gjett med fingrene', en: 'Guess with your fingers' },
    description: {
      no: 'Små ting ligger i en pose, og fingrene gjetter hva de er. Det er en lek, og ingen teller riktige svar.',
      en: 'Small things lie in a bag, and your fingers guess what they are. It is a game, and nobody counts right answers.',
    },
    steps: {
      no: [
        'Legg fem små ting uten skarpe kanter i en pose. La noen andre velge dem om du kan.',
        'Lukk øynene, og ta i én av dem.',
        'Kjenn på form og kanter før du gjetter.',
        'Finn ut hvilken som er glattest, og hvilken som er lettest.',
        'Ta opp tingene, én etter én, og si takk for spillet.',
      ],
      en: [
        'Put five small things without sharp edges in a bag. Let someone else choose them if you can.',
        'Close your eyes and take hold of one.',
        'Feel its shape and edges before you guess.',
        'Find out which is smoothest and which is lightest.',
        'Take the things out, one by one, and thank them for the game.',
      ],
    },
  },
  {
    id: 'hand-on-the-bark',
    minutes: 6,
    position: 'standing',
    notFor: ['light', 'sound', 'standing', 'movement'],
    assumes: ['outside', 'legs'],
    isMovement: true,
    title: { no: 'Hånda på barken', en: 'A hand on the bark' },
    description: {
      no: 'Du går ut til et tre og kjenner på det. Det har stått der lenge og har ingenting det skal rekke.',
      en: 'You go out to a tree and touch it. It has stood there a long time and has nothing to get to.',
    },
    steps: {
      no: [
        'Gå til et tre i nærheten. Er det glatt eller langt, er en varm husvegg like fin.',
        'Legg hånda på barken, og kjenn hvor ru den er.',
        'Gå litt rundt stammen. Er den lik på begge sider?',
        'Len deg mot treet om det er godt å stå der.',
        'Gå hjem mens du ennå har krefter.',
      ],
      en: [
        'Walk to a tree close by. If it is icy or far, a warm house wall is just as good.',
        'Lay your hand on the bark and feel how rough it is.',
        'Go a little way round the trunk. Is it the same on both sides?',
        'Lean on the tree if it is good to stand there.',
        'Walk home while you still have strength left.',
      ],
    },
  },
  {
    id: 'wrapped-up',
    minutes: 6,
    position: 'any',
    notFor: [],
    isLight: true,
    title: { no: 'Pakk deg inn', en: 'Wrap yourself up' },
    description: {
      no: 'Du pakker et teppe godt rundt deg, så det holder om deg fra alle kanter. Som en pølse i lompe.',
      en: 'You wrap a blanket snugly round you, so that it holds you on all sides. Like a sausage in its roll.',
    },
    steps: {
      no: [
        'Ta et teppe som er godt å ha på, og brett det rundt kroppen.',
        'Dytt kantene inn under deg. Ansiktet er fritt, og brystet har god plass.',
        'Kjenn hvor teppet holder mest: skuldre, rygg, knær.',
        'Gjør det løsere til det er akkurat passe. Du skal lett komme ut av det selv.',
        'Ta deg god tid når du pakker deg ut igjen.',
      ],
      en: [
        'Take a blanket you like the weight of, and fold it round your body.',
        'Tuck the edges in under you. Your face is free, and your chest has room to breathe.',
        'Feel where the blanket holds you most: shoulders, back, knees.',
        'Loosen it until it is just right. It is meant to be easy to get out of by yourself.',
        'Take your time when you unwrap yourself.',
      ],
    },
  },
  {
    id: 'warm-hand-cool-hand',
    minutes: 3,
    position: 'sitting',
    notFor: [],
    title: { no: 'Varm hånd, kjølig hånd', en: 'Warm hand, cool hand' },
    description: {
      no: 'Du holder noe varmt i den ene hånda og noe kjølig i den andre. Så bytter du.',
      en: 'You hold something warm in one hand and something cool in the other. Then you change over.',
    },
    steps: {
      no: [
        'Fyll en kopp med godt lunkent vann og et glass med kjølig. Kjenn etter før du tar i dem.',
        'Hold dem samtidig, og kjenn bare på den varme. Sett fra deg det som ikke er godt.',
        'Gå over til den kjølige. Så fram og tilbake noen ganger.',
        'Bytt hender. Hvor lenge husker hånda det forrige?',
        'Legg håndflatene mot hverandre og la dem bli enige.',
      ],
      en: [
        'Fill a cup with quite warm water and a glass with cool. Try them before you take hold.',
        'Hold both at once, and feel only the warm one. Put down whatever is not pleasant.',
        'Move over to the cool one. Then to and fro a few times.',
        'Change hands. How long does a hand remember the last one?',
        'Lay your palms together and let them agree.',
      ],
    },
  },
];
