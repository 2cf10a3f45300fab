import { appOfSource } from '@spire/domain/importSources';
import { useMessages } from '@spire/i18n';
import { bring } from './messages/namespace.ts';

/** The name of where something was brought from: an app, or a table. */
export function useSourceName(): (source: string) => string {
  const t = useMessages(bring);
  return (source) => appOfSource(source) ?? t('table');
}
