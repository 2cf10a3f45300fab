import { useMessages } from '@spire/i18n';
import { useSearchParams } from '@spire/remote-kit/router';
import { LinkButton } from '@spire/ui/LinkButton';
import styled from 'styled-components';
import { onboarding } from './messages/namespace.ts';

const PARAMETER = 'form';

export type FormKind = 'steps' | 'onePage';

/** Which form is asked for: it stands in the address, so that reload and the way back keep to it (A15). */
export function useFormKind(): FormKind {
  const [parameters] = useSearchParams();
  return parameters.get(PARAMETER) === 'onePage' ? 'onePage' : 'steps';
}

/** The way to the other form, which begins with what is answered here (D13). */
export function OtherForm({ to }: { to: FormKind }) {
  const t = useMessages(onboarding);
  const [, setParameters] = useSearchParams();
  return (
    <Line>
      <LinkButton type="button" onClick={() => setParameters(to === 'onePage' ? { [PARAMETER]: to } : {})}>
        {t(`otherForm.${to}`)}
      </LinkButton>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  justify-content: flex-end;
`;
