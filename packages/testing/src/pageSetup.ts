import { configure } from '@testing-library/dom';
import { TEST_LIMIT } from './timeLimits.ts';

// It ends what never comes, before the test itself would end without saying what was waited for.
configure({ asyncUtilTimeout: TEST_LIMIT * 0.75 });
