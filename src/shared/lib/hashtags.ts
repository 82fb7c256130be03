/** A hashtag has no spaces: "#Form4" reads "Form 4", "#StepByStep" reads "Step By Step". */
const tagWords = (tag: string): string =>
  tag.replace(/^#/, '').replace(/(\p{L}\p{Ll})(?=\p{Lu}\p{Ll})|(\p{Ll})(?=\d)/gu, '$&\u00a0');

/** Returns hashtags, with or without `#`, as words: "Form 4 · DSE · Algebra". */
export const joinTags = (tags: readonly string[]): string => tags.map(tagWords).join(' · ');
