import type { Mirror } from '@spire/i18n/catalogue';
import type source from './no.ts';

export default {
  title: 'Inbox',
  lead: 'The emails Spire would have sent end up here. They stay on this machine.',
  emptyTitle: 'No email yet',
  empty: 'When you sign up or ask for a new password, the email appears here. Reload the page to check.',
  reload: 'Check for new email',
  back: 'Inbox',
  to: 'To',
  sent: 'Sent',
  links: 'Links in the email',
  letter: 'The email as the recipient sees it',
  plain: 'Show as plain text',
  missingTitle: 'There’s no such email',
  missing: 'It has been deleted, or the address is wrong. The inbox keeps the newest 500.',
  otherLanguage: 'Norsk',
} as const satisfies Mirror<typeof source>;
