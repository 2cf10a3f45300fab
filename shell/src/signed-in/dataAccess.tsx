import type { createDataClient as CreateDataClient, DataClient } from '@spire/client';
import { registerWrites } from '@spire/client/writeRules';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import type { Person } from '../gate/gate.ts';
import { followAccount, setCalmBySettings } from '@spire/remote-kit';
import { PersonDocument } from '../gate/Person.generated.ts';
import { sharedWrites } from '@spire/written/writes.ts';
import { createContext, useContext, type ComponentType } from 'react';

/** The data client of one signed-in person: made when first needed, gone with them. */
export interface DataAccess {
  clientBy: (create: typeof CreateDataClient) => DataClient;
  load: () => Promise<DataClient>;
  /** The person as known at this moment. */
  person: () => Person;
  /** Stops what is on its way and forgets what was read. */
  close: () => void;
}

/** The calm view belongs to both modes (A12, D27), and the look is the account's, on any device, once they are known. */
function followSettings({ settings }: Person): void {
  setCalmBySettings(settings.brainInjuryMode || settings.lowEnergyToday);
  followAccount(settings);
}

/** The cache starts with what the gate has read, so that nobody asks for it again. */
export function createDataAccess({ graphqlUrl, facts }: BrowserConfig, known: Person): DataAccess {
  let client: DataClient | undefined;
  followSettings(known);
  registerWrites(sharedWrites);
  function clientBy(create: typeof CreateDataClient): DataClient {
    if (client !== undefined) return client;
    client = create({ graphqlUrl, facts, userId: known.id });
    client.write(PersonDocument, { me: known });
    client.watch(PersonDocument, { isFresh: true }, ({ me }) => followSettings(me));
    return client;
  }
  return {
    clientBy,
    load: async () => clientBy((await import(/* webpackChunkName: "data" */ '@spire/client')).createDataClient),
    person: () => client?.read(PersonDocument)?.me ?? known,
    close: () => {
      client?.close();
      client = undefined;
      setCalmBySettings(false);
      followAccount(undefined);
    },
  };
}

const DataContext = createContext<DataAccess | null>(null);
export const DataAccessProvider = DataContext.Provider;

export function useDataAccess(): DataAccess {
  const data = useContext(DataContext);
  if (data === null) throw new Error('No DataAccessProvider');
  return data;
}

/** Gives a remote's component the person's data; fetches Apollo, which only remotes need. */
export async function withData<P extends object>(Component: ComponentType<P>): Promise<ComponentType<P>> {
  const { createDataClient, DataProvider } = await import(/* webpackChunkName: "data" */ '@spire/client');
  return function WithData(props: P) {
    const client = useDataAccess().clientBy(createDataClient);
    return (
      <DataProvider client={client}>
        <Component {...props} />
      </DataProvider>
    );
  };
}
