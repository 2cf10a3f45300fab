const THOSE =
  'ungene|ungan|barna|borna|kidsa|familien|sønnen|dattera|datteren|mannen|kona|samboer(?:en)?|romkamerat(?:en|ene)?|bofellene|kollektivet|kids|children|family|son|daughter|husband|wife|(?:room|flat|house)mates?';
const IN_ONE_HOME = new RegExp(`^(?:my |our |the )?(?:${THOSE})(?: min| mi| mine| vår| våre)?$`, 'iu');

/** Whether a contact's name says that one shares a home with them. */
export function sharesHome(name: string): boolean {
  return IN_ONE_HOME.test(name.normalize('NFC').trim());
}
