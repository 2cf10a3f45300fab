/**
 * `node tooling/run.mjs graph/subgraph-ai/eval/answersToRead.ts first`: prints what Spire answers to what strangers
 * wrote, without a provider, each answer with its number: to be read by somebody and scored (docs/evaluation.md).
 */
import { keysOf } from '@spire/domain/lists';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { mostPressing } from '@spire/language/readCrisis';
import { chooseBacking } from '../src/builtIn/boundary/chooseBacking.ts';
import { chooseRefusals } from '../src/builtIn/boundary/chooseRefusals.ts';
import { chooseExpectation } from '../src/builtIn/expectation/chooseExpectation.ts';
import { choosePromptAnswers } from '../src/builtIn/suggestion/choosePromptAnswers.ts';
import { guessOf } from '../src/builtIn/boundary/guessOf.ts';
import { eventOf } from '../src/builtIn/expectation/plainEvents.ts';
import { guessesAmong } from '../src/builtIn/suggestion/retrieval/groups.ts';
import { hearWish } from '../src/builtIn/suggestion/retrieval/hearWish.ts';
import { chooseSocialPlan } from '../src/builtIn/social-plan/chooseSocialPlan.ts';
import { chooseSuggestion } from '../src/builtIn/suggestion/chooseSuggestion.ts';
import { chooseTasks } from '../src/builtIn/task/chooseTasks.ts';
import type { Facts } from '../src/facts/facts.ts';
import { someAreOfControl } from '../src/writing/screen.ts';
import { PEOPLE, type Person } from './people.ts';
import { FIRST } from './strangers/first.ts';
import { SECOND } from './strangers/second.ts';
import { EIGHTH } from './strangers/eighth.ts';
import { ELEVENTH } from './strangers/eleventh.ts';
import { FIFTEENTH } from './strangers/fifteenth.ts';
import { FIFTH } from './strangers/fifth.ts';
import { FOURTEENTH } from './strangers/fourteenth.ts';
import { FOURTH } from './strangers/fourth.ts';
import { NINTH } from './strangers/ninth.ts';
import { SEVENTEENTH } from './strangers/seventeenth.ts';
import { SEVENTH } from './strangers/seventh.ts';
import { SIXTEENTH } from './strangers/sixteenth.ts';
import { SIXTH } from './strangers/sixth.ts';
import { TENTH } from './strangers/tenth.ts';
import { THIRD } from './strangers/third.ts';
import { THIRTEENTH } from './strangers/thirteenth.ts';
import { TWELFTH } from './strangers/twelfth.ts';
import type { Strangers } from './strangers/strangers.ts';

const READINGS: Record<string, Strangers> = {
  first: FIRST,
  second: SECOND,
  third: THIRD,
  fourth: FOURTH,
  fifth: FIFTH,
  sixth: SIXTH,
  seventh: SEVENTH,
  eighth: EIGHTH,
  ninth: NINTH,
  tenth: TENTH,
  eleventh: ELEVENTH,
  twelfth: TWELFTH,
  thirteenth: THIRTEENTH,
  fourteenth: FOURTEENTH,
  fifteenth: FIFTEENTH,
  sixteenth: SIXTEENTH,
  seventeenth: SEVENTEENTH,
};

/** One answer as it is read: what was asked, and what was said. */
interface Answered {
  operation: string;
  language: Language;
  asked: string;
  said: string;
}

/** A person of the corpus who speaks that language; each number gives another one. */
function personOf(language: Language, number: number): Facts {
  const speaking = PEOPLE.filter((each: Person) => each.language === language);
  const person = speaking[(number * 7) % speaking.length];
  if (person === undefined) throw new RangeError('Nobody speaks it');
  // Tools for contact with others are tried without the wish to be spared contact, since people with that wish do not
  // use them.
  return { ...person.on(number % 14, []), nickname: '', contacts: [] };
}
const forTools = (facts: Facts): Facts => ({ ...facts, avoid: [], considerations: [], socialSafetyFactors: [] });

async function answersIn(language: Language, of: Strangers): Promise<Answered[]> {
  const answered: Answered[] = [];
  const add = (operation: string, asked: string, said: string) => answered.push({ operation, language, asked, said });

  for (const [number, prompt] of of.wishes[language].entries()) {
    const heard = await hearWish(prompt);
    const facts = forTools(personOf(language, number));
    const items = choosePromptAnswers(facts, { prompt, heard }, number);
    const read = `${heard.certainty}: ${guessesAmong(heard.groups).join(', ')}`;
    add(
      'wish',
      `${prompt} [${facts.capacity}, ${facts.partOfDay}; ${read}]`,
      items.map(({ text }) => text).join(' / '),
    );
  }
  for (const [number, input] of of.boundaries[language].entries()) {
    const guess = await guessOf(input.shouldDo, { who: null, kind: null });
    const isHelp =
      (await someAreOfControl([input.shouldDo, input.needInstead], [input.shouldDo])) ||
      (await mostPressing([input.shouldDo, input.needInstead]))?.level === 'help';
    const asked = `${input.shouldDo} / ${input.needInstead} ${input.emoji ?? ''} [${guess.who ?? 'anybody'}, ${guess.kind ?? 'anything'}]`;
    if (isHelp) {
      add('saying no', asked, 'Help, and no text (S15).');
      continue;
    }
    const { wordings } = chooseRefusals(language, input.shouldDo, guess, number);
    add(
      'saying no',
      asked,
      wordings
        .slice(0, 3)
        .map((each) => each.text)
        .join(' / '),
    );
    const { text, reminder } = chooseBacking(language, input, number);
    add('backing a no', asked, `${text} · ${reminder}`);
  }
  for (const [number, input] of of.plans[language].entries()) {
    const facts = forTools(personOf(language, number));
    const event = await eventOf(input.whatToDo);
    const { message, suggestions } = chooseExpectation(facts, { ...input, event }, number);
    const asked = `${input.whatToDo} (${input.desiredFeeling}) [${event.kind === 'confident' ? event.label : 'unsure'}]`;
    add('expectation lift', asked, `${message} · ${suggestions.join(' / ')}`);
  }
  for (const [number, { wants, contacts }] of of.company[language].entries()) {
    const facts = forTools(personOf(language, number));
    const known = contacts.map((name, at) => ({ id: String(at), name, attributes: [] }));
    const plan = chooseSocialPlan({ ...facts, contacts: known }, { wants, contactIds: known.map(({ id }) => id) }, 0);
    add(
      'company',
      `${wants.join(', ')} with ${contacts.join(', ') || 'nobody named'}`,
      plan.sections.map(({ emoji, text }) => `${emoji} ${text}`).join(' '),
    );
  }
  for (let number = 0; number < 10; number += 1) {
    const facts = personOf(language, number + 17 * of.people);
    const { checkIn } = facts;
    const today = [...(checkIn?.needMore ?? []), checkIn?.needMoreText ?? '', ...facts.considerations]
      .filter((each) => each !== '')
      .join(', ');
    const asked = `${today} [${facts.capacity}, ${facts.partOfDay}]`;
    add(
      'tasks',
      asked,
      chooseTasks(facts, number)
        .map(({ text }) => text)
        .join(' / '),
    );
    add('suggestion of the day', asked, chooseSuggestion(facts, number).text);
  }
  return answered;
}

const strangers = READINGS[process.argv[2] ?? 'first'];
if (strangers === undefined) throw new RangeError(`One of ${keysOf(READINGS).join(', ')}`);
const all = (await Promise.all(LANGUAGES.map((language) => answersIn(language, strangers)))).flat();
for (const [number, { operation, language, asked, said }] of all.entries())
  process.stdout.write(`${number + 1} | ${language} | ${operation} | ${asked} | ${said}\n`);
