import type { Outbox, WaitingWrite } from '@spire/client/outbox';
import { FORMAT_LOCALES } from '@spire/domain/languages';
import { isOneOf, keysOf } from '@spire/domain/lists';
import { options, useLanguage, useMessages, useProblemText } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { CopyButton } from '@spire/ui/CopyButton';
import { Quiet } from '@spire/ui/Quiet';
import { Row } from '@spire/ui/Stack';
import { color, space } from '@spire/ui/tokens.ts';
import { useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { momentWords } from '../momentWords.ts';
import { status as words } from './messages/namespace.ts';
import { CHOICES, KINDS } from './named.ts';

/** Fields that are no words of the person. */
const NO_WORDS = [
  'id',
  'date',
  'emoji',
  'category',
  'picturePath',
  'told',
  'marks',
  'language',
  'kind',
  'version',
  'capacityLevel',
];

/** The person's texts, as far as they are words. */
const textsOf = (input: object): string[] =>
  Object.entries(input).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && !NO_WORDS.includes(name) ? [value] : [],
  );

/** The name of a write. */
export function useKindOf(): (mutation: string) => string {
  const t = useMessages(words);
  return (mutation) => t(`kinds.${isOneOf(keysOf(KINDS), mutation) ? KINDS[mutation] : 'other'}`);
}

/** The choices in a write, in the words they were chosen by. */
function useChosenIn(): (input: object) => string[] {
  const tOptions = useMessages(options);
  return (input) =>
    CHOICES.flatMap((field) => {
      const chosen = (input as Partial<Record<string, readonly string[]>>)[field] ?? [];
      return chosen.map((id) => tOptions(`${field}.${id}` as never));
    });
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
  const chosenIn = useChosenIn();
  const locale = FORMAT_LOCALES[useLanguage()];
  const [isSure, setSure] = useState(false);
  const [now] = useState(() => new Date());
  const { id, refusal } = write;
  const chosen = chosenIn(write.input);
  const texts = textsOf(write.input);
  return (
    <li>
      <Name>{kindOf(write.mutation)}</Name>
      <Quiet>{t('written', { when: momentWords(new Date(write.writtenAt), now, locale) })}</Quiet>
      {chosen.length > 0 && <p>{[...new Set(chosen)].join(', ')}</p>}
      {texts.map((text) => (
        <Own key={text}>{text}</Own>
      ))}
      {refusal !== undefined && (
        <>
          <p>{problemText(refusal)}</p>
          <Row $gap={3} $wrap>
            {texts.length > 0 && (
              <CopyButton
                text={texts.join('\n\n')}
                label={t('copy.label')}
                doneText={t('copy.done')}
                failedText={t('copy.failed')}
              />
            )}
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
