/** The tab that an address names where there is such a tab, else the first. */
export const tabNamed = <Key extends string>(named: string | null, keys: readonly Key[]): Key | undefined =>
  keys.find((key) => key === named) ?? keys[0];
