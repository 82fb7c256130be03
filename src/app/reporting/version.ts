/** Names the build; a chunk of its own, since it changes with each deployment. */
export const version = (import.meta.env.APP_VERSION as string | undefined) ?? '';
