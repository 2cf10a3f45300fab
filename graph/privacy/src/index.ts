/** The one door to what a person takes out of an account and brings into one. */
export { confirmDiary, heldColumns, heldEntries, holdDiary, picturesOf } from './diary/heldDiary.ts';
export { ReceivedFile, receiveFile } from './diary/receivedFile.ts';
export { exportJson } from './exportJson.ts';
export { exportPage } from './exportPage.ts';
export { exportTable } from './exportTable.ts';
export { checkDocument, importBody, importDocument } from './importDocument.ts';
export { IMPORT_LIMIT, ReceivedDocument, receiveDocument } from './receivedDocument.ts';
export { personsPictures } from './personsPictures.ts';
export type { PersonsPictures } from './personsPictures.ts';
export { readExport } from './readExport.ts';
