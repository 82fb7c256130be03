import type { Samples } from './samples';

export interface PartProps {
  id: string;
  title: string;
  samples: Samples;
  /** Changes when colours do. */
  scheme: string;
}
