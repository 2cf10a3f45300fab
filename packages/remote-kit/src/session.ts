import { createContext, useContext } from 'react';

/** The signed-in person, as every page and card sees them. */
export interface Session {
  userId: string;
  email: string;
  /**
   * Ends the session on this device and says whether the server ended it too; asks first where something is neither saved nor
   * sent. False when the person has chosen to stay. Of an account that `isGone` nothing is asked and nothing kept here.
   */
  signOut: (options?: { isGone: boolean }) => Promise<boolean>;
}

const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext.Provider;

/** Whether somebody is signed in: a page that is open to anyone asks before it asks for the person. */
export const useIsSignedIn = (): boolean => useContext(SessionContext) !== null;

/** The id of the signed-in person, for what is drawn before a login too. */
export const useUserId = (): string | undefined => useContext(SessionContext)?.userId;

/** The signed-in person. Throws outside the signed-in part of the app (spec 1 §8). */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession is for pages inside SessionProvider');
  return session;
}
