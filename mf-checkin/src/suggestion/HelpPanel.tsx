import { crisisHelp } from '@spire/content/crisisHelp';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { useLanguage, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Quiet } from '@spire/ui/Quiet';
import { Row, Stack } from '@spire/ui/Stack';
import { space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { checkin } from '../messages/namespace.ts';

/** A number that falls on two lines is hard to read aloud or dial. */
const UNBROKEN = '\u00a0';

/** Whom to call and something to hold on to, in place of a text (S10). It asks nothing, and tells nobody (S12). */
export function HelpPanel({ crisis, onClose }: { crisis: CrisisKind; onClose: () => void }) {
  const t = useMessages(checkin);
  const language = useLanguage();
  const help = crisisHelp(crisis, language);
  return (
    <Stack $gap={4}>
      <p>{help.message}</p>
      <Numbers>
        {help.numbers.map(({ id, name, number, tel, when }) => (
          <Line key={id}>
            <Button as="a" href={`tel:${tel}`} $variant="secondary" $isWide>
              {t('help.call', { name: name[language], number: number.replaceAll(' ', UNBROKEN) })}
            </Button>
            <Quiet>{when[language]}</Quiet>
          </Line>
        ))}
      </Numbers>
      <p>{help.exercise}</p>
      <Quiet>{help.closing}</Quiet>
      <Row $gap={3} $wrap>
        <Button type="button" onClick={onClose}>
          {t('help.goOn')}
        </Button>
        <Button type="button" $variant="quiet" onClick={onClose}>
          {t('help.notMe')}
        </Button>
      </Row>
    </Stack>
  );
}

const Numbers = styled.ul`
  display: grid;
  gap: ${space(3)};
`;

const Line = styled.li`
  display: grid;
  gap: ${space(1)};
`;
