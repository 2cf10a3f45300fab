import { useMessages } from '@spire/i18n';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { color, radius, space } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { status as words } from './messages/namespace.ts';
import { isReadyUntold, noteReadyTold } from './readyHere.ts';

/** Said once on a device, when everything is in store. It is there from the start of a page, so that nothing moves. */
export function ReadyCard() {
  const t = useMessages(words);
  const [isShown, setShown] = useState(isReadyUntold);
  if (!isShown) return null;
  function handleOk() {
    noteReadyTold();
    setShown(false);
  }
  return (
    <Box aria-label={t('ready.title')}>
      <LineDrawing lines={CLOUD_CHECK} />
      <div>
        <h2>{t('ready.title')}</h2>
        <p>{t('ready.text')}</p>
        <Ok>
          <LinkButton type="button" onClick={handleOk}>
            {t('ready.ok')}
          </LinkButton>
        </Ok>
      </div>
    </Box>
  );
}

/** From Lucide (ISC licence). */
const CLOUD_CHECK = ['m17 15-5.5 5.5L9 18', 'M5.516 16.07A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 3.501 7.327'];

const Box = styled.section`
  display: flex;
  gap: ${space(4)};
  margin-block: ${space(2)} ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color.primary};
  border-radius: ${radius.card};
  background: ${color.primarySoft};
  > svg {
    flex: none;
    :root[data-calm='true'] & {
      display: none;
    }
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  h2 {
    font-size: 1.0625rem;
  }
`;

const Ok = styled.div`
  display: flex;
  justify-content: flex-end;
`;
