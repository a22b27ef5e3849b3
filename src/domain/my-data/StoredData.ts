/** Everything that is stored about the player, as written by the server. */
export interface StoredData {
  readonly exportedAt: string;
}

/** @param exportedAt ISO 8601 */
export const dataFileName = ({ exportedAt }: StoredData): string =>
  `farstead-my-data-${exportedAt.slice(0, 10)}.json`;
