import { searched } from '@spire/domain/search';
import { useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { Button } from '@spire/ui/Button';
import { Choices } from '@spire/ui/Choices';
import { Row } from '@spire/ui/Stack';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { TextField } from '@spire/ui/TextField';
import { color, radius, space } from '@spire/ui/tokens.ts';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ContactForm, isContactBegun } from './ContactForm.tsx';
import { ContactRow } from './ContactRow.tsx';
import { socialSupport } from './messages/namespace.ts';
import type { Contact } from './plan.ts';
import type { Contacts } from './useContacts.ts';

/** The number of contacts from which a list has a filter and scrolls in a place of its own. */
const MANY = 8;

interface ContactListProps {
  contacts: Contacts;
  list: readonly Contact[];
  selected: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Everybody a person can turn to: to tick, to change in place, and to remove, which can be undone where it was done. */
export function ContactList({ contacts, list, selected, onChange }: ContactListProps) {
  const t = useMessages(socialSupport);
  const [letters, setLetters] = useState('');
  const around = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const { changing, isFresh, change, stop, wayBack } = useChanging(list);
  const { removed, remove } = contacts;
  const isLong = list.length > MANY;
  // In a long list the others step aside, so that there is one place to scroll.
  const isAlone = isLong && changing !== undefined;
  const shown = isAlone ? [changing] : searched(letters, list, ({ name }) => name);

  useEffect(() => {
    if (removed !== undefined) undo.current?.focus();
  }, [removed]);

  function handleUndo() {
    contacts.undo();
    // The button goes away; nobody starts again at the top of the page.
    around.current?.focus();
  }

  return (
    <div ref={around} tabIndex={-1}>
      {isLong && !isAlone && (
        <Filter>
          <TextField
            label={t('people.filter')}
            name="contactFilter"
            type="search"
            autoComplete="off"
            value={letters}
            onChange={setLetters}
          />
        </Filter>
      )}
      <Choices legend={t('people.list')} isLegendHidden>
        <List $isScrolling={isLong && !isAlone}>
          {shown.map((contact) => (
            <li key={contact.id}>
              {contact.id === changing?.id ? (
                <ContactForm
                  contact={contact}
                  isFresh={isFresh}
                  onSaved={() => {
                    // The contact has changed, so a plan that was made before no longer fits.
                    onChange([...selected]);
                    stop();
                  }}
                  onCancel={stop}
                  onRemove={() => {
                    stop();
                    onChange(selected.filter((each) => each !== contact.id));
                    void remove(contact);
                  }}
                />
              ) : (
                <ContactRow
                  contact={contact}
                  isTicked={selected.includes(contact.id)}
                  onTick={(isTicked) =>
                    onChange(isTicked ? [...selected, contact.id] : selected.filter((each) => each !== contact.id))
                  }
                  onChange={() => change(contact.id)}
                  changeRef={wayBack(contact.id)}
                />
              )}
            </li>
          ))}
        </List>
      </Choices>
      <div role="status">{shown.length === 0 && list.length > 0 && <p>{t('people.nobody')}</p>}</div>
      {removed !== undefined && (
        <Undo>
          <span role="status">{t('people.removed', { name: removed.name })}</span>
          <Button ref={undo} type="button" $variant="secondary" onClick={handleUndo}>
            {t('people.undo')}
          </Button>
        </Undo>
      )}
      <SaveNotice state={contacts.removal} title={t('people.notRemoved')} />
      <SaveNotice state={contacts.restoring} title={t('people.notRestored')} />
    </div>
  );
}

/** The contact being changed, one at a time; also after a reload, and the focus comes back to where it began. */
function useChanging(list: readonly Contact[]) {
  const { userId } = useSession();
  const [at, setAt] = useState(() => ({
    id: list.find((contact) => isContactBegun(userId, contact))?.id,
    isFresh: false,
  }));
  const [back, setBack] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (back !== undefined) button.current?.focus();
  }, [back]);
  return {
    changing: list.find(({ id }) => id === at.id),
    isFresh: at.isFresh,
    change: (id: string) => {
      setBack(undefined);
      setAt({ id, isFresh: true });
    },
    stop: () => {
      setBack(at.id);
      setAt({ id: undefined, isFresh: false });
    },
    wayBack: (id: string) => (id === back ? button : undefined),
  };
}

const Filter = styled.div`
  margin-bottom: ${space(3)};
`;

const List = styled.ul<{ $isScrolling: boolean }>`
  ${({ $isScrolling }) => $isScrolling && `max-height: 22rem; overflow-y: auto; overscroll-behavior: contain; border-block: 1px solid ${color.hairline};`}
  > li:not(:last-child) {
    border-bottom: 1px solid ${color.hairline};
  }
`;

const Undo = styled(Row)`
  flex-wrap: wrap;
  justify-content: space-between;
  margin-top: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.sunk};
`;
