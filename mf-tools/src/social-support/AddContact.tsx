import { useSave } from '@spire/client';
import { contactErrors } from '@spire/domain/contactRules';
import { LIMITS } from '@spire/domain/limits';
import { CONTACT_ATTRIBUTES } from '@spire/domain/toolOptions';
import { common, useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { useForm } from '@spire/remote-kit/form';
import { BusyButton, Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { CheckboxGroup } from '@spire/ui/CheckboxGroup';
import { Notice } from '@spire/ui/Notice';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Row, Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { HelpBefore } from '@spire/written/HelpBefore';
import { useHelpFirst } from '@spire/written/useHelpFirst.ts';
import { color, radius, space } from '@spire/ui/tokens.ts';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { socialSupport } from './messages/namespace.ts';
import { SaveContactDocument } from './SaveContact.generated.ts';

const NOBODY = { name: '', attributes: [] as readonly string[] };

/** Somebody new: a name, and at least one thing that is good about them (spec 2 §5). */
export function AddContact({ onAdded }: { onAdded: (id: string) => void }) {
  const t = useMessages(socialSupport);
  const tCommon = useMessages(common);
  const { userId } = useSession();
  const help = useHelpFirst(useSave(SaveContactDocument, { makesId: true }), ({ name }) => [name]);
  const form = useForm({
    name: `contact.${userId}`,
    initial: () => NOBODY,
    check: ({ name, attributes }) => contactErrors({ name: name.trim(), attributes }),
    toInput: ({ name, attributes }) => ({
      name: name.trim(),
      attributes: CONTACT_ATTRIBUTES.filter((each) => attributes.includes(each)),
    }),
    save: help.save,
    onSaved: ({ saveContact }) => {
      setOpen(false);
      onAdded(saveContact.id);
    },
    failure: { title: t('add.failed'), text: t('plan.notSavedKept') },
  });
  const { draft, change, errors, errorOf, state, isSaving, submit, forget, ref } = form;
  const [isOpen, setOpen] = useState(draft.name !== '' || draft.attributes.length > 0);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    (isOpen ? field : opener).current?.focus();
  }, [isOpen]);
  const isMissing = errors.some(({ code }) => code === 'REQUIRED');
  const full = errors.find(({ field }) => field === 'contacts');

  if (!isOpen)
    return (
      <Button ref={opener} type="button" $variant="secondary" $isWide onClick={() => setOpen(true)}>
        {t('people.add')}
      </Button>
    );
  return (
    <HelpBefore of={help} isInPage>
      <Card title={t('add.title')}>
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
                  setOpen(false);
                }}
              >
                {t('add.cancel')}
              </Button>
            </Row>
          </Stack>
        </form>
      </Card>
    </HelpBefore>
  );
}

/** A long list in a place of its own, so that the buttons below stay near. */
const Scrolling = styled.div`
  max-height: 19rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
`;
