const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The service moves pictures to an address of its own and measures them itself. */
const isPicture = (value: Readonly<Record<string, unknown>>): boolean =>
  isRecord(value.dimensions) && typeof value.url === 'string';

/** What is compared of an object: of a picture what is said of it, of a link to a file of this site where it is. */
const comparedIn = (local: Readonly<Record<string, unknown>>): readonly string[] => {
  if (isPicture(local)) return ['alt', 'copyright'];
  return local.link_type === 'Media' ? ['url'] : Object.keys(local);
};

/** Whether `remote` says all that `local` does; the service adds fields of its own, and writes empty ones as null. */
export const covers = (remote: unknown, local: unknown): boolean => {
  if (Array.isArray(local)) {
    return (
      Array.isArray(remote) &&
      remote.length === local.length &&
      local.every((item, index) => covers(remote[index], item))
    );
  }
  if (!isRecord(local)) return (remote ?? null) === (local ?? null);
  if (!isRecord(remote)) return false;
  return comparedIn(local).every((field) => covers(remote[field], local[field]));
};
