/** A query that cannot be answered; the message tells the caller why. */
export class BadQuery extends Error {
  /** @param position of the mistake in the query, from 0 */
  constructor(
    message: string,
    readonly position?: number,
  ) {
    super(position === undefined ? message : `${message} (at character ${String(position + 1)})`);
    this.name = 'BadQuery';
  }
}
