import { knownOf, useRead, useSave, type Problem } from '@spire/client';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { lengthErrors } from '@spire/domain/fieldChecks';
import { LIMITS } from '@spire/domain/limits';
import { FIRST_GUESSES, type WishGroup } from '@spire/domain/wishGroups';
import { useLanguage } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { useForm } from '@spire/remote-kit/form';
import { useRef, useState } from 'react';
import { useDayMode } from '@spire/written/day/useDayMode.ts';
import { type GivenHere, isAway, useGiveHere } from '../here/useGiveHere.ts';
import { useNewDay } from '../useNewDay.ts';
import { GenerateSuggestionsDocument } from './GenerateSuggestions.generated.ts';
import { ownWordsOf } from '../check-in/wordsOf.ts';
import { useSetHelpAside } from '@spire/written/day/useSetHelpAside.ts';
import { isFull, ofToday } from '../suggestion/suggestionView.ts';
import { TodaysSuggestionsDocument } from '../suggestion/TodaysSuggestions.generated.ts';

/** The request: the person's text, or today where nothing is written; and what it is about, once that is said. */
interface Asked {
  prompt: string;
  about: WishGroup | null;
}

type Asking =
  | {
      kind: 'resting';
      seen: string | null;
      offered: CrisisKind | null;
      /** They are from this device, which reads no wish. */
      isHere?: boolean;
    }
  | { kind: 'asking' }
  | { kind: 'failed' }
  /** The day has no more, as far as this device did not know. */
  | { kind: 'full' }
  | { kind: 'help'; crisis: CrisisKind };
const RESTING = { kind: 'resting', seen: null, offered: null } as const satisfies Asking;
const TODAY: Asked = { prompt: '', about: null };

/** The state after an answer without three: by what this device gave in their place, else by the server's reason. */
function askingAfter(given: GivenHere, code: Problem['code'] | undefined): Asking {
  if (typeof given === 'object') return { kind: 'help', ...given };
  if (given === 'given') return { ...RESTING, isHere: true };
  if (given === 'full' || code === 'DAILY_LIMIT') return { kind: 'full' };
  return code === 'CHECK_IN_REQUIRED' ? RESTING : { kind: 'failed' };
}

/**
 * Three to choose from, for whoever asks: for today, for what they write, or for what they say it is about. What was
 * understood is shown, and one tap says something else or takes it back (D55, D62). Each asking is one of the day's eight.
 */
export function useThree() {
  const { userId } = useSession();
  const language = useLanguage();
  const read = useRead(TodaysSuggestionsDocument, { pick: (data) => data.me });
  const me = knownOf(read);
  const generate = useSave(GenerateSuggestionsDocument);
  const form = useForm({
    name: `wish.${userId}`,
    initial: () => ({ wish: '' }),
    toInput: ({ wish }) => ({ language, prompt: wish }),
    save: generate,
  });
  const { draft, textOf } = form;
  const [asking, setAsking] = useState<Asking>(RESTING);
  const [asked, setAsked] = useState(TODAY);
  const [takenBack, setTakenBack] = useState<readonly string[]>([]);
  // One id for every try, so that a repeat after a lost answer is not counted twice (D45).
  const id = useRef<string>(undefined);
  // An answer may have been lost on its way: only a repeat in vain shows that nobody is there.
  const tries = useRef(0);
  const today = useNewDay(() => {
    id.current = undefined;
    setAsking(RESTING);
  });
  const tellNotMe = useSetHelpAside();
  const { day } = useDayMode();
  const give = useGiveHere({ me, day, today });
  const { sets = [], checkIn } = ofToday(me, today);
  /** The texts behind the last request: the wish, or today's own words where there is none. */
  const told = asked.prompt === '' ? ownWordsOf(checkIn) : [asked.prompt];
  const [tooLong] = lengthErrors('wish', draft.wish, LIMITS.freeText);

  /** Whether three new ones are here. */
  async function ask({ prompt, about }: Asked): Promise<boolean> {
    if (asking.kind === 'asking') return false;
    setAsked({ prompt, about });
    setAsking({ kind: 'asking' });
    tries.current = id.current === undefined ? 1 : tries.current + 1;
    id.current ??= crypto.randomUUID();
    const said = { ...(prompt === '' ? {} : { prompt }), ...(about === null ? {} : { about }) };
    const answer = await generate.save({ id: id.current, language, ...said });
    if (answer.kind !== 'saved') {
      const isInVain = tries.current > 1 || !navigator.onLine;
      const isUnreached = answer.kind === 'failed' && isAway(answer.problem.code) && isInVain;
      const given = isUnreached ? await give(id.current, 'list', prompt) : 'failed';
      if (given === 'given') id.current = undefined;
      const code = answer.kind === 'waiting' ? undefined : answer.problem.code;
      // Another device knows more of the day than this one.
      if (code === 'DAILY_LIMIT' || code === 'CHECK_IN_REQUIRED') read.retry();
      setAsking(askingAfter(given, code));
      return given === 'given';
    }
    const made = answer.data.generateSuggestions;
    if (made.__typename === 'CrisisHelp') {
      setAsking({ kind: 'help', crisis: made.kind });
      return false;
    }
    id.current = undefined;
    setAsking({ kind: 'resting', seen: made.seen, offered: made.help?.kind ?? null });
    return true;
  }

  const wish = draft.wish.trim();
  const lists = sets.filter(({ form: asFor, id: set }) => asFor !== 'card' && !takenBack.includes(set));
  const list = lists.at(-1);
  const { about = null, guesses = null } = list ?? {};
  // A guessed group is among the guesses; a chosen group is not.
  const isChosen = about !== null && guesses?.includes(about) === false;
  const known = me?.suggestionInteractions.nodes ?? [];
  const isDone = ({ text }: { text: string }) =>
    known.some(
      ({ suggestionText, interactionType, date }) =>
        suggestionText === text && interactionType === 'completed' && date === today,
    );
  const last = sets.at(-1);
  return {
    read,
    today,
    known,
    list,
    isOneDone: list?.suggestions.some(isDone) === true,
    isCheckedIn: checkIn !== null,
    /** How many of the day's are used, lists counted as one (D22); undefined before the first. */
    used: last && { number: Math.max(...sets.map(({ number }) => number)), limit: last.limit },
    isFull: asking.kind === 'full' || isFull(sets),
    asking,
    form,
    error: tooLong === undefined ? undefined : textOf(tooLong),
    /** The group that the three are for, where it was said or taken. */
    about,
    isChosen,
    /** Whether it is unsure what was meant, so that a question goes with the three. */
    isUnsure: guesses !== null && about === null,
    guesses: guesses === null || guesses.length === 0 ? FIRST_GUESSES : guesses,
    reasons: {
      isOfWish: guesses !== null,
      group: about,
      needMore: checkIn?.needMore ?? [],
      isOfDay: list?.form === 'list',
    },
    /** The words that were answered; empty where there were none. */
    wrote: asked.prompt,
    told,
    /** Whether it was said once already what it is about: there is no third round of guessing. */
    hasChosen: isChosen,
    /** Asks for answers to the text written, or for today's suggestions where there is none. */
    ask: () => {
      const isAnother = wish !== asked.prompt || asked.about !== null;
      if (isAnother && asking.kind !== 'asking') id.current = undefined;
      return tooLong === undefined ? ask({ prompt: wish, about: null }) : Promise.resolve(false);
    },
    /** Anew, now that it is said what it is about. */
    choose: (group: WishGroup) => {
      if (asked.about !== group && asking.kind !== 'asking') id.current = undefined;
      return ask({ prompt: asked.prompt, about: group });
    },
    /** Takes back what was said: the three from before stand here again, where there are any. */
    takeBack: lists.length > 1 && list !== undefined ? () => setTakenBack([...takenBack, list.id]) : undefined,
    /** Continues from the help; the day stays one after it, and the text written stays. */
    goOn: () => setAsking(RESTING),
    /** The help's trigger was not about the person: asks for the same (S11). */
    notAboutMe: async () => {
      await tellNotMe(told);
      await ask(asked);
    },
  };
}
