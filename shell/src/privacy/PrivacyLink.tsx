import { useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { useState } from 'react';
import { Fetched } from '../Fetched.tsx';
import { createScreenLoader } from '../loading.ts';
import { visitor } from '../signed-out/messages/namespace.ts';
import { privacy } from './messages/namespace.ts';

const dialog = createScreenLoader(
  () => import(/* webpackChunkName: "privacy-dialog" */ './PrivacyDialog.tsx'),
  [privacy],
);

/** Opens the whole privacy page over the form, so that nothing typed is left behind (spec 1 §2). */
export function PrivacyLink() {
  const tVisitor = useMessages(visitor);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);

  function handleOpen() {
    setOpen(true);
    setOpened(true);
  }

  return (
    <div>
      <LinkButton type="button" aria-haspopup="dialog" onClick={handleOpen}>
        {tVisitor('signUp.readTerms')}
      </LinkButton>
      {wasOpened && (
        <Fetched loader={dialog}>
          {({ PrivacyDialog }) => <PrivacyDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
        </Fetched>
      )}
    </div>
  );
}
