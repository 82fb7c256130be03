import type { Plan } from '../catalogue/planTypes';
import { toIsoText } from '../rules/view';

export function toPlan({ expiredMs, ...plan }: Plan) {
  return { ...plan, expiredAt: toIsoText(expiredMs) };
}
