import { common, useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { Row, Stack } from '@spire/ui/Stack';
import { Tag } from '@spire/ui/Tag';
import { color, radius, space } from '@spire/ui/tokens.ts';
import { HelpCard } from '@spire/written/HelpCard';
import { OfferedNumber } from '@spire/written/OfferedHelp';
import { written } from '@spire/written/messages/namespace';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { OwnWords } from '../check-in/OwnWords.tsx';
import { checkin } from '../messages/namespace.ts';
import { useDayMode } from '@spire/written/day/useDayMode.ts';
import { LeaningQuestion } from './LeaningQuestion.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { useThree } from './useThree.ts';

/** Three to choose from after the check-in, for today or for what somebody writes (spec 2 §2, §4). */
export function ThreeMore() {
  return <ThreeToChoose of={useThree()} />;
}

/** The same for a page that has to know whether help came in their place; nothing on a hard day or after help (D58). */
export function ThreeToChoose({ of: three }: { of: ReturnType<typeof useThree> }) {
  const t = useMessages(checkin);
  const tCommon = useMessages(common);
  const tWritten = useMessages(written);
  const { isKnown, list, isFull, asking, form, error, ask, answer, goOn, notAboutMe } = three;
  const { day } = useDayMode();

  if (asking.kind === 'help')
    return <HelpCard crisis={asking.crisis} onGoOn={goOn} onNotMe={() => void notAboutMe()} />;
  if (day === undefined || day.mode === 'afterHelp' || day.mode === 'hard') return null;
  if (!isKnown || (list === undefined && isFull)) return null;
  return (
    <Card title={t('three.title')}>
      <Inside>
        {asking.kind === 'resting' && asking.seen !== null && <p>{asking.seen}</p>}
        {list === undefined ? (
          <p>{t('three.lead')}</p>
        ) : (
          <ul aria-live="polite">
            {list.suggestions.map((each) => (
              <Item key={each.id}>
                <span aria-hidden>{each.emoji}</span>
                <div>
                  <p>{each.text}</p>
                  <Quiet>{tWritten(`sources.${each.source}`)}</Quiet>
                </div>
              </Item>
            ))}
          </ul>
        )}
        {asking.kind === 'resting' && asking.offered !== null && <OfferedNumber kind={asking.offered} />}
        <div aria-live="polite">
          {asking.kind === 'resting' && asking.question !== null && !isFull && (
            <LeaningQuestion question={asking.question} onAnswer={answer} />
          )}
        </div>
        {asking.kind === 'failed' && <Notice kind="error">{t('three.failed')}</Notice>}
        {!isFull && (
          <>
            <OwnWords
              name="wish"
              about={t('three.wish')}
              value={form.draft.wish}
              error={error}
              onChange={(wish) => form.change({ wish })}
            />
            <BusyButton
              variant="secondary"
              isWide
              isBusy={asking.kind === 'asking'}
              busyLabel={t('suggestion.finding')}
              onClick={ask}
            >
              {asking.kind === 'failed'
                ? tCommon('actions.retry')
                : t(list === undefined ? 'three.ask' : 'three.again')}
            </BusyButton>
          </>
        )}
        {list !== undefined && (
          <Row $gap={2} $wrap>
            <Tag>{t('three.counts')}</Tag>
            <Quiet>{tCommon('notTreatment')}</Quiet>
          </Row>
        )}
      </Inside>
    </Card>
  );
}

/** Keeps the focus near when an answer takes the question away. */
function Inside({ children }: { children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null);
  useKeptFocus(inside);
  return (
    <Around $gap={4} ref={inside} tabIndex={-1}>
      {children}
    </Around>
  );
}

const Around = styled(Stack)`
  border-radius: ${radius.control};
  &:focus-visible {
    outline-offset: ${space(2)};
  }
`;

const Item = styled.li`
  display: flex;
  gap: ${space(3)};
  padding-block: ${space(3)};
  &:not(:last-child) {
    border-bottom: 1px solid ${color.hairline};
  }
`;
