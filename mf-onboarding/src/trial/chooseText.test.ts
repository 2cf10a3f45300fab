import { TRIAL_TEXTS } from '@spire/content/trialTexts';
import { PARTS_OF_DAY } from '@spire/domain/dates';
import { TRIAL_ANSWERS } from '@spire/domain/trial';
import { chooseText } from './chooseText.ts';

const cases = TRIAL_ANSWERS.flatMap((answer) => PARTS_OF_DAY.map((part) => [answer, part] as const));

test.each(cases)(
  'after "%s" in the %s, "something else" goes through all that fits before any comes again',
  (answer, part) => {
    const seen: string[] = [];
    const count = TRIAL_TEXTS.filter(
      ({ answers, partsOfDay }) => answers.includes(answer) && (partsOfDay.length === 0 || partsOfDay.includes(part)),
    ).length;
    for (let index = 0; index < count; index += 1) {
      const text = chooseText(TRIAL_TEXTS, { answer, part, seen, chance: (index * 0.37) % 1 });
      expect(text.answers).toContain(answer);
      expect(seen).not.toContain(text.id);
      seen.push(text.id);
    }
    const again = chooseText(TRIAL_TEXTS, { answer, part, seen, chance: 0.999 });
    expect(seen.slice(0, -1)).toContain(again.id);
  },
);
