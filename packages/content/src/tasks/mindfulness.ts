import type { TaskPools } from './task.ts';

/** To notice, to rest, and to be kind to oneself. */
export const MINDFULNESS_TASKS: TaskPools = {
  low: [
    {
      id: 'three-breaths-out',
      text: {
        no: 'Pust rolig ut tre ganger, og la senga eller stolen bære litt mer av deg.',
        en: 'Breathe out slowly three times, and let the bed or chair carry a little more of you.',
      },
      minutes: 1,
      avoid: ['meditation'],
      suits: ['anxiety', 'indre_uro', 'stress'],
    },
    {
      id: 'three-sounds',
      text: {
        no: 'Finn tre lyder: én nær, én lenger unna og én som nesten ikke høres.',
        en: 'Find three sounds: one close by, one further off and one you can barely hear.',
      },
      minutes: 2,
      avoid: ['meditation'],
      notFor: ['sound'],
      suits: ['feeling_fine', 'adhd'],
    },
    {
      id: 'cool-side-of-the-pillow',
      text: {
        no: 'Finn det kjøligste stedet på puta med hånda, og la hånda ligge der litt.',
        en: 'Find the coolest part of the pillow with your hand, and leave it there a while.',
      },
      minutes: 1,
      avoid: [],
      suits: ['fatigue', 'chronic_pain', 'brain_injury', 'me_fibro_syndromes', 'brain_fog'],
    },
    {
      id: 'one-colour-three-places',
      text: {
        no: 'Velg en farge, og finn den tre steder, med øynene eller i tankene.',
        en: 'Choose a colour, and find it in three places, with your eyes or in your mind.',
      },
      minutes: 2,
      avoid: [],
      suits: ['anxiety', 'adhd', 'indre_uro'],
    },
    {
      id: 'words-for-a-friend',
      text: {
        no: 'Si til deg selv det du ville ha sagt til en god venn en dag som denne.',
        en: 'Tell yourself what you would tell a good friend on a day like this.',
      },
      minutes: 1,
      avoid: [],
      suits: ['self_esteem', 'guilty_conscience', 'depression', 'invisible_illness'],
    },
    {
      id: 'eyes-closed-for-two',
      text: {
        no: 'Lukk øynene i to minutter, og la tankene komme og dra som de vil.',
        en: 'Close your eyes for two minutes, and let thoughts come and go as they please.',
      },
      minutes: 2,
      avoid: ['meditation'],
      suits: ['sleep_problems', 'burnout', 'brain_injury'],
    },
    {
      id: 'a-warm-hand',
      text: {
        no: 'Legg en hånd der det er godt, og kjenn varmen fra den en liten stund.',
        en: 'Rest a hand wherever it feels good, and feel the warmth of it for a little while.',
      },
      minutes: 2,
      avoid: [],
      suits: ['stomach_problems', 'relationship_anxiety', 'medical_treatment', 'anxiety'],
    },
    {
      id: 'the-light-that-day',
      text: {
        no: 'Tenk på en gang du hadde det fint, og husk hvordan lyset var.',
        en: 'Think of a time when things were good, and remember what the light was like.',
      },
      minutes: 2,
      avoid: [],
      suits: ['mental_strength', 'chronic_illness', 'mobility_problems', 'varying_form', 'depression'],
    },
  ],
  limited: [
    {
      id: 'the-first-sip',
      text: {
        no: 'Drikk den første slurken av noe varmt helt sakte, og kjenn hva det smaker.',
        en: 'Drink the first sip of something warm very slowly, and notice how it tastes.',
      },
      minutes: 2,
      avoid: [],
      notFor: ['food'],
      suits: ['stress', 'adhd', 'burnout'],
    },
    {
      id: 'the-slowest-thing-outside',
      text: {
        no: 'Se ut av vinduet i to minutter, og følg det som rører seg saktest.',
        en: 'Look out of the window for two minutes, and follow whatever moves most slowly.',
      },
      minutes: 2,
      avoid: [],
      notFor: ['light'],
      suits: ['indre_uro', 'depression', 'brain_fog'],
    },
    {
      id: 'ten-breaths-out',
      text: {
        no: 'Tell ti rolige utpust, og begynn bare på nytt om du mister tellingen.',
        en: 'Count ten slow breaths out, and simply start again if you lose count.',
      },
      minutes: 3,
      avoid: ['meditation'],
      suits: ['anxiety', 'mental_strength'],
    },
    {
      id: 'the-floor-beneath',
      text: {
        no: 'Sett deg godt til, og kjenn gulvet under føttene mens du puster rolig tre ganger.',
        en: 'Sit comfortably, and feel the floor under your feet for three slow breaths.',
      },
      minutes: 2,
      avoid: ['meditation'],
      suits: ['relationship_anxiety', 'anxiety', 'stress'],
    },
    {
      id: 'a-name-for-the-feeling',
      text: {
        no: 'Gi det du føler nå, et navn, og la det få være der en stund.',
        en: 'Give what you feel now a name, and let it be there for a while.',
      },
      minutes: 2,
      avoid: ['meditation'],
      suits: ['depression', 'varying_form', 'feeling_fine'],
    },
    {
      id: 'a-thing-in-your-hand',
      text: {
        no: 'Ta noe lite i hånda, og se på det som om det var helt nytt for deg.',
        en: 'Hold something small, and look at it as if it were quite new to you.',
      },
      minutes: 2,
      avoid: [],
      notFor: ['light'],
      suits: ['adhd', 'mobility_problems'],
    },
    {
      id: 'five-quiet-minutes',
      text: {
        no: 'Sitt eller ligg fem minutter i et stille rom, uten å gjøre noe.',
        en: 'Sit or lie in a quiet room for five minutes, doing nothing at all.',
      },
      minutes: 5,
      avoid: [],
      suits: ['brain_injury', 'fatigue', 'chronic_pain', 'medical_treatment'],
    },
    {
      id: 'done-well-enough',
      text: {
        no: 'Finn én ting du har gjort godt nok, og la den være ferdig.',
        en: 'Find one thing you have done well enough, and let it be finished.',
      },
      minutes: 1,
      avoid: [],
      suits: ['guilty_conscience', 'self_esteem', 'invisible_illness', 'chronic_illness'],
    },
  ],
  high: [
    {
      id: 'ten-minutes-with-the-breath',
      text: {
        no: 'Sitt ti minutter med pusten, og kom rolig tilbake når du tenker på noe annet.',
        en: 'Sit with your breath for ten minutes, and come kindly back when your mind wanders.',
      },
      minutes: 10,
      avoid: ['meditation'],
      suits: ['stress', 'mental_strength'],
    },
    {
      id: 'five-things-on-a-stroll',
      text: {
        no: 'Gå rolig i ti minutter uten noe på ørene, og legg merke til fem ting.',
        en: 'Stroll ten minutes with nothing in your ears, and notice five things.',
      },
      minutes: 10,
      avoid: ['exercise'],
      notFor: ['light', 'sound', 'standing', 'movement'],
      suits: ['depression', 'feeling_fine'],
    },
    {
      id: 'one-cup-slowly',
      text: {
        no: 'Gjør én hverdagsting helt sakte, som å vaske en kopp eller brette et håndkle.',
        en: 'Do one everyday thing very slowly, like washing a cup or folding a towel.',
      },
      minutes: 5,
      avoid: [],
      suits: ['adhd', 'stress', 'brain_fog', 'chronic_pain'],
    },
    {
      id: 'from-toes-to-head',
      text: {
        no: 'Følg kroppen fra tærne til hodet, og gi hvert sted et rolig pust.',
        en: 'Follow your body from toes to head, and give each place one slow breath.',
      },
      minutes: 10,
      avoid: ['meditation'],
      suits: ['sleep_problems', 'indre_uro', 'stomach_problems'],
    },
    {
      id: 'three-lines-as-they-come',
      text: {
        no: 'Skriv tre linjer om det du kjenner nå, akkurat slik de kommer.',
        en: 'Write three lines about how you feel now, just as they come.',
      },
      minutes: 5,
      avoid: ['creative_tasks'],
      notFor: ['light'],
      suits: ['self_esteem', 'varying_form', 'relationship_anxiety'],
    },
    {
      id: 'one-whole-song',
      text: {
        no: 'Hør en sang fra start til slutt, og gjør ikke noe annet imens.',
        en: 'Listen to one song from start to finish, and do nothing else meanwhile.',
      },
      minutes: 5,
      avoid: ['screen_use'],
      notFor: ['sound', 'screen'],
      suits: ['depression', 'anxiety', 'mobility_problems', 'chronic_illness'],
    },
    {
      id: 'air-on-your-face',
      text: {
        no: 'Bli ute i to minutter, og kjenn lufta mot ansiktet.',
        en: 'Stay outside for two minutes, and feel the air on your face.',
      },
      minutes: 2,
      avoid: [],
      notFor: ['light', 'sound', 'standing'],
      suits: ['indre_uro'],
    },
    {
      id: 'three-glad-things',
      text: { no: 'Tenk på tre ting du er glad for i dag.', en: 'Think of three things you are glad of today.' },
      minutes: 3,
      avoid: [],
      suits: ['guilty_conscience', 'invisible_illness', 'me_fibro_syndromes', 'feeling_fine'],
    },
  ],
};
