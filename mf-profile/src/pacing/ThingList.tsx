import { useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { Checkbox } from '@spire/ui/Checkbox';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { color, space } from '@spire/ui/tokens.ts';
import { partOfDay } from '@spire/domain/dates';
import { useState } from 'react';
import styled from 'styled-components';
import { pacing } from './messages/namespace.ts';
import { Places } from './Places.tsx';
import { type Day, sizeId, type Thing } from './usePacing.ts';

interface ThingListProps {
  day: Day;
  onKeep: (changed: Pick<Day, 'things'>) => void;
}

/** The things on the tray, ticked in place; those that are left in the evening stay, and nothing is moved on. */
export function ThingList({ day: { things }, onKeep }: ThingListProps) {
  const t = useMessages(pacing);
  const [isLate] = useState(() => ['evening', 'night'].includes(partOfDay(new Date().getHours())));
  if (things.length === 0) return null;
  const change = (id: string, changed: Partial<Thing>) =>
    onKeep({ things: things.map((each) => (each.id === id ? { ...each, ...changed } : each)) });
  const left = things.filter(({ done }) => !done);
  return (
    <Card title={t('today')}>
      <ul>
        {things.map(({ id, name, size, done }) => (
          <Line key={id}>
            <Checkbox isChecked={done} onChange={(isDone) => change(id, { done: isDone })}>
              <Words>
                {name}
                <Places size={size} />
                <VisuallyHidden>{t(`sizes.${sizeId(size)}`)}</VisuallyHidden>
              </Words>
            </Checkbox>
            <LinkButton
              type="button"
              aria-label={t('removeNamed', { name })}
              onClick={() => onKeep({ things: things.filter((each) => each.id !== id) })}
            >
              {t('remove')}
            </LinkButton>
          </Line>
        ))}
      </ul>
      {isLate && left.length > 0 && left.length < things.length && (
        <Quiet>{t('rest', { name: left[0]?.name ?? '' })}</Quiet>
      )}
    </Card>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  list-style: none;
  border-top: 1px solid ${color.hairline};
  &:first-child {
    border-top: 0;
  }
`;

const Words = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  overflow-wrap: anywhere;
`;
