import { PROVIDER_WORDS } from '@spire/content/providerWords';
import { isAtMost } from '@spire/domain/capacity';
import type { Language } from '@spire/domain/languages';
import type { Consideration } from '@spire/domain/options';
import type { Bounds } from '../guard/bounds.ts';

/** The facts instructions are made from: option ids alone, so that no text of a person's can get into them. */
export interface InstructionFacts extends Bounds {
  considerations: readonly Consideration[];
}

const bullets = (lines: readonly string[]) => lines.map((line) => `\n- ${line}`).join('');

function effort({ capacity, considerations, language }: InstructionFacts): string {
  const isCareful = isAtMost(capacity, 'limited') || considerations.includes('brain_injury');
  const rules = [PROVIDER_WORDS.capacity[capacity], ...(isCareful ? [PROVIDER_WORDS.neverMoreLoad] : [])];
  return `${PROVIDER_WORDS.labels.effort[language]}: ${rules.map((rule) => rule[language]).join(' ')}`;
}

/**
 * The instructions for every text of a provider's (S14, S18–S20, S24, A29), with the task of this kind of text last but
 * one.
 */
export function commonInstructions(facts: InstructionFacts, task: Record<Language, string>): string {
  const { language, avoid, considerations } = facts;
  const heed = bullets(considerations.map((each) => PROVIDER_WORDS.considerations[each][language]));
  const spare = bullets(avoid.map((each) => PROVIDER_WORDS.avoid[each][language]));
  return [
    PROVIDER_WORDS.role[language],
    effort(facts),
    ...(heed === '' ? [] : [`${PROVIDER_WORDS.labels.heed[language]}:${heed}`]),
    ...(spare === '' ? [] : [`${PROVIDER_WORDS.labels.avoid[language]}:${spare}`]),
    task[language],
    PROVIDER_WORDS.data[language],
  ].join('\n\n');
}
