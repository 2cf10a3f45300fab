import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Checkbox } from '@spire/ui/Checkbox';
import { Choices } from '@spire/ui/Choices';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { Row } from '@spire/ui/Stack';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { TextField } from '@spire/ui/TextField';
import { color, radius, space, touch } from '@spire/ui/tokens.ts';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { SIGNS } from '../written/signs.ts';
import { socialSupport } from './messages/namespace.ts';
import type { Contact } from './plan.ts';
import type { Contacts } from './useContacts.ts';

/** From here on a list has a filter and scrolls in a place of its own. */
const MANY = 8;
/** As many of what they are good for stand beside a name (spec 2 §2). */
const SHOWN_ATTRIBUTES = 2;

interface ContactListProps {
  contacts: Contacts;
  list: readonly Contact[];
  selected: readonly string[];
  onChange: (ids: string[]) => void;
}

const plain = (words: string) => words.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Everybody a person can turn to: to tick, and to remove, which can be undone for a while where it was done. */
export function ContactList({ contacts, list, selected, onChange }: ContactListProps) {
  const t = useMessages(socialSupport);
  const [letters, setLetters] = useState('');
  const around = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const { removed, remove } = contacts;
  const wanted = plain(letters.trim());
  const shown = list.filter(({ name }) => plain(name).includes(wanted));
  const isLong = list.length > MANY;

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
      {isLong && (
        <TextField
          label={t('people.filter')}
          name="contactFilter"
          type="search"
          autoComplete="off"
          value={letters}
          onChange={setLetters}
        />
      )}
      <Choices legend={t('people.list')} isLegendHidden>
        <List $isLong={isLong}>
          {shown.map((contact) => (
            <Item key={contact.id}>
              <Checkbox
                isChecked={selected.includes(contact.id)}
                onChange={(isTicked) =>
                  onChange(isTicked ? [...selected, contact.id] : selected.filter((each) => each !== contact.id))
                }
              >
                <Name>{contact.name}</Name>
                <Quiet as="span">
                  {contact.attributes
                    .slice(0, SHOWN_ATTRIBUTES)
                    .map((each) => t(`attribute.${each}`))
                    .join(' · ')}
                </Quiet>
              </Checkbox>
              <Remove
                type="button"
                aria-label={t('people.remove', { name: contact.name })}
                onClick={() => {
                  onChange(selected.filter((each) => each !== contact.id));
                  void remove(contact);
                }}
              >
                <LineDrawing lines={SIGNS.close} />
              </Remove>
            </Item>
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

const List = styled.ul<{ $isLong: boolean }>`
  ${({ $isLong }) => $isLong && `max-height: 22rem; overflow-y: auto; overscroll-behavior: contain; border-block: 1px solid ${color.hairline};`}
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: ${touch.button};
  &:not(:last-child) {
    border-bottom: 1px solid ${color.hairline};
  }
  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

const Name = styled.span`
  display: block;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Remove = styled(LinkButton)`
  flex: none;
  justify-content: center;
  width: ${touch.least};
  color: ${color.muted};
`;

const Undo = styled(Row)`
  flex-wrap: wrap;
  justify-content: space-between;
  margin-top: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.sunk};
`;
