import { LIMITS } from '@spire/domain/limits';
import { useMessages } from '@spire/i18n';
import { color, space, text } from '@spire/ui/tokens.ts';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import styled from 'styled-components';
import { visitor } from './messages/namespace.ts';
import { metRules, PASSWORD_RULES } from './authFields.ts';

/** The rules of a new password, each ticked off while it is typed. */
export function PasswordFeedback({ password }: { password: string }) {
  const t = useMessages(visitor);
  const met = metRules(password);
  return (
    <div>
      <VisuallyHidden>{t('passwordRules.title')}</VisuallyHidden>
      <Rules>
        {PASSWORD_RULES.map((rule) => (
          <Rule key={rule} $isMet={met[rule]}>
            <Mark viewBox="0 0 20 20" aria-hidden fill="none" stroke="currentColor" strokeWidth="2.2">
              {met[rule] ? (
                <path d="M4 10.5 8.2 15 16 6" strokeLinecap="round" strokeLinejoin="round" />
              ) : (
                <circle cx="10" cy="10" r="5" />
              )}
            </Mark>
            <span>{t(`passwordRules.${rule}`, { min: LIMITS.passwordOnSignUp })}</span>
            <VisuallyHidden>{t(met[rule] ? 'passwordRules.met' : 'passwordRules.missing')}</VisuallyHidden>
          </Rule>
        ))}
      </Rules>
    </div>
  );
}

const Rules = styled.ul`
  display: grid;
  gap: ${space(1)};
  ${text.small}
  color: ${color.muted};
`;

const Rule = styled.li<{ $isMet: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${({ $isMet }) => ($isMet ? color.primary : color.muted)};
  font-weight: ${({ $isMet }) => ($isMet ? 600 : 400)};
`;

/** A ring that becomes a tick: seen by shape, not by colour alone. */
const Mark = styled.svg`
  flex: none;
  width: 1.25em;
  height: 1.25em;
`;
