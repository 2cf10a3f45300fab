import { addDays, type LocalDate } from '@spire/domain/dates';
import { useAppearance } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Disclosure } from '@spire/ui/Disclosure';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Row, Stack } from '@spire/ui/Stack';
import { color, media, radius, space, text } from '@spire/ui/tokens.ts';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import styled from 'styled-components';
import { HOW_LINES, HowItIs } from '../HowItIs.tsx';
import { plantsOf } from './plants.ts';
import type { useWeekWords } from './useWeekWords.ts';
import type { WeekDay } from './weekFacts.ts';
import { WeekGarden } from './WeekGarden.tsx';
import { weekSentences } from './weekSentences.ts';

export interface ToldWeek {
  days: readonly WeekDay[];
  since: LocalDate;
  monday: LocalDate;
  words: ReturnType<typeof useWeekWords>;
}

interface WeekShownProps extends ToldWeek {
  /** The Monday of the week before, where there is one. */
  before: LocalDate | undefined;
  isLatest: boolean;
}

const WHAT = ['memory', 'hard', 'done', 'answer', 'rest', 'none', 'bird', 'height'] as const;

/** The picture of a week, what is true of it, and the ways to take it along. */
export function WeekShown({ days, since, monday, words, before, isLatest }: WeekShownProps) {
  const { t } = words;
  const { isCalm } = useAppearance();
  // Without the bird, and with what is shared behind what is printed.
  const plants = plantsOf(days).map((plant) => (isCalm ? { ...plant, hasBird: false } : plant));
  return (
    <Sides data-as-of data-week={monday}>
      <div>
        <Ground>
          <WeekGarden plants={plants} label={t('picture')} />
        </Ground>
        <Letters aria-hidden>
          {days.map(({ date }) => (
            <span key={date}>{words.letters(date)}</span>
          ))}
        </Letters>
        <VisuallyHidden as="div">
          <ul aria-label={t('days')}>
            {days.map((day) => (
              <li key={day.date}>{words.told(day)}</li>
            ))}
          </ul>
        </VisuallyHidden>
      </div>
      <Stack $gap={4}>
        <Card>
          <Said>
            {weekSentences(days, since).map((line) => (
              <p key={line[0]?.id}>{words.line(line)}</p>
            ))}
          </Said>
        </Card>
        <Row $gap={3} $wrap>
          {!isCalm && (
            <Button as={PageLink} page="week" query={`of=${monday}&show=share`} $variant="secondary">
              {t('share')}
            </Button>
          )}
          <Button as={PageLink} page="week" query={`of=${monday}&show=print`} $variant="secondary">
            {t('print')}
          </Button>
        </Row>
        <Row $gap={4} $wrap>
          {before !== undefined && (
            <LinkButton as={PageLink} page="week" query={`of=${before}`}>
              <Icon name="back" />
              {words.name(before)}
            </LinkButton>
          )}
          {!isLatest && (
            <LinkButton as={PageLink} page="week" query={`of=${addDays(monday, 7)}`}>
              {words.name(addDays(monday, 7))}
            </LinkButton>
          )}
        </Row>
        <Disclosure title={t('what.title')}>
          <ul>
            {WHAT.filter((each) => !isCalm || each !== 'bird').map((each) => (
              <li key={each}>{t(`what.${each}`)}</li>
            ))}
          </ul>
        </Disclosure>
        <HowItIs title={t('how.title')} lines={HOW_LINES.map((line) => t(`how.${line}`))} />
      </Stack>
    </Sides>
  );
}

/** The garden with the sentences below, or beside it where there is room. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  ${media.wide} {
    grid-template-columns: minmax(0, 560px) minmax(16rem, 30rem);
    align-items: start;
  }
`;

const Ground = styled.div`
  border-radius: ${radius.card};
  overflow: hidden;
`;

/** Each under its plant. */
export const Letters = styled.div`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  padding: ${space(2)} 3.33% 0;
  text-align: center;
  white-space: nowrap;
  ${text.small}
  font-weight: 650;
`;

const Said = styled.div`
  display: grid;
  gap: ${space(3)};
  ${text.large}
  color: ${color.ink};
`;
