import { needNamed } from './needNamed.ts';

test.each([
  ['no', 'Ro', 'ro'],
  ['no', 'Å ligge på sofaen', 'å ligge på sofaen'],
  ['no', 'stille kvelder', 'stille kvelder'],
  ['no', 'Jeg trenger å sove', 'å sove'],
  ['no', 'hvile på sofaen', 'å hvile på sofaen'],
  ['no', 'En rolig kveld med barna mine', 'en rolig kveld med barna dine'],
  ['no', 'tid for meg selv, men det er vanskelig', 'tid for deg selv'],
  ['no', 'kvile ryggen', 'å hvile ryggen'],
  ['no', 'spare på kreftene', 'å spare på kreftene'],
  ['no', 'bare være gjest', 'å bare være gjest'],
  ['no', 'bare ro', 'bare ro'],
  ['no', 'heller lese en bok', 'å lese en bok'],
  ['no', 'tidlig i seng', 'å komme tidlig i seng'],
  ['no', 'alene hjemme', 'å være alene hjemme'],
  ['no', 'alenetid', 'alenetid'],
  ['no', 'mørkt rom, har hodepine', 'et mørkt rom'],
  ['no', 'stille rom', 'et stille rom'],
  ['no', 'rolig kveld og et bad', 'en rolig kveld og et bad'],
  ['no', 'stort rom og god plass', 'et stort rom og god plass'],
  ['no', 'fri når eg har fri', 'fri når du har fri'],
  ['en', 'dark room', 'a dark room'],
  ['en', 'cup of tea and a blanket', 'a cup of tea and a blanket'],
  ['en', 'room to breathe', 'room to breathe'],
  ['en', 'music just for me', 'music just for yourself'],
  ['en', 'I need Wednesdays for resting', 'Wednesdays for resting'],
  ['en', 'a december to myself', 'a December to yourself'],
  ['no', 'skjermfri kveld', 'en skjermfri kveld'],
  ['no', 'Tur i skogen', 'en tur i skogen'],
  ['no', 'hele kvelden', 'hele kvelden'],
  ['no', 'en time alene', 'en time alene'],
  ['en', 'early night', 'an early night'],
  ['en', 'day off', 'a day off'],
  ['en', 'hour to myself', 'an hour to yourself'],
  ['en', 'every morning free', 'every morning free'],
  ['en', 'night shifts to end', 'night shifts to end'],
  ['no', 'pause fra jobb', 'pause fra jobb'],
  ['no', 'til torsdag', 'tid til torsdag'],
  ['no', 'mindre å huske på', 'mindre å huske på'],
  ['no', 'noe å glede meg til', 'noe å glede deg til'],
  ['no', 'mat jeg liker', 'mat du liker'],
  ['no', 'fri fra 17. mai', 'fri fra 17. mai'],
  ['en', 'stay home', 'to stay home'],
  ['en', 'start with half days', 'to start with half days'],
  ['en', 'hand it in in writing', 'to hand it in in writing'],
  ['en', 'until thursday', 'time until Thursday'],
  ['en', 'no messages after nine', 'there to be no messages after nine'],
  ['no', 'stille etter ti', 'å ha det stille etter ti'],
  ['no', 'ingen dugnad i vår', 'å slippe dugnad i vår'],
  ['no', 'ingen meldinger etter ni', 'å slippe meldinger etter ni'],
  ['no', 'vente te æ e bedre', 'å vente til du er bedre'],
  ['en', 'home by ten', 'to be home by ten'],
  ['en', 'home comforts', 'home comforts'],
  ['en', 'out of the house', 'to get out of the house'],
  ['en', 'sleep', 'sleep'],
  ['en', 'sleep in my own bed', 'to sleep in your own bed'],
  ['en', 'just to be heard', 'to be heard'],
  ['en', "I'd rather keep my evenings free", 'to keep your evenings free'],
  ['en', 'someone to talk to', 'someone to talk to'],
  ['en', 'food I like', 'food you like'],
  ['en', 'something quieter, like a coffee', 'something quieter, like a coffee'],
  ['en', 'I need a quiet evening', 'a quiet evening'],
  ['en', 'to be by myself', 'to be by yourself'],
  ['en', 'Reading my book in peace', 'time for reading your book in peace'],
] as const)('in "%s" %j is named as %j', (language, told, named) => {
  expect(needNamed(told, language)).toBe(named);
});

test('said by the person, what is their own stays so', () => {
  expect(needNamed('mat jeg liker', 'no', 'them')).toBe('mat jeg liker');
  expect(needNamed('stay in my own bed', 'en', 'them')).toBe('to stay in my own bed');
  expect(needNamed('music just for me', 'en', 'them')).toBe('music just for me');
  expect(needNamed('food i like', 'en', 'them')).toBe('food I like');
  expect(needNamed('fri når eg har fri', 'no', 'them')).toBe('fri når jeg har fri');
});

test.each(['', '🦄', 'jeg vet ikke', 'at han skal høre på meg', 'vin', 'ta en pille', 'ro '.repeat(30), 'slanke meg'])(
  'what is not sure to be a need, or nothing to back, is not named: %j',
  (told) => {
    expect(needNamed(told, 'no')).toBeNull();
  },
);
test.each([
  'to die',
  'a drink',
  'I am tired',
  'a place where I am safe',
  'to be with',
  'get drunk',
  'nothing',
  'For it to be shared',
])('nor in English: %j', (told) => {
  expect(needNamed(told, 'en')).toBeNull();
});
