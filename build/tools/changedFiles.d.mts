/** Returns the paths of files below `root` that differ from the last commit or are new, without deleted ones. */
export function changedFiles(root: string): string[];
