import type { Loaded } from '@spire/client';
import { keysOf } from '@spire/domain/lists';
import { INNER_BALANCE_CATEGORIES, type InnerBalanceCategory } from '@spire/domain/toolOptions';
import { options, useLanguage, useMessages } from '@spire/i18n';
import { Link, PageLink } from '@spire/remote-kit/router';
import { CardLink } from '@spire/ui/Card';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { Tag } from '@spire/ui/Tag';
import { space } from '@spire/ui/tokens.ts';
import { useUnderWay } from '@spire/ui/useKeptTimer.ts';
import styled from 'styled-components';
import { SIGNS } from '../tool-frame/drawings.ts';
import { toolFrame } from '../tool-frame/messages/namespace.ts';
import type { Suits } from '../tool-frame/useSuits.ts';
import type { Exercise } from '@spire/content/exercises/exercise';
import { CATEGORY_TINTS } from './categoryTints.ts';
import { ExerciseLog } from './ExerciseLog.tsx';
import { innerBalance } from './messages/namespace.ts';
import { exerciseOf, type Library } from './useLibrary.ts';
import { EXERCISE_TIMER, exerciseSearch } from './useWays.ts';

interface CategoriesProps {
  library: Loaded<Library>;
  suits: Suits & { isKnown: boolean; hasFailed: boolean };
  todays: (library: Library, category: InnerBalanceCategory) => readonly Exercise[];
}

/** The beginning: for whom the exercises are fitted (trap 28), the three groups with how many stand there today, and the log. */
export function Categories({ library, suits, todays }: CategoriesProps) {
  const t = useMessages(innerBalance);
  const tOptions = useMessages(options);
  const tToolFrame = useMessages(toolFrame);
  const language = useLanguage();
  const { capacity, hasFailed } = suits;
  const underWay = useUnderWay(EXERCISE_TIMER);
  const begun = library.kind === 'ready' && underWay !== undefined ? exerciseOf(library.data, underWay) : undefined;
  const back = (
    <LinkButton as={PageLink} page="tools">
      <LineDrawing lines={SIGNS.back} />
      {tToolFrame('toTools')}
    </LinkButton>
  );
  return (
    <Page title={tOptions('tools.inner_balance.title')} lead={t('lead')} back={back} columns>
      <Stack $gap={4}>
        {begun !== undefined && (
          <Notice kind="info">
            {t('underWay', { title: begun.title[language] })}{' '}
            <LinkButton as={Link} to={`?${exerciseSearch(begun.id, 'running')}`}>
              {tToolFrame('time.goOn')}
            </LinkButton>
          </Notice>
        )}
        <Read of={library} loading={t('loading')} failed={{ title: t('failedTitle'), text: t('failedText') }}>
          {(found) => (
            <List>
              {keysOf(INNER_BALANCE_CATEGORIES).map((category) => {
                const count = todays(found, category).length;
                return (
                  <li key={category}>
                    <CardLink
                      as={Link}
                      to={`?category=${category}`}
                      title={t(`categories.${category}.title`)}
                      text={count === 0 ? t('noneToday') : t('today', { count })}
                      tint={CATEGORY_TINTS[category]}
                      icon={INNER_BALANCE_CATEGORIES[category]}
                    />
                  </li>
                );
              })}
            </List>
          )}
        </Read>
        {capacity === null ? (
          <Quiet>{hasFailed ? t('profileFailed') : t('fittedUnknown')}</Quiet>
        ) : (
          <div>
            <Tag>{t('fitted', { level: tOptions(`capacityLevels.${capacity}.title`) })}</Tag>
          </div>
        )}
        <div>
          <LinkButton as={PageLink} page="exerciseLibrary">
            <LineDrawing lines={SIGNS.books} />
            {t('library.link')}
          </LinkButton>
        </div>
      </Stack>
      <Stack $gap={3}>
        <ExerciseLog library={library} />
        <Quiet>{tToolFrame('kept')}</Quiet>
      </Stack>
    </Page>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
`;
