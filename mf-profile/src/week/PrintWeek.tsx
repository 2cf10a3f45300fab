import { useAppearance } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { Stack } from '@spire/ui/Stack';
import { Lines, Switch } from '@spire/ui/Switch';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { plantsOf } from './plants.ts';
import { fixed, LOOKS } from './weekLooks.ts';
import { WeekGarden } from './WeekGarden.tsx';
import { weekSentences } from './weekSentences.ts';
import { Letters, type ToldWeek } from './WeekShown.tsx';

const paint = fixed(LOOKS.calm);

/** The week on paper, seen before it is printed: quiet tones, and room for the person's own hand. */
export default function PrintWeek(told: ToldWeek) {
  const { days, monday, since, words } = told;
  const { t } = words;
  const { isCalm } = useAppearance();
  const [hasWords, setHasWords] = useState(true);
  const [hasLines, setHasLines] = useState(true);
  const title = days.findLast(({ memories }) => memories.length > 0)?.memories[0]?.title;
  const isNamed = weekSentences(days, since).some((line) => line.some(({ id }) => id === 'kept'));
  const sheet = <Paper {...told} hasWords={hasWords} hasLines={hasLines} />;
  return (
    <Stack $gap={4}>
      <Preview role="region" aria-label={t('printing.sheet')}>
        {sheet}
      </Preview>
      <Lines>
        {isNamed && (
          <Switch isOn={hasWords} onChange={setHasWords} name="words" hint={title}>
            {t('printing.words')}
          </Switch>
        )}
        <Switch isOn={hasLines} onChange={setHasLines} name="lines">
          {t('printing.lines')}
        </Switch>
      </Lines>
      <Button type="button" $isWide onClick={() => print()}>
        {t('printing.print')}
      </Button>
      {isCalm && (
        <LinkButton as={PageLink} page="week" query={`of=${monday}&show=share`}>
          {t('share')}
        </LinkButton>
      )}
      {createPortal(
        <Sheet data-week-sheet aria-hidden>
          <OnPaper />
          {sheet}
        </Sheet>,
        document.body,
      )}
    </Stack>
  );
}

function Paper({
  days,
  since,
  monday,
  words,
  hasWords,
  hasLines,
}: ToldWeek & { hasWords: boolean; hasLines: boolean }) {
  const { t } = words;
  return (
    <Written>
      <Top>
        <h2>{t('mine')}</h2>
        <span>{words.longRange(monday)}</span>
      </Top>
      <WeekGarden plants={plantsOf(days)} label={t('picture')} paint={paint} />
      <Letters aria-hidden>
        {days.map(({ date }) => (
          <span key={date}>{words.letters(date)}</span>
        ))}
      </Letters>
      <p>
        {weekSentences(days, since)
          .map((line) => words.line(line, hasWords))
          .join(' ')}
      </p>
      {hasLines && (
        <>
          <p>{t('printing.remember')}</p>
          <hr />
          <hr />
          <hr />
        </>
      )}
      <small>Spire</small>
    </Written>
  );
}

/** Paper holds the sheet alone: not the page, nor its frame. */
const OnPaper = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 16mm; }
    body > :not([data-week-sheet]) { display: none !important; }
    :root, body { background: #fff !important; }
  }
`;

const Sheet = styled.div`
  display: none;
  @media print {
    display: block;
    max-width: 148mm;
    margin-inline: auto;
    print-color-adjust: exact;
  }
`;

const Preview = styled.div`
  padding: 1.25rem;
  border: 1px solid #bbb;
  background: #fff;
`;

const Written = styled.div`
  display: grid;
  gap: 0.6rem;
  background: #fff;
  color: #000;
  line-height: 1.5;
  hr {
    width: 100%;
    margin: 1.1rem 0 0;
    border: 0;
    border-top: 1px solid #999;
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.2rem 1rem;
`;
