/** Returns the tab in an address if it exists, else the first. */
export const findTab = <Key extends string>(named: string | null, keys: readonly Key[]): Key | undefined =>
  keys.find((key) => key === named) ?? keys[0];
