// @vitest-environment node
/**
 * The fault matrix: every call of the app against every fault. Its parts share one test file, since loading the whole
 * app and its backend takes longer than most of them.
 */
import { vi } from 'vitest';
import './coverage';
import './reads';
import './writes';
import './orderCalls';
import './allCalls';

vi.mock('@/platform/session/BySession', async () => (await import('./hydratedBySession')).hydratedBySession);
vi.mock('@/shared/routing/useHydratedLocation', async () => ({
  useHydratedLocation: (await import('react-router-dom')).useLocation,
}));
