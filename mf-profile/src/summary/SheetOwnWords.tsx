import type { NeedMore } from '@spire/domain/options';
import { Fragment } from 'react';
import type { SummaryQuery } from './Summary.generated.ts';
import { inSentence } from './SheetTable.tsx';
import type { dayKindsOf } from './sheetFacts.ts';
import { Box, Line } from './sheetLook.ts';
import type { SheetDraft } from './sheetParts.ts';
import type { SheetWords } from './sheetWords.ts';

/** The part of a check-in that the sheet tells of. */
export interface CheckIn {
  date: string;
  needMore: readonly NeedMore[];
  whatIsGoodText: string;
  lookingForwardText: string;
  needMoreText: string;
}

const MOST_QUOTES = 3;
const QUOTE = 110;

interface HoldsProps {
  draft: SheetDraft;
  kinds: ReturnType<typeof dayKindsOf>;
  words: SheetWords;
}

/** The kinds of days, each in the person’s own words. */
export function Holds({ draft, kinds, words: { text } }: HoldsProps) {
  const told = (['good', 'usual', 'heavy'] as const).filter((kind) => draft[kind].trim() !== '');
  if (told.length === 0) return null;
  return (
    <Box>
      <h3>{text.holds}</h3>
      {told.map((kind) => (
        <Line key={kind}>
          <span>
            <strong>{text.kinds[kind]}</strong> {text.quote(draft[kind].trim())}
          </span>
          {kinds[kind] > 0 && <span>{text.days(kinds[kind])}</span>}
        </Line>
      ))}
    </Box>
  );
}

/** Capacity and considerations, as the profile tells them. */
export function About({ me, words }: { me: SummaryQuery['me']; words: SheetWords }) {
  const { capacityLevel = null, considerations = [] } = me.profile ?? {};
  return (
    <p>
      {capacityLevel !== null && `${words.text.capacity(words.capacity[capacityLevel].title)} `}
      {considerations.length > 0 &&
        words.text.considerations(considerations.map((id) => inSentence(words.considerations[id])).join('; '))}
    </p>
  );
}

interface OwnWordsProps {
  checkIns: readonly CheckIn[];
  words: SheetWords;
  name: string;
}

/** The newest three, each in a line of its own and in quotation marks. */
export function OwnWords({ checkIns, words, name }: OwnWordsProps) {
  const written = checkIns
    .map(({ date, whatIsGoodText, lookingForwardText, needMoreText }) => ({
      date,
      said: [whatIsGoodText, lookingForwardText, needMoreText].filter(Boolean).join(' · '),
    }))
    .filter(({ said }) => said !== '')
    .slice(0, MOST_QUOTES);
  if (written.length === 0) return null;
  return (
    <Box>
      <h3>{words.text.ownWords(name)}</h3>
      {written.map(({ date, said }) => (
        <Fragment key={date}>
          <p>
            {words.shortDate(date)}:{' '}
            {words.text.quote(said.length > QUOTE ? `${said.slice(0, said.lastIndexOf(' ', QUOTE))} …` : said)}
          </p>
        </Fragment>
      ))}
    </Box>
  );
}
