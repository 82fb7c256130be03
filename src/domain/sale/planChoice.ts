/** Where the choice of a plan is stored until it is paid: among the visitor's drafts. */
import { draftKey } from '@/platform/session/drafts';

/** Returns the storage key of the choice for a collection; a guest's has no user. */
export const planChoiceKey = (userId: string | undefined, region: string, collectionId: number) =>
  draftKey(userId || 'guest', `purchase.${region}.${collectionId}`);
