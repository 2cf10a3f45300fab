import { TRIAL_ANSWERS, type TrialAnswer } from '@spire/domain/trial';
import { useMessages } from '@spire/i18n';
import { PageLink, useNavigate } from '@spire/remote-kit/router';
import { usePagePath } from '@spire/remote-kit';
import type { Trial } from '@spire/remote-kit/trial';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { Row, Stack } from '@spire/ui/Stack';
import { color, media, motion, radius, space, text } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { KeptLine } from './KeptLine.tsx';
import { trial } from './messages/namespace.ts';
import { SIGNS } from './signs.ts';

const FACES: Readonly<Record<TrialAnswer, string>> = { hard: '😔', tired: '🥱', soSo: '😐', good: '🙂' };

/** Of the picture on a wide screen. */
export const PICTURE_HEIGHT = '300px';

interface QuestionStepProps {
  kept: Trial;
  onKept: (kept: Trial) => void;
  onChoose: (answer: TrialAnswer) => void;
  /** Stands beside the words where there is room; its place is held while it is fetched. */
  picture: ReactNode;
}

/** "How is today?": one press goes on, and the way back takes it back. */
export function QuestionStep({ kept, onKept, onChoose, picture }: QuestionStepProps) {
  const t = useMessages(trial);
  const navigate = useNavigate();
  const welcome = usePagePath('setup') ?? '/';
  return (
    <Page
      title={t('question.title')}
      lead={<p>{t('question.lead')}</p>}
      picture={<Beside>{picture}</Beside>}
      back={
        <LinkButton type="button" onClick={() => void (window.history.length > 1 ? navigate(-1) : navigate(welcome))}>
          <LineDrawing lines={SIGNS.back} />
          {t('back')}
        </LinkButton>
      }
    >
      <Choices>
        {TRIAL_ANSWERS.map((answer) => (
          <Choice key={answer} type="button" onClick={() => onChoose(answer)}>
            <Face aria-hidden>{FACES[answer]}</Face>
            <Words>
              <Word>{t(`answers.${answer}.word`)}</Word> <Line>{t(`answers.${answer}.line`)}</Line>
            </Words>
            <LineDrawing lines={SIGNS.forward} />
          </Choice>
        ))}
      </Choices>
      <Stack $gap={2}>
        <Stays $gap={2}>
          <LineDrawing lines={SIGNS.device} />
          <span>{t('question.stays')}</span>
        </Stays>
        <KeptLine kept={kept} onKept={onKept} />
        <div>
          <LinkButton as={PageLink} page="help">
            {t('someone')}
          </LinkButton>
        </div>
      </Stack>
    </Page>
  );
}

const Beside = styled.div`
  display: none;
  ${media.wide} {
    display: block;
    order: -1;
    flex: 0 0 55%;
    height: ${PICTURE_HEIGHT};
  }
`;

/** A row each; beside each other where all four have room. */
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${space(3)};
  @media (max-width: 56.24rem) {
    grid-template-columns: minmax(0, 1fr);
    max-width: 34rem;
  }
`;

const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: 76px;
  padding: ${space(3)} ${space(4)};
  border: 1.5px solid ${color.edge};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  text-align: start;
  cursor: pointer;
  transition:
    background ${motion.quick},
    border-color ${motion.quick};
  &:hover {
    background: ${color.primarySoft};
    border-color: ${color.primary};
  }
  > svg {
    flex: none;
    color: ${color.primary};
  }
`;

const Face = styled.span`
  flex: none;
  width: 2.4rem;
  font-size: 1.9rem;
  line-height: 1;
  text-align: center;
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const Word = styled.span`
  display: block;
  ${text.heading}
`;

const Line = styled.span`
  display: block;
  ${text.small}
  color: ${color.muted};
  button:hover > * > & {
    color: ${color.ink};
  }
`;

const Stays = styled(Row)`
  color: ${color.muted};
  ${text.small}
  > svg {
    flex: none;
  }
`;
