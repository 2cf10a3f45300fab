import { useMessages } from '@spire/i18n';
import { useSearchParams } from '@spire/remote-kit/router';
import { LinkButton } from '@spire/ui/LinkButton';
import styled from 'styled-components';
import { onboarding } from './messages/namespace.ts';

/** The parameter of the address that names a form. */
export const FORM = 'form';

export type FormKind = 'short' | 'steps' | 'onePage';

/** Which form is asked for, the short start where none is: it stands in the address, so that reload and the way back keep to it (A15). */
export function useFormKind(): FormKind {
  const [parameters] = useSearchParams();
  const asked = parameters.get(FORM);
  if (asked === 'onePage') return asked;
  return asked === 'steps' || parameters.has('step') ? 'steps' : 'short';
}

/** The way to the other form, which begins with what is answered here (D13). */
export function OtherForm({ to }: { to: 'steps' | 'onePage' }) {
  const t = useMessages(onboarding);
  const [, setParameters] = useSearchParams();
  const kind = useFormKind();
  return (
    <Line>
      <LinkButton type="button" onClick={() => setParameters({ [FORM]: to })}>
        {t(`otherForm.${kind === 'short' ? 'everything' : to}`)}
      </LinkButton>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-inline-start: auto;
`;
