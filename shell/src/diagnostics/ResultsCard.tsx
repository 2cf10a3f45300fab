import { useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { CopyButton } from '@spire/ui/CopyButton';
import { Stack } from '@spire/ui/Stack';
import { color, icon, space } from '@spire/ui/tokens.ts';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import styled from 'styled-components';
import { diagnostics } from './messages/namespace.ts';
import { CHECKS } from './outcomes.ts';
import type { Results } from './useDiagnostics.ts';

const LOOKS = {
  waiting: { Drawing: Clock, ink: color.muted },
  ok: { Drawing: CircleCheck, ink: color.primary },
  failed: { Drawing: CircleAlert, ink: color.danger },
} as const;
type State = keyof typeof LOOKS;

/** The results of the checks, to be read, heard and copied. */
export function ResultsCard({ results }: { results: Results }) {
  const t = useMessages(diagnostics);
  const lines = CHECKS.flatMap((check) => {
    const result = results[check];
    if (result === undefined) return [];
    const state: State = result === 'waiting' ? 'waiting' : result.isOk ? 'ok' : 'failed';
    const title = `${t(`checks.${check}`)}: ${t(`states.${state}`)}`;
    return [{ check, state, title, text: result === 'waiting' ? '' : t(result.text, result.values) }];
  });

  return (
    <Card title={t('resultsTitle')}>
      <Stack>
        {lines.length === 0 && <p>{t('resultsEmpty')}</p>}
        <div role="log" aria-label={t('resultsTitle')}>
          <ul>
            {lines.map(({ check, state, title, text }) => {
              const { Drawing, ink } = LOOKS[state];
              return (
                <Line key={check} $ink={ink}>
                  <Drawing {...icon} />
                  <Words>
                    <strong>{title}</strong>
                    {text !== '' && <p>{text}</p>}
                  </Words>
                </Line>
              );
            })}
          </ul>
        </div>
        {lines.length > 0 && (
          <CopyButton
            text={lines.map(({ title, text }) => `${title}. ${text}`.trim()).join('\n')}
            label={t('copy')}
            doneText={t('copied')}
            failedText={t('copyFailed')}
          />
        )}
      </Stack>
    </Card>
  );
}

const Line = styled.li<{ $ink: string }>`
  display: flex;
  gap: ${space(3)};
  padding-block: ${space(2)};
  > svg {
    flex: none;
    margin-top: 0.05em;
    color: ${({ $ink }) => $ink};
  }
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;
