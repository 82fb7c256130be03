import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A first import of a lazy page can take seconds on a busy machine; what is there at once is found at once.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
