import { useSave } from '@spire/client';
import { contactErrors } from '@spire/domain/contactRules';
import { LIMITS } from '@spire/domain/limits';
import { CONTACT_ATTRIBUTES } from '@spire/domain/toolOptions';
import { common, useMessages } from '@spire/i18n';
import { draftsOf, useSession } from '@spire/remote-kit';
import { useForm } from '@spire/remote-kit/form';
import { BusyButton, Button } from '@spire/ui/Button';
import { CheckboxGroup } from '@spire/ui/CheckboxGroup';
import { Notice } from '@spire/ui/Notice';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Row, Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { color, radius, space, text } from '@spire/ui/tokens.ts';
import { HelpBefore } from '@spire/written/HelpBefore';
import { useHelpFirst } from '@spire/written/useHelpFirst.ts';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { socialSupport } from './messages/namespace.ts';
import type { Contact } from './plan.ts';
import { SaveContactDocument } from './SaveContact.generated.ts';

const NOBODY = { name: '', attributes: [] as readonly string[] };

const draftName = (userId: string, contact?: Contact) =>
  contact === undefined ? `contact.${userId}` : `contactEdit.${contact.id}.${userId}`;

/** Whether the form has been left with something in it: of somebody new, or of that contact. */
export const isContactBegun = (userId: string, contact?: Contact) => draftsOf(userId).has(draftName(userId, contact));

interface ContactFormProps {
  /** The contact to change; left out for a new one. */
  contact?: Contact;
  /** Whether it was opened just now, by hand, and is gone to. */
  isFresh: boolean;
  onSaved: (id: string) => void;
  onCancel: () => void;
  /** For one who is there already. */
  onRemove?: () => void;
}

/** The form of a contact: a name, and at least one thing that is good about them (spec 2 §5). */
export function ContactForm({ contact, isFresh, onSaved, onCancel, onRemove }: ContactFormProps) {
  const t = useMessages(socialSupport);
  const tCommon = useMessages(common);
  const { userId } = useSession();
  const help = useHelpFirst(useSave(SaveContactDocument, { makesId: true }), ({ name }) => [name]);
  const form = useForm({
    name: draftName(userId, contact),
    initial: () => (contact === undefined ? NOBODY : { name: contact.name, attributes: contact.attributes }),
    check: ({ name, attributes }) => contactErrors({ name: name.trim(), attributes }),
    toInput: ({ name, attributes }) => ({
      ...(contact !== undefined && { id: contact.id }),
      name: name.trim(),
      attributes: CONTACT_ATTRIBUTES.filter((each) => attributes.includes(each)),
    }),
    save: help.save,
    onSaved: ({ saveContact }) => onSaved(saveContact.id),
    failure: { title: t('add.failed'), text: t('plan.notSavedKept') },
  });
  const { draft, change, errors, errorOf, state, isSaving, submit, forget, ref } = form;
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const wasFresh = useRef(isFresh);
  useEffect(() => {
    if (wasFresh.current) field.current?.focus();
  }, []);
  const isMissing = errors.some(({ code }) => code === 'REQUIRED');
  const full = errors.find(({ field: name }) => name === 'contacts');

  return (
    <HelpBefore of={help} isInPage>
      <Part aria-labelledby={titleId}>
        <Title id={titleId}>{contact === undefined ? t('add.title') : t('change.title', { name: contact.name })}</Title>
        <form ref={ref} noValidate onSubmit={(event) => void submit(event)}>
          <Stack $gap={4}>
            {isMissing && (
              <Notice kind="error" title={t('add.missing')}>
                {t('add.missingText')}
              </Notice>
            )}
            {full !== undefined && <Notice kind="error">{t('people.full', { limit: full.limit ?? 0 })}</Notice>}
            <TextField
              label={t('add.name')}
              name="name"
              hint={t('add.nameHint')}
              autoComplete="off"
              inputRef={field}
              limit={LIMITS.contactName}
              value={draft.name}
              error={errorOf('name')}
              onChange={(name) => change({ name })}
            />
            <Scrolling>
              <CheckboxGroup
                legend={t('add.attributes')}
                options={CONTACT_ATTRIBUTES.map((id) => ({ id, label: t(`attribute.${id}`) }))}
                selected={draft.attributes}
                error={errorOf('attributes')}
                onChange={(attributes) => change({ attributes })}
              />
            </Scrolling>
            {full === undefined && !isMissing && <SaveNotice state={state} title={t('add.failed')} />}
            <Row $gap={3} $wrap>
              <BusyButton type="submit" variant="secondary" isBusy={isSaving} busyLabel={tCommon('states.saving')}>
                {t('add.save')}
              </BusyButton>
              <Button
                type="button"
                $variant="quiet"
                onClick={() => {
                  forget();
                  onCancel();
                }}
              >
                {t('add.cancel')}
              </Button>
              {contact !== undefined && onRemove !== undefined && (
                <Button
                  type="button"
                  $variant="quiet"
                  onClick={() => {
                    forget();
                    onRemove();
                  }}
                >
                  {t('people.remove', { name: contact.name })}
                </Button>
              )}
            </Row>
          </Stack>
        </form>
      </Part>
    </HelpBefore>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(3)};
`;

const Title = styled.h3`
  ${text.heading}
`;

/** A long list in a place of its own, so that the buttons below stay near. */
const Scrolling = styled.div`
  max-height: 19rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
`;
