/** A query that can't be answered as it is written: the caller's mistake, told in the caller's words. */
export class BadQuery extends Error {
  /** @param position where in the text of the query the mistake was noticed, from 0 */
  constructor(
    message: string,
    readonly position?: number,
  ) {
    super(position === undefined ? message : `${message} (at character ${String(position + 1)})`);
    this.name = 'BadQuery';
  }
}
