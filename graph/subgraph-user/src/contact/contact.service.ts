import { contactErrors } from '@spire/domain/contactRules';
import { TOOL_LIMITS } from '@spire/domain/toolLimits';
import type { Claims } from '@spire/graph-kit/claims';
import { ApplicationError, refuseWhenWrong } from '@spire/graph-kit/errors';
import { found, idErrors, newRecordId, storedId } from '@spire/graph-kit/recordIds';
import { storableErrors } from '@spire/graph-kit/texts';
import type { SaveContactInput } from './contact.input.ts';
import type { ContactStore } from './contact.store.ts';
import type { Contact } from './contact.type.ts';

export interface ContactService {
  /** The person's contacts, all of them, in the order they were added. */
  list(claims: Claims): Promise<Contact[]>;
  /** Adds a contact or changes the one of that id; refuses with every wrong field, and one more than fit (D17). */
  save(claims: Claims, input: SaveContactInput, now: Date): Promise<Contact>;
  /** Deletes a contact. Another person's contact is not found. */
  remove(claims: Claims, id: string): Promise<true>;
}

export function createContactService(store: ContactStore): ContactService {
  return {
    list: (claims) => store.list(claims),
    save: async (claims, input, now) => {
      const id = newRecordId(input.id);
      const contact: Contact = { id, name: input.name.trim(), attributes: input.attributes, createdAt: now };
      refuseWhenWrong([...idErrors(id), ...storableErrors({ name: contact.name }), ...contactErrors(contact)]);
      const saved = await store.put(claims, contact, TOOL_LIMITS.contacts);
      if (saved === undefined)
        throw new ApplicationError('VALIDATION_FAILED', [
          { field: 'contacts', code: 'TOO_MANY', limit: TOOL_LIMITS.contacts },
        ]);
      return saved;
    },
    remove: async (claims, id) => found(await store.remove(claims, storedId(id))),
  };
}
