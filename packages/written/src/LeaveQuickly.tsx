import { common, useMessages } from '@spire/i18n';
import { BESIDE_HELP } from '@spire/domain/besideHelp';
import { LinkButton } from '@spire/ui/LinkButton';
import { color } from '@spire/ui/tokens.ts';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';

/** A page with nothing on it and no title, which needs no network. */
const NEUTRAL = 'about:blank';

/** Takes what is shown away at once, and puts a neutral page in its place in the history (D100). */
function leave(): void {
  document.title = '';
  document.documentElement.style.visibility = 'hidden';
  location.replace(NEUTRAL);
}

/** The header comes and stays with the page; a first render may be before it. */
const never = () => () => undefined;
const placeInHeader = () => document.querySelector(`[${BESIDE_HELP}]`);

/** A quiet way out beside help, where somebody may look over a shoulder: on pages of a hard day, of help, and of the plan. */
export function LeaveQuickly() {
  const tCommon = useMessages(common);
  const place = useSyncExternalStore(never, placeInHeader);
  if (place === null) return null;
  return createPortal(
    <Leave type="button" data-leave onClick={leave}>
      {tCommon('leaveQuickly')}
    </Leave>,
    place,
  );
}

/** In the ink of the sky where the header has one. One is enough where several parts of a page bring one. */
const Leave = styled(LinkButton)`
  color: var(--sky-ink, ${color.primary});
  [data-leave] ~ & {
    display: none;
  }
`;
