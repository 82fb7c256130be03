/**
 * The next live lesson before the app's code has loaded: the early script of the document shows its title and picture in
 * the skeleton (`UpNextSkeleton.module.css`), through properties of the root element, which stay when React renders.
 */

export interface EarlyLesson {
  title: string;
  /** URL; empty for none. */
  picture: string;
}

export function showEarlyLesson({ title, picture }: EarlyLesson): void {
  const { dataset, style } = document.documentElement;
  // A JSON string is also a string of CSS.
  style.setProperty('--next-title', JSON.stringify(title));
  if (picture) style.setProperty('--next-picture', `url(${JSON.stringify(picture)})`);
  dataset.nextLesson = '';
}

/** Clears the lesson, so that no later skeleton shows it, perhaps to another user. */
export function hideEarlyLesson(): void {
  const { dataset, style } = document.documentElement;
  delete dataset.nextLesson;
  style.removeProperty('--next-title');
  style.removeProperty('--next-picture');
}
