/** The browser's notifications. An iPhone has them only in an app on its home screen. */

export const hasNotifications = (): boolean => typeof Notification !== 'undefined';

export const isAllowed = (): boolean => hasNotifications() && Notification.permission === 'granted';

/** Asks for the permission, unless it was given or refused before. Call it in a press. */
export async function askPermission(): Promise<boolean> {
  if (!hasNotifications()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

interface Announcement {
  title: string;
  body: string;
  /** Replaces an earlier one with the same tag, from any tab. */
  tag: string;
  /** Opens on a press; absolute. */
  url: string;
}

/** Shows a notification: by the service worker, since phones allow no other way, else by the page. */
export async function showNotification({ title, body, tag, url }: Announcement): Promise<void> {
  const options = { body, tag, icon: '/icons/icon-192.png', data: { url } };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) {
      await worker.showNotification(title, options);
      return;
    }
    const shown = new Notification(title, options);
    shown.onclick = () => {
      shown.close();
      window.focus();
      window.location.assign(url);
    };
  } catch {
    // A phone without the worker, or a permission that was taken back: the schedule says it all the same.
  }
}
