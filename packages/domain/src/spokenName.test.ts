import { isGroup, spokenName } from './spokenName.ts';

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
  ['jess kurs', 'Jess'],
  ['nabo kurs', null],
  ['frisør ny', null],
  ['legevakt mobil', null],
  ['ikke jobb', null],
  ['Kjell Inge Traktor', 'Kjell Inge'],
  ['Den lange dama fra koret', null],
  ['den snille fysioterapeuten Liv', 'Liv'],
  ['Hun nye i oppgangen', null],
  ['Naboen', null],
  ['Bestevenninna mi', null],
  ['Mamma og pappa', 'mamma og pappa'],
  ['Kari & Ola', 'Kari og Ola'],
  ['Ida og hunden', 'Ida'],
  ['Gjengen fra fødegruppa', null],
  ['Strikkeklubben', null],
  ['Familien Hansen', null],
  ['Fru Hansen', 'fru Hansen'],
  ['herr Olsen', 'herr Olsen'],
  ['Dr. Lie', 'dr. Lie'],
  ['Fr. Hansen', 'fr. Hansen'],
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
  ['My wife', null],
  ['Mum and Dad', 'Mum and Dad'],
  ['The Hendersons', null],
  ['the girls', null],
  ['Book club', null],
  ['Mary Ann Smith', 'Mary Ann'],
  ['Mrs Hughes', 'Mrs Hughes'],
  ['Doctor Patel', 'Doctor Patel'],
  ['my doctor', null],
])('in English %j is greeted as %j', (name, spoken) => {
  expect(spokenName(name, 'en')).toBe(spoken);
});

test.each([
  'Gjengen fra fødegruppa',
  'Gutta',
  'Gutta på hytta',
  'The old work lot',
  'School mums',
  'Strikkeklubben',
  'Rosenborg-gjengen',
  'Naboene',
  'Mamma og pappa',
  'The Hendersons',
  'my parents',
])('%j is several people', (name) => {
  expect(isGroup(name)).toBe(true);
});

test.each(['Kari', 'Ida og hunden', 'Naboen', 'Jonas fra laget', 'Theresa Jones', 'the boss', 'Team leader Bob'])(
  '%j is one',
  (name) => {
    expect(isGroup(name)).toBe(false);
  },
);
