import { ApolloProvider } from '@apollo/client/react';
import { createContext, useContext, type ReactNode } from 'react';
import { openedClient, type DataClient, type OpenedClient } from './dataClient.ts';

const DataContext = createContext<OpenedClient | null>(null);

/** Gives the pages below it the person's data. */
export function DataProvider({ client, children }: { client: DataClient; children: ReactNode }) {
  const opened = openedClient(client);
  return (
    <DataContext value={opened}>
      <ApolloProvider client={opened.apollo}>{children}</ApolloProvider>
    </DataContext>
  );
}

/** The client behind the hooks of this package. Throws outside DataProvider. */
export function useOpenedClient(): OpenedClient {
  const opened = useContext(DataContext);
  if (opened === null) throw new Error('Data is for pages inside DataProvider');
  return opened;
}
