/** Validators of the API's published description in which an unknown key is an error. */
import { createValidator } from '../../build/api/schemas';
import { description } from './operations';

/** Returns the faults of a value, each with its place. `name`: `checks/courses-200`, `components/schemas/Course`. */
type Check = (name: string, value: unknown) => string[];

function createCheck(coerceTypes: boolean): Check {
  const validate = createValidator(description, { additionalProperties: false }, { coerceTypes });
  return (name, value) =>
    validate(name, value).map(({ instancePath, message, params, data }) => {
      const detail = [params.additionalProperty, params.allowedValues, params.allowedValue].find(
        (one) => one !== undefined,
      );
      const shown = JSON.stringify(data)?.slice(0, 200);
      return `${instancePath || '/'} ${message}${detail === undefined ? '' : ` (${detail})`}: ${shown}`;
    });
}

export const checkJson = createCheck(false);
/** Numbers may be texts, as in a query. */
export const checkTexts = createCheck(true);
