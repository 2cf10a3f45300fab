import { CONTACT_ATTRIBUTES } from '@spire/domain/toolOptions';
import { createLog } from '@spire/graph-kit/log';
import { requestAt } from '@spire/graph-kit/testing/requests';
import { person } from '../testing/people.ts';
import { PLAIN_DAY } from '../testing/plainDay.ts';
import { createAnswering } from '../writing/answering.ts';
import { createTextWriter } from '../writing/textWriter.ts';
import { createSocialPlanService } from './socialPlan.service.ts';

const DANGEROUS = { id: '11111111-1111-4111-8111-111111111111', name: 'Eksen som slår meg' };
const FRIEND = { id: '22222222-2222-4222-8222-222222222222', name: 'Mari' };
const facts = person({
  capacity: 'high',
  contacts: [DANGEROUS, FRIEND].map((contact) => ({ ...contact, attributes: CONTACT_ATTRIBUTES })),
});

const log = createLog('test', 'silent');
const answering = createAnswering({
  readFacts: () => Promise.resolve(facts),
  notes: PLAIN_DAY,
  writer: createTextWriter({ provider: null, log }),
  takeOne: () => Promise.resolve(0),
});
const planFor = (contactIds: string[], isHelpSeen = false, names: string[] = []) =>
  createSocialPlanService(answering, () => 1).write(
    { language: 'no', isHelpSeen, wants: ['kaffe'], contactIds, names },
    requestAt(),
  );

test.each([false, true])('nobody is helped to write to who hurts them (S15), help seen: %s', async (isHelpSeen) => {
  expect(await planFor([DANGEROUS.id], isHelpSeen)).toMatchObject({ kind: 'abuse' });
  expect(await planFor([], isHelpSeen, [DANGEROUS.name])).toMatchObject({ kind: 'abuse' });
});

test('and such a one is never proposed', async () => {
  const plan = await planFor([]);
  expect(plan).toMatchObject({ contactIds: [FRIEND.id] });
  expect(JSON.stringify(plan)).not.toContain('slår');
});
