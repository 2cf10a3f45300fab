import { configure } from '@testing-library/dom';

// It ends what never comes and measures nothing: a machine with other work takes many times as long for an answer.
configure({ asyncUtilTimeout: 60_000 });
