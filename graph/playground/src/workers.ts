import type {} from 'monaco-editor/esm/vs/editor/editor.api.js';

/** Monaco asks here for its workers: files of this build, never those that GraphiQL would fetch from a network. */
window.MonacoEnvironment = {
  getWorker: (_id, label) => {
    switch (label) {
      case 'json':
        return new Worker(new URL('monaco-editor/esm/vs/language/json/json.worker.js', import.meta.url));
      case 'graphql':
        return new Worker(new URL('monaco-graphql/esm/graphql.worker.js', import.meta.url));
      default:
        return new Worker(new URL('monaco-editor/esm/vs/editor/editor.worker.js', import.meta.url));
    }
  },
};
