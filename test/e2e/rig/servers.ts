/** Where the browser tests run the application and, on another origin, the mock API. */
export const sitePort = Number(process.env.E2E_PORT ?? 4273);
export const apiPort = sitePort + 1;
export const siteUrl = `http://127.0.0.1:${sitePort}`;
export const apiUrl = `http://127.0.0.1:${apiPort}`;
export const distDir = 'dist-e2e';
/** The same build with React's development version. */
export const developmentDir = 'dist-e2e-development';
