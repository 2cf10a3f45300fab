import { useMutation } from '@spire/client';
import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Row, Stack } from '@spire/ui/Stack';
import { color, radius, space, text } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { checkin } from '../messages/namespace.ts';
import { DecideAboutAiDocument } from './DecideAboutAi.generated.ts';
import { type TodaysSuggestionsQuery, TodaysSuggestionsDocument } from './TodaysSuggestions.generated.ts';

const Question = styled.div`
  padding: ${space(4)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
`;

const Asked = styled.p`
  font-weight: 650;
`;

/** Has the focus when the question it held is answered or asked anew. */
const Part = styled.div`
  border-radius: ${radius.control};
`;

const Chosen = styled.p`
  ${text.small}
  color: ${color.muted};
`;

/**
 * Whether AI may write: asked once, plainly, with what is sent and to whom, and changed as easily (S2). Nothing is
 * shown where no provider could be asked, or where the person has switched AI off as a whole.
 */
export function AiChoice({ data }: { data: TodaysSuggestionsQuery }) {
  const t = useMessages(checkin);
  const [decide, { loading, error }] = useMutation(DecideAboutAiDocument);
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  const [choice, setChoice] = useState<boolean>();
  const { ai, me } = data;
  if (!ai.isAvailable || !me.settings.aiSuggestionsEnabled) return null;
  const isGiven = me.consents.find(({ kind }) => kind === 'ai')?.isGiven;

  async function choose(isYes: boolean) {
    if (loading) return;
    setChoice(isYes);
    const input = {
      kind: 'ai',
      version: CONSENT_VERSIONS.ai[CONSENT_VERSIONS.ai.length - 1] ?? '',
      isGiven: isYes,
    } as const;
    await decide({
      variables: { input },
      update(cache, { data: decided }) {
        if (!decided) return;
        cache.updateQuery({ query: TodaysSuggestionsDocument }, (before) => {
          if (before === null) return undefined;
          const others = before.me.consents.filter(({ kind }) => kind !== 'ai');
          return { ...before, me: { ...before.me, consents: [...others, decided.decideConsent] } };
        });
      },
    })
      .then(() => setIsAskedAgain(false))
      // Told below, beside the buttons.
      .catch(() => undefined);
  }

  const isQuestion = isGiven === undefined || (isAskedAgain && !isGiven);
  const busy = (isYes: boolean) => ({ isBusy: loading && choice === isYes, busyLabel: t('ai.saving') });
  return (
    <Part tabIndex={-1}>
      <Chosen role="status">{!isQuestion && t(isGiven ? 'ai.isOn' : 'ai.isOff')}</Chosen>
      <Stack $gap={3}>
        {error !== undefined && <Notice kind="error">{t('ai.failed')}</Notice>}
        {isQuestion ? (
          <Question>
            <Stack $gap={3}>
              <Asked>{t('ai.question')}</Asked>
              <p>{t('ai.whatIsSent', { host: ai.host ?? '' })}</p>
              <p>{t('ai.withoutIt')}</p>
              <Row $gap={3} $wrap>
                <BusyButton variant="secondary" {...busy(true)} onClick={() => void choose(true)}>
                  {t('ai.yes')}
                </BusyButton>
                <BusyButton variant="secondary" {...busy(false)} onClick={() => void choose(false)}>
                  {t('ai.no')}
                </BusyButton>
              </Row>
            </Stack>
          </Question>
        ) : (
          <LinkButton type="button" onClick={() => (isGiven ? void choose(false) : setIsAskedAgain(true))}>
            {t(isGiven ? 'ai.switchOff' : 'ai.askAgain')}
          </LinkButton>
        )}
      </Stack>
    </Part>
  );
}
