import type { SaveState } from '@spire/client';
import { crisisHelp } from '@spire/content/crisisHelp';
import { PLAN_CARDS, type PlanCard } from '@spire/domain/safetyPlan';
import { useLanguage, useMessages } from '@spire/i18n';
import { useSearchParams } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Checkbox } from '@spire/ui/Checkbox';
import { FlowActions, FlowFrame } from '@spire/ui/FlowFrame';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { NumberButton } from '@spire/ui/NumberButton';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { StepProgress } from '@spire/ui/StepProgress';
import { color, media, radius, space } from '@spire/ui/tokens.ts';
import { HelpBefore } from '@spire/written/HelpBefore';
import type { Plan } from '@spire/written/plan/useShownPlan.ts';
import type { HelpFirst } from '@spire/written/useHelpFirst.ts';
import { useCrisisReading } from '@spire/written/useCrisisReading.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ENOUGH } from './cards.ts';
import { plan as namespace } from './messages/namespace.ts';
import { PlanRows } from './PlanRows.tsx';
import type { PlanYes } from './usePlanCard.ts';

interface CardFrameProps {
  card: PlanCard;
  plan: Plan;
  /** The texts of the card, to be looked at for words that need help. */
  texts: readonly string[];
  yes: PlanYes;
  state: SaveState;
  help: HelpFirst;
  isFilled: boolean;
  /** Keeps what is written and not added yet; false where it could not be. */
  finish: () => Promise<boolean>;
  children: ReactNode;
}

/** One card of the plan, alone on its page: the question, numbers above it where they may be needed, and the ways on. */
export function CardFrame({ card, plan, texts, yes, state, help, isFilled, finish, children }: CardFrameProps) {
  const t = useMessages(namespace);
  const [, setSearch] = useSearchParams();
  const at = PLAN_CARDS.indexOf(card);
  const next = PLAN_CARDS[at + 1];

  async function go(to: PlanCard | undefined) {
    if (await finish()) setSearch(to === undefined ? {} : { card: to });
  }
  return (
    <HelpBefore of={help}>
      <Beside>
        <Rows $gap={3}>
          <PlanRows plan={plan} current={card} onOpen={(to) => void go(to)} />
        </Rows>
        <FlowFrame>
          <Page
            title={t(`questions.${card}.title`)}
            lead={t(`questions.${card}.lead`)}
            back={
              <Stack $gap={3}>
                <LinkButton type="button" onClick={() => void go(undefined)}>
                  <Icon name="close" />
                  {t('leave')}
                </LinkButton>
                <StepProgress
                  current={at + 1}
                  total={PLAN_CARDS.length}
                  label={t('step', { current: at + 1, total: PLAN_CARDS.length })}
                />
              </Stack>
            }
            isNarrow
          >
            <NumbersAbove texts={texts} />
            {yes.isAsked && <Consent yes={yes} />}
            {children}
            <Quiet>{t(`enough.${ENOUGH[card]}`)}</Quiet>
            <SaveNotice state={state} title={t('notSaved')} />
          </Page>
          <Actions>
            {next !== undefined && !isFilled && (
              <Button type="button" $variant="secondary" onClick={() => void go(next)}>
                {t('skip')}
              </Button>
            )}
            <Button type="button" onClick={() => void go(next)}>
              {t(next === undefined ? 'finish' : 'next')}
            </Button>
          </Actions>
        </FlowFrame>
      </Beside>
    </HelpBefore>
  );
}

function Consent({ yes }: { yes: PlanYes }) {
  const t = useMessages(namespace);
  return (
    <Box>
      <Checkbox
        name="planConsent"
        isChecked={yes.isGiven}
        onChange={yes.decide}
        error={yes.isMissed ? t('consent.first') : undefined}
      >
        {t('consent.yes')}
      </Checkbox>
      <Quiet>{t('consent.why')}</Quiet>
    </Box>
  );
}

/** Two numbers, quietly: a plan speaks of hard things on purpose, and nothing is taken over for it (D74). */
function NumbersAbove({ texts }: { texts: readonly string[] }) {
  const t = useMessages(namespace);
  const language = useLanguage();
  const reading = useCrisisReading(texts);
  if (reading === null || reading === undefined) return null;
  return (
    <Stack as="section" $gap={2} aria-label={t('numbers')}>
      <Quiet role="status">{t('numbers')}</Quiet>
      {crisisHelp(reading.kind, language)
        .loudest.slice(0, 2)
        .map(({ id, number, tel, brief }) => (
          <NumberButton key={id} {...brief[language]} number={number} tel={tel} isQuiet />
        ))}
    </Stack>
  );
}

/** In wide windows the other cards stand beside the open one; not in the calm look, and not beside large words. */
const Beside = styled.div`
  ${media.wide} {
    :root:not([data-calm='true']):not([data-text-size='150']) & {
      display: grid;
      grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
      gap: ${space(8)};
    }
  }
`;

const Rows = styled(Stack)`
  display: none;
  ${media.wide} {
    :root:not([data-calm='true']):not([data-text-size='150']) & {
      display: grid;
      align-content: start;
    }
  }
`;

/** As wide as the card above them. */
const Actions = styled(FlowActions)`
  ${media.wide} {
    width: 100%;
    max-width: 34rem;
    margin-inline: auto;
  }
`;

const Box = styled.div`
  padding: ${space(3)} ${space(4)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.sunk};
`;
