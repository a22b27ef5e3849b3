/** All data that is stored about the player, in the server's format. */
export interface DataExport {
  readonly exportedAt: string;
  /** Rows by table. The server defines the tables and their columns. */
  readonly data: object;
  /** Columns that are stored but not exported. */
  readonly heldNotShown: readonly { readonly table: string }[];
}

/** @param exportedAt ISO 8601 */
export const exportFileName = ({ exportedAt }: DataExport): string =>
  `farstead-my-data-${exportedAt.slice(0, 10)}.json`;
