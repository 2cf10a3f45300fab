import type { TaskPools } from './task.ts';

/** Something small to do; whatever asks for movement carries `exercise`. */
export const ACTIVITY_TASKS: TaskPools = {
  low: [
    {
      id: 'ankles-under-the-covers',
      text: {
        no: 'Rull rolig med anklene fem ganger hver vei under dyna.',
        en: 'Circle your ankles slowly under the covers, five times each way.',
      },
      minutes: 2,
      avoid: ['exercise'],
      suits: ['mobility_problems', 'fatigue', 'chronic_illness'],
    },
    {
      id: 'fingers-out-and-in',
      text: {
        no: 'Strekk fingrene forsiktig, og la dem krølle seg sammen igjen, fem ganger.',
        en: 'Stretch your fingers gently and let them curl up again, five times.',
      },
      minutes: 1,
      avoid: ['exercise'],
      suits: ['chronic_pain', 'indre_uro', 'stress'],
    },
    {
      id: 'three-things-beside-you',
      text: {
        no: 'Legg tre ting ved siden av deg slik du liker å ha dem.',
        en: 'Arrange three things beside you the way you like them.',
      },
      minutes: 2,
      avoid: [],
      suits: ['adhd', 'anxiety', 'mental_strength', 'burnout'],
    },
    {
      id: 'tomorrows-jumper',
      text: {
        no: 'Bestem hvilken genser du vil ha på deg i morgen.',
        en: 'Decide which jumper you will wear tomorrow.',
      },
      minutes: 1,
      avoid: [],
      suits: ['brain_fog', 'brain_injury', 'varying_form', 'depression'],
    },
    {
      id: 'a-shape-on-the-duvet',
      text: {
        no: 'Tegn noe du liker på dyna med en finger, så stort du vil.',
        en: 'Draw something you like on the duvet with one finger, as big as you please.',
      },
      minutes: 2,
      avoid: ['creative_tasks'],
      suits: ['self_esteem', 'feeling_fine'],
    },
    {
      id: 'a-road-you-know',
      text: {
        no: 'Se for deg en vei du kjenner godt, fra døra og til et sted du liker.',
        en: 'Picture a road you know well, from the door to a place you like.',
      },
      minutes: 3,
      avoid: [],
      suits: ['mobility_problems', 'me_fibro_syndromes', 'medical_treatment', 'sleep_problems'],
    },
    {
      id: 'a-picture-you-like',
      text: {
        no: 'Se på et bilde du liker, så lenge du vil, eller se det for deg med lukkede øyne.',
        en: 'Look at a picture you like for as long as you want, or see it in your mind with your eyes closed.',
      },
      minutes: 4,
      avoid: [],
      notFor: ['light'],
      suits: ['relationship_anxiety', 'invisible_illness', 'guilty_conscience', 'stomach_problems'],
    },
  ],
  limited: [
    {
      id: 'shoulders-round',
      text: {
        no: 'Sitt og rull rolig med skuldrene fem ganger, bare så langt det er godt.',
        en: 'Sit and roll your shoulders slowly five times, as far as feels good.',
      },
      minutes: 2,
      avoid: ['exercise'],
      suits: ['stress', 'indre_uro', 'chronic_pain'],
    },
    {
      id: 'arms-out-and-down',
      text: {
        no: 'Sitt og strekk armene ut så langt det er godt, og la dem synke igjen.',
        en: 'Sit and stretch your arms as far as feels good, then let them sink.',
      },
      minutes: 2,
      avoid: ['exercise'],
      notFor: ['movement'],
      suits: ['mobility_problems', 'feeling_fine', 'stomach_problems'],
    },
    {
      id: 'water-a-plant',
      text: {
        no: 'Vann en plante, og se etter noe nytt på den.',
        en: 'Water a plant, and look for something new on it.',
      },
      minutes: 3,
      avoid: [],
      notFor: ['light', 'standing'],
      suits: ['depression', 'mental_strength', 'invisible_illness'],
    },
    {
      id: 'the-size-of-a-plate',
      text: { no: 'Rydd en flate på størrelse med en tallerken.', en: 'Clear a space the size of a plate.' },
      minutes: 3,
      avoid: [],
      notFor: ['light'],
      suits: ['adhd', 'brain_fog', 'self_esteem', 'guilty_conscience'],
    },
    {
      id: 'fresh-air-and-a-blanket',
      text: {
        no: 'Luft rommet i fem minutter mens du sitter med et teppe rundt deg.',
        en: 'Air the room for five minutes while you sit with a blanket round you.',
      },
      minutes: 5,
      avoid: [],
      suits: ['fatigue', 'brain_injury', 'sleep_problems', 'me_fibro_syndromes'],
    },
    {
      id: 'lines-without-a-plan',
      text: {
        no: 'Fyll en lapp med streker og former, helt uten plan.',
        en: 'Fill a scrap of paper with lines and shapes, with no plan at all.',
      },
      minutes: 5,
      avoid: ['creative_tasks'],
      notFor: ['light'],
      suits: ['anxiety', 'relationship_anxiety', 'burnout'],
    },
    {
      id: 'five-minutes-by-the-window',
      text: {
        no: 'Sett deg ute eller ved et åpent vindu i fem minutter.',
        en: 'Sit outside or by an open window for five minutes.',
      },
      minutes: 5,
      avoid: [],
      notFor: ['light'],
      suits: ['chronic_illness', 'medical_treatment', 'varying_form'],
    },
  ],
  high: [
    {
      id: 'a-quarter-of-an-hour-out',
      text: {
        no: 'Gå en tur på et kvarter i ditt eget tempo, og snu når du vil.',
        en: 'Take a fifteen-minute walk at your own pace, and turn back at will.',
      },
      minutes: 15,
      avoid: ['exercise'],
      notFor: ['light', 'sound', 'standing', 'movement'],
      suits: ['depression', 'stress', 'sleep_problems'],
    },
    {
      id: 'one-song-of-dancing',
      text: {
        no: 'Dans til en sang du liker, akkurat slik du vil.',
        en: 'Dance to one song you like, exactly the way you want.',
      },
      minutes: 5,
      avoid: ['exercise'],
      notFor: ['sound', 'screen', 'standing', 'movement'],
      suits: ['adhd', 'feeling_fine', 'self_esteem'],
    },
    {
      id: 'one-drawer',
      text: {
        no: 'Rydd en skuff, og stopp når den er god nok.',
        en: 'Tidy one drawer, and stop when it is good enough.',
      },
      minutes: 15,
      avoid: [],
      notFor: ['light', 'standing'],
      suits: ['brain_fog', 'guilty_conscience', 'adhd'],
    },
    {
      id: 'one-small-thing-done',
      text: {
        no: 'Gjør ferdig én liten ting, og sett deg med noe godt etterpå.',
        en: 'Finish one small thing, and sit down with something nice afterwards.',
      },
      minutes: 30,
      avoid: [],
      notFor: ['food'],
      suits: ['mental_strength', 'anxiety', 'indre_uro'],
    },
    {
      id: 'fifteen-minutes-of-making',
      text: {
        no: 'Lag noe med hendene i et kvarter: tegn, bak, strikk eller skru.',
        en: 'Make something with your hands for a quarter of an hour: draw, bake, knit or mend.',
      },
      minutes: 15,
      avoid: ['creative_tasks'],
      notFor: ['light'],
      suits: ['burnout', 'invisible_illness', 'chronic_pain'],
    },
    {
      id: 'a-place-to-see',
      text: {
        no: 'Velg et sted du har lyst til å se, og skriv opp det første som trengs.',
        en: 'Choose a place you would like to see, and write down the first thing it takes.',
      },
      minutes: 10,
      avoid: [],
      notFor: ['light'],
      suits: ['relationship_anxiety', 'varying_form', 'mobility_problems', 'chronic_illness'],
    },
    {
      id: 'a-seat-with-a-view',
      text: {
        no: 'Ta med deg noe å drikke ut, og finn et sted der du kan sitte og se utover.',
        en: 'Take something to drink outside, and find a seat with a view.',
      },
      minutes: 15,
      avoid: [],
      notFor: ['light', 'sound', 'standing', 'food'],
      suits: ['stress', 'feeling_fine'],
    },
  ],
};
