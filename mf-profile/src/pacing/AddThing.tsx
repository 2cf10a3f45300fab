import { PACING_LIMITS, SIZES, type Size } from '@spire/domain/pacing';
import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Quiet } from '@spire/ui/Quiet';
import { Row, Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { color, radius, space, text, touch } from '@spire/ui/tokens.ts';
import { useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { SectionTitle } from '../SectionTitle.tsx';
import { pacing } from './messages/namespace.ts';
import { Places } from './Places.tsx';
import { type Day, sizeId } from './usePacing.ts';

interface AddThingProps {
  day: Day;
  onKeep: (changed: Pick<Day, 'things'>) => void;
}

/** One tap adds a thing that was used before; three sizes begin a new one. No size is proposed. */
export function AddThing({ day: { things, used }, onKeep }: AddThingProps) {
  const t = useMessages(pacing);
  const [size, setSize] = useState<Size>();
  const [name, setName] = useState('');
  const isFull = things.length >= PACING_LIMITS.things;
  const standing = new Set(things.map((each) => each.name.toLocaleLowerCase()));
  const before = used.filter((each) => !standing.has(each.name.toLocaleLowerCase()));
  const add = (thing: { name: string; size: number }) =>
    onKeep({ things: [...things, { id: crypto.randomUUID(), done: false, ...thing }] });

  function handleAdd(event: SyntheticEvent) {
    event.preventDefault();
    if (size === undefined || name.trim() === '') return;
    add({ name: name.trim(), size });
    setName('');
    setSize(undefined);
  }
  if (isFull) return <Quiet>{t('tooMany')}</Quiet>;
  return (
    <Stack as="section" $gap={3}>
      <SectionTitle>{t('add')}</SectionTitle>
      <Sizes>
        {SIZES.map((each) => (
          <SizeButton key={each} type="button" aria-pressed={size === each} onClick={() => setSize(each)}>
            <Places size={each} />
            <strong>{t(`sizes.${sizeId(each)}`)}</strong>
            <Example>{t(`examples.${sizeId(each)}`)}</Example>
          </SizeButton>
        ))}
      </Sizes>
      {size !== undefined && (
        <Stack as="form" onSubmit={handleAdd} $gap={3} noValidate>
          <TextField
            label={t('name')}
            hint={t('nameHint')}
            name="thing"
            value={name}
            onChange={(next) => setName(next.slice(0, PACING_LIMITS.name))}
          />
          <Row $wrap>
            <Button type="submit">{t('addThis')}</Button>
            <Button type="button" $variant="quiet" onClick={() => setSize(undefined)}>
              {t('cancel')}
            </Button>
          </Row>
        </Stack>
      )}
      {before.length > 0 && (
        <>
          <Quiet>{t('used')}</Quiet>
          <Row $wrap as="ul">
            {before.map((each) => (
              <Chip key={each.name}>
                <UsedButton
                  type="button"
                  aria-label={t('addUsed', {
                    name: each.name,
                    size: t(`sizes.${sizeId(each.size)}`).toLocaleLowerCase(),
                  })}
                  onClick={() => add({ name: each.name, size: each.size })}
                >
                  {each.name}
                  <Places size={each.size} />
                </UsedButton>
              </Chip>
            ))}
          </Row>
        </>
      )}
    </Stack>
  );
}

const Sizes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5em), 1fr));
  gap: ${space(2)};
`;

const SizeButton = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(1)};
  min-height: ${touch.button};
  padding: ${space(3)} ${space(2)};
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.primary};
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
    background: ${color.primarySoft};
  }
`;

const Example = styled.span`
  ${text.small}
  color: ${color.ink};
  overflow-wrap: anywhere;
`;

const Chip = styled.li`
  list-style: none;
`;

const UsedButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 48px;
  padding: ${space(2)} ${space(4)};
  border: 1px solid transparent;
  border-radius: ${radius.chip};
  background: ${color.sunk};
  color: ${color.ink};
  font-weight: 600;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    border-color: ${color.primary};
  }
`;
