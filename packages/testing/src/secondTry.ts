/**
 * In a whole run everything competes for the processor: a page or a stack that once took too long is tried once more, and
 * named in the summary. A file that is run by itself has one try.
 */
if (process.env['SPIRE_REPORTS'] !== undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true });
