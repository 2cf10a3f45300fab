import { knownOf, useRead } from '@spire/client';
import { AiChoice } from '@spire/written/AiChoice';
import { AiAnswersDocument } from './AiAnswers.generated.ts';

/** Whether AI may write, under a text that it could have written; nothing while that is not known. */
export function AiPart() {
  const answers = knownOf(useRead(AiAnswersDocument, { pick: (data) => data }));
  return answers === undefined ? null : <AiChoice data={answers} />;
}
