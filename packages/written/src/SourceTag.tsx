import type { SuggestionSource } from '@spire/domain/options';
import { useMessages } from '@spire/i18n';
import { Tag } from '@spire/ui/Tag';
import type { Tint } from '@spire/ui/tokens.ts';
import { written } from './messages/namespace.ts';

/** One tint for each origin, which always stands in words too (S16). */
const TINTS: Record<SuggestionSource, Tint> = { ai: 'violet', built_in: 'teal', memory: 'rose' };

/** Where a text comes from. */
export function SourceTag({ source }: { source: SuggestionSource }) {
  const t = useMessages(written);
  return <Tag tint={TINTS[source]}>{t(`sources.${source}`)}</Tag>;
}
