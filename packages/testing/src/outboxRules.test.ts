import { createCache } from '@spire/client/cache';
import { pendingAnswer } from '@spire/client/pendingAnswer';
import { registerWrites, ruleOf } from '@spire/client/writeRules';
import { readSchemaText } from '@spire/testing/loopbackServer';
import { buildSchema, parse } from 'graphql';
import { appWrites } from './appWrites.ts';
import { sampleInput } from './sampleInput.ts';
import { writtenOperations } from './writtenOperations.ts';

const schema = buildSchema(readSchemaText());
const mutations = schema.getMutationType()?.getFields() ?? {};

const written = writtenOperations();

test('there are writes to look at', () => {
  expect(written.map(({ mutation }) => mutation)).toContain('saveCheckIn');
});

test.each(written)(
  '$mutation of $file is shown while it waits, or answered now: all that its page asks back is known',
  async ({ mutation, document }) => {
    registerWrites(await appWrites());
    const rule = ruleOf(mutation);
    expect(rule).toBeDefined();
    // A page that gives the answer with its write has a test of its own.
    if (rule?.isAnsweredNow || rule?.answer === 'given') return;
    const cache = createCache();
    cache.writeQuery({
      query: parse('{ me { id profile { nickname } settings { language } todaysCheckIn { id } } }'),
      data: {
        me: {
          __typename: 'User',
          id: 'anna',
          profile: { __typename: 'Profile', nickname: 'Anna' },
          settings: { __typename: 'Settings', language: 'no' },
          todaysCheckIn: null,
        },
      },
    });
    const input = sampleInput(schema, mutation);
    const answer = pendingAnswer(cache, { userId: 'anna', mutation, document, input, writtenAt: 0 });
    const record: unknown = { __typename: expect.any(String) as string };
    const type = mutations[mutation]?.type.toString() ?? '';
    const expected = type === 'Boolean!' ? true : type.startsWith('[') ? [record] : record;
    expect(answer).toMatchObject({ [mutation]: expected });
  },
);
