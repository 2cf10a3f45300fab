import { wordsOf } from './crisis/wordsOf.ts';

/** Bokmål, or plain English, and how else it is written: nynorsk, dialect, dictation, haste. */
const FORMS: Record<string, string> = {
  jeg: 'eg æ æg ej jæ jæi e',
  ikke: 'ikkje itj ittj ikkj ikje ikk',
  hva: 'kva ka hvad',
  hvordan: 'korleis koss kordan hvorden åssen',
  hvorfor: 'kvifor korfor koffor hvoffor',
  hvor: 'kor kvar hvorhen',
  hvem: 'kven kem hvemhelst',
  noe: 'noko nokka någe nokke nåkka noge nåe',
  noen: 'nokon nokre nån nåen nokken nåkken',
  mye: 'mykje møye mykk mye',
  mer: 'meir mere meire',
  være: 'vere vær vera',
  er: 'æ e',
  gjøre: 'gjere gjera gjør gjere gjør',
  hjelpe: 'hjelpa',
  hun: 'ho hu',
  dere: 'dykk dokker dokke',
  meg: 'mæ mæg mei',
  deg: 'dæ dæg dei',
  bare: 'berre bære berre',
  også: 'òg åg',
  nå: 'no nu',
  fra: 'frå',
  sånn: 'slik sånt slikt',
  hjemme: 'heime heim hjem',
  kommer: 'kjem kjeme',
  vet: 'veit veid',
  ut: 'ute',
  øynene: 'auga augo auene',
  søvn: 'svevn',
  sove: 'sova søva',
  trøtt: 'trøytt trett',
  you: 'u ya',
  are: 'r',
  your: 'ur youre',
  because: 'cuz cos bc coz',
  cannot: 'cant',
  something: 'smth sth',
  tonight: '2nite tonite',
  though: 'tho',
  really: 'rly realy',
  want: 'wanna',
  going: 'goin gonna',
};

const word = (form: string) => wordsOf(form)[0] ?? form;
const PLAIN = new Map(
  Object.entries(FORMS).flatMap(([plain, others]) =>
    others.split(' ').map((other): [string, string] => [word(other), word(plain)]),
  ),
);
/** Too short or too common to be read as a form of another. */
for (const own of ['no', 'e', 'a', 'ut', 'r']) PLAIN.delete(own);

/** A word as bokmål or plain English has it, where it is a known other form; else as it stands. */
export function plainForm(form: string): string {
  return PLAIN.get(form) ?? form;
}
