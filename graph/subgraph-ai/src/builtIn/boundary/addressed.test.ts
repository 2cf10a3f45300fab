import { addressed } from './addressed.ts';

test.each([
  ['passe naboens hund i ferien', 'passe hunden din i ferien'],
  ['passe søsterens barn på fredag', 'passe barna dine på fredag'],
  ['vanne naboens planter hele juli', 'vanne plantene dine hele juli'],
  ['gå i broren mins bryllup', 'gå i bryllupet ditt'],
  ['lage mat til søstera mi sin bursdag', 'lage mat til bursdagen din'],
  ['holde tale i bryllupet til kusina mi', 'holde tale i bryllupet ditt'],
  ['lese gjennom masteroppgaven til ei venninne', 'lese gjennom masteroppgaven din'],
  ['trene med bestekompisen', 'trene med deg'],
  ['være med vennene mine på hyttetur', 'være med dere på hyttetur'],
  ['feire jul hos svigerforeldrene', 'feire jul hos dere'],
  ['dra til svigermor i jula', 'dra til deg i jula'],
  ['ha mamma boende her', 'ha deg boende her'],
  ['klemme onkel Per', 'klemme deg'],
  ['passe barna hennes', 'passe barna dine'],
  ['hjelpe broren min som aldri rydder', 'hjelpe deg'],
])('Norwegian, to the one who asks: %s', (request, said) => {
  expect(addressed(request, 'no')).toBe(said);
});

test.each([
  ["go to a friend's wedding", 'go to your wedding'],
  ["stay at my sister's for a week", 'stay at yours for a week'],
  ['feed my neighbours cat', 'feed your cat'],
  ['help my colleague who is always late', 'help you'],
  ['go to my friends birthday', 'go to your birthday'],
  ['pick my sister up from the airport', 'pick you up from the airport'],
  ['have my mother in law stay for two weeks', 'have you stay for two weeks'],
  ['go camping with the in-laws', 'go camping with you'],
  ['talk to my ex about money', 'talk to you about money'],
  ['hug my uncle', 'hug you'],
  ['be bridesmaid', 'be your bridesmaid'],
  ["be godfather to my sister's baby", 'be godfather to your baby'],
])('English, to the one who asks: %s', (request, said) => {
  expect(addressed(request, 'en')).toBe(said);
});

test.each([
  ['no', 'kjøpe gave til sjefen'],
  ['no', 'lage mat med naboens gamle gryte'],
  ['no', 'dra på turen til Bergen'],
  ['no', 'være alene med barna hele helga'],
  ['en', 'buy a present for my mum'],
  ['en', 'be a witness in court'],
  ['en', "speak at my dad's funeral"],
  ['no', 'holde tale i begravelsen til mormor'],
] as const)('what is not theirs, or not sure to be, stays as it is, in "%s": %s', (language, request) => {
  expect(addressed(request, language)).toBe(request);
});
