import { useState, type ReactNode } from 'react';

/** The view under test, with a button “Gå” that leaves it, and comes back to it. */
export function Visited({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <button onClick={() => setThere(!isThere)}>Gå</button>
      {isThere && children}
    </>
  );
}
