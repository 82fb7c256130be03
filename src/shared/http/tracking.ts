/**
 * Sends one event to the tracking host and forgets it: no-cors, so the body is text/plain, the answer is opaque and
 * never read, and no failure of any kind reaches the caller. `keepalive` lets it leave with the page.
 */
export function sendTracking(
  trackingUrl: string,
  event: Record<string, unknown>,
  toSnake: (value: unknown) => unknown,
): void {
  try {
    fetch(`${trackingUrl}/video`, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
      headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify(toSnake(event)),
    }).catch(ignore);
  } catch {
    // An event that cannot be serialised or sent is lost, as one that the network loses is.
  }
}

function ignore() {}
