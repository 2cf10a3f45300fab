import { useMessages } from '@spire/i18n';
import { Disclosure } from '@spire/ui/Disclosure';
import { patterns } from './messages/namespace.ts';

const LINES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

/** Eight lines that say how it is worked out. */
export function HowItIs() {
  const t = useMessages(patterns);
  return (
    <Disclosure title={t('how.title')}>
      <ul>
        {LINES.map((line) => (
          <li key={line}>{t(`how.${line}`)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
