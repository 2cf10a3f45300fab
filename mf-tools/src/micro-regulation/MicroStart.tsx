import { options, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { AFTER_FEELINGS } from '@spire/domain/toolOptions';
import { BusyButton, Button } from '@spire/ui/Button';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { ErrorState } from '@spire/ui/states';
import { Stack } from '@spire/ui/Stack';
import { NextWait } from '@spire/written/NextWait';
import { common } from '@spire/i18n';
import { SIGNS } from '../tool-frame/drawings.ts';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { ToolHistory } from '../history/ToolHistory.tsx';
import { AiPart } from '../written/AiPart.tsx';
import { microRegulation } from './messages/namespace.ts';
import type { useMicroExercise } from './useMicroExercise.ts';

interface MicroStartProps {
  of: ReturnType<typeof useMicroExercise>;
  /** Something was begun before: the way back to it. */
  onGoOn: (() => void) | undefined;
  onFind: () => void;
}

/** The beginning: one press finds an exercise. Below it what was done before, and how it was. */
export function MicroStart({ of: { history, isReady, writing }, onGoOn, onFind }: MicroStartProps) {
  const t = useMessages(microRegulation);
  const tCommon = useMessages(common);
  const tOptions = useMessages(options);
  const tToolFrame = useMessages(toolFrame);
  const isAsking = writing.state.kind === 'asking';
  const back = (
    <LinkButton as={PageLink} page="tools">
      <LineDrawing lines={SIGNS.back} />
      {tToolFrame('toTools')}
    </LinkButton>
  );
  return (
    <Page title={tOptions('tools.micro_regulation.title')} lead={t('lead')} back={back} columns>
      <Stack $gap={4}>
        {writing.state.kind === 'failed' && (
          <ErrorState
            isQuiet
            title={t('failedTitle')}
            text={t('failedText')}
            retryLabel={tCommon('actions.retry')}
            onRetry={onFind}
          />
        )}
        {onGoOn !== undefined && (
          <Button type="button" $isWide onClick={onGoOn}>
            {t('goOn')}
          </Button>
        )}
        <BusyButton
          isWide
          variant={onGoOn === undefined ? 'primary' : 'secondary'}
          isBusy={isAsking || !isReady}
          busyLabel={isAsking ? t('finding') : tCommon('states.loading')}
          onClick={onFind}
        >
          {t(onGoOn === undefined ? 'find' : 'findAgain')}
        </BusyButton>
        {isAsking && <NextWait onGiveUp={writing.giveUp} />}
        <Quiet>{t('kept')}</Quiet>
      </Stack>
      <Stack $gap={4}>
        <ToolHistory
          of={history}
          title={t('history.title')}
          empty={t('history.empty')}
          mutation="addMicroRegulation"
          titleOf={({ record }) =>
            record.__typename === 'MicroRegulationRecord' && (
              <>
                <span aria-hidden>{record.exercise.emoji}</span> {record.exercise.title} ·{' '}
                <span aria-hidden>{AFTER_FEELINGS[record.afterFeeling]}</span>{' '}
                {tToolFrame(`feelings.${record.afterFeeling}`)}
              </>
            )
          }
        />
        <AiPart />
      </Stack>
    </Page>
  );
}
