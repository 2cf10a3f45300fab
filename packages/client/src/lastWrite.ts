/** Where the device keeps when something was last written here, in ms since 1970: a picture of a page from before is old. */
export const LAST_WRITE_KEY = 'spire.lastWrite';
