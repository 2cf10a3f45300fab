import type { Strangers } from './strangers.ts';

/** The sixth reading: requests written before the wish classifiers were trained on more texts. */
export const SIXTH: Strangers = {
  people: 5,
  wishes: {
    no: [
      'Katta er syk og jeg er bekymra',
      'vil bare ligge på gulvet',
      'jeg får ikke til å slappe av i ferien',
      'Leiligheten er kald og strømmen er dyr',
      'er på besøk hos foreldrene mine og trenger en pause',
      'Kroppen er urolig, men hodet er trøtt',
      'skulle så gjerne vært på fjellet',
      'hvordan feirer jeg at jeg er ferdig med cellegiften',
      'har grublet på det legen sa i hele dag',
      'noe koselig før leggetid',
      'Æ gløymte bursdagen te ho mor',
      'for mange stemmer i rommet',
    ],
    en: [
      'my tinnitus is driving me up the wall',
      'a friend cancelled on me again',
      'first morning of the holidays and I feel empty',
      'something to do with my dad who has dementia',
      "I can't get warm",
      'my presentation went badly',
      'I want to make something small for my sister',
      'too hot to think',
      'stuck between two jobs and I have to answer by noon',
      'just moved in and there are boxes everywhere',
      "I've been on hold for forty minutes",
      "birds are singing and I'd like to be part of it",
    ],
  },
  boundaries: {
    no: [
      {
        shouldDo: 'Hun på jobben vil at jeg skal være sminkedame på sommerfesten',
        needInstead: 'å være gjest',
        emoji: '☀️',
      },
      {
        shouldDo: 'Svoger maser om at jeg skal reparere båten hans',
        needInstead: 'å få bli ferdig med mitt eget',
        emoji: null,
      },
      { shouldDo: 'Be mannen ta leggingen i kveld', needInstead: 'en time alene', emoji: '🧘' },
      { shouldDo: 'Faren min ringer når jeg sover', needInstead: 'å sove ut', emoji: '💤' },
      { shouldDo: 'Melde meg av turlaget', needInstead: 'færre avtaler', emoji: '🏡' },
    ],
    en: [
      { shouldDo: 'My cousin wants me to invest in his cafe', needInstead: 'savings I can trust', emoji: null },
      { shouldDo: 'Tell my flatmate she can’t use my towels', needInstead: 'my own things', emoji: '🛡️' },
      { shouldDo: 'Our neighbours drop by without asking', needInstead: 'notice beforehand', emoji: '☕' },
      { shouldDo: 'I should drive three hours to a christening', needInstead: 'to sleep in my own bed', emoji: '🛌' },
      { shouldDo: 'Ask the band to play quieter', needInstead: 'ears that don’t ring', emoji: '🎵' },
    ],
  },
  plans: {
    no: [
      {
        whatToDo: 'Måle blodtrykk hos helsesykepleier',
        whatCanGoBetter: 'sitte litt først',
        howToFeelGood: 'få det gjort',
        desiredFeeling: 'rolig',
      },
      {
        whatToDo: 'Dugnad i borettslaget',
        whatCanGoBetter: 'rake der det er stille',
        howToFeelGood: 'vaffel',
        desiredFeeling: 'glad',
      },
      {
        whatToDo: 'Påskelunsj hos tante',
        whatCanGoBetter: 'sitte ved vinduet',
        howToFeelGood: 'se søskenbarna',
        desiredFeeling: 'kjaerlig',
      },
      {
        whatToDo: 'Levere inn masteroppgaven',
        whatCanGoBetter: 'lese gjennom én gang',
        howToFeelGood: 'is etterpå',
        desiredFeeling: 'mestring',
      },
    ],
    en: [
      {
        whatToDo: 'Taking the cat to the vet',
        whatCanGoBetter: 'towel in the carrier',
        howToFeelGood: 'she gets better',
        desiredFeeling: 'rolig',
      },
      {
        whatToDo: 'Night out with the girls',
        whatCanGoBetter: 'home by eleven',
        howToFeelGood: 'laughing',
        desiredFeeling: 'glad',
      },
      {
        whatToDo: 'Going through mum’s things',
        whatCanGoBetter: 'one box only',
        howToFeelGood: 'her scarf',
        desiredFeeling: 'kjaerlig',
      },
      {
        whatToDo: 'A week’s holiday in Spain',
        whatCanGoBetter: 'siesta',
        howToFeelGood: 'sea',
        desiredFeeling: 'inspirert',
      },
    ],
  },
  company: {
    no: [
      { wants: ['klem', 'middag'], contacts: ['Mamma og pappa'] },
      { wants: ['tur'], contacts: ['Ås'] },
    ],
    en: [
      { wants: ['melding', 'telefon'], contacts: ['Auntie Bee'] },
      { wants: ['hjelp'], contacts: ['Home carer Lisa'] },
    ],
  },
};
