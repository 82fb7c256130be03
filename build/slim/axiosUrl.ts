/** Stands in for axios's own serialisation of parameters: `shared/http` hands over finished URLs. */
const buildUrl = (url: string): string => url;
export default buildUrl;
