const PROBE = 'spire.probe';

/** Whether the browser keeps what it is given: it may deny its storage, or have no room in it (D78). */
export function canKeep(): boolean {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem(PROBE, PROBE);
      storage.removeItem(PROBE);
    }
    return true;
  } catch {
    return false;
  }
}
