import type { WrittenExercise } from '../exercise.ts';

/** Sitting or as one is; a little to count, to picture or to hum. */
export const LIMITED: readonly WrittenExercise[] = [
  {
    id: 'bumblebee',
    minutes: 2,
    position: 'sitting',
    notFor: ['sound'],
    isLight: true,
    title: { no: 'Humla', en: 'The bumblebee' },
    description: {
      no: 'Du summer lavt mens du puster ut. Kjenn hvor i ansiktet det dirrer.',
      en: 'You hum low while you breathe out. Feel where in your face it buzzes.',
    },
    steps: {
      no: [
        'Sitt godt, med løse skuldre og leppene lett sammen.',
        'Pust inn gjennom nesa.',
        'Summ på en dyp tone så lenge lufta rekker av seg selv.',
        'Kjenn om det dirrer i leppene, nesa eller brystet. Ta et par vanlige pust før neste gang.',
        'Blir lyden for mye, så la humla fly, og pust stille.',
      ],
      en: [
        'Sit comfortably, with loose shoulders and your lips lightly together.',
        'Breathe in through your nose.',
        'Hum on a low note for as long as the air lasts by itself.',
        'Feel whether it buzzes in your lips, your nose or your chest. Take a couple of ordinary breaths in between.',
        'If the sound is too much, let the bumblebee fly off and breathe quietly.',
      ],
    },
  },
  {
    id: 'thin-straw',
    minutes: 3,
    position: 'sitting',
    notFor: [],
    rhythm: { inSeconds: 3, outSeconds: 6 },
    title: { no: 'Et tynt sugerør', en: 'A thin straw' },
    description: {
      no: 'Du puster ut gjennom en smal åpning, som gjennom et sugerør. Da går det sakte helt av seg selv.',
      en: 'You breathe out through a narrow gap, as if through a straw. It goes slowly all by itself.',
    },
    steps: {
      no: [
        'Sitt med støtte i ryggen.',
        'Pust inn gjennom nesa, uten å fylle deg helt opp.',
        'Form leppene som rundt et tynt sugerør, og la lufta gå ut der.',
        'La skuldrene synke litt for hver gang.',
        'Blir du ør, så pust som du pleier. Din egen takt går alltid foran.',
      ],
      en: [
        'Sit with support for your back.',
        'Breathe in through your nose, without filling up all the way.',
        'Shape your lips as if round a thin straw, and let the air out there.',
        'Let your shoulders sink a little each time.',
        'If you feel light-headed, breathe as usual. Your own pace always comes first.',
      ],
    },
  },
  {
    id: 'in-now-out-now',
    minutes: 3,
    position: 'any',
    notFor: [],
    title: { no: 'Inn nå, ut nå', en: 'In now, out now' },
    description: {
      no: 'Du sier stille til deg selv hva pusten gjør. Det er alt som skal til.',
      en: 'You tell yourself quietly what the breath is doing. That is all there is to it.',
    },
    steps: {
      no: [
        'La pusten gå uten å styre den.',
        'Tenk «inn nå» når lufta kommer inn.',
        'Tenk «ut nå» når den går ut igjen.',
        'Oppdager du at du tenker på noe annet, så begynn på neste pust.',
      ],
      en: [
        'Let the breath come and go without steering it.',
        'Think "in now" as the air comes in.',
        'Think "out now" as it leaves again.',
        'If you find you are thinking of something else, begin again at the next breath.',
      ],
    },
  },
  {
    id: 'three-candles',
    minutes: 2,
    position: 'sitting',
    notFor: [],
    isLight: true,
    title: { no: 'Tre lys på kaka', en: 'Three candles on a cake' },
    description: {
      no: 'Du deler utpusten i tre små blås. Ett til hvert lys du ser for deg.',
      en: 'You share each breath out between three small puffs. One for each candle you picture.',
    },
    steps: {
      no: [
        'Se for deg en kake med tre lys på.',
        'Pust inn som vanlig.',
        'Del utpusten i tre små, myke blås.',
        'Ta et par vanlige pust mens noen tenner lysene igjen.',
        'Fem kaker holder. Blir du ør, kan lysene vente. Pust som du pleier.',
      ],
      en: [
        'Picture a cake with three candles.',
        'Breathe in as usual.',
        'Let the breath out in three small, soft puffs.',
        'Take a couple of ordinary breaths while someone lights the candles again.',
        'Five cakes are plenty. If you feel light-headed, the candles can wait. Breathe as usual.',
      ],
    },
  },
  {
    id: 'from-ten-to-one',
    minutes: 2,
    position: 'any',
    notFor: [],
    title: { no: 'Fra ti til én', en: 'From ten to one' },
    description: {
      no: 'Du teller ned fra ti, ett tall for hver gang du puster ut. Tallene er bare noe å holde seg i.',
      en: 'You count down from ten, one number for each breath out. The numbers are just a handrail.',
    },
    steps: {
      no: [
        'Sett deg eller legg deg slik du har det godt.',
        'Tenk tallet ti på den første utpusten.',
        'Tenk ni på den neste, og gå videre nedover.',
        'Faller du ut, så begynn på et tall du liker.',
        'Er du framme ved én, kan du bli der du er en liten stund.',
      ],
      en: [
        'Sit or lie so that you are comfortable.',
        'Think of the number ten on the first breath out.',
        'Think of nine on the next one, and go on down.',
        'If you lose your place, start from a number you like.',
        'Once you are at one, you can simply stay as you are for a bit.',
      ],
    },
  },
  {
    id: 'breath-in-the-back',
    minutes: 3,
    position: 'sitting',
    notFor: [],
    title: { no: 'Pusten i ryggen', en: 'The breath in your back' },
    description: {
      no: 'Du lener deg mot ryggen på stolen og kjenner at pusten når dit også. Mange har aldri kjent etter der.',
      en: 'You lean against the back of the chair and feel the breath reach there too. Many people have never checked.',
    },
    steps: {
      no: [
        'Len deg godt tilbake i stolen. En pute bak ryggen er fint.',
        'Pust rolig inn, og kjenn hvor ryggen møter puta.',
        'Kjenn at ryggen blir litt bredere inn, og litt smalere ut.',
        'Let litt lenger nede, og så litt lenger oppe. Her er alt smått.',
        'Merker du ingenting, er det helt i orden.',
      ],
      en: [
        'Lean well back in your chair. A cushion behind you is nice.',
        'Breathe in calmly, and feel where your back meets the cushion.',
        'Feel your back grow a little wider going in, a little narrower going out.',
        'Look for it lower down, then higher up. These are small things.',
        'If you feel nothing at all, that is quite all right.',
      ],
    },
  },
  {
    id: 'small-staircase',
    minutes: 3,
    position: 'any',
    notFor: [],
    title: { no: 'Den lille trappa', en: 'The small staircase' },
    description: {
      no: 'Utpusten blir ett hakk lengre for hver gang, og så kortere igjen. Du går opp en liten trapp og ned på den andre siden.',
      en: 'The breath out gets one step longer each time, then shorter again. You go up a small staircase and down the far side.',
    },
    steps: {
      no: [
        'Pust ut mens du teller til tre, i ditt eget tempo.',
        'Tell til fire på neste utpust, og så til fem. Der er toppen.',
        'Gå ned igjen med fire og tre.',
        'Er fem for langt, så la toppen være på fire.',
        'Hvil med vanlig pust før du går trappa en gang til.',
      ],
      en: [
        'Breathe out while you count to three, at your own pace.',
        'Count to four on the next breath out, and then to five. That is the top.',
        'Come down again with four and three.',
        'If five is too long, let four be the top.',
        'Rest with ordinary breaths before you take the stairs once more.',
      ],
    },
  },
  {
    id: 'quiet-as-a-cat',
    minutes: 2,
    position: 'any',
    notFor: [],
    isLight: true,
    title: { no: 'Stille som en katt', en: 'Quiet as a cat' },
    description: {
      no: 'Du puster så mykt at det ikke høres. Ingen skal våkne av deg.',
      en: 'You breathe so softly that it cannot be heard. Nobody will wake because of you.',
    },
    steps: {
      no: [
        'Tenk at det ligger en katt og sover inntil deg.',
        'La pusten bli så lydløs at katten sover videre.',
        'Den trenger ikke være lang. Den skal bare være myk.',
        'Får du for lite luft, så pust som du vil. Katter tåler det.',
      ],
      en: [
        'Imagine a cat asleep close beside you.',
        'Let your breath become so silent that the cat sleeps on.',
        'It does not need to be long. It only needs to be soft.',
        'If you want more air, breathe any way you like. Cats do not mind.',
      ],
    },
  },
];
