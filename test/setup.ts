import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The first import of a lazy page can take seconds on a busy machine; loaded content is found at once.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
