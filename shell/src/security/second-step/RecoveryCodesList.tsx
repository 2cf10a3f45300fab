import { useFormat, useMessages } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { BusyButton, Button } from '@spire/ui/Button';
import { Checkbox } from '@spire/ui/Checkbox';
import { CopyButton } from '@spire/ui/CopyButton';
import { Row, Stack } from '@spire/ui/Stack';
import { color, icon, radius, space } from '@spire/ui/tokens.ts';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { security } from '../messages/namespace.ts';
import { Plain } from '../SectionParts.tsx';
import { recoveryCodesFile } from './recoveryCodesFile.ts';
import { saveFile } from '@spire/client/saveFile';

const PaperAlone = createGlobalStyle`
  @media print {
    body > :not(#recovery-codes) { display: none; }
  }
`;

/** The codes, three ways to take them along, and a box that keeps anyone from leaving without having done so. */
export function RecoveryCodesList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { email } = useSession();
  const t = useMessages(security);
  const format = useFormat();
  const [isKept, setKept] = useState(false);
  const [made] = useState(() => new Date());
  const file = recoveryCodesFile(codes, {
    title: t('codes.fileTitle'),
    made: t('codes.fileMade', { date: format.shortDate(made), email }),
    text: t('codes.fileText'),
  });

  return (
    <Stack $gap={5}>
      <PaperAlone />
      {createPortal(<Paper id="recovery-codes">{file}</Paper>, document.body)}
      <p>{t('codes.text')}</p>
      <List aria-label={t('codes.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Row $wrap $gap={2}>
        <CopyButton
          text={codes.join('\n')}
          label={t('codes.copy')}
          doneText={t('copy.done')}
          failedText={t('copy.failed')}
        />
        <Button
          type="button"
          $variant="secondary"
          onClick={() => saveFile(t('codes.fileName'), new Blob([file], { type: 'text/plain;charset=utf-8' }))}
        >
          <Download {...icon} />
          {t('codes.download')}
        </Button>
        <Button type="button" $variant="secondary" onClick={() => window.print()}>
          <Printer {...icon} />
          {t('codes.print')}
        </Button>
      </Row>
      <div>
        <Plain>{t('codes.where')}</Plain>
        <Checkbox isChecked={isKept} onChange={setKept} name="kept">
          {t('codes.kept')}
        </Checkbox>
      </div>
      <BusyButton busyLabel="" disabledReason={isKept ? undefined : t('codes.keptMissing')} onClick={onDone}>
        {t('codes.done')}
      </BusyButton>
    </Stack>
  );
}

/** The codes alone, with their name, in the place of the whole page: only on paper. */
const Paper = styled.pre`
  display: none;
  @media print {
    display: block;
    font:
      14pt/1.6 ui-monospace,
      monospace;
    white-space: pre-wrap;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: ${space(2)} ${space(4)};
  padding: ${space(4)};
  border-radius: ${radius.control};
  background: ${color.sunk};
  font-family: ui-monospace, monospace;
  font-size: 1.05rem;
  overflow-wrap: anywhere;
`;
