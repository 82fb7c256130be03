/** Path of the payment page; it has no locale, unlike the app's own pages. */
export const paymentPath = (orderId: string) => `/pay/${orderId}`;

/** Returns the order id of a payment page's path, or null for any other path. */
export const paymentOrder = (pathname: string): string | null => /^\/pay\/([\w-]+)\/?$/.exec(pathname)?.[1] ?? null;
