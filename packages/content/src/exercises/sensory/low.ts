import type { WrittenExercise } from '../exercise.ts';

/** What is in reach from the bed, mostly felt; nothing bright, nothing strong. */
export const LOW: readonly WrittenExercise[] = [
  {
    id: 'along-the-seam',
    minutes: 2,
    position: 'lying',
    notFor: [],
    title: { no: 'Langs sømmen', en: 'Along the seam' },
    description: {
      no: 'En fingertupp følger sømmen på dyna eller genseren. Som en liten vei i mørket.',
      en: 'A fingertip follows the seam of your covers or your jumper. Like a small road in the dark.',
    },
    steps: {
      no: [
        'Finn en søm eller en kant du når uten å strekke deg.',
        'La fingertuppen gå sakte langs den.',
        'Kjenn sting, tråder og steder der stoffet er tykkere.',
        'Snu når veien tar slutt, eller stopp der det er mykest.',
      ],
      en: [
        'Find a seam or an edge that you can touch without reaching.',
        'Let your fingertip travel slowly along it.',
        'Feel stitches, threads and places where the cloth is thicker.',
        'Turn round when the road ends, or stop where it is softest.',
      ],
    },
  },
  {
    id: 'cloth-on-the-forehead',
    minutes: 3,
    position: 'lying',
    notFor: [],
    title: { no: 'En klut på panna', en: 'A cloth on your forehead' },
    description: {
      no: 'En kjølig eller lunken klut hviler på panna. Litt etter litt blir den like varm som deg.',
      en: 'A cool or lukewarm cloth rests on your forehead. Little by little it grows as warm as you are.',
    },
    steps: {
      no: [
        'Be noen om en fuktig klut, eller bruk en tørr som ligger i nærheten.',
        'Legg den på panna, eller over øynene om lyset plager deg.',
        'Kjenn hvor kluten begynner, og hvor den slutter.',
        'Vent på at den blir lunere. Det er ingenting du skal gjøre.',
        'Ta den bort med en gang den er ubehagelig.',
      ],
      en: [
        'Ask somebody for a damp cloth, or use a dry one that is close by.',
        'Lay it on your forehead, or over your eyes if the light bothers you.',
        'Feel where the cloth begins and where it ends.',
        'Wait for it to grow milder. There is nothing for you to do.',
        'Take it off as soon as it is unpleasant.',
      ],
    },
  },
  {
    id: 'one-steady-sound',
    minutes: 2,
    position: 'any',
    notFor: ['sound'],
    title: { no: 'En jevn lyd', en: 'One steady sound' },
    description: {
      no: 'Du finner en lyd som bare går og går. Kjøleskapet, regnet eller veien langt borte.',
      en: 'You find a sound that just goes on and on. The fridge, the rain or a road far away.',
    },
    steps: {
      no: [
        'Vær i ro, og la lydene komme til deg.',
        'Velg den som er jevnest.',
        'Hør om den er lys eller mørk, nær eller fjern.',
        'La de andre lydene være der. Du trenger ikke følge dem.',
        'Er alt for mye i dag, så velg en øvelse uten lyd.',
      ],
      en: [
        'Keep still and let the sounds come to you.',
        'Choose the one that is most even.',
        'Hear whether it is high or low, close or far.',
        'Let the other sounds be there. There is no need to follow them.',
        'If it is all too much today, choose an exercise without sound.',
      ],
    },
  },
  {
    id: 'a-small-darkness',
    minutes: 1,
    position: 'lying',
    notFor: [],
    title: { no: 'Et lite mørke', en: 'A small darkness' },
    description: {
      no: 'Du legger hendene som et lett tak over øynene. Der inne er det mørkt og lunt.',
      en: 'You lay your hands like a light roof over your eyes. In there it is dark and warm.',
    },
    steps: {
      no: [
        'Støtt albuene på en pute, eller bruk et mykt tørkle i stedet for hender.',
        'Legg hendene over lukkede øyne, uten å trykke.',
        'La mørket bli så mørkt som det vil.',
        'Kjenn varmen fra håndflatene.',
        'La lyset slippe inn litt etter litt når du er ferdig.',
      ],
      en: [
        'Prop your elbows on a cushion, or use a soft scarf in place of hands.',
        'Lay your hands over your closed eyes, without pressing.',
        'Let the dark get as dark as it wants to.',
        'Feel the warmth of your palms.',
        'Let the light back in little by little when you are done.',
      ],
    },
  },
  {
    id: 'scent-of-home',
    minutes: 1,
    position: 'any',
    notFor: [],
    title: { no: 'Lukta av noe kjent', en: 'The smell of something known' },
    description: {
      no: 'Du lukter på noe som er ditt, som putevaret eller en genser. Svake lukter er gode nok.',
      en: 'You smell something of your own, like your pillowcase or a jumper. Faint smells are good enough.',
    },
    steps: {
      no: [
        'Ta noe mykt som lukter litt av hjemme, eller av noen du er glad i.',
        'Hold det et stykke fra nesa, og pust som du pleier.',
        'Kjenn om lukta minner deg om noe. Lukter du lite for tiden, kan du huske den i stedet.',
        'Legg det fra deg om den blir sterk.',
      ],
      en: [
        'Take something soft that smells a little of home, or of someone you love.',
        'Keep it a little way from your nose, and breathe as usual.',
        'See whether the smell reminds you of something. If you smell little these days, remember it instead.',
        'Put it away if it gets too strong.',
      ],
    },
  },
  {
    id: 'feet-find-each-other',
    minutes: 2,
    position: 'lying',
    notFor: [],
    title: { no: 'Føttene finner hverandre', en: 'The feet find each other' },
    description: {
      no: 'Den ene foten legger seg inntil den andre under dyna. Hvem er varmest i dag?',
      en: 'One foot settles against the other under the covers. Which is the warmer one today?',
    },
    steps: {
      no: [
        'La den ene foten ligge der den er, og la den andre komme på besøk.',
        'Kjenn hvilken som er varmest, og hvilken som er glattest.',
        'Er du i sokker, så kjenn på ulla eller bomullen.',
        'Vent til de er like varme, eller til du har fått nok.',
      ],
      en: [
        'Leave one foot where it is, and let the other come to visit.',
        'Feel which one is warmer, and which one is smoother.',
        'If you are wearing socks, feel the wool or the cotton.',
        'Wait until they are equally warm, or until you have had enough.',
      ],
    },
  },
  {
    id: 'hand-on-the-cheek',
    minutes: 1,
    position: 'lying',
    notFor: [],
    title: { no: 'En hånd mot kinnet', en: 'A hand against your cheek' },
    description: {
      no: 'Hånda hviler mot kinnet og blir der. Mer enn det er det ikke.',
      en: 'Your hand rests against your cheek and stays there. There is no more to it.',
    },
    steps: {
      no: [
        'Lig litt på siden, med hånda mellom kinnet og puta.',
        'Kjenn hvor mykt kinnet er, og hvor lun hånda er.',
        'La kinnet bli tungt. Hånda og puta tar imot.',
        'Flytt hånda til halsen eller brystet hvis det er bedre der.',
      ],
      en: [
        'Lie a little on one side, your hand between your cheek and the pillow.',
        'Feel how soft your cheek is, and how warm your hand.',
        'Let the cheek grow heavy. Hand and pillow will take it.',
        'Move your hand to your neck or your chest if that is better.',
      ],
    },
  },
  {
    id: 'a-place-for-the-eyes',
    minutes: 1,
    position: 'any',
    notFor: ['light'],
    title: { no: 'Et sted for øynene', en: 'A place for your eyes' },
    description: {
      no: 'Øynene får hvile på én ting, uten å lese og uten å lete. En plante eller en fold i gardina er fin.',
      en: 'Your eyes rest on one thing, with nothing to read and nothing to look for. A plant or a fold in the curtain is fine.',
    },
    steps: {
      no: [
        'Velg noe mykt og rolig som er rett foran deg.',
        'La blikket ligge der, litt uskarpt om det vil.',
        'Det er ingenting å følge med på og ingenting å finne.',
        'Lukk øynene så snart de vil lukke seg.',
      ],
      en: [
        'Choose something soft and calm that is right in front of you.',
        'Let your gaze lie there, a little blurred if it likes.',
        'There is nothing to follow and nothing to find.',
        'Close your eyes as soon as they want to close.',
      ],
    },
  },
];
