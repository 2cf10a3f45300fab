import { useRead, useSave } from '@spire/client';
import { useEffect, useState } from 'react';
import { ContactsDocument } from './Contacts.generated.ts';
import { DeleteContactDocument } from './DeleteContact.generated.ts';
import type { Contact } from './plan.ts';
import { SaveContactDocument } from './SaveContact.generated.ts';

/** The time in which a removed contact can be restored (A24). */
const UNDO_MS = 10_000;

/** The person's contacts, and how one is removed and put back. */
export function useContacts() {
  const read = useRead(ContactsDocument, { pick: ({ me }) => me.contacts });
  const removal = useSave(DeleteContactDocument);
  const restoring = useSave(SaveContactDocument);
  const [removed, setRemoved] = useState<Contact>();

  useEffect(() => {
    if (removed === undefined) return undefined;
    const timer = window.setTimeout(() => setRemoved(undefined), UNDO_MS);
    return () => window.clearTimeout(timer);
  }, [removed]);

  return {
    read,
    /** The one removed last, while that can be undone. */
    removed,
    removal: removal.state,
    restoring: restoring.state,
    remove: async (contact: Contact) => {
      const { kind } = await removal.save({ id: contact.id });
      if (kind === 'saved' || kind === 'waiting') setRemoved(contact);
    },
    undo: () => {
      if (removed === undefined) return;
      const { id, name, attributes } = removed;
      setRemoved(undefined);
      void restoring.save({ id, name, attributes: [...attributes] });
    },
  };
}

export type Contacts = ReturnType<typeof useContacts>;
