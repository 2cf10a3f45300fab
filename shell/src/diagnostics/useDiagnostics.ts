import type { BrowserConfig } from '@spire/domain/servicePaths';
import type { Language } from '@spire/domain/languages';
import { useState } from 'react';
import { askAuth, askRest, askSignUp, askStorage } from './ask.ts';
import {
  emailOutcome,
  environmentOutcome,
  serviceOutcome,
  signUpOutcome,
  storageOutcome,
  type Check,
  type Outcome,
} from './outcomes.ts';

/** The state of each check; those never run are missing. */
export type Results = Partial<Record<Check, Outcome | 'waiting'>>;

/** Runs the checks one after the other and keeps what they came to. */
export function useDiagnostics(config: BrowserConfig) {
  const [results, setResults] = useState<Results>({});
  const [running, setRunning] = useState<'connection' | 'mail' | null>(null);
  const tell = (found: Results) => setResults((before) => ({ ...before, ...found }));

  async function runConnection() {
    setRunning('connection');
    tell({ environment: environmentOutcome(config), rest: 'waiting', auth: 'waiting', storage: 'waiting' });
    tell({ rest: serviceOutcome('rest', await askRest(config)) });
    tell({ auth: serviceOutcome('auth', await askAuth(config)) });
    tell({ storage: storageOutcome(await askStorage(config)) });
    setRunning(null);
  }

  async function runMail(email: string, language: Language) {
    setRunning('mail');
    tell({ signUp: 'waiting', email: 'waiting' });
    const answer = await askSignUp(config, email, language);
    tell({ signUp: signUpOutcome(answer), email: emailOutcome(answer) });
    setRunning(null);
  }

  return { results, running, runConnection, runMail };
}
