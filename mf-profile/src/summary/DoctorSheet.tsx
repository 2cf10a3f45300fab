import { addDays, type LocalDate } from '@spire/domain/dates';
import type { NeedMore } from '@spire/domain/options';
import type { AfterFeeling } from '@spire/domain/toolOptions';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { Fragment, type ReactNode } from 'react';
import type { SummaryQuery } from './Summary.generated.ts';
import { SheetChart } from './SheetChart.tsx';
import { DayRows, FewDays, small } from './SheetTable.tsx';
import { dayKindsOf, daysAnswered, helpedOf, namedOf, usualOf } from './sheetFacts.ts';
import { Box, Columns, Foot, Frame, Line, Notes, Paper, Title, Top } from './sheetLook.ts';
import type { PartId, SheetDraft } from './sheetParts.ts';
import { rowsOf, type SheetRow } from './sheetRows.ts';
import type { SheetWords } from './sheetWords.ts';

interface CheckIn {
  date: string;
  needMore: readonly NeedMore[];
  whatIsGoodText: string;
  lookingForwardText: string;
  needMoreText: string;
}

export interface DoctorSheetProps {
  me: SummaryQuery['me'];
  checkIns: readonly CheckIn[];
  done: readonly { date: string; title: string | null; feltAfter: AfterFeeling | null }[];
  today: LocalDate;
  days: number;
  parts: readonly PartId[];
  draft: SheetDraft;
  words: SheetWords;
}

/** Fewer days with an answer stand as a list, since a picture of them would say more than there is. */
const LEAST_FOR_CHART = 7;
const MOST_QUOTES = 3;
const QUOTE = 110;

/** One sheet for somebody who has a minute: in the third person, black on white, and nothing that was not ticked (D72). */
export function DoctorSheet({ me, checkIns, done, today, days, parts, draft, words }: DoctorSheetProps) {
  const { text } = words;
  const from = addDays(today, 1 - days);
  const isWithin = ({ date }: { date: string }) => date >= from && date <= today;
  const name = me.profile?.nickname ?? '';
  const has = (part: PartId) => parts.includes(part);
  const moods = [...me.newer.nodes, ...me.older.nodes].filter(
    (each, index, all) => isWithin(each) && all.findIndex(({ id }) => id === each.id) === index,
  );
  const within = checkIns.filter(isWithin);
  const rows = rowsOf({ entries: me.scaleEntries.nodes.filter(isWithin), moods }, words);
  const answered = daysAnswered(...rows.map(({ answers }) => answers), within);
  const energy = rows.find(({ id }) => id === 'energy')?.answers ?? [];
  const asked = draft.questions.map((each) => each.trim()).filter(Boolean);
  const ledger = me.growth.days.filter(isWithin);

  return (
    <Paper lang={words.language === 'no' ? 'nb' : 'en'}>
      <Title>{name === '' ? text.nameless : text.title(name)}</Title>
      <Top>
        <span>
          {text.period(words.longDate(from), words.longDate(today))} {text.answered(answered, days)} {text.by(name)}
        </span>
        <span>{text.born} ______________</span>
      </Top>
      <Frame>
        <h3>{text.inShort}</h3>
        {has('scales') && rows.map((row) => <InShort key={row.id} {...{ row, today, words }} />)}
        {rows.length === 0 && <p>{text.tooFew}</p>}
        {draft.main.trim() !== '' && (
          <p>
            <strong>{text.wantsToTalkAbout(name)}</strong> {text.quote(draft.main.trim())}
          </p>
        )}
      </Frame>
      {has('scales') && rows.length > 0 && (
        <>
          <Line>
            <h3>{text.dayByDay}</h3>
            {answered >= LEAST_FOR_CHART && <Legend words={words} hasLine={days >= 90} />}
          </Line>
          {answered < LEAST_FOR_CHART ? (
            <FewDays {...{ rows, words }} />
          ) : (
            <>
              <SheetChart {...{ rows, from, days, words }} />
              <VisuallyHidden as="div">
                <DayRows {...{ rows, words }} />
              </VisuallyHidden>
            </>
          )}
        </>
      )}
      <Columns>
        {has('helped') && (
          <Box>
            <h3>{text.helped(name)}</h3>
            <Lines
              of={helpedOf(done.filter(isWithin)).map(({ title, helped, times }) => [
                title,
                text.helpedTimes(helped, times),
              ])}
              none={text.notMentioned}
            />
          </Box>
        )}
        {has('needed') && (
          <Box>
            <h3>{text.needed(name)}</h3>
            <Lines
              of={namedOf(within.map(({ needMore }) => needMore)).map(({ id, days: count }) => [
                words.needs[id],
                text.days(count),
              ])}
              none={text.notMentioned}
            />
          </Box>
        )}
        {has('holds') && <Holds {...{ draft, words }} kinds={dayKindsOf(energy)} />}
        {asked.length > 0 && (
          <Box>
            <h3>{text.questions(name)}</h3>
            {asked.map((each) => (
              <p key={each}>☐ {each}</p>
            ))}
          </Box>
        )}
      </Columns>
      {has('rest') && (
        <p>
          {text.restDays(
            moods.filter(({ mood }) => mood === 1).length,
            ledger.filter(({ isRestDay }) => isRestDay).length,
          )}
        </p>
      )}
      {has('about') && <About {...{ me, words }} />}
      {has('words') && <OwnWords {...{ words, name }} checkIns={within} />}
      <Notes>
        <h3>{text.notes}</h3>
      </Notes>
      <Foot>{text.foot(words.longDate(today))}</Foot>
    </Paper>
  );
}

function InShort({ row, today, words: { text } }: { row: SheetRow; today: LocalDate; words: SheetWords }) {
  const { usual, days, heavy, lately } = usualOf(row.answers, row.heaviest, today);
  const step = (value: number) => small(row.steps[value - 1]);
  if (usual === undefined) return null;
  const [one, other] = row.heaviest;
  return (
    <p>
      <strong>{row.name}:</strong> {text.usually(step(usual))}, {text.heavyDays(heavy, days, [step(one), step(other)])}.
      {lately !== undefined && ` ${text.lately(step(lately))}`}
    </p>
  );
}

function Legend({ words: { text }, hasLine }: { words: SheetWords; hasLine: boolean }) {
  const { answer, carried, middle, empty } = text.legend;
  return (
    <span>
      ● {answer} ○ {carried} {hasLine && `— ${middle} `}
      {empty}
    </span>
  );
}

function Lines({ of, none }: { of: readonly (readonly [string, string])[]; none: string }): ReactNode {
  if (of.length === 0) return <p>{none}</p>;
  return of.map(([what, how]) => (
    <Line key={what}>
      <span>{what}</span>
      <span>{how}</span>
    </Line>
  ));
}

interface HoldsProps {
  draft: SheetDraft;
  kinds: ReturnType<typeof dayKindsOf>;
  words: SheetWords;
}

function Holds({ draft, kinds, words: { text } }: HoldsProps) {
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

function About({ me, words }: { me: SummaryQuery['me']; words: SheetWords }) {
  const { capacityLevel = null, considerations = [] } = me.profile ?? {};
  return (
    <p>
      {capacityLevel !== null && `${words.text.capacity(words.capacity[capacityLevel].title)} `}
      {considerations.length > 0 &&
        words.text.considerations(words.list(considerations.map((id) => words.considerations[id])))}
    </p>
  );
}

interface OwnWordsProps {
  checkIns: readonly CheckIn[];
  words: SheetWords;
  name: string;
}

/** The newest three, each in a line of its own and in quotation marks. */
function OwnWords({ checkIns, words, name }: OwnWordsProps) {
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
