import { type BuildEnv, envKeys } from '../build/settings/env';

/** A configuration in which every key is empty. */
export const emptyEnv = Object.fromEntries(envKeys.map((key) => [key, ''])) as BuildEnv;
