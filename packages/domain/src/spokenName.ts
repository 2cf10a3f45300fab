const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Words that say who somebody is, and not what they are called. */
export const ROLES =
  words(`home carer hjemmehjelpen hjemmehjelp min mi mitt mine hun han ho dama damen fyren typen she he lady guy woman man vår vårt sin my our the den det
  datter dattera datteren sønn sønnen gutten jenta søster søsteren søstera syster bror broren tvilling fetter fetteren kusine
  kusina niese niesen nevø nevøen svoger svogeren svigerinne svigerinna venn vennen venninne venninnen venninna bestevenn
  bestevenninne bestevenninna kamerat kompis kompisen kjæreste kjæresten samboer samboeren mann mannen kone kona eks eksen
  nabo naboen nabokona sjef sjefen leder lederen kollega kollegaen lærer læreren lege legen fastlege fastlegen psykolog
  psykologen terapeut terapeuten fysio fysioterapeut fysioterapeuten støttekontakt støttekontakten gamle nye beste eldste
  yngste daughter son girl boy sister brother twin cousin niece nephew friend bestie mate pal boyfriend girlfriend partner
  husband wife ex neighbour neighbor boss manager colleague coworker teacher doctor gp therapist psychologist counsellor
  carer best old new oldest youngest roommate flatmate frisør frisøren tannlege tannlegen legevakt apotek drosje taxi ikke
  not hairdresser dentist`);

/** Forms of address, which are written without the capital in Norwegian. */
const VOCATIVES =
  words(`mamma pappa mor far mormor morfar farmor farfar bestemor bestefar besta mum mummy mom mam dad daddy
  nan nana gran grandma grandpa granny lillebror storebror lillesøster storesøster`);
/** Words said together with a name. */
const TITLES = words(
  `fr tante onkel bestemor bestefar farmor mormor aunt auntie uncle grandma grandpa nan granny nana dr doktor doctor prof professor rev reverend pastor
  fru frøken herr hr mrs mr ms miss mx sir madam madame`,
);
/** The second of two given names that go together. */
const SECOND =
  words(`lise marie mari grete karin kristin lene britt beate helene helen anne ann elisabeth kathrine erik ivar
  arne martin petter peter johan kristian inge olav morten henrik magnus sofie louise lou jane jo rose lee mae marit berit
  torill åse inger andreas fredrik håkon ole per`);
const FIRST =
  words(`anne ann anna inger else eva liv siri tone may mary may-britt kari hanne stine ole per jan odd tor karl carl
  hans bjørn kjell leif arnt gunn randi bente mette trine siv rolf svein knut nils lars jon john jens paul billy sarah emma ida`);

/** Places one knows a person from, behind a name in lower case: "jess uni". */
const KNOWN_FROM = words(`uni school skole skolen work jobb jobben gym kor koret choir church kirka barnehage barnehagen
  nursery kurs kurset class course`);

/** Names of several people at once: a Norwegian one stands first or last, an English one last. */
const SEVERAL_NO =
  words(`gjengen gruppa gruppen klubben koret korpset familien naboene naboan ungene ungan barna borna foreldrene foreldre
  kollegene kollegaene kollegaer vennene venner venninnene venninner jentene jentan guttene guttan gutane gutta gjengane kompisene kompisane kameratene kidsa søsknene søsken
  besteforeldrene besteforeldre svigerforeldrene svigerforeldre svigers tvillingene`);
const SEVERAL =
  words(`everyone everybody girls boys lads guys gang group team crew family kids children neighbours neighbors parents
  friends mates colleagues siblings twins in-laws grandparents club choir roommates flatmates housemates lot bunch crowd folks mums
  dads sisters brothers cousins`);
const SEVERAL_END = /[\p{L}-]{2}(?:gjengen|gruppa|gruppen|klubben|koret|vennene|venner|venninner|venninnene)$/iu;
const SURNAME_OF_SEVERAL = /^[Tt]he \p{Lu}\p{L}+s$/u;
const BETWEEN_TWO = / (?:og|and|&|\+) /iu;

/** The end of a name; the words behind it say who the person is. */
const AFTER_NAME = /\s*(?:[(,/|:;]|\s[–—-]\s|(?<=\s)(?:fra|på|i|from|at|in|med|with|hos)(?=\s)).*$/u;

const lower = (word: string) => word.toLowerCase().replace(/['’]s?$|\.$/u, '');
// The name is the word with a capital among several; a single word is a name however it is written.
const isName = (word: string) => /^\p{Lu}/u.test(word) || TITLES.has(lower(word)) || VOCATIVES.has(lower(word));

/** A contact's name without pictures, quotation marks and what tells more of who it is. */
const plainName = (name: string) =>
  name
    .normalize('NFC')
    .replace(/<[^<>]*>|[\p{Extended_Pictographic}\uFE0F\u200D"“”«»<>]/gu, ' ')
    .replace(AFTER_NAME, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** "Mamma og pappa" by the two of them; nothing where one of the two is no name, as in "Ida og hunden". */
function two(plain: string): readonly [string, string] | null {
  const [one, other, third] = plain.split(BETWEEN_TWO);
  if (one === undefined || other === undefined || third !== undefined) return null;
  return [one, other].every((part) => part.split(' ').some(isName)) ? [one, other] : null;
}

/** Whether a contact is several people under one name, who are greeted together. */
export function isGroup(name: string): boolean {
  const plain = plainName(name);
  const told = plain.split(' ').filter((word) => SEVERAL_NO.has(lower(word)) || !ROLES.has(lower(word)));
  const [first = '', last = ''] = [told[0], told.at(-1)];
  return (
    two(plain) !== null ||
    SURNAME_OF_SEVERAL.test(plain) ||
    [first, last].some((word) => SEVERAL_NO.has(lower(word)) || SEVERAL_END.test(word)) ||
    SEVERAL.has(lower(last))
  );
}

/**
 * A contact as one would say hello to them: "Sol" for "Dattera mi Sol", "mamma" for "Mamma", "tante Berit" for "Tante
 * Berit". Null where there is no name to say: one does not say "hello, neighbour mine", or "hello, the gang".
 */
export function spokenName(name: string, language: 'no' | 'en'): string | null {
  const plain = plainName(name);
  const [one, other] = two(plain)?.map((each) => spokenOfOne(each, language)) ?? [];
  if (one && other) return `${one} ${language === 'no' ? 'og' : 'and'} ${other}`;
  return isGroup(name) ? null : spokenOfOne(plain, language);
}

function spokenOfOne(plain: string, language: 'no' | 'en'): string | null {
  const all = plain.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word));
  const isTitle = (word: string, next = '') => TITLES.has(lower(word)) && /^\p{Lu}/u.test(next);
  const told = all.filter((word, at) => !ROLES.has(lower(word)) || isTitle(word, all[at + 1]));
  const own = all.length === 1 ? told : told.slice(Math.max(0, told.findIndex(isName)));
  const [begun = '', behind = ''] = all;
  const isSmall = all.length === 2 && !all.some(isName) && KNOWN_FROM.has(lower(behind)) && !ROLES.has(lower(begun));
  if (isSmall) return begun.slice(0, 1).toUpperCase() + begun.slice(1);
  const [first, second] = own;
  if (first === undefined || (all.length > 1 && !isName(first))) return null;
  const asSaid = (word: string) => (language === 'no' ? word.toLowerCase() : word);
  if (second !== undefined && TITLES.has(lower(first))) return `${asSaid(first)} ${second}`;
  if (VOCATIVES.has(lower(first))) return asSaid(first);
  const isOneName = second !== undefined && FIRST.has(lower(first)) && SECOND.has(lower(second));
  return isOneName ? `${first} ${second}` : first;
}
