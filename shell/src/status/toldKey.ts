/** Says, in this tab, that the person has been told that this browser keeps nothing. */
export const KEEPS_NOTHING_TOLD = 'spire.keepsNothing';
