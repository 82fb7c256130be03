/**
 * All proofs of fields. The files of `test/fields` are called as those of `src/shared/entities`, and each may export
 * `tables` and `exemptions`.
 */
import type { Exemptions, ProofTable } from './proof';

interface EntityFile {
  readonly tables?: readonly ProofTable[];
  readonly exemptions?: Exemptions;
}

/** By the path of the file. */
export const entityFiles = import.meta.glob<EntityFile>(['../*.ts', '!../*.test.ts'], { eager: true });

export const tables = Object.values(entityFiles).flatMap((file) => file.tables ?? []);
export const exemptions = Object.values(entityFiles).flatMap((file) => file.exemptions ?? []);
