/** The open post of the academy. */
import { type FetchState, fetchActions, fetchReducer, isMissing } from '@/shared/duck/fetch';
import type { Post } from '@/shared/entities/post';

export const post = fetchActions<{ id: number }, Post>('academy/post');

export interface AcademySlice {
  academy: FetchState<Post>;
}

export const academyReducer = fetchReducer(post);

export const selectPostState = (root: AcademySlice) => root.academy;
/** Selects whether the server does not know the post. */
export const selectPostMissing = (root: AcademySlice) => isMissing(root.academy);
