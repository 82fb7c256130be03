/** Where the files of lessons are that a student keeps on the device: addresses of this site, which only its worker answers. */

/** Beginning of the paths of kept files; below it are a user's. */
export const keptRoot = '/kept/';

/** Returns the folder of a user's kept lesson. `key` names the lesson. */
export const keptFolder = (userId: string, key: string): string => `${keptRoot}${encodeURIComponent(userId)}/${key}/`;

/** A file that came in parts is kept as `film.0`, `film.1` and so on. */
export const keptPart = (path: string, index: number): string => `${path}.${index}`;

export const captionsName = (lang: string): string => `captions-${encodeURIComponent(lang)}`;
export const worksheetName = (id: string): string => `worksheet-${encodeURIComponent(id)}`;
