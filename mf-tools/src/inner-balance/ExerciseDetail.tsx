import type { Exercise } from '@spire/content/exercises/exercise';
import { INNER_BALANCE_CATEGORIES } from '@spire/domain/toolOptions';
import { useLanguage, useMessages } from '@spire/i18n';
import { Link } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { FlowActions } from '@spire/ui/FlowFrame';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { Row } from '@spire/ui/Stack';
import { Tag } from '@spire/ui/Tag';
import { space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { usePlayerSoon } from '../player/GuidedSession.tsx';
import { SIGNS } from '../tool-frame/drawings.ts';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { Steps } from '../tool-frame/Steps.tsx';
import { ToolFlow } from '../tool-frame/ToolFlow.tsx';
import { CATEGORY_TINTS } from './categoryTints.ts';
import { innerBalance } from './messages/namespace.ts';

interface ExerciseDetailProps {
  exercise: Exercise;
  /** Begun and left: it goes on rather than starts. */
  isUnderWay: boolean;
  onStart: () => void;
  onDone: () => void;
}

/** All there is to know before one begins; who likes to go without a clock does it from here, and says when it is done. */
export function ExerciseDetail({ exercise, isUnderWay, onStart, onDone }: ExerciseDetailProps) {
  const t = useMessages(innerBalance);
  const tToolFrame = useMessages(toolFrame);
  const language = useLanguage();
  usePlayerSoon();
  const { category, title, description, steps, minutes, position, isMovement } = exercise;
  const back = (
    <LinkButton as={Link} to={`?category=${category}`}>
      <LineDrawing lines={SIGNS.back} />
      {tToolFrame('back')}
    </LinkButton>
  );
  return (
    <ToolFlow>
      <Page title={title[language]} lead={description[language]} back={back} isNarrow>
        <Row $gap={2} $wrap>
          <Tag tint={CATEGORY_TINTS[category]}>{t('minutes', { count: minutes })}</Tag>
          <Tag>{t(`positions.${position}`)}</Tag>
          <Tag>
            <span aria-hidden>{INNER_BALANCE_CATEGORIES[category]}</span> {t(`categories.${category}.title`)}
          </Tag>
        </Row>
        <Steps steps={steps[language]} />
        {isMovement && <Notice kind="info">{t('caution')}</Notice>}
      </Page>
      <Actions>
        <Button type="button" $variant="secondary" $isWide onClick={onDone}>
          {t('doneAlready')}
        </Button>
        <Button type="button" $isWide onClick={onStart}>
          <LineDrawing lines={SIGNS.play} />
          {isUnderWay ? tToolFrame('time.goOn') : t('start', { minutes })}
        </Button>
      </Actions>
    </ToolFlow>
  );
}

/** Two words and a length beside a whole sentence. */
const Actions = styled(FlowActions)`
  > * {
    padding-inline: ${space(2)};
  }
`;
