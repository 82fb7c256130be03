/** Captions of a video: the player shows them. */
import type { Exemptions } from './harness/proof';

export const exemptions: Exemptions = [['captionSchema', 'the file and the menu of captions', 'label lang url']];
