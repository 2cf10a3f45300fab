import { exerciseTitle } from '@spire/content/exerciseTitles';
import type { ActivityKind } from '@spire/domain/growth';
import { isOneOf } from '@spire/domain/lists';
import { TOOLS } from '@spire/domain/options';
import { options, useFormat, useLanguage, useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { Icon, type IconName } from '@spire/ui/Icon';
import { Quiet } from '@spire/ui/Quiet';
import { color, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import type { ActivitiesQuery } from './Activities.generated.ts';
import { history } from './messages/namespace.ts';

export type Activity = ActivitiesQuery['me']['activities']['nodes'][number];

const iconOf = (kind: ActivityKind): IconName => {
  switch (kind) {
    case 'check_in':
      return 'done';
    case 'mood':
      return 'heart';
    case 'memory':
      return 'image';
    case 'suggestion':
      return 'idea';
    case 'task':
      return 'list';
    default:
      return 'waves';
  }
};

/** One thing that was done: what it was, its own words where there are any, and how an exercise felt. */
export function ActivityLine({ activity: { kind, title, exercise, feltAfter, points } }: { activity: Activity }) {
  const t = useMessages(history);
  const tOptions = useMessages(options);
  const format = useFormat();
  const language = useLanguage();
  const said = [exercise === null ? title : exerciseTitle(exercise, language), feltAfter && t(`felt.${feltAfter}`)];
  const { hasNumbers } = useAppearance();
  return (
    <Line>
      <Icon name={iconOf(kind)} />
      <Words>
        <p>{isOneOf(TOOLS, kind) ? tOptions(`tools.${kind}.title`) : t(`kinds.${kind}`)}</p>
        {said.some((each) => each !== null) && <Quiet>{said.filter((each) => each !== null).join(' · ')}</Quiet>}
      </Words>
      {hasNumbers && points > 0 && (
        <Quiet as="span">{t('points', { count: points, points: format.number(points) })}</Quiet>
      )}
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding-block: ${space(3)};
  > svg {
    flex: none;
    margin-top: 0.1em;
    color: ${color.muted};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
