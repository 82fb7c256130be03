/** Beside the app's own pages, which all stand below a locale. */
export const paymentPath = (orderId: string) => `/pay/${orderId}`;

/** The order of a payment page's address, or null for any other address. */
export const paymentOrder = (pathname: string): string | null => /^\/pay\/([\w-]+)\/?$/.exec(pathname)?.[1] ?? null;
