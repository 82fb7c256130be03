/** Returns the name of the operating system from a user agent; 'unknown' for any other. */
export function osName(userAgent: string): string {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iOS';
  if (/Android/.test(userAgent)) return 'Android';
  if (/Windows/.test(userAgent)) return 'Windows';
  if (/Mac OS X/.test(userAgent)) return 'macOS';
  if (/Linux|X11|CrOS/.test(userAgent)) return 'Linux';
  return 'unknown';
}
