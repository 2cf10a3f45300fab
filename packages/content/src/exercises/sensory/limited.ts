import type { WrittenExercise } from '../exercise.ts';

/** With a few things from the table or the shelf, mostly sitting. */
export const LIMITED: readonly WrittenExercise[] = [
  {
    id: 'steam-from-a-cup',
    minutes: 3,
    position: 'sitting',
    notFor: [],
    assumes: ['kitchen'],
    title: { no: 'Dampen fra koppen', en: 'Steam from a cup' },
    description: {
      no: 'Du sitter med noe varmt foran deg og kjenner dampen i ansiktet. Varmt vann er godt nok, og du trenger ikke drikke det.',
      en: 'You sit with something warm in front of you and feel the steam on your face. Warm water will do, and there is no need to drink it.',
    },
    steps: {
      no: [
        'Be noen om en kopp, eller ta den du likevel har laget. Sett den støtt, en god håndsbredd unna.',
        'Len deg litt fram, og kjenn hvor på ansiktet dampen treffer.',
        'Legg hendene rundt koppen om den ikke er for varm. Kjenn etter først, med den hånda som kjenner best.',
        'Kjenn forskjellen på varm damp og vanlig luft når du lener deg tilbake.',
      ],
      en: [
        "Ask somebody for a cup, or take one you have made anyway. Set it down firmly, a good hand's width away.",
        'Lean forward a little, and feel where on your face the steam arrives.',
        'Put your hands round the cup if it is not too hot. Try it first, with the hand that feels best.',
        'Lean back, and feel the difference between warm steam and plain air.',
      ],
    },
  },
  {
    id: 'rough-smooth-soft',
    minutes: 3,
    position: 'any',
    notFor: [],
    title: { no: 'Ru, glatt og myk', en: 'Rough, smooth and soft' },
    description: {
      no: 'Du finner tre ting som kjennes helt ulike ut. Fingrene får være nysgjerrige.',
      en: 'You find three things that feel quite unlike each other. Your fingers are allowed to be curious.',
    },
    steps: {
      no: [
        'Finn noe ru, noe glatt og noe mykt, der du er.',
        'Lukk øynene, og kjenn på det ru først.',
        'Gå over til det glatte. Er det kjølig også?',
        'Spar det myke til slutt, og bli der lengst.',
      ],
      en: [
        'Find something rough, something smooth and something soft, right where you are.',
        'Close your eyes and feel the rough one first.',
        'Move on to the smooth one. Is it cool as well?',
        'Keep the soft one for last, and stay there longest.',
      ],
    },
  },
  {
    id: 'layers-of-sound',
    minutes: 3,
    position: 'sitting',
    notFor: ['sound'],
    title: { no: 'Lyder lag på lag', en: 'Sounds in layers' },
    description: {
      no: 'Du lytter først langt borte, så i rommet, og til slutt helt inntil deg selv.',
      en: 'You listen first far away, then in the room, and last of all right beside yourself.',
    },
    steps: {
      no: [
        'Lytt ut gjennom veggen. Hva hører du der ute?',
        'Kom inn i rommet. Kanskje surrer eller tikker det noe sted.',
        'Lytt så til det nærmeste: klærne dine, pusten din.',
        'La alle lagene være der samtidig, om det er greit for hodet.',
        'Avslutt i det laget som er best å være i.',
      ],
      en: [
        'Listen out through the wall. What do you hear out there?',
        'Come into the room. Perhaps something whirrs or ticks.',
        'Then listen to what is nearest: your clothes, your breath.',
        'Let all the layers be there at once, if your head is all right with that.',
        'End in the layer that is best to be in.',
      ],
    },
  },
  {
    id: 'shades-of-one-thing',
    minutes: 3,
    position: 'sitting',
    notFor: ['light'],
    title: { no: 'Alle fargene i én', en: 'All the colours in one' },
    description: {
      no: 'Du ser på én ting med én farge og oppdager hvor mange farger den egentlig har.',
      en: 'You look at one thing of one colour and discover how many colours it really has.',
    },
    steps: {
      no: [
        'Velg en ting du har foran deg, som et eple eller en genser.',
        'Finn stedet der fargen er lysest.',
        'Finn stedet der den er mørkest, og alt som er imellom.',
        'Gi en av fargene et navn du finner på selv.',
        'Hvil øynene i mørket bak lokkene en liten stund.',
      ],
      en: [
        'Choose something in front of you, like an apple or a jumper.',
        'Find the place where its colour is lightest.',
        'Find the place where it is darkest, and all that is in between.',
        'Give one of the colours a name you make up.',
        'Rest your eyes in the dark behind your lids for a little while.',
      ],
    },
  },
  {
    id: 'stone-in-the-hand',
    minutes: 2,
    position: 'any',
    notFor: [],
    title: { no: 'En stein i hånda', en: 'A stone in your hand' },
    description: {
      no: 'Du holder noe lite og tungt til det blir varmt. En stein, en sitron eller et nøkkelknippe går fint.',
      en: 'You hold something small and heavy until it is warm. A stone, a lemon or a bunch of keys is fine.',
    },
    steps: {
      no: [
        'La tingen ligge i den åpne hånda, i fanget eller ved siden av deg.',
        'Kjenn hvor den trykker mot håndflata.',
        'Lukk fingrene rundt den, og finn den jevneste siden.',
        'Flytt den over i den andre hånda. Kjennes den like tung ut der?',
        'Ta vare på den i lomma om du vil møte den igjen.',
      ],
      en: [
        'Let the thing lie in your open hand, in your lap or beside you.',
        'Feel where it presses on your palm.',
        'Close your fingers round it and find its smoothest side.',
        'Move it to the other hand. Does it feel just as heavy there?',
        'Keep it in your pocket if you want to meet it again.',
      ],
    },
  },
  {
    id: 'slow-strokes',
    minutes: 2,
    position: 'any',
    notFor: [],
    title: { no: 'Nedover armen', en: 'Down along the arm' },
    description: {
      no: 'Den ene hånda stryker den andre armen, rolig og alltid nedover. Som når du glatter ut en duk.',
      en: 'One hand strokes the other arm, calmly and always downwards. As if you were smoothing a tablecloth.',
    },
    steps: {
      no: [
        'Legg hånda på den andre armen, så langt opp som det er lett å nå.',
        'Stryk nedover til fingertuppene, så sakte at det tar et helt pust.',
        'Prøv litt fastere, og så litt lettere. Velg det du liker.',
        'Bytt arm når det passer.',
        'Vil ikke huden bli strøket i dag, så la hånda bare ligge.',
      ],
      en: [
        'Lay your hand on the other arm, as far up as you can easily get.',
        'Stroke down to the fingertips, so slowly that it takes a whole breath.',
        'Try it a little firmer, then a little lighter. Choose what you like.',
        'Change arms when it suits you.',
        'If your skin does not want stroking today, let the hand just lie there.',
      ],
    },
  },
  {
    id: 'scents-from-the-cupboard',
    minutes: 4,
    position: 'sitting',
    notFor: ['food'],
    assumes: ['kitchen'],
    title: { no: 'Tre dufter fra skapet', en: 'Three scents from the cupboard' },
    description: {
      no: 'Du lukter på tre ting fra kjøkkenet, som kanel, te og en appelsin. Én av dem er kanskje en gammel venn.',
      en: 'You smell three things from the kitchen, like cinnamon, tea and an orange. One of them may be an old friend.',
    },
    steps: {
      no: [
        'Finn fram tre ting som lukter mildt, og sett deg ned med dem.',
        'Åpne den første. Lukt én gang, på litt avstand.',
        'Ta et par pust med vanlig luft før du åpner den neste.',
        'Får en av dem deg til å tenke på et sted? Lukter du lite for tiden, kan du huske lukta i stedet.',
        'Sett lokkene på igjen. Stopp før om det blir mye for nesa.',
      ],
      en: [
        'Fetch three things with a mild smell, and sit down with them.',
        'Open the first one. Smell it once, from a little way off.',
        'Take a couple of breaths of plain air before you open the next.',
        'Does one of them make you think of a place? If you smell little these days, remember the scent instead.',
        'Put the lids back on. Stop sooner if it is a lot for your nose.',
      ],
    },
  },
  {
    id: 'under-the-soles',
    minutes: 2,
    position: 'sitting',
    notFor: [],
    title: { no: 'Under fotsålene', en: 'Under your soles' },
    description: {
      no: 'Bare føtter kjenner på gulv, teppe og håndkle. Du sitter, og føttene er på oppdagelse.',
      en: 'Bare feet try out the floor, a rug and a towel. You sit, and your feet go exploring.',
    },
    steps: {
      no: [
        'Sett deg med et håndkle under den ene foten og bart gulv under den andre.',
        'Kjenn hva som er kjølig, og hva som er lunt.',
        'Krøll tærne litt i håndkleet, og bytt side.',
        'La begge føttene ende der de trives best, og skyv håndkleet unna til slutt.',
      ],
      en: [
        'Sit with a towel under one foot and bare floor under the other.',
        'Feel what is cool and what is warm.',
        'Curl your toes a little in the towel, and change sides.',
        'Let both feet end up where they are happiest, and push the towel out of the way.',
      ],
    },
  },
];
