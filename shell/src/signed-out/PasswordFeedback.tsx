import { LIMITS } from '@spire/domain/limits';
import { useMessages } from '@spire/i18n';
import { color, space, text } from '@spire/ui/tokens.ts';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import styled from 'styled-components';
import { visitor } from './messages/namespace.ts';
import { metRules, PASSWORD_RULES } from './authFields.ts';

/** So long a password that keeps the rules is called strong. */
const LONG = 12;

/** How strong it is in a word, and the rules of a new password, each ticked off while it is typed. */
export function PasswordFeedback({ password }: { password: string }) {
  const t = useMessages(visitor);
  const met = metRules(password);
  const isEnough = PASSWORD_RULES.every((rule) => met[rule]);
  const strength = !isEnough ? 'weak' : [...password].length < LONG ? 'enough' : 'strong';
  return (
    <div>
      <Strength role="status">{password !== '' && t(`passwordRules.strength.${strength}`)}</Strength>
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

const Strength = styled.p`
  ${text.small}
  font-weight: 650;
`;

const Rules = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: ${space(1)} ${space(3)};
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
