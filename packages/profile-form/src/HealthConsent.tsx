import { useMessages } from '@spire/i18n';
import { Checkbox } from '@spire/ui/Checkbox';
import { Quiet } from '@spire/ui/Quiet';
import { color, radius, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { profileForm } from './messages/namespace.ts';

interface HealthConsentProps {
  isGiven: boolean;
  onChange: (isGiven: boolean) => void;
  error: string | undefined;
}

/** The yes to keeping what tells of health: unticked until the person ticks it, its reason beside it (D93). */
export function HealthConsent({ isGiven, onChange, error }: HealthConsentProps) {
  const t = useMessages(profileForm);
  return (
    <Box>
      <Checkbox error={error} isChecked={isGiven} onChange={onChange}>
        {t('considerations.consent')}
      </Checkbox>
      <Quiet>{t('considerations.keeping')}</Quiet>
    </Box>
  );
}

const Box = styled.div`
  padding: ${space(3)} ${space(4)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.sunk};
`;
