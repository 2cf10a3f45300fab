import { ApolloClient, ApolloLink, gql, InMemoryCache, type Observable } from '@apollo/client';
import { Subject } from 'rxjs';
import { askAgainAfterWrites } from './askAgain.ts';

const QUESTION = gql`
  query Word {
    word
  }
`;
const WRITE = gql`
  mutation SaveWord {
    saveWord
  }
`;

/** A client whose server answers when the test says so. */
function openClient() {
  const asked: { name: string | undefined; answer: (data: object | null) => void }[] = [];
  const server = new ApolloLink(({ operationName }): Observable<ApolloLink.Result> => {
    const answers = new Subject<ApolloLink.Result>();
    const answer = (data: object | null) => {
      answers.next(data === null ? { data, errors: [{ message: 'refused' }] } : { data: { ...data } });
      answers.complete();
    };
    asked.push({ name: operationName, answer });
    return answers;
  });
  const answered = { count: 0 };
  const link = ApolloLink.from([askAgainAfterWrites(answered), server]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const read = () => client.query({ query: QUESTION, fetchPolicy: 'network-only' }).then(({ data }) => data);
  const save = () => client.mutate({ mutation: WRITE }).catch(() => undefined);
  return { asked, answered, read, save };
}

test('an answer from before a write that was answered meanwhile is not taken', async () => {
  const { asked, read, save } = openClient();
  const reading = read();
  const saving = save();
  asked[1]?.answer({ saveWord: 'new' });
  await saving;
  asked[0]?.answer({ word: 'old' });
  expect(asked.map(({ name }) => name)).toEqual(['Word', 'SaveWord', 'Word']);
  asked[2]?.answer({ word: 'new' });
  await expect(reading).resolves.toEqual({ word: 'new' });
});

test('so it is where another tab has written', async () => {
  const { asked, answered, read } = openClient();
  const reading = read();
  answered.count += 1;
  asked[0]?.answer({ word: 'old' });
  asked[1]?.answer({ word: 'new' });
  await expect(reading).resolves.toEqual({ word: 'new' });
});

test('a question is asked once where nothing was written, where that was before, and where it was refused', async () => {
  const { asked, read, save } = openClient();
  const saved = save();
  asked[0]?.answer({ saveWord: 'new' });
  await saved;
  const reading = read();
  const refused = save();
  asked[2]?.answer(null);
  await refused;
  asked[1]?.answer({ word: 'new' });
  await expect(reading).resolves.toEqual({ word: 'new' });
  expect(asked).toHaveLength(3);
});

test('whoever writes without end is answered all the same', async () => {
  const { asked, answered, read } = openClient();
  const reading = read();
  for (let at = 0; at < 4; at += 1) {
    answered.count += 1;
    asked[at]?.answer({ word: `${at}` });
  }
  await expect(reading).resolves.toEqual({ word: '3' });
});
