/** All data that is stored about the player, in the server's format. */
export interface DataExport {
  readonly exportedAt: string;
}

/** @param exportedAt ISO 8601 */
export const exportFileName = ({ exportedAt }: DataExport): string =>
  `farstead-my-data-${exportedAt.slice(0, 10)}.json`;
