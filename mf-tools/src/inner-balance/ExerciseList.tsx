import type { Exercise } from '@spire/content/exercises/exercise';
import type { InnerBalanceCategory } from '@spire/domain/toolOptions';
import { useMessages } from '@spire/i18n';
import { Link, PageLink } from '@spire/remote-kit/router';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { EmptyState } from '@spire/ui/states';
import { space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { SIGNS } from '../tool-frame/drawings.ts';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import { ExerciseCard } from './ExerciseCard.tsx';
import { innerBalance } from './messages/namespace.ts';
import { exerciseSearch } from './useWays.ts';

interface ExerciseListProps {
  category: InnerBalanceCategory;
  exercises: readonly Exercise[];
}

/** The exercises of a group for today; what moves the body carries the word about the doctor (spec 2 §2). */
export function ExerciseList({ category, exercises }: ExerciseListProps) {
  const t = useMessages(innerBalance);
  const tToolFrame = useMessages(toolFrame);
  const back = (
    <LinkButton as={Link} to="?">
      <LineDrawing lines={SIGNS.back} />
      {tToolFrame('back')}
    </LinkButton>
  );
  return (
    <Page title={t(`categories.${category}.title`)} lead={t(`categories.${category}.lead`)} back={back} isNarrow>
      {exercises.some(({ isMovement }) => isMovement) && <Notice kind="info">{t('caution')}</Notice>}
      {exercises.length === 0 ? (
        <EmptyState title={t('noneTitle')} text={t('noneText')}>
          <LinkButton as={Link} to="?">
            {tToolFrame('back')}
          </LinkButton>
        </EmptyState>
      ) : (
        <List>
          {exercises.map((exercise) => (
            <li key={exercise.id}>
              <ExerciseCard exercise={exercise} to={`?${exerciseSearch(exercise.id)}`} />
            </li>
          ))}
        </List>
      )}
      <div>
        <LinkButton as={PageLink} page="exerciseLibrary">
          <LineDrawing lines={SIGNS.books} />
          {t('library.link')}
        </LinkButton>
      </div>
    </Page>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
`;
