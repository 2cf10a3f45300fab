import type { TextSource } from '@spire/domain/toolOptions';
import { common, useMessages } from '@spire/i18n';
import { Quiet } from '@spire/ui/Quiet';
import { Row } from '@spire/ui/Stack';
import { SourceTag } from '@spire/written/SourceTag';

/** The source of a text (S16), and the reminder that the person decides (S20). */
export function Origin({ source }: { source: TextSource | null }) {
  const tCommon = useMessages(common);
  return (
    <Row $gap={2} $wrap>
      {source !== null && <SourceTag source={source} />}
      <Quiet>{tCommon('notTreatment')}</Quiet>
    </Row>
  );
}
