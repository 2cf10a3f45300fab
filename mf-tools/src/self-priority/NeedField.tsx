import { LIMITS } from '@spire/domain/limits';
import { PRIORITY_EMOJIS } from '@spire/domain/toolOptions';
import { useMessages } from '@spire/i18n';
import { ChipGroup } from '@spire/ui/ChipGroup';
import { LinkButton } from '@spire/ui/LinkButton';
import { Row, Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { useState } from 'react';
import { ANEW, type BoundaryDraft } from './boundary.ts';
import { EMOJI_NAMES } from './emojiNames.ts';
import { selfPriority } from './messages/namespace.ts';

/** The needs that are shown at once. */
const FIRST = 6;

interface NeedFieldProps {
  draft: BoundaryDraft;
  change: (part: Partial<BoundaryDraft>) => void;
  error: string | undefined;
}

/** The need: a chip fills words and picture in one tap, and own words may stand in its place. */
export function NeedField({ draft: { emoji, needText }, change, error }: NeedFieldProps) {
  const t = useMessages(selfPriority);
  const labelOf = (each: (typeof PRIORITY_EMOJIS)[number]) => t(`emojis.${EMOJI_NAMES[each]}`);
  const isOwn = needText !== '' && !PRIORITY_EMOJIS.some((each) => labelOf(each) === needText);
  const isBehind = PRIORITY_EMOJIS.some((each, at) => each === emoji && at >= FIRST);
  const [isAllShown, setAllShown] = useState(isBehind);
  const [isWriting, setWriting] = useState(isOwn || error !== undefined);
  const shown = isAllShown ? PRIORITY_EMOJIS : PRIORITY_EMOJIS.slice(0, FIRST);

  function choose(pressed: readonly string[]) {
    const chosen = PRIORITY_EMOJIS.find((each) => pressed.includes(each) && each !== emoji);
    if (chosen === undefined) change({ ...ANEW, emoji: '', ...(isOwn ? {} : { needText: '' }) });
    else change({ ...ANEW, emoji: chosen, ...(isOwn ? {} : { needText: labelOf(chosen) }) });
  }

  return (
    <Stack $gap={3}>
      <ChipGroup
        legend={t('questions.need')}
        options={shown.map((each) => ({ id: each, emoji: each, label: labelOf(each) }))}
        selected={emoji === '' ? [] : [emoji]}
        onChange={choose}
      />
      <Row $gap={4} $wrap>
        {!isAllShown && (
          <LinkButton type="button" onClick={() => setAllShown(true)}>
            {t('needs.more')}
          </LinkButton>
        )}
        {!isWriting && (
          <LinkButton type="button" onClick={() => setWriting(true)}>
            {t('needs.ownWords')}
          </LinkButton>
        )}
      </Row>
      {isWriting && (
        <TextField
          label={t('labels.need')}
          hint={t('hints.need')}
          name="needText"
          isMultiline
          rows={2}
          limit={LIMITS.freeText}
          value={needText}
          error={error}
          onChange={(words) => change({ ...ANEW, needText: words })}
        />
      )}
    </Stack>
  );
}
