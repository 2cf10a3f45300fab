import { PLAN_CARDS, type PlanCard } from '@spire/domain/safetyPlan';
import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { CheckboxGroup } from '@spire/ui/CheckboxGroup';
import { CopyButton } from '@spire/ui/CopyButton';
import { Disclosure } from '@spire/ui/Disclosure';
import { Quiet } from '@spire/ui/Quiet';
import { Row, Stack } from '@spire/ui/Stack';
import type { Plan } from '@spire/written/plan/useShownPlan.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { linesOf } from './cards.ts';
import { plan as namespace } from './messages/namespace.ts';

/** The parts that are ticked, on paper or as a text by the phone's own sharing. Spire sends nothing itself. */
export function TakePlan({ plan }: { plan: Plan }) {
  const t = useMessages(namespace);
  const filled = PLAN_CARDS.filter((card) => plan[card].length > 0);
  const [left, setLeft] = useState<readonly PlanCard[]>([]);
  const parts = filled
    .filter((card) => !left.includes(card))
    .map((card) => ({ card, title: t(`cards.${card}`), lines: linesOf(plan[card]) }));
  const written = parts.map(({ title, lines }) => `${title}:\n${lines.map((line) => `– ${line}`).join('\n')}`);
  const words = [t('take.sheet'), ...written].join('\n\n');
  const canShare = 'share' in navigator;

  return (
    <Card>
      <Disclosure title={t('take.title')}>
        <Stack $gap={4}>
          <CheckboxGroup
            legend={t('take.choose')}
            options={filled.map((card) => ({ id: card, label: t(`cards.${card}`) }))}
            selected={parts.map(({ card }) => card)}
            onChange={(ids) => setLeft(filled.filter((card) => !ids.includes(card)))}
          />
          <Row $gap={3} $wrap>
            <Button type="button" $variant="secondary" onClick={() => print()}>
              {t('take.print')}
            </Button>
            {canShare && (
              <Button
                type="button"
                $variant="secondary"
                // Whoever closes the sheet of the phone has not failed.
                onClick={() => void navigator.share({ text: words }).catch(() => undefined)}
              >
                {t('take.give')}
              </Button>
            )}
            {!canShare && (
              <CopyButton
                text={words}
                label={t('take.copy')}
                doneText={t('take.copied')}
                failedText={t('take.copyFailed')}
              />
            )}
          </Row>
          <Quiet>{t('take.note')}</Quiet>
        </Stack>
      </Disclosure>
      {createPortal(
        <Sheet data-plan-sheet aria-hidden>
          <OnPaper />
          <h1>{t('take.sheet')}</h1>
          <Parts>
            {parts.map(({ card, title, lines }) => (
              <Part key={card}>
                <h2>{title}</h2>
                <ul>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </Part>
            ))}
          </Parts>
        </Sheet>,
        document.body,
      )}
    </Card>
  );
}

/** Paper holds the sheet alone: not the page, its frame, or what is not ticked. */
const OnPaper = createGlobalStyle`
  @media print {
    body > :not([data-plan-sheet]) {
      display: none !important;
    }
    :root, body {
      background: #fff !important;
    }
  }
`;

const Sheet = styled.div`
  display: none;
  @media print {
    display: block;
    padding: 0;
    background: #fff;
    color: #000;
    font-size: 10.5pt;
    line-height: 1.4;
    h1 {
      font-size: 15pt;
      margin-bottom: 4mm;
    }
    h2 {
      font-size: 11.5pt;
    }
    li {
      margin-inline-start: 4mm;
      list-style: '– ';
    }
  }
`;

/** Two columns, so that it is one page and can be folded. */
const Parts = styled.div`
  columns: 2;
  column-gap: 8mm;
`;

const Part = styled.div`
  break-inside: avoid;
  margin-bottom: 4mm;
  overflow-wrap: anywhere;
`;
