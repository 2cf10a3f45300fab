import { useMessages } from '@spire/i18n';
import { FieldError } from '@spire/ui/Field';
import { Icon } from '@spire/ui/Icon';
import { color, space, text, touch } from '@spire/ui/tokens.ts';
import { useId } from 'react';
import styled from 'styled-components';
import { profile } from '../messages/namespace.ts';
import { FieldState } from './FieldState.tsx';
import type { RowId } from './fields.ts';
import { lineOf } from './lineOf.ts';
import type { FieldSave } from './useFieldSave.ts';

interface SettingRowProps {
  id: RowId;
  answers: readonly string[];
  field: FieldSave;
  /** The error that the last button found here. */
  error: string | undefined;
  onOpen: () => void;
}

/** Question and answer in one row, which opens its sheet; what became of the last change stands below. */
export function SettingRow({ id, answers, field, error, onOpen }: SettingRowProps) {
  const t = useMessages(profile);
  const errorId = useId();
  const line = lineOf(answers, (count) => t('settings.row.more', { count }));
  return (
    <Item>
      <Button
        type="button"
        aria-haspopup="dialog"
        aria-describedby={error === undefined ? undefined : errorId}
        aria-invalid={error !== undefined || undefined}
        onClick={onOpen}
      >
        <Words>
          <Name>{t(`settings.titles.${id}`)}</Name>
          {line === undefined ? (
            <Nothing>{t('settings.row.nothing')}</Nothing>
          ) : (
            <Answer>{id === 'specificChallenge' ? t('settings.row.own', { words: line }) : line}</Answer>
          )}
        </Words>
        <Icon name="right" />
      </Button>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      <FieldState of={field} />
    </Item>
  );
}

const Item = styled.div`
  padding-block: ${space(1)};
`;

const Button = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: ${touch.button};
  padding: ${space(2)} 0;
  border: 0;
  background: none;
  color: ${color.ink};
  text-align: start;
  cursor: pointer;
  > svg {
    flex: none;
    color: ${color.primary};
  }
  &:hover span > :last-child {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  display: block;
  ${text.small}
  color: ${color.muted};
`;

const Answer = styled.span`
  display: block;
  font-weight: 650;
  white-space: pre-line;
`;

const Nothing = styled(Answer)`
  font-weight: 400;
`;
