/** Whether data is saved: pictures are small, and nothing loads before it is asked for. */

let chosen: boolean | null = null;

/** Takes the choice from the settings of the player, as they are stored; without one, the browser decides (`Save-Data`). */
export function chooseDataSaver(settings: unknown): void {
  const quality = (settings as { quality?: unknown } | null)?.quality ?? null;
  chosen = quality === null ? null : quality === 'saver';
}

export const isDataSaved = (): boolean =>
  chosen ??
  (globalThis.navigator as Navigator & { connection?: { saveData?: boolean } })?.connection?.saveData === true;
