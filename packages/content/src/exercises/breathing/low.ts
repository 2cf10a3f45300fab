import type { WrittenExercise } from '../exercise.ts';

/** Lying or as one is, without a sound; the breath leads, and a rhythm is an offer. */
export const LOW: readonly WrittenExercise[] = [
  {
    id: 'mist-on-the-window',
    minutes: 2,
    position: 'lying',
    notFor: [],
    rhythm: { inSeconds: 3, outSeconds: 5 },
    title: { no: 'Dogg på ruta', en: 'Mist on the window' },
    description: {
      no: 'Du puster ut som om du lager dogg på et vindu. Pusten er varm, og den er helt stille.',
      en: 'You breathe out as if you were making mist on a window. The breath is warm and makes no sound.',
    },
    steps: {
      no: [
        'Lig slik du ligger best. Øynene kan være igjen.',
        'Pust inn gjennom nesa, akkurat så mye som du pleier.',
        'Åpne munnen litt, og la lufta sige ut, varm og stille.',
        'Se for deg at ruta dogger til og blir klar igjen.',
        'Følg din egen takt. Er tre ganger nok, så er det nok.',
      ],
      en: [
        'Lie the way you lie best. Your eyes can be closed.',
        'Breathe in through your nose, just as much as you usually do.',
        'Open your mouth a little and let the air drift out, warm and quiet.',
        'Picture a window misting over, then clearing again.',
        'Keep to your own pace. If three times is enough, three is enough.',
      ],
    },
  },
  {
    id: 'a-breath-for-each-finger',
    minutes: 1,
    position: 'any',
    notFor: [],
    title: { no: 'Et pust til hver finger', en: 'A breath for each finger' },
    description: {
      no: 'Hver finger på den ene hånda får et pust. Når hånda ligger åpen, er du ferdig.',
      en: 'Each finger of one hand gets a breath. When the hand lies open, you are done.',
    },
    steps: {
      no: [
        'Lukk den ene hånda løst, som rundt en liten fugl.',
        'Pust inn som du pleier. Åpne tommelen når du puster ut.',
        'Åpne en ny finger for hvert pust, til hele hånda er åpen.',
        'Mister du tellingen, gjør det ingenting. Da er du ferdig når du vil.',
      ],
      en: [
        'Close one hand loosely, as if round a small bird.',
        'Breathe in as you usually do. Open your thumb as you breathe out.',
        'Open a new finger for each breath, until the whole hand lies open.',
        'If you lose count, no matter. You are done whenever you like.',
      ],
    },
  },
  {
    id: 'waves-on-a-shore',
    minutes: 3,
    position: 'lying',
    notFor: [],
    rhythm: { inSeconds: 4, outSeconds: 6 },
    title: { no: 'Bølger mot land', en: 'Waves on a shore' },
    description: {
      no: 'Du følger pusten som om den var små bølger. De kommer inn, og de trekker seg tilbake når de vil.',
      en: 'You follow the breath as if it were small waves. They come in, and they draw back when they like.',
    },
    steps: {
      no: [
        'Lukk øynene, og tenk på en strand du liker.',
        'Når du puster inn, kommer bølgen inn over sanden.',
        'Når du puster ut, glir den sakte tilbake.',
        'To bølger er aldri like. Følg din egen pust, så får bildet følge etter.',
        'Blir det for mye å tenke på, så la bildet gå og bare lig der.',
      ],
      en: [
        'Close your eyes and think of a beach you like.',
        'As you breathe in, the wave comes up over the sand.',
        'As you breathe out, it slides slowly back.',
        'No two waves are alike. Follow your own breath and let the picture follow you.',
        'If it is too much to think of, let the picture go and just lie there.',
      ],
    },
  },
  {
    id: 'bobbing-cushion',
    minutes: 3,
    position: 'lying',
    notFor: [],
    title: { no: 'Puta som duver', en: 'The bobbing cushion' },
    description: {
      no: 'En lett pute ligger på magen og følger pusten din. Du ser ikke på den, du bare kjenner den.',
      en: 'A light cushion lies on your belly and goes along with your breath. You only feel it; there is no need to look.',
    },
    steps: {
      no: [
        'Lig på ryggen, gjerne med noe mykt under knærne.',
        'Legg en lett pute eller en genser på magen, om du har en i nærheten.',
        'Kjenn at den løfter seg når du puster inn, og synker når du puster ut.',
        'Pusten kan være så liten som den vil.',
        'Er puta tung, eller ligger du best på siden? Da holder det med hånda.',
      ],
      en: [
        'Lie on your back, with something soft under your knees if you like.',
        'Put a light cushion or a jumper on your belly, if there is one close by.',
        'Feel it rise as you breathe in and sink as you breathe out.',
        'The breath can be as small as it wants to be.',
        'Is the cushion heavy, or do you lie better on your side? Then your hand will do.',
      ],
    },
  },
  {
    id: 'a-word-on-the-way-out',
    minutes: 2,
    position: 'any',
    notFor: [],
    title: { no: 'Et mykt ord', en: 'A soft word' },
    description: {
      no: 'Du velger et ord som er godt å tenke på. Det får bli med pusten ut.',
      en: 'You choose a word that is good to think of. It goes out with each breath.',
    },
    steps: {
      no: [
        'Velg et kort ord, som «hjemme», «mykt» eller «takk».',
        'La pusten komme inn som den vil.',
        'Tenk ordet mens du puster ut, like sakte som pusten går.',
        'Kommer det andre tanker, er det greit. Ordet venter på deg.',
      ],
      en: [
        'Choose a short word, like "home", "soft" or "thanks".',
        'Let the breath come in as it likes.',
        'Think the word while you breathe out, as slowly as the breath goes.',
        'If other thoughts come, that is fine. The word waits for you.',
      ],
    },
  },
  {
    id: 'cool-in-mild-out',
    minutes: 2,
    position: 'any',
    notFor: [],
    title: { no: 'Kjølig inn, lun ut', en: 'Cool in, mild out' },
    description: {
      no: 'Du kjenner på lufta som går gjennom nesa. Pusten får være akkurat som den er.',
      en: 'You feel the air that passes through your nose. The breath can be just as it is.',
    },
    steps: {
      no: [
        'La øynene hvile, åpne eller lukket.',
        'Kjenn lufta ytterst i nesa. Den er litt kjølig på vei inn.',
        'Kjenn den igjen på vei ut. Nå er den lunere.',
        'Er nesa tett, kan du kjenne det samme på leppene.',
        'Slutt å kjenne etter når du vil. Pusten klarer seg selv.',
      ],
      en: [
        'Let your eyes rest, open or closed.',
        'Feel the air at the tip of your nose. It is a little cool on its way in.',
        'Feel it again on its way out. Now it is milder.',
        'If your nose is blocked, you can feel the same on your lips.',
        'Stop noticing whenever you like. The breath can look after itself.',
      ],
    },
  },
  {
    id: 'every-other-breath',
    minutes: 2,
    position: 'any',
    notFor: [],
    title: { no: 'Bare annenhver', en: 'Only every other one' },
    description: {
      no: 'Annenhver gang får pusten litt bedre tid ut. Resten av gangene får den gå som den vil.',
      en: 'Every other breath gets a little more time on its way out. The rest can go as they please.',
    },
    steps: {
      no: [
        'Ta ett pust helt som vanlig.',
        'La det neste gå litt saktere ut, med løse lepper.',
        'Så et vanlig igjen, og så et sakte.',
        'Vet du ikke hvilket du er på, så bare velg et.',
        'Kjennes det anstrengt, så pust som du pleier resten av tiden.',
      ],
      en: [
        'Take one breath just as usual.',
        'Let the next one go out a little more slowly, with loose lips.',
        'Then an ordinary one again, and then a slow one.',
        'If you lose track of which is which, just pick one.',
        'If it feels like hard work, breathe as usual for the rest of the time.',
      ],
    },
  },
  {
    id: 'three-small-sighs',
    minutes: 1,
    position: 'any',
    notFor: [],
    title: { no: 'Tre små sukk', en: 'Three small sighs' },
    description: {
      no: 'Tre lette sukk, med god tid mellom. Ingen trenger å høre dem.',
      en: 'Three light sighs with plenty of time in between. Nobody needs to hear them.',
    },
    steps: {
      no: [
        'La munnen åpne seg av seg selv.',
        'Slipp lufta ut i et lite sukk, uten å presse.',
        'Pust så helt vanlig noen ganger.',
        'Når du vil, kommer det andre sukket. Til slutt det tredje.',
        'Er ett sukk nok, er du ferdig nå.',
      ],
      en: [
        'Let your mouth fall open.',
        'Let the air out in a small sigh, without pushing.',
        'Then breathe just as usual a few times.',
        'When you like, let the second sigh come. Last of all, the third.',
        'If one sigh is enough, you are done now.',
      ],
    },
  },
];
