import { namedToThem } from './namedToThem.ts';

test.each([
  ['Søstera mi', 'no', 'søstera di'],
  ['Sønnen min', 'no', 'sønnen din'],
  ['min gamle venn', 'no', 'din gamle venn'],
  ['Naboen', 'no', 'naboen'],
  ['Han i andre etasje', 'no', 'han i andre etasje'],
  ['Gjengen fra fødegruppa', 'no', 'gjengen fra fødegruppa'],
  ['Dattera mi Sol', 'no', 'Sol'],
  ['Naboene', 'no', 'naboene'],
  ['Besteforeldre', 'no', null],
  ['Bestevenn', 'no', null],
  ['Kollega', 'no', null],
  ['❤️', 'no', null],
  ['My wife', 'en', 'your wife'],
  ['The Hendersons', 'en', 'the Hendersons'],
  ['Best friend', 'en', 'your best friend'],
  ['Book club', 'en', 'your book club'],
  ['Jess and the kids', 'en', 'Jess and the kids'],
  ['my sister Anna', 'en', 'Anna'],
  ['', 'en', null],
] as const)('to the person, %j in "%s" is %j', (name, language, named) => {
  expect(namedToThem(name, language)).toBe(named);
});
