import { GraphiQL } from 'graphiql';
import { useState, useSyncExternalStore } from 'react';
import { askGraphAs } from './askGraph.ts';
import { EXAMPLE } from './example.ts';
import { SignedIn } from './SignedIn.tsx';

const darkness = window.matchMedia('(prefers-color-scheme: dark)');

function followDarkness(changed: () => void): () => void {
  darkness.addEventListener('change', changed);
  return () => darkness.removeEventListener('change', changed);
}

/** GraphiQL, asking as the person whose session the app keeps under `sessionKey`. */
export function Playground({ sessionKey }: { sessionKey: string | undefined }) {
  const [fetcher] = useState(() => askGraphAs(sessionKey));
  // Left to itself the editor keeps the colours of the look that it was opened in.
  const isDark = useSyncExternalStore(followDarkness, () => darkness.matches);
  return (
    <>
      <header>
        <h1>Spire graph</h1>
        <SignedIn sessionKey={sessionKey} />
      </header>
      <main>
        {/* A query may hold a person's words, so it goes with the tab. Headers, which hold a token, are not kept. */}
        <GraphiQL
          fetcher={fetcher}
          storage={sessionStorage}
          defaultQuery={EXAMPLE}
          forcedTheme={isDark ? 'dark' : 'light'}
          showPersistHeadersSettings={false}
        >
          <GraphiQL.Logo> </GraphiQL.Logo>
        </GraphiQL>
      </main>
    </>
  );
}
