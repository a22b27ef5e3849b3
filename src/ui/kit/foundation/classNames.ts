/** Joins truthy names in order: `classNames('k-button', busy && 'is-busy')`. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => name !== false && name !== undefined && name !== '').join(' ');
