/** The one door to what a person takes out of an account and brings into one. */
export { exportJson } from './exportJson.ts';
export { exportPage } from './exportPage.ts';
export { exportTable } from './exportTable.ts';
export { importBody, importDocument, IMPORT_LIMIT } from './importDocument.ts';
export { personsPictures } from './personsPictures.ts';
export type { PersonsPictures } from './personsPictures.ts';
export { readExport } from './readExport.ts';
