import { useState, type ReactNode } from 'react';

/** What a test looks at, under a button “Gå” that leaves it, and comes back to it. */
export function Visited({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <button onClick={() => setThere(!isThere)}>Gå</button>
      {isThere && children}
    </>
  );
}
