import type { ScaleAnswer, Step } from '@spire/domain/scales';
import { useMessages } from '@spire/i18n';
import { scaleWords } from '@spire/i18n/scales/namespace';
import { Button } from '@spire/ui/Button';
import { Stack } from '@spire/ui/Stack';
import { color, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { scales } from './messages/namespace.ts';
import { ScaleDrawing } from './ScaleDrawing.tsx';
import { lower } from './ScaleItem.tsx';

interface SameAsYesterdayProps {
  carried: readonly ScaleAnswer[];
  onSame: () => void;
  onSelf: () => void;
  onNotToday: () => void;
}

/** A hard day: what yesterday was, in words, and one press to say that today is about the same. */
export function SameAsYesterday({ carried, onSame, onSelf, onNotToday }: SameAsYesterdayProps) {
  const t = useMessages(scales);
  const tScaleWords = useMessages(scaleWords);
  return (
    <Stack $gap={4}>
      <p>{t('answer.same')}</p>
      <ul>
        {carried.map(({ scale, value }) => (
          <Line key={scale}>
            <ScaleDrawing scale={scale} step={value} />
            <span>
              <strong>{tScaleWords(`names.${scale}`)}:</strong> {lower(tScaleWords(`steps.${scale}.s${value as Step}`))}
            </span>
          </Line>
        ))}
      </ul>
      <Soft type="button" $isWide onClick={onSame}>
        {t('answer.sameAs')}
      </Soft>
      <Ways>
        <Button type="button" $variant="secondary" onClick={onSelf}>
          {t('answer.self')}
        </Button>
        <Button type="button" $variant="secondary" onClick={onNotToday}>
          {t('answer.notToday')}
        </Button>
      </Ways>
    </Stack>
  );
}

/** The filled one of a hard day leads to somebody. */
const Soft = styled(Button).attrs({ $variant: 'secondary' })`
  background: ${color.primarySoft};
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(1.5)};
  > svg {
    flex: none;
  }
`;

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space(3)};
`;
