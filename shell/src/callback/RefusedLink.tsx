import { SHELL_PAGES } from '@spire/domain/routes';
import { common, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { useRef, useState } from 'react';
import { emailError } from '../signed-out/authFields.ts';
import { authViewPath } from '../signed-out/authView.ts';
import { visitor } from '../signed-out/messages/namespace.ts';
import { ResendButton } from '../signed-out/ResendButton.tsx';
import type { MailKind } from '../signed-out/sendMail.ts';
import { useEmail } from '../signed-out/useEmail.ts';
import type { LinkType } from './callbackVisit.ts';
import { callback, type CallbackKey } from './messages/namespace.ts';

/** The mail that takes the place of a refused link; a change of address is begun anew where it was begun. */
function newMailFor(type: LinkType | null): MailKind | null {
  if (type === 'email_change') return null;
  return type === 'recovery' || type === 'magiclink' ? type : 'signup';
}

/** Says what happened and what to do, in a line or two. */
function linesFor(kind: MailKind | null, needsLink: boolean): CallbackKey[] {
  const why = 'refusedWhyOther';
  if (kind === 'signup') return ['refusedText', needsLink ? 'refusedWhy' : why];
  if (kind === 'recovery') return [why, 'refusedRecovery'];
  if (kind === 'magiclink') return needsLink ? [why, 'refusedLogin'] : [why];
  return [why, 'refusedChange'];
}

/** A link that was to confirm has the title of spec 1 §8. */
export const refusedTitle = (type: LinkType | null): CallbackKey =>
  newMailFor(type) === 'signup' ? 'refusedTitle' : 'refusedOtherTitle';

interface RefusedLinkProps {
  /** The purpose of the link, where its address said so. */
  type: LinkType | null;
  isSignedIn: boolean;
  onLeave: (path: string) => void;
}

/** An expired, used or broken link: what happened, and a new one on the spot (trap 74). */
export function RefusedLink({ type, isSignedIn, onLeave }: RefusedLinkProps) {
  const t = useMessages(callback);
  const tCommon = useMessages(common);
  const kind = newMailFor(type);
  // A signed-in person needs no link to log in.
  const needsLink = kind !== null && (!isSignedIn || kind === 'recovery');
  const lines = linesFor(kind, needsLink);
  const auth = new URL(SHELL_PAGES.auth.path, window.location.origin);

  return (
    <Stack $gap={5}>
      <Notice kind="error">
        {lines.map((line) => (
          <p key={line}>{t(line)}</p>
        ))}
      </Notice>
      {needsLink && <NewLink kind={kind} />}
      <Stack $gap={3}>
        <Button
          type="button"
          $variant={needsLink ? 'secondary' : 'primary'}
          $isWide
          onClick={() => onLeave(isSignedIn ? SHELL_PAGES.home.path : authViewPath(auth, 'login'))}
        >
          {tCommon(isSignedIn ? 'actions.goHome' : 'actions.logIn')}
        </Button>
        {type === null && (
          <Button type="button" $variant="quiet" $isWide onClick={() => onLeave(authViewPath(auth, 'forgot'))}>
            {t('newPasswordInstead')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

function NewLink({ kind }: { kind: MailKind }) {
  const t = useMessages(callback);
  const tVisitor = useMessages(visitor);
  const [email, setEmail] = useEmail();
  const [isChecked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const wrong = emailError(email);
  return (
    <>
      <TextField
        label={tVisitor('fields.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={isChecked && wrong !== undefined ? tVisitor(wrong) : undefined}
        inputRef={input}
      />
      <ResendButton
        kind={kind}
        email={email}
        label={t('sendNew')}
        onBadAddress={() => {
          setChecked(true);
          input.current?.focus();
        }}
      />
    </>
  );
}
