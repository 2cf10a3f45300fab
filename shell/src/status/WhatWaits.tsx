import type { DataClient } from '@spire/client';
import { useEffect, useState } from 'react';
import { afterFirstPage } from '../afterFirstPage.ts';
import { useDataAccess } from '../signed-in/dataAccess.tsx';
import { statusParts } from './statusParts.ts';

/** After so many ms the first page has had its turn. */
const AFTER = 3000;
/** Parts that failed to load may be there by then. */
const AGAIN_AFTER = 10_000;

/** The line above every page that says what waits; it comes when there is time, and has nothing to say as a rule. */
export function WhatWaits() {
  const data = useDataAccess();
  const [parts, setParts] = useState(statusParts.loaded());
  const [client, setClient] = useState<DataClient>();

  useEffect(() => {
    let isCurrent = true;
    const fetchBoth = () =>
      Promise.all([statusParts.load(), data.load()]).then(
        ([loaded, opened]) => {
          if (!isCurrent) return;
          setParts(loaded);
          setClient(opened);
        },
        () => {
          if (isCurrent) callOff = afterFirstPage(() => void fetchBoth(), AGAIN_AFTER);
        },
      );
    let callOff = afterFirstPage(() => void fetchBoth(), navigator.onLine ? AFTER : 0);
    const handleOffline = () => void fetchBoth();
    window.addEventListener('offline', handleOffline);
    return () => {
      isCurrent = false;
      callOff();
      window.removeEventListener('offline', handleOffline);
    };
  }, [data]);

  if (parts === undefined || client === undefined) return null;
  const { StatusLine } = parts;
  return <StatusLine client={client} />;
}
