import type { TaskPools } from './task.ts';

/** Small comforts: warmth, food, light, rest, other people. */
export const WELLBEING_TASKS: TaskPools = {
  low: [
    {
      id: 'a-softer-place',
      text: {
        no: 'Gjør det litt mykere der du ligger, med en pute til eller et teppe.',
        en: 'Make it a little softer where you are, with another pillow or a blanket.',
      },
      minutes: 2,
      avoid: [],
      suits: ['chronic_pain', 'fatigue', 'me_fibro_syndromes', 'chronic_illness'],
    },
    {
      id: 'dimmer-for-a-while',
      text: {
        no: 'Demp lyset, eller legg noe mørkt over øynene i fem minutter.',
        en: 'Dim the light, or rest something dark over your eyes for five minutes.',
      },
      minutes: 5,
      avoid: [],
      suits: ['brain_injury', 'sleep_problems', 'brain_fog'],
    },
    {
      id: 'water-within-reach',
      text: {
        no: 'Ta noen slurker vann, og sett glasset der du lett når det.',
        en: 'Take a few sips of water, and put the glass where you can easily reach it.',
      },
      minutes: 1,
      avoid: [],
      suits: ['stomach_problems', 'medical_treatment', 'mobility_problems'],
    },
    {
      id: 'one-thing-left-alone',
      text: {
        no: 'Velg én ting du ikke skal gjøre i dag, og la den få ligge.',
        en: 'Choose one thing you will not do today, and leave it be.',
      },
      minutes: 1,
      avoid: [],
      suits: ['burnout', 'guilty_conscience', 'stress', 'varying_form', 'invisible_illness'],
    },
    {
      id: 'a-tune-inside',
      text: { no: 'La en sang du er glad i, spille inni deg.', en: 'Let a song you love play in your mind.' },
      minutes: 2,
      avoid: [],
      suits: ['depression', 'feeling_fine', 'mental_strength', 'adhd'],
    },
    {
      id: 'a-scent-you-like',
      text: {
        no: 'Finn noe som lukter godt, som såpe eller en ren genser, og lukt på det et par ganger.',
        en: 'Find a smell you like, soap or a clean jumper perhaps, and enjoy it once or twice.',
      },
      minutes: 1,
      avoid: [],
      suits: ['anxiety', 'indre_uro'],
    },
    {
      id: 'a-word-of-hello',
      text: {
        no: 'Si hei til en du er glad i, med ett ord eller et smil.',
        en: 'Say hello to someone you love, with one word or a smile.',
      },
      minutes: 1,
      avoid: ['social_contact'],
      notFor: ['company'],
      suits: ['relationship_anxiety', 'self_esteem'],
    },
  ],
  limited: [
    {
      id: 'warm-water-on-your-hands',
      text: {
        no: 'La varmt vann renne over hendene, og tørk dem uten hast.',
        en: 'Let warm water run over your hands, and dry them without hurry.',
      },
      minutes: 3,
      avoid: [],
      notFor: ['standing'],
      suits: ['chronic_pain', 'indre_uro', 'anxiety'],
    },
    {
      id: 'something-to-eat-sitting-down',
      text: {
        no: 'Spis noe enkelt du liker, og sitt godt mens du gjør det.',
        en: 'Eat something simple that you like, and sit comfortably while you do.',
      },
      minutes: 10,
      avoid: [],
      notFor: ['food'],
      suits: ['stress', 'adhd'],
    },
    {
      id: 'rest-before-you-are-tired',
      text: {
        no: 'Hvil i ti minutter nå, gjerne før du kjenner at det trengs.',
        en: 'Rest for ten minutes now, ideally before you feel the need.',
      },
      minutes: 10,
      avoid: [],
      suits: ['fatigue', 'me_fibro_syndromes', 'burnout', 'brain_injury', 'varying_form'],
    },
    {
      id: 'clean-and-soft',
      text: {
        no: 'Ta på deg noe rent og mykt, om det så bare er sokker.',
        en: 'Put on something clean and soft, even if it is only socks.',
      },
      minutes: 5,
      avoid: [],
      suits: ['self_esteem', 'chronic_illness', 'mobility_problems', 'depression'],
    },
    {
      id: 'a-short-thank-you',
      text: {
        no: 'Send noen en kort takk, og legg den fra deg når den er sendt.',
        en: 'Send someone a short thank you, and let it go once it is sent.',
      },
      minutes: 3,
      avoid: ['social_contact', 'screen_use'],
      notFor: ['light', 'screen', 'company'],
      suits: ['relationship_anxiety', 'mental_strength', 'feeling_fine'],
    },
    {
      id: 'a-seat-in-daylight',
      text: {
        no: 'Sitt i dagslys noen minutter, inne eller ute.',
        en: 'Sit in daylight for a few minutes, indoors or out.',
      },
      minutes: 5,
      avoid: [],
      notFor: ['light'],
      suits: ['sleep_problems', 'depression', 'brain_fog'],
    },
    {
      id: 'one-good-thing-on-paper',
      text: {
        no: 'Skriv én god ting fra dagen på en lapp, og legg den der du finner den igjen.',
        en: 'Write one good thing from today on a slip of paper, and keep it where you will see it.',
      },
      minutes: 2,
      avoid: [],
      notFor: ['light'],
      suits: ['guilty_conscience', 'invisible_illness', 'self_esteem'],
    },
  ],
  high: [
    {
      id: 'a-shower-without-hurry',
      text: {
        no: 'Ta en dusj uten hastverk, og velg det mykeste håndkleet.',
        en: 'Take a shower without hurrying, and choose the softest towel.',
      },
      minutes: 15,
      avoid: [],
      notFor: ['standing'],
      suits: ['stress', 'chronic_pain', 'stomach_problems'],
    },
    {
      id: 'one-portion-for-later',
      text: {
        no: 'Lag noe du liker, og sett av en porsjon til en dag du har mindre krefter.',
        en: 'Cook something you like, and keep a portion for a day with less energy.',
      },
      minutes: 30,
      avoid: [],
      notFor: ['standing', 'food'],
      suits: ['varying_form', 'chronic_illness'],
    },
    {
      id: 'ten-minutes-with-a-friend',
      text: {
        no: 'Ring en du liker, og avtal med deg selv at ti minutter er nok.',
        en: 'Ring someone you like, and agree with yourself that ten minutes is enough.',
      },
      minutes: 10,
      avoid: ['social_contact'],
      notFor: ['sound', 'screen', 'company'],
      suits: ['relationship_anxiety', 'depression', 'mental_strength'],
    },
    {
      id: 'a-quiet-last-half-hour',
      text: {
        no: 'La den siste halvtimen før du legger deg være rolig og uten skjerm.',
        en: 'Keep the last half hour before bed quiet and free of screens.',
      },
      minutes: 30,
      avoid: [],
      suits: ['sleep_problems', 'brain_injury', 'adhd', 'brain_fog'],
    },
    {
      id: 'a-corner-of-your-own',
      text: {
        no: 'Lag deg en god krok, med noe å lese, noe å drikke og noe varmt.',
        en: 'Make yourself a cosy corner, with something to read, to drink and to keep warm.',
      },
      minutes: 10,
      avoid: [],
      notFor: ['light', 'food'],
      suits: ['anxiety', 'indre_uro', 'mobility_problems'],
    },
    {
      id: 'two-breaks-in-the-day',
      text: {
        no: 'Legg inn to pauser i dagen, og hold dem som en avtale.',
        en: 'Put two breaks into the day, and keep them as you would an appointment.',
      },
      minutes: 3,
      avoid: [],
      suits: ['fatigue', 'medical_treatment', 'burnout', 'stress', 'guilty_conscience', 'invisible_illness'],
    },
    {
      id: 'just-because-you-like-it',
      text: {
        no: 'Bruk et kvarter på noe bare fordi du liker det.',
        en: 'Spend a quarter of an hour on something just because you like it.',
      },
      minutes: 15,
      avoid: [],
      suits: ['self_esteem', 'feeling_fine', 'depression'],
    },
  ],
};
