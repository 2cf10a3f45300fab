import { useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { useEffect, useRef, useState } from 'react';
import { SIGNS } from '../tool-frame/drawings.ts';
import { ContactForm, isContactBegun } from './ContactForm.tsx';
import { socialSupport } from './messages/namespace.ts';

/** The form of a new contact, behind one press; open where a contact has been begun. */
export function AddContact({ onAdded }: { onAdded: (id: string) => void }) {
  const t = useMessages(socialSupport);
  const { userId } = useSession();
  const [form, setForm] = useState<'closed' | 'begun' | 'fresh'>(() => (isContactBegun(userId) ? 'begun' : 'closed'));
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = form !== 'closed';
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (!isOpen)
    return (
      <LinkButton ref={opener} type="button" onClick={() => setForm('fresh')}>
        <LineDrawing lines={SIGNS.add} />
        {t('people.add')}
      </LinkButton>
    );
  return (
    <ContactForm
      isFresh={form === 'fresh'}
      onSaved={(id) => {
        setForm('closed');
        onAdded(id);
      }}
      onCancel={() => setForm('closed')}
    />
  );
}
