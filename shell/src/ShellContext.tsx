import type { Auth } from '@spire/client/auth';
import type { BrowserConfig } from '@spire/domain/servicePaths';
import { createContext, useContext } from 'react';
import type { GateEvent } from './gate/gate.ts';

/** The context of the shell's screens: the configuration, the way to the auth client, and the way to tell the gate. */
export interface Shell {
  config: BrowserConfig;
  auth: Auth;
  tell: (event: GateEvent) => void;
}

const ShellContext = createContext<Shell | null>(null);
export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('useShell is for screens inside ShellProvider');
  return shell;
}
