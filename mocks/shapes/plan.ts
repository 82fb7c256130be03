import type { Plan } from '../catalogue/planTypes';
import { isoOf } from '../rules/view';

export function toPlan({ expiredMs, ...plan }: Plan) {
  return { ...plan, expiredAt: isoOf(expiredMs) };
}
