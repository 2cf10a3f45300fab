import type { ConsentKind } from '@spire/domain/consents';
import { useSave } from '@spire/client';
import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Row, Stack } from '@spire/ui/Stack';
import { color, radius, space } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { written } from './messages/namespace.ts';
import { DecideAboutAiDocument } from './DecideAboutAi.generated.ts';

/** The facts needed to ask: whether somebody could be asked at all, and what the person has said so far. */
interface AiAnswers {
  ai: { isAvailable: boolean; host: string | null };
  me: {
    settings: { aiSuggestionsEnabled: boolean };
    consents: readonly { kind: ConsentKind; isGiven: boolean }[];
  };
}

/**
 * Whether AI may write: asked once, plainly, with what is sent and to whom, and changed as easily (S2). Nothing is
 * shown where no provider could be asked, or where the person has switched AI off as a whole.
 */
export function AiChoice({ data }: { data: AiAnswers }) {
  const t = useMessages(written);
  const { state, save } = useSave(DecideAboutAiDocument);
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  const [choice, setChoice] = useState<boolean>();
  const { ai, me } = data;
  if (!ai.isAvailable || !me.settings.aiSuggestionsEnabled) return null;
  const isGiven = me.consents.find(({ kind }) => kind === 'ai')?.isGiven;

  async function choose(isYes: boolean) {
    if (state.kind === 'saving') return;
    setChoice(isYes);
    const version = CONSENT_VERSIONS.ai.at(-1) ?? '';
    const { kind } = await save({ kind: 'ai', version, isGiven: isYes });
    if (kind === 'saved') setIsAskedAgain(false);
  }

  const isQuestion = isGiven === undefined || (isAskedAgain && !isGiven);
  const busy = (isYes: boolean) => ({ isBusy: state.kind === 'saving' && choice === isYes, busyLabel: t('ai.saving') });
  return (
    <Part tabIndex={-1}>
      <Quiet role="status">{!isQuestion && t(isGiven ? 'ai.isOn' : 'ai.isOff')}</Quiet>
      <Stack $gap={3}>
        <SaveNotice state={state} title={t('ai.failed')} />
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
