/**
 * Stands in for axios's table of adapters: `shared/http` hands over its adapter as a function, so that those of axios
 * for the browser and for Node need not be there to choose from.
 */
const adapters = { getAdapter: (adapter: unknown) => adapter };
export default adapters;
