import { CHECK_IN_QUESTIONS } from '@spire/domain/checkInRules';
import type { ActivityKind } from '@spire/domain/growth';
import { isOneOf } from '@spire/domain/lists';
import { TOOLS } from '@spire/domain/options';
import { options, useFormat, useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { Icon, type IconName } from '@spire/ui/Icon';
import { Quiet } from '@spire/ui/Quiet';
import { color, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import type { Activity } from './activityDays.ts';
import { history } from './messages/namespace.ts';
import { useActivityWords } from './useActivityWords.ts';

const ICONS: Partial<Record<ActivityKind, IconName>> = {
  check_in: 'done',
  mood: 'heart',
  memory: 'image',
  suggestion: 'idea',
  task: 'list',
};

/** One thing that was done, in words: what it was and, below it, what kind of thing that is. */
export function ActivityLine({ activity }: { activity: Activity }) {
  const t = useMessages(history);
  const tOptions = useMessages(options);
  const format = useFormat();
  const { hasNumbers } = useAppearance();
  const { kind, points, feltAfter } = activity;
  const said = useActivityWords()(activity);
  const name = isOneOf(TOOLS, kind) ? tOptions(`tools.${kind}.title`) : t(`kinds.${kind}`);
  const felt = feltAfter === null ? [] : [t(`feelings.${feltAfter}`)];
  return (
    <Line>
      <Icon name={ICONS[kind] ?? 'waves'} />
      <Words>
        {kind === 'check_in' && said !== undefined ? <Answers {...activity} /> : <p>{said ?? name}</p>}
        {(said !== undefined || felt.length > 0) && (
          <Quiet>{[...(said === undefined ? [] : [name]), ...felt].join(' · ')}</Quiet>
        )}
      </Words>
      {hasNumbers && points > 0 && (
        <Quiet as="span">{t('points', { count: points, points: format.number(points) })}</Quiet>
      )}
    </Line>
  );
}

/** A check-in by its questions, and then what was written. */
function Answers({ chips, title }: Activity) {
  const t = useMessages(history);
  const tOptions = useMessages(options);
  return (
    <>
      {CHECK_IN_QUESTIONS.map(({ id }) => {
        const chosen = chips.filter((chip) => chip.startsWith(`${id}.`));
        if (chosen.length === 0) return null;
        return (
          <p key={id}>
            <strong>{t(`asked.${id}`)}:</strong> {chosen.map((chip) => tOptions(chip as never)).join(' · ')}
          </p>
        );
      })}
      {title !== null && title !== '' && <p>{t('ownWords', { words: title })}</p>}
    </>
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
