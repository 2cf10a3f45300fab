import { eventOf } from './plainEvents.ts';

test.each([
  ['bubs first swim class', 'children-activity'],
  ['the modern art museum with Tash', 'concert-cinema'],
  ['Match on Sunday with my da', 'concert-cinema'],
  ['se kampen på stadion', 'concert-cinema'],
  ['sort the mountain of baby clothes by size', 'cleaning'],
  ['hyttetur med familien', 'travel'],
  ['a weekend at the beach', 'travel'],
  ['MR hos legen, gruer meg til å ligge i det trange røret', 'scan'],
  ['first date on saturday', 'date'],
  ['taxes', 'desk-work'],
  ['My grandson is showing me how to do the online banking', 'desk-work'],
  ['bryllupsdagen vår', 'time-for-two'],
  ['date night with my wife', 'time-for-two'],
  ['hente valp i Elverum, den er 8 uker', 'new-pet'],
  ['picking up the rescue greyhound on sat', 'new-pet'],
  ['Lamminga startar om to veker', 'animals-and-crops'],
  ['høste honning fra de to kubene på taket', 'animals-and-crops'],
  ['opening the box of letters in the attic', 'keepsakes'],
  ['sorting through my late husband’s clothes', 'keepsakes'],
  ['kveldsvakt og så tidligvakt rett etterpå', 'work-shift'],
  ['double shift on saturday', 'work-shift'],
  ['team offsite in Denver, two nights', 'work-trip'],
  ['Møte halvbroren min for første gang. Kafé på Lillehammer.', 'first-meeting'],
  ['clocks go back, dark at 4 til february', 'season'],
  ['sola kjem tebake 21. januar', 'season'],
  ['17. mai med barnetog, is og svigerfamilien', 'holiday'],
  ['christmas in 35 degrees', 'holiday'],
  ['Magnus skal begynne i 1. klasse på Bolteløkka', 'parting'],
  ['Finn starts kindergarten Monday', 'parting'],
  ['hurtigruta bergen kirkenes', 'travel'],
  ['dmv, license renewal', 'errand'],
  ['lørdag uten noe i kalenderen', 'quiet-day'],
  ['flight Perth to Dublin w 2 kids under 5', 'flight-with-children'],
])('"%s" is %s', async (told, label) => {
  expect(await eventOf(told)).toMatchObject({ kind: 'sure', label });
});

test.each([
  ['skal ta kampen mot kreften', 'concert-cinema'],
  ['play a game with my grandkids', 'concert-cinema'],
  ['sorting through my late husband’s clothes', 'cleaning'],
  ['gå gjennom klærne til mamma', 'cleaning'],
  ['date night with my wife', 'date'],
  ['middag med kjæresten', 'date'],
  ['Parent-teacher conference', 'work-trip'],
  ['presenting at a conference', 'work-trip'],
  ['opening the letter from the hospital', 'keepsakes'],
  ['hente hunden hos dyrlegen', 'new-pet'],
  ['christmas party at work', 'holiday'],
  ['starting school again myself', 'parting'],
  ['meeting my therapist for the first time', 'first-meeting'],
  ['first shift at my new job', 'work-shift'],
  ['jeg begynner på skolen igjen', 'parting'],
])('"%s" is not taken for %s', async (told, label) => {
  expect(await eventOf(told)).not.toMatchObject({ label });
});
