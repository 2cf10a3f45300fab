import { common, useMessages } from '@spire/i18n';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { color, space, touch } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { profile } from '../messages/namespace.ts';
import type { FieldSave } from './useFieldSave.ts';

/** How far the saving of a row has come, in its place: in the sheet, and in the row afterwards. */
export function FieldState({ of: { state, undo, retry, isTrial } }: { of: FieldSave }) {
  const t = useMessages(profile);
  const tCommon = useMessages(common);
  const isKept = state.kind === 'saved' || state.kind === 'waiting';
  return (
    <>
      <Line>
        <Words role="status">
          {state.kind === 'saving' && tCommon('states.saving')}
          {isKept && isTrial && t('settings.row.tried')}
          {isKept && !isTrial && (
            <>
              <Icon name={state.kind === 'saved' ? 'check' : 'clock'} />
              {t(`settings.row.${state.kind}`)}
            </>
          )}
        </Words>
        {undo !== undefined && (
          <LinkButton type="button" onClick={undo}>
            {t('settings.row.undo')}
          </LinkButton>
        )}
      </Line>
      {state.kind === 'failed' && (
        <SaveNotice state={state} title={t('settings.failedTitle')}>
          <p>{t('settings.failedText')}</p>
          {retry !== undefined && (
            <LinkButton type="button" onClick={retry}>
              {tCommon('actions.retry')}
            </LinkButton>
          )}
        </SaveNotice>
      )}
    </>
  );
}

/** Of one height whatever it says, so that nothing below it moves while something is saved. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(4)};
  min-height: ${touch.least};
  &:not(:has(:not(:empty))) {
    display: none;
  }
`;

const Words = styled(Quiet)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.primary};
  font-weight: 600;
  &:empty {
    display: none;
  }
`;
