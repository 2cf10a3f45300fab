import { useMessages } from '@spire/i18n';
import { publicPages } from '@spire/public-pages/messages';
import { LinkButton } from '@spire/ui/LinkButton';
import { useState } from 'react';
import { Fetched } from '../Fetched.tsx';
import { createScreenLoader } from '../loading.ts';
import { visitor } from './messages/namespace.ts';

const dialog = createScreenLoader(
  () => import(/* webpackChunkName: "privacy-dialog" */ './PrivacyDialog.tsx'),
  [publicPages],
);

/** Opens the whole privacy page over the form, so that nothing typed is left behind (spec 1 §2). */
export function PrivacyLink() {
  const t = useMessages(visitor);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);

  function handleOpen() {
    setOpen(true);
    setOpened(true);
  }

  return (
    <div>
      <LinkButton type="button" aria-haspopup="dialog" onClick={handleOpen}>
        {t('signUp.readTerms')}
      </LinkButton>
      {wasOpened && (
        <Fetched loader={dialog}>
          {({ PrivacyDialog }) => <PrivacyDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
        </Fetched>
      )}
    </div>
  );
}
