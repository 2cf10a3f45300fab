import type { WrittenExercise } from '../exercise.ts';

/** With a little more to go on: the breath meets steps, arms, a wall, a pencil or a voice. */
export const MODERATE: readonly WrittenExercise[] = [
  {
    id: 'steps-in-step',
    minutes: 5,
    position: 'standing',
    notFor: ['standing', 'movement'],
    assumes: ['legs'],
    isMovement: true,
    title: { no: 'I takt med skrittene', en: 'In step with your steps' },
    description: {
      no: 'Du går rolig og lar skrittene telle pusten. Gangen hjemme er lang nok.',
      en: 'You walk slowly and let your steps count the breath. The hallway at home is long enough.',
    },
    steps: {
      no: [
        'Gå saktere enn du pleier, gjerne langs en vegg, uten noe i hendene.',
        'Pust inn over to skritt.',
        'Pust ut over tre skritt, eller fire om det går lett.',
        'Snu i en liten bue. Så lenge får pusten gå som den vil.',
        'Sett deg ned når du har gått nok, også om det er tid igjen.',
      ],
      en: [
        'Walk more slowly than usual, along a wall if you like, with nothing in your hands.',
        'Breathe in over two steps.',
        'Breathe out over three steps, or four if that is easy.',
        'Turn round in a small curve. Meanwhile, let the breath do as it likes.',
        'Sit down once you have walked enough, even if there is time left.',
      ],
    },
  },
  {
    id: 'slow-wings',
    minutes: 3,
    position: 'sitting',
    notFor: ['movement'],
    isMovement: true,
    rhythm: { inSeconds: 4, outSeconds: 6 },
    title: { no: 'Langsomme vinger', en: 'Slow wings' },
    description: {
      no: 'Armene løfter seg med pusten inn og synker med pusten ut. Som en stor fugl uten hastverk.',
      en: 'Your arms rise with the breath in and sink with the breath out. Like a large bird in no hurry.',
    },
    steps: {
      no: [
        'Sitt støtt, med begge føttene i gulvet og armene ned langs sidene.',
        'Pust inn og løft armene litt ut til siden, ikke høyere enn det er godt.',
        'Pust ut og la dem synke, saktere enn de kom opp.',
        'Ta en pause med hendene i fanget når armene blir tunge.',
        'Fuglen følger din egen takt, ikke omvendt.',
      ],
      en: [
        'Sit firmly, with both feet on the floor and your arms by your sides.',
        'Breathe in and raise your arms a little out to the side, no higher than is pleasant.',
        'Breathe out and let them sink, more slowly than they came up.',
        'Rest your hands in your lap when your arms get heavy.',
        'The bird keeps to your own pace, not the other way round.',
      ],
    },
  },
  {
    id: 'three-open-sounds',
    minutes: 3,
    position: 'any',
    notFor: ['sound'],
    isLight: true,
    title: { no: 'Aaa, ooo, mmm', en: 'Aah, ooh, mmm' },
    description: {
      no: 'Du synger tre rolige lyder på utpusten. De trenger ikke være pene.',
      en: 'You sing three calm sounds on the breath out. They do not have to be pretty.',
    },
    steps: {
      no: [
        'Finn et sted der du kan lage litt lyd i fred.',
        'Syng en lang «aaa» på en tone som er lett for deg.',
        'Hent pusten i ro. Ta «ooo» på samme måte, og så «mmm».',
        'Legg en hånd på brystet og kjenn hvilken lyd som dirrer mest der.',
        'Syng den du liker best resten av tiden, eller hvil i stillheten.',
      ],
      en: [
        'Find a place where you can make a little noise in peace.',
        'Sing a long "aah" on a note that is easy for you.',
        'Take your time to breathe. Sing "ooh" in the same way, then "mmm".',
        'Lay a hand on your chest and feel which sound buzzes most there.',
        'Sing your favourite for the rest of the time, or rest in the quiet.',
      ],
    },
  },
  {
    id: 'the-swing',
    minutes: 5,
    position: 'any',
    notFor: [],
    rhythm: { inSeconds: 5, outSeconds: 5 },
    title: { no: 'Huska', en: 'The swing' },
    description: {
      no: 'Pusten går like lenge inn som ut, fram og tilbake som en huske. Den stopper ikke på noen av sidene.',
      en: 'The breath takes as long going in as going out, to and fro like a swing. It does not stop at either side.',
    },
    steps: {
      no: [
        'Sitt eller lig godt, og kjenn at pusten alt svinger fram og tilbake.',
        'Tell rolig til fem inn og til fem ut. Pusten kan godt være liten.',
        'La det ene gå over i det andre, uten rykk i endene.',
        'Er fem for langt, så tell til fire. Din egen takt er den rette.',
        'Mot slutten lar du huska gå av seg selv.',
      ],
      en: [
        'Sit or lie comfortably. Feel that the breath is already swinging to and fro.',
        'Count calmly to five going in and to five going out. The breath can be a small one.',
        'Let one turn into the other, with no jerk at the ends.',
        'If five is too long, count to four. Your own pace is the right one.',
        'Towards the end, let the swing go by itself.',
      ],
    },
  },
  {
    id: 'back-to-the-wall',
    minutes: 3,
    position: 'standing',
    notFor: ['standing'],
    title: { no: 'Ryggen mot veggen', en: 'Back to the wall' },
    description: {
      no: 'Du lener deg mot en vegg og puster mot den. Veggen tar imot så lenge du vil.',
      en: 'You lean against a wall and breathe towards it. The wall will take it for as long as you like.',
    },
    steps: {
      no: [
        'Finn en bar vegg og et gulv som ikke er glatt. Len ryggen mot veggen med føttene litt fram.',
        'Kjenn hvor veggen møter deg: rumpa, skuldrene, kanskje hodet.',
        'Pust inn, og kjenn at du kommer litt nærmere veggen.',
        'Pust ut, og la veggen bære litt mer.',
        'Sett deg om beina blir trøtte. En stolrygg duger godt.',
      ],
      en: [
        'Find a bare wall and a floor that is not slippery. Lean your back on the wall, feet a little forward.',
        'Feel where the wall meets you: hips, shoulders, perhaps your head.',
        'Breathe in, and feel yourself come a little closer to the wall.',
        'Breathe out, and let the wall carry a little more.',
        'Sit down if your legs get tired. The back of a chair will do nicely.',
      ],
    },
  },
  {
    id: 'drawn-breath',
    minutes: 4,
    position: 'sitting',
    notFor: ['light'],
    title: { no: 'Tegn pusten', en: 'Draw the breath' },
    description: {
      no: 'Blyanten går opp når du puster inn, og ned når du puster ut. Arket blir et landskap som bare er ditt.',
      en: 'The pencil goes up as you breathe in and down as you breathe out. The paper turns into a landscape of your own.',
    },
    steps: {
      no: [
        'Finn et ark og noe å skrive med.',
        'Sett blyanten helt til venstre, og vent på neste innpust.',
        'Tegn opp når du puster inn, og ned når du puster ut.',
        'La streken gå rolig mot høyre. Begynn på ny linje når arket tar slutt.',
        'Se på fjellene til slutt. Bratte eller slake, alle er fine.',
      ],
      en: [
        'Find some paper and something to write with.',
        'Set the pencil down at the far left and wait for the next breath in.',
        'Draw upwards as you breathe in, and downwards as you breathe out.',
        'Let the line drift to the right. Start a new line when the paper ends.',
        'Look at your hills at the end. Steep or gentle, they are all fine.',
      ],
    },
  },
  {
    id: 'one-nostril',
    minutes: 3,
    position: 'sitting',
    notFor: [],
    title: { no: 'Ett nesebor om gangen', en: 'One nostril at a time' },
    description: {
      no: 'Du lukker det ene neseboret lett med en finger og puster gjennom det andre. Velg noe annet hvis nesa er tett.',
      en: 'You close one nostril lightly with a finger and breathe through the other. Choose something else if your nose is blocked.',
    },
    steps: {
      no: [
        'Støtt albuen på et bord eller en pute.',
        'Lukk høyre nesebor lett, og pust rolig ut og inn gjennom det venstre.',
        'Bytt side etter tre pust, og pust ut og inn gjennom det høyre.',
        'Merk hvilken side som er åpnest i dag.',
        'Ta bort fingeren og pust med begge hvis det blir trangt.',
      ],
      en: [
        'Rest your elbow on a table or a cushion.',
        'Close your right nostril lightly, and breathe calmly out and in through the left.',
        'Change sides after three breaths, and breathe out and in through the right.',
        'See which side is more open today.',
        'Take your finger away and use both if it feels tight.',
      ],
    },
  },
  {
    id: 'down-to-the-floor',
    minutes: 4,
    position: 'sitting',
    notFor: [],
    rhythm: { inSeconds: 4, outSeconds: 7 },
    title: { no: 'Helt ned i gulvet', en: 'All the way to the floor' },
    description: {
      no: 'Du ser for deg at utpusten renner nedover og ut gjennom føttene. Gulvet har plass til alt.',
      en: 'You picture the breath running down through you and out at your feet. The floor has room for all of it.',
    },
    steps: {
      no: [
        'Sitt med begge føttene flatt i gulvet.',
        'Pust inn, og kjenn at du blir litt lengre i ryggen.',
        'Pust ut, og følg pusten i tankene: brystet, magen, lårene, leggene.',
        'La den ende i fotsålene. Kjenn at gulvet holder.',
        'Kommer du helt ned bare noen få ganger, er det fint. Bruk din egen takt.',
      ],
      en: [
        'Sit with both feet flat on the floor.',
        'Breathe in, and feel your back grow a little longer.',
        'Breathe out, and follow it in your mind: chest, belly, thighs, shins.',
        'Let it end in the soles of your feet. Feel the floor hold.',
        'Getting there only now and then is fine. Use your own pace.',
      ],
    },
  },
];
