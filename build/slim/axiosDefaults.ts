/**
 * Stands in for axios's defaults: `shared/http` serialises and reads bodies itself and sets every option it uses, so
 * that the conversions to and from forms are never reached.
 */
const defaults = {};
export default defaults;
