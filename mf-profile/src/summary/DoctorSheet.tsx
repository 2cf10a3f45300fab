import { addDays, type LocalDate } from '@spire/domain/dates';
import type { AfterFeeling } from '@spire/domain/toolOptions';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import type { SummaryQuery } from './Summary.generated.ts';
import { About, type CheckIn, Holds, OwnWords } from './SheetOwnWords.tsx';
import { SheetPattern } from './SheetPattern.tsx';
import { SheetChart } from './SheetChart.tsx';
import { DayRows, FewDays, small } from './SheetTable.tsx';
import { dayKindsOf, daysAnswered, hardDaysOf, helpedOf, namedOf, usualOf } from './sheetFacts.ts';
import { Box, Columns, Foot, Frame, Line, Notes, Paper, Ruled, Signs, Title, Top } from './sheetLook.ts';
import type { PartId, SheetDraft } from './sheetParts.ts';
import { rowsOf, type SheetRow } from './sheetRows.ts';
import type { SheetWords } from './sheetWords.ts';

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
/** As many ruled lines as a sheet has room for with nothing else on it. */
const MOST_RULES = 40;

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
  const rows = rowsOf(
    { entries: me.scaleEntries.nodes.filter(isWithin), moods, followed: me.followedScales.scales },
    words,
  );
  const answered = daysAnswered(...rows.map(({ answers }) => answers), within);
  const energy = rows.find(({ id }) => id === 'energy')?.answers ?? [];
  const asked = draft.questions.map((each) => each.trim()).filter(Boolean);
  const bigDays = has('bigDays') ? me.bigDays.filter((date) => isWithin({ date })) : [];
  const hardAndRest = text.restDays(
    hardDaysOf(moods, within),
    me.growth.days.filter((each) => isWithin(each) && each.isRestDay).length,
  );

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
        {rows.length === 0 && <p>{text.noScales}</p>}
        {has('pattern') && <SheetPattern words={words} />}
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
            {answered >= LEAST_FOR_CHART && (
              <Legend words={words} hasLine={days >= 90} hasBigDays={bigDays.length > 0} />
            )}
          </Line>
          {answered < LEAST_FOR_CHART ? (
            <FewDays {...{ rows, words }} />
          ) : (
            <>
              <SheetChart {...{ rows, from, days, words, bigDays }} />
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
      {has('rest') && hardAndRest !== '' && <p>{hardAndRest}</p>}
      {has('about') && <About {...{ me, words }} />}
      {has('words') && <OwnWords {...{ words, name }} checkIns={within} />}
      <Notes>
        <Ruled aria-hidden>
          {Array.from({ length: MOST_RULES }, (_, line) => (
            <i key={line} />
          ))}
        </Ruled>
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
  if (days < LEAST_FOR_CHART)
    return (
      <p>
        <strong>{row.name}:</strong> {text.few(days)}
      </p>
    );
  const [one, other] = row.heaviest;
  return (
    <p>
      <strong>{row.name}:</strong> {text.usually(step(usual))}, {text.heavyDays(heavy, days, [step(one), step(other)])}.
      {lately !== undefined && ` ${text.lately(step(lately.now), step(lately.then))}`}
    </p>
  );
}

function Legend({ words: { text }, ...has }: { words: SheetWords; hasLine: boolean; hasBigDays: boolean }) {
  const { answer, carried, middle, bigDay, empty } = text.legend;
  return (
    <Signs>
      <span>● {answer}</span>
      <span>○ {carried}</span>
      {has.hasLine && <span>— {middle}</span>}
      {has.hasBigDays && <span>┊ {bigDay}</span>}
      <span>{empty}</span>
    </Signs>
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
