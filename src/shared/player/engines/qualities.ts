/** Pixels of the picture's height. */
export const mostSavedHeight = 480;

/** Returns the index of the best quality of at most 480p; of the first, lowest one when all are higher. */
export const highestSaved = (levels: readonly { readonly height: number }[]): number =>
  Math.max(
    0,
    levels.findLastIndex(({ height }) => height <= mostSavedHeight),
  );
