const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the value is an image, for which the service sets its own URL and dimensions. */
const isPicture = (value: Readonly<Record<string, unknown>>): boolean =>
  isRecord(value.dimensions) && typeof value.url === 'string';

/** Returns the fields to compare: the texts of an image, or the URL of a link to a file on this site. */
const comparedIn = (local: Readonly<Record<string, unknown>>): readonly string[] => {
  if (isPicture(local)) return ['alt', 'copyright'];
  return local.link_type === 'Media' ? ['url'] : Object.keys(local);
};

/** Whether `remote` contains all values of `local`. The service adds fields and stores empty ones as null. */
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
