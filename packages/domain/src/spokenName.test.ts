import { spokenName } from './spokenName.ts';

test.each([
  ['Dattera mi Sol', 'Sol'],
  ['Sol (dattera mi)', 'Sol'],
  ['Sol', 'Sol'],
  ['Mamma', 'mamma'],
  ['Tante Berit', 'tante Berit'],
  ['Broren min Per-Arne', 'Per-Arne'],
  ['Kari Nordmann', 'Kari'],
  ['Anne Lise Berg', 'Anne Lise'],
  ['Jonas fra jobben', 'Jonas'],
  ['Lise – nabo', 'Lise'],
  ['Ola ❤️', 'Ola'],
  ['min gamle venn Åge', 'Åge'],
  ['sol', 'sol'],
  ['Den lange dama fra koret', null],
  ['den snille fysioterapeuten Liv', 'Liv'],
  ['Hun nye i oppgangen', null],
  ['Naboen', null],
  ['Bestevenninna mi', null],
  ['❤️', null],
  ['', null],
])('in Norwegian %j is greeted as %j', (name, spoken) => {
  expect(spokenName(name, 'no')).toBe(spoken);
});

test.each([
  ['my sister Anna', 'Anna'],
  ['Mum', 'Mum'],
  ['Uncle Bob', 'Uncle Bob'],
  ['Tom (work)', 'Tom'],
  ['My neighbour', null],
  ['Mary Ann Smith', 'Mary Ann'],
])('in English %j is greeted as %j', (name, spoken) => {
  expect(spokenName(name, 'en')).toBe(spoken);
});
