/** Where the browser tests run the application and, on another origin, the mock API. */
export const sitePort = 4273;
export const apiPort = 4274;
export const siteUrl = `http://127.0.0.1:${sitePort}`;
export const apiUrl = `http://127.0.0.1:${apiPort}`;
export const distDir = 'dist-e2e';
