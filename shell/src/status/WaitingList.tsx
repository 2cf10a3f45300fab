import type { Outbox, WaitingWrite } from '@spire/client/outbox';
import { isOneOf } from '@spire/domain/options';
import { useFormat, useMessages, useProblemText } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Quiet } from '@spire/ui/Quiet';
import { Row } from '@spire/ui/Stack';
import { color, space } from '@spire/ui/tokens.ts';
import { useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { status as words } from './messages/namespace.ts';
import { KINDS } from './named.ts';

/** Fields that are no words of the person. */
const NO_WORDS = ['id', 'date', 'emoji', 'category', 'picturePath', 'language', 'kind', 'version', 'capacityLevel'];

/** What the person wrote, as far as it is words. */
const textsOf = (input: object): string[] =>
  Object.entries(input).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && !NO_WORDS.includes(name) ? [value] : [],
  );

/** What a write is called. */
export function useKindOf(): (mutation: string) => string {
  const t = useMessages(words);
  return (mutation) => t(`kinds.${isOneOf(KINDS, mutation) ? mutation : 'other'}`);
}

/** Everything of this device that the server has not: what it is, when it was written, and its words. */
export function WaitingList({ outbox }: { outbox: Outbox }) {
  const { waiting, refused } = useSyncExternalStore(outbox.subscribe, outbox.state);
  return (
    <List>
      {[...refused, ...waiting].map((write) => (
        <Entry key={write.id} write={write} outbox={outbox} />
      ))}
    </List>
  );
}

function Entry({ write, outbox }: { write: WaitingWrite; outbox: Outbox }) {
  const t = useMessages(words);
  const kindOf = useKindOf();
  const problemText = useProblemText();
  const format = useFormat();
  const [isSure, setSure] = useState(false);
  const { id, refusal } = write;
  return (
    <li>
      <Name>{kindOf(write.mutation)}</Name>
      <Quiet>{t('written', { when: format.longDate(new Date(write.writtenAt)) })}</Quiet>
      {textsOf(write.input).map((text) => (
        <Own key={text}>{text}</Own>
      ))}
      {refusal !== undefined && (
        <>
          <p>{problemText(refusal)}</p>
          <Row $gap={3} $wrap>
            <Button type="button" $variant="secondary" onClick={() => void outbox.retry(id)}>
              {t('retry')}
            </Button>
            <Button type="button" $variant="quiet" onClick={() => (isSure ? void outbox.discard(id) : setSure(true))}>
              {t(isSure ? 'removeSure' : 'remove')}
            </Button>
          </Row>
        </>
      )}
    </li>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(2)} ${space(3)};
`;

const Name = styled.p`
  font-weight: 650;
`;

const Own = styled.p`
  max-width: 65ch;
  padding-inline-start: ${space(3)};
  border-inline-start: 3px solid ${color.hairline};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
