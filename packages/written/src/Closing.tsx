import type { SuggestionSource } from '@spire/domain/options';
import { common, useMessages } from '@spire/i18n';
import { Quiet } from '@spire/ui/Quiet';
import { Row } from '@spire/ui/Stack';
import { written } from './messages/namespace.ts';
import { SourceTag } from './SourceTag.tsx';

/**
 * Where texts come from and that the person decides, once for all of them (S16, S20). Ready-made ones need one line for
 * both; what AI or a memory has made is a fact to notice, with a mark of its own.
 */
export function Closing({ of: sources }: { of: readonly SuggestionSource[] }) {
  const t = useMessages(written);
  const tCommon = useMessages(common);
  const kinds = [...new Set(sources)];
  if (kinds.every((kind) => kind === 'built_in')) return <Quiet>{t('closing')}</Quiet>;
  return (
    <Row $gap={2} $wrap>
      {kinds.map((kind) => (
        <SourceTag key={kind} source={kind} />
      ))}
      <Quiet>{tCommon('notTreatment')}</Quiet>
    </Row>
  );
}
