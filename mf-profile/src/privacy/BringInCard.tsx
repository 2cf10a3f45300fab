import { useMessages, useProblemText } from '@spire/i18n';
import { usePagePath } from '@spire/remote-kit';
import { BusyButton, Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { color } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { CoveringInput } from '../CoveringInput.ts';
import { ownData } from './messages/namespace.ts';
import { useBringIn, type BringInState } from './useBringIn.ts';

const JOINED = ['added', 'changed', 'already'] as const;

/** The way for an exported file into the account: one that was chosen already, or one to choose. */
export function BringInCard({ file: chosen }: { file?: File }) {
  const t = useMessages(ownData);
  const home = usePagePath('home');
  const { state, bringIn } = useBringIn();
  return (
    <Card title={t('bringIn.title')}>
      <Stack $gap={3}>
        <p>{t('bringIn.text')}</p>
        {state.kind === 'done' ? (
          <>
            <Notice kind="success" title={t('bringIn.done')}>
              {state.joined !== undefined && (
                <ul>
                  {JOINED.map((each) => (
                    <li key={each}>{t(`bringIn.${each}`, { count: state.joined?.[each] ?? 0 })}</li>
                  ))}
                </ul>
              )}
            </Notice>
            {/* Not by the router: who this is now has to be asked anew. */}
            <Button as="a" href={home} $variant="secondary" $isWide>
              {t('bringIn.open')}
            </Button>
          </>
        ) : chosen !== undefined ? (
          <BusyButton
            isWide
            isBusy={state.kind === 'busy'}
            busyLabel={t('bringIn.busy', { name: chosen.name })}
            onClick={() => void bringIn(chosen)}
          >
            {t('bringIn.take')}
          </BusyButton>
        ) : (
          <Choose as="label" $variant="secondary" $isWide>
            {t('bringIn.choose')}
            <CoveringInput
              type="file"
              accept=".json,application/json"
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                if (file !== undefined) void bringIn(file);
                // The value is emptied so that the same file can be chosen once more.
                currentTarget.value = '';
              }}
            />
          </Choose>
        )}
        {state.kind === 'busy' && chosen === undefined && (
          <Quiet role="status">{t('bringIn.busy', { name: state.name })}</Quiet>
        )}
        <WhyNot state={state} />
      </Stack>
    </Card>
  );
}

function WhyNot({ state }: { state: BringInState }) {
  const t = useMessages(ownData);
  const textOf = useProblemText();
  switch (state.kind) {
    case 'notOurs':
    case 'tooLarge':
      return <Notice kind="error">{t(`bringIn.${state.kind}`)}</Notice>;
    case 'failed': {
      const { fields } = state.problem;
      return (
        <Notice kind="error" title={t('bringIn.failed')}>
          {fields.length > 0 ? (
            <p>{t('bringIn.broken', { fields: fields.map(({ field }) => field).join(', ') })}</p>
          ) : (
            <>
              <p>{textOf(state.problem)}</p>
              <p>{t('bringIn.again')}</p>
            </>
          )}
        </Notice>
      );
    }
    default:
      return null;
  }
}

const Choose = styled(Button)`
  position: relative;
  &:focus-within {
    outline: 3px solid ${color.primary};
    outline-offset: 2px;
  }
`;
