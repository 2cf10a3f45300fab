import { common, useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { LinkButton } from '@spire/ui/LinkButton';
import { space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';

/** A way out of onboarding for someone who signed in with the wrong account, or wants to stop here. */
export function OnboardingExit() {
  const tCommon = useMessages(common);
  const { signOut } = useSession();
  return (
    <Foot>
      <LinkButton type="button" onClick={() => void signOut()}>
        {tCommon('actions.logOut')}
      </LinkButton>
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${space(8)};
`;
