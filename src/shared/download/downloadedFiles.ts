/** Where the files of lessons are that a student downloads: addresses of this site, which only its worker answers. */

/** Beginning of the paths of downloaded files; below it are a user's. Files on devices are stored under it. */
export const downloadsRoot = '/kept/';

/** Returns the folder of a user's downloaded lesson. `key` names the lesson. */
export const downloadFolder = (userId: string, key: string): string =>
  `${downloadsRoot}${encodeURIComponent(userId)}/${key}/`;

/** A file that came in parts is stored as `film.0`, `film.1` and so on. */
export const filePart = (path: string, index: number): string => `${path}.${index}`;

export const captionsName = (lang: string): string => `captions-${encodeURIComponent(lang)}`;
export const worksheetName = (id: string): string => `worksheet-${encodeURIComponent(id)}`;
