/** Thrown for an invalid query. The message explains the error to the client. */
export class BadQuery extends Error {
  /** @param position zero-based position of the error in the query */
  constructor(
    message: string,
    readonly position?: number,
  ) {
    super(position === undefined ? message : `${message} (at character ${String(position + 1)})`);
    this.name = 'BadQuery';
  }
}
