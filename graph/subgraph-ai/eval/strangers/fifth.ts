import type { Strangers } from './strangers.ts';

/** The fifth reading: requests written like those of the fourth, after the faults the fourth found were corrected. */
export const FIFTH: Strangers = {
  people: 4,
  wishes: {
    no: [
      'har ikke dusjet på en uke og orker ikke begynne',
      'Jeg har tid til overs mens vaffelrøra svelter',
      'hjernen min er som sirup',
      'mannen snorker og jeg får ikke ro',
      'Fikk avslag på søknaden i dag',
      'ei lita stund for meg sjøl før ungane kjem heim',
      'jeg har lyst til å danse',
      'hva gjør jeg når alle vil noe av meg',
      'Sitter på flytoget og har vondt i magen',
      'eg saknar å vere den som ordna alt',
      'klarer ikke velge hva jeg skal ha på meg',
      'Vil skrive til en gammel venn men vet ikke hva jeg skal si',
      'Er sliten av folk, men savner dem',
      'kan ikkje gå ut, men vil vere med nokon',
    ],
    en: [
      'woke up sad for no reason',
      'something for my hands while the kettle boils',
      "can't read, can't watch anything, light hurts",
      'my mum keeps criticising me and I want to scream',
      "Had a fall last week and I'm scared to go outside",
      'twenty minutes before physio, in the car',
      'the house is finally quiet',
      'I need energy for a party later',
      'i dont want to do anything with my body',
      'how do I stop checking the news',
      'My best friend and I drifted apart',
      "I'm too tired to go out tonight but I don't want to be alone",
      'I owe six people a reply',
      'social battery at zero',
    ],
  },
  boundaries: {
    no: [
      {
        shouldDo: 'Treneren ber meg ta ansvar for kiosken hele helga',
        needInstead: 'en helg uten plikter',
        emoji: '☀️',
      },
      { shouldDo: 'Spørre sjefen om kortere dager', needInstead: 'mer hvile', emoji: '🛌' },
      { shouldDo: 'Broren min vil låne hengeren igjen', needInstead: 'hengeren selv', emoji: null },
      { shouldDo: 'Si til mamma at vi ikke kommer i påsken', needInstead: 'en rolig påske hjemme', emoji: '🏡' },
      { shouldDo: 'Ungdommen spiller høy musikk om natta', needInstead: 'nattesøvn', emoji: '💤' },
      { shouldDo: 'Jeg burde bake til basaren', needInstead: 'tid til å lese', emoji: '📖' },
    ],
    en: [
      { shouldDo: 'My landlord texts me at midnight', needInstead: 'evenings without messages', emoji: '📵' },
      { shouldDo: 'I should organise the leaving do for Priya', needInstead: 'my lunch breaks', emoji: '☕' },
      { shouldDo: 'Ask HR for a quieter desk', needInstead: 'less noise', emoji: '🎵' },
      { shouldDo: 'My niece wants to stay with us all summer', needInstead: 'our own space', emoji: '🏡' },
      { shouldDo: 'Let my team know I’m offline after four', needInstead: 'to recover after work', emoji: '🛁' },
      { shouldDo: 'I don’t want to talk about my diagnosis at work', needInstead: 'privacy', emoji: '🛡️' },
    ],
  },
  plans: {
    no: [
      { whatToDo: 'Hente ny hund', whatCanGoBetter: 'rolig bilvei', howToFeelGood: 'møte den', desiredFeeling: 'glad' },
      {
        whatToDo: 'Øyelege i morgen tidlig',
        whatCanGoBetter: 'ha med solbriller',
        howToFeelGood: 'få svar',
        desiredFeeling: 'rolig',
      },
      {
        whatToDo: 'Konfirmantleir som leder',
        whatCanGoBetter: 'sove i eget rom',
        howToFeelGood: 'le med ungdommen',
        desiredFeeling: 'inspirert',
      },
      {
        whatToDo: 'Telefonmøte med forsikringen',
        whatCanGoBetter: 'skrive ned tre punkter',
        howToFeelGood: 'bli ferdig',
        desiredFeeling: 'malrettet',
      },
      {
        whatToDo: 'Vaske hytta til påske',
        whatCanGoBetter: 'ta ett rom',
        howToFeelGood: 'kaffe på trappa',
        desiredFeeling: 'mestring',
      },
      {
        whatToDo: 'Treffe de nye svigerforeldrene',
        whatCanGoBetter: 'kort besøk',
        howToFeelGood: 'de er hyggelige',
        desiredFeeling: 'kjaerlig',
      },
    ],
    en: [
      {
        whatToDo: 'Reading my poem at open mic',
        whatCanGoBetter: 'hold the paper',
        howToFeelGood: 'one smile',
        desiredFeeling: 'selvsikker',
      },
      {
        whatToDo: 'Blood test tomorrow',
        whatCanGoBetter: 'look away',
        howToFeelGood: 'juice after',
        desiredFeeling: 'rolig',
      },
      {
        whatToDo: 'Driving to the airport at 5am',
        whatCanGoBetter: 'pack tonight',
        howToFeelGood: 'arrive early',
        desiredFeeling: 'malrettet',
      },
      {
        whatToDo: 'Book club with strangers',
        whatCanGoBetter: 'listen only',
        howToFeelGood: 'cake',
        desiredFeeling: 'glad',
      },
      {
        whatToDo: 'Telling my dad I’m moving out',
        whatCanGoBetter: 'pick a calm moment',
        howToFeelGood: 'being honest',
        desiredFeeling: 'mestring',
      },
      {
        whatToDo: 'Chemo round three',
        whatCanGoBetter: 'warm socks',
        howToFeelGood: 'home after',
        desiredFeeling: 'rolig',
      },
    ],
  },
  company: {
    no: [
      { wants: ['aktivitet', 'latter'], contacts: ['Bestevenninna mi Noor'] },
      { wants: ['hjelp', 'dele'], contacts: ['Sønnen min'] },
      { wants: ['telefon'], contacts: [] },
    ],
    en: [
      { wants: ['kaffe'], contacts: ['my old flatmate Tess'] },
      { wants: ['film', 'stillhet'], contacts: ['Mum and Dad'] },
      { wants: ['dele'], contacts: ['Rev. Green'] },
    ],
  },
};
