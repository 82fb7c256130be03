/** Stands in for axios's search for cycles in parameters: `shared/http` hands over finished URLs. */
const assertAcyclic = (): void => undefined;
export default assertAcyclic;
