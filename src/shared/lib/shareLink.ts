export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed';

/** The part of `Navigator` that shares; both are missing on pages without https, `share` also in some browsers. */
export type ShareSystem = Partial<Pick<Navigator, 'share' | 'clipboard'>>;

/**
 * Opens the system's share sheet, or copies the URL where there is none. Call it in the handler of a press: browsers
 * refuse both otherwise.
 */
export async function shareLink(url: string, title: string, system: ShareSystem = navigator): Promise<ShareOutcome> {
  try {
    if (system.share) {
      await system.share({ title, url });
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
  }
  try {
    if (!system.clipboard) return 'failed';
    await system.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
