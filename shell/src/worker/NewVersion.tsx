import { useState, useSyncExternalStore } from 'react';
import { createLoader, useLater } from '../loading.ts';
import { newVersion } from './startWorker.ts';

const offer = createLoader(
  async () => (await import(/* webpackChunkName: "new-version" */ './NewVersionOffer.tsx')).NewVersionOffer,
);

/** Says that a new version lies ready, and waits for the person: nothing that is being done is interrupted. */
export function NewVersion() {
  const isReady = useSyncExternalStore(newVersion.subscribe, newVersion.isReady);
  return isReady ? <Offer /> : null;
}

function Offer() {
  const [state] = useLater(offer);
  const [isPutOff, setPutOff] = useState(false);
  if (isPutOff || state.kind !== 'ready') return null;
  const NewVersionOffer = state.value;
  return <NewVersionOffer onUse={newVersion.use} onLater={() => setPutOff(true)} />;
}
