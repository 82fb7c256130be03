import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// The first import of a lazy page can take seconds on a busy machine; loaded content is found at once.
configure({ asyncUtilTimeout: 15_000 });

// Each test is a tab of its own.
afterEach(() => {
  cleanup();
  globalThis.sessionStorage?.clear();
});

// Files of one worker share their modules: a page that is still loading when its file ends would fail to load in the next.
afterAll(() => vi.dynamicImportSettled());
