import { type RecalledScope, recallWorker } from './recallWorker';

recallWorker(globalThis as unknown as RecalledScope);
