/** Parts of axios that its types do not name: the bare client, and the adapter that knows upload progress. */
declare module 'axios/unsafe/core/Axios.js' {
  import type { Axios } from 'axios';

  const Client: typeof Axios;
  export default Client;
}

declare module 'axios/unsafe/adapters/xhr.js' {
  import type { AxiosAdapter } from 'axios';

  const xhrAdapter: AxiosAdapter;
  export default xhrAdapter;
}
