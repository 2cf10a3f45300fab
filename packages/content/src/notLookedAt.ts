import { ALSO_NAMES } from './alsoNames.ts';

/**
 * Subjects that patterns never look at, whatever the person called them (decision 0129): food and drink, medicine,
 * weight, people and places of work. Beginnings of words, of both languages.
 */
const BEGINNINGS: Readonly<Record<string, string>> = {
  food: `mat spis spise frokost lunsj middag kvelds måltid snack sukker sjokolade kake brød kjøtt fisk gluten melk ost egg
    kaffe te- koffein alkohol vin øl drink faste diett kalori karbo protein godteri is- pizza salat frukt grønnsak
    food eat meal breakfast lunch dinner supper sugar chocolate cake bread meat fish milk cheese coffee caffeine alcohol
    wine beer fasting diet calor carb candy sweets fruit vegetable`,
  medicine: `medisin tablett pille dose paracet ibux ibuprofen antidep kortison insulin vitamin tilskudd resept vaksine
    smertestill sovemed metadon ritalin concerta melatonin cbd medic med- meds tablet pill painkiller prescription vaccine
    supplement antidepress`,
  weight: `vekt veie veid kilo kg bmi slank overvekt undervekt weight weigh pounds lbs slimming`,
  work: `jobb arbeid kontor sjef kolleg vakt vakter skift møte bedrift butikkvakt firma nav- work job office boss colleague
    shift meeting company employer`,
  people: `mamma mor- far- pappa mormor morfar bestemor bestefar farmor farfar søster bror kjæreste mann- kone- sønn datter
    barnebarn svigermor svigerfar eks- venninne kompis mum mom dad mother father sister brother wife husband boyfriend
    girlfriend partner son- daughter grandma grandpa`,
};

const PARTS = Object.values(BEGINNINGS).flatMap((words) => words.split(/\s+/).filter((word) => word !== ''));
const WHOLE = new Set(PARTS.filter((word) => word.endsWith('-')).map((word) => word.slice(0, -1)));
const BEGUN = PARTS.filter((word) => !word.endsWith('-'));
/** Words that begin like one of them, and are none. */
const NONE_OF_THEM = new Set([
  'matte',
  'vinter',
  'vindu',
  'vinduer',
  'jobbfri',
  'meditasjon',
  'meditere',
  'meditate',
  'meditation',
]);

const isLeftOut = (word: string) =>
  WHOLE.has(word) || ALSO_NAMES.has(word) || (!NONE_OF_THEM.has(word) && BEGUN.some((part) => word.startsWith(part)));

/** Whether a name of a thing is one that patterns leave alone; a capital within it is taken for somebody's name. */
export function isNotLookedAt(name: string): boolean {
  const words = name.match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return true;
  return words.some((word, at) => (at > 0 && /^\p{Lu}/u.test(word)) || isLeftOut(word.toLowerCase()));
}
