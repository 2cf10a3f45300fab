import { ApolloClient, ApolloLink, type TypedDocumentNode } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { ErrorLink } from '@apollo/client/link/error';
import type { HostFacts } from '@spire/domain/servicePaths';
import { OperationTypeNode } from 'graphql';
import { catchError, from, map, mergeMap, tap, throwError } from 'rxjs';
import { pause } from './askTwice.ts';
import { askAgainAfterWrites, type AnsweredWrites } from './askAgain.ts';
import { createCache } from './cache.ts';
import { applyCacheRules, forgetDay } from './cacheRules.ts';
import { connection } from './connection.ts';
import { askSecondFactor, endSession, graphFetchAs, hasBeenReplaced, renewSession } from './graphAccess.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import type { KeptWrite } from './outbox/outboxState.ts';
import { showPending } from './outbox/pendingAnswer.ts';
import { createWriteDoor, type WriteDoor } from './outbox/write.ts';
import { hasReachedNobody, problemOf } from './problems.ts';
import { sendWithFiles } from './sendWrite.ts';
import { keepAnswer, keptAnswers } from './store/keptAnswers.ts';
import { openPatiently, type SealedStore } from './store/sealedStore.ts';
import { onNewDay } from './today.ts';
import { onWritesRegistered } from './writeRules.ts';

/** The data of one signed-in person: what the shell does with it. Pages read and write by hooks alone. */
export interface DataClient {
  /** The answer that is known already; null when it is not known in full. */
  read: <T>(document: TypedDocumentNode<T, Record<string, never>>) => T | null;
  /** The writes that have not reached the server. */
  outbox: Outbox;
  /** Makes known what was learnt elsewhere, such as by the gate. */
  write: <T>(document: TypedDocumentNode<T, Record<string, never>>, data: T) => void;
  /** Follows an answer, asked for anew unless what is known is fresh; the function returned ends it. */
  watch: <T>(
    document: TypedDocumentNode<T, Record<string, never>>,
    options: { isFresh: boolean },
    onData: (data: T) => void,
  ) => () => void;
  /** Stops what is on its way and forgets what was read. */
  close: () => void;
}

/** The parts only this package reaches: Apollo's client behind ours, and whose it is. */
export interface OpenedClient {
  apollo: ApolloClient;
  /** The address of the graph; the REST facade is beside it. */
  graphqlUrl: string;
  facts: HostFacts;
  userId: string;
  write: WriteDoor;
  answered: AnsweredWrites;
  /** When each question of a page was asked, in ms since 1970. */
  asked: Map<string, number>;
  outbox: Outbox;
  /** Null where this browser keeps nothing. */
  store: Promise<SealedStore | null>;
}
const opened = new WeakMap<DataClient, OpenedClient>();

export function openedClient(client: DataClient): OpenedClient {
  const known = opened.get(client);
  if (known === undefined) throw new Error('A data client comes from createDataClient');
  return known;
}

const codeOf = (error: unknown) => problemOf(error).code;

/**
 * Repeats a question once with a new token; when that does not help, the session is over for all pages (trap 87c).
 * Where the second factor is wanted, the gate asks for it. An answer that comes when somebody else is signed in by now
 * says nothing of their session.
 */
const keepSession = (userId: string) =>
  new ErrorLink(({ error, operation, forward }) => {
    const code = codeOf(error);
    if (code !== 'SECOND_FACTOR_REQUIRED' && code !== 'UNAUTHENTICATED') return undefined;
    return from(hasBeenReplaced(userId)).pipe(
      mergeMap((isOver) => {
        if (isOver) return throwError(() => error);
        if (code === 'SECOND_FACTOR_REQUIRED') {
          askSecondFactor();
          return throwError(() => error);
        }
        return from(renewSession()).pipe(
          mergeMap((isRenewed) => (isRenewed ? forward(operation) : throwError(() => error))),
          tap({
            next: (answer) => codeOf(answer) === 'UNAUTHENTICATED' && endSession(),
            error: (again: unknown) => again !== error && codeOf(again) === 'UNAUTHENTICATED' && endSession(),
          }),
        );
      }),
    );
  });

/** A question that reached nobody is asked once more (trap 86); a write waits in the outbox. */
const askOnceMore = () =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const again = (error: unknown) =>
      hasReachedNobody(error) ? from(pause()).pipe(mergeMap(() => forward(operation))) : throwError(() => error);
    return forward(operation).pipe(catchError(again));
  });

/** No answer about another person is shown, whatever went wrong on its way. */
const onlyTheirOwn = (userId: string) =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((answer) => {
        const me = (answer.data as { me?: { id?: unknown } } | null | undefined)?.me;
        if (me?.id !== undefined && me.id !== userId) throw new Error('The answer is for somebody else');
        return answer;
      }),
    ),
  );

/**
 * Shows what waits on top of what the server has said: a layer for each write, laid anew when an answer has come, since
 * a list that the answer brought knows nothing of them; and when a remote is there, which knows how to show its own.
 */
function createPendingLayers(apollo: ApolloClient) {
  let shown: readonly KeptWrite[] = [];
  const lay = (writes: readonly KeptWrite[]) => {
    for (const { id } of shown) apollo.cache.removeOptimistic(id);
    shown = writes;
    for (const write of writes) showPending(apollo.cache, write);
  };
  const isNew = (writes: readonly KeptWrite[]) =>
    writes.length !== shown.length || writes.some(({ id }, at) => id !== shown[at]?.id);
  const anew = () => {
    if (shown.length > 0) setTimeout(() => lay(shown));
  };
  return {
    show: (writes: readonly KeptWrite[]) => {
      if (isNew(writes)) lay(writes);
    },
    anew,
    again: new ApolloLink((operation, forward) => forward(operation).pipe(tap(anew))),
  };
}

interface DataClientOptions {
  graphqlUrl: string;
  userId: string;
  facts?: HostFacts;
}

/** The data client of one person. It ends with `close`; the next person has one of their own. */
export function createDataClient({ graphqlUrl, userId, facts = {} }: DataClientOptions): DataClient {
  const store = openPatiently(userId);
  const maybeStore = store.catch(() => null);
  const apollo = new ApolloClient({ link: ApolloLink.empty(), cache: createCache(), devtools: { enabled: false } });
  const pending = createPendingLayers(apollo);
  const answered: AnsweredWrites = { count: 0 };
  apollo.setLink(
    ApolloLink.from([
      pending.again,
      keptAnswers(maybeStore),
      onlyTheirOwn(userId),
      askAgainAfterWrites(answered),
      askOnceMore(),
      keepSession(userId),
      // Without the link that tells a server which client asks: nothing here needs it, and each visit would pay for it.
      new BaseHttpLink({ uri: graphqlUrl, fetch: graphFetchAs(userId) }),
    ]),
  );
  const outbox = createOutbox({
    userId,
    openStore: () => store,
    send: async (write, isFirst) => sendWithFiles(apollo, write, isFirst, await maybeStore),
    onWaiting: pending.show,
    onSentElsewhere: ({ document, input, rule }, data) => {
      answered.count += 1;
      const query = apollo.cache.transformDocument(document);
      apollo.cache.write({ dataId: 'ROOT_MUTATION', query, variables: { input }, result: data });
      const isEverything = applyCacheRules(apollo.cache, { userId, data, input, changes: rule?.changes });
      if (isEverything) void apollo.refetchQueries({ include: 'active' });
    },
  });
  const endRules = onWritesRegistered(pending.anew);
  // Answers of this device that stand in for the server's are asked for anew once there is a way again. It is heard before
  // anybody forgets that they do.
  const renew = () => {
    if (connection.oldest() !== undefined) void apollo.refetchQueries({ include: 'active' });
  };
  addEventListener('online', renew, true);
  const endNewDay = onNewDay(() => forgetDay(apollo.cache, userId));
  const client: DataClient = {
    outbox,
    read: (query) => apollo.readQuery({ query }),
    write: (query, data) => {
      apollo.writeQuery({ query, data });
      void maybeStore.then((kept) => kept && keepAnswer(kept, query, { data: data as object })).catch(() => undefined);
    },
    watch: (query, { isFresh }, onData) => {
      const subscription = apollo
        .watchQuery({
          query,
          fetchPolicy: isFresh ? 'cache-first' : 'cache-and-network',
        })
        .subscribe((answer) => {
          if (answer.dataState === 'complete') onData(answer.data);
        });
      return () => subscription.unsubscribe();
    },
    close: () => {
      removeEventListener('online', renew, true);
      endNewDay();
      endRules();
      outbox.close();
      apollo.stop();
      void apollo.clearStore();
    },
  };
  opened.set(client, {
    apollo,
    graphqlUrl,
    facts,
    userId,
    answered,
    asked: new Map(),
    outbox,
    store: maybeStore,
    write: createWriteDoor(apollo, userId, outbox),
  });
  return client;
}
