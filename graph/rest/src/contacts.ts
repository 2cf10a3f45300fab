import type { ContactDraft } from '@spire/domain/contactRules';
import { REST_PATHS } from '@spire/domain/restPaths';
import { CONTACT_ATTRIBUTES } from '@spire/domain/toolOptions';
import { z } from 'zod';
import { readContact } from './legacy/readContact.ts';
import { id, idParams, ignoredUserId, newId, optionId, text } from './fields.ts';
import { operation } from '@spire/graph-kit/staticOperation';
import { route } from './restRoute.ts';

const TAG = 'Contacts';

const contact = z.object({ id, name: text, attributes: z.array(optionId(CONTACT_ATTRIBUTES)) }).meta({ id: 'Contact' });
type Contact = z.input<typeof contact>;

const CONTACTS = operation<{ me: { contacts: Contact[] } }>(
  'query RestContacts { me { contacts { id name attributes } } }',
);
const SAVE = operation<{ saveContact: Contact }, { input: ContactDraft & { id: string | null } }>(
  'mutation RestSaveContact($input: SaveContactInput!) { saveContact(input: $input) { id name attributes } }',
);
const DELETE = operation<{ deleteContact: boolean }, { id: string }>(
  'mutation RestDeleteContact($id: ID!) { deleteContact(id: $id) }',
);

/** People a person can turn to. */
export const contactRoutes = [
  route({
    method: 'GET',
    path: REST_PATHS.contacts,
    tag: TAG,
    summary: 'Contacts',
    description: 'All of them; there can be at most 50.',
    answer: z.array(contact),
    run: async ({ ask }) => (await ask(CONTACTS, {})).me.contacts,
  }),
  route({
    method: 'POST',
    path: REST_PATHS.contacts,
    tag: TAG,
    summary: 'Save a contact',
    body: z
      .looseObject({
        userId: ignoredUserId,
        id: newId,
        name: text.nullish(),
        attributes: z
          .union([z.array(z.string()), z.string()])
          .nullish()
          .meta({ description: 'Ids, or the English words some clients send; a list, or joined by commas.' }),
      })
      .meta({ id: 'ContactToSave' }),
    reads: readContact,
    answer: contact,
    run: async ({ ask, draft }) => (await ask(SAVE, { input: draft })).saveContact,
  }),
  route({
    method: 'DELETE',
    path: REST_PATHS.contact,
    tag: TAG,
    summary: 'Delete a contact',
    errors: ['NOT_FOUND'],
    params: idParams,
    run: async ({ ask, params }) => {
      await ask(DELETE, params);
    },
  }),
];
